"""Plays every outcome through one host's sample against one server: `python -m tests.mcp.hosts.play SAMPLE ...`.

Run by `run.py` in the host's own environment. Prints one JSON object: what the tool said, by outcome.
"""

from __future__ import annotations

import importlib.util
import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

import anyio

from tests.mcp.people import GateEars, Person, person

SAMPLES = Path(__file__).parents[3] / "samples" / "hosts"
SCRIPTS: dict[str, tuple[str, ...]] = {
    "accept": ("medium", "two", "skip", "yes"),
    "decline": ("no", "yes"),
    "cancel": ("stop", "yes"),
    "silence": (),
}
"""What the person says to a server the host knows by name; afterwards silence."""

LONG = 60.0


def load(name: str) -> Any:
    """A sample as a module; they are files to be read and run, not a package."""
    spec = importlib.util.spec_from_file_location(name, SAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def main(sample: str, options: dict[str, Any], command: list[str]) -> dict[str, str]:
    order = partial(load(sample).order, command, **options)
    told: dict[str, str] = {}
    for outcome, script in SCRIPTS.items():
        someone = person(*script)
        with anyio.fail_after(LONG):
            told[outcome] = await _called(order, someone)
    late = Person(GateEars(), budget=0.3)
    with anyio.fail_after(LONG):
        told["timeout"] = await _called(order, late)
    told["host cancel"] = await _host_cancel(order)
    return told


async def _called(order: Any, someone: Person) -> str:
    try:
        return str(await order(someone.mcp.named("Orders")))
    except Exception as error:
        return f"{type(error).__name__}: {error}"


async def _host_cancel(order: Any) -> str:
    """The host gives its call up while the person is being asked."""
    ears = GateEars()
    someone = Person(ears, budget=5.0)
    with anyio.move_on_after(LONG) as late:
        async with anyio.create_task_group() as group:
            group.start_soon(_called, order, someone)
            await ears.listening.wait()
            group.cancel_scope.cancel()
    if late.cancelled_caught:
        return "hangs"
    return "withdrawn" if any("withdrawn" in line for line in someone.heard) else "ends with the budget"


if __name__ == "__main__":
    name, settings, *server = sys.argv[1:]
    print(json.dumps(anyio.run(main, name, json.loads(settings), server)), flush=True)  # noqa: T201 - the result
