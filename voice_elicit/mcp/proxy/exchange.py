"""A request of the host's in flight, whatever has become of it on the way to the server."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from voice_elicit.mcp.backoff import BackOff
from voice_elicit.mcp.proxy.frames import Frame

__all__ = ["Exchange", "Handed"]


@dataclass(slots=True)
class Exchange:
    """One request of the host's."""

    host_id: Any
    live_id: Any
    """The id under which the server knows it now."""
    method: str
    params: dict[str, Any]
    """As sent first; retries add to them and never change them."""
    modern: bool
    progress_token: Any = None
    progress: float = 0.0
    """Last value the host was told."""
    total: Any = None
    asks: set[str] = field(default_factory=set)
    """Questions of this round still open."""
    answers: dict[str, Any] = field(default_factory=dict)
    """inputResponses of this round so far."""
    others: dict[str, Any] = field(default_factory=dict)
    """inputRequests of this round that are for the host."""
    state: dict[str, Any] = field(default_factory=dict)
    """`{"requestState": ...}` exactly as it came, or empty."""
    rounds: int = 0
    backoff: BackOff = field(default_factory=BackOff)
    pages: set[str] = field(default_factory=set)
    """Pages opened for -32042 whose end was not told yet."""
    refused: Frame | None = None
    """The -32042 answer, to be given to the host if the person does not open the pages."""
    page_rounds: int = 0


@dataclass(frozen=True, slots=True)
class Handed:
    """Our half of a mixed round, waiting for the host's retry with its half."""

    answers: dict[str, Any]
    state: dict[str, Any]
    rounds: int
