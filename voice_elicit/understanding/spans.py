"""The grammar of days and moments counted from another: `in two weeks`, `three days after tomorrow`."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from fractions import Fraction

from voice_elicit.understanding.calendar import Span, add_span
from voice_elicit.understanding.dates import Days
from voice_elicit.understanding.moment_values import later
from voice_elicit.understanding.moment_words import Day, Instant, MomentWords
from voice_elicit.understanding.phrases import Words

__all__ = ["spans_at"]

MOST = 10_000
"""Beyond so many units of any kind nobody means a day."""
_SECONDS = {"second": 1, "minute": 60, "hour": 3600}


def spans_at(days: Days, start: int, now: datetime) -> Iterator[tuple[Day | Instant, int]]:
    """Days and instants that begin at `start` with a span or with a word before one."""
    known, words = days.known, days.words
    if found := known.now.at(words, start):
        yield Instant(now), start + found
    if start and words[start - 1] in known.durations:
        return
    yield from _counted(days, start)
    within = known.within.skip(words, start)
    before = known.ago_before.skip(words, start)
    for begin in {start, within, before}:
        read = _span(known, words, begin)
        if read is None:
            continue
        span, end, vague = read
        if before == begin > start:
            yield from _moved(days, now, span, -1, end, vague)
            continue
        if begin > start:
            yield from _moved(days, now, span, 1, end, vague)
        if after := known.hence.at(words, end):
            yield from _moved(days, now, span, 1, end + after, vague)
        if begin > start:
            continue
        if after := known.ago.at(words, end):
            yield from _moved(days, now, span, -1, end + after, vague)
        if span.has_clock:
            continue
        for book, sign in ((known.from_day, 1), (known.before_day, -1)):
            if link := book.at(words, end):
                yield from _from(days, span, sign, end + link, vague)


def _moved(
    days: Days, now: datetime, span: Span, sign: int, end: int, vague: bool
) -> Iterator[tuple[Day | Instant, int]]:
    day = add_span(days.today, span, days.known.weekend, sign)
    if day is None:
        return
    if not span.has_clock:
        yield Day((day,), ("approximate",) if vague else (), ask=vague), end
        return
    there = now.replace(year=day.year, month=day.month, day=day.day)
    moment = later(there, timedelta(seconds=sign * span.seconds))
    if moment:
        yield Instant(moment, ask=vague), end


def _from(days: Days, span: Span, sign: int, start: int, vague: bool) -> Iterator[tuple[Day, int]]:
    for anchor, end in days.at(start):
        if anchor.bare:
            continue
        moved = [add_span(day, span, days.known.weekend, sign) for day in anchor.options]
        options = tuple(day for day in moved if day)
        yield Day(options, anchor.flags, ask=anchor.ask or vague), end


def _counted(days: Days, start: int) -> Iterator[tuple[Day, int]]:
    """The day first, then how long after or before it: in Korean, `from tomorrow three days after`."""
    known, words = days.known, days.words
    if not any(known.counted_from.at(words, at) for at in range(start + 1, len(words))):
        return
    for anchor, end in days.at(start):
        at = known.counted_from.skip(words, end)
        read = _span(known, words, at) if at > end and not anchor.bare else None
        if read is None or read[0].has_clock:
            continue
        span, after, vague = read
        for book, sign in ((known.hence, 1), (known.ago, -1)):
            if length := book.at(words, after):
                moved = [add_span(day, span, known.weekend, sign) for day in anchor.options]
                yield Day(tuple(day for day in moved if day), anchor.flags, ask=anchor.ask or vague), after + length


def _span(known: MomentWords, words: Words, start: int) -> tuple[Span, int, bool] | None:
    """`two weeks`, `one month two days`, `half an hour`: the span, its end, and whether it is vague."""
    total: Span | None = None
    vague, at = False, known.business_before.skip(words, start)
    is_business = at > start
    while True:
        begin = at + 1 if total and at < len(words) and words[at] in known.joiners else at
        part = _part(known, words, begin)
        if part is None:
            break
        number, unit, at, is_vague = part
        total = _added(total or Span(), number, "business" if is_business and unit == "day" else unit)
        vague = vague or is_vague
    return (total, at, vague) if total else None


def _part(known: MomentWords, words: Words, start: int) -> tuple[int, str, int, bool] | None:
    """A whole span with its unit (days, or seconds for what is shorter), its end, and whether it is vague."""
    if whole := known.spans.at(words, start):
        return whole[0], "second", whole[1], False
    if days := known.day_spans.at(words, start):
        return days[0], "day", days[1], False
    part = _quantity(known, words, start)
    if part is None:
        return None
    number, after, vague = part
    unit = known.units.at(words, known.more.skip(words, after))
    if unit is None and known.units.at(words, after - 1) and (part := _quantity(known, words[: after - 1], start)):
        number, after, vague = part  # `십 일` is eleven, and ten days.
        unit = known.units.at(words, after)
    size = number * _SECONDS.get(unit[0], 1) if unit else Fraction(0)
    if unit is None or number > MOST or size.denominator != 1:
        return None
    return int(size), unit[0], unit[1], vague


def _quantity(known: MomentWords, words: Words, start: int) -> tuple[Fraction, int, bool] | None:
    if couple := known.couple.at(words, start):
        return Fraction(2), start + couple, True
    whole = known.numerals.cardinal(words, start)
    found = known.amounts.amount(words, start)
    if found and not found[0].ordinal and not found[0].digits and found[0].value > 0:
        return found[0].value, found[1], False
    if whole:
        return Fraction(whole[0]), whole[1], False
    if start < len(words) and words[start] in known.articles:
        return Fraction(1), start + 1, False
    return None


def _added(span: Span, number: int, unit: str) -> Span:
    """`number` is in seconds for what is shorter than a day."""
    match unit:
        case "year":
            return Span(span.years + number, span.months, span.days, span.business, span.seconds)
        case "month":
            return Span(span.years, span.months + number, span.days, span.business, span.seconds)
        case "business":
            return Span(span.years, span.months, span.days, span.business + number, span.seconds)
        case "day" | "week" | "fortnight":
            days = number * {"day": 1, "week": 7, "fortnight": 14}[unit]
            return Span(span.years, span.months, span.days + days, span.business, span.seconds)
        case _:
            return Span(span.years, span.months, span.days, span.business, span.seconds + number)
