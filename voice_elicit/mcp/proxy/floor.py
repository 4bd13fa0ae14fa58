"""One dialogue at a time on this machine: every proxied server is a process of its own, and there is one person."""

from __future__ import annotations

import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import anyio
from platformdirs import user_cache_path

__all__ = ["MachineFloor"]

POLL = 0.1
"""Seconds between tries: locks of files cannot be waited for without a thread, and a person is slower."""


class MachineFloor:
    """A lock between processes of one user; it goes with the process that holds it."""

    def __init__(self, path: Path | None = None) -> None:
        self._queue = anyio.Lock()
        self._path = path or user_cache_path("voice-elicit", ensure_exists=True) / "floor.lock"

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Wait until nobody else speaks or listens."""
        async with self._queue:  # within a process, first come, first served
            descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                while not _lock(descriptor):  # noqa: ASYNC110 - another process's lock sets no event of ours
                    await anyio.sleep(POLL)
                yield
            finally:
                os.close(descriptor)


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> bool:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
