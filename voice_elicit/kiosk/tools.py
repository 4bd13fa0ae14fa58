"""The tools of an MCP server as an errand: choose one, give what it needs, answer what it asks, see what it says.

Choice and arguments are put through the same dialogue as elicitations: a tool's `inputSchema` is a form as well.
Every visit has a session of its own with the server, so that servers cannot mix up visitors either.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

from voice_elicit.dialogue.actions import Outcome
from voice_elicit.dialogue.asker import Asker
from voice_elicit.errors import MissingEngine
from voice_elicit.kiosk.errands import Visitor
from voice_elicit.mcp.calls import read_call
from voice_elicit.mcp.results import build_result

__all__ = ["ToolsErrand"]


@dataclass(frozen=True, slots=True)
class ToolsErrand:
    """Fronts a server."""

    target: str | Sequence[str]
    """URL of a Streamable HTTP server, or command and arguments of a stdio one."""
    name: str = ""
    """The server as you know it; empty: what it calls itself, said as its own claim."""
    tools: tuple[str, ...] = ()
    """Which tools to offer; empty: all."""

    async def __call__(self, visitor: Visitor) -> None:
        async def elicited(*arguments: Any, **keywords: Any) -> Any:
            call = read_call(arguments, keywords)
            return build_result(call, await visitor.ask(call.wire, call.asker(self.name)))

        async with AsyncExitStack() as stack:
            client = await stack.enter_async_context(_client(self.target, elicited))
            asker = Asker(self.name, vouched=True) if self.name else Asker(_own_name(client))
            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            tools = {name: tools[name] for name in self.tools or tools if name in tools}
            tool = await _chosen(visitor, asker, tools)
            if tool is None:
                return
            arguments = await _arguments(visitor, asker, tool)
            if arguments.action != "accept":
                return
            result = await client.call_tool(tool.name, arguments.content or {})
            visitor.tell(_words(result))


async def _chosen(visitor: Visitor, asker: Asker, tools: Mapping[str, Any]) -> Any:
    if len(tools) <= 1:
        return next(iter(tools.values()), None)
    options = [{"const": name, "title": tool.title or name.replace("_", " ")} for name, tool in tools.items()]
    schema = {
        "type": "object",
        "properties": {"tool": {"type": "string", "title": "What", "oneOf": options}},
        "required": ["tool"],
    }
    outcome = await visitor.ask({"message": "", "requestedSchema": schema}, asker)
    return tools[str(outcome.content["tool"])] if outcome.action == "accept" and outcome.content else None


async def _arguments(visitor: Visitor, asker: Asker, tool: Any) -> Outcome:
    wire = tool.model_dump(mode="json", by_alias=True, exclude_none=True)
    schema = wire.get("inputSchema") or {}
    if not schema.get("properties"):
        return Outcome("accept", {})
    return await visitor.ask({"message": tool.description or tool.title or "", "requestedSchema": schema}, asker)


def _words(result: Any) -> str:
    """What a tool answers, as text: its own, or else its structured content."""
    texts = [block.text for block in result.content if getattr(block, "type", "") == "text"]
    structured = getattr(result, "structured_content", None)
    return "\n".join(texts) or (json.dumps(structured, ensure_ascii=False) if structured else "")


def _own_name(client: Any) -> str:
    info = getattr(client, "server_info", None)
    return str(getattr(info, "title", None) or getattr(info, "name", None) or "")


def _client(target: str | Sequence[str], elicited: Any) -> Any:
    try:
        from mcp import Client, StdioServerParameters
        from mcp.client.stdio import stdio_client
    except ImportError as error:
        raise MissingEngine(
            "Fronting a server needs mcp 2; install it with: pip install 'voice-elicit[mcp]'."
        ) from error
    if isinstance(target, str):
        return Client(target, elicitation_callback=elicited)
    server = StdioServerParameters(command=target[0], args=list(target[1:]))
    return Client(stdio_client(server), elicitation_callback=elicited)
