"""Plays every outcome through one host's sample against one server: `python -m tests.mcp.hosts.play SAMPLE ...`.

Run by `run.py` in the host's own environment. Prints one JSON object: what the tool said, by outcome.
"""

from __future__ import annotations

import asyncio
import importlib.util
import json
import sys
from collections.abc import Coroutine
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
        told[outcome] = await _called(order(person(*script).mcp.named("Orders")))
    told["timeout"] = await _called(order(Person(GateEars(), budget=0.3).mcp.named("Orders")))
    return told


async def _called(order: Coroutine[Any, Any, str]) -> str:
    """In a task of its own and without any scope of ours around it: mcp-use does not leave its scopes in order."""
    try:
        return await asyncio.wait_for(asyncio.create_task(order), LONG)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


async def host_cancel(sample: str, options: dict[str, Any], command: list[str]) -> str:
    """The host gives its call up while the person is being asked."""
    order = partial(load(sample).order, command, **options)
    ears = GateEars()
    someone = Person(ears, budget=5.0)
    calling = asyncio.create_task(order(someone.mcp.named("Orders")))
    await asyncio.wait_for(ears.listening.wait(), LONG)
    calling.cancel()
    done, _ = await asyncio.wait([calling], timeout=LONG)
    if not done:
        return "hangs"
    return "withdrawn" if any("withdrawn" in line for line in someone.heard) else "ends with the budget"


def play(sample: str, options: dict[str, Any], command: list[str]) -> dict[str, str]:
    told = anyio.run(main, sample, options, command)
    try:  # on a loop of its own: a host that breaks on being cancelled takes the loop with it
        told["host cancel"] = anyio.run(host_cancel, sample, options, command)
    except Exception as error:
        told["host cancel"] = f"the host fails: {type(error).__name__}"
    return told


if __name__ == "__main__":
    name, settings, *server = sys.argv[1:]
    sys.stdout.write(json.dumps(play(name, json.loads(settings), server)) + "\n")
