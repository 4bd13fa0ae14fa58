"""A server of fastmcp 3 or 4, or of the `mcp` SDK 1.x (whose FastMCP is the same at this size), on stdio."""

from __future__ import annotations

try:
    from fastmcp import Context, FastMCP
except ImportError:
    from mcp.server.fastmcp import Context, FastMCP
from pydantic import BaseModel, Field

server = FastMCP("orders")


class Order(BaseModel):
    size: str = Field(json_schema_extra={"enum": ["small", "medium", "large"]})
    count: int
    gift: bool = False


@server.tool()
async def order(ctx: Context) -> str:
    """Ask in the middle of the call."""
    answer = await ctx.elicit("Your order", Order)
    if answer.action != "accept":
        return f"{answer.action}: "
    data = answer.data
    values = data.model_dump(exclude_unset=True) if isinstance(data, BaseModel) else vars(data)
    return f"accept: {values['size']} {values['count']}"


if __name__ == "__main__":
    server.run()
