"""Google's Agent Development Kit. `python with_google_adk.py COMMAND [ARGS...]`

An agent gets the toolset by `LlmAgent(..., tools=[toolset])`; here its tool is called without a model.
"""

import sys

import anyio
from google.adk.tools.mcp_tool import McpToolset, StdioConnectionParams
from mcp import StdioServerParameters

from voice_elicit import VoiceElicitor
from voice_elicit.mcp.callback import Callback


async def order(command: list[str], hook: Callback) -> str:
    """Call the tool `order` of a server; the person answers what it asks by voice."""
    server = StdioServerParameters(command=command[0], args=command[1:])
    connection = StdioConnectionParams(server_params=server, timeout=900)
    toolset = McpToolset(connection_params=connection, elicitation_callback=hook)
    try:
        tools = {tool.name: tool for tool in await toolset.get_tools()}
        session = await toolset._mcp_session_manager.create_session()
        result = await session.call_tool(tools["order"].name, {})
    finally:
        await toolset.close()
    return str(getattr(result.content[0], "text", ""))


async def main() -> None:
    async with VoiceElicitor() as elicitor:
        print(await order(sys.argv[1:], Callback(elicitor)))


if __name__ == "__main__":
    anyio.run(main)
