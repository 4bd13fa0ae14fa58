"""Rule 1: everything that decides what becomes of a message lives in this file, `pushes` and `roundtrips`.

Messages in, actions out; no stream, process, clock or sound. Whatever is not an elicitation passes as it came.
Sources: MCP 2025-06-18, 2025-11-25 and 2026-07-28 (elicitation, cancellation, progress, tasks, rounds).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from voice_elicit.mcp.proxy.actions import Action, PageDone, ToHost, ToServer, Withdraw
from voice_elicit.mcp.proxy.capabilities import Declared, is_modern
from voice_elicit.mcp.proxy.exchange import Exchange
from voice_elicit.mcp.proxy.frames import Frame, error, id_key, request
from voice_elicit.mcp.proxy.ledger import Ledger, PageAsk, PushedAsk, RoundAsk
from voice_elicit.mcp.proxy.pushes import Pushes
from voice_elicit.mcp.proxy.roundtrips import RoundTrips, readdressed
from voice_elicit.mcp.wire import SERVER_GONE, SERVER_INFO_KEY, URL_REQUIRED, claimed_name

__all__ = ["Relay"]

NUDGE = 1e-6
"""Steps of the progress we invent: progress must grow, and must not overtake what the server counts."""


class Relay:
    """One host, one server, one person."""

    def __init__(self, declared: Declared | None = None, *, page_wait: float = 60.0) -> None:
        self.ledger = Ledger(declared or Declared(), page_wait)
        self._pushes = Pushes(self.ledger)
        self._rounds = RoundTrips(self.ledger)

    # -- from the host -------------------------------------------------------------------------------

    def from_host(self, frame: Frame) -> list[Action]:
        if frame.is_request:
            return self._host_request(frame)
        if frame.method == "notifications/cancelled":
            return self._host_cancels(frame)
        return [ToServer(frame)]

    def _host_request(self, frame: Frame) -> list[Action]:
        message, params = frame.message, frame.params
        host_id = message["id"]
        changed, rounds = params, 0
        modern = is_modern(params)
        if frame.method == "initialize":
            self.ledger.modern = False
            changed = self.ledger.declared.initialize(params)
        elif modern:
            self.ledger.modern = True
            changed = self.ledger.declared.stamp(params)
            restored = self._rounds.restore(changed)
            if restored is not None:
                changed, rounds = restored
        if id_key(host_id) in self.ledger.exchanges:
            return [ToHost(error(host_id, -32600, "A request with this id is still in flight."))]
        meta = params.get("_meta")
        token = meta.get("progressToken") if isinstance(meta, Mapping) else None
        exchange = Exchange(host_id, host_id, frame.method, changed, modern, progress_token=token, rounds=rounds)
        self.ledger.open(exchange)
        if changed is params:
            return [ToServer(frame)]
        return [ToServer(Frame({**message, "params": changed}))]

    def _host_cancels(self, frame: Frame) -> list[Action]:
        exchange = self.ledger.exchanges.get(id_key(frame.params.get("requestId")))
        if exchange is None:
            return [ToServer(frame)]
        held = bool(exchange.asks)
        actions = self._withdraw(exchange.asks)
        self.ledger.close(exchange)
        if not self.ledger.exchanges:
            actions += self._abandon_pushes()
        if held:
            return actions  # the server has answered this id; it waits for no cancellation
        if exchange.live_id != exchange.host_id:
            frame = Frame({**frame.message, "params": {**frame.params, "requestId": exchange.live_id}})
        return [*actions, ToServer(frame)]

    def _abandon_pushes(self) -> list[Action]:
        """The host cancelled its last request: what the server asked for it, nobody wants to know any more."""
        actions: list[Action] = []
        for key, ask in list(self.ledger.asks.items()):
            if isinstance(ask, PushedAsk) and not ask.task_id:
                del self.ledger.asks[key]
                actions += [Withdraw(key), *self._pushes.answered(ask, {"action": "cancel"})]
        return actions

    # -- from the server -----------------------------------------------------------------------------

    def from_server(self, frame: Frame) -> list[Action]:
        if frame.is_request:
            return self._pushes.request(frame)
        if frame.is_response:
            return self._server_answers(frame)
        match frame.method:
            case "notifications/cancelled":
                withdrawn = self._pushes.cancelled(frame.params.get("requestId"))
                return [ToHost(frame)] if withdrawn is None else withdrawn
            case "notifications/elicitation/complete":
                return self._page_done(frame)
            case "notifications/progress":
                self._note_progress(frame.params)
            case "notifications/tasks/status":
                return [ToHost(frame), *self._open_task(frame.params)]
            case _:
                pass
        return [ToHost(frame)]

    def _server_answers(self, frame: Frame) -> list[Action]:
        key = id_key(frame.message["id"])
        if key in self.ledger.own:
            self.ledger.own.discard(key)
            return []
        exchange = self.ledger.live.get(key)
        if exchange is None:
            return [ToHost(frame)]
        result = frame.message.get("result")
        if isinstance(result, Mapping):
            self._note_server(exchange, result)
            if exchange.modern and result.get("resultType") == "input_required":
                return self._rounds.round(exchange, result, frame)
        problem = frame.message.get("error")
        if isinstance(problem, Mapping) and problem.get("code") == URL_REQUIRED:
            asks = self._rounds.pages(exchange, frame)
            if asks:
                return asks
        self.ledger.close(exchange)
        actions: list[Action] = [ToHost(readdressed(frame, exchange))]
        if isinstance(result, Mapping) and exchange.method == "tasks/get":
            actions += self._open_task(result)
        return actions

    def _note_server(self, exchange: Exchange, result: Mapping[str, Any]) -> None:
        info = result.get("serverInfo")
        meta = result.get("_meta")
        if exchange.method != "initialize" and isinstance(meta, Mapping):
            info = meta.get(SERVER_INFO_KEY)
        self.ledger.claim = claimed_name(info) or self.ledger.claim

    def _note_progress(self, params: Mapping[str, Any]) -> None:
        value = params.get("progress")
        for exchange in self.ledger.exchanges.values():
            if exchange.progress_token is not None and exchange.progress_token == params.get("progressToken"):
                if isinstance(value, int | float):
                    exchange.progress = value
                exchange.total = params.get("total")

    def _page_done(self, frame: Frame) -> list[Action]:
        elicitation_id = frame.params.get("elicitationId")
        actions: list[Action] = [ToHost(frame)] if self.ledger.declared.theirs("url") else []
        if not isinstance(elicitation_id, str) or elicitation_id not in self.ledger.pages:
            return actions
        exchange = self.ledger.pages.pop(elicitation_id)
        actions.append(PageDone(self.ledger.claim))
        if exchange is not None:
            actions += self._rounds.page_done(exchange, elicitation_id)
        return actions

    def _open_task(self, task: Mapping[str, Any]) -> list[Action]:
        """A task that needs input gives its questions only to who asks for its result; a host without
        elicitation need not know that, so we ask."""
        task_id = task.get("taskId")
        if task.get("status") != "input_required" or not isinstance(task_id, str) or task_id in self.ledger.fetched:
            return []
        if any(one.method == "tasks/result" and one.params.get("taskId") == task_id for one in self._in_flight()):
            return []
        self.ledger.fetched.add(task_id)
        request_id = self.ledger.fresh("task")
        self.ledger.own.add(id_key(request_id))
        return [ToServer(request(request_id, "tasks/result", {"taskId": task_id}))]

    def _in_flight(self) -> list[Exchange]:
        return list(self.ledger.exchanges.values())

    # -- from the person and the clock ---------------------------------------------------------------

    def answered(self, key: str, result: dict[str, Any]) -> list[Action]:
        """The ElicitResult of an `Ask`. A key that was withdrawn gives nothing."""
        ask = self.ledger.asks.pop(key, None)
        match ask:
            case PushedAsk():
                return self._pushes.answered(ask, result)
            case RoundAsk():
                return self._rounds.answered(key, ask, result)
            case PageAsk():
                return self._rounds.page_answered(key, ask, result)
            case None:
                return []

    def resume(self, key: str) -> list[Action]:
        """A `Pause` is over."""
        ask = self.ledger.asks.pop(key, None)
        match ask:
            case RoundAsk(exchange=exchange):
                exchange.asks.discard(key)
                return self._rounds.retry(exchange, {}, exchange.state)
            case PageAsk(exchange=exchange):
                return self._rounds.pages_over(exchange)
            case _:
                return []

    def alive(self) -> list[Action]:
        """To be called now and then while the person is being asked: tells both sides that we still are."""
        if not self.ledger.asks:
            return []
        actions = self._pushes.alive()
        for exchange in self._in_flight():
            if exchange.progress_token is None:
                continue
            exchange.progress += NUDGE
            params = {"progressToken": exchange.progress_token, "progress": exchange.progress}
            if exchange.total is not None:
                params["total"] = exchange.total
            actions.append(ToHost(Frame({"jsonrpc": "2.0", "method": "notifications/progress", "params": params})))
        return actions

    # -- the ends ------------------------------------------------------------------------------------

    def server_gone(self, reason: str) -> list[Action]:
        """Nothing more comes from the server: every request in flight is answered with an error."""
        actions = self._withdraw(set(self.ledger.asks))
        for exchange in self._in_flight():
            self.ledger.close(exchange)
            actions.append(ToHost(error(exchange.host_id, SERVER_GONE, reason)))
        return actions

    def host_gone(self) -> list[Action]:
        """Nobody waits for an answer any more."""
        return self._withdraw(set(self.ledger.asks))

    def _withdraw(self, keys: set[str]) -> list[Action]:
        actions: list[Action] = []
        for key in sorted(keys):
            if self.ledger.asks.pop(key, None) is not None:
                actions.append(Withdraw(key))
        keys.clear()
        return actions
