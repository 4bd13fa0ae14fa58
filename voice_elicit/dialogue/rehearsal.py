"""A form as it will be spoken with a cooperative person: the real dialogue, answered with examples."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from voice_elicit.dialogue.actions import Action, Done, Say
from voice_elicit.dialogue.asker import Asker
from voice_elicit.dialogue.events import Event, Heard, Pressed
from voice_elicit.dialogue.examples import example
from voice_elicit.dialogue.machine import Dialogue
from voice_elicit.dialogue.policy import Policy
from voice_elicit.dialogue.states import (
    Asking,
    Choosing,
    Collecting,
    Confirming,
    Consenting,
    Opening,
    ReadingBack,
    Warned,
)
from voice_elicit.form.fields import MISSING, Field, Form, Json, Missing, Request, TextField
from voice_elicit.language.pack import Pack
from voice_elicit.language.spoken import speak_value
from voice_elicit.ports import Band
from voice_elicit.understanding.commands import listen_commands
from voice_elicit.understanding.consent import listen_words
from voice_elicit.understanding.reading import CommandName

__all__ = ["Line", "Rehearsal", "Speaker", "rehearse"]

_TRIES = 2
"""How often an example is given before the rehearsal stops there."""
_TURNS = 6
"""Turns a question may take: with more it goes in circles."""


class Speaker(StrEnum):
    US = "us"
    PERSON = "person"
    HELP = "help"
    """What "help" would say at this question; not part of the course."""


@dataclass(frozen=True, slots=True)
class Line:
    speaker: Speaker
    text: str


@dataclass(frozen=True, slots=True)
class Rehearsal:
    lines: tuple[Line, ...]
    complete: bool
    """Whether it came to the end; no example may fit a question."""

    def words(self, speaker: Speaker) -> int:
        """How many words one of them says."""
        return sum(len(line.text.split()) for line in self.lines if line.speaker is speaker)


def rehearse(
    request: Request, pack: Pack, *, asker: Asker | None = None, policy: Policy | None = None, now: datetime
) -> Rehearsal:
    """The whole dialogue.

    Raises:
        UnusableForm: a URL request whose address is none.
    """
    return _Rehearsing(request, pack, asker or Asker(), policy or Policy(), now).run()


class _Rehearsing:
    def __init__(self, request: Request, pack: Pack, asker: Asker, policy: Policy, now: datetime) -> None:
        self.pack = pack
        self.now = now
        self.unsaid: dict[str, str] = {}
        """Questions no example fits -> the pattern nobody could guess either."""
        if isinstance(request, Form):
            request = replace(request, fields=tuple(self._answerable(field) for field in request.fields))
        questions = len(request.fields) if isinstance(request, Form) else 1
        self.most_turns = _TURNS * (questions + 1)
        self.dialogue = Dialogue(request, pack, asker=asker, policy=policy, now=now)
        self.lines: list[Line] = []
        self.tries: dict[str, int] = {}

    def _answerable(self, field: Field) -> Field:
        if isinstance(example(field, self.pack, self.now), Missing) and isinstance(field, TextField):
            self.unsaid[field.name] = field.pattern or field.other_format
            return replace(field, pattern=None, other_format="", min_length=None, max_length=None)
        return field

    def run(self) -> Rehearsal:
        actions = self._said(self.dialogue.start())
        for _ in range(self.most_turns):
            if any(isinstance(action, Done) for action in actions):
                return Rehearsal(tuple(self.lines), complete=True)
            event = self._reply()
            if event is None:
                break
            actions = self._said(self.dialogue.handle(event))
        return Rehearsal(tuple(self.lines), complete=False)

    def _said(self, actions: list[Action]) -> list[Action]:
        self.lines += [Line(Speaker.US, action.utterance.text) for action in actions if isinstance(action, Say)]
        return actions

    def _reply(self) -> Event | None:
        """What the person does now, noted; None where the rehearsal cannot go on."""
        yes, no = listen_words(self.pack)
        match self.dialogue.state:
            case Opening() | Confirming() | Consenting():
                return self._says(yes[0])
            case ReadingBack():
                return None if self.unsaid else self._says(yes[0])
            case Warned():
                return self._says(no[0])
            case Collecting():
                return self._says(listen_commands(self.pack)[CommandName.DONE][0])
            case Choosing(field=field, values=values):
                return self._picks(field, values)
            case Asking(field=field):
                return self._answers(field)
            case _:
                return None

    def _says(self, words: str, shown: str = "") -> Event:
        self.lines.append(Line(Speaker.PERSON, shown or words))
        return Heard(words, text_band=Band.HIGH, engine="rehearsal")

    def _picks(self, field: Field, values: tuple[Json, ...]) -> Event:
        wanted = example(field, self.pack, self.now)
        place = next((at for at, value in enumerate(values, 1) if wanted in (value, [value])), 1)
        self.lines.append(Line(Speaker.PERSON, self.dialogue.prompts.number(place)))
        return Pressed("option", str(place))

    def _answers(self, field: Field) -> Event | None:
        tried = self.tries[field.name] = self.tries.get(field.name, 0) + 1
        if tried > _TRIES:
            return None
        if tried == 1:
            self.lines.append(Line(Speaker.HELP, self.dialogue.lines.help(self.dialogue.state)))
        value = example(field, self.pack, self.now)
        if value is MISSING or isinstance(value, Missing):
            return None
        pattern = self.unsaid.get(field.name)
        shown = "" if pattern is None else self.pack.say("preview-no-example", pattern=pattern)
        return self._says(speak_value(value, field, self.pack, now=self.now), shown)
