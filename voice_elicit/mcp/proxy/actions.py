"""What the relay asks of the shell around it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from voice_elicit.mcp.proxy.frames import Frame

__all__ = ["Action", "Ask", "PageDone", "Pause", "ToHost", "ToServer", "Withdraw"]


@dataclass(frozen=True, slots=True)
class ToHost:
    frame: Frame


@dataclass(frozen=True, slots=True)
class ToServer:
    frame: Frame


@dataclass(frozen=True, slots=True)
class Ask:
    """Put this elicitation to the person; the outcome comes back through `Relay.answered`."""

    key: str
    params: dict[str, Any]
    claim: str
    """What the server calls itself, or ""."""


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Nobody waits for this answer any more: fall silent and tell the person. `answered` must not follow."""

    key: str


@dataclass(frozen=True, slots=True)
class Pause:
    """Call `Relay.resume(key)` after so many seconds."""

    key: str
    seconds: float


@dataclass(frozen=True, slots=True)
class PageDone:
    """The server says that what the person did on the page is finished."""

    claim: str


Action = ToHost | ToServer | Ask | Withdraw | Pause | PageDone
