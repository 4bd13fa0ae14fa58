"""Turn taking, on probabilities alone."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace

import pytest

from voice_elicit.audio.turns import (
    Action,
    NobodySpoke,
    Paused,
    Resumed,
    SpeechEnded,
    SpeechStarted,
    TurnTaking,
    settles,
)
from voice_elicit.audio.vad import CHUNK_SECONDS
from voice_elicit.ports import SAMPLE_RATE, Band, Expectation, Heard, Hypothesis, Phrase, ReplyKind

CLOSED = Expectation(ReplyKind.CLOSED, no_input=8.0, end_silence=0.7, early_end_silence=0.25)


def voice(seconds: float) -> list[float]:
    return [0.9] * round(seconds / CHUNK_SECONDS)


def silence(seconds: float) -> list[float]:
    return [0.01] * round(seconds / CHUNK_SECONDS)


def run(turns: TurnTaking, probabilities: Iterable[float]) -> list[tuple[float, Action]]:
    """Actions with the second at which they came, up to the end of the turn."""
    actions: list[tuple[float, Action]] = []
    for probability in probabilities:
        action = turns.hear(probability)
        if action is not None:
            actions.append((round(turns.clock / SAMPLE_RATE, 2), action))
        if isinstance(action, SpeechEnded | NobodySpoke):
            break
    return actions


def test_an_utterance_ends_after_the_silence_its_kind_of_answer_asks_for() -> None:
    for end_silence in (0.7, 1.2, 2.0):
        turns = TurnTaking(replace(CLOSED, end_silence=end_silence, early_end_silence=None))
        actions = run(turns, silence(1) + voice(0.64) + silence(3))
        assert [action for _, action in actions] == [SpeechStarted(), SpeechEnded()]
        assert actions[-1][0] == pytest.approx(0.99 + 0.64 + end_silence, abs=CHUNK_SECONDS)


def test_a_pause_shorter_than_that_does_not_end_it() -> None:
    turns = TurnTaking(replace(CLOSED, early_end_silence=None))
    actions = run(turns, voice(0.5) + silence(0.6) + voice(0.5) + silence(3))
    assert [action for _, action in actions] == [SpeechStarted(), SpeechEnded()]
    assert actions[-1][0] == pytest.approx(2.3, abs=2 * CHUNK_SECONDS)


def test_the_recognizer_is_asked_before_the_short_pause_is_over_and_a_complete_phrase_ends_the_turn() -> None:
    turns = TurnTaking(CLOSED)
    asked = run(turns, voice(0.64) + silence(0.16))
    assert asked[-1][1] == Paused()
    turns.judge(True)
    [(at, ended)] = run(turns, silence(3))
    assert ended == SpeechEnded(early=True)
    assert at == pytest.approx(0.64 + 0.25, abs=CHUNK_SECONDS)


def test_a_phrase_that_may_go_on_waits_for_the_full_silence() -> None:
    turns = TurnTaking(CLOSED)
    run(turns, voice(0.64) + silence(0.16))
    turns.judge(False)
    [(at, ended)] = run(turns, silence(3))
    assert ended == SpeechEnded()
    assert at == pytest.approx(0.64 + 0.7, abs=CHUNK_SECONDS)


def test_speech_that_goes_on_voids_the_judgement_and_is_judged_anew() -> None:
    turns = TurnTaking(CLOSED)
    run(turns, voice(0.64) + silence(0.16))
    turns.judge(True)
    actions = run(turns, silence(0.03) + voice(0.3) + silence(0.22))
    assert [action for _, action in actions] == [Resumed(), Paused()]


def test_a_click_is_no_speech() -> None:
    turns = TurnTaking(CLOSED)
    actions = run(turns, [*silence(1), 0.95, *silence(9)])
    assert actions[-1][1] == NobodySpoke(noise=False)


def test_silence_ends_the_turn_after_its_patience() -> None:
    [(at, action)] = run(TurnTaking(CLOSED), silence(20))
    assert action == NobodySpoke(noise=False)
    assert at == pytest.approx(8.0, abs=CHUNK_SECONDS)


def test_endless_patience_never_ends() -> None:
    assert run(TurnTaking(replace(CLOSED, no_input=math.inf)), silence(600)) == []


def test_patience_starts_when_our_own_voice_has_ended() -> None:
    turns = TurnTaking(CLOSED, speaking=True)
    assert run(turns, silence(15)) == []
    turns.prompt_over()
    [(at, action)] = run(turns, silence(20))
    assert action == NobodySpoke(noise=False)
    assert at == pytest.approx(23.0, abs=2 * CHUNK_SECONDS)


def test_an_utterance_that_starts_in_time_is_heard_out() -> None:
    turns = TurnTaking(replace(CLOSED, early_end_silence=None))
    actions = run(turns, silence(7.9) + voice(2) + silence(3))
    assert [action for _, action in actions] == [SpeechStarted(), SpeechEnded()]


def test_after_a_noise_there_is_time_to_speak_but_noise_after_noise_comes_to_an_end() -> None:
    turns = TurnTaking(replace(CLOSED, early_end_silence=None))
    run(turns, silence(7.5) + voice(0.3) + silence(3))
    turns.discount()
    [(at, action)] = run(turns, silence(20))
    assert action == NobodySpoke(noise=True)
    assert at == pytest.approx(7.5 + 0.3 + 0.7 + 3.0, abs=3 * CHUNK_SECONDS)

    turns = TurnTaking(replace(CLOSED, early_end_silence=None))
    while True:
        (*_, (at, action)) = run(turns, silence(1) + voice(0.3) + silence(1))
        if isinstance(action, NobodySpoke):
            break
        turns.discount()
    assert at <= 2 * CLOSED.no_input + 1


def test_endless_speech_is_cut() -> None:
    *_, (at, action) = run(TurnTaking(replace(CLOSED, max_speech=5.0)), voice(60))
    assert action == SpeechEnded(cut=True)
    assert at == pytest.approx(5.0, abs=CHUNK_SECONDS)


def heard(text: str, *found: tuple[str, Band], weighty: bool = False) -> Heard:
    return Heard(text, tuple(Hypothesis(Phrase(word, word, weighty), 0.0, band) for word, band in found))


TO_TWENTY_ONE = replace(
    CLOSED,
    phrases=(
        Phrase("twenty", "20"),
        Phrase("twenty one", "21"),
        Phrase("yes", "yes"),
        Phrase("yes please", "yes"),
    ),
)


@pytest.mark.parametrize(
    ("so_far", "complete"),
    [
        (heard("", ("twenty one", Band.HIGH)), True),
        (heard("", ("twenty", Band.HIGH)), False),
        (heard("", ("yes", Band.HIGH)), True),
        (heard("", ("yes", Band.HIGH), weighty=True), False),
        (heard("Twenty-one.", ("twenty one", Band.MIDDLE)), True),
        (heard("plenty won", ("twenty one", Band.MIDDLE)), False),
        (heard("yes", ("yes", Band.LOW)), False),
        (heard("", ("yes", Band.HIGH), ("twenty one", Band.HIGH)), False),
        (heard("something else"), False),
        (None, False),
    ],
)
def test_a_reply_is_complete_when_nothing_that_may_follow_could_change_it(so_far: Heard | None, complete: bool) -> None:
    assert settles(so_far, TO_TWENTY_ONE) is complete
