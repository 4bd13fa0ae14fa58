"""Threads in which the engines compute for all visitors, first come first served.

Always the same few: the C library keeps what a thread took and gave back for that thread, so a network that ran in each
of forty threads once would hold forty times the memory it needs.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

__all__ = ["Lanes"]

T = TypeVar("T")


class Lanes:
    """Started at first use."""

    def __init__(self, lanes: int) -> None:
        self._threads = ThreadPoolExecutor(lanes, "voice-elicit-lane")

    def run(self, call: Callable[[], T]) -> T:
        """Have it called, and wait for it; blocks."""
        return self._threads.submit(call).result()

    def close(self) -> None:
        """No more calls; those that run end by themselves."""
        self._threads.shutdown(wait=False)
