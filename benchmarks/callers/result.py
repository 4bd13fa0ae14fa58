"""How a dialogue ended, slot by slot."""

from __future__ import annotations

from dataclasses import dataclass, field

from benchmarks.callers.caller import Caller, like
from benchmarks.callers.forms import SKIP
from voice_elicit.form.fields import Field, Json, TextField

__all__ = ["Result", "Slot", "compared"]


@dataclass(frozen=True, slots=True)
class Slot:
    name: str
    kind: str
    wanted: Json
    got: Json

    @property
    def right(self) -> bool:
        if self.kind == "text":
            return like(self.wanted) == like(self.got)
        return type(self.wanted) is type(self.got) and self.wanted == self.got


@dataclass(slots=True)
class Result:
    system: str
    condition: str
    number: int
    voice: str
    accepted: bool
    why: str
    turns: int
    at_questions: int
    slots: list[Slot] = field(default_factory=list)
    """Of an accepted form."""
    asked: int = 0
    """Questions of the form, accepted or not."""
    log: list[str] = field(default_factory=list)

    @property
    def wrong(self) -> list[Slot]:
        return [slot for slot in self.slots if not slot.right]


def compared(caller: Caller, content: dict[str, Json]) -> list[Slot]:
    return [
        Slot(one.name, _kind(one), caller.goals[one.name].value, content.get(one.name, SKIP))
        for one in caller.task.form.fields
    ]


def _kind(field: Field) -> str:
    if isinstance(field, TextField):
        return field.format or ("email" if "email" in field.name else "text")
    return type(field).__name__.removesuffix("Field").lower()
