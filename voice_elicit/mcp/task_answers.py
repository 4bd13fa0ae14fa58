"""Elicitations as tasks for hosts on the `mcp` SDK 1.x (its experimental task handlers); 2.x has none.

```
async with TaskAnswers(elicitor.mcp) as answers:
    ClientSession(..., elicitation_callback=elicitor.mcp, experimental_task_handlers=answers.handlers)
```
The server gets a task at once and polls it; the person is asked meanwhile, outside of the SDK's receive loop.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

import anyio
from anyio.abc import TaskGroup

from voice_elicit.mcp.callback import Callback
from voice_elicit.mcp.tasks import TaskDesk, TaskProblem, Waiting
from voice_elicit.mcp.wire import to_json

__all__ = ["TaskAnswers"]


class TaskAnswers:
    """Tasks of one session."""

    def __init__(self, callback: Callback, *, clock: Callable[[], datetime] | None = None) -> None:
        self._callback = callback
        self._desk = TaskDesk(clock)
        self._scopes: dict[str, anyio.CancelScope] = {}
        self._answers: dict[str, anyio.Event] = {}
        self._group: TaskGroup

    async def __aenter__(self) -> TaskAnswers:
        self._group = anyio.create_task_group()
        await self._group.__aenter__()
        return self

    async def __aexit__(self, *exc_info: Any) -> bool | None:
        self._group.cancel_scope.cancel()
        return await self._group.__aexit__(*exc_info)

    @property
    def handlers(self) -> Any:
        """For `experimental_task_handlers=`.

        Raises:
            ImportError: the installed `mcp` has no experimental tasks (2.x).
        """
        from importlib import import_module

        handlers = import_module("mcp.client.experimental.task_handlers").ExperimentalTaskHandlers
        return handlers(
            augmented_elicitation=self.create,
            get_task=self.get,
            get_task_result=self.result,
            cancel_task=self.cancel,
        )

    async def create(self, context: Any, params: Any, task_metadata: Any) -> Any:
        """`elicitation/create` with a task: the task, at once."""
        wire = to_json(params)
        task_id = self._desk.open({**wire, "task": to_json(task_metadata)})
        self._scopes[task_id] = anyio.CancelScope()
        self._answers[task_id] = anyio.Event()
        self._group.start_soon(self._ask, task_id, context, params)
        return _types("CreateTaskResult")(**self._desk.created(task_id))

    async def get(self, context: Any, params: Any) -> Any:
        """`tasks/get`."""
        try:
            return _types("GetTaskResult")(**self._desk.get(params.taskId))
        except TaskProblem as problem:
            return _types("ErrorData")(code=problem.code, message=str(problem))

    async def result(self, context: Any, params: Any) -> Any:
        """`tasks/result`. In 1.x this runs inside the receive loop, so a server had better poll first."""
        try:
            answer = self._desk.result(params.taskId, None)
            if isinstance(answer, Waiting):
                await self._answers[params.taskId].wait()
                answer = self._desk.result(params.taskId, None)
        except TaskProblem as problem:
            return _types("ErrorData")(code=problem.code, message=str(problem))
        return _types("ElicitResult")(**answer) if isinstance(answer, dict) else answer

    async def cancel(self, context: Any, params: Any) -> Any:
        """`tasks/cancel`: silent at once."""
        try:
            task, _ = self._desk.cancel(params.taskId)
        except TaskProblem as problem:
            return _types("ErrorData")(code=problem.code, message=str(problem))
        self._scopes.pop(params.taskId).cancel()
        self._answers.pop(params.taskId).set()
        return _types("CancelTaskResult")(**task)

    async def _ask(self, task_id: str, context: Any, params: Any) -> None:
        with self._scopes[task_id]:
            result = to_json(await self._callback(context, params))
            if "action" not in result:
                result = {"action": "cancel"}
            self._desk.finish(task_id, result)
            self._scopes.pop(task_id, None)
            self._answers[task_id].set()


def _types(name: str) -> Any:
    from importlib import import_module

    return getattr(import_module("mcp.types"), name)
