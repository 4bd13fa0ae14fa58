"""How a reply to a question of the form becomes an answer that is held.

Taken at once, asked back, offered as a choice of two, spelled, skipped, or the suggestion.
"""

from __future__ import annotations

from dataclasses import replace

from voice_elicit.dialogue.actions import Action
from voice_elicit.dialogue.addressing import Addressing
from voice_elicit.dialogue.states import (
    HALVES,
    Asking,
    Choosing,
    Collecting,
    Confirming,
    Consenting,
    ReadingBack,
    State,
    Sure,
    behind_waiting,
)
from voice_elicit.form.fields import (
    MISSING,
    BooleanField,
    ChoiceField,
    Field,
    Json,
    Missing,
    MultiChoiceField,
    Option,
    TextField,
    UrlRequest,
)
from voice_elicit.form.problems import Problem, ProblemCode
from voice_elicit.form.validation import check_content, check_value, normalise
from voice_elicit.ports import Band, Heard
from voice_elicit.understanding.consent import is_amiss, is_asked_for, read_consent, says_both
from voice_elicit.understanding.moments import complete_moment
from voice_elicit.understanding.read import read_answer, read_heard, read_reply
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
from voice_elicit.understanding.text import is_digits

__all__ = ["Answering"]

DOUBTFUL_FLAGS = ("teen-ty", "spelled", "approximate", "converted", "dropped", "assumed")
"""What was assumed in a reading and must be asked back before it is held."""

MISSING_PARTS = ("time", "year", "day", *HALVES)
"""Parts of a date, time or address that are asked for on their own."""


class Answering(Addressing):
    """Replies to questions."""

    # -- reading -------------------------------------------------------------------------------------

    def _read(self, heard: Heard) -> Reading:
        state = behind_waiting(self.state)
        if (mail := self._read_mail(heard, state)) is not None:
            return mail
        match state:
            case Choosing():
                return self._read_choice(heard, state)
            case Asking(field=TextField() as text, half=half, missing=missing) if half:
                whole = complete_moment(half, missing, heard.text, text, self.pack, self.now)
                return self._heard_as(heard, text) if isinstance(whole, Nothing) else whole
            case Confirming(field=TextField(format=None) as text, value=str() as value) if is_digits(value):
                # "Five five five, right?" "Ada": words are no other phone number.
                reading = self._heard_as(heard, text)
                words = isinstance(reading, Value) and isinstance(reading.value, str) and not is_digits(reading.value)
                return Nothing(heard.text) if words else reading
            case Confirming(field=TextField(format=None) as text):
                return self._yes_or(heard, self._heard_as(heard, text))
            case Asking(field=TextField() as text, spelling=True) if heard.rows:
                return self._heard_as(replace(heard, text=""), text)
            case Asking(field=TextField(format=None) as text, spelling=True):
                # "Lime will also ..." for "lima alpha ...": several words are no spelling.
                reading = self._heard_as(heard, text)
                words = isinstance(reading, Value | Confirm) and " " in str(reading.value) and not reading.flags
                return Nothing() if words else reading
            case Asking(field=field) | Confirming(field=field) | Collecting(field=field):
                return self._heard_as(heard, field)
            case ReadingBack() | Consenting() | Sure():
                reading = read_heard(heard, None, self.pack, self.now)
                if isinstance(reading, Command) and reading.name is CommandName.YES:
                    return self._weighed(reading, heard)
                wrong = isinstance(state, ReadingBack) and isinstance(reading, Command) and is_amiss(heard, self.pack)
                return Command(CommandName.CHANGE) if wrong else reading
            case _:
                return read_heard(heard, None, self.pack, self.now)

    def _weighed(self, reading: Command, heard: Heard) -> Reading:
        """Only a clear yes sends, declines or stops. "Yes but make it two" may be a correction; a yes that is not sure,
        or that only the score of the closed phrases knows of, must be said once more."""
        if reading.argument:
            scored = any(one.phrase.weighty and one.band > Band.LOW for one in heard.hypotheses[:1])
            return replace(reading, certain=False) if scored and not self._is_grey() else Nothing(heard.text)
        if read_consent(heard, self.pack) == "yes":
            return reading
        if (self._is_grey() and not is_asked_for(heard, self.pack)) or says_both(heard):
            return Nothing()
        says = read_consent(heard.text, self.pack) if heard.text and heard.text_band is not Band.LOW else "yes"
        if says == "yes" or (says is None and not reading.certain and not self._is_grey()):
            return Command(CommandName.YES, certain=False)
        return Nothing(heard.text)

    def _is_grey(self) -> bool:
        """Whether a yes was already asked for once more."""
        return isinstance(self.state, ReadingBack | Consenting | Sure) and self.state.grey

    def _read_choice(self, heard: Heard, state: Choosing) -> Reading:
        """ "A or B?" takes a name, "the first", or anything that answers the question itself."""
        options = tuple(Option(one, self.prompts.value(state.field, one)) for one in state.values)
        narrow = ChoiceField(name=state.field.name, label=state.field.label, required=True, options=options)
        reading = read_heard(heard, narrow, self.pack, self.now)
        if isinstance(reading, Value):
            return Value(reading.value, ("chosen",))
        if isinstance(reading, Nothing | Refused | Choose):
            return self._heard_as(heard, state.field)
        return reading

    def _read_text(self, words: str, field: Field) -> Reading:
        return read_reply(words, field, self.pack, self.now, refused=self.draft.refused(field))

    def _as_answer(self, words: str, field: Field) -> Reading:
        """A reply that began like a command and was none. Free text keeps all of it, "no nuts please", but where it
        replaces another: "the note? It was ..." "No, ring twice"."""
        if isinstance(field, TextField) and field.format is None and self._heard.text and not self.draft.holds(field):
            return read_answer(self._heard.text, field, self.pack, self.now, refused=self.draft.refused(field))
        return self._read_text(words, field)

    def _react(self, reading: Reading) -> list[Action]:
        raise NotImplementedError

    def _react_to(self, words: str, state: State) -> list[Action]:
        """Take what was said after a "no" as a reply to `state`; [] when it is none."""
        if not words or not isinstance(state, Asking | Collecting):
            return []
        reading = self._read_text(words, state.field)
        if isinstance(reading, Nothing) or self._is_plain(reading, state.field):
            return []
        self.state = state
        return self._react(reading)

    # -- answers -------------------------------------------------------------------------------------

    def _answer(self, reading: Value | Confirm | Choose | Selection | Refused) -> list[Action]:
        field = self._current_field()
        if field is None:
            return self._miss("")
        if self._is_plain(reading, field):
            return self._react(Nothing(self._heard.text))
        match reading:
            case Value(value=value, flags=flags):
                if self._must_ask_back(field, value, flags):
                    return self._ask_back(field, value, flags)
                return self._hold(field, value, flags)
            case Confirm(value=value, flags=flags):
                return self._ask_back(field, value, flags)
            case Choose(values=values, flags=flags):
                left = tuple(one for one in values if one not in self.draft.refused(field))
                if len(left) == 1:
                    return self._ask_back(field, left[0], flags)
                return self._turn(Choosing(field, left, flags)) if left else self._miss("")
            case Selection() if isinstance(field, MultiChoiceField):
                return self._select(field, reading)
            case Selection():
                return self._miss("")
            case Refused(problem=problem, value=str() as half) if problem.limit in MISSING_PARTS:
                return self._turn(Asking(field, half=half, missing=str(problem.limit)), first=False)
            case Refused(problem=problem):
                return self._off_limits(field, problem)

    def _must_ask_back(self, field: Field, value: Json, flags: tuple[str, ...]) -> bool:
        """What is easily misheard is always asked back, unless it was typed, pressed or picked."""
        state = self.state
        if "chosen" in flags or (isinstance(state, Confirming) and state.value == value):
            return False
        if self._heard.engine == "typed":
            return "assumed-order" in flags
        if any(flag.startswith(DOUBTFUL_FLAGS) for flag in flags):
            # "Fifty, five zero?" "No, fifteen": the pair was told apart already.
            return flags != ("teen-ty",) or not self.draft.refused(field)
        if isinstance(field, TextField) and isinstance(value, str):
            many = is_digits(value) and sum(map(str.isdigit, value)) >= self.policy.digits_confirmed
            return field.format in ("email", "uri") or (many and field.format is None)
        return False

    def _ask_back(self, field: Field, value: Json, flags: tuple[str, ...]) -> list[Action]:
        state = self.state
        if self._is_secret(field) or (isinstance(state, Confirming) and state.value == value):
            return self._hold(field, value, flags)
        if isinstance(state, Confirming) and isinstance(field, BooleanField):
            self._misses += 1
        multi = isinstance(field, MultiChoiceField)
        return self._turn(Confirming(field, value, flags, multi=multi))

    def _confirmed(self, field: Field, value: Json, flags: tuple[str, ...], *, multi: bool) -> list[Action]:
        if (
            multi
            and isinstance(field, MultiChoiceField)
            and isinstance(value, list)
            and not self._is_whole(field, value)
        ):
            return self._collect(field, tuple(value))
        self.draft.fill(field, value, flags)
        self._acknowledged = None
        return self._next()

    def _hold(self, field: Field, value: Json, flags: tuple[str, ...]) -> list[Action]:
        """Take it, and carry it into the next sentence."""
        value = normalise(field, value)
        if (problem := check_value(field, value)) is not None:
            return self._off_limits(field, problem)
        self.draft.fill(field, value, flags)
        self._acknowledged = field
        if not self.draft.open_fields():
            return self._next(self.prompts.acknowledged(field, value)) if self._worth_saying() else self._next()
        return self._next(self.prompts.acknowledged(field, value))

    def _worth_saying(self) -> bool:
        """Before the read-back the value is said once, there: short forms are not told everything twice."""
        return len(self.draft.held_fields()) > self.policy.read_back

    def _off_limits(self, field: Field, problem: Problem) -> list[Action]:
        """Understood, but the form does not allow it: say what it must be, and ask again."""
        given_up = self._missed()
        if given_up:
            return given_up
        words = self.prompts.problem(problem, field)
        if problem.code is ProblemCode.REQUIRED:
            words = self.prompts.say("problem-required")
        return self._turn(Asking(field), words, first=False)

    def _unfit(self, content: dict[str, Json]) -> tuple[Field, str] | None:
        """The final check; the first question whose answer does not fit, and why in words."""
        if isinstance(self.request, UrlRequest):
            return None
        for problem in check_content(self.request, content):
            for field in self.request.fields:
                if field.name == problem.field:
                    why = self.prompts.problem(problem, field)
                    label = self.prompts.label(field, start=True)
                    return field, self.prompts.say("problem-final", label=label, problem=why)
        return None

    # -- leaving out, suggestions --------------------------------------------------------------------
    def _skip(self, command: Command) -> list[Action]:
        field = self._current_field()
        if field is None:
            return self._miss("")
        if command.name is CommandName.SKIP_REST:
            for one in self.draft.open_fields():
                if self.draft.may_skip(one):
                    self.draft.skip(one)
            if self.draft.may_skip(field):
                return self._next()
        if not self.draft.may_skip(field):
            question = self.lines.again(Asking(field))
            label = self.prompts.label(field, start=True)
            words = self.prompts.say("problem-required-no-skip", label=label, question=question)
            return self._missed() or self._turn(Asking(field), words, bare=True)
        self.draft.skip(field)
        self._acknowledged = field
        return self._next(self.prompts.say("heard-skipped", label=self.prompts.label(field)))

    def _default(self, field: Field) -> Json:
        """The server's suggestion; only for fields that have one."""
        assert not isinstance(field.default, Missing)
        return field.default

    def _take_default(self, command: Command) -> list[Action]:
        if command.name is CommandName.ALL_DEFAULTS:
            for one in self.draft.open_fields():
                if one.default is not MISSING:
                    self.draft.fill(one, self._default(one), ("suggested",))
            return self._next(self.prompts.say("heard-defaults"))
        field = self._current_field()
        if isinstance(self.state, Asking) and field is not None and self.draft.holds(field):
            return self._next(self.prompts.acknowledged(field, self.draft.value(field)))
        if field is None or field.default is MISSING:
            return self._miss("")
        return self._hold(field, self._default(field), ("suggested", "chosen"))
