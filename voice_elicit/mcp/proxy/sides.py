"""What the proxy stands between: something that takes and gives frames."""

from __future__ import annotations

from typing import Protocol

from voice_elicit.mcp.proxy.frames import Flaw, Frame

__all__ = ["Host", "Server"]


class Host(Protocol):
    async def send(self, frame: Frame) -> None:
        """Whole frames, one at a time; a host that is gone is ignored."""

    async def receive(self) -> Frame | Flaw | None:
        """The next line, or None when the host has closed."""


class Server(Protocol):
    async def send(self, frame: Frame) -> None:
        """Whole frames, one at a time; a server that is gone is ignored."""

    async def receive(self) -> Frame | Flaw | None:
        """The next line, or None when the server is gone."""

    async def finish(self) -> None:
        """The host is gone: say so to the server, which may still send what it has."""

    @property
    def farewell(self) -> str:
        """Why nothing more comes, in a sentence for the host."""
