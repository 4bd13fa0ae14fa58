"""A host in plain JSON-RPC around the real `voice-elicit proxy`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import anyio
from anyio.abc import Process
from anyio.streams.buffered import BufferedByteReceiveStream

__all__ = ["ORDERS", "PLAIN", "PROXY", "RawHost", "raw_host"]

ROOT = Path(__file__).parents[2]
PROXY = [sys.executable, "-m", "voice_elicit.cli", "proxy"]
PLAIN = [sys.executable, "-m", "tests.mcp.servers.plain"]
ORDERS = [sys.executable, "-m", "tests.mcp.servers.orders"]

LONGEST = 64 * 1024 * 1024


class RawHost:
    """Sends and takes whole lines."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self._stdin = process.stdin
        self._lines = BufferedByteReceiveStream(process.stdout)

    async def send(self, **message: Any) -> None:
        await self.send_line(json.dumps({"jsonrpc": "2.0", **message}).encode())

    async def send_line(self, line: bytes) -> None:
        await self._stdin.send(line + b"\n")

    async def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self._lines.receive_until(b"\n", LONGEST))
        return message

    async def call(self, request_id: Any, method: str, **params: Any) -> dict[str, Any]:
        await self.send(id=request_id, method=method, params=params)
        return await self.receive()

    async def initialize(self, **capabilities: Any) -> dict[str, Any]:
        info = {"name": "host", "version": "1"}
        return await self.call(
            0, "initialize", protocolVersion="2025-11-25", capabilities=capabilities, clientInfo=info
        )

    async def close(self) -> int:
        """Close as hosts do; the exit code."""
        await self._stdin.aclose()
        return await self.process.wait()


@asynccontextmanager
async def raw_host(
    replies: Path,
    *options: str,
    server: Sequence[str] = PLAIN,
    env: Mapping[str, str] | None = None,
    stderr: int = subprocess.DEVNULL,
) -> AsyncIterator[RawHost]:
    command = [*PROXY, "--replies", str(replies), *options, *(["--", *server] if server else [])]
    with anyio.fail_after(60):
        async with await anyio.open_process(command, cwd=ROOT, env=env or os.environ, stderr=stderr) as process:
            try:
                yield RawHost(process)
            finally:
                if process.returncode is None:
                    process.terminate()
