"""Replies to questions for a date, a time, or both. Now is Monday, 30 November 2026, 10:20."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.understanding.replies import patient, replies
from voice_elicit.form.fields import TextField, TextFormat
from voice_elicit.form.validation import check_value
from voice_elicit.language.pack import load_pack
from voice_elicit.understanding.moments import read_moment, with_offset
from voice_elicit.understanding.reading import Choose, Confirm, Nothing, Reading, Value

PACK = load_pack("en")
NOW = datetime(2026, 11, 30, 10, 20)


def read(reply: str, form: TextFormat, now: datetime = NOW, label: str = "when") -> Reading:
    return read_moment(reply, TextField(name=label, label=label, format=form), PACK, now)


def values(reading: Reading) -> list[object]:
    if isinstance(reading, Choose):
        return list(reading.values)
    return [reading.value] if isinstance(reading, Value | Confirm) else []


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        ("today", "2026-11-30"),
        ("the day after tomorrow", "2026-12-02"),
        ("friday", "2026-12-04"),
        ("friday next week", "2026-12-11"),
        ("a week from friday", "2026-12-11"),
        ("last friday", "2026-11-27"),
        ("in two weeks", "2026-12-14"),
        ("three days ago", "2026-11-27"),
        ("in two months and a day", "2027-01-31"),
        ("three days after tomorrow", "2026-12-04"),
        ("in four business days", "2026-12-04"),
        ("twenty six of this month", "2026-11-26"),
        ("the first of next month", "2026-12-01"),
        ("the last day of next month", "2026-12-31"),
        ("the first monday in may twenty twenty seven", "2027-05-03"),
        ("the last friday of next month", "2026-12-25"),
        ("december fourth twenty twenty six", "2026-12-04"),
        ("the fourth of december two thousand and twenty six", "2026-12-04"),
        ("six april seventeen hundred thirty three", "1733-04-06"),
        ("october tenth nineteen oh five", "1905-10-10"),
        ("December 4, 2026", "2026-12-04"),
        ("2026-12-04", "2026-12-04"),
        ("13/12/2026", "2026-12-13"),
        ("monday the thirtieth", "2026-11-30"),
        ("fourth december no wait the fifth of december twenty twenty six", "2026-12-05"),
        ("I would like to leave on the fourth of december twenty twenty six please", "2026-12-04"),
    ],
)
def test_a_day_is_understood_as_people_say_it(reply: str, expected: str) -> None:
    assert read(reply, "date") == Value(expected)


@pytest.mark.parametrize(
    ("reply", "expected", "flag"),
    [
        ("december fourth", "2026-12-04", "assumed-year"),
        ("may the fourth", "2027-05-04", "assumed-year"),
        ("february twenty ninth", "2028-02-29", "assumed-year"),
        ("monday april fifth", "2027-04-05", "assumed-year"),
        ("the twenty sixth", "2026-12-26", "assumed-month"),
        ("2/15", "2027-02-15", "assumed-year"),
    ],
)
def test_what_was_not_said_is_assumed_ahead_and_flagged(reply: str, expected: str, flag: str) -> None:
    assert read(reply, "date") == Value(expected, (flag,))


def test_a_rank_and_weekday_may_also_be_the_day_of_that_number() -> None:
    assert read("the third tuesday", "date") == Choose(("2026-11-17", "2026-12-15"), ("assumed-month",))
    assert read("the fourth friday", "date") == Choose(("2026-12-04", "2026-11-27", "2026-12-25"), ("assumed-month",))


def test_a_day_of_this_week_that_is_gone_by_may_mean_the_next() -> None:
    assert read("monday this week", "date", datetime(2026, 12, 2)) == Choose(("2026-11-30", "2026-12-07"))
    assert read("friday this week", "date", datetime(2026, 12, 2)) == Value("2026-12-04")


def test_a_number_alone_may_be_a_day_and_is_asked_back() -> None:
    assert read("twenty six", "date") == Confirm("2026-12-26", ("assumed-month",))


def test_numerals_of_unclear_order_are_asked_back() -> None:
    assert read("4/12/2026", "date") == Confirm("2026-04-12", ("assumed-order",))


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        ("next friday", ("2026-12-04", "2026-12-11")),
        ("monday", ("2026-11-30", "2026-12-07")),
        ("this monday", ("2026-11-30", "2026-12-07")),
        ("sunday next week", ("2026-12-06", "2026-12-13")),
    ],
)
def test_a_weekday_with_two_meanings_is_a_choice(reply: str, expected: tuple[str, ...]) -> None:
    assert read(reply, "date") == Choose(expected)


@pytest.mark.parametrize(
    "reply",
    [
        "thirty four april",
        "april thirty four",
        "april thirty first",
        "twenty nine february twenty twenty seven",
        "tuesday april fifth",
        "friday december fifth",
        "next week",
        "next month",
        "two weeks",
        "for two weeks",
        "within two weeks",
        "every monday",
        "monday to friday",
        "between monday and friday",
        "from july thirteen to july fifteen",
        "tomorrow or friday",
        "not monday",
        "before monday",
        "december",
        "nineteen eighty",
        "may not be correct",
        "the week of the eighteenth",
        "last two years",
        "yes",
        "no",
        "",
        "purple monday",
    ],
)
def test_durations_ranges_and_unexplained_words_are_no_day(reply: str) -> None:
    assert isinstance(read(reply, "date"), Nothing)


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        ("five fifteen p m", "17:15:00"),
        ("seventeen thirty", "17:30:00"),
        ("half past five in the evening", "17:30:00"),
        ("a quarter to noon", "11:45:00"),
        ("twenty after three p m", "15:20:00"),
        ("ten minutes before six a m", "05:50:00"),
        ("fourteen hundred hours", "14:00:00"),
        ("oh six hundred", "06:00:00"),
        ("noon", "12:00:00"),
        ("midnight", "00:00:00"),
        ("twelve a m", "00:00:00"),
        ("seven fifty six and thirty seconds p m", "19:56:30"),
        ("5:15 pm", "17:15:00"),
        ("5pm", "17:00:00"),
        ("17:15", "17:15:00"),
        ("please make it eight in the morning", "08:00:00"),
        ("five p m no six p m", "18:00:00"),
    ],
)
def test_a_time_is_understood_as_people_say_it(reply: str, expected: str) -> None:
    assert read(reply, "time") == Value(expected)


def test_an_hour_without_its_half_of_the_day_is_a_choice() -> None:
    assert read("three thirty", "time") == Choose(("03:30:00", "15:30:00"))
    assert read("twelve please", "time") == Choose(("00:00:00", "12:00:00"))


@pytest.mark.parametrize(
    "reply",
    [
        "three to five",
        "from three to four p m",
        "five minutes",
        "twenty five",
        "thirteen sixty",
        "fifteen a m",
        "after five p m",
        "five p m or six p m",
        "morning",
        "a quarter past",
        "one two three",
        "from ten a m for three hours",
    ],
)
def test_ranges_and_numbers_are_no_time(reply: str) -> None:
    assert isinstance(read(reply, "time"), Nothing)


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        ("tomorrow at quarter past five p m", "2026-12-01T17:15:00"),
        ("tomorrow at twenty to three in the afternoon", "2026-12-01T14:40:00"),
        ("tonight at nine p m", "2026-11-30T21:00:00"),
        ("friday evening at seven", "2026-12-04T19:00:00"),
        ("five p m on friday", "2026-12-04T17:00:00"),
        ("in two hours", "2026-11-30T12:20:00"),
        ("twenty four hours and twenty minutes from now", "2026-12-01T10:40:00"),
        ("half an hour ago", "2026-11-30T09:50:00"),
        ("two days ago at noon", "2026-11-28T12:00:00"),
        ("2026-12-04T17:15:00", "2026-12-04T17:15:00"),
    ],
)
def test_a_day_with_a_time_is_understood_in_any_order(reply: str, expected: str) -> None:
    assert read(reply, "date-time") == Value(expected)


def test_a_past_reading_is_not_offered_while_one_lies_ahead() -> None:
    assert read("monday at nine in the morning", "date-time") == Value("2026-12-07T09:00:00")
    assert read("today at five", "date-time") == Confirm("2026-11-30T17:00:00", ("assumed-half",))


def test_midnight_belongs_to_two_days_and_is_a_choice() -> None:
    assert read("friday at midnight", "date-time") == Choose(("2026-12-04T00:00:00", "2026-12-05T00:00:00"))


def test_a_time_alone_is_the_next_and_asked_back() -> None:
    assert read("five p m", "date-time") == Confirm("2026-11-30T17:00:00", ("assumed-date",))


@pytest.mark.parametrize(
    "reply",
    [
        "tuesday at two two thirty p m",
        "tonight from seven to seven thirty p m",
        "nine thirty eleven on thursday",
        "four p m for thirty minutes",
        "eleven thirty a m to twelve thirty december twenty seventh",
        "five to seven today",
        "tomorrow at five for two hours",
        "after two p m",
        "late tonight",
    ],
)
def test_two_times_are_no_moment(reply: str) -> None:
    assert values(read(reply, "date-time")) == []


def test_a_zoned_clock_gives_the_offset_of_that_day() -> None:
    now = datetime(2026, 3, 27, 12, tzinfo=ZoneInfo("Europe/Berlin"))
    assert read("tomorrow at noon", "date-time", now) == Value("2026-03-28T12:00:00+01:00")
    assert read("in two days at noon", "date-time", now) == Value("2026-03-29T12:00:00+02:00")
    assert read("in forty eight hours", "date-time", now) == Value("2026-03-29T13:00:00+02:00")
    assert read("tomorrow at five p m u t c", "date-time", now) == Value("2026-03-28T17:00:00+00:00")
    assert with_offset("2026-03-29T12:00:00", now) == "2026-03-29T12:00:00+02:00"
    assert with_offset("17:15:00", now) == "17:15:00+01:00"


_WORDS = (
    "the next last this monday friday march april may first second third four thirty twenty ten of in at day week "
    "month year ago from now tomorrow before after half past quarter to p m a noon midnight tonight december "
    "4/12/2026 12:61 24:00 3pm end and two hundred o'clock morning 2026"
)
_NOWS = st.sampled_from(
    [
        NOW,
        datetime(1, 1, 1),
        datetime(9999, 12, 31, 23, 59),
        datetime(2024, 2, 29, 12, tzinfo=timezone(timedelta(hours=-7))),
    ]
)


@patient
@given(replies(_WORDS), _NOWS)
def test_no_reply_gives_a_moment_outside_the_format(reply: str, now: datetime) -> None:
    zoned = now if now.tzinfo else now.replace(tzinfo=UTC)
    forms: tuple[TextFormat, ...] = ("date", "time", "date-time")
    for form in forms:
        field = TextField(name="when", label="when", format=form)
        for value in values(read_moment(reply, field, PACK, now)):
            assert isinstance(value, str)
            assert check_value(field, with_offset(value, zoned)) is None
