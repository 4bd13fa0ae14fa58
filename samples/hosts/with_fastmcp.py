"""fastmcp 3 and 4. `python with_fastmcp.py COMMAND [ARGS...]`"""

import sys
from typing import Any

import anyio
from fastmcp import Client
from fastmcp.client.transports import StdioTransport

from voice_elicit import VoiceElicitor
from voice_elicit.mcp.callback import Callback


async def order(command: list[str], hook: Callback, **options: Any) -> str:
    """Call the tool `order` of a server; the person answers what it asks by voice."""
    transport = StdioTransport(command[0], command[1:], keep_alive=False)
    async with Client(transport, elicitation_handler=hook, **options) as client:
        result = await client.call_tool("order", {}, raise_on_error=False)
        return str(getattr(result.content[0], "text", ""))


async def main() -> None:
    async with VoiceElicitor() as elicitor:
        print(await order(sys.argv[1:], Callback(elicitor)))


if __name__ == "__main__":
    anyio.run(main)
