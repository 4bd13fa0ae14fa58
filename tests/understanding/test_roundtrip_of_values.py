"""What we say for a value in English is understood as the same value again, beyond what every language is held to
in `tests/language/test_round_trips.py`."""

from __future__ import annotations

from datetime import date, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.understanding.replies import patient
from voice_elicit.form.fields import (
    BooleanField,
    ChoiceField,
    Field,
    Json,
    MultiChoiceField,
    NumberField,
    Option,
    TextField,
)
from voice_elicit.language.pack import load_pack
from voice_elicit.language.spoken import speak_value
from voice_elicit.understanding.numbers import read_number
from voice_elicit.understanding.reading import Confirm, Value
from voice_elicit.understanding.text import read_text

PACK = load_pack("en")
NOW = datetime(2026, 11, 30, 10, 20)
NUMBER = NumberField(name="value", label="value")


def understood(value: Json, field: NumberField | TextField) -> Json:
    said = speak_value(value, field, PACK, now=NOW)
    reading = read_number(said, field, PACK) if isinstance(field, NumberField) else read_text(said, field, PACK, NOW)
    assert isinstance(reading, Value | Confirm), said
    return reading.value


@patient
@given(st.dates(date(1900, 1, 1), date(2199, 12, 31)))
def test_dates_of_three_centuries_come_back(day: date) -> None:
    field = TextField(name="when", label="when", format="date")
    assert understood(day.isoformat(), field) == day.isoformat()


def test_every_minute_of_the_day_comes_back() -> None:
    field = TextField(name="when", label="when", format="time")
    for minute in range(24 * 60):
        value = f"{minute // 60:02}:{minute % 60:02}:00"
        assert understood(value, field) == value


@patient
@given(st.datetimes(datetime(1950, 1, 1), datetime(2099, 12, 31)))
def test_days_with_a_time_come_back(moment: datetime) -> None:
    field = TextField(name="when", label="when", format="date-time")
    value = moment.replace(microsecond=0).isoformat()
    assert understood(value, field) == value


@pytest.mark.parametrize(
    "address",
    [
        "https://example.org/a-b?x=1&y=2#z",
        "http://127.0.0.1:8080/",
        "ftp://example.com/~me/%20a",
        "https://accounts.example.com/Login",
    ],
)
def test_web_addresses_come_back(address: str) -> None:
    assert understood(address, TextField(name="page", label="page", format="uri")) == address


@pytest.mark.parametrize("code", ["5550123456", "+441231235678", "007", "a1b2", "AB-1234", "X9", "aB3"])
def test_codes_come_back(code: str) -> None:
    assert understood(code, TextField(name="code", label="code")) == code


@pytest.mark.parametrize(
    ("value", "field", "said"),
    [
        (-2.5, NUMBER, "minus two point five"),
        (1984, NumberField(name="birth_year", label="birth year", integer=True), "nineteen eighty four"),
        ("2026-12-04", TextField(name="d", label="d", format="date"), "Friday the fourth of December"),
        (
            "1984-02-29",
            TextField(name="d", label="d", format="date"),
            "Wednesday the twenty ninth of February nineteen eighty four",
        ),
        ("17:05:00", TextField(name="t", label="t", format="time"), "five oh five p m"),
        (
            "2026-12-04T17:15:00",
            TextField(name="t", label="t", format="date-time"),
            "Friday the fourth of December at five fifteen p m",
        ),
        (
            "j.smith@example.org",
            TextField(name="e", label="e", format="email"),
            "j, dot, s m i t h, at example dot org",
        ),
        ("5550123456", TextField(name="p", label="p"), "five five five, zero one two, three four five six"),
        ("Ada Lovelace", TextField(name="n", label="n"), "Ada Lovelace"),
        (True, BooleanField(name="b", label="b"), "yes"),
        ("r", ChoiceField(name="c", label="c", options=(Option("r", "Read & write"),)), "Read and write"),
        (
            ["r", "w", "a"],
            MultiChoiceField(
                name="m", label="m", options=(Option("r", "Read"), Option("w", "Write"), Option("a", "Admin 🔥"))
            ),
            "Read, Write and Admin",
        ),
    ],
)
def test_values_sound_as_people_say_them(value: Json, field: Field, said: str) -> None:
    assert speak_value(value, field, PACK, now=NOW) == said


def test_the_year_is_said_when_it_was_assumed() -> None:
    field = TextField(name="d", label="d", format="date")
    said = speak_value("2026-12-04", field, PACK, now=NOW, flags=("assumed-year",))
    assert said == "Friday the fourth of December twenty twenty six"


def test_a_zone_is_said_only_when_it_is_not_the_persons_own() -> None:
    here = NOW.replace(tzinfo=timezone(timedelta(hours=1)))
    field = TextField(name="t", label="t", format="date-time")
    own = speak_value("2026-12-04T17:15:00+01:00", field, PACK, now=here)
    assert own == "Friday the fourth of December at five fifteen p m"
    assert speak_value("2026-12-04T17:15:00+00:00", field, PACK, now=here) == f"{own}, U T C"


@patient
@given(st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.lists(st.text())))
def test_any_value_can_be_said_for_any_field(value: Json) -> None:
    for field in (
        NUMBER,
        BooleanField(name="b", label="b"),
        TextField(name="t", label="t", format="date"),
        TextField(name="t", label="t", format="email"),
        TextField(name="t", label="t", format="uri"),
        TextField(name="t", label="t"),
        MultiChoiceField(name="m", label="m", options=(Option("a", "A"),)),
    ):
        assert isinstance(speak_value(value, field, PACK, now=NOW), str)
