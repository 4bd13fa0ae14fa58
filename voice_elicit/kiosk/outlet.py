"""What goes to one page, in order, without anybody waiting for it."""

from __future__ import annotations

from typing import Any

import anyio

__all__ = ["Outlet"]

MOST = 2000
"""Messages that may wait: minutes of speech. A page that takes none is gone."""


class Outlet:
    def __init__(self) -> None:
        self._put, self._take = anyio.create_memory_object_stream[dict[str, Any] | bytes](MOST)

    def send(self, message: dict[str, Any] | bytes) -> None:
        try:
            self._put.send_nowait(message)
        except (anyio.WouldBlock, anyio.BrokenResourceError, anyio.ClosedResourceError):
            self._put.close()

    async def next(self) -> dict[str, Any] | bytes | None:
        """None when there will be no more."""
        try:
            return await self._take.receive()
        except anyio.EndOfStream:
            return None

    def close(self) -> None:
        """What was sent still goes out."""
        self._put.close()

    def drop(self) -> None:
        self._put.close()
        self._take.close()
