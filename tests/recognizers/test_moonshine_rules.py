"""The rules of the default recognizer that need no sound: bands, surface forms, tokens."""

from __future__ import annotations

from dataclasses import replace

import pytest

from voice_elicit.ports import Band, Phrase
from voice_elicit.recognizers.moonshine.assets import TOKENIZER, find_assets
from voice_elicit.recognizers.moonshine.bands import Evidence, Gain, Thresholds, agree, is_noise, judge
from voice_elicit.recognizers.moonshine.surface import surface_forms
from voice_elicit.recognizers.moonshine.tokenizer import Tokenizer
from voice_elicit.recognizers.moonshine.trie import NEVER

YES = Phrase("yes", "accept", weighty=True)
NO = Phrase("no", "decline")


@pytest.mark.parametrize(
    ("phrase", "written"),
    [
        ("yes", "Yes"),
        ("extra large", "Extra large"),
        ("new york", "New York"),
        ("twenty five", "25"),
        ("twenty five", "Twenty-five"),
        ("one hundred and five", "105"),
        ("two thousand twenty six", "2026"),
        ("two thousand", "2,000"),
        ("option two", "Option 2"),
        ("x ray", "X-ray"),
        ("p m", "PM"),
        ("usb", "USB"),
    ],
)
def test_a_phrase_is_also_looked_for_as_the_model_writes_it(phrase: str, written: str) -> None:
    assert written in surface_forms(phrase)


@pytest.mark.parametrize(
    ("value", "spelled", "band"),
    [
        (2.0, False, Band.HIGH),
        (0.8, True, Band.HIGH),
        (0.8, False, Band.MIDDLE),
        (-1.0, False, Band.MIDDLE),
        (-2.0, True, Band.LOW),
    ],
)
def test_a_better_explanation_of_the_sound_is_trusted_more(value: float, spelled: bool, band: Band) -> None:
    assert bands(heard(value, NO, spelled)) == [band]


def test_in_noise_an_answer_must_be_clearer_to_be_taken_at_once() -> None:
    assert bands(heard(1.17, NO, spelled=False, noisy=False)) == [Band.HIGH]
    assert bands(heard(1.17, NO, spelled=False, noisy=True)) == [Band.MIDDLE]


def test_a_yes_that_sends_needs_the_free_transcript_too() -> None:
    assert bands(heard(2.4, YES, spelled=True)) == [Band.HIGH]
    assert bands(heard(2.4, YES, spelled=False)) == [Band.MIDDLE]
    assert bands(heard(1.4, YES, spelled=True)) == [Band.MIDDLE]


def test_a_common_word_that_fits_better_rejects_a_yes_the_transcript_does_not_say() -> None:
    assert bands(heard(2.0, YES, spelled=False, decoy=2.5)) == [Band.LOW]
    assert bands(heard(2.0, YES, spelled=True, decoy=2.5)) == [Band.HIGH]
    assert bands(heard(2.0, NO, spelled=False, decoy=2.5)) == [Band.HIGH]


def test_only_the_best_phrase_is_taken_at_once() -> None:
    evidence = Evidence("No", -0.1, (Gain(NO, 3.0), Gain(YES, 2.9)), NEVER, frozenset(), False, False, False)
    assert bands(evidence) == [Band.HIGH, Band.MIDDLE]


def test_a_yes_that_another_look_does_not_hear_is_asked_once_more() -> None:
    sure = judge(heard(2.4, YES, spelled=True), Thresholds())
    assert agree(sure, sure)[0].band is Band.HIGH
    for evidence in (heard(2.4, NO, spelled=True), heard(2.4, YES, spelled=False), heard(-9, YES, False)):
        assert agree(sure, judge(evidence, Thresholds()))[0].band is Band.MIDDLE
    assert agree(sure, ())[0].band is Band.MIDDLE


def test_words_the_model_writes_where_nobody_speaks_are_noise_unless_a_phrase_fits_well() -> None:
    for value, noise in ((2.0, False), (0.0, True)):
        evidence = replace(heard(value, NO, spelled=False), imagined=True)
        assert is_noise(evidence, judge(evidence, Thresholds())) is noise
    evidence = heard(0.0, NO, spelled=False)
    assert not is_noise(evidence, judge(evidence, Thresholds()))


def option(text: str, value: float) -> Gain:
    return Gain(Phrase(text, text, carried=True), value)


def chosen(*gains: Gain, options: int = 4, mean: float = -0.3, spelled: str = "") -> list[Band]:
    return bands(Evidence("", mean, gains, NEVER, frozenset({spelled}), False, False, False, options))


def test_the_more_options_there_are_the_better_one_must_fit() -> None:
    assert [chosen(option("blue", 1.0), options=size)[0] for size in (4, 12, 50, 1000)] == [
        Band.HIGH,
        Band.HIGH,
        Band.MIDDLE,
        Band.MIDDLE,
    ]
    assert chosen(option("mauritania", 1.0), options=50) == [Band.HIGH]


def test_two_options_that_fit_alike_are_a_question_between_them() -> None:
    assert chosen(option("bed", 4.4), option("bird", 4.3)) == [Band.MIDDLE, Band.MIDDLE]
    assert chosen(option("bed", 4.4), option("bird", 1.3)) == [Band.HIGH, Band.MIDDLE]


def test_a_sure_transcript_denies_one_of_very_many_options_that_explains_the_sound_far_worse() -> None:
    far = Gain(Phrase("albanian", "albanian", carried=True), 4.1, behind=2.9)
    assert chosen(far, options=1000, mean=-0.1) == [Band.MIDDLE]
    assert chosen(far, options=1000, mean=-0.3) == [Band.HIGH]
    assert chosen(far, options=12, mean=-0.1) == [Band.HIGH]


def heard(value: float, phrase: Phrase, spelled: bool, decoy: float = NEVER, noisy: bool = False) -> Evidence:
    meanings = frozenset({phrase.meaning} if spelled else ())
    return Evidence(phrase.text, -0.1, (Gain(phrase, value),), decoy, meanings, False, False, noisy)


def bands(evidence: Evidence) -> list[Band]:
    return [hypothesis.band for hypothesis in judge(evidence, Thresholds())]


def test_tokens_give_back_their_text() -> None:
    tokenizer = Tokenizer(find_assets() / TOKENIZER)
    for text in ("Yes", "Twenty-five please", "That's right", "Łódź", "日本"):
        assert tokenizer.decode(tokenizer.encode(text)) == text
    assert tokenizer.encode("Yes") == (tokenizer.piece("▁Yes"),)
