"""One option of a list."""

from __future__ import annotations

import csv
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.shared import shared
from tests.understanding.questions import COLOUR, NOW, PACK, SIZE, choice, options, read
from voice_elicit.form.fields import ChoiceField, Json
from voice_elicit.understanding.choice import narrow, read_choice
from voice_elicit.understanding.phonetics import sound_of
from voice_elicit.understanding.read import read_reply
from voice_elicit.understanding.reading import Choose, Confirm, Nothing, Value

SPEED = choice(("std", "Standard (5-7 days)"), ("exp", "Express (2-3 days)"), ("ovn", "Overnight"))
RATING = choice(("1", "1 - Poor"), ("2", "2 - Fair"), ("3", "3 - Good"), ("4", "4 - Very Good"), ("5", "5 - Excellent"))
CODES = choice("us-east-1", "us-west-2", "C++", "C#", "C", "Q&A", "R&D", "USA", "3D", "camelCase", "🔴 Red", "Room 404")
PROJECTS = choice("Contoso Web", "Contoso Mobile", "Fabrikam", "Northwind Data Platform")
PREFERENCE = choice(("recent", "Recent (last 2 years)"), ("all", "All-time classics"), ("mix", "A mix of both"))


@pytest.mark.parametrize(
    ("field", "reply", "value"),
    [
        (SIZE, "medium", "medium"), (SIZE, "Medium, please.", "medium"), (SIZE, "medium sized", "medium"),
        (SIZE, "I think the large one", "large"), (SIZE, "could I have the small one please", "small"),
        (SIZE, "um, l- large", "large"), (SIZE, "medium, no, large", "large"), (SIZE, "medum", "medium"),
        (SIZE, "option two", "medium"), (SIZE, "number three please", "large"), (SIZE, "the second one", "medium"),
        (SIZE, "the last one", "large"), (SIZE, "two", "medium"), (SIZE, "the second to last", "medium"),
        (COLOUR, "the red one", "red"), (COLOUR, "red, not blue", "red"), (COLOUR, "yes, blue", "blue"),
        (SPEED, "express", "exp"), (SPEED, "two to three days", "exp"), (SPEED, "std", "std"),
        (SPEED, "over night", "ovn"),
        (RATING, "four", "4"), (RATING, "the fourth one", "4"), (RATING, "very good", "4"), (RATING, "good", "3"),
        (RATING, "it was very good", "4"), (RATING, "I'd give it a four", "4"),
        (CODES, "u s east one", "us-east-1"), (CODES, "US East 1", "us-east-1"), (CODES, "c plus plus", "C++"),
        (CODES, "c sharp", "C#"), (CODES, "c", "C"), (CODES, "q and a", "Q&A"), (CODES, "r and d", "R&D"),
        (CODES, "u s a", "USA"), (CODES, "three d", "3D"), (CODES, "camel case", "camelCase"), (CODES, "red", "🔴 Red"),
        (CODES, "room four hundred four", "Room 404"), (CODES, "room four zero four", "Room 404"),
        (PROJECTS, "fabricam", "Fabrikam"), (PREFERENCE, "a mix", "mix"), (PREFERENCE, "mix of both", "mix"),
        (choice(("pet-1", "Cats"), ("pet-2", "Dogs"), ("pet-3", "Birds")), "pet three", "pet-3"),
        (choice("a balloon", "an octopus", "a piano"), "octopus", "an octopus"),
        (choice("Central European Time", "Eastern Time Zone"), "c e t", "Central European Time"),
    ],
)  # fmt: skip
def test_an_option_is_found_by_what_people_call_it(field: ChoiceField, reply: str, value: Json) -> None:
    assert read(reply, field) == Value(value)


@pytest.mark.parametrize(
    ("field", "reply", "values"),
    [
        (COLOUR, "the red and blue ones please", ("red", "blue")),
        (COLOUR, "red or blue", ("red", "blue")),
        (COLOUR, "not the red one", ("green", "blue")),
        (COLOUR, "I don't want red", ("green", "blue")),
        (COLOUR, "not the second one", ("red", "blue")),
        (PROJECTS, "contoso", ("Contoso Web", "Contoso Mobile")),
        (choice("Niger", "Nigeria", "Norway"), "nigera", ("Nigeria", "Niger")),
    ],
)
def test_what_leaves_several_options_is_a_choice_between_them(
    field: ChoiceField, reply: str, values: tuple[Json, ...]
) -> None:
    assert read(reply, field) == Choose(values)


@pytest.mark.parametrize(
    ("field", "reply", "value"),
    [
        (SIZE, "smell", "small"),
        (SIZE, "to", "medium"),
        (COLOUR, "neither red nor blue", "green"),
        (PROJECTS, "northwind", "Northwind Data Platform"),
        (COLOUR, "I saw a red car on my way to the harbour", "red"),
        (PREFERENCE, "both", "mix"),
    ],
)
def test_what_is_only_likely_is_asked_back(field: ChoiceField, reply: str, value: Json) -> None:
    assert read(reply, field) == Confirm(value)


@pytest.mark.parametrize(
    ("field", "reply"),
    [
        (SIZE, "the purple one"), (SIZE, "hello"), (SIZE, "lodge"), (SIZE, "option nine"), (SIZE, "the one"),
        (choice("Norway", "Nepal"), "never"), (choice("Basic", "Pro"), "ik wil een mens spreken"),
    ],
)  # fmt: skip
def test_what_names_no_option_is_nothing(field: ChoiceField, reply: str) -> None:
    assert not isinstance(read(reply, field), Value | Confirm | Choose)


def test_a_no_is_not_norway() -> None:
    assert not isinstance(read("no", choice("Norway", "Nepal")), Value | Confirm | Choose)


def test_a_number_word_that_is_an_option_is_the_option_not_the_place() -> None:
    field = choice("one", "three", "five")
    assert read("three", field) == Value("three")
    assert read("the third one", field) == Value("five")


def test_consts_keep_their_type() -> None:
    field = choice((1, "Low"), (True, "Always"), (2.5, "Half way"))
    assert read("low", field) == Value(1)
    reading = read("always", field)
    assert isinstance(reading, Value)
    assert reading.value is True


def test_a_refused_value_is_not_offered_again() -> None:
    assert read_choice("smell", SIZE, PACK, refused=["small"]) == Nothing("smell")


def test_a_host_may_add_words_for_its_options() -> None:
    reading = read_reply("extra big", SIZE, PACK, NOW, synonyms={"large": ["extra big", "huge"]})
    assert reading == Value("large")


def test_options_with_the_same_title_are_not_guessed_between() -> None:
    field = choice(("a", "Main Street"), ("b", "Main Street"))
    assert read("main street", field) == Choose(("a", "b"))


def test_words_of_the_question_may_stand_around_the_option() -> None:
    field = ChoiceField(name="ride", label="Kind of vehicle", required=True, options=options("Pool", "Regular"))
    assert read("i would like a regular vehicle", field) == Value("Regular")


def test_a_long_list_is_narrowed_by_its_first_letters() -> None:
    field = choice("Niger", "Nigeria", "Norway", "Nepal")
    assert narrow("n i g", field, PACK) == ("Niger", "Nigeria")


def test_ten_thousand_options_are_told_apart() -> None:
    syllables = ["ka", "ro", "mi", "ten", "lo", "bar", "su", "vel", "ni", "dor"]
    names = [f"{a}{b} {c}{d}" for a in syllables for b in syllables for c in syllables for d in syllables]
    field = choice(*names)
    assert len(names) == 10_000
    assert read("i would like karo miten please", field) == Value("karo miten")
    assert isinstance(read("purple monkey dishwasher", field), Nothing)


def test_what_sounds_alike_is_written_alike() -> None:
    assert sound_of("fish", PACK) == sound_of("phish", PACK)
    assert sound_of("smith", PACK) == sound_of("smythe", PACK)
    assert sound_of("six", PACK) != sound_of("socks", PACK)


@settings(deadline=None)
@given(st.text(max_size=40))
def test_any_reply_gives_only_values_of_the_list(reply: str) -> None:
    allowed = [option.const for option in CODES.options]
    match read(reply, CODES):
        case Value(value=value) | Confirm(value=value):
            assert value in allowed
        case Choose(values=values):
            assert 2 <= len(values) <= 3
            assert all(value in allowed for value in values)
        case _:
            pass


def test_the_enum_suite_keeps_its_bars() -> None:
    right = answers = 0
    with shared("cases", "enums.tsv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            if row["kind"] == "enum-multi":
                continue
            expected = json.loads(row["expected"])
            allowed = expected["any"] if isinstance(expected, dict) else [expected]
            names = json.loads(row["choices"])
            field = ChoiceField(
                name="x", label="x", description=row["question"], required=True, options=options(*names)
            )
            match read(row["utterance"], field):
                case Value(value=value) | Confirm(value=value):
                    offered: tuple[Json, ...] = (value,)
                case Choose(values=values):
                    offered = values
                case _:
                    offered = ()
            if None not in allowed:
                answers += 1
                right += any(value in offered for value in allowed)
                assert not offered or any(value in offered for value in allowed), row["utterance"]
    assert right >= 0.98 * answers


def test_an_option_that_begins_with_a_no_is_named_by_all_its_words() -> None:
    keep = choice("Yes, delete", "No, keep")
    assert read("no keep", keep) == Value("No, keep")
    assert read("yes delete", keep) == Value("Yes, delete")
