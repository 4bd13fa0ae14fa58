"""What the visitor pressed or typed, until the dialogue takes it."""

from __future__ import annotations

from collections.abc import Callable

import anyio

from voice_elicit.dialogue.events import Pressed, Silence, Typed

__all__ = ["PageHands"]

Act = Typed | Pressed


class PageHands:
    """`Hands` of one page. What was meant for a question that is no longer open is dropped."""

    def __init__(self, question: Callable[[], int]) -> None:
        """`question`: number of the question that is open."""
        self._question = question
        self._send, self._receive = anyio.create_memory_object_stream[tuple[int, Act]](16)

    def put(self, question: int, act: Act) -> None:
        """When a visitor presses faster than the dialogue goes, the rest is nothing."""
        try:
            self._send.send_nowait((question, act))
        except (anyio.WouldBlock, anyio.BrokenResourceError, anyio.ClosedResourceError):
            return

    async def act(self) -> Typed | Pressed | Silence:
        while True:
            question, act = await self._receive.receive()
            if question == self._question():
                return act

    def close(self) -> None:
        self._send.close()
        self._receive.close()
