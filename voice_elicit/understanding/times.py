"""The grammar of times of day: every clock time that begins at a place of the reply, the longest first."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from voice_elicit.understanding.moment_words import Clock, MomentWords
from voice_elicit.understanding.phrases import Words

__all__ = ["Said", "clocks_at"]

_WRITTEN = re.compile(r"(\d{1,2})[:.h](\d{2})(?::(\d{2}))?([^\d]*)", re.ASCII)
_GLUED = re.compile(r"(\d{1,2})([^\d]+)", re.ASCII)
_FOUR = re.compile(r"(\d{2})(\d{2})", re.ASCII)


MOST_BEFORE = 30
"""Minutes that are counted back from the hour; `8시 30분 전` is any time before 8:30."""


@dataclass(frozen=True, slots=True)
class Said:
    """A time and how surely it is one."""

    clock: Clock
    marked: bool = False
    """It has a half of the day, `o'clock` or the like, or is a name: no other number sounds so."""
    alone: bool = False
    """An hour without minutes or mark: any small number could be meant."""
    range_like: bool = False
    """`five to seven` may be a range."""


def clocks_at(known: MomentWords, words: Words, start: int) -> list[tuple[Said, int]]:
    """Every time of day at `start` and its end."""
    found: list[tuple[Said, int]] = []
    for said, end in _plain(known, words, start):
        found.append((said, end))
        found += _with_half(known, words, said, end)
    for said, end in (*_before_hour(known, words, start), *_counted(known, words, start)):
        found.append((said, end))
        found += _with_half(known, words, said, end)
    found.sort(key=lambda one: -one[1])
    return found


def _with_half(known: MomentWords, words: Words, said: Said, end: int) -> Iterator[tuple[Said, int]]:
    half = known.half.at(words, end)
    if half and (clock := _halved(said.clock, half[0])):
        yield Said(clock, marked=True), half[1]
        for second, close in _seconds(known, words, half[1]):
            yield Said(replace(clock, second=second), marked=True), close


def _halved(clock: Clock, half: str) -> Clock | None:
    """On the 24-hour clock; None when the half contradicts the hour."""
    if clock.exact:
        fits = clock.hour >= 12 if half == "pm" else clock.hour < 12
        return clock if fits else None
    return replace(clock, hour=clock.hour % 12 + (12 if half == "pm" else 0), exact=True)


def _of_hour(hour: int, minute: int = 0, second: int = 0, *, exact: bool = False) -> Clock | None:
    if not (0 <= hour <= 24 and 0 <= minute <= 59 and 0 <= second <= 59) or (hour == 24 and minute + second):
        return None
    return Clock(hour % 24, minute, second, exact=exact or hour == 0 or hour > 12, midnight=hour == 24)


def _plain(known: MomentWords, words: Words, start: int) -> Iterator[tuple[Said, int]]:
    if start >= len(words):
        return
    if noon := known.noon.at(words, start):
        yield Said(Clock(12, exact=True), marked=True), start + noon
        yield from _behind_noon(known, words, Clock(12, exact=True), start + noon)
    if midnight := known.midnight.at(words, start):
        yield Said(Clock(0, exact=True, midnight=True), marked=True), start + midnight
        yield from _behind_noon(known, words, Clock(0, exact=True, midnight=True), start + midnight)
    yield from _numerals(known, words, start)
    for hour, end, has_zero in _hours(known, words, start):
        if words[start] in known.numerals.words.tens and _is_one(known, words, end):
            continue  # `twenty five` is one number, no time.
        oclock = known.oclock.at(words, end)
        after = end + oclock
        if hour < 24 and (clock := _of_hour(hour, exact=has_zero and hour < 10)):
            yield Said(clock, marked=oclock > 0, alone=oclock == 0), after
            yield from _behind_hour(known, words, clock, after)
            for second, stop in _seconds(known, words, after) if oclock else ():
                yield Said(replace(clock, second=second), marked=True), stop
        yield from _hundred(known, words, hour, end)
        for minute, close in _minutes(known, words, after):
            clock = _of_hour(hour, minute, exact=has_zero)
            if clock is None:
                continue
            if oclock and minute % 5 and known.words.exact_minutes:
                yield Said(replace(clock, exact=True), marked=True), close
            yield Said(clock, marked=oclock > 0), close
            if oclock and minute < MOST_BEFORE and (before := known.minutes_before.at(words, close)):
                yield Said(_shifted(replace(clock, minute=0), -minute), marked=True), close + before
            if any(end > close for _, end in known.numerals.small(words, after)):
                continue  # The rest of a longer number is no second.
            for second, stop in _seconds(known, words, close):
                yield Said(replace(clock, second=second), marked=True), stop


def _is_one(known: MomentWords, words: Words, at: int) -> bool:
    return at < len(words) and known.numerals.words.ones.get(words[at], 0) > 0


def _hours(known: MomentWords, words: Words, start: int) -> Iterator[tuple[int, int, bool]]:
    """An hour 0 to 24, its end, and whether a zero was said before it (`oh six hundred`)."""
    grammar = known.numerals
    word = words[start]
    for hour, end in known.hour_names.all_at(words, start):
        yield hour, end, False
    if word in grammar.zero_letters or grammar.words.ones.get(word) == 0:
        after = start + 1
        if after < len(words) and grammar.words.ones.get(words[after], 0):
            yield grammar.words.ones[words[after]], after + 1, True
    if word in grammar.zero_letters:
        return
    for hour, end in grammar.small(words, start):
        parted = hour < 20 and any(known.hour_links.at(words, at) for at in range(start + 1, end))
        if hour <= 24 and not parted:  # `las diez y seis` is six past ten.
            yield hour, end, hour == 0


def _hundred(known: MomentWords, words: Words, hour: int, end: int) -> Iterator[tuple[Said, int]]:
    """`fourteen hundred [hours]`."""
    if end < len(words) and words[end] in known.numerals.hundred:
        after = known.hours.skip(words, end + 1)
        clock = _of_hour(hour, exact=True)
        if clock:
            yield Said(clock, marked=True), after


def _minutes(known: MomentWords, words: Words, start: int, *, sure: bool = False) -> Iterator[tuple[int, int]]:
    """`thirty`, `oh five`, `forty three minutes`; `sure`: what stands in front is an hour, so that `three` counts."""
    grammar = known.numerals
    if start >= len(words):
        return
    is_zero = words[start] in grammar.zero_letters or grammar.words.ones.get(words[start]) == 0
    if is_zero and start + 1 < len(words) and words[start + 1] in grammar.words.ones:
        yield grammar.words.ones[words[start + 1]], known.minutes.skip(words, start + 2)
    if half := known.half_hour.at(words, start):
        yield 30, start + half
    for minute, end in grammar.small(words, start):
        close = known.minutes.skip(words, end)
        marked = (close > end or known.words.bare_minutes) and known.oclock.at(words, start - 1)
        if minute >= 10 or minute == 5 or sure or marked:
            yield minute, close


def _seconds(known: MomentWords, words: Words, start: int) -> Iterator[tuple[int, int]]:
    at = start + 1 if start < len(words) and words[start] in known.joiners else start
    for second, end in known.numerals.small(words, at):
        close = known.seconds.skip(words, end)
        if close > end:
            yield second, close


def _numerals(known: MomentWords, words: Words, start: int) -> Iterator[tuple[Said, int]]:
    """`15:30`, `3:30pm`, `3pm`, `1530 hours`."""
    word = words[start]
    if match := _WRITTEN.fullmatch(word):
        clock = _of_hour(int(match[1]), int(match[2]), int(match[3] or 0), exact=match[1].startswith("0"))
        if clock and not match[4]:
            yield Said(clock, marked=True), known.oclock.skip(words, start + 1)
        elif clock and (half := known.half.at((match[4],), 0)) and (halved := _halved(clock, half[0])):
            yield Said(halved, marked=True), start + 1
    elif match := _GLUED.fullmatch(word):
        glued = _of_hour(int(match[1]))
        half = known.half.at((match[2],), 0)
        if glued and half and (halved := _halved(glued, half[0])):
            yield Said(halved, marked=True), start + 1
        elif glued and known.oclock.at((match[2],), 0):
            yield Said(glued, marked=True), start + 1
    elif match := _FOUR.fullmatch(word):
        clock = _of_hour(int(match[1]), int(match[2]), exact=match[1].startswith("0"))
        hours = known.hours.skip(words, start + 1)
        if clock and hours > start + 1:
            yield Said(replace(clock, exact=True), marked=True), hours
        elif clock:
            yield Said(clock, alone=True), start + 1


def _shifted(clock: Clock, shift: int) -> Clock:
    """So many minutes later, on the clock it was said on."""
    hour, minute = divmod((clock.hour * 60 + clock.minute + shift) % (1440 if clock.exact else 720), 60)
    midnight = clock.midnight and shift >= 0
    return Clock(hour if clock.exact else hour or 12, minute, exact=clock.exact, midnight=midnight)


def _behind_hour(known: MomentWords, words: Words, clock: Clock, start: int) -> Iterator[tuple[Said, int]]:
    """`y media`, `menos cuarto`, `et demie`, `y veinticinco [minutos]` behind an hour."""
    for shift, end in known.after_hour.all_at(words, start):
        yield Said(_shifted(clock, shift)), end
    for sign, at in known.hour_links.all_at(words, start):
        for minutes, end in known.numerals.small(words, at):
            close = known.minutes.skip(words, end)
            if 1 <= minutes <= 59 and (sign > 0 or close > end or minutes % 5 == 0):
                yield Said(_shifted(clock, sign * minutes)), close


def _behind_noon(known: MomentWords, words: Words, clock: Clock, start: int) -> Iterator[tuple[Said, int]]:
    """`midi et demie`, `midi trente`."""
    yield from _behind_hour(known, words, clock, start)
    for minutes, end in _minutes(known, words, start, sure=known.words.bare_minutes):
        yield Said(_shifted(clock, minutes), marked=True), end


def _before_hour(known: MomentWords, words: Words, start: int) -> Iterator[tuple[Said, int]]:
    """`halb acht`, `viertel acht`: a share of the hour that ends then."""
    for shift, at in known.before_hour.all_at(words, start):
        for hour, end, _ in _hours(known, words, at) if at < len(words) else ():
            if hour < 24 and (clock := _of_hour(hour)):
                yield Said(_shifted(clock, shift)), known.oclock.skip(words, end)


def _counted(known: MomentWords, words: Words, start: int) -> Iterator[tuple[Said, int]]:
    """`half past eight`, `quarter to noon`, `three minutes to five thirty`, `fünf vor halb acht`."""
    for shift, end, range_like in _shifts(known, words, start):
        for said, after in _plain(known, words, end):
            if not said.clock.second and not (shift > 0 and said.clock.minute):
                yield Said(_shifted(said.clock, shift), range_like=range_like and said.alone), after
        for said, after in _before_hour(known, words, end):
            yield Said(_shifted(said.clock, shift)), after


def _shifts(known: MomentWords, words: Words, start: int) -> Iterator[tuple[int, int, bool]]:
    """Minutes to add to the hour that follows, and whether `five to` may open a range."""
    if half := known.half_past.at(words, start):
        yield 30, start + half, False
    quarter = known.quarter.at(words, start)
    if quarter and (way := known.direction.at(words, start + quarter)):
        yield 15 * way[0], way[1], False
    for minutes, end in known.numerals.small(words, start):
        close = known.minutes.skip(words, end)
        way = known.direction.at(words, close)
        if way and 1 <= minutes <= 59 and (close > end or minutes % 5 == 0):
            ranging = known.ranging.skip(words, close) > close
            yield minutes * way[0], way[1], close == end and ranging and minutes <= 12
