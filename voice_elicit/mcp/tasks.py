"""Tasks of 2025-11-25 where we are the one who does the work: an elicitation that a server polls for.

The server sends `elicitation/create` with `task`, gets a task at once, asks for its state with `tasks/get`, and
fetches the answer with `tasks/result`, which waits until there is one. Pure: the clock is handed in, and whoever
drives the desk sends what it returns. Source: MCP 2025-11-25, Tasks.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal

from voice_elicit.mcp.wire import INVALID_PARAMS, RELATED_TASK_KEY

__all__ = ["TaskDesk", "TaskProblem", "Waiting"]

POLL = 1000
"""Milliseconds a server is asked to wait between polls; a person takes seconds to answer."""

LONGEST = 3_600_000
"""Milliseconds an answer is kept at most, whatever the server asks for: it is personal."""

MOST = 1000
"""Tasks kept at once; the oldest finished ones go first."""

Status = Literal["working", "completed", "cancelled"]


class TaskProblem(Exception):
    """A task request that gets a JSON-RPC error as its answer."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.code = INVALID_PARAMS


@dataclass(frozen=True, slots=True)
class Waiting:
    """`tasks/result` came before the answer; it is given to `TaskDesk.finish`'s caller then."""

    task_id: str


@dataclass(slots=True)
class _Task:
    task_id: str
    created: datetime
    updated: datetime
    ttl: int
    status: Status = "working"
    result: dict[str, Any] | None = None
    waiting: list[Any] = field(default_factory=list)
    """Ids of `tasks/result` requests to be answered."""

    def wire(self) -> dict[str, Any]:
        return {
            "taskId": self.task_id,
            "status": self.status,
            "createdAt": self.created.isoformat(),
            "lastUpdatedAt": self.updated.isoformat(),
            "ttl": self.ttl,
            "pollInterval": POLL,
        }


class TaskDesk:
    """Keeps the tasks we do for one server."""

    def __init__(self, clock: Callable[[], datetime] | None = None) -> None:
        self._clock = clock or (lambda: datetime.now(UTC))
        self._tasks: dict[str, _Task] = {}

    def __contains__(self, task_id: object) -> bool:
        self._tidy()
        return isinstance(task_id, str) and task_id in self._tasks

    def open(self, params: Mapping[str, Any]) -> str:
        """A new task for an elicitation's params; its id."""
        self._tidy()
        asked = params.get("task")
        ttl = asked.get("ttl") if isinstance(asked, Mapping) else None
        usable = isinstance(ttl, int) and not isinstance(ttl, bool) and 0 <= ttl <= LONGEST
        now = self._clock()
        task_id = secrets.token_hex(16)
        self._tasks[task_id] = _Task(task_id, now, now, int(ttl or 0) if usable else LONGEST)
        return task_id

    def created(self, task_id: str) -> dict[str, Any]:
        """The CreateTaskResult."""
        return {"task": self._tasks[task_id].wire()}

    def get(self, task_id: str) -> dict[str, Any]:
        """
        Raises:
            TaskProblem: no such task, or it has expired.
        """
        return self._task(task_id).wire()

    def result(self, task_id: str, request_id: Any) -> dict[str, Any] | Waiting:
        """The ElicitResult, or `Waiting`: `finish` hands the request id back.

        Raises:
            TaskProblem: no such task, or it was cancelled.
        """
        task = self._task(task_id)
        if task.status == "cancelled":
            raise TaskProblem(f"Task {task_id} was cancelled and has no result.")
        if task.result is None:
            task.waiting.append(request_id)
            return Waiting(task_id)
        return task.result

    def cancel(self, task_id: str) -> tuple[dict[str, Any], list[Any]]:
        """The cancelled task, and the ids of requests that waited for its result.

        Raises:
            TaskProblem: no such task, or it is over.
        """
        task = self._task(task_id)
        if task.status != "working":
            raise TaskProblem(f"Task {task_id} is {task.status} and cannot be cancelled.")
        task.status = "cancelled"
        task.updated = self._clock()
        waiting, task.waiting = task.waiting, []
        return task.wire(), waiting

    def finish(self, task_id: str, result: Mapping[str, Any]) -> tuple[dict[str, Any], list[Any]]:
        """Keep the answer; the ElicitResult as sent, and the ids of requests that waited for it."""
        answer = {**result, "_meta": {RELATED_TASK_KEY: {"taskId": task_id}}}
        task = self._tasks.get(task_id)
        if task is None or task.status != "working":
            return answer, []
        task.status, task.result, task.updated = "completed", answer, self._clock()
        waiting, task.waiting = task.waiting, []
        return answer, waiting

    def _task(self, task_id: str) -> _Task:
        self._tidy()
        if task_id not in self._tasks:
            raise TaskProblem("There is no such task, or it has expired.")
        return self._tasks[task_id]

    def _tidy(self) -> None:
        now = self._clock()
        for task in list(self._tasks.values()):
            over = task.status != "working"
            age = (now - task.updated).total_seconds() * 1000
            if over and (age > task.ttl or len(self._tasks) > MOST):
                del self._tasks[task.task_id]
