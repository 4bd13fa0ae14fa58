"""Several things at once whose failure is one error of ours, not a group of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import anyio
from anyio.abc import TaskGroup

from voice_elicit.errors import VoiceElicitError

__all__ = ["together"]


@asynccontextmanager
async def together() -> AsyncIterator[TaskGroup]:
    """A task group; when tasks fail with an error of ours, the first comes out as it is."""
    try:
        async with anyio.create_task_group() as group:
            yield group
    except BaseExceptionGroup as failures:
        leaves = list(_leaves(failures))
        if all(isinstance(leaf, VoiceElicitError) for leaf in leaves):
            raise leaves[0] from leaves[0].__cause__
        raise


def _leaves(group: BaseExceptionGroup[BaseException]) -> Iterator[BaseException]:
    for error in group.exceptions:
        if isinstance(error, BaseExceptionGroup):
            yield from _leaves(error)
        else:
            yield error
