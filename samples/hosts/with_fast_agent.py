"""fast-agent, 0.10 and newer (Python 3.13). `python with_fast_agent.py COMMAND [ARGS...]`

The agent's model is the one that repeats; its tool is called without it. Servers stand in fast-agent's configuration.
"""

import json
import sys
import tempfile
from pathlib import Path

import anyio
from fast_agent import FastAgent

from voice_elicit import VoiceElicitor
from voice_elicit.mcp.callback import Callback


async def order(command: list[str], hook: Callback) -> str:
    """Call the tool `order` of a server; the person answers what it asks by voice."""
    servers = {"orders": {"command": command[0], "args": command[1:]}}
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "fastagent.config.yaml"  # JSON is YAML
        config.write_text(json.dumps({"mcp": {"servers": servers}}), encoding="utf-8")
        fast = FastAgent("orders", config_path=str(config), home=folder, parse_cli_args=False, quiet=True)

        @fast.agent("waiter", servers=["orders"], model="passthrough", elicitation_handler=hook)
        async def waiter() -> str:
            async with fast.run() as agent:
                result = await agent.waiter.call_tool("order", {})
                return str(getattr(result.content[0], "text", ""))

        return await waiter()


async def main() -> None:
    async with VoiceElicitor() as elicitor:
        print(await order(sys.argv[1:], Callback(elicitor)))


if __name__ == "__main__":
    anyio.run(main)
