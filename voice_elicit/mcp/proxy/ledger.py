"""What the relay knows: requests in flight, questions open, and who the server says it is."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

from voice_elicit.mcp.proxy.capabilities import Declared
from voice_elicit.mcp.proxy.exchange import Exchange, Handed
from voice_elicit.mcp.proxy.frames import id_key
from voice_elicit.mcp.tasks import TaskDesk

__all__ = ["Asked", "Ledger", "PageAsk", "PushedAsk", "RoundAsk"]


@dataclass(slots=True)
class PushedAsk:
    """An `elicitation/create` of the server's."""

    server_id: Any
    task_id: str = ""
    """The task it was turned into, if the server asked for one."""
    token: Any = None
    """Its progressToken."""
    told: int = 0
    """Progress notifications sent for it."""
    elicitation_id: str = ""


@dataclass(slots=True)
class RoundAsk:
    """An entry of `inputRequests`."""

    exchange: Exchange
    name: str


@dataclass(slots=True)
class PageAsk:
    """A page that an error -32042 wants opened."""

    exchange: Exchange
    elicitation_id: str


Asked = PushedAsk | RoundAsk | PageAsk


@dataclass(slots=True)
class Ledger:
    """Everything the relay remembers."""

    declared: Declared
    page_wait: float = 60.0
    """Seconds to wait for `notifications/elicitation/complete` before a request is tried again."""
    claim: str = ""
    """What the server calls itself."""
    modern: bool = False
    """The last request of the host's had no handshake before it (2026-07-28)."""
    exchanges: dict[str, Exchange] = field(default_factory=dict)
    """By the host's id."""
    live: dict[str, Exchange] = field(default_factory=dict)
    """By the id the server knows."""
    asks: dict[str, Asked] = field(default_factory=dict)
    handed: dict[str, Handed] = field(default_factory=dict)
    """By the requestState given to the host."""
    pages: dict[str, Exchange | None] = field(default_factory=dict)
    """Pages the person agreed to open, by elicitation id."""
    fetched: set[str] = field(default_factory=set)
    """Tasks of the server's for which we have asked for the result ourselves."""
    own: set[str] = field(default_factory=set)
    """Ids of requests that are ours alone: their answers go nowhere."""
    desk: TaskDesk = field(default_factory=TaskDesk)
    _mark: str = field(default_factory=lambda: secrets.token_hex(4))
    _count: int = 0

    def fresh(self, what: str) -> str:
        """A name nobody else uses: an id, a question's key, a state."""
        self._count += 1
        return f"voice-elicit/{self._mark}/{what}/{self._count}"

    def open(self, exchange: Exchange) -> None:
        self.exchanges[id_key(exchange.host_id)] = exchange
        self.live[id_key(exchange.live_id)] = exchange

    def close(self, exchange: Exchange) -> None:
        self.exchanges.pop(id_key(exchange.host_id), None)
        self.live.pop(id_key(exchange.live_id), None)
        for elicitation_id in exchange.pages:
            self.pages.pop(elicitation_id, None)

    def rename(self, exchange: Exchange) -> None:
        """Give the exchange a fresh id towards the server."""
        self.live.pop(id_key(exchange.live_id), None)
        exchange.live_id = self.fresh("retry")
        self.live[id_key(exchange.live_id)] = exchange
