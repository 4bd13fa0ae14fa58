"""Arithmetic of days: what "the second friday of next month" or "in two months" comes to. Knows no words."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

__all__ = [
    "Span",
    "add_span",
    "day_in_month",
    "last_day",
    "next_month_days",
    "next_weekday",
    "nth_weekday",
    "of_century",
    "of_year",
    "shift_month",
    "weekday_in_week",
]

AHEAD = 20
"""Years from now that two digits may still mean, where the past is not asked for."""
FARTHEST_LEAP = 8
"""Years until a 29 February comes again, at most."""


@dataclass(frozen=True, slots=True)
class Span:
    """A length of time as people say it."""

    years: int = 0
    months: int = 0
    days: int = 0
    business: int = 0
    seconds: int = 0

    @property
    def has_clock(self) -> bool:
        """Hours or less are part of it."""
        return self.seconds != 0


def day_in_month(year: int, month: int, day: int) -> date | None:
    """The date, when there is one."""
    try:
        return date(year, month, day)
    except ValueError:
        return None


def last_day(year: int, month: int) -> date:
    """The last day of a month."""
    return date(year, month, monthrange(year, month)[1])


def shift_month(day: date, months: int) -> tuple[int, int] | None:
    """Year and month so many months on; None beyond the calendar."""
    index = day.year * 12 + day.month - 1 + months
    year, month = divmod(index, 12)
    return (year, month + 1) if 1 <= year <= 9999 else None


def of_year(month: int, day: int, today: date, *, past: bool = False) -> date | None:
    """The next such day from today on, or the last one until today."""
    for offset in range(FARTHEST_LEAP + 1):
        found = day_in_month(today.year - offset if past else today.year + offset, month, day)
        if found and (found <= today if past else found >= today):
            return found
    return None


def of_century(short: int, today: date, *, past: bool) -> int:
    """The year that ends in these two digits: the last such, or one of the next `AHEAD`."""
    latest = today.year if past else min(today.year + AHEAD, 9999)
    return latest - (latest - short) % 100


def next_month_days(day: int, today: date) -> Iterator[date]:
    """The dates with this day of the month, from today on, of this month and the two after it."""
    for offset in range(3):
        shifted = shift_month(today, offset)
        found = day_in_month(*shifted, day) if shifted else None
        if found and found >= today:
            yield found


def next_weekday(weekday: int, today: date) -> date | None:
    """The next such weekday after today."""
    return moved(today, (weekday - today.weekday() - 1) % 7 + 1)


def moved(day: date, days: int) -> date | None:
    """So many days on; None beyond the calendar."""
    try:
        return day + timedelta(days=days)
    except OverflowError:
        return None


def weekday_in_week(weekday: int, weeks: int, today: date) -> tuple[date, ...]:
    """The weekday of a week counted from this one: two dates where weeks begin on Sunday or on Monday."""
    monday = moved(today, 7 * weeks - today.weekday())
    if monday is None:
        return ()
    first = moved(monday, weekday)
    if first is None:
        return ()
    if weekday == 6 or today.weekday() == 6:
        sunday = moved(today, 7 * weeks - (today.weekday() + 1) % 7)
        other = moved(sunday, (weekday + 1) % 7) if sunday else None
        if other and other != first:
            return tuple(sorted((first, other)))
    return (first,)


def nth_weekday(nth: int, weekday: int, year: int, month: int) -> date | None:
    """The nth such weekday of a month; -1 is the last."""
    if nth == -1:
        end = last_day(year, month)
        return end - timedelta(days=(end.weekday() - weekday) % 7)
    first = date(year, month, 1)
    found = first + timedelta(days=(weekday - first.weekday()) % 7 + 7 * (nth - 1))
    return found if found.month == month else None


def add_span(day: date, span: Span, weekend: tuple[int, ...], sign: int = 1) -> date | None:
    """The day a span later, or earlier with sign -1; the clock part of the span is left to the caller."""
    shifted = shift_month(day, sign * (span.years * 12 + span.months))
    if shifted is None:
        return None
    year, month = shifted
    found: date | None = date(year, month, min(day.day, last_day(year, month).day))
    found = moved(found, sign * span.days) if found else None
    left = span.business
    while found and left:
        found = moved(found, sign)
        if found and found.weekday() not in weekend:
            left -= 1
    return found
