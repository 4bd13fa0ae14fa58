"""The answers held so far. Nothing is in it that the person did not say, pick or confirm."""

from __future__ import annotations

from dataclasses import dataclass, field

from voice_elicit.form.fields import Field, Form, Json
from voice_elicit.understanding.mail_evidence import MailEvidence

__all__ = ["Draft"]


@dataclass(slots=True)
class Draft:
    """Slots of one form."""

    form: Form
    _values: dict[str, Json] = field(default_factory=dict)
    _flags: dict[str, tuple[str, ...]] = field(default_factory=dict)
    _skipped: set[str] = field(default_factory=set)
    _refused: dict[str, list[Json]] = field(default_factory=dict)
    _evidence: dict[str, MailEvidence] = field(default_factory=dict)

    def fill(self, slot: Field, value: Json, flags: tuple[str, ...] = ()) -> None:
        self._values[slot.name] = value
        self._flags[slot.name] = flags
        self._skipped.discard(slot.name)
        self._evidence.pop(slot.name, None)

    def skip(self, slot: Field) -> None:
        """Leave it out: the key will be absent, never empty."""
        self.clear(slot)
        self._skipped.add(slot.name)

    def clear(self, slot: Field) -> None:
        """Open the question again."""
        self._values.pop(slot.name, None)
        self._flags.pop(slot.name, None)
        self._skipped.discard(slot.name)

    def clear_all(self) -> None:
        self._values.clear()
        self._flags.clear()
        self._skipped.clear()
        self._refused.clear()
        self._evidence.clear()

    def refuse(self, slot: Field, value: Json) -> None:
        """The person said this value is wrong; it is not offered again."""
        self._refused.setdefault(slot.name, []).append(value)

    def forgive(self, slot: Field) -> None:
        """What was refused may be offered again."""
        self._refused.pop(slot.name, None)

    def refused(self, slot: Field) -> tuple[Json, ...]:
        return tuple(self._refused.get(slot.name, ()))

    def barred(self, slot: Field) -> tuple[Json, ...]:
        """What is not meant by a new answer: what was refused, and what it is to replace."""
        return (*self.refused(slot), self._values[slot.name]) if self.holds(slot) else self.refused(slot)

    def evidence(self, slot: Field) -> MailEvidence:
        """What was heard of an address since it was last settled."""
        return self._evidence.setdefault(slot.name, MailEvidence())

    @staticmethod
    def may_skip(slot: Field) -> bool:
        """Whether the form can be sent without an answer to it."""
        return not slot.required or slot.nullable

    def holds(self, slot: Field) -> bool:
        return slot.name in self._values

    def value(self, slot: Field) -> Json:
        return self._values[slot.name]

    def flags(self, slot: Field) -> tuple[str, ...]:
        return self._flags.get(slot.name, ())

    def settled(self, slot: Field) -> bool:
        """Answered or left out."""
        return slot.name in self._values or slot.name in self._skipped

    @property
    def answered(self) -> int:
        return len(self._values)

    def open_fields(self) -> tuple[Field, ...]:
        """Questions still to ask, in the form's order."""
        return tuple(one for one in self.form.fields if not self.settled(one))

    def held_fields(self) -> tuple[Field, ...]:
        return tuple(one for one in self.form.fields if self.holds(one))

    def content(self) -> dict[str, Json]:
        """What would be sent, in the form's order. A question left out is absent, or null where the schema
        requires the key and allows null."""
        content: dict[str, Json] = {}
        for one in self.form.fields:
            if self.holds(one):
                content[one.name] = self._values[one.name]
            elif one.name in self._skipped and one.required and one.nullable:
                content[one.name] = None
        return content
