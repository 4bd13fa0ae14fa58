"""A date or time of which a half is missing: it is kept, and the other half can be said after it."""

from __future__ import annotations

from tests.understanding.test_dates import NOW, PACK, read
from voice_elicit.form.fields import TextField
from voice_elicit.understanding.moments import complete_moment
from voice_elicit.understanding.reading import Choose, Confirm, Refused, Value


def test_a_birthday_needs_its_year() -> None:
    assert read("august twenty third nineteen eighty", "date", label="date of birth") == Value("1980-08-23")
    assert read("august twenty third eighty", "date", label="date of birth") == Confirm(
        "1980-08-23", ("assumed-century",)
    )
    reading = read("august twenty third", "date", label="date of birth")
    assert isinstance(reading, Refused)
    assert (reading.problem.limit, reading.value) == ("year", "08-23")
    field = TextField(name="born", label="date of birth", format="date")
    assert complete_moment("08-23", "year", "nineteen eighty", field, PACK, NOW) == Value("1980-08-23")


def test_the_end_of_a_month_leaves_its_day_to_be_asked() -> None:
    reading = read("the end of the month", "date")
    assert isinstance(reading, Refused)
    assert (reading.problem.limit, reading.value) == ("day", "2026-11-30")
    field = TextField(name="when", label="when", format="date")
    assert complete_moment("2026-12-31", "day", "the twenty ninth", field, PACK, NOW) == Value("2026-12-29")


def test_a_day_alone_is_kept_and_its_time_can_be_given_after_it() -> None:
    reading = read("tomorrow", "date-time")
    assert isinstance(reading, Refused)
    assert (reading.problem.limit, reading.value) == ("time", "2026-12-01")
    field = TextField(name="when", label="when", format="date-time")
    assert complete_moment("2026-12-01", "time", "at five p m", field, PACK, NOW) == Value("2026-12-01T17:00:00")
    assert complete_moment("2026-12-01", "time", "five", field, PACK, NOW) == Choose(
        ("2026-12-01T05:00:00", "2026-12-01T17:00:00")
    )
    assert complete_moment("2026-12-01", "time", "friday at noon", field, PACK, NOW) == Value("2026-12-04T12:00:00")
