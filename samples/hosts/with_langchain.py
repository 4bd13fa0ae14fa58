"""langchain-mcp-adapters. `python with_langchain.py COMMAND [ARGS...]`

An agent gets the tools by `create_agent(model, tools)`; here the tool is called without a model. The server's name
in the configuration is the one the person hears.
"""

import sys

import anyio
from langchain_mcp_adapters.callbacks import Callbacks
from langchain_mcp_adapters.client import MultiServerMCPClient

from voice_elicit import VoiceElicitor
from voice_elicit.mcp.callback import Callback


async def order(command: list[str], hook: Callback) -> str:
    """Call the tool `order` of a server; the person answers what it asks by voice."""
    servers = {"orders": {"transport": "stdio", "command": command[0], "args": command[1:]}}
    client = MultiServerMCPClient(servers, callbacks=Callbacks(on_elicitation=hook))
    tools = {tool.name: tool for tool in await client.get_tools()}
    answer = await tools["order"].ainvoke({})
    return answer if isinstance(answer, str) else str(answer[0]["text"])


async def main() -> None:
    async with VoiceElicitor() as elicitor:
        print(await order(sys.argv[1:], Callback(elicitor)))


if __name__ == "__main__":
    anyio.run(main)
