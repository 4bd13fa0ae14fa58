"""pydantic-ai. `python with_pydantic_ai.py COMMAND [ARGS...]`

An agent gets the toolset by `Agent(..., toolsets=[toolset])`; here its tool is called without a model.
"""

import sys

import anyio
from fastmcp.client.transports import StdioTransport
from pydantic_ai.mcp import MCPToolset

from voice_elicit import VoiceElicitor
from voice_elicit.mcp.callback import Callback


async def order(command: list[str], hook: Callback) -> str:
    """Call the tool `order` of a server; the person answers what it asks by voice."""
    transport = StdioTransport(command[0], command[1:], keep_alive=False)
    async with MCPToolset(transport, elicitation_handler=hook) as toolset:
        return str(await toolset.direct_call_tool("order", {}))


async def main() -> None:
    async with VoiceElicitor() as elicitor:
        print(await order(sys.argv[1:], Callback(elicitor)))


if __name__ == "__main__":
    anyio.run(main)
