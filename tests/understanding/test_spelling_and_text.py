"""Replies to questions for text: spelled, as digits, as a code, and in plain words."""

from __future__ import annotations

from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.understanding.replies import patient
from voice_elicit.form.fields import TextField
from voice_elicit.form.problems import ProblemCode
from voice_elicit.form.validation import check_value
from voice_elicit.language.pack import load_pack
from voice_elicit.understanding.reading import Choose, Confirm, Nothing, Reading, Refused, Value
from voice_elicit.understanding.spelling import correct_spelling
from voice_elicit.understanding.text import read_text

PACK = load_pack("en")
NOW = datetime(2026, 11, 30, 10, 20)
NAME = TextField(name="name", label="name")
PHONE = TextField(name="phone", label="phone", min_length=10, max_length=10)


def read(reply: str, field: TextField = NAME) -> Reading:
    return read_text(reply, field, PACK, NOW)


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        ("spell that j o h n", "john"),
        ("J-O-H-N", "john"),
        ("j for juliet o for oscar h for hotel n for november", "john"),
        ("juliet oscar hotel november", "john"),
        ("v i n e e l a", "vineela"),
        ("a double n e", "anne"),
        ("a a r o n", "aaron"),
        ("oh that's spelled a n n a", "anna"),
        ("capital j o h n", "John"),
        ("o apostrophe b", "o'b"),
        ("double u e s", "wes"),
    ],
)
def test_letters_said_one_by_one_are_put_together_and_read_back(reply: str, expected: str) -> None:
    assert read(reply) == Confirm(expected, ("spelled",))


@pytest.mark.parametrize(
    ("previous", "reply", "expected"),
    [
        ("smith", "no smythe with a y", "smythe"),
        ("smithe", "no, with a y", "smythe"),
        ("hapil", "no b as in bravo", "habil"),
        ("Jon", "no j o h n", "John"),
        ("Steven", "no steven with a p h", "Stephen"),
    ],
)
def test_one_letter_can_be_corrected(previous: str, reply: str, expected: str) -> None:
    assert correct_spelling(previous, reply, PACK) == expected


@pytest.mark.parametrize("reply", ["no", "yes", "it's wrong", "", "no it's bob"])
def test_a_reply_without_letters_corrects_nothing(reply: str) -> None:
    assert correct_spelling("anna", reply, PACK) is None


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        ("five five five oh one two three four five six", "5550123456"),
        ("double five five oh one two three four five six", "5550123456"),
        ("five fifty five oh one twenty three four five six", "5550123456"),
        ("555 012 3456", "5550123456"),
        ("oh double two three one two three five six seven", "0223123567"),
        ("um five five five oh one two three four five six please", "5550123456"),
        ("my phone is 5550123456", "5550123456"),
    ],
)
def test_a_phone_number_is_read_digit_by_digit(reply: str, expected: str) -> None:
    assert read(reply, PHONE) == Confirm(expected, ("digits",))


def test_too_few_digits_are_refused_with_the_limit() -> None:
    reading = read("five five five", PHONE)
    assert isinstance(reading, Refused)
    assert (reading.problem.code, reading.problem.limit) == (ProblemCode.TOO_SHORT, 10)


def test_a_code_takes_the_case_its_pattern_asks_for() -> None:
    code = TextField(name="flight", label="flight", pattern="^[A-Z]{2}\\d{4}$")
    assert read("a b one two three four", code) == Confirm("AB1234", ("spelled",))
    assert read("alpha bravo twelve thirty four", code) == Confirm("AB1234", ("spelled",))


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        ("ada", "ada"),
        ("Ada Lovelace.", "Ada Lovelace"),
        ("Um, my name is Ada Lovelace.", "Ada Lovelace"),
        ("call me Ishmael", "Ishmael"),
        ("It's O'Brien", "O'Brien"),
    ],
)
def test_a_name_is_taken_as_it_was_written_without_its_carrier(reply: str, expected: str) -> None:
    assert read(reply) == Value(expected)


def test_free_text_keeps_every_word() -> None:
    note = TextField(name="note", label="note for the kitchen")
    assert read("It's raining. I'm late, sorry!", note) == Value("It's raining. I'm late, sorry!")


@pytest.mark.parametrize("reply", ["", "um", "uh hm", "ada never mind"])
def test_hesitation_and_withdrawn_replies_are_no_text(reply: str) -> None:
    assert isinstance(read(reply), Nothing)


@patient
@given(st.text())
def test_no_reply_gives_a_text_outside_the_schema(reply: str) -> None:
    for field in (NAME, PHONE, TextField(name="code", label="code", pattern="^[A-Z]+-\\d+$", max_length=8)):
        reading = read(reply, field)
        assert not isinstance(reading, Choose)
        if isinstance(reading, Value | Confirm):
            assert check_value(field, reading.value) is None
        correct_spelling("smith", reply, PACK)


@pytest.mark.parametrize(
    ("reply", "pattern", "expected"),
    [
        ("five five five one two three four", r"^\d{3}-\d{4}$", "555-1234"),
        ("five five five dash one two three four", r"^\d{3}-\d{4}$", "555-1234"),
        ("o r d one two three", r"^ORD-\d+$", "ORD-123"),
        ("five five five oh one two three four five six", r"^\(\d{3}\) \d{3}-\d{4}$", "(555) 012-3456"),
    ],
)
def test_separators_that_nobody_says_are_put_in(reply: str, pattern: str, expected: str) -> None:
    reading = read(reply, TextField(name="code", label="code", pattern=pattern))
    assert isinstance(reading, Confirm)
    assert reading.value == expected


def test_letters_and_digits_that_were_not_said_are_never_put_in() -> None:
    reading = read("one two three", TextField(name="code", label="code", pattern=r"^ORD-\d+$"))
    assert isinstance(reading, Refused)
    assert reading.problem.code is ProblemCode.FORMAT
