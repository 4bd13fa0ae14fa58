"""Results that ask for input first (2026-07-28), and errors that want pages opened first (2025-11-25).

The host's request is held, the person is asked, and the request is sent again under a fresh id with the answers
and the exact requestState. What is not an elicitation of ours goes to the host and is merged when it comes back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from voice_elicit.mcp.pages import wanted_pages
from voice_elicit.mcp.proxy.actions import Action, Ask, Pause, ToHost, ToServer, Withdraw
from voice_elicit.mcp.proxy.exchange import Exchange, Handed
from voice_elicit.mcp.proxy.frames import Frame, error, request, response
from voice_elicit.mcp.proxy.ledger import Ledger, PageAsk, RoundAsk
from voice_elicit.mcp.wire import ELICIT, MODES, TOO_MANY_ROUNDS, elicitation_mode

__all__ = ["MOST_ROUNDS", "RoundTrips"]

MOST_ROUNDS = 50
"""Rounds of questions one request may take; every one of them is answered by a person, so this is no loop."""

MOST_PAGE_ROUNDS = 3
"""Times one request may come back with -32042."""

HANDED_KEPT = 100
"""Mixed rounds remembered while the host has not come back."""


class RoundTrips:
    """Rounds of one proxy."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    # -- inputRequests -------------------------------------------------------------------------------

    def round(self, exchange: Exchange, result: Mapping[str, Any], frame: Frame) -> list[Action]:
        """The server's answer asks for input first."""
        wanted = result.get("inputRequests")
        state = {"requestState": result["requestState"]} if "requestState" in result else {}
        if wanted is not None and not isinstance(wanted, Mapping):
            return self._give_up(exchange, "The server's inputRequests are not an object; the request was ended.")
        if not wanted:
            return self._wait(exchange, state)
        ours = {name: entry["params"] for name, entry in wanted.items() if self._is_ours(entry)}
        if not ours:
            return self._pass(exchange, frame)
        exchange.backoff.reset()
        exchange.rounds += 1
        if exchange.rounds > MOST_ROUNDS:
            return self._give_up(exchange, f"The server asked for more than {MOST_ROUNDS} rounds of input.")
        exchange.state = state
        exchange.answers = {}
        exchange.others = {name: entry for name, entry in wanted.items() if name not in ours}
        return [self._ask(self.ledger.fresh("ask"), RoundAsk(exchange, name), params) for name, params in ours.items()]

    def answered(self, key: str, ask: RoundAsk, result: dict[str, Any]) -> list[Action]:
        exchange = ask.exchange
        exchange.asks.discard(key)
        exchange.answers[ask.name] = result
        if exchange.asks:
            return []
        if exchange.others:
            return self._hand(exchange)
        return self.retry(exchange, exchange.answers, exchange.state)

    def retry(self, exchange: Exchange, answers: Mapping[str, Any], state: Mapping[str, Any]) -> list[Action]:
        """The original request again, under a fresh id."""
        self.ledger.rename(exchange)
        params = {key: value for key, value in exchange.params.items() if key not in ("inputResponses", "requestState")}
        if answers:
            params["inputResponses"] = dict(answers)
        return [ToServer(request(exchange.live_id, exchange.method, {**params, **state}))]

    def restore(self, params: dict[str, Any]) -> tuple[dict[str, Any], int] | None:
        """The host's retry of a mixed round with our half merged in, and its rounds; None if it is no such retry."""
        state = params.get("requestState")
        handed = self.ledger.handed.pop(state, None) if isinstance(state, str) else None
        if handed is None:
            return None
        theirs = params.get("inputResponses")
        merged = {**(theirs if isinstance(theirs, Mapping) else {}), **handed.answers}
        plain = {key: value for key, value in params.items() if key != "requestState"}
        return {**plain, "inputResponses": merged, **handed.state}, handed.rounds

    def _is_ours(self, entry: Any) -> bool:
        if (
            not isinstance(entry, Mapping)
            or entry.get("method") != ELICIT
            or not isinstance(entry.get("params"), Mapping)
        ):
            return False
        mode = elicitation_mode(entry["params"])
        return self.ledger.declared.ours(mode) or mode not in MODES

    def _wait(self, exchange: Exchange, state: dict[str, Any]) -> list[Action]:
        exchange.state, exchange.answers, exchange.others = state, {}, {}
        seconds = exchange.backoff.next() if state else None
        if seconds is None:
            return self._give_up(exchange, "The server kept the request waiting without asking for anything.")
        key = self.ledger.fresh("ask")
        exchange.asks.add(key)
        self.ledger.asks[key] = RoundAsk(exchange, "")
        return [Pause(key, seconds)]

    def _hand(self, exchange: Exchange) -> list[Action]:
        token = self.ledger.fresh("state")
        while len(self.ledger.handed) >= HANDED_KEPT:
            self.ledger.handed.pop(next(iter(self.ledger.handed)))
        self.ledger.handed[token] = Handed(exchange.answers, exchange.state, exchange.rounds)
        self.ledger.close(exchange)
        result = {"resultType": "input_required", "inputRequests": exchange.others, "requestState": token}
        return [ToHost(response(exchange.host_id, result))]

    def _pass(self, exchange: Exchange, frame: Frame) -> list[Action]:
        self.ledger.close(exchange)
        return [ToHost(readdressed(frame, exchange))]

    def _give_up(self, exchange: Exchange, reason: str) -> list[Action]:
        self.ledger.close(exchange)
        return [ToHost(error(exchange.host_id, TOO_MANY_ROUNDS, reason))]

    def _ask(self, key: str, ask: RoundAsk | PageAsk, params: dict[str, Any]) -> Ask:
        self.ledger.asks[key] = ask
        ask.exchange.asks.add(key)
        return Ask(key, params, self.ledger.claim)

    # -- error -32042 --------------------------------------------------------------------------------

    def pages(self, exchange: Exchange, frame: Frame) -> list[Action]:
        """The server's error wants pages opened; [] when it is not for us."""
        elicitations = wanted_pages(frame.message.get("error"))
        if not elicitations or not self.ledger.declared.ours("url") or exchange.page_rounds >= MOST_PAGE_ROUNDS:
            return []
        exchange.page_rounds += 1
        exchange.refused = readdressed(frame, exchange)
        keyed = [(self.ledger.fresh("ask"), params) for params in elicitations]
        return [
            self._ask(key, PageAsk(exchange, str(params.get("elicitationId") or key)), params) for key, params in keyed
        ]

    def page_answered(self, key: str, ask: PageAsk, result: Mapping[str, Any]) -> list[Action]:
        exchange = ask.exchange
        exchange.asks.discard(key)
        if result.get("action") != "accept":
            return self._refuse_pages(exchange)
        exchange.pages.add(ask.elicitation_id)
        self.ledger.pages[ask.elicitation_id] = exchange
        if exchange.asks:
            return []
        pause = self.ledger.fresh("ask")
        exchange.asks.add(pause)
        self.ledger.asks[pause] = PageAsk(exchange, "")
        return [Pause(pause, self.ledger.page_wait)]

    def page_done(self, exchange: Exchange, elicitation_id: str) -> list[Action]:
        """One page is done; the request goes again when all are."""
        exchange.pages.discard(elicitation_id)
        if exchange.pages or any(self._is_question(key) for key in exchange.asks):
            return []
        return self.pages_over(exchange)

    def pages_over(self, exchange: Exchange) -> list[Action]:
        """All pages are done, or we have waited long enough."""
        for key in exchange.asks:
            self.ledger.asks.pop(key, None)
        for elicitation_id in exchange.pages:
            self.ledger.pages[elicitation_id] = None  # a late word of its end is still told, and retries nothing
        exchange.asks.clear()
        exchange.pages.clear()
        return self.retry(exchange, {}, {})

    def _is_question(self, key: str) -> bool:
        ask = self.ledger.asks.get(key)
        return isinstance(ask, PageAsk) and bool(ask.elicitation_id)

    def _refuse_pages(self, exchange: Exchange) -> list[Action]:
        """A page was not opened: the host gets the server's own error. Other pages need not be asked for."""
        actions: list[Action] = []
        for key in sorted(exchange.asks):
            self.ledger.asks.pop(key, None)
            actions.append(Withdraw(key))
        exchange.asks.clear()
        self.ledger.close(exchange)
        assert exchange.refused is not None
        return [*actions, ToHost(exchange.refused)]


def readdressed(frame: Frame, exchange: Exchange) -> Frame:
    """The server's answer with the id the host knows."""
    if exchange.live_id == exchange.host_id:
        return frame
    return Frame({**frame.message, "id": exchange.host_id})
