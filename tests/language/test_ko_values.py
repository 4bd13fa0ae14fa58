"""Values in Korean: things are counted in their own way, endings follow the sound before them."""

from __future__ import annotations

import pytest

from tests.language.korean import NOW, PACK, QUESTIONS
from voice_elicit.form.fields import NumberField
from voice_elicit.form.validation import check_value
from voice_elicit.language.josa import resolve_endings
from voice_elicit.language.lexicon.commands import CommandWords
from voice_elicit.language.lexicon.consent import ConsentWords
from voice_elicit.language.lexicon.spoken import SpokenWords
from voice_elicit.language.pack import grammars_root
from voice_elicit.language.spoken import speak_value
from voice_elicit.language.templates import expand_all
from voice_elicit.understanding.number_phrases import number_phrases
from voice_elicit.understanding.read import read_reply
from voice_elicit.understanding.reading import Confirm, Value
from voice_elicit.understanding.segments import cut


@pytest.mark.parametrize("number", range(1, 100))
def test_counted_things_come_back(number: int) -> None:
    field = QUESTIONS["인원"]
    assert isinstance(field, NumberField)
    reading = read_reply(speak_value(number, field, PACK), field, PACK, NOW)
    assert isinstance(reading, Value | Confirm)
    assert reading.value == number


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("서울을(를) 말씀해 주세요", "서울을 말씀해 주세요"),
        ("사이즈을(를) 골라 주세요", "사이즈를 골라 주세요"),
        ("서울(으)로 할게요", "서울로 할게요"),
        ("부산(으)로 할게요", "부산으로 할게요"),
        ("email은(는) 맞나요", "email은 맞나요"),
        ("A은(는) 일", "A는 일"),
        ("1(으)로", "1로"),
        ("6(으)로", "6으로"),
        ("2이(가)", "2가"),
        ("길(道)은(는)", "길(道)은"),
        ("네 명(이)라고", "네 명이라고"),
        ('"커피"(이)라고', '"커피"라고'),
    ],
)
def test_an_ending_follows_the_sound_before_it(text: str, said: str) -> None:
    assert resolve_endings(text, PACK.section(SpokenWords)) == said


def test_no_sentence_is_left_with_a_choice_of_endings() -> None:
    lines = (grammars_root() / "ko" / "say.ftl").read_text(encoding="utf-8").splitlines()
    sentences = "\n".join(line for line in lines if not line.startswith("#"))
    for ending in PACK.section(SpokenWords).endings:
        sentences = sentences.replace(ending, "")
    assert "(" not in sentences


def test_nights_and_floors_are_counted_with_plain_numbers() -> None:
    field = NumberField(name="nights", label="숙박", integer=True, minimum=1, maximum=30)
    assert speak_value(2, field, PACK) == "이 박"
    phrases = dict(number_phrases(field, PACK))
    assert phrases["이 박"] == phrases["이"] == 2
    assert "둘" not in phrases


def test_a_reply_cut_once_more_stays_as_it_is() -> None:
    words = PACK.section(ConsentWords), PACK.section(CommandWords)
    for phrase in expand_all([*words[0].yes, *words[0].no, *(one for say in words[1].say.values() for one in say)]):
        once = " ".join(cut(phrase, PACK))
        assert " ".join(cut(once, PACK)) == once


@pytest.mark.parametrize(
    ("together", "apart"),
    [
        ("세시반", "세 시 반"),
        ("맞아요", "맞아 요"),
        ("이십육", "이십 육"),
        ("3만5천원", "3 만 5 천 원"),
        ("다음주", "다음 주"),
    ],
)
def test_words_spaced_either_way_are_the_same_words(together: str, apart: str) -> None:
    assert cut(together, PACK) == cut(apart, PACK)


def test_a_small_count_is_listened_for_as_people_count() -> None:
    field = NumberField(name="guests", label="몇 명인가요?", integer=True, minimum=1, maximum=30)
    phrases = dict(number_phrases(field, PACK))
    assert phrases["네 명"] == phrases["넷"] == 4
    assert phrases["이십 육 명"] == phrases["이십 륙 명"] == phrases["스물 여섯 명"] == 26
    assert "네" not in phrases
    for phrase, value in phrases.items():
        reading = read_reply(phrase, field, PACK, NOW)
        assert isinstance(reading, Value | Confirm), phrase
        assert reading.value == value, phrase
        assert check_value(field, value) is None
