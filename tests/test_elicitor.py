"""What the host sees of an elicitation when people, devices and servers do what they like."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import anyio
import anyio.lowlevel
import pytest

from voice_elicit import Asker, Heard, Outcome, Silence, Typed, UnusableAudio, VoiceElicitor
from voice_elicit.dialogue.actions import Done
from voice_elicit.dialogue.events import Pressed
from voice_elicit.elicitor import Happening
from voice_elicit.ports import Band, Expectation, Turn, Utterance

pytestmark = pytest.mark.anyio

SIZE: dict[str, Any] = {"type": "string", "title": "Size", "enum": ["small", "large"]}
FORM: dict[str, Any] = {
    "message": "Order a shirt",
    "requestedSchema": {"type": "object", "properties": {"size": SIZE}, "required": ["size"]},
}
CONSENT = {"message": "Restart now?", "requestedSchema": {"type": "object", "properties": {}}}


def said(words: str) -> Heard:
    return Heard(words, text_band=Band.HIGH, engine="test")


class Person:
    """Ears that give turns from a list, wait for ever at `None`, and raise an exception found in it."""

    hears_over_speech = False

    def __init__(self, *turns: Turn | Exception | None) -> None:
        self.turns = list(turns)
        self.listening = anyio.Event()
        self.quiet = True

    async def listen(self, expectation: Expectation, prompt_over: anyio.Event | None = None) -> Turn:
        self.quiet = False
        try:
            await anyio.lowlevel.checkpoint()
            turn = self.turns.pop(0) if self.turns else Silence()
            if isinstance(turn, Exception):
                raise turn
            if turn is None:
                self.listening.set()
                await anyio.sleep_forever()
                raise AssertionError
            return turn
        finally:
            self.quiet = True

    async def aclose(self) -> None:
        pass


class Mouth:
    def __init__(self, fails: Exception | None = None) -> None:
        self.words: list[str] = []
        self.fails = fails

    async def say(self, utterance: Utterance) -> None:
        await anyio.lowlevel.checkpoint()
        if self.fails:
            raise self.fails
        self.words.append(utterance.text)

    async def aclose(self) -> None:
        pass


def clock() -> datetime:
    return datetime(2026, 11, 30, 10, tzinfo=UTC)


def elicitor(person: Person, mouth: Mouth | None = None, **options: Any) -> VoiceElicitor:
    return VoiceElicitor(ears=person, mouth=mouth or Mouth(), clock=clock, **options)


async def test_a_clear_answer_and_a_clear_yes_accept() -> None:
    outcome = await elicitor(Person(said("large"), said("yes"))).elicit(FORM)
    assert outcome.result() == {"action": "accept", "content": {"size": "large"}}


async def test_an_accepted_confirmation_holds_an_empty_object() -> None:
    outcome = await elicitor(Person(said("yes"))).elicit(CONSENT)
    assert outcome.result() == {"action": "accept", "content": {}}


async def test_a_decline_and_a_cancel_hold_no_content() -> None:
    declined = await elicitor(Person(said("no"))).elicit(CONSENT)
    stopped = await elicitor(Person(said("stop"))).elicit(CONSENT)
    assert declined.result() == {"action": "decline"}
    assert stopped.result() == {"action": "cancel"}


async def test_silence_ends_in_cancel() -> None:
    outcome = await elicitor(Person()).elicit(CONSENT)
    assert (outcome.action, outcome.reason) == ("cancel", "silence")


async def test_a_microphone_that_disappears_in_mid_dialogue_ends_in_cancel_with_the_reason() -> None:
    mouth = Mouth()
    outcome = await elicitor(Person(said("large"), UnusableAudio("The microphone is gone.")), mouth).elicit(FORM)
    assert (outcome.action, outcome.reason, outcome.detail) == ("cancel", "device", "The microphone is gone.")
    assert mouth.words[-1] == "The sound device is gone. Nothing was sent."


async def test_a_loudspeaker_that_disappears_ends_in_cancel() -> None:
    mouth = Mouth(fails=UnusableAudio("The loudspeaker is gone."))
    outcome = await elicitor(Person(said("large")), mouth).elicit(FORM)
    assert (outcome.action, outcome.reason) == ("cancel", "device")


async def test_a_bug_in_an_engine_ends_in_cancel_and_not_in_the_host(caplog: pytest.LogCaptureFixture) -> None:
    outcome = await elicitor(Person(ZeroDivisionError("engine"))).elicit(FORM)
    assert (outcome.action, outcome.reason) == ("cancel", "failure")
    assert "an elicitation failed" in caplog.text


async def test_a_form_that_cannot_be_asked_is_told_and_cancelled() -> None:
    mouth = Mouth()
    nested = {"type": "object", "properties": {"a": {"type": "object"}}}
    outcome = await elicitor(Person(), mouth).elicit(nested, asker=Asker("Green Table", vouched=True))
    assert (outcome.action, outcome.reason) == ("cancel", "unusable")
    assert "'a'" in outcome.detail or '"a"' in outcome.detail
    assert mouth.words == ["Green Table asks something I cannot put into questions. Nothing was sent."]


async def test_the_budget_of_time_ends_in_cancel() -> None:
    mouth = Mouth()
    outcome = await elicitor(Person(None), mouth, budget=0.05).elicit(FORM)
    assert (outcome.action, outcome.reason) == ("cancel", "timeout")
    assert mouth.words[-1] == "The time is over. Nothing was sent."


async def test_a_host_that_cancels_leaves_the_device_quiet_and_frees_the_floor() -> None:
    person, mouth = Person(None, said("yes")), Mouth()
    voice = elicitor(person, mouth)
    with anyio.fail_after(5):
        async with anyio.create_task_group() as group:
            group.start_soon(voice.elicit, FORM)
            await person.listening.wait()
            group.cancel_scope.cancel()
        assert person.quiet
        assert mouth.words[-1] == "The request was withdrawn. Nothing was sent."
        outcome = await voice.elicit(CONSENT)
    assert outcome.action == "accept"


async def test_requests_take_turns_in_the_order_they_came() -> None:
    mouth = Mouth()
    voice = elicitor(Person(said("yes"), said("no"), said("yes")), mouth)
    outcomes: dict[str, Outcome] = {}

    async def ask(name: str) -> None:
        outcomes[name] = await voice.elicit(CONSENT, asker=Asker(name, vouched=True))

    async with anyio.create_task_group() as group:
        for name in ("First", "Second", "Third"):
            group.start_soon(ask, name)
            await anyio.lowlevel.checkpoint()
    assert [outcomes[name].action for name in ("First", "Second", "Third")] == ["accept", "decline", "accept"]
    openings = [words for words in mouth.words if "Restart now?" in words]
    assert [words.split()[0] for words in openings] == ["First", "Second", "Third"]


async def test_an_observer_that_fails_ends_in_cancel() -> None:
    def observe(happening: Happening) -> None:
        if isinstance(happening, Heard):
            raise UnusableAudio("The trace cannot be written.")

    outcome = await elicitor(Person(said("large"), said("yes")), observe=observe).elicit(FORM)
    assert (outcome.action, outcome.detail) == ("cancel", "The trace cannot be written.")


async def test_the_outcome_is_told_to_the_observer_once() -> None:
    happenings: list[Happening] = []
    await elicitor(Person(said("stop")), observe=happenings.append).elicit(FORM)
    assert sum(isinstance(happening, Done) for happening in happenings) == 1


class Hand:
    """Hands that do what a list says, then nothing more."""

    def __init__(self, *acts: Typed | Pressed) -> None:
        self.acts = list(acts)

    async def act(self) -> Typed | Pressed | Silence:
        await anyio.lowlevel.checkpoint()
        if not self.acts:
            await anyio.sleep_forever()
        return self.acts.pop(0)


async def test_keys_and_typing_answer_while_the_ears_wait() -> None:
    hands = Hand(Typed("large"), Pressed("command", "yes"))
    outcome = await elicitor(Person(None, None), hands=hands).elicit(FORM)
    assert outcome.result() == {"action": "accept", "content": {"size": "large"}}


async def test_typing_alone_needs_no_ears() -> None:
    hands = Hand(Typed("large"), Typed("y"))
    voice = VoiceElicitor(recognizer="none", mouth=Mouth(), hands=hands, clock=clock)
    assert (await voice.elicit(FORM)).action == "accept"


async def test_a_consented_page_is_opened_and_nothing_else() -> None:
    opened: list[str] = []
    url = {"mode": "url", "message": "Sign in", "url": "https://example.org/a?b=1", "elicitationId": "1"}
    opener: Callable[[str], object] = opened.append
    accepted = await elicitor(Person(said("yes")), opener=opener).elicit(url)
    declined = await elicitor(Person(said("no")), opener=opener).elicit(url)
    assert accepted.result() == {"action": "accept"}
    assert declined.result() == {"action": "decline"}
    assert opened == ["https://example.org/a?b=1"]


async def test_nothing_the_person_said_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    await elicitor(Person(said("large"), ZeroDivisionError(), said("yes"))).elicit(FORM)
    assert "large" not in "".join(record.getMessage() for record in caplog.records)


@pytest.fixture
def short_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a minute in a tenth of a second."""
    monkeypatch.setattr("voice_elicit.elicitor.WARNING", 0.1)
    monkeypatch.setattr("voice_elicit.elicitor.SHORTEST_WARNED", 0.2)


@pytest.mark.usefixtures("short_warning")
async def test_before_the_time_is_over_the_person_may_have_more() -> None:
    mouth = Mouth()
    with anyio.fail_after(10):
        person = Person(None, said("yes"), said("large"), said("yes"))
        outcome = await elicitor(person, mouth, budget=0.3).elicit(FORM)
    assert outcome.action == "accept"
    assert any(words.endswith("Do you need more time?") for words in mouth.words)
    assert "You have more time. Small or large?" in mouth.words


@pytest.mark.usefixtures("short_warning")
async def test_an_answer_to_the_open_question_needs_no_more_time() -> None:
    with anyio.fail_after(10):
        outcome = await elicitor(Person(None, said("large"), said("yes")), budget=0.3).elicit(FORM)
    assert outcome.action == "accept"


@pytest.mark.usefixtures("short_warning")
async def test_without_more_time_the_budget_ends() -> None:
    mouth = Mouth()
    with anyio.fail_after(10):
        outcome = await elicitor(Person(None, None), mouth, budget=0.3).elicit(FORM)
    assert (outcome.action, outcome.reason) == ("cancel", "timeout")
    assert mouth.words[-1] == "The time is over. Nothing was sent."
