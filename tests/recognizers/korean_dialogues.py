"""Whole dialogues in Korean that are spoken by the synthetic voice of `korean_voice`: forms, replies, outcomes.

The person listens too: what was not understood is said again, and a question whether it was understood is answered.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.recognizers.korean_voice import record
from voice_elicit.audio.sources import FileSource, Intake

__all__ = ["DIALOGUES", "Person", "Spoken"]

YES, NO = "네", "아니요"
SENT = (YES,)
AGAIN = ("잘 못 알아들었어요", "라고 들었어요. ", "네인가요 아니요인가요", "아직 계신가요")
"""Signs that the last answer must be given again."""
UNDERSTOOD = ("맞나요?", "한 번 더 네")
"""Signs of a question whether the last answer was understood."""


class Person:
    """A source of sound: one recording a turn, chosen by the last sentence that was said."""

    live = False

    def __init__(self, replies: tuple[str, ...], folder: Path) -> None:
        self._replies = iter(replies)
        self._folder = folder
        self._last = ""
        self.asked = ""
        """The last sentence that was said to the person."""

    def _next(self) -> str:
        if any(sign in self.asked for sign in UNDERSTOOD):
            return YES
        if any(sign in self.asked for sign in AGAIN) and self._last:
            return self._last
        self._last = next(self._replies, "")
        return self._last

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Intake]:
        words = self._next()
        async with FileSource([record(self._folder / "reply.wav", words)] if words else []).open() as intake:
            yield intake

    async def aclose(self) -> None:
        return


@dataclass(frozen=True, slots=True)
class Spoken:
    """One dialogue; `replies` are the person's answers to new questions."""

    name: str
    properties: dict[str, Any]
    replies: tuple[str, ...]
    action: str
    content: dict[str, Any] | None = None
    required: str = ""

    def params(self) -> dict[str, Any]:
        schema = {"type": "object", "properties": self.properties, "required": self.required.split()}
        return {"mode": "form", "message": "예약 확인", "requestedSchema": schema}


GIFT: dict[str, Any] = {"gift": {"type": "boolean", "title": "선물 포장"}}
TWO: dict[str, Any] = {**GIFT, "mail": {"type": "boolean", "title": "소식지"}}
CITY: dict[str, Any] = {"city": {"type": "string", "title": "도시", "enum": ["부산", "제주", "광주"]}}
NOTE: dict[str, Any] = {**GIFT, "note": {"type": "string", "title": "메모"}}
SIX: dict[str, Any] = {"count": {"type": "integer", "title": "수량", "minimum": 1, "maximum": 9}}

DIALOGUES = (
    Spoken("yes is sent", GIFT, (YES, *SENT), "accept", {"gift": True}, "gift"),
    Spoken("no is sent", GIFT, (NO, *SENT), "accept", {"gift": False}, "gift"),
    Spoken("two questions", TWO, (YES, NO, *SENT), "accept", {"gift": True, "mail": False}, "gift mail"),
    Spoken("both no", TWO, (NO, NO, *SENT), "accept", {"gift": False, "mail": False}, "gift mail"),
    Spoken("both yes", TWO, (YES, YES, *SENT), "accept", {"gift": True, "mail": True}, "gift mail"),
    Spoken("declined at the read-back", GIFT, (YES, NO), "decline", None, "gift"),
    Spoken("two answers declined", TWO, (YES, YES, NO), "decline", None, "gift mail"),
    Spoken("repeated", GIFT, ("다시", YES, *SENT), "accept", {"gift": True}, "gift"),
    Spoken("repeated in other words", GIFT, ("반복", NO, *SENT), "accept", {"gift": False}, "gift"),
    Spoken("helped", GIFT, ("도움말", YES, *SENT), "accept", {"gift": True}, "gift"),
    Spoken(
        "helped twice",
        TWO,
        ("도움말", NO, "도움말", YES, *SENT),
        "accept",
        {"gift": False, "mail": True},
        "gift mail",
    ),
    Spoken("skipped", TWO, (YES, "다음", *SENT), "accept", {"gift": True}, "gift"),
    Spoken("the first skipped", TWO, ("다음", NO, *SENT), "accept", {"mail": False}),
    Spoken("all skipped", TWO, ("다음", "다음", *SENT), "accept", {}),
    Spoken("a city", CITY, ("부산", *SENT), "accept", {"city": "부산"}, "city"),
    Spoken(
        "a city and a yes",
        {**CITY, **GIFT},
        ("부산", YES, *SENT),
        "accept",
        {"city": "부산", "gift": True},
        "city gift",
    ),
    Spoken("a city declined", CITY, ("부산", NO), "decline", None, "city"),
    Spoken("repeated at the read-back", GIFT, (YES, "다시", *SENT), "accept", {"gift": True}, "gift"),
    Spoken("help at the read-back", GIFT, (NO, "도움말", *SENT), "accept", {"gift": False}, "gift"),
    Spoken("stopped", TWO, (YES, "그만", YES), "cancel", None, "gift mail"),
)
