"""Lines of bytes on pipes, without threads where the system can wait, and never more than a limit in memory."""

from __future__ import annotations

import os
import sys
from collections import deque
from contextlib import suppress

import anyio
import anyio.to_thread

from voice_elicit.mcp.proxy.frames import Flaw, Frame, read_frame
from voice_elicit.mcp.wire import PARSE_ERROR

__all__ = ["LONGEST_LINE", "HostPipes", "LineSplitter"]

LONGEST_LINE = 256 * 1024 * 1024
"""Bytes of one message that are passed on; beyond, it is dropped and said so, since memory ends somewhere."""

CHUNK = 64 * 1024
ATOMIC = 4096
"""Bytes a pipe takes without blocking once it says it is writable (POSIX PIPE_BUF on Linux)."""


class LineSplitter:
    """Bytes in, frames out."""

    def __init__(self, longest: int = LONGEST_LINE) -> None:
        self._longest = longest
        self._parts: list[bytes] = []
        self._size = 0
        self._dropping = False
        self.ready: deque[Frame | Flaw] = deque()
        """Lines not taken yet."""

    def feed(self, data: bytes) -> None:
        """Take bytes; whole lines of them appear in `ready`. Empty lines are nothing."""
        *lines, rest = data.split(b"\n")
        for line in lines:
            self._add(line)
            self._end()
        self._add(rest)

    def close(self) -> None:
        """The stream ended; what has no line end is a line too."""
        self._end()

    def _add(self, part: bytes) -> None:
        self._size += len(part)
        if self._size > self._longest:
            self._dropping = True
            self._parts.clear()
        elif part:
            self._parts.append(part)

    def _end(self) -> None:
        line = b"".join(self._parts).strip()
        dropped, self._dropping = self._dropping, False
        self._parts, self._size = [], 0
        if dropped:
            self.ready.append(Flaw(PARSE_ERROR, f"The message is longer than {self._longest} bytes."))
        elif line:
            self.ready.append(read_frame(line))


class HostPipes:
    """The host, on our own standard streams."""

    def __init__(self, read_from: int, write_to: int, *, longest: int = LONGEST_LINE) -> None:
        self._read_from = read_from
        self._write_to = write_to
        self._splitter = LineSplitter(longest)
        self._lock = anyio.Lock()
        self._gone = False

    async def receive(self) -> Frame | Flaw | None:
        while not self._splitter.ready:
            data = await self._read()
            if not data:
                self._splitter.close()
                break
            self._splitter.feed(data)
        return self._splitter.ready.popleft() if self._splitter.ready else None

    async def send(self, frame: Frame) -> None:
        async with self._lock:
            try:
                await self._write(memoryview(frame.line()))
            except OSError:
                self._gone = True

    async def _read(self) -> bytes:
        try:
            if sys.platform == "win32":
                return await anyio.to_thread.run_sync(os.read, self._read_from, CHUNK, abandon_on_cancel=True)
            with suppress(PermissionError):  # a regular file is always readable, and epoll says so by refusing it
                await anyio.wait_readable(self._read_from)
            return os.read(self._read_from, CHUNK)
        except OSError:
            return b""

    async def _write(self, data: memoryview) -> None:
        if self._gone:
            return
        if sys.platform == "win32":
            while data:
                data = data[await anyio.to_thread.run_sync(os.write, self._write_to, data) :]
            return
        whole = False
        try:
            while data:
                with suppress(PermissionError):
                    await anyio.wait_writable(self._write_to)
                data = data[os.write(self._write_to, data[:ATOMIC]) :]
            whole = True
        finally:
            self._gone = self._gone or not whole  # after half a line nothing that follows could be read
