"""The entry points: one reply, typed or heard, for one question."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.understanding import questions
from tests.understanding.questions import BACKUPS, CITY, COLOUR, DAY, GUESTS, NOW, PACK, SIZE, TOPPINGS, read
from voice_elicit.form.fields import ChoiceField, Field, MultiChoiceField, TextField
from voice_elicit.form.validation import check_value
from voice_elicit.ports import Band, Heard, Hypothesis, Phrase
from voice_elicit.understanding.expect import expected_phrases
from voice_elicit.understanding.read import read_heard
from voice_elicit.understanding.reading import (
    Choose,
    Command,
    CommandName,
    Confirm,
    Nothing,
    Reading,
    Selection,
    Value,
)
from voice_elicit.understanding.tidy import answers, tidy

CITIES = questions.choice("Berlin", "London", "Madrid", "Paris", label="City")


def hear(text: str, field: Field | None, *phrases: tuple[str, Band], **more: object) -> Reading:
    closed = tuple(Hypothesis(Phrase(phrase, phrase), 0.0, band) for phrase, band in phrases)
    refused = more.get("refused", ())
    assert isinstance(refused, tuple)
    return read_heard(Heard(text, closed), field, PACK, NOW, refused=refused)


def test_a_high_phrase_is_taken() -> None:
    assert hear("", SIZE, ("medium", Band.HIGH)) == Value("medium")
    assert hear("lodge", SIZE, ("large", Band.HIGH)) == Value("large")


def test_a_middle_phrase_is_asked_back() -> None:
    assert hear("", SIZE, ("medium", Band.MIDDLE)) == Confirm("medium")
    assert hear("purple", SIZE, ("medium", Band.MIDDLE)) == Confirm("medium")
    assert hear("", None, ("stop", Band.MIDDLE)) == Command(CommandName.STOP, certain=False)
    assert hear("", TOPPINGS, ("olives", Band.MIDDLE)) == Selection(add=("Olives",), certain=False)


def test_an_option_that_is_as_likely_as_a_command_is_asked_back() -> None:
    close = (("of course", Band.MIDDLE), ("olives", Band.MIDDLE))
    assert hear("Course.", TOPPINGS, *close) == Selection(add=("Olives",), certain=False)
    assert hear("", COLOUR, ("of course", Band.MIDDLE), ("red", Band.MIDDLE)) == Confirm("red")


def test_two_middle_phrases_are_a_question_between_them() -> None:
    assert hear("", COLOUR, ("red", Band.MIDDLE), ("green", Band.MIDDLE)) == Choose(("red", "green"))


def test_a_lone_rank_is_asked_back_for_it_sounds_like_other_words() -> None:
    assert hear("Third.", COLOUR, ("third", Band.HIGH)) == Value("blue")  # three options: they were just read out
    assert hear("Third.", CITIES, ("third", Band.HIGH)) == Confirm("Madrid")
    assert hear("The third.", CITIES, ("the third", Band.HIGH)) == Value("Madrid")
    assert hear("Three.", CITIES, ("three", Band.HIGH)) == Value("Madrid")
    assert hear("Three.", CITIES) == Confirm("Madrid")


def test_a_name_that_is_only_like_the_transcript_is_asked_back() -> None:
    assert hear("Madriid.", CITIES) == Confirm("Madrid")
    assert hear("Madriid.", CITIES, ("paris", Band.MIDDLE)) == Choose(("Paris", "Madrid"))
    assert read("madriid", CITIES) == Value("Madrid")


def test_initials_that_are_also_a_word_are_asked_back() -> None:
    languages = questions.choice("Central Atlas Tamazight", "Welsh", label="Language")
    assert hear("Cat.", languages) == Confirm("Central Atlas Tamazight")
    assert hear("C A T.", languages) == Value("Central Atlas Tamazight")


def test_what_the_transcript_has_behind_a_phrase_counts() -> None:
    assert hear("Red, no, green.", COLOUR, ("red", Band.HIGH)) == Value("green")
    assert hear("Red, no, grin.", COLOUR, ("red", Band.HIGH)) != Value("red")
    assert hear("Red or green.", COLOUR, ("red", Band.HIGH)) == Choose(("red", "green"))


def test_a_low_phrase_counts_for_nothing() -> None:
    assert hear("", SIZE, ("medium", Band.LOW)) == Nothing()


def test_a_whole_option_in_the_transcript_is_taken_unless_a_likely_phrase_says_otherwise() -> None:
    assert hear("I'd like the medium one please", SIZE) == Value("medium")
    assert hear("medium", SIZE, ("medium", Band.MIDDLE)) == Value("medium")
    assert hear("medium", SIZE, ("small", Band.MIDDLE)) == Choose(("medium", "small"))


def test_a_yes_or_no_in_the_transcript_alone_is_asked_back() -> None:
    assert hear("yes", BACKUPS) == Confirm(True)
    assert hear("yes", BACKUPS, ("yes", Band.MIDDLE)) == Value(True)
    assert hear("yes", None) == Command(CommandName.YES, certain=False)


def test_a_transcript_that_says_more_than_the_closed_no_is_kept() -> None:
    assert hear("no five", GUESTS, ("no", Band.HIGH)) == Command(CommandName.NO, "five")


def test_function_words_alone_count_as_nothing_heard() -> None:
    assert hear("You", SIZE) == Nothing()
    assert hear("purple", SIZE) == Nothing("purple")


def test_typed_text_is_certain() -> None:
    heard = Heard("yes", text_band=Band.HIGH)
    assert read_heard(heard, BACKUPS, PACK, NOW) == Value(True)


def test_a_refused_value_heard_again_is_not_offered() -> None:
    assert hear("fifty", SIZE, ("medium", Band.MIDDLE), refused=("medium",)) == Nothing("fifty")
    assert hear("red", COLOUR, ("red", Band.HIGH), ("green", Band.MIDDLE), refused=("red",)) == Confirm("green")


def test_a_marked_self_correction_replaces_what_came_before() -> None:
    assert read("four, no wait, five", GUESTS) == Value(5)
    assert read("tomorrow, scratch that, the day after tomorrow", DAY) == Value("2026-12-01")
    assert not isinstance(read("four five", GUESTS), Value)


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        ("um, the the red one please", "the red one"),
        ("t- t- ten", "ten"),
        ("t t ten", "ten"),
        ("please", "please"),
        ("let me see", ""),
        ("five five five", "five five five"),
        ("well so five", "five"),
    ],
)
def test_tidying_keeps_every_word_of_the_answer(reply: str, expected: str) -> None:
    assert tidy(reply, PACK) == expected


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        ("five no six", ("six",)),
        ("I'd like five please", ("i'd like five", "five")),
        ("there is no parking", ("there is no parking", "no parking")),
        ("four no never mind", ()),
    ],
)
def test_answers_are_the_reply_and_what_its_carriers_carry(reply: str, expected: tuple[str, ...]) -> None:
    assert answers(reply, PACK) == expected


def _expected() -> Iterator[tuple[Field | None, Phrase]]:
    for field in questions.ALL:
        for phrase in expected_phrases(field, PACK, weighty=field is None):
            yield field, phrase


def _means(reading: Reading, phrase: Phrase, field: Field | None) -> bool:
    kind, _, rest = phrase.meaning.partition(":")
    match kind, reading:
        case "option", Value(value=value) | Confirm(value=value) if isinstance(field, ChoiceField):
            return value == field.options[int(rest)].const
        case "option", Selection(add=add) if isinstance(field, MultiChoiceField):
            return add == (field.options[int(rest)].const,)
        case "value", Value(value=value) | Confirm(value=value):
            return bool(value == json.loads(rest))
        case "value", Choose(values=values):
            return json.loads(rest) in values
        case "yes" | "no", Command(name=name):
            return name.value == kind
        case "yes" | "no", Value(value=value):
            return value is (kind == "yes") or (isinstance(value, str) and value.casefold() == kind)
        case "no", Confirm(flags=flags):
            return flags == ("command:no",)
        case "command", Command(name=name):
            return name.value == rest
        case "command", Selection(done=done):
            return done and rest == "done"
        case "all", Selection(add=add, only=True) if isinstance(field, MultiChoiceField):
            return len(add) == len(field.options)
        case "none", Selection(add=(), only=True):
            return True
        case _:
            return False


def test_every_phrase_we_listen_for_is_read_as_what_it_means() -> None:
    wrong = [
        (phrase.text, phrase.meaning, read(phrase.text, field))
        for field, phrase in _expected()
        if not _means(read(phrase.text, field), phrase, field)
    ]
    assert wrong == []


def test_phrases_are_lower_case_words_said_once() -> None:
    for field in questions.ALL:
        texts = [phrase.text for phrase in expected_phrases(field, PACK)]
        assert len(texts) == len(set(texts))
        assert all(word.replace("'", "").isalpha() and word == word.lower() for text in texts for word in text.split())


def test_only_the_yes_of_a_read_back_is_weighty() -> None:
    weighty = {phrase.meaning for phrase in expected_phrases(None, PACK, weighty=True) if phrase.weighty}
    assert weighty == {"yes"}
    assert not any(phrase.weighty for phrase in expected_phrases(BACKUPS, PACK))


VOCABULARY = """yes no not the first second one two five red large olives and or but all none stop change skip
make it to is please never mind wait i don't know at dot com tomorrow five thirty b as in bravo 3 0 only"""
WORDS = st.lists(st.sampled_from(VOCABULARY.split()), max_size=8).map(" ".join)


@settings(max_examples=300, deadline=None)
@given(WORDS | st.text(max_size=30), st.sampled_from(questions.ALL))
def test_any_reply_to_any_question_gives_a_reading_the_schema_allows(reply: str, field: Field | None) -> None:
    reading = read(reply, field)
    values = (
        (reading.value,)
        if isinstance(reading, Value | Confirm)
        else reading.values
        if isinstance(reading, Choose)
        else ()
    )
    if field is None:
        assert not values
        return
    for value in values:
        assert check_value(field, value) is None
    if isinstance(reading, Selection):
        assert isinstance(field, MultiChoiceField)
        allowed = [option.const for option in field.options]
        assert all(value in allowed for value in (*reading.add, *reading.remove))


def test_a_name_is_not_a_command() -> None:
    assert read("Ada", CITY) == Value("Ada")


@pytest.mark.parametrize(
    ("text", "row", "field", "reading"),
    [
        ("The thought of January.", "The third of January", DAY, Confirm("2027-01-03", ("assumed-year",))),
        ("Droghance with.", "Olives and onions", TOPPINGS, Selection(add=("Olives", "Onions"), certain=False)),
        ("Let's say Kentucky.", "Let's say medium", SIZE, Confirm("medium")),
    ],
)
def test_a_row_the_recognizer_was_held_to_is_asked_back(text: str, row: str, field: Field, reading: Reading) -> None:
    assert read_heard(Heard(text, rows=(row,)), field, PACK, NOW) == reading


def test_what_the_transcript_nearly_says_and_the_row_says_too_is_taken_at_once() -> None:
    tags = questions.several("bug", "feature", "docs")
    heard = Heard("Bug and dox please.", rows=("bug and docs please",))
    assert read_heard(heard, tags, PACK, NOW) == Selection(add=("bug", "docs"))
    assert read_heard(replace(heard, rows=("feature",)), tags, PACK, NOW) == Selection(add=("feature",), certain=False)
    projects = questions.choice("Contoso Web", "Fabrikam", "Tailspin Toys", label="Project")
    assert read_heard(Heard("Kintosa Web."), projects, PACK, NOW) == Confirm("Contoso Web")
    assert read_heard(Heard("Kintosa Web.", rows=("contoso web",)), projects, PACK, NOW) == Value("Contoso Web")


def test_a_number_is_asked_about_where_an_option_sounds_like_it() -> None:
    plants = questions.choice("Tree", "Moss", "Fern", "Ivy", "Reed", label="Plant")
    assert hear("B", plants, ("three", Band.HIGH)) == Confirm("Fern")
    assert hear("B", replace(plants, options=plants.options[1:]), ("three", Band.HIGH)) == Value("Ivy")


def test_a_row_does_not_change_what_the_transcript_says_clearly() -> None:
    assert read_heard(Heard("large", rows=("small",)), SIZE, PACK, NOW) == Value("large")
    assert read_heard(Heard("skip it", rows=("small",)), SIZE, PACK, NOW) == Command(CommandName.SKIP)


def test_a_row_that_names_more_options_than_the_certain_one_is_asked_back() -> None:
    certain = (Hypothesis(Phrase("olives", "value:Olives", carried=True), 1.1, Band.HIGH),)
    heard = Heard("Olives, docks and onions.", certain, rows=("olives mushrooms and onions",))
    assert read_heard(heard, TOPPINGS, PACK, NOW) == Selection(add=("Olives", "Mushrooms", "Onions"), certain=False)
    assert read_heard(replace(heard, rows=("onions",)), TOPPINGS, PACK, NOW) == Selection(add=("Olives",))


def test_an_address_that_ends_behind_its_sign_is_none() -> None:
    email = TextField(name="email", label="email", format="email")
    heard = Heard("Pop Echo.", rows=("papa echo tango at", "papa papa papa", "papa echo tango at example.org"))
    assert read_heard(heard, email, PACK, NOW) == Confirm("pet@example.org")


def test_a_row_is_never_a_command_nor_what_was_refused() -> None:
    assert read_heard(Heard("grumble", rows=("stop",)), SIZE, PACK, NOW) == Nothing("grumble")
    assert read_heard(Heard("grumble", rows=("small",)), SIZE, PACK, NOW, refused=("small",)) == Nothing("grumble")
