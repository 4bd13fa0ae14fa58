"""The official SDK, 2.x: pushed elicitations, rounds of 2026-07-28, pages. `python with_mcp.py COMMAND [ARGS...]`"""

import sys

import anyio
from mcp import Client, StdioServerParameters

from voice_elicit import VoiceElicitor
from voice_elicit.mcp.callback import Callback


async def order(command: list[str], hook: Callback, *, mode: str = "auto") -> str:
    """Call the tool `order` of a server; the person answers what it asks by voice."""
    server = StdioServerParameters(command=command[0], args=command[1:])
    async with Client(server, mode=mode, elicitation_callback=hook, message_handler=hook.heed) as client:
        result = await hook.call(lambda: client.call_tool("order", {}))
        return str(getattr(result.content[0], "text", ""))


async def main() -> None:
    async with VoiceElicitor() as elicitor:
        print(await order(sys.argv[1:], Callback(elicitor)))


if __name__ == "__main__":
    anyio.run(main)
