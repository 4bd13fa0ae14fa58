"""What a page may say, checked. Sound comes as binary messages beside it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

__all__ = [
    "MOST_SOUND",
    "MOST_TEXT",
    "Hello",
    "Leave",
    "Message",
    "Microphone",
    "Played",
    "Press",
    "Rate",
    "Sounding",
    "Stay",
    "Talk",
    "Type",
    "read_message",
]

MOST_TEXT = 4096
"""Characters of one message; an answer of more is none a person typed."""

MOST_SOUND = 16_384
"""Bytes of one message: half a second; the page sends a sixteenth of it."""


class _Message(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Hello(_Message):
    """The first message of a connection."""

    type: Literal["hello"]
    token: str = Field(max_length=128)
    sound: bool = False
    """The page can sound."""
    again: bool = False
    """The page was loaded anew, and its visitor may have missed what we said."""


class Press(_Message):
    type: Literal["press"]
    question: int
    key: Literal["command", "option", "field"]
    value: str = Field(max_length=1024)


class Type(_Message):
    type: Literal["type"]
    question: int
    text: str = Field(max_length=2000)


class Microphone(_Message):
    type: Literal["microphone"]
    on: bool
    rate: int = Field(default=16_000, ge=8000, le=96_000)


class Talk(_Message):
    """The talk button: while it is held we are quiet, when it is let go the reply is over."""

    type: Literal["talk"]
    on: bool


class Sounding(_Message):
    """Whether the page can sound."""

    type: Literal["sound"]
    on: bool


class Played(_Message):
    type: Literal["played"]
    sound: int


class Stay(_Message):
    """ "I am still here"."""

    type: Literal["stay"]


class Leave(_Message):
    """The visitor has seen the end."""

    type: Literal["leave"]


Message = Hello | Press | Type | Microphone | Talk | Sounding | Played | Stay | Leave

_MESSAGES: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])


def read_message(text: str | bytes) -> Message:
    """
    Raises:
        ValueError: it is none.
    """
    if len(text) > MOST_TEXT:
        raise ValueError("too long")
    return _MESSAGES.validate_json(text)


class Rate:
    """So many a second on average, and a burst of some seconds."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_second = per_second
        self._most = burst
        self._left = burst
        self._clock = clock
        self._at = clock()

    def allows(self, amount: float = 1.0) -> bool:
        """Whether so much more is within bounds; it counts if it is."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if amount > self._left:
            return False
        self._left -= amount
        return True
