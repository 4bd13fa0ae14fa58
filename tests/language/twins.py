"""Twin tables: what people say in a language and what it means, written by hand, one line each, and run the same way.

A line is `question|reply|reading`; the reading in few words: `4`, `ask 4`, `4 or 7`, `yes`, `no + drei`, `+a -b done`,
`refused 100 99`, `nothing`. Lines that are empty or begin with `#` are for the reader.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from voice_elicit.form.fields import Field, Option
from voice_elicit.language.pack import Pack, load_pack
from voice_elicit.understanding.read import read_reply
from voice_elicit.understanding.reading import Choose, Command, Confirm, Nothing, Reading, Refused, Selection, Value

__all__ = ["NOW", "Twins", "options", "table"]

NOW = datetime(2026, 11, 30, 10, 0)
"""A Monday."""


@dataclass(frozen=True)
class Twins:
    """The questions of one language's table, by the name its lines use; None is the read-back."""

    language: str
    questions: Mapping[str, Field | None]

    @property
    def pack(self) -> Pack:
        return load_pack(self.language)

    def said(self, question: str, reply: str) -> str:
        """How a reply is read, in the few words of a table."""
        return short(read_reply(reply, self.questions[question], self.pack, NOW))


def options(*names: str) -> tuple[Option, ...]:
    return tuple(Option(name, name) for name in names)


def table(text: str) -> list[tuple[str, str, str]]:
    """The lines of a table, taken apart."""
    cases = []
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            question, reply, reading = line.split("|")
            cases.append((question, reply, reading))
    return cases


def _json(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def short(reading: Reading) -> str:
    """A reading in few words."""
    match reading:
        case Value(value=value):
            return _json(value)
        case Confirm(value=value):
            return f"ask {_json(value)}"
        case Choose(values=values):
            return " or ".join(map(_json, values))
        case Command(name=name, argument=argument):
            return f"{name.value} + {argument}" if argument else name.value
        case Selection(add=add, remove=remove, only=only, done=done):
            signs = [*(f"+{one}" for one in add), *(f"-{one}" for one in remove)]
            return " ".join([*(["only"] if only else []), *signs, *(["done"] if done else [])])
        case Refused(problem=problem, value=value):
            return f"refused {_json(value)} {problem.limit or ''}".rstrip()
        case Nothing():
            return "nothing"
