"""The server behind a URL: Streamable HTTP, spoken by the `mcp` package, JSON-RPC as it is on our side.

Needs the extra `mcp` (2.x). Headers of 2026-07-28 are made from each message; sessions, streams that break off and
the end of a session are the package's own affair.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any

import anyio

from voice_elicit.errors import MissingEngine
from voice_elicit.mcp.proxy.child import UnusableServer
from voice_elicit.mcp.proxy.frames import Flaw, Frame, id_key
from voice_elicit.mcp.wire import PARSE_ERROR, VERSION_KEY

__all__ = ["HttpServer", "open_http"]


class HttpServer:
    """A server by URL. Nothing tells that it is gone but requests that fail, so it ends with the host."""

    def __init__(self, url: str, reading: Any, writing: Any) -> None:
        self._url = url
        self._reading = reading
        self._writing = writing
        self._version = ""
        self._handshakes: set[str] = set()

    @property
    def farewell(self) -> str:
        return f"The server at {self._url} is not reached any more."

    async def send(self, frame: Frame) -> None:
        from mcp.shared.message import ClientMessageMetadata, SessionMessage
        from mcp_types import jsonrpc_message_adapter
        from pydantic import ValidationError

        try:
            message = jsonrpc_message_adapter.validate_python(frame.message, by_name=False)
        except ValidationError:
            return  # no JSON-RPC message, so it has no answer either
        if frame.method == "initialize" and frame.is_request:
            self._handshakes.add(id_key(frame.message["id"]))
        metadata = ClientMessageMetadata(headers=self._headers(frame))
        with suppress(anyio.BrokenResourceError, anyio.ClosedResourceError):
            await self._writing.send(SessionMessage(message, metadata))

    async def receive(self) -> Frame | Flaw | None:
        try:
            got = await self._reading.receive()
        except (anyio.EndOfStream, anyio.ClosedResourceError, anyio.BrokenResourceError):
            return None
        if isinstance(got, Exception):
            return Flaw(PARSE_ERROR, f"The server at {self._url} sent what is no message.")
        frame = Frame(got.message.model_dump(mode="json", by_alias=True, exclude_unset=True))
        frame.message.setdefault("jsonrpc", "2.0")
        self._note_version(frame)
        return frame

    async def finish(self) -> None:
        with suppress(anyio.ClosedResourceError):
            await self._reading.aclose()

    def _note_version(self, frame: Frame) -> None:
        key = id_key(frame.message.get("id"))
        if key not in self._handshakes or not frame.is_response:
            return
        self._handshakes.discard(key)
        result = frame.message.get("result")
        version = result.get("protocolVersion") if isinstance(result, Mapping) else None
        if isinstance(version, str):
            self._version = version

    def _headers(self, frame: Frame) -> dict[str, str] | None:
        from mcp.shared.inbound import (
            MCP_METHOD_HEADER,
            MCP_NAME_HEADER,
            MCP_PROTOCOL_VERSION_HEADER,
            NAME_BEARING_METHODS,
            encode_header_value,
        )

        if frame.method == "initialize":
            return None
        meta = frame.params.get("_meta")
        version = meta.get(VERSION_KEY) if isinstance(meta, Mapping) else None
        if not isinstance(version, str):
            return {MCP_PROTOCOL_VERSION_HEADER: self._version} if self._version else None
        headers = {MCP_PROTOCOL_VERSION_HEADER: version, MCP_METHOD_HEADER: frame.method}
        name = frame.params.get(NAME_BEARING_METHODS.get(frame.method) or "")
        if isinstance(name, str):
            headers[MCP_NAME_HEADER] = encode_header_value(name)
        return headers


@asynccontextmanager
async def open_http(url: str, headers: Mapping[str, str] | None = None) -> AsyncIterator[HttpServer]:
    """Stand in front of a Streamable HTTP server; `headers` go with every request (authorization).

    Raises:
        MissingEngine: the extra `mcp` is not installed.
        UnusableServer: not an http or https URL.
    """
    try:
        from mcp.client.streamable_http import streamable_http_client

        from voice_elicit.mcp.proxy.network import make_client
    except ImportError as missing:
        raise MissingEngine(
            "--http needs the extra mcp; install it with: pip install 'voice-elicit[mcp]'."
        ) from missing
    if not url.startswith(("http://", "https://")):
        raise UnusableServer(f"{url!r} is no http or https address: give the URL of the MCP endpoint.")
    async with (
        make_client(headers or {}) as client,
        streamable_http_client(url, http_client=client, max_sse_event_size=None) as (reading, writing),
    ):
        yield HttpServer(url, reading, writing)
