"""The client that the official conformance suite runs: `python -m tests.mcp.conformance.client [--proxy] URL`.

Elicitations are answered by the library; the person follows a script for each scenario. The suite names the
scenario in MCP_CONFORMANCE_SCENARIO and the revision in MCP_CONFORMANCE_PROTOCOL_VERSION. With --proxy the client has
no hook at all and `voice-elicit proxy --http URL` answers for it.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from tempfile import NamedTemporaryFile
from typing import Any

import anyio
from mcp import Client, StdioServerParameters
from mcp_types import ElicitResult, InputRequiredResult, InputResponses
from pydantic import ValidationError

from tests.mcp.people import person
from tests.mcp.proxying import PROXY

SCRIPTS: dict[str, tuple[str, ...]] = {
    "elicitation-sep1034-client-defaults": ("yes", "use all the suggestions", "yes"),
    "sep-2322-client-request-state": ("yes", "yes") * 10,
}
"""What the person says. The suggestions are asked for, heard at the read-back, and agreed to."""


async def main(url: str, scenario: str, version: str) -> None:
    someone = person(*SCRIPTS.get(scenario, ()))
    mode = version if version >= "2026-07-28" else "legacy"
    mode = "auto" if scenario == "request-metadata" else mode
    if "--proxy" in sys.argv:
        await _proxied(url, scenario, mode)
        return
    async with Client(url, mode=mode, elicitation_callback=someone.mcp) as client:
        tools = [tool.name for tool in (await client.list_tools()).tools]
        if scenario == "tools_call":
            await client.call_tool("add_numbers", {"a": 5, "b": 3})
        elif scenario == "sep-2322-client-request-state":
            await _rounds(client, someone.mcp.rounds)
        else:
            for name in tools:
                await client.call_tool(name, {})
    print("\n".join(someone.heard), file=sys.stderr)  # noqa: T201 - for whoever reads the suite's log


async def _proxied(url: str, scenario: str, mode: str) -> None:
    with NamedTemporaryFile("w", suffix=".txt") as replies:
        replies.write("\n".join(SCRIPTS.get(scenario, ())))
        replies.flush()
        command = [*PROXY, "--replies", replies.name, "--http", url]
        async with Client(StdioServerParameters(command=command[0], args=command[1:]), mode=mode) as client:
            for tool in (await client.list_tools()).tools:
                arguments = {"a": 5, "b": 3} if scenario == "tools_call" else {}
                with suppress(ValidationError):  # as below
                    await client.call_tool(tool.name, arguments)


async def _rounds(client: Client, rounds: Any) -> None:
    """One request driven by hand with another in between, the others by the SDK."""
    session = client.session
    first = await session.call_tool("test_mrtr_echo_state", {}, allow_input_required=True)
    assert isinstance(first, InputRequiredResult)
    await client.call_tool("test_mrtr_unrelated", {})
    answers = await rounds.answer(first)
    responses: InputResponses = {key: ElicitResult(**one) for key, one in answers.input_responses.items()}
    await session.call_tool("test_mrtr_echo_state", {}, input_responses=responses, request_state=answers.request_state)
    await client.call_tool("test_mrtr_no_state", {})
    with suppress(ValidationError):  # mcp 2.3.0 refuses a result without resultType; the suite sees the call
        await client.call_tool("test_mrtr_no_result_type", {})


if __name__ == "__main__":
    anyio.run(
        main,
        sys.argv[-1],
        os.environ["MCP_CONFORMANCE_SCENARIO"],
        os.environ.get("MCP_CONFORMANCE_PROTOCOL_VERSION", "2025-11-25"),
    )
