"""npm's server-everything behind the proxy, called by a host that knows nothing of elicitation.

`python samples/everything/through_proxy.py` asks by voice; with a file of replies (`form.txt` beside this file) it
reads them instead. Needs Node.js (npx) and `pip install 'voice-elicit[voice,mcp]'`.
"""

import sys
from pathlib import Path

import anyio
from mcp import Client, StdioServerParameters

SERVER = ["npx", "-y", "@modelcontextprotocol/server-everything"]


async def main(replies: str | None) -> None:
    options = ["--name", "Everything", *(["--replies", replies] if replies else [])]
    proxy = StdioServerParameters(
        command=sys.executable, args=["-m", "voice_elicit.cli", "proxy", *options, "--", *SERVER], cwd=Path.cwd()
    )
    async with Client(proxy, mode="legacy") as client:
        result = await client.call_tool("trigger-elicitation-request", {})
        for part in result.content:
            print(getattr(part, "text", ""))


if __name__ == "__main__":
    anyio.run(main, sys.argv[1] if len(sys.argv) > 1 else None)
