"""Calls into a sound system that may never answer, made so that nothing has to wait for them.

A sound server that died keeps whoever asks it something. The threads of an event loop are waited for when the loop
ends, and all but daemons when the interpreter does; so such a call has a daemon thread of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from threading import Thread
from typing import TypeVar

import anyio

from voice_elicit.audio.inbox import poster

__all__ = ["apart"]

T = TypeVar("T")


async def apart(work: Callable[[], T], *, within: float, unwanted: Callable[[T], object] | None = None) -> T:
    """What `work` returns or raises, unless that takes longer than `within` seconds or the caller is cancelled.

    `unwanted`: gets, in a thread, what came when nobody waited for it any more.

    Raises:
        TimeoutError: it took too long, and may never end.
    """
    answer: Future[T] = Future()
    over, post = anyio.Event(), poster()

    def drop(result: T) -> None:
        if unwanted is not None:
            unwanted(result)

    def run() -> None:
        try:
            result = work()
        except BaseException as error:
            with suppress(InvalidStateError):  # nobody waits any more
                answer.set_exception(error)
        else:
            try:
                answer.set_result(result)
            except InvalidStateError:
                drop(result)
        with suppress(RuntimeError):  # the loop has ended meanwhile
            post(over.set)

    Thread(target=run, name="asking the sound system", daemon=True).start()
    try:
        with anyio.fail_after(within):
            await over.wait()
    except BaseException:
        if not answer.cancel() and answer.exception() is None:  # it came at this very moment
            Thread(target=drop, args=(answer.result(),), name="leaving the sound system", daemon=True).start()
        raise
    return answer.result()
