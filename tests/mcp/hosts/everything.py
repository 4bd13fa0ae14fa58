"""npm's server-everything through the proxy, by reply files: `python -m tests.mcp.hosts.everything`.

Needs .venv-hosts/npm (tests/mcp/conformance/run.sh brings it). Prints a table; exit 1 if an answer is not as spoken.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import anyio

from tests.mcp.hosts.run import tell
from tests.mcp.proxying import ROOT, RawHost, raw_host

NPM = ROOT / ".venv-hosts" / "npm" / "node_modules"
SERVER = [
    str(NPM / "node" / "bin" / "node"),
    str(NPM / "@modelcontextprotocol/server-everything/dist/index.js"),
    "stdio",
]
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
"""Nothing for the integer, which the person skips."""

URL = {"url": "https://example.org/pay", "elicitationId": "e1"}


async def call(host: RawHost, name: str, arguments: dict[str, Any], **more: Any) -> dict[str, Any]:
    await host.send(id=1, method="tools/call", params={"name": name, "arguments": arguments, **more})
    return await answer(host, 1)


async def answer(host: RawHost, request_id: int) -> dict[str, Any]:
    while True:
        message = await host.receive()
        if message.get("id") == request_id and "method" not in message:
            return message


def raw_result(message: dict[str, Any]) -> Any:
    """The ElicitResult that the server says it got."""
    text = "".join(part["text"] for part in message["result"]["content"])
    return json.JSONDecoder().raw_decode(text[text.index("Raw result: ") + 12 :])[0]


async def form(host: RawHost) -> bool:
    got = raw_result(await call(host, "trigger-elicitation-request", {}))
    return bool(got == {"action": "accept", "content": FORM})


async def deferred(host: RawHost) -> bool:
    got = raw_result(await call(host, "trigger-elicitation-request-async", {}))
    values = {"name": "Ada", "favoriteColor": "Green", "agreeToTerms": True}
    return bool(got["action"] == "accept" and got["content"] == values)


async def url(host: RawHost) -> bool:
    return bool(raw_result(await call(host, "trigger-url-elicitation", URL)) == {"action": "accept"})


async def error_path(host: RawHost) -> bool:
    got = await call(host, "trigger-url-elicitation", {**URL, "errorPath": True})
    return bool(raw_result(got) == {"action": "accept"})


async def research(host: RawHost) -> bool:
    """A task that turns input_required; the host only polls, as one without elicitation would."""
    created = await call(host, "simulate-research-query", {"topic": "python", "ambiguous": True}, task={"ttl": 60000})
    task = created["result"]["task"]
    number = 10
    while task["status"] not in ("completed", "failed", "cancelled"):
        await anyio.sleep(0.5)
        number += 1
        await host.send(id=number, method="tasks/get", params={"taskId": task["taskId"]})
        task = (await answer(host, number))["result"]
    await host.send(id=9, method="tasks/result", params={"taskId": task["taskId"]})
    got = await answer(host, 9)
    return "python (snake)" in got["result"]["content"][0]["text"]


PLAYS = {
    "trigger-elicitation-request": (form, "form.txt"),
    "trigger-elicitation-request-async": (deferred, "async.txt"),
    "trigger-url-elicitation": (url, "url.txt"),
    "trigger-url-elicitation, error path": (error_path, "error-path.txt"),
    "simulate-research-query": (research, "research.txt"),
}


async def main() -> int:
    failed = 0
    tell("| tool | through the proxy |\n|---|---|")
    env = {**os.environ, "BROWSER": "true"}
    for title, (play, replies) in PLAYS.items():
        options = ("--name", "Everything", "--page-wait", "0.2", "--captions")
        log = Path(os.devnull) if "-v" not in sys.argv else Path("/dev/stderr")
        with log.open("w") as stderr:
            async with raw_host(REPLIES / replies, *options, server=SERVER, env=env, stderr=stderr.fileno()) as host:
                await host.initialize()
                await host.send(method="notifications/initialized")
                right = await play(host)
        failed += not right
        tell(f"| {title} | {'as spoken' if right else 'WRONG'} |")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(anyio.run(main))
