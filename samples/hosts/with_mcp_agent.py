"""mcp-agent. `python with_mcp_agent.py COMMAND [ARGS...]`

The server's name in the configuration is the one the person hears.
"""

import sys

import anyio
from mcp_agent.app import MCPApp
from mcp_agent.config import LoggerSettings, MCPServerSettings, MCPSettings, Settings
from mcp_agent.mcp.gen_client import gen_client

from voice_elicit import VoiceElicitor
from voice_elicit.mcp.callback import Callback


async def order(command: list[str], hook: Callback) -> str:
    """Call the tool `order` of a server; the person answers what it asks by voice."""
    servers = {"orders": MCPServerSettings(name="orders", command=command[0], args=command[1:])}
    settings = Settings(mcp=MCPSettings(servers=servers), logger=LoggerSettings(type="none"))
    app = MCPApp(name="orders", settings=settings, elicitation_callback=hook)
    async with (
        app.run() as running,
        gen_client("orders", running.server_registry, context=running.context) as session,
    ):
        result = await session.call_tool("order", {})
        return str(getattr(result.content[0], "text", ""))


async def main() -> None:
    async with VoiceElicitor() as elicitor:
        print(await order(sys.argv[1:], Callback(elicitor)))


if __name__ == "__main__":
    anyio.run(main)
