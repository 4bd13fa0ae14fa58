"""Requests that the server pushes (up to 2025-11-25): elicitations, and tasks made of them."""

from __future__ import annotations

from typing import Any

from voice_elicit.mcp.proxy.actions import Action, Ask, ToHost, ToServer, Withdraw
from voice_elicit.mcp.proxy.frames import Frame, error, id_key, response
from voice_elicit.mcp.proxy.ledger import Ledger, PushedAsk
from voice_elicit.mcp.tasks import TaskProblem, Waiting
from voice_elicit.mcp.wire import ELICIT, INVALID_PARAMS, METHOD_NOT_FOUND, elicitation_mode

__all__ = ["Pushes"]

TASK_METHODS = ("tasks/get", "tasks/result", "tasks/cancel")


class Pushes:
    """Pushed requests of one proxy."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    def request(self, frame: Frame) -> list[Action]:
        """A request of the server's."""
        if frame.method == ELICIT:
            return self._elicitation(frame)
        if frame.method in TASK_METHODS:
            return self._task(frame)
        return [ToHost(frame)]

    def answered(self, ask: PushedAsk, result: dict[str, Any]) -> list[Action]:
        if ask.elicitation_id and result.get("action") == "accept":
            self.ledger.pages[ask.elicitation_id] = None
        if not ask.task_id:
            return [ToServer(response(ask.server_id, result))]
        answer, waiting = self.ledger.desk.finish(ask.task_id, result)
        return [ToServer(response(request_id, answer)) for request_id in waiting]

    def cancelled(self, request_id: Any) -> list[Action] | None:
        """The server takes a request back; None when it was not one of ours."""
        for key, ask in self.ledger.asks.items():
            if isinstance(ask, PushedAsk) and not ask.task_id and id_key(ask.server_id) == id_key(request_id):
                del self.ledger.asks[key]
                return [Withdraw(key)]
        return None

    def alive(self) -> list[Action]:
        """Progress for every pushed elicitation whose server wants to hear it."""
        actions: list[Action] = []
        for ask in self.ledger.asks.values():
            if isinstance(ask, PushedAsk) and ask.token is not None:
                ask.told += 1
                params = {"progressToken": ask.token, "progress": ask.told}
                actions.append(
                    ToServer(Frame({"jsonrpc": "2.0", "method": "notifications/progress", "params": params}))
                )
        return actions

    def _elicitation(self, frame: Frame) -> list[Action]:
        ledger, request_id, params = self.ledger, frame.message["id"], frame.params
        if ledger.modern:
            return [ToServer(error(request_id, METHOD_NOT_FOUND, "2026-07-28 has inputRequests instead."))]
        mode = elicitation_mode(params)
        if ledger.declared.theirs(mode):
            return [ToHost(frame)]
        if not ledger.declared.ours(mode):
            return [ToServer(error(request_id, INVALID_PARAMS, f"The mode {mode} of elicitation was not declared."))]
        key = ledger.fresh("ask")
        meta = params.get("_meta")
        ask = PushedAsk(
            request_id,
            token=meta.get("progressToken") if isinstance(meta, dict) else None,
            elicitation_id=str(params.get("elicitationId") or "") if mode == "url" else "",
        )
        ledger.asks[key] = ask
        actions: list[Action] = [Ask(key, params, ledger.claim)]
        if isinstance(params.get("task"), dict):
            ask.task_id = ledger.desk.open(params)
            actions.append(ToServer(response(request_id, ledger.desk.created(ask.task_id))))
        return actions

    def _task(self, frame: Frame) -> list[Action]:
        ledger, request_id = self.ledger, frame.message["id"]
        task_id = frame.params.get("taskId")
        if task_id not in ledger.desk:
            if ledger.declared.host_has_tasks:
                return [ToHost(frame)]
            return [ToServer(error(request_id, INVALID_PARAMS, "There is no such task, or it has expired."))]
        assert isinstance(task_id, str)
        try:
            match frame.method:
                case "tasks/get":
                    return [ToServer(response(request_id, ledger.desk.get(task_id)))]
                case "tasks/result":
                    result = ledger.desk.result(task_id, request_id)
                    return [] if isinstance(result, Waiting) else [ToServer(response(request_id, result))]
                case _:
                    return self._cancel_task(task_id, request_id)
        except TaskProblem as problem:
            return [ToServer(error(request_id, problem.code, str(problem)))]

    def _cancel_task(self, task_id: str, request_id: Any) -> list[Action]:
        task, waiting = self.ledger.desk.cancel(task_id)
        actions: list[Action] = []
        for key, ask in list(self.ledger.asks.items()):
            if isinstance(ask, PushedAsk) and ask.task_id == task_id:
                del self.ledger.asks[key]
                actions.append(Withdraw(key))
        told = [ToServer(error(one, INVALID_PARAMS, f"Task {task_id} was cancelled.")) for one in waiting]
        return [*actions, ToServer(response(request_id, task)), *told]
