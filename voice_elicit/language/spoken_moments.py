"""Dates and times in words, in the person's own clock."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from functools import lru_cache

from voice_elicit.language.lexicon.spoken import SpokenWords
from voice_elicit.language.pack import Pack
from voice_elicit.language.spoken_numbers import speak_number, speak_ordinal, speak_year

__all__ = ["speak_date", "speak_moment", "speak_time"]

NEAR = timedelta(days=300)
"""A day that comes within it is named without its year; further on the year could be mistaken."""


@lru_cache(maxsize=8)
def _names(language: str) -> tuple[dict[int, str], dict[int, str]]:
    from babel.dates import get_day_names, get_month_names  # Slow to import.

    days = get_day_names("wide", locale=language.replace("-", "_"))
    months = get_month_names("wide", locale=language.replace("-", "_"))
    return {n: str(days[n]) for n in range(7)}, {n: str(months[n]) for n in range(1, 13)}


def speak_date(day: date, pack: Pack, *, today: date | None = None, with_year: bool = False) -> str:
    """`Friday the fourth of December`; the year only when it is not the one people would think of."""
    words = pack.section(SpokenWords)
    days, months = _names(pack.tag)
    soon = today is not None and today <= day <= today + NEAR
    pattern = words.day if soon and not with_year else words.day_with_year
    return pattern.format(
        weekday=days[day.weekday()],
        day=_day_of_month(day.day, pack),
        month=words.months[day.month - 1] if words.months else months[day.month],
        year=speak_year(day.year, pack),
    )


def _day_of_month(day: int, pack: Pack) -> str:
    words = pack.section(SpokenWords)
    if day == 1 and words.first_day:
        return words.first_day
    return speak_ordinal(day, pack) if words.ordinal_days else speak_number(day, pack)


def speak_time(clock: time, pack: Pack) -> str:
    """`five fifteen p m`."""
    words = pack.section(SpokenWords)
    if clock.replace(tzinfo=None) == time(12):
        return words.noon
    if clock.replace(tzinfo=None) == time(0):
        return words.midnight
    half = words.morning_half if clock.hour < 12 else words.afternoon_half
    if words.day_parts:
        half = max((start, part) for part, start in words.day_parts.items() if start <= clock.hour)[1]
    if not clock.hour and not words.twelve_hours:
        half = ""  # Zero can be no other hour.
    number = (clock.hour % 12 or 12) if words.twelve_hours else clock.hour
    hour = words.hours[number] if words.hours else speak_number(number, pack)
    minute = words.minutes.get(str(clock.minute)) or speak_number(clock.minute, pack)
    if 0 < clock.minute < 10:
        minute = words.small_minute.format(minute=minute)
    if clock.minute:
        said = words.hour_minute.format(hour=hour, minute=minute, half=half)
    else:
        said = words.hour.format(hour=hour, half=half)
    if clock.second:
        said = words.seconds.format(time=said, seconds=speak_number(clock.second, pack))
    return " ".join(said.split())


def speak_moment(moment: datetime, pack: Pack, *, now: datetime | None = None, with_year: bool = False) -> str:
    """Day and time; the offset from UTC only when it is not the one of `now`."""
    words = pack.section(SpokenWords)
    said = words.moment.format(
        day=speak_date(moment.date(), pack, today=now.date() if now else None, with_year=with_year),
        time=speak_time(moment.time(), pack),
    )
    return _with_zone(said, moment, pack, now)


def _with_zone(said: str, moment: datetime, pack: Pack, now: datetime | None) -> str:
    offset = moment.utcoffset()
    if offset is None or now is None or now.tzinfo is None:
        return said
    local = moment.astimezone(now.tzinfo).utcoffset()
    if local == offset:
        return said
    words = pack.section(SpokenWords)
    minutes = int(abs(offset).total_seconds()) // 60
    if not minutes:
        return f"{said}, {words.utc}"
    pattern = words.zone_minutes if minutes % 60 else words.zone
    zone = pattern.format(
        sign=words.ahead if offset > timedelta() else words.behind,
        hours=speak_number(minutes // 60, pack),
        minutes=speak_number(minutes % 60, pack),
    )
    return f"{said}, {zone}"
