"""From threads that must never wait (PortAudio's, a host's) into the event loop.

anyio has no call from a foreign thread that does not block it, and a sound card's callback that blocks loses
sound; asyncio and trio both have one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import anyio

__all__ = ["Inbox", "poster"]

logger = logging.getLogger(__name__)

TOGETHER = 8
"""Pieces taken at once by who is late, as after a recognizer has thought: each way through the event loop costs a third
of judging the piece, but others want their turn, too."""


def poster() -> Callable[[Callable[[], object]], None]:
    """Has something called soon in the running event loop; never blocks, any thread may use it."""
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        from trio.lowlevel import current_trio_token

        return current_trio_token().run_sync_soon
    return partial(_call_soon, loop)


def _call_soon(loop: asyncio.AbstractEventLoop, call: Callable[[], object]) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(call)


class Inbox:
    """Sound that arrives by itself. When nobody takes it in time, the oldest is lost, and that is logged."""

    def __init__(self, most_pieces: int = 4096) -> None:
        """Made in the event loop. 4096 pieces of a microphone are about 30 s."""
        self._send, self._receive = anyio.create_memory_object_stream[bytes](most_pieces)
        self._post = poster()
        self.lost = 0
        """Pieces thrown away."""

    def put_from_thread(self, pcm: bytes) -> None:
        self._post(partial(self.put, pcm))

    def end_from_thread(self) -> None:
        self._post(self.end)

    def put(self, pcm: bytes) -> None:
        try:
            self._send.send_nowait(pcm)
        except anyio.WouldBlock:
            self._receive.receive_nowait()
            self._send.send_nowait(pcm)
            self.lost += 1
            if self.lost == 1:
                logger.warning("Sound arrives faster than it is recognized; the oldest is thrown away.")
        except (anyio.ClosedResourceError, anyio.BrokenResourceError):
            return

    def end(self) -> None:
        """No more will come."""
        self._send.close()

    async def take(self) -> bytes | None:
        """The next pieces, several where they have piled up; None when no more will come."""
        try:
            pieces = [await self._receive.receive()]
        except anyio.EndOfStream:
            return None
        with suppress(anyio.WouldBlock, anyio.EndOfStream):
            while len(pieces) < TOGETHER:
                pieces.append(self._receive.receive_nowait())
        return b"".join(pieces)

    def close(self) -> None:
        self._send.close()
        self._receive.close()
