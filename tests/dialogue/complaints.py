"""Complaints about other projects, put to this dialogue: the cases, and a person who says their turns."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from tests.shared import ROOT
from voice_elicit import Asker, Dialogue, Outcome, load_pack, parse_request
from voice_elicit.dialogue.actions import Action, Done, Listen, Say
from voice_elicit.dialogue.events import Event, Heard, Silence
from voice_elicit.dialogue.states import Collecting, Confirming, ReadingBack, Sure
from voice_elicit.form.fields import Json
from voice_elicit.language.pack import available_languages
from voice_elicit.ports import Band

FILE = ("cases", "complaints.jsonl")
NOW = datetime(2026, 11, 29, 14, 0, tzinfo=UTC)
MOST_TURNS = 12

ANOTHER_WAY = {
    # Its "no" at the summary asks which answer is wrong. Here a clear no at the read-back declines, as the read-back
    # itself has just said ("say yes to send, change to correct, or no to decline"); "change" asks which.
    ("k-1520dc9ed1", 0): {"no": "change"},
}
"""Replies that mean something else here, on purpose, and what the person says instead."""


@dataclass(frozen=True)
class Case:
    complaint: str
    number: int
    language: str
    schema: dict[str, Any] = field(repr=False)
    now: datetime
    turns: tuple[str, ...]
    must: dict[str, Any]

    @property
    def name(self) -> str:
        return f"{self.complaint}-{self.number}"


def _cases() -> Iterator[Case]:
    path = ROOT.joinpath(*FILE)
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        report = json.loads(line)
        now = datetime.fromisoformat(report["now"]).replace(tzinfo=UTC) if report["now"] else NOW
        for number, case in enumerate(report["cases"]):
            turns = tuple(case["turns"])
            schema = report["requestedSchema"]
            yield Case(report["id"], number, report["language"], schema, now, turns, case["must"])


CASES = {(case.complaint, case.number): case for case in _cases() if case.language in available_languages()}


class Talk:
    """One dialogue with all that was said in it."""

    def __init__(self, case: Case) -> None:
        request = parse_request({"message": "Please answer", "requestedSchema": case.schema})
        self.dialogue = Dialogue(
            request, load_pack(case.language), asker=Asker("Green Table", vouched=True), now=case.now
        )
        self.said: list[str] = []
        self.last: list[Action] = []
        """What followed from the last event."""
        self.listened = True
        """Every turn of ours that was not the last ended in listening."""
        self._do(self.dialogue.start())

    def _do(self, actions: list[Action]) -> None:
        self.last = actions
        self.said += [action.utterance.text for action in actions if isinstance(action, Say)]
        self.listened &= isinstance(actions[-1], Listen | Done) if actions else True

    @property
    def answer(self) -> str:
        """Our last turn."""
        return " ".join(action.utterance.text for action in self.last if isinstance(action, Say))

    @property
    def outcome(self) -> Outcome:
        assert self.dialogue.outcome is not None, self.said
        return self.dialogue.outcome

    def hear(self, turn: str) -> None:
        event: Event = Heard(turn, text_band=Band.HIGH, engine="complaint")
        if turn in ("", "@noise"):
            event = Silence(noise=turn == "@noise")
        self._do(self.dialogue.handle(event))

    def holds(self, name: str) -> bool:
        return name in self.dialogue.draft.content()

    def confirm(self) -> None:
        """Answer what is asked back on the way to the next question."""
        while isinstance(self.dialogue.state, Confirming | Collecting):
            before = self.dialogue.state
            self.hear("yes" if isinstance(before, Confirming) else "that's all")
            assert self.dialogue.state != before, self.said

    def finish(self) -> None:
        for _ in range(MOST_TURNS):
            if self.dialogue.outcome is not None:
                return
            self.confirm()
            if isinstance(self.dialogue.state, ReadingBack | Sure):
                self.hear("yes")


def play(case: Case) -> Talk:
    """Say the turns; between two of them what is asked back is confirmed, unless the script does that itself."""
    talk = Talk(case)
    instead = ANOTHER_WAY.get((case.complaint, case.number), {})
    for turn in case.turns:
        if turn.startswith("@") and turn != "@noise":
            continue
        if turn not in ("", "yes", "no", "@noise"):
            talk.confirm()
        if talk.dialogue.outcome is None:
            talk.hear(instead.get(turn, turn))
    return talk


def same(sent: Json, wanted: Json, now: datetime) -> bool:
    """Equal, where a wanted moment without an offset has that of the person's clock."""
    if sent == wanted and type(sent) is type(wanted):
        return True
    if not isinstance(sent, str) or not isinstance(wanted, str) or "T" not in wanted:
        return False
    return datetime.fromisoformat(sent) == datetime.fromisoformat(wanted).replace(tzinfo=now.tzinfo)
