"""Writes a moment in ISO 8601: local wall clock, with the offset when one was said or `now` has one."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo

from voice_elicit.understanding.calendar import moved
from voice_elicit.understanding.moment_parts import Moment
from voice_elicit.understanding.moment_words import Clock

__all__ = ["iso_values", "later", "missing_half", "with_offset"]


def missing_half(found: Moment, form: str | None) -> tuple[str, str] | None:
    """What a moment lacks (`time`, `year` or `day`) and the half that is there, in ISO."""
    if "vague-day" in found.flags and found.days:
        return "day", found.days[0].isoformat()
    if "missing-year" in found.flags and found.days:
        return "year", found.days[0].isoformat()[5:]
    if form == "date-time" and len(found.days) == 1 and not found.clocks:
        return "time", found.days[0].isoformat()
    return None


def iso_values(found: Moment, form: str | None, now: datetime) -> tuple[list[str], tuple[str, ...], bool]:
    """Every value the moment may be, the flags of what was assumed, and whether to ask back."""
    flags, ask = found.flags, found.ask
    if found.instant is not None:
        moment = found.instant.replace(microsecond=0)
        match form:
            case "date":
                return [moment.date().isoformat()], flags, ask or moment.date() != now.date()
            case "time":
                return [_iso_time(moment.time(), now)], flags, True
            case _:
                return [_iso(moment)], flags, ask
    match form:
        case "date":
            if found.clocks:
                flags, ask = (*flags, "dropped-time"), True
            return [day.isoformat() for day in found.days], flags, ask
        case "time":
            if found.days and found.clocks:
                flags, ask = (*flags, "dropped-date"), True
            return [_zoned_time(clock, found, now) for clock in found.clocks], flags, ask
        case _:
            return _moments(found, now)


def _moments(found: Moment, now: datetime) -> tuple[list[str], tuple[str, ...], bool]:
    zone = found.zone.info if found.zone and found.zone.info else now.tzinfo
    if not found.days:
        soonest = sorted(one for clock in found.clocks for one in _next(clock, now, zone))
        return [_iso(one) for one in soonest], (*found.flags, "assumed-date"), True
    moments: list[datetime] = []
    for day in found.days:
        for clock in found.clocks:
            on: list[date | None] = [day, moved(day, 1)] if clock.midnight else [day]
            moments += [datetime.combine(one, _time(clock), tzinfo=zone) for one in on if one]
    ahead = [one for one in moments if _comparable(one, now) >= now]
    if len(found.days) > 1 and ahead:
        moments = ahead
    flags, ask = found.flags, found.ask
    if len(found.clocks) > 1 and found.days == (now.date(),) and len(ahead) == 1:
        moments, flags, ask = ahead, (*flags, "assumed-half"), True
    return list(dict.fromkeys(_iso(one) for one in moments)), flags, ask


def _comparable(moment: datetime, now: datetime) -> datetime:
    """With or without a zone, as `now` is."""
    if now.tzinfo is None:
        return moment.replace(tzinfo=None)
    return moment if moment.tzinfo else moment.replace(tzinfo=now.tzinfo)


def _next(clock: Clock, now: datetime, zone: tzinfo | None) -> list[datetime]:
    today = datetime.combine(now.date(), _time(clock), tzinfo=zone)
    if _comparable(today, now) > now:
        return [today]
    try:
        return [today + timedelta(days=1)]
    except OverflowError:
        return []


def later(now: datetime, span: timedelta) -> datetime | None:
    """So much later by the clock of physics: an hour is an hour also when clocks change."""
    try:
        if now.tzinfo is None:
            return now + span
        return (now.astimezone(UTC) + span).astimezone(now.tzinfo)
    except (OverflowError, ValueError):
        return None


def _zoned_time(clock: Clock, found: Moment, now: datetime) -> str:
    if found.zone and found.zone.info:
        there = datetime.combine(now.date(), _time(clock), tzinfo=found.zone.info)
        return _iso(there)[11:]
    return _iso_time(_time(clock), now)


def _iso_time(clock: time, now: datetime) -> str:
    offset = now.utcoffset()
    zone = timezone(offset) if offset is not None else None
    return clock.replace(tzinfo=zone).isoformat(timespec="seconds")


def _time(clock: Clock) -> time:
    return time(clock.hour, clock.minute, clock.second)


def _iso(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds")


def with_offset(value: str, now: datetime) -> str:
    """A local date-time or time with the offset of `now`'s zone, as RFC 3339 needs it; a date as it is."""
    if now.tzinfo is None:
        return value
    try:
        if "T" in value:
            moment = datetime.fromisoformat(value)
            return _iso(moment if moment.tzinfo else moment.replace(tzinfo=now.tzinfo))
        if ":" in value:
            clock = time.fromisoformat(value)
            return value if clock.tzinfo else _iso_time(clock, now)
    except ValueError:
        pass
    return value
