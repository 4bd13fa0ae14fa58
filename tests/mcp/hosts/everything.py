"""npm's server-everything by reply files, through the proxy and directly: `python -m tests.mcp.hosts.everything`.

Needs .venv-hosts/npm (tests/mcp/conformance/run.sh brings it). Prints a table; exit 1 if an answer is not as spoken.
With -v the captions of the proxied dialogues go to stderr.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import anyio

from tests.mcp.hosts.everything_direct import PLAYS
from tests.mcp.hosts.run import ENVIRONMENTS, tell
from tests.mcp.proxying import ROOT, RawHost, raw_host

NPM = ROOT / ".venv-hosts" / "npm" / "node_modules"
SCRIPT = NPM / "@modelcontextprotocol" / "server-everything" / "dist" / "index.js"
SERVER = [str(NPM / "node" / "bin" / "node"), str(SCRIPT), "stdio"]
REPLIES = ROOT / "samples" / "everything"

FORM = {
    "name": "Ada Lovelace",
    "check": True,
    "firstLine": "It was a dark and stormy night.",
    "email": "ada@example.org",
    "homepage": "https://example.org/ada",
    "birthdate": "1815-12-10",
    "number": 2.5,
    "untitledSingleSelectEnum": "Phoebe",
    "untitledMultipleSelectEnum": ["Piano", "Drums"],
    "titledSingleSelectEnum": "hero-3",
    "titledMultipleSelectEnum": ["fish-2"],
    "legacyTitledEnum": "pet-3",
}
"""Nothing for the integer, which the person skips; the first line is a suggestion expressly taken."""


def received(text: str) -> Any:
    """The ElicitResult that the server says it got."""
    result = json.JSONDecoder().raw_decode(text[text.index("Raw result: ") + 12 :])[0]
    result.pop("_meta", None)
    return result


RIGHT: dict[str, Callable[[str], bool]] = {
    "trigger-elicitation-request": lambda text: received(text) == {"action": "accept", "content": FORM},
    "trigger-elicitation-request-async": lambda text: (
        received(text)["content"] == {"name": "Ada", "favoriteColor": "Green", "agreeToTerms": True}
    ),
    "trigger-url-elicitation": lambda text: received(text) == {"action": "accept"},
    "trigger-url-elicitation, error path": lambda text: received(text) == {"action": "accept"},
    "simulate-research-query": lambda text: "python (snake)" in text,
}


async def proxied(host: RawHost, title: str) -> str:
    """The tool's answer through the proxy, to a host that knows nothing of elicitation."""
    await host.initialize()
    await host.send(method="notifications/initialized")
    name = title.partition(",")[0]
    params: dict[str, Any] = {"name": name, "arguments": PLAYS[title][0]}
    if name != "simulate-research-query":
        return text_of(await call(host, 1, "tools/call", params))
    created = await call(host, 1, "tools/call", {**params, "task": {"ttl": 60_000}})
    task = created["result"]["task"]
    number = 1
    while task["status"] not in ("completed", "failed", "cancelled"):
        await anyio.sleep(0.5)
        number += 1
        task = (await call(host, number, "tasks/get", {"taskId": task["taskId"]}))["result"]
    return text_of(await call(host, number + 1, "tasks/result", {"taskId": task["taskId"]}))


async def call(host: RawHost, request_id: int, method: str, params: dict[str, Any]) -> dict[str, Any]:
    await host.send(id=request_id, method=method, params=params)
    while True:
        message = await host.receive()
        if message.get("id") == request_id and "method" not in message:
            return message


def text_of(message: dict[str, Any]) -> str:
    if "result" not in message:
        return json.dumps(message)
    return "".join(part.get("text", "") for part in message["result"]["content"])


async def through_proxy() -> dict[str, str]:
    told: dict[str, str] = {}
    options = ("--name", "Everything", "--page-wait", "0.2", "--captions")
    environment = {**os.environ, "BROWSER": "true"}
    stderr = sys.stderr.fileno() if "-v" in sys.argv else subprocess.DEVNULL
    for title, (_, file) in PLAYS.items():
        async with raw_host(REPLIES / file, *options, server=SERVER, env=environment, stderr=stderr) as host:
            told[title] = await proxied(host, title)
    return told


def directly() -> dict[str, str]:
    problem = ENVIRONMENTS["mcp-1.30"].make()
    if problem:
        return dict.fromkeys(PLAYS, problem)
    command = [str(ENVIRONMENTS["mcp-1.30"].python), "-W", "ignore", "-m", "tests.mcp.hosts.everything_direct"]
    done = subprocess.run(
        [*command, str(REPLIES), *SERVER], cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True
    )
    told: dict[str, str] = json.loads(done.stdout)
    return told


def main() -> int:
    ways = (directly(), anyio.run(through_proxy))
    failed = 0
    tell("| tool | directly | through the proxy |\n|---|---|---|")
    for title, right in RIGHT.items():
        cells = []
        for told in ways:
            try:
                good = right(told[title])
            except (ValueError, KeyError):
                good = False
            failed += not good
            cells.append("as spoken" if good else f"WRONG: {told[title][:200]}")
        tell(f"| {title} | {' | '.join(cells)} |")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
