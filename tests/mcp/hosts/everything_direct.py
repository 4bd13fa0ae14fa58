"""npm's server-everything through the `mcp` SDK 1.30 and the callback, without the proxy.

Run by `everything.py` in the environment mcp-1.30, whose SDK has tasks; prints one JSON object: right or not, by tool.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import anyio

from tests.mcp.people import Person, person
from voice_elicit.mcp.task_answers import TaskAnswers

PLAYS: dict[str, tuple[dict[str, Any], str]] = {
    "trigger-elicitation-request": ({}, "form.txt"),
    "trigger-elicitation-request-async": ({}, "async.txt"),
    "trigger-url-elicitation": ({"url": "https://example.org/pay", "elicitationId": "e1"}, "url.txt"),
    "trigger-url-elicitation, error path": (
        {"url": "https://example.org/pay", "elicitationId": "e1", "errorPath": True},
        "error-path.txt",
    ),
    "simulate-research-query": ({"topic": "python", "ambiguous": True}, "research.txt"),
}


def somebody(replies: Path) -> Person:
    lines = [line.strip() for line in replies.read_text(encoding="utf-8").splitlines()]
    return person(*[line for line in lines if line and not line.startswith("#")], page_wait=0.2)


async def play(title: str, arguments: dict[str, Any], someone: Person, command: list[str]) -> str:
    """The text of the tool's answer."""
    mcp: Any = import_module("mcp")
    stdio: Any = import_module("mcp.client.stdio")
    hook = someone.mcp.named("Everything")
    name = title.partition(",")[0]
    server = mcp.StdioServerParameters(command=command[0], args=command[1:])
    async with (
        TaskAnswers(hook) as answers,
        stdio.stdio_client(server) as (reading, writing),
        mcp.ClientSession(
            reading, writing, elicitation_callback=hook, experimental_task_handlers=answers.handlers
        ) as session,
    ):
        await session.initialize()
        if name == "simulate-research-query":
            created = await session.experimental.call_tool_as_task(name, arguments, ttl=60_000)
            async for status in session.experimental.poll_task(created.task.taskId):
                if status.status == "input_required":
                    break
            types: Any = import_module("mcp.types")
            result = await session.experimental.get_task_result(created.task.taskId, types.CallToolResult)
        else:
            result = await hook.call(lambda: session.call_tool(name, arguments))
    return "".join(getattr(part, "text", "") for part in result.content)


async def main(replies: Path, command: list[str]) -> dict[str, str]:
    told: dict[str, str] = {}
    for title, (arguments, file) in PLAYS.items():
        try:
            with anyio.fail_after(60):
                told[title] = await play(title, arguments, somebody(replies / file), command)
        except Exception as error:
            told[title] = f"{type(error).__name__}: {error}"
    return told


if __name__ == "__main__":
    sys.stdout.write(json.dumps(anyio.run(main, Path(sys.argv[1]), sys.argv[2:])) + "\n")
