"""Whatever is said in whatever order: the dialogue goes on or ends, and sends only after a yes, only what fits."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from voice_elicit import Asker, Dialogue, load_pack, parse_request
from voice_elicit.dialogue.actions import Action, Done, Listen
from voice_elicit.dialogue.events import Event, Heard, Pressed, Silence
from voice_elicit.form.fields import Form
from voice_elicit.form.validation import check_content
from voice_elicit.ports import Band, Hypothesis
from voice_elicit.understanding.consent import read_consent

PACK = load_pack("en")
NOW = datetime(2026, 11, 30, 10, tzinfo=UTC)
FORM: dict[str, Any] = {
    "env": {"type": "string", "enum": ["dev", "staging", "production"], "title": "Environment"},
    "replicas": {"type": "integer", "minimum": 1, "maximum": 10, "title": "Replicas"},
    "day": {"type": "string", "format": "date", "title": "Start date"},
    "nights": {"type": "integer", "minimum": 1, "maximum": 60, "title": "Nights"},
    "tools": {"type": "array", "items": {"type": "string", "enum": ["logs", "traces", "metrics"]}, "title": "Tools"},
    "dry": {"type": "boolean", "title": "Dry run"},
    "email": {"type": "string", "format": "email", "title": "E-mail"},
    "note": {"type": "string", "title": "Note"},
}
SENTENCES = [
    "yes", "no", "that's all", "the first", "skip", "back", "start over", "change the nights", "no, four",
    "make it three", "staging with three replicas", "two nights from next friday", "make it two nights from saturday",
    "fifty nights", "three replicas", "twelve replicas from friday", "tools logs and traces, no dry run",
    "yes and three replicas",
    "email ada at example dot com, environment dev", "note: leave it, three replicas", "next that's actually it",
    "purple elephants", "and metrics too", "take logs off",
]  # fmt: skip
WORDS = (
    "staging dev three twelve fifty replicas with and to no not yes or dry run note two nights from friday next the "
    "fourth of december start date at logs all tools email ada example dot com change make it actually over skip stop "
    "that's"
)
said = st.one_of(
    st.sampled_from(SENTENCES),
    st.lists(st.sampled_from(WORDS.split()), min_size=1, max_size=8).map(" ".join),
    st.text(),
)


@pytest.mark.parametrize("vouched", [True, False])
@settings(deadline=None, max_examples=40)
@given(talk=st.lists(said, max_size=25), needed=st.sets(st.sampled_from(sorted(FORM))))
def test_any_talk_ends_well(vouched: bool, talk: list[str], needed: set[str]) -> None:
    schema = {"type": "object", "properties": FORM, "required": sorted(needed)}
    request = parse_request({"message": "Set it up", "requestedSchema": schema})
    assert isinstance(request, Form)
    dialogue = Dialogue(request, PACK, asker=Asker("Shipyard", vouched=vouched), now=NOW)
    actions = dialogue.start()
    for words in talk:
        assert isinstance(actions[-1], Listen)
        actions = dialogue.handle(Heard(words, text_band=Band.HIGH, engine="test") if words.strip() else Silence())
        if is_over(dialogue, actions):
            assert dialogue.outcome is None or dialogue.outcome.action != "accept" or read_consent(words, PACK) == "yes"
            return


scored = st.tuples(st.floats(0, 1, exclude_max=True), st.sampled_from(Band))
"""Any phrase that is listened for, as the recognizer may score it."""
pressed = st.sampled_from(["yes", "no", "done", "skip", "back"]).map(lambda name: Pressed("command", name))


@settings(deadline=None, max_examples=60)
@given(talk=st.lists(st.one_of(scored, scored, said, pressed), max_size=40), required=st.booleans())
def test_any_mishearing_ends_well(talk: list[tuple[float, Band] | str | Pressed], required: bool) -> None:
    schema = {"type": "object", "properties": FORM, "required": sorted(FORM) if required else []}
    request = parse_request({"message": "Set it up", "requestedSchema": schema})
    assert isinstance(request, Form)
    dialogue = Dialogue(request, PACK, asker=Asker("Shipyard"), now=NOW)
    actions = dialogue.start()
    for one in talk:
        listening = actions[-1]
        assert isinstance(listening, Listen)
        event: Event
        if isinstance(one, tuple):
            phrase = listening.expectation.phrases[int(one[0] * len(listening.expectation.phrases))]
            event, agrees = Heard("", (Hypothesis(phrase, 0.0, one[1]),)), phrase.meaning == "yes" and one[1] > Band.LOW
        elif isinstance(one, str):
            event, agrees = Heard(one, text_band=Band.MIDDLE), read_consent(one, PACK) == "yes"
        else:
            event, agrees = one, one.value == "yes"
        actions = dialogue.handle(event)
        if is_over(dialogue, actions):
            assert dialogue.outcome is None or dialogue.outcome.action != "accept" or agrees
            return


def is_over(dialogue: Dialogue, actions: list[Action]) -> bool:
    """Whether the dialogue has ended; as it must: said last, and only with what fits."""
    if dialogue.outcome is None:
        return False
    assert isinstance(actions[-1], Done)
    if dialogue.outcome.action == "accept":
        assert dialogue.outcome.content is not None
        assert isinstance(dialogue.request, Form)
        assert not check_content(dialogue.request, dialogue.outcome.content)
    return True
