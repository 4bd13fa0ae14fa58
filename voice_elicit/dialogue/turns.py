"""One turn of ours: say, show, listen; and what happens when a turn brings nothing. Base of the machine."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from voice_elicit.dialogue.actions import Action, Done, Listen, Outcome, Say, Show
from voice_elicit.dialogue.asker import Asker
from voice_elicit.dialogue.draft import Draft
from voice_elicit.dialogue.lines import Lines
from voice_elicit.dialogue.listening import expectation
from voice_elicit.dialogue.openings import asker_words
from voice_elicit.dialogue.policy import Policy
from voice_elicit.dialogue.prompts import Prompts
from voice_elicit.dialogue.states import (
    HALVES,
    Asking,
    Checking,
    Choosing,
    Confirming,
    Finished,
    Hurried,
    Opening,
    ReadingBack,
    Scanning,
    State,
    Waiting,
    Warned,
    field_of,
)
from voice_elicit.dialogue.view import view
from voice_elicit.errors import InvalidReply
from voice_elicit.form.fields import BooleanField, Field, Form, Request
from voice_elicit.language.lexicon.consent import ConsentWords
from voice_elicit.language.pack import Pack
from voice_elicit.ports import Expectation, Heard, Utterance
from voice_elicit.understanding.reading import CommandName, Nothing, Reading

__all__ = ["Turns"]

SLOWER, LOUDER = 0.8, 1.25
"""Steps of speed and volume: clearly heard, and three of them stay intelligible."""


class Turns:
    """State, counters and the making of turns; moves between states only to end the dialogue."""

    def __init__(
        self,
        request: Request,
        pack: Pack,
        *,
        asker: Asker | None = None,
        policy: Policy | None = None,
        now: datetime,
    ) -> None:
        """`now`: the clock for relative dates; aware, so that date-times get its offset.

        Raises:
            UnusableForm: a URL request whose address is none.
        """
        self.request = request
        self.pack = pack
        self.asker = asker or Asker()
        self.policy = policy or Policy()
        self.now = now
        self.state: State = Opening()
        self.outcome: Outcome | None = None
        self.reading: Reading = Nothing()
        """What the last reply was taken for; for traces."""
        self.draft = Draft(request if isinstance(request, Form) else Form("", (), "{}"))
        self.prompts = Prompts(pack, self.policy, now)
        self.lines = Lines(request, self.prompts, self.draft)
        self._heard = Heard("")
        self._visited: set[str] = set()
        self._read_back_once = False
        self._acknowledged: Field | None = None
        self._silences = 0
        self._misses = 0
        self._scanned_before: set[str] = set()
        self._asides: set[tuple[str, CommandName]] = set()
        self._missing: tuple[type[State], str] | None = None
        self._rate = 1.0
        self._volume = 1.0
        self._prompt = ""
        self._noted: Heard | None = None
        self._plain: dict[str, str] = {}
        """What was said in words where an address is asked for; the last of each question."""

    # -- making a turn -------------------------------------------------------------------------------

    def _turn(self, state: State, *before: str, first: bool | None = None, bare: bool = False) -> list[Action]:
        """Go to `state`, say what comes before and its question (unless `bare`), show, listen.

        `first`: put the question in full, or not; by default in full where it was not put before.
        """
        self._count_from_here(state)
        self.state = state
        if first is None:
            first = self._unvisited(state)
        self._visit(state)
        texts = [text for text in before if text]
        if not bare:
            question = self.lines.question(state, first=first)
            if texts and question:
                texts[-1] = f"{texts[-1]} {question[0]}"
                question = question[1:]
            texts += question
        said: list[Action] = [Say(self._utterance(text)) for text in texts]
        self._prompt = " ".join(texts)
        return [*said, self._show(), Listen(self._expect())]

    def _unvisited(self, state: State) -> bool:
        match state:
            case Asking(field=field):
                return field.name not in self._visited
            case ReadingBack():
                return not self._read_back_once
            case _:
                return True

    def _visit(self, state: State) -> None:
        match state:
            case Asking(field=field):
                self._visited.add(field.name)
            case ReadingBack():
                self._read_back_once = True
                self._acknowledged = None
            case _:
                pass

    def _count_from_here(self, state: State) -> None:
        """Misunderstandings are counted for one question; another question starts anew."""
        subject = (type(state), field.name if (field := field_of(state)) else "")
        if isinstance(state, Asking) and state.missing in HALVES and not self.policy.keys:
            subject = (Asking, f"{state.field.name} {state.missing}")
        if isinstance(state, Confirming | Choosing):
            if isinstance(self.state, Asking) and self.state.missing in HALVES:
                self._misses = 0  # Both halves were understood.
            return
        if subject != self._missing:
            self._missing = subject
            self._misses = 0

    def _utterance(self, text: str) -> Utterance:
        return Utterance(text, language=self.pack.tag, rate=self._rate, volume=self._volume)

    def _show(self) -> Show:
        number, total = self._progress()
        return Show(
            view(
                self.state,
                self.request,
                self.prompts,
                self.draft,
                server=asker_words(self.asker, self.prompts),
                prompt=self._prompt,
                number=number,
                total=total,
            )
        )

    def _expect(self) -> Expectation:
        expected = expectation(self.state, self.request, self.pack, self.policy, self.draft)
        return replace(expected, prompt=self._prompt, no_input=self.policy.no_input_after(self._silences))

    def _adjust(self, name: CommandName) -> None:
        match name:
            case CommandName.SLOWER:
                self._rate = max(self._rate * SLOWER, SLOWER**3)
            case CommandName.FASTER:
                self._rate = min(self._rate / SLOWER, SLOWER**-3)
            case CommandName.QUIETER:
                self._volume = max(self._volume / LOUDER, LOUDER**-4)
            case _:
                self._volume = min(self._volume * LOUDER, 1.0)

    def _typed(self, text: str) -> str:
        """What was typed; a lone `y` or `n` is a word where a yes or no is asked for."""
        field = field_of(self.state)
        if isinstance(self.state, Confirming | Scanning) or field is None or isinstance(field, BooleanField):
            keys = self.pack.section(ConsentWords).typed
            return keys.get(text.strip().casefold(), text)
        return text

    # -- nothing heard, nothing understood -----------------------------------------------------------

    def _silence(self) -> list[Action]:
        """Shorter help, then a reminder, then the end: silence never chooses."""
        self._silences += 1
        say = self.prompts.say
        if isinstance(self.state, Hurried):
            self.state = self.state.back
        if isinstance(self.state, Waiting):
            if self._silences > self.policy.wait_reminders:
                return self._finish("waiting-end", Outcome("cancel", reason="silence"))
            return self._turn(self.state)
        if self._silences >= len(self.policy.no_input):
            return self._finish("no-input-end", Outcome("cancel", reason="silence"))
        if self._silences == 1:
            words = say("no-input", help=self.lines.help(self.state, full=False))
        else:
            words = say("no-input-again", question=self.lines.again(self.state))
        return self._turn(self.state, words, bare=True)

    def _miss(self, heard: str) -> list[Action]:
        """No-match: ask again differently, then help, then other ways, then give the question up."""
        instead = self._missed() or self._scan_instead()
        if instead:
            return instead
        self.state = state = self._put_easier(self.state)
        say = self.prompts.say
        question = self.lines.again(state)
        if self._misses == 1:
            if self.lines.may_repeat(state, heard):
                words = say("no-match-heard", heard=heard.strip(" .,!?"), question=question)
            else:
                words = say("no-match", question=question)
        elif self._misses == 2:
            words = say("no-match", question=self.lines.help(state, full=False))
        else:
            words = say("no-match-keys", question=question)
        return self._turn(state, words, bare=True)

    def _scan_instead(self) -> list[Action]:
        """Options that were not understood are put one at a time; [] where that is no help."""
        return []

    def _put_easier(self, state: State) -> State:
        """The same question in a way that is easier to understand, where there is one."""
        return state

    def _unsure(self) -> list[Action]:
        """ "I don't know" is no answer, and no misunderstanding: say what is possible, and never guess."""
        optional = isinstance(self.state, Asking) and self.draft.may_skip(self.state.field)
        question = self.lines.again(self.state)
        words = self.prompts.say("unsure-optional" if optional else "unsure", question=question)
        return self._turn(self.state, words, bare=True)

    def _missed(self) -> list[Action]:
        """Count one misunderstanding; when they are too many, what follows instead of asking again."""
        self._misses += 1
        limit = self.policy.misunderstandings + (1 if self.policy.keys else 0)
        return self._give_up() if self._misses >= limit else []

    def _give_up(self) -> list[Action]:
        field = field_of(self.state)
        if field is None or isinstance(self.state, Warned | Checking):
            return self._finish("no-match-end-bare", Outcome("cancel", reason="not-understood"))
        label = self.prompts.label(field)
        if not self.draft.may_skip(field):
            words = self.prompts.say("no-match-end", label=label)
            return self._finish(words, Outcome("cancel", reason="not-understood"), message=False)
        self.draft.skip(field)
        return self._next(self.prompts.say("no-match-skip", label=label))

    def _next(self, *before: str) -> list[Action]:
        """The next open question, or the read-back."""
        for field in self.draft.open_fields():
            if self._is_secret(field):
                return self._turn(Warned(field), *before)
            return self._turn(Asking(field), *before)
        return self._turn(ReadingBack(), *before)

    def _finish(self, words: str, outcome: Outcome, *, message: bool = True) -> list[Action]:
        """Say how it ended, and be done."""
        text = self.prompts.say(words) if message else words
        self.state = Finished()
        self.outcome = outcome
        self._prompt = text
        said = replace(self._utterance(text), earcon="sent" if outcome.action == "accept" else "stopped")
        return [Say(said), self._show(), Done(outcome)]

    # -- where we are --------------------------------------------------------------------------------

    def _is_secret(self, field: Field) -> bool:
        return self.prompts.is_secret(field)

    def _current_field(self) -> Field | None:
        return field_of(self.state)

    def _progress(self) -> tuple[int, int]:
        """Number of the open question from 1 (0 outside of questions), and how many there are."""
        fields = self.request.fields if isinstance(self.request, Form) else ()
        field = field_of(self.state)
        return (fields.index(field) + 1 if field in fields else 0), len(fields)

    def _field_named(self, name: str) -> Field:
        for one in self.draft.form.fields:
            if one.name == name:
                return one
        raise InvalidReply(f"There is no question {name!r} in this form.")
