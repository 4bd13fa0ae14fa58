"""Several answers in one breath: what is certain is held, what is not is asked back in its turn, the rest is asked.

"Deploy to staging with three replicas" answers two questions; the third is asked: "Staging, three replicas. Which
region?" Which words answer which question is left to `understanding.breath`.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from voice_elicit.dialogue.actions import Action
from voice_elicit.dialogue.asker import Asker
from voice_elicit.dialogue.correcting import Correcting
from voice_elicit.dialogue.edits import Edit, find_edits
from voice_elicit.dialogue.policy import Policy
from voice_elicit.dialogue.states import Asking, Choosing, Collecting, Confirming, Opening, Picking, ReadingBack
from voice_elicit.form.fields import BooleanField, Field, Form, Json, NumberField, Request, TextField
from voice_elicit.form.validation import check_value, normalise
from voice_elicit.language.pack import Pack
from voice_elicit.ports import Band, Heard
from voice_elicit.understanding.breath import Piece, read_breath
from voice_elicit.understanding.consent import read_stance
from voice_elicit.understanding.reading import (
    Choose,
    Command,
    CommandName,
    Confirm,
    Nothing,
    Reading,
    Refused,
    Selection,
    Value,
)

__all__ = ["Breathing"]


@dataclass(frozen=True, slots=True)
class _Pending:
    """What was said of a question before its turn, and is not certain enough to be held."""

    field: Field
    reading: Confirm | Choose | Refused
    change: bool
    """It would replace an answer that is held."""


class Breathing(Correcting):
    """Replies that answer more than the open question."""

    def __init__(
        self,
        request: Request,
        pack: Pack,
        *,
        asker: Asker | None = None,
        policy: Policy | None = None,
        now: datetime,
    ) -> None:
        super().__init__(request, pack, asker=asker, policy=policy, now=now)
        self._pending: dict[str, _Pending] = {}
        self._told: tuple[Field, ...] = ()

    def _breathe(self, heard: Heard, reading: Reading) -> list[Action]:
        """What follows from a reply that answers several questions, or another than the open one; [] when it does
        not, and it is left to the open question."""
        if not isinstance(self.request, Form) or len(self.request.fields) < 2:
            return []
        more = self._maybe_more(heard, reading)
        if more:
            return more
        words = self._words_of_breath(heard, reading)
        if not words:
            return []
        asked, confirmed = self._current_field(), isinstance(self.state, Confirming)
        changing = isinstance(self.state, ReadingBack | Picking)
        marked = changing or (isinstance(reading, Command) and not confirmed)
        fields = tuple(one for one in self.request.fields if not self._is_secret(one))
        held = (
            ()
            if changing
            else tuple(one.name for one in fields if self.draft.holds(one) and (confirmed or one is not asked))
        )
        found = read_breath(
            words,
            fields,
            self.pack,
            self.now,
            asked=None if confirmed else asked,
            held=(*held, asked.name) if confirmed and asked else held,
            about=self.request.message,
            alone=isinstance(reading, Nothing),
        )
        if not self._is_breath(found, reading, asked) or _is_misheard(found, reading, heard, asked):
            return []
        if isinstance(self.state, Confirming):
            self._confirm_aside(self.state, reading, words)
        return self._take(found, marked=marked)

    def _confirm_aside(self, state: Confirming, reading: Reading, words: str) -> None:
        """ "Yes, and three replicas": hold what was asked back. Without the yes it is asked back again."""
        agreed = isinstance(reading, Command) or read_stance(words, self.pack).says == "yes"
        if agreed:
            self.draft.fill(state.field, state.value, state.flags)
            return
        change = self.draft.holds(state.field)
        self._pending[state.field.name] = _Pending(state.field, Confirm(state.value, state.flags), change)

    def _words_of_breath(self, heard: Heard, reading: Reading) -> str:
        """The words in which several answers may be; empty where none are looked for."""
        text = heard.text if heard.text_band is not Band.LOW else ""
        match self.state, reading:
            case Asking(field=TextField(format=None)) | Asking(spelling=True), _:
                return ""
            case Confirming(field=TextField(format=None)) | Confirming(multi=True), _:
                return ""
            case Asking(missing=missing), _ if missing:
                return ""
            case Opening() | Asking() | Collecting() | ReadingBack() | Picking(), Nothing():
                return text
            case Asking(), Value() | Confirm() | Choose() | Selection() | Refused():
                return text
            case Opening(), Command(name=CommandName.YES | CommandName.CHANGE, argument=argument) if argument:
                return text or argument
            case Confirming(), Command(name=CommandName.YES, argument=argument, certain=True):
                return argument
            case Confirming(), Nothing() | Value() | Confirm() | Choose() | Refused():
                return text
            case Asking() | ReadingBack() | Picking(), Command(name=CommandName.CHANGE, argument=argument):
                return argument
            case _:
                return ""

    def _is_breath(self, found: tuple[Piece, ...], reading: Reading, asked: Field | None) -> bool:
        """Whether to take these pieces rather than what the open question made of the reply."""
        others = [piece for piece in found if piece.field is not asked]
        if isinstance(self.state, Confirming):
            return len(others) == len(found) > 0 and all(piece.labelled for piece in others)
        match reading:
            case Nothing() if len(found) == 1:
                # One bare word may be said for any reason ("good"). What names an answer that is held is a correction.
                return (found[0].labelled or not others) and not self.draft.holds(found[0].field)
            case Nothing() | Command():
                return len(found) > 1
            case _:
                return bool(others) and (len(found) > 1 or others[0].labelled)

    def _take(self, found: tuple[Piece, ...], *, marked: bool) -> list[Action]:
        told: list[str] = []
        taken: list[Field] = []
        for piece in found:
            field, certain = piece.field, self._certain(piece)
            change = self.draft.holds(field) and field is not self._current_field()
            if certain is None or (change and not marked and certain.value != self.draft.value(field)):
                self._put_off(piece, change=change)
                continue
            self._pending.pop(field.name, None)
            self.draft.fill(field, certain.value, certain.flags)
            told.append(self._told_as(piece, certain.value))
            taken.append(field)
        if taken:
            self._acknowledged, self._told = taken[-1], tuple(taken)
        words = self.prompts.say("heard-value", value=self.prompts.start(", ".join(told))) if told else ""
        if isinstance(self.state, Collecting):
            return self._turn(self.state, words)
        return self._next(words if self.draft.open_fields() or self._pending or self._worth_saying() else "")

    def _certain(self, piece: Piece) -> Value | None:
        """The value, when nothing about it must be asked."""
        match piece.reading:
            case Value(value=value, flags=flags) if not self._must_ask_back(piece.field, value, flags):
                value = normalise(piece.field, value)
                return Value(value, flags) if check_value(piece.field, value) is None else None
            case _:
                return None

    def _put_off(self, piece: Piece, *, change: bool) -> None:
        """Keep what must be asked until its question is due."""
        match piece.reading:
            case Value(value=value, flags=flags):
                reading: Confirm | Choose | Refused = Confirm(value, flags)
            case Confirm() | Choose() | Refused() as other:
                reading = other
            case _:
                return
        self._pending[piece.field.name] = _Pending(piece.field, reading, change)

    def _told_as(self, piece: Piece, value: Json) -> str:
        """One of several answers, said back: "three replicas", "staging", "note: leave it at the door"."""
        field, words = piece.field, self.prompts.value(piece.field, value)
        digits = any(char.isdigit() for char in piece.answer)
        if piece.noun and isinstance(field, NumberField) and not (digits and value == 1):
            # Number words follow their noun ("ein Kind", "duas noites"), so the person's own are said.
            return self.prompts.say(
                "heard-counted", value=words if digits else piece.answer.lower(), noun=self.prompts.noun(piece.noun)
            )
        free = isinstance(field, TextField) and field.format is None
        if free or isinstance(field, BooleanField) or (isinstance(field, NumberField) and piece.labelled):
            return self.prompts.say("read-back-pair", label=self.prompts.label(field), value=words)
        return words

    def _next(self, *before: str) -> list[Action]:
        """What was put off comes before its question is asked."""
        for field in self.draft.form.fields:
            pending = self._pending.get(field.name)
            if pending is not None and (pending.change or not self.draft.settled(field)):
                del self._pending[field.name]
                turn = self._due(pending, *before)
                if turn:
                    return turn
            if not self.draft.settled(field):
                break
        return super()._next(*before)

    def _due(self, pending: _Pending, *before: str) -> list[Action]:
        field, refused = pending.field, self.draft.refused(pending.field)
        match pending.reading:
            case Confirm(value=value, flags=flags) if value not in refused and pending.change:
                words = " ".join([*before, self.prompts.confirm_answer(field, value)])
                return self._turn(Confirming(field, value, flags), words, bare=True)
            case Confirm(value=value, flags=flags) if value not in refused:
                return self._turn(Confirming(field, value, flags), *before)
            case Choose(values=values, flags=flags):
                left = tuple(one for one in values if one not in refused)
                if len(left) > 1:
                    return self._turn(Choosing(field, left, flags), *before)
                return self._turn(Confirming(field, left[0], flags), *before) if left else []
            case Refused(problem=problem):
                words = " ".join([*before, self.prompts.problem(problem, field)])
                return self._turn(Asking(field), words, first=False)
            case _:
                return []

    def _forget(self) -> list[Action]:
        """Start over."""
        self.draft.clear_all()
        self._pending.clear()
        return self._next(self.prompts.say("started-over"))

    def _correct_last(self, words: str) -> list[Action]:
        """ "No, four" after "Staging, three replicas. Which region?" means the replicas."""
        if len(self._told) > 1 and self._acknowledged is self._told[-1]:
            edits = find_edits(words, self.draft.form.fields, self.draft, self.pack, self.now)
            among = [edit for edit in edits if edit.field in self._told]
            if len(among) == 1:
                return self._edit(Edit(among[0].field, among[0].reading))
            if among:
                return self._turn(Picking(words, tuple(edit.field for edit in among)))
        return super()._correct_last(words)


def _is_misheard(found: tuple[Piece, ...], reading: Reading, heard: Heard, asked: Field | None) -> bool:
    """Whether a phrase the recognizer is certain of says otherwise than the transcript the pieces are from."""
    sure = bool(heard.hypotheses) and heard.hypotheses[0].band is Band.HIGH and isinstance(reading, Value)
    return sure and not any(piece.field is asked and piece.reading == reading for piece in found)
