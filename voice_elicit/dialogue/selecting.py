"""Several choices, collected one by one, and options read out a group at a time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from voice_elicit.dialogue.actions import Action
from voice_elicit.dialogue.states import Asking, Choosing, Collecting, Confirming
from voice_elicit.dialogue.turns import Turns
from voice_elicit.form.fields import BooleanField, ChoiceField, Field, Json, MultiChoiceField, NumberField, TextField
from voice_elicit.form.problems import ProblemCode
from voice_elicit.form.validation import check_value
from voice_elicit.ports import Heard
from voice_elicit.understanding.choice import narrow
from voice_elicit.understanding.read import read_heard
from voice_elicit.understanding.reading import Command, CommandName, Nothing, Reading, Selection, Value

__all__ = ["Selecting", "in_order"]

SEVERAL = 2
"""Options named in one reply from which on it is the whole answer; behind a single one others are asked for."""


class Selecting(Turns):
    """Options and selections."""

    def _heard_as(self, heard: Heard, field: Field) -> Reading:
        replacing = isinstance(self.state, Asking) and heard.engine != "typed" and _is_misheard_alike(field)
        barred = self.draft.barred(field) if replacing else self.draft.refused(field)
        return read_heard(heard, field, self.pack, self.now, refused=barred)

    def _hold(self, field: Field, value: Json, flags: tuple[str, ...]) -> list[Action]:
        raise NotImplementedError

    def _skip(self, command: Command) -> list[Action]:
        raise NotImplementedError

    def _select(self, field: MultiChoiceField, reading: Selection) -> list[Action]:
        if reading.done and not (reading.add or reading.remove or reading.only) and reading.certain:
            return self._done_choosing()
        held: tuple[Json, ...] = ()
        if isinstance(self.state, Collecting):
            held = self.state.chosen
        elif isinstance(self.state, Asking) and self.draft.holds(field):
            value = self.draft.value(field)
            held = tuple(value) if isinstance(value, list) and (reading.remove or reading.more) else ()
        if isinstance(self.state, Confirming) and reading.remove and not reading.add:
            return self._selected_instead(field, reading)
        if reading.only:
            held = ()
        removed = set(map(repr, reading.remove))
        chosen = in_order(field, [one for one in (*held, *reading.add) if repr(one) not in removed])
        if not reading.certain:
            return self._turn(Confirming(field, list(chosen), multi=True))
        first = isinstance(self.state, Asking) and (not reading.remove or self.draft.holds(field))
        if reading.done or reading.only or (first and self._is_whole(field, list(chosen))):
            return self._chosen(field, chosen)
        return self._collect(field, chosen)

    def _selected_instead(self, field: MultiChoiceField, reading: Selection) -> list[Action]:
        """ "No, Thursday and Friday" after "Friday, right?" names the right ones; "no, Friday" alone is no answer."""
        asked = self.state.value if isinstance(self.state, Confirming) and isinstance(self.state.value, list) else []
        if all(one in asked for one in reading.remove):
            return self._turn(Asking(field))
        self.state = Asking(field)
        return self._select(field, Selection(add=reading.remove, certain=reading.certain))

    @staticmethod
    def _is_whole(field: MultiChoiceField, chosen: list[Json]) -> bool:
        """Whether these are all, as far as anybody can tell: nobody who names several is asked for others."""
        return len(chosen) >= SEVERAL and check_value(field, chosen) is None

    def _collect(self, field: MultiChoiceField, chosen: tuple[Json, ...]) -> list[Action]:
        if field.max_items is not None and len(chosen) >= field.max_items:
            return self._chosen(field, chosen)
        if len(chosen) == len(field.options):
            return self._chosen(field, chosen)
        return self._turn(Collecting(field, chosen))

    def _chosen(self, field: MultiChoiceField, chosen: tuple[Json, ...]) -> list[Action]:
        problem = check_value(field, list(chosen))
        if problem is not None:
            given_up = self._missed()
            words = self.prompts.problem(problem, field)
            if problem.code is ProblemCode.TOO_FEW:
                return given_up or self._turn(Collecting(field, chosen), words)
            return given_up or self._turn(Asking(field), words)
        return self._hold(field, list(chosen), ())

    def _done_choosing(self) -> list[Action]:
        match self.state:
            case Collecting(field=field, chosen=chosen):
                if not chosen and self.draft.may_skip(field):
                    return self._skip(Command(CommandName.SKIP))
                return self._chosen(field, chosen)
            case Confirming(field=field, value=value, multi=True) if isinstance(value, list):
                assert isinstance(field, MultiChoiceField)
                return self._chosen(field, tuple(value))
            case _:
                return self._miss("")

    def _list(self, name: CommandName) -> list[Action]:
        """Read options out, a group at a time."""
        field = self._current_field()
        if not isinstance(field, ChoiceField | MultiChoiceField):
            return self._turn(self.state, self.lines.help(self.state), bare=True)
        size = self.policy.group
        listed = getattr(self.state, "listed", 0)
        if name is CommandName.MORE:
            listed += size
        elif name is CommandName.PREVIOUS:
            listed = max(0, listed - size)
        else:
            listed = 0
        words = self.prompts.group(field, listed)
        kept = listed if listed < len(field.options) else max(0, listed - size)
        if isinstance(self.state, Collecting):
            return self._turn(replace(self.state, listed=kept), words, bare=True)
        return self._turn(Asking(field, listed=kept), words, bare=True)

    def _maybe_narrow(self, heard: str) -> list[Action]:
        """In a list too long to read, the start of a name leaves few enough to choose from; [] if it does not."""
        field = self._current_field()
        if not heard or not isinstance(field, ChoiceField) or len(field.options) <= self.policy.options_grouped:
            return []
        refused = self.draft.refused(field)
        left = tuple(const for const in narrow(heard, field, self.pack) if const not in refused)
        if not left:
            return []
        if len(left) == 1:
            return self._turn(Confirming(field, left[0]))
        if len(left) <= self.policy.options_read:
            return self._turn(Choosing(field, left))
        words = self.prompts.counted("options-narrowed", len(left), heard=heard.strip(" .,!?"))
        return self._missed() or self._turn(Asking(field), words, bare=True)

    def _pressed_option(self, number: str) -> Reading:
        """The option of this number, from 1 as on the screen."""
        index = int(number) - 1 if number.isdecimal() else -1
        field = self._current_field()
        if isinstance(self.state, Choosing) and 0 <= index < len(self.state.values):
            return Value(self.state.values[index], ("chosen",))
        if isinstance(field, BooleanField) and index in (0, 1):
            return Value(index == 0, ("chosen",))
        if not isinstance(field, ChoiceField | MultiChoiceField) or not 0 <= index < len(field.options):
            return Nothing()
        const = field.options[index].const
        if isinstance(field, ChoiceField):
            return Value(const, ("chosen",))
        if isinstance(self.state, Collecting) and const in self.state.chosen:
            return Selection(remove=(const,))
        return Selection(add=(const,))


def in_order(field: MultiChoiceField, chosen: Iterable[Json]) -> tuple[Json, ...]:
    """The options as the form has them; compared as JSON sees them, where true is not 1."""
    names = set(map(repr, chosen))
    return tuple(option.const for option in field.options if repr(option.const) in names)


def _is_misheard_alike(field: Field) -> bool:
    """Whether a value that was misheard once has close neighbours that may have been meant: "sixteen" for "six"."""
    return isinstance(field, ChoiceField | NumberField) or (isinstance(field, TextField) and field.format is not None)
