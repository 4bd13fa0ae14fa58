"""A server of the `mcp` SDK 2.x that asks in every way the SDK knows: on stdio, or with a port on HTTP."""

from __future__ import annotations

import sys
from typing import Annotated, Literal

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.resolve import Elicit, Resolve
from mcp.shared.exceptions import UrlElicitationRequiredError
from mcp_types import ElicitRequestURLParams
from pydantic import BaseModel, Field

__all__ = ["make_server"]

PAGE = "https://pay.example.org/order/7"


class Order(BaseModel):
    size: Literal["small", "medium", "large"]
    count: int = Field(ge=1)
    gift: bool = False


class Nothing(BaseModel):
    """No field: a confirmation."""


def _ask() -> Elicit[Order]:
    return Elicit("Your order", Order)


def make_server(name: str = "orders", title: str | None = "Green Table") -> MCPServer:
    server = MCPServer(name, title=title)

    @server.tool()
    async def pushed(ctx: Context) -> str:
        """Ask in the middle of the call (up to 2025-11-25)."""
        answer = await ctx.elicit("Your order", Order)
        return (
            f"{answer.action}: {answer.data.model_dump_json(exclude_unset=True) if answer.action == 'accept' else ''}"
        )

    @server.tool()
    async def resolved(order: Annotated[Order, Resolve(_ask)]) -> str:
        """Ask before the call: pushed up to 2025-11-25, rounds since 2026-07-28."""
        return f"accept: {order.model_dump_json(exclude_unset=True)}"

    @server.tool()
    async def page(ctx: Context) -> str:
        """Have a page opened, and say at once that it is done."""
        answer = await ctx.elicit_url("Please pay", PAGE, "page-7")
        if answer.action == "accept":
            await ctx.session.send_elicit_complete("page-7")
        return answer.action

    @server.tool()
    async def agree(number: int, ctx: Context) -> str:
        """Ask for agreement only."""
        answer = await ctx.elicit(f"Agree to number {number}?", Nothing)
        return f"{number} {answer.action}"

    opened: list[str] = []

    @server.tool()
    async def needs_page() -> str:
        """Refuse with -32042 the first time."""
        if not opened:
            opened.append("page-8")
            params = ElicitRequestURLParams(
                message="Sign in first", url="https://id.example.org", elicitation_id="page-8"
            )
            raise UrlElicitationRequiredError([params])
        return "signed in"

    @server.tool()
    async def add(a: int, b: int) -> int:
        return a + b

    return server


if __name__ == "__main__":
    if len(sys.argv) < 2:
        make_server().run("stdio")
    else:
        make_server().run("streamable-http", port=int(sys.argv[1]))
