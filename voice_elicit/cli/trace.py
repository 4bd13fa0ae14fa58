"""`--trace FILE`: everything that happens as JSON lines, because the user asked for it.

Answers to questions for secrets are masked even here.
"""

from __future__ import annotations

import dataclasses
import json
import time
from enum import Enum
from pathlib import Path
from typing import Any, TextIO

from voice_elicit.dialogue.actions import Done, Say, Show
from voice_elicit.dialogue.events import Heard, Pressed, Silence, Typed
from voice_elicit.elicitor import Happening
from voice_elicit.errors import VoiceElicitError
from voice_elicit.ports import Expectation

__all__ = ["Trace", "TraceUnwritable"]

EVENT_NAMES = {
    "Say": "said",
    "Show": "shown",
    "Listen": "listening-for",
    "Heard": "heard",
    "Silence": "silence",
    "Typed": "typed",
    "Pressed": "pressed",
    "Cancelled": "cancelled",
    "Open": "opened",
    "Done": "outcome",
}
MASK = "•••"
PHRASES_TRACED = 200
"""Phrases of an expectation that are written out; the rest is only counted."""


class TraceUnwritable(VoiceElicitError):
    """The trace file cannot be written; the request is cancelled rather than answered untraced."""


class Trace:
    """An observer that writes one JSON line an event: `t` (seconds since the start), `event`, and its fields."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._start = time.monotonic()
        self._masked = False
        self._secret_fields: set[str] = set()
        try:
            self._file: TextIO = path.open("w", encoding="utf-8")
        except OSError as error:
            raise TraceUnwritable(self._sentence(error)) from error

    def __call__(self, happening: Happening) -> None:
        kind = type(happening).__name__
        record: dict[str, Any] = {
            "t": round(time.monotonic() - self._start, 3),
            "event": EVENT_NAMES.get(kind, "reading"),
        }
        if record["event"] == "reading":
            record["reading"] = kind
        if isinstance(happening, Show):
            self._masked = happening.view.masked
            if self._masked:
                self._secret_fields.add(happening.view.field)
        record.update(self._fields(happening))
        try:
            self._file.write(json.dumps(record, ensure_ascii=False, default=str) + "\n")
            self._file.flush()
        except OSError as error:
            raise TraceUnwritable(self._sentence(error)) from error

    def note(self, event: str, **fields: Any) -> None:
        """A line of our own: which engines are used and why."""
        try:
            self._file.write(json.dumps({"t": 0.0, "event": event, **fields}, ensure_ascii=False, default=str) + "\n")
            self._file.flush()
        except OSError as error:
            raise TraceUnwritable(self._sentence(error)) from error

    def close(self) -> None:
        try:
            self._file.close()
        except OSError as error:
            raise TraceUnwritable(self._sentence(error)) from error

    def _sentence(self, error: OSError) -> str:
        return (
            f"The trace {self._path} cannot be written ({error.strerror or error}); choose another file or free space."
        )

    def _fields(self, happening: Happening) -> dict[str, Any]:
        if isinstance(happening, Say):
            return dataclasses.asdict(happening.utterance)
        if isinstance(happening, Done):
            result = happening.outcome.result()
            if "content" in result:
                result["content"] = {
                    name: MASK if name in self._secret_fields else value for name, value in result["content"].items()
                }
            return {"result": result, "reason": happening.outcome.reason, "detail": happening.outcome.detail}
        if isinstance(happening, Show):
            return _asdict(happening.view)
        fields = _asdict(happening)
        if self._masked and not isinstance(happening, Silence) and record_is_personal(happening):
            return dict.fromkeys(fields, MASK)
        return fields


def record_is_personal(happening: Happening) -> bool:
    """Whether it holds the person's words or a value made of them."""
    return isinstance(happening, Heard | Typed | Pressed) or EVENT_NAMES.get(type(happening).__name__) is None


def plain(thing: Any) -> Any:
    """Dataclasses, enums and tuples as JSON; a long list of phrases is cut."""
    if isinstance(thing, Expectation):
        cut = dataclasses.replace(thing, phrases=thing.phrases[:PHRASES_TRACED])
        return {**_asdict(cut), "phrase_count": len(thing.phrases)}
    if dataclasses.is_dataclass(thing) and not isinstance(thing, type):
        return _asdict(thing)
    if isinstance(thing, Enum):
        return thing.name.lower() if isinstance(thing.value, int) else thing.value
    if isinstance(thing, tuple | list):
        return [plain(one) for one in thing]
    if isinstance(thing, float) and thing in (float("inf"), float("-inf")):
        return None
    return thing


def _asdict(thing: Any) -> dict[str, Any]:
    return {one.name: plain(getattr(thing, one.name)) for one in dataclasses.fields(thing)}
