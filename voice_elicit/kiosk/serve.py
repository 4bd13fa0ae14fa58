"""A kiosk by itself, under uvicorn: it ends its visits before its connections, so that nobody is cut off in silence."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

__all__ = ["KioskServer"]

LARGEST = 65_536
"""Bytes of a WebSocket message the server takes at all; `wire` allows less."""


class KioskServer(uvicorn.Server):
    """Serves an `app`."""

    def __init__(
        self,
        application: Starlette,
        *,
        host: str = "127.0.0.1",
        port: int = 8765,
        certificate: Path | None = None,
        key: Path | None = None,
        ready: Callable[[str], object] | None = None,
    ) -> None:
        """`ready`: is told the address once pages can come."""
        config = uvicorn.Config(
            application,
            host=host,
            port=port,
            log_level="warning",
            access_log=False,
            ws_max_size=LARGEST,
            timeout_graceful_shutdown=3,
            ssl_certfile=certificate,
            ssl_keyfile=key,
            server_header=False,
        )
        super().__init__(config)
        self._visits = application.state.visits
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._ready is not None:
            port = self.servers[0].sockets[0].getsockname()[1]
            scheme = "https" if self.config.is_ssl else "http"
            host = f"[{self.config.host}]" if ":" in self.config.host else self.config.host
            self._ready(f"{scheme}://{host}:{port}/")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._visits.end()
        await super().shutdown(sockets)
