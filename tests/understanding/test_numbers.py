"""Replies to questions for a number."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.understanding.replies import patient, replies
from voice_elicit.form.fields import Json, NumberField
from voice_elicit.form.problems import ProblemCode
from voice_elicit.form.validation import check_value
from voice_elicit.language.pack import load_pack
from voice_elicit.understanding.numbers import number_phrases, read_number
from voice_elicit.understanding.reading import Choose, Confirm, Nothing, Refused, Value

PACK = load_pack("en")


def field(
    label: str = "value",
    *,
    integer: bool = True,
    minimum: float | None = None,
    maximum: float | None = None,
    step: float | None = None,
) -> NumberField:
    return NumberField(
        name=label.replace(" ", "_"),
        label=label,
        integer=integer,
        minimum=minimum,
        maximum=maximum,
        multiple_of=step,
    )


def value_of(reply: str, question: NumberField) -> Json:
    reading = read_number(reply, question, PACK)
    return reading.value if isinstance(reading, Value | Confirm) else None


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        ("five", 5),
        ("a hundred and five", 105),
        ("twenty three hundred", 2300),
        ("two thousand and nineteen", 2019),
        ("three million two hundred thousand and one", 3_200_001),
        ("two dozen", 24),
        ("a dozen", 12),
        ("dozen", 12),
        ("half a dozen", 6),
        ("minus five", -5),
        ("five below zero", -5),
        ("eighty fourth", 84),
        ("one hundred and eleventh", 111),
        ("two and a half million", 2_500_000),
        ("one point five eight thousand", 1580),
        ("1,000", 1000),
        ("$20", 20),
        ("-5", -5),
        ("18", 18),
    ],
)
def test_a_number_is_understood_as_people_say_it(reply: str, expected: int) -> None:
    assert value_of(reply, field()) == expected


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        ("one point five", 1.5),
        ("point five", 0.5),
        ("thirty two point seventy five", 32.75),
        ("two point o five", 2.05),
        ("five and a half", 5.5),
        ("three quarters", 0.75),
        ("a fifth", 0.2),
        ("minus two point five", -2.5),
        ("2.5", 2.5),
        ("808.0", 808),
    ],
)
def test_a_decimal_or_fraction_is_understood(reply: str, expected: float) -> None:
    assert value_of(reply, field(integer=False)) == expected


@pytest.mark.parametrize(
    "reply",
    [
        "42xyz",
        "three four five hundred",
        "three or four hundred",
        "thirty and six",
        "two and five",
        "fifty zero three",
        "ten five",
        "two hundred and",
        "million four million",
        "seventh point nineteen",
        "twentieth two",
        "this is the first test",
        "between one and ten",
        "two to four",
        "one to one",
        "twenty twenty",
        "five to ten",
        "more than five",
        "not five",
        "3,5",
        "1.2.3",
        "1e5",
        "5½",
        "5²",
        "5-6",
        "5 - 6",
        "millions",
        "one minute please",
        "hold on one second",
        "this one",
        "one of them",
        "no",
        "yes",
        "",
        "um",
        "five purple",
        "four no never mind",
        "five minus",
        "minus",
        "two dollars fifty people",
    ],
)
def test_a_reply_with_a_word_that_does_not_fit_gives_no_number(reply: str) -> None:
    assert isinstance(read_number(reply, field(), PACK), Nothing)


@pytest.mark.parametrize(
    "reply",
    [
        "it will be for five of us please",
        "um five I think",
        "f- f- five",
        "make it five",
        "I'd like to book a table for five people",
        "yes we are five",
        "four no wait five",
        "no five",
        "five nights",
        "it's five dollars",
    ],
)
def test_known_words_around_a_number_leave_it_as_it_is(reply: str) -> None:
    assert value_of(reply, field()) == 5


def test_the_words_of_the_question_may_be_repeated_in_the_reply() -> None:
    assert value_of("five narwhals", field("narwhal count")) == 5
    assert value_of("five narwhals", field("count")) is None


@pytest.mark.parametrize(("reply", "expected"), [("to", 2), ("too", 2), ("for", 4), ("ate", 8), ("won", 1), ("oh", 0)])
def test_a_homophone_is_a_number_when_it_is_the_whole_reply(reply: str, expected: int) -> None:
    assert value_of(reply, field()) == expected
    assert value_of(f"{reply} purple", field()) is None


def test_digits_said_one_by_one_are_asked_back() -> None:
    reading = read_number("one oh double five", field(), PACK)
    assert reading == Confirm(1055, ("digits",))


def test_numbers_out_of_range_are_refused_with_the_limit() -> None:
    reading = read_number("twelve", field(minimum=1, maximum=10), PACK)
    assert isinstance(reading, Refused)
    assert (reading.problem.code, reading.problem.limit, reading.value) == (ProblemCode.TOO_LARGE, 10, 12)


def test_half_is_refused_where_whole_numbers_are_asked() -> None:
    reading = read_number("two and a half", field(), PACK)
    assert isinstance(reading, Refused)
    assert reading.problem.code is ProblemCode.NOT_AN_INTEGER


def test_fifteen_is_flagged_only_where_fifty_fits_too() -> None:
    assert read_number("fifteen", field(maximum=100), PACK) == Value(15, ("teen-ty",))
    assert read_number("fifty", field(maximum=100), PACK) == Value(50, ("teen-ty",))
    assert read_number("fifteen", field(maximum=20), PACK) == Value(15)


def test_a_vague_number_is_asked_back() -> None:
    assert read_number("about five", field(), PACK) == Confirm(5, ("approximate",))


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        ("one hour", 60),
        ("an hour and a half", 90),
        ("one hour and four minutes", 64),
        ("two hours thirty minutes", 150),
    ],
)
def test_another_unit_of_the_same_kind_is_converted_and_asked_back(reply: str, expected: int) -> None:
    assert read_number(reply, field("minutes", maximum=600), PACK) in (
        Confirm(expected, ("converted",)),
        Confirm(expected, ("converted", "teen-ty")),
    )


def test_a_unit_that_does_not_convert_is_no_answer() -> None:
    assert value_of("twenty euros", field("price in dollars")) is None
    assert value_of("twenty dollars", field("price in dollars")) == 20


def test_years_are_understood_in_pairs_where_a_year_is_asked() -> None:
    assert value_of("nineteen eighty four", field("birth year")) == 1984
    assert value_of("nineteen eighty four", field("size")) is None


def test_every_number_of_a_range_has_phrases_that_are_understood_as_it() -> None:
    question = field(minimum=95, maximum=125)
    phrases = number_phrases(question, PACK)
    assert {value for _, value in phrases} == set(range(95, 126))
    for phrase, value in phrases:
        assert value_of(phrase, question) == value


def test_ranges_without_end_or_too_long_have_no_phrases() -> None:
    assert number_phrases(field(), PACK) == ()
    assert number_phrases(field(minimum=0, maximum=5000), PACK) == ()
    assert number_phrases(field(integer=False, minimum=0, maximum=5), PACK) == ()


def test_a_pack_with_another_order_of_tens_and_ones_needs_only_data() -> None:
    words = {
        "compounds": {"(einundzwanzig|ein und zwanzig)": 21, "quatre vingt dix": 90, "doscientos": 200},
        "tens_joiners": ["y"],
        "tens": {"treinta": 30},
        "decimal_comma": True,
    }
    pack = load_pack("en", {"hear": {"numbers": words}})
    said = ["einundzwanzig", "ein und zwanzig thousand", "quatre vingt dix", "doscientos treinta y five", "1.200,5"]
    readings = [read_number(reply, field(integer=False), pack) for reply in said]
    assert readings == [Value(21), Value(21_000), Value(90, ("teen-ty",)), Value(235), Value(1200.5)]


_WORDS = (
    "one two ten twenty thirty hundred thousand million and a half quarter point minus oh double third dozen to "
    "for hours minutes five 5 ½ ٣ 1.5 -2 please no"
)


@patient
@given(replies(_WORDS))
def test_no_reply_gives_a_number_outside_the_schema(reply: str) -> None:
    for question in (field("minutes", minimum=0, maximum=100), field(integer=False, step=0.5)):
        reading = read_number(reply, question, PACK)
        assert not isinstance(reading, Choose)
        if isinstance(reading, Value | Confirm):
            assert check_value(question, reading.value) is None
