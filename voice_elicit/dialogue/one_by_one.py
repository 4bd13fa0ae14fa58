"""Options put one at a time, for a yes or a no, where a name or a number was not understood twice; and answers, where
it was not understood which one is wrong.

In a noisy hall, with a speech impairment or a voice the recognizer does not know, a yes and a no are heard where a
name is not. Known as auditory scanning in augmentative and alternative communication (Beukelman and Light,
Augmentative and Alternative Communication, 5th edition, 2020).
"""

from __future__ import annotations

from dataclasses import replace

from voice_elicit.dialogue.actions import Action
from voice_elicit.dialogue.answering import Answering
from voice_elicit.dialogue.listening import one_option
from voice_elicit.dialogue.selecting import in_order
from voice_elicit.dialogue.states import (
    Asking,
    Checking,
    Collecting,
    Confirming,
    Picking,
    ReadingBack,
    Scanning,
    behind_waiting,
)
from voice_elicit.form.fields import ChoiceField, Field, Json, MultiChoiceField
from voice_elicit.ports import Band, Heard
from voice_elicit.understanding.read import read_heard
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

__all__ = ["OneByOne"]

ASIDES = (CommandName.WAIT, CommandName.REPEAT, CommandName.SLOWER)
"""Commands that leave the question open; nobody says one again and again instead of an answer."""


class OneByOne(Answering):
    """Scanning of options and answers."""

    def _read(self, heard: Heard) -> Reading:
        state = behind_waiting(self.state)
        if isinstance(state, Checking):
            reading = read_heard(heard, None, self.pack, self.now)
            unsure = isinstance(reading, Command) and reading.name is CommandName.YES and not reading.certain
            return Nothing() if unsure and not self._misses else reading
        if not isinstance(state, Scanning):
            return self._second_thought(heard, super()._read(heard))
        reading = self._heard_as(heard, one_option(state, self.pack))
        if not isinstance(reading, Nothing) or heard.text_band is not Band.HIGH:
            return reading
        named = self._heard_as(heard, state.field)  # "Docs" while "bug?" is asked
        certain = isinstance(named, Value) or (isinstance(named, Selection) and named.certain)
        return named if certain else reading

    def _second_thought(self, heard: Heard, reading: Reading) -> Reading:
        """ "Wait" for the second time at one question, where an answer sounds much like it ("eight"): which was it?"""
        field = self._current_field()
        if field is None or not isinstance(reading, Command) or reading.name not in ASIDES:
            return reading
        if (field.name, reading.name) not in self._asides:
            self._asides.add((field.name, reading.name))
            return reading
        others = tuple(one for one in heard.hypotheses if one.phrase.meaning != f"command:{reading.name.value}")
        match self._heard_as(replace(heard, text="", hypotheses=others), field):
            case Value(value=value, flags=flags) | Confirm(value=value, flags=flags):
                return Confirm(value, flags)
            case Choose() as close:
                return close
            case _:
                return reading

    def _answer(self, reading: Value | Confirm | Choose | Selection | Refused) -> list[Action]:
        state = self.state
        if not isinstance(state, Scanning):
            return super()._answer(reading)
        match reading:
            case Value(value=bool() as yes) | Confirm(value=bool() as yes):
                return self._put_alone(state, yes=yes)
            case Value() | Selection():
                self.state = _without_scanning(state)
                return super()._answer(reading)
            case _:
                return self._miss("")

    def _ask_back(self, field: Field, value: Json, flags: tuple[str, ...]) -> list[Action]:
        likely = (value,) if isinstance(field, ChoiceField) and value not in self.draft.refused(field) else ()
        return self._scan_instead(likely) or super()._ask_back(field, value, flags)

    def _done_choosing(self) -> list[Action]:
        if isinstance(self.state, Scanning):
            self.state = _without_scanning(self.state)
        return super()._done_choosing()

    def _scan_instead(self, likely: tuple[Json, ...] = ()) -> list[Action]:
        """The first of the options alone; [] while names may still be understood, or when that was tried before.

        `likely`: what comes first, as it was heard just now.
        """
        if isinstance(self.state, ReadingBack | Picking):
            return self._check()
        field = self._current_field()
        if not isinstance(field, ChoiceField | MultiChoiceField) or isinstance(self.state, Scanning):
            return []
        refused = self.draft.refused(field)
        troubles = self._misses + len(refused)
        policy, several = self.policy, isinstance(field, MultiChoiceField)
        few = len(field.options) <= (policy.options_scanned if several else policy.options_grouped)
        if not few or troubles < policy.scan_after or field.name in self._scanned_before:
            return []
        self._scanned_before.add(field.name)
        chosen = self.state.chosen if isinstance(self.state, Collecting) else ()
        likely = likely or self._leaning(field)
        settled = {repr(one) for one in (*chosen, *likely, *refused)}
        others = [one.const for one in field.options if repr(one.const) not in settled]
        size = policy.group if len(others) > policy.options_scanned else 1
        left = (*((one,) for one in likely), *(tuple(others[at : at + size]) for at in range(0, len(others), size)))
        return self._turn(Scanning(field, left, chosen), self.prompts.say("scan-start")) if left else []

    def _leaning(self, field: ChoiceField | MultiChoiceField) -> tuple[Json, ...]:
        """What was being asked back, or else what the last reply sounded like most of all options."""
        if not isinstance(field, ChoiceField):
            return ()
        likely = [one.phrase.meaning for one in self._heard.hypotheses if one.band > Band.LOW]
        places = [meaning.partition("option:")[2] for meaning in likely]
        named = [field.options[int(place)].const for place in places if place]
        asked = [self.state.value] if isinstance(self.state, Confirming) else []
        refused = self.draft.refused(field)
        return tuple(one for one in (*asked, *named) if one not in refused)[:1]

    def _check(self) -> list[Action]:
        """The answers one at a time; [] while a correction may still be understood."""
        held = self.draft.held_fields()
        if self._misses < self.policy.scan_after or len(held) < 2:
            return []
        return self._turn(Checking(held), self.prompts.say("scan-start"))

    def _put_alone(self, state: Scanning | Checking, *, yes: bool, instead: str = "") -> list[Action]:
        """The yes or no to one of them; `instead`: what was said behind a no."""
        self._misses = 0
        return self._scanned(state, yes=yes) if isinstance(state, Scanning) else self._checked(state, yes, instead)

    def _checked(self, state: Checking, right: bool, instead: str) -> list[Action]:
        """A yes goes to the next answer, and behind the last one to "Send it?"; a no asks this question again."""
        field, *left = state.left
        if not right:
            return self._react_to(instead, Asking(field)) or self._turn(Asking(field), first=False)
        if left:
            return self._turn(Checking(tuple(left)))
        return self._turn(ReadingBack(), self.prompts.say("read-back-again"), bare=True)

    def _scanned(self, state: Scanning, *, yes: bool) -> list[Action]:
        group, *left = state.left
        if isinstance(state.field, MultiChoiceField):
            return self._scanned_several(state.field, (*state.chosen, *group) if yes else state.chosen, tuple(left))
        if yes and len(group) > 1:
            return self._turn(Scanning(state.field, tuple((one,) for one in group)))
        if yes:
            return self._hold(state.field, group[0], ("chosen",))
        for option in group:
            self.draft.refuse(state.field, option)
        if left:
            return self._turn(Scanning(state.field, tuple(left)))
        self.draft.forgive(state.field)  # One of them was meant, and a yes was not heard.
        return self._turn(Asking(state.field), self.prompts.say("options-no-more"))

    def _scanned_several(
        self, field: MultiChoiceField, chosen: tuple[Json, ...], left: tuple[tuple[Json, ...], ...]
    ) -> list[Action]:
        enough = field.max_items is not None and len(chosen) >= field.max_items
        if left and not enough:
            return self._turn(Scanning(field, left, chosen))
        if not chosen and self.draft.may_skip(field):
            return self._skip(Command(CommandName.SKIP))
        return self._chosen(field, in_order(field, chosen))


def _without_scanning(state: Scanning) -> Asking | Collecting:
    field = state.field
    return Collecting(field, state.chosen) if isinstance(field, MultiChoiceField) else Asking(field)
