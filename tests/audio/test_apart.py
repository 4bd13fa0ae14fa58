"""Calls that may never answer: nobody waits for them, and what comes too late is given back."""

from __future__ import annotations

import threading
from threading import Event, Thread

import anyio
import anyio.to_thread
import pytest

from voice_elicit.audio.apart import apart

pytestmark = pytest.mark.anyio


async def test_an_answer_comes_back() -> None:
    assert await apart(lambda: 3, within=5) == 3


async def test_a_failure_comes_back() -> None:
    def fail() -> None:
        raise OSError("no such device")

    with pytest.raises(OSError, match="no such device"):
        await apart(fail, within=5)


async def test_what_comes_too_late_is_given_back() -> None:
    answer, given_back = Event(), Event()
    with pytest.raises(TimeoutError):
        await apart(answer.wait, within=0, unwanted=lambda _: given_back.set())
    answer.set()
    with anyio.fail_after(5):
        await anyio.to_thread.run_sync(given_back.wait)


async def test_cancelling_waits_for_nobody_and_no_thread_keeps_the_program() -> None:
    answer, before = Event(), set(threading.enumerate())
    waiting: set[Thread] = set()

    def wait() -> None:
        answer.wait()

    async with anyio.create_task_group() as group:
        group.start_soon(lambda: apart(wait, within=60))
        await anyio.wait_all_tasks_blocked()
        waiting = {thread for thread in set(threading.enumerate()) - before if "sound system" in thread.name}
        group.cancel_scope.cancel()
    assert waiting
    assert all(thread.is_alive() and thread.daemon for thread in waiting)
    answer.set()
