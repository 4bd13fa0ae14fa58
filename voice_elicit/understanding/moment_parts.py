"""Puts the pieces of a moment together: one day, one time, and what says which half of the day."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from voice_elicit.understanding.calendar import moved, next_month_days
from voice_elicit.understanding.moment_words import Clock, Day, Instant, Part, Zone
from voice_elicit.understanding.times import Said

__all__ = ["Element", "Moment", "combine"]

Element = Day | Said | Part | Zone | Instant


@dataclass(frozen=True, slots=True)
class Moment:
    """What the elements of a reply come to."""

    days: tuple[date, ...] = ()
    clocks: tuple[Clock, ...] = ()
    flags: tuple[str, ...] = ()
    ask: bool = False
    instant: datetime | None = None
    zone: Zone | None = None


def combine(found: tuple[Element, ...], now: datetime, form: str | None) -> Moment | None:
    """One moment of all elements, or None when they are two or contradict each other."""
    days = [one for one in found if isinstance(one, Day)]
    clocks = [one.clock for one in found if isinstance(one, Said)]
    parts = [one for one in found if isinstance(one, Part)]
    instants = [one for one in found if isinstance(one, Instant)]
    zones = [one for one in found if isinstance(one, Zone)]
    if len(clocks) > 1 or len(instants) > 1 or len(zones) > len(clocks) or (instants and (days or clocks or parts)):
        return None
    if instants:
        return Moment(instant=instants[0].moment, ask=instants[0].ask)
    day = _one_day(days, now.date(), bool(clocks or parts) or form != "date")
    if days and day is None:
        return None
    for own in [moved(now.date(), part.day) for part in parts if part.day is not None]:
        if own is None or (day is not None and own not in day.options):
            return None
        day = day or Day((own,))
    times: tuple[Clock, ...] = ()
    if clocks:
        times = _halves(clocks[0], parts)
        if not times:
            return None
    days_of = day.options if day else ()
    return Moment(
        days_of,
        times,
        day.flags if day else (),
        ask=day.ask if day else False,
        zone=zones[0] if zones else None,
    )


def _one_day(days: list[Day], today: date, beside: bool) -> Day | None:
    """One day; a weekday beside it must be its own."""
    if not days:
        return None
    if len(days) == 1:
        return None if days[0].bare and beside else days[0]
    if len(days) > 2:
        return None
    named = [day for day in days if day.weekday is None]
    weekdays = [day.weekday for day in days if day.weekday is not None]
    if len(named) != 1 or len(weekdays) != 1:
        return None
    day = named[0]
    options = day.options
    if "assumed-month" in day.flags:
        options = tuple(next_month_days(day.options[0].day, today))[:2]
    fitting = tuple(one for one in options if one.weekday() == weekdays[0])
    if not fitting:
        return None
    flags = tuple(flag for flag in day.flags if flag != "assumed-month")
    return Day(fitting[:1], flags, ask=day.ask and not day.bare)


def _halves(clock: Clock, parts: list[Part]) -> tuple[Clock, ...]:
    """The hour on the 24-hour clock, both when nothing says which."""
    hours = [clock.hour] if clock.exact else [clock.hour % 12, clock.hour % 12 + 12]
    for part in parts:
        hours = [hour for hour in hours if any(part.earliest <= each <= part.latest for each in (hour, hour + 24))]
    late = any(part.latest > 23 for part in parts)
    return tuple(
        Clock(
            hour,
            clock.minute,
            clock.second,
            exact=True,
            midnight=clock.midnight or (late and hour < 6),
        )
        for hour in hours
    )
