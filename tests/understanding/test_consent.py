"""Yes and no, above all at the read-back, where a yes cannot be undone."""

from __future__ import annotations

import csv
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.shared import shared
from tests.understanding.questions import BACKUPS, PACK, read
from voice_elicit.ports import Band, Heard, Hypothesis, Phrase
from voice_elicit.understanding.consent import read_consent, read_stance
from voice_elicit.understanding.reading import Command, CommandName, Confirm, Nothing, Value


@pytest.mark.parametrize(
    "reply",
    [
        "yes", "Yes, please.", "uh, yes", "yes yes", "yeah", "yep", "go ahead", "yes, send it", "okay", "sure",
        "absolutely", "that's right", "yes that's correct", "yes, thank you", "sounds good", "yes it is",
        "send it", "please do", "of course", "yes that is exactly right", "yes um yes", "I agree",
    ],
)  # fmt: skip
def test_a_clear_yes_sends(reply: str) -> None:
    assert read_consent(reply, PACK) == "yes"


@pytest.mark.parametrize(
    "reply",
    [
        "yes but", "yes but not today", "yes if you must", "yes I guess", "I guess so", "yeah no", "no yeah",
        "no problem", "not sure", "sure, why not?", "please stop", "yes change the size", "yes cancel",
        "yes and change the date", "yes except the date", "yes or no", "yes and no", "maybe yes", "probably",
        "yes wait", "wait, yes", "hold on", "yes later", "not yes", "yes that's not right", "yesterday",
        "great", "fine", "right", "hmm", "correct", "yes the address", "yes tomorrow", "is that a yes", "", "um",
        "yes man", "I think so", "whatever", "yes, I said no", "no but actually yes", "that's all", "that's it",
        "yes I do not want that", "six", "s", "nobody", "november", "only if yes", "yes please skip it",
        "say yes to send", "did I say yes", "yes two", "can you repeat that yes", "don't send it", "yes purple",
        "yes unless it rains", "almost yes", "I'm not saying yes", "okay stop", "sure hold on", "ok go back",
    ],
)  # fmt: skip
def test_what_is_not_a_clear_yes_never_sends(reply: str) -> None:
    assert read_consent(reply, PACK) != "yes"


@pytest.mark.parametrize("reply", ["no", "No, thanks.", "nope", "no no no", "absolutely not", "please don't send it"])
def test_a_clear_no_is_a_no(reply: str) -> None:
    assert read_consent(reply, PACK) == "no"


@settings(deadline=None)
@given(
    st.sampled_from(["yes", "okay", "sure", "yes please", "go ahead"]),
    st.from_regex("[bdfgjkqvxz]{4,9}", fullmatch=True),
)
def test_a_word_nobody_knows_beside_a_yes_is_no_clear_yes(yes: str, word: str) -> None:
    assert read_consent(f"{yes} {word}", PACK) != "yes"
    assert read_consent(f"{word} {yes}", PACK) != "yes"


def heard(text: str, *phrases: tuple[str, Band], text_band: Band = Band.MIDDLE) -> Heard:
    closed = tuple(Hypothesis(Phrase(phrase, phrase), 0.0, band) for phrase, band in phrases)
    return Heard(text, closed, text_band)


def test_of_what_was_heard_only_a_high_yes_sends() -> None:
    assert read_consent(heard("yes", ("yes", Band.HIGH)), PACK) == "yes"
    assert read_consent(heard("", ("yes", Band.HIGH)), PACK) == "yes"
    assert read_consent(heard("yes", ("yes", Band.MIDDLE)), PACK) == "unsure"
    assert read_consent(heard("yes"), PACK) == "unsure"
    assert read_consent(heard("Yes.", text_band=Band.HIGH), PACK) == "yes"


def test_a_high_yes_whose_transcript_says_something_else_does_not_send() -> None:
    assert read_consent(heard("yes but not the date", ("yes", Band.HIGH)), PACK) != "yes"
    assert read_consent(heard("no", ("yes", Band.HIGH)), PACK) != "yes"


@pytest.mark.parametrize(
    ("reply", "value"),
    [
        ("yes", True), ("true", True), ("yes I want one", True), ("no but actually yes", True), ("you bet", True),
        ("no", False), ("false", False), ("no I have my own", False), ("yes yes but actually no", False),
        ("no, that's okay", False), ("no please don't", False), ("that's not right", False), ("never", False),
        ("delete them", True), ("don't delete them", False), ("go on and delete the old backups", True),
    ],
)  # fmt: skip
def test_a_yes_no_question_takes_yes_no_and_its_own_words(reply: str, value: bool) -> None:
    assert read(reply, BACKUPS) == Value(value)


@pytest.mark.parametrize(
    "reply", ["no problem", "not sure", "I don't know", "maybe", "yes but", "no idea", "either", "no, delete them"]
)
def test_doubt_is_no_answer(reply: str) -> None:
    assert read(reply, BACKUPS) == Command(CommandName.UNSURE)


@pytest.mark.parametrize("reply", ["yesterday", "nobody", "november", "one", "two", "beans"])
def test_words_that_only_sound_like_an_answer_are_none(reply: str) -> None:
    assert isinstance(read(reply, BACKUPS), Nothing)


def test_a_hedged_yes_is_asked_back() -> None:
    assert read("yes I guess", BACKUPS) == Confirm(True)
    assert read("great", BACKUPS) == Confirm(True)


def test_what_follows_a_no_is_kept() -> None:
    assert read_stance("no, the second one", PACK).rest == "the second one"


def test_the_yes_no_suite_keeps_its_bars() -> None:
    right = wrong = answers = 0
    with shared("cases", "booleans.tsv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            if row["language"] != "en":
                continue
            expected = json.loads(row["expected"])
            allowed = expected["any"] if isinstance(expected, dict) else [expected]
            reading = read(row["utterance"], BACKUPS)
            value = reading.value if isinstance(reading, Value | Confirm) else None
            answers += None not in allowed
            right += None not in allowed and value in allowed
            wrong += value is not None and value not in allowed
            if row["kind"].startswith("control"):
                assert value is None, row["utterance"]
            if True not in allowed:
                assert read_consent(row["utterance"], PACK) != "yes", row["utterance"]
    assert right >= 0.86 * answers
    assert wrong <= 0.015 * answers
