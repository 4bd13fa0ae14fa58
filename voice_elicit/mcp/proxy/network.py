"""HTTP that does not break off: a server that is not reached answers, in its place, with an error.

The `mcp` package lets an unreachable server end the whole session. Between a host and a server that may come back,
one failed request is one failed request. Imported only for `--http`; needs what the extra `mcp` brings.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping

import httpx2

from voice_elicit.mcp.wire import SERVER_GONE

__all__ = ["make_client"]

CONNECT_TIMEOUT = 30.0
READ_TIMEOUT = 3600.0
"""Seconds a stream may be still; a person answers in the meantime, and the server need not say anything."""


class _Whole(httpx2.AsyncByteStream):
    """A body that ends where the connection breaks; what is cut off fails as a message, not as a session."""

    def __init__(self, body: httpx2.AsyncByteStream) -> None:
        self._body = body

    async def __aiter__(self) -> AsyncIterator[bytes]:
        try:
            async for chunk in self._body:
                yield chunk
        except httpx2.TransportError:
            return

    async def aclose(self) -> None:
        await self._body.aclose()


class _Lasting(httpx2.AsyncBaseTransport):
    def __init__(self) -> None:
        self._network = httpx2.AsyncHTTPTransport()

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        try:
            response = await self._network.handle_async_request(request)
        except httpx2.TransportError:
            problem = {"code": SERVER_GONE, "message": f"The server at {request.url.host} is not reached."}
            body = json.dumps({"jsonrpc": "2.0", "id": None, "error": problem}).encode()
            return httpx2.Response(503, headers={"content-type": "application/json"}, content=body)
        assert isinstance(response.stream, httpx2.AsyncByteStream)
        response.stream = _Whole(response.stream)
        return response

    async def aclose(self) -> None:
        await self._network.aclose()


def make_client(headers: Mapping[str, str]) -> httpx2.AsyncClient:
    """A client for one MCP server; `headers` go with every request."""
    timeout = httpx2.Timeout(CONNECT_TIMEOUT, read=READ_TIMEOUT)
    return httpx2.AsyncClient(transport=_Lasting(), headers=dict(headers), timeout=timeout)
