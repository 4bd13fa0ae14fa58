"""The official SDK, 1.x, which many hosts still pin. `python with_mcp_1.py COMMAND [ARGS...]`

Its callback runs inside the receive loop: the budget of the hook is what ends a dialogue the host has given up.
"""

import sys

import anyio
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

from voice_elicit import VoiceElicitor
from voice_elicit.mcp.callback import Callback


async def order(command: list[str], hook: Callback) -> str:
    """Call the tool `order` of a server; the person answers what it asks by voice."""
    server = StdioServerParameters(command=command[0], args=command[1:])
    async with (
        stdio_client(server) as (reading, writing),
        ClientSession(reading, writing, elicitation_callback=hook, message_handler=hook.heed) as session,
    ):
        await session.initialize()
        result = await hook.call(lambda: session.call_tool("order", {}))
        return str(getattr(result.content[0], "text", ""))


async def main() -> None:
    async with VoiceElicitor() as elicitor:
        print(await order(sys.argv[1:], Callback(elicitor)))


if __name__ == "__main__":
    anyio.run(main)
