"""A server of fastmcp 4 on stdio: asks in the middle of the call up to 2025-11-25, in rounds since 2026-07-28."""

from __future__ import annotations

from typing import Any, Literal

from fastmcp import Context, FastMCP
from mcp_types import ElicitRequest, ElicitRequestFormParams, ElicitResult, InputRequiredResult
from pydantic import BaseModel

server = FastMCP("orders")


class Order(BaseModel):
    size: Literal["small", "medium", "large"]
    count: int
    gift: bool = False


SCHEMA = {
    "type": "object",
    "properties": {
        "size": {"type": "string", "enum": ["small", "medium", "large"]},
        "count": {"type": "integer"},
        "gift": {"type": "boolean", "default": False},
    },
    "required": ["size", "count"],
}


@server.tool()
async def order(ctx: Context) -> Any:
    """Ask for an order, in the way of the connection."""
    answer = (ctx.input_responses or {}).get("order")
    if isinstance(answer, ElicitResult):
        values = answer.content or {}
        return f"{answer.action}: " + " ".join(str(values[key]) for key in ("size", "count") if key in values)
    if ctx.request_context.protocol_version >= "2026-07-28":
        params = ElicitRequestFormParams(message="Your order", requested_schema=SCHEMA)
        return InputRequiredResult(input_requests={"order": ElicitRequest(params=params)})
    pushed = await ctx.elicit("Your order", Order)
    return f"accept: {pushed.data.size} {pushed.data.count}" if pushed.action == "accept" else f"{pushed.action}: "


if __name__ == "__main__":
    server.run()
