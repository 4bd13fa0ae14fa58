"""A command that leaves the question open, heard again there, was more likely an answer that sounds like it."""

from __future__ import annotations

from datetime import UTC, datetime

from voice_elicit import Asker, Dialogue, load_pack, parse_request
from voice_elicit.dialogue.actions import Listen, Say
from voice_elicit.dialogue.events import Heard
from voice_elicit.ports import Band, Hypothesis

NOW = datetime(2026, 11, 30, 10, tzinfo=UTC)
REPLICAS = {"type": "integer", "title": "Replicas", "minimum": 1, "maximum": 20}


def test_wait_heard_twice_where_eight_is_nearly_as_likely_is_asked_back() -> None:
    schema = {"type": "object", "properties": {"replicas": REPLICAS}, "required": ["replicas"]}
    request = parse_request({"message": "Scale it", "requestedSchema": schema})
    dialogue = Dialogue(request, load_pack("en"), asker=Asker("Shipyard", vouched=True), now=NOW)
    actions = dialogue.start()

    def hears(*scored: tuple[str, Band]) -> str:
        nonlocal actions
        phrases = next(one.expectation.phrases for one in actions if isinstance(one, Listen))
        found = [next(one for one in phrases if one.text == words) for words, _ in scored]
        closed = tuple(Hypothesis(phrase, 0.0, band) for phrase, (_, band) in zip(found, scored, strict=True))
        actions = dialogue.handle(Heard("Wait.", closed, text_band=Band.MIDDLE))
        return " ".join(one.utterance.text for one in actions if isinstance(one, Say))

    close = ("wait", Band.HIGH), ("eight", Band.MIDDLE)
    assert "Take your time" in hears(*close)
    assert hears(("continue", Band.HIGH)) == "Replicas?"
    assert hears(*close) == "Eight, right?"
    assert hears(("no", Band.HIGH)) == "Replicas?"
    assert "Take your time" in hears(("wait", Band.HIGH))
