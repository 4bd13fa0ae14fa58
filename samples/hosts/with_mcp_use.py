"""mcp-use. `python with_mcp_use.py COMMAND [ARGS...]`"""

import sys

import anyio
from mcp_use import MCPClient

from voice_elicit import VoiceElicitor
from voice_elicit.mcp.callback import Callback


async def order(command: list[str], hook: Callback) -> str:
    """Call the tool `order` of a server; the person answers what it asks by voice."""
    servers = {"mcpServers": {"orders": {"command": command[0], "args": command[1:]}}}
    client = MCPClient(servers, elicitation_callback=hook)
    session = await client.create_session("orders")
    try:
        result = await session.call_tool("order", {})
    finally:
        await client.close_all_sessions()
    return str(getattr(result.content[0], "text", ""))


async def main() -> None:
    async with VoiceElicitor() as elicitor:
        print(await order(sys.argv[1:], Callback(elicitor)))


if __name__ == "__main__":
    anyio.run(main)
