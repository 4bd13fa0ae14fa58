"""What counts as our own voice, and what as nothing."""

from __future__ import annotations

import pytest

from voice_elicit.audio.echoes import is_echo, says_nothing
from voice_elicit.ports import Band, Heard, Hypothesis, Phrase

PROMPT = "Green Table asks three things to book a table. You can say stop at any time. How many people?"


@pytest.mark.parametrize(
    "heard",
    [
        "Green table asks three things to book a table.",
        "you can say stop at any time",
        "Green tables ask three thing to cook a table",
        "how many people",
    ],
)
def test_our_words_in_our_order_are_an_echo_also_when_misheard(heard: str) -> None:
    assert is_echo(heard, PROMPT)


@pytest.mark.parametrize("heard", ["four people please", "no", "table green", "I want to stop this", ""])
def test_other_words_and_another_order_are_none(heard: str) -> None:
    assert not is_echo(heard, PROMPT)


def test_nothing_is_an_echo_of_silence() -> None:
    assert not is_echo("yes", "")


def test_function_words_alone_say_nothing_unless_they_are_a_phrase() -> None:
    function_words = ("you", "the", "um")
    assert says_nothing(Heard("You."), function_words)
    assert says_nothing(Heard(""), function_words)
    assert says_nothing(Heard("um, the", (Hypothesis(Phrase("a", "a"), 0, Band.LOW),)), function_words)
    assert not says_nothing(Heard("the blue one"), function_words)
    assert not says_nothing(Heard("You", (Hypothesis(Phrase("u", "u"), 0, Band.MIDDLE),)), function_words)
