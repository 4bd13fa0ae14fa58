"""Strands Agents. `python with_strands.py COMMAND [ARGS...]`

An agent gets the server by `Agent(tools=[client])`; here its tool is called without a model. Strands runs the hook
in a thread of its own, with its own event loop: give such a host an elicitor of its own.
"""

import sys

import anyio
import anyio.to_thread
from mcp import StdioServerParameters, stdio_client
from strands.tools.mcp import MCPClient

from voice_elicit import VoiceElicitor
from voice_elicit.mcp.callback import Callback


async def order(command: list[str], hook: Callback) -> str:
    """Call the tool `order` of a server; the person answers what it asks by voice."""
    server = StdioServerParameters(command=command[0], args=command[1:])

    def call() -> str:
        with MCPClient(lambda: stdio_client(server), elicitation_callback=hook) as client:
            result = client.call_tool_sync("1", "order", {})
        return str(result["content"][0].get("text", ""))

    return await anyio.to_thread.run_sync(call)


async def main() -> None:
    async with VoiceElicitor() as elicitor:
        print(await order(sys.argv[1:], Callback(elicitor)))


if __name__ == "__main__":
    anyio.run(main)
