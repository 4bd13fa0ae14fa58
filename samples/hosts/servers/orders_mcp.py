"""A server of the `mcp` SDK 2.x on stdio: pushes up to 2025-11-25, asks in rounds since 2026-07-28."""

from __future__ import annotations

from typing import Annotated, Literal

from mcp.server.elicitation import ElicitationResult
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.resolve import Elicit, Resolve
from pydantic import BaseModel

server = MCPServer("orders")


class Order(BaseModel):
    size: Literal["small", "medium", "large"]
    count: int
    gift: bool = False


def ask() -> Elicit[Order]:
    return Elicit("Your order", Order)


@server.tool()
async def order(answer: Annotated[ElicitationResult[Order], Resolve(ask)]) -> str:
    """Ask before the call."""
    if answer.action != "accept":
        return f"{answer.action}: "
    return f"accept: {answer.data.size} {answer.data.count}"


if __name__ == "__main__":
    server.run("stdio")
