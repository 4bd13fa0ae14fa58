"""Days and times among the answers of one reply. Part of `breath`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date, datetime

from voice_elicit.form.fields import Field, TextField
from voice_elicit.understanding.breath_search import Search, Span, labelled
from voice_elicit.understanding.breath_words import Sentence
from voice_elicit.understanding.phrases import PhraseBook, Words
from voice_elicit.understanding.reading import Choose, Confirm, Reading, Value
from voice_elicit.understanding.text import read_text
from voice_elicit.understanding.words import tokens

__all__ = ["in_order", "moments", "range_of_days", "with_shared_months", "without_lost_times"]

_LONGEST_MOMENT = 9
"""Words of a day and time; each row of them is read."""


def moments(search: Search, field: TextField, *, every: bool) -> Iterator[Span]:
    """`every`: shorter ones as well, where the form asks for a day and a time apart."""
    known, words = search.known, search.words
    label = tokens(f"{field.label} {field.name.replace('_', ' ')}")
    closing = _holds(known.end_labels, label) and not _holds(known.start_labels, label)
    for first, last in _rows(search):
        for start in range(first, last):
            edges = known.moment_links | known.moment_glue
            if words[start] in known.no_openers:
                continue
            if words[start] in edges and not known.moment_openers.at(words, start):
                continue
            for end in range(min(last, start + _LONGEST_MOMENT), start, -1):
                if words[end - 1] in edges or not _is_moment(search, field, start, end):
                    continue
                if closing and not search.roles and known.starts.before(words, start):
                    continue  # "From friday" is when it begins, which this form does not ask.
                reading = read_text(" ".join(words[start:end]), field, search.pack, search.now)
                if isinstance(reading, Value | Confirm | Choose):
                    yield from labelled(search, field, start, end, reading)
                    if opened := search.opened(field, start):
                        yield Span(start - opened, end, field, reading, True)
                    elif closed := search.closed(field, end):
                        yield Span(start, end + closed, field, reading, True)
                    elif not search.roles and (
                        after := (known.ends_behind if closing else known.starts_behind).at(words, end)
                    ):
                        yield Span(start, end + after, field, reading, False)
                    elif field.format == "time" and (opened := known.clocks.before(words, start)):
                        yield Span(start - opened, end, field, reading, False)
                    if not every:
                        break


def range_of_days(fields: tuple[Field, ...], known: Sentence) -> dict[str, tuple[PhraseBook, PhraseBook]]:
    """The two questions for the ends of a range, if the form has them, with the words in front of and behind each."""
    days = [one for one in fields if isinstance(one, TextField) and one.format in ("date", "date-time")]
    if len(days) != 2 or days[0].format != days[1].format:
        return {}
    first, second = (tokens(f"{one.label} {one.name.replace('_', ' ')}") for one in days)
    if not (_holds(known.start_labels, first) or _holds(known.end_labels, second)):
        return {}
    return {days[0].name: (known.starts, known.starts_behind), days[1].name: (known.ends, known.ends_behind)}


def with_shared_months(search: Search, fields: tuple[Field, ...], found: list[Span]) -> list[Span]:
    """With the first of two days that share what follows the second, "from the fourth to the sixth of december", in
    place of what it would be alone."""
    whole = list(_shared_months(search, fields, found))
    alone = [one for one in found if not any(_within(one, day) for day in whole)]
    return _with_borrowed_months(search, fields, [*alone, *whole])


def _with_borrowed_months(search: Search, fields: tuple[Field, ...], found: list[Span]) -> list[Span]:
    """Where the words for the ends stand behind them, the second day has what it lacks from the first: "십이월
    사일부터 육일까지", "다음 주 월요일부터 금요일까지"."""
    if not search.roles:
        return found
    opening, closing = (one for one in fields if one.name in search.roles)
    assert isinstance(closing, TextField)
    openers, closers = search.roles[opening.name][1], search.roles[closing.name][1]
    for first in [one for one in found if one.field is opening and openers.before(search.words, one.end)]:
        begin = first.end
        end = next((at for at in range(begin + 1, begin + _LONGEST_MOMENT) if closers.at(search.words, at)), 0)
        if not isinstance(first.reading, Value | Confirm) or not _is_row(search, begin, end):
            continue
        after = [one for one in found if one.field is closing and one.start == begin]
        if any(isinstance(one.reading, Value | Confirm) and _is_later(one, first) for one in after):
            continue
        found = [one for one in found if one not in after]
        if reading := _borrowing(search, closing, first, begin, end):
            found.append(Span(begin, end + closers.at(search.words, end), closing, reading, True))
    return found


def _borrowing(search: Search, closing: TextField, first: Span, begin: int, end: int) -> Reading | None:
    """The second day with the first words of the first; else a weekday alone, the next one behind the first."""
    assert isinstance(first.reading, Value | Confirm)
    words, day = search.words, str(first.reading.value)
    for size in range(first.end - first.start - 1, 0, -1):
        said = (*words[first.start : first.start + size], *words[begin:end])
        if reading := _behind(read_text(" ".join(said), closing, search.pack, search.now), day):
            return reading
    if closing.format != "date" or words[begin:end] not in search.known.weekdays:
        return None
    then = datetime.combine(date.fromisoformat(day), search.now.timetz())
    reading = read_text(" ".join(words[begin:end]), closing, search.pack, then)
    return _behind(Confirm(reading.value) if isinstance(reading, Value) else reading, day)


def _is_row(search: Search, start: int, end: int) -> bool:
    """Whether there are words, and all are of days and numbers."""
    known, words = search.known, search.words[start:end]
    return bool(words) and all(
        (word in known.moment or known.is_number(word)) and word not in known.never for word in words
    )


def _behind(reading: Reading, first: str) -> Reading | None:
    """Of what was read, the days behind the first."""
    if not isinstance(reading, Choose):
        return reading if any(day > first for day in _days(reading)) else None
    later = tuple(value for value in reading.values if str(value) > first)
    return Value(later[0]) if len(later) == 1 else Choose(later) if later else None


def in_order(pieces: list[Span], roles: Mapping[str, tuple[PhraseBook, PhraseBook]]) -> list[Span]:
    """Without two ends of a range of which the second comes first."""
    ends = [next((one for one in pieces if one.field.name == name), None) for name in roles]
    first, last = ends if len(ends) == 2 else (None, None)
    return [one for one in pieces if one not in ends] if first and last and _is_later(first, last) else pieces


def _is_later(span: Span, other: Span) -> bool:
    """Whether the day of one is, or may be, behind the other's."""
    days, others = _days(span.reading), _days(other.reading)
    return bool(days and others) and max(days) > min(others)


def _days(reading: Reading) -> list[str]:
    match reading:
        case Value(value=value) | Confirm(value=value):
            return [str(value)]
        case Choose(values=values):
            return [str(value) for value in values]
        case _:
            return []


def _within(span: Span, other: Span) -> bool:
    return span.field is other.field and other.start <= span.start and span.end <= other.end


def _shared_months(search: Search, fields: tuple[Field, ...], found: list[Span]) -> Iterator[Span]:
    if not search.roles:
        return
    words = search.words
    opening, closing = (one for one in fields if one.name in search.roles)
    assert isinstance(opening, TextField)
    for last in found:
        if last.field is not closing or not isinstance(last.reading, Value | Confirm):
            continue
        second = last.start + search.roles[closing.name][0].at(words, last.start)
        second, after = next(
            ((at, end) for at in range(second, last.end) if (end := _number(search, at))), (last.end, last.end)
        )
        first = next(
            (at for at in range(max(0, last.start - 3), last.start) if _number(search, at) == last.start), None
        )
        if first is None or after >= last.end:
            continue
        for begin in range(first, max(-1, first - 3), -1):
            opened = search.opened(opening, begin)
            if opened and (begin == first or search.known.moment_openers.at(words, begin) == first - begin):
                said = " ".join((*words[first : last.start], *words[after : last.end]))
                reading = read_text(said, opening, search.pack, search.now)
                if isinstance(reading, Value | Confirm) and str(reading.value) < str(last.reading.value):
                    yield Span(begin - opened, last.start, opening, reading, True)


def _number(search: Search, at: int) -> int:
    """Where a number or rank that begins at `at` ends; 0 when none does."""
    numerals = search.known.numerals
    found = numerals.cardinal(search.words, at) or numerals.ordinal(search.words, at)
    return found[1] if found else 0


def _rows(search: Search) -> Iterator[tuple[int, int]]:
    """Rows of words that days and times are made of."""
    known, words = search.known, search.words
    start: int | None = None
    for at in range(len(words) + 1):
        inside = at < len(words) and (
            words[at] in known.moment or known.is_number(words[at]) or known.is_written(words[at])
        )
        if inside and start is None:
            start = at
        elif not inside and start is not None:
            yield start, at
            start = None


def _is_moment(search: Search, field: TextField, start: int, end: int) -> bool:
    """Whether the words hold one that only days, or only times, have; a bare number is none."""
    known, words = search.known, search.words
    inside = words[start:end]
    if field.format == "date" and search.roles and _holds(known.ends, inside):
        return False  # "Friday to Sunday": the two ends of a range.
    if any(known.is_written(word) for word in inside):
        return True
    days, hours = _holds(known.days, inside), _holds(known.hours, inside)
    if field.format == "time":
        clock = known.clocks.before(words, start) > 0 and not known.moment_openers.at(inside, 0)
        return (hours or clock) and not (days and search.dated)
    counted = any(
        word in known.counted and (not known.is_number(word) or (at > 0 and known.is_number(inside[at - 1])))
        for at, word in enumerate(inside)
    )
    if field.format == "date" and not counted and any(known.numerals.cardinal(words, at) for at in range(start, end)):
        return False  # "Four this friday": the number is another answer.
    if days or _holds(known.ahead, inside) or (field.format == "date-time" and hours):
        return True
    wanted = field is search.asked or search.opened(field, start) > 0 or search.closed(field, end) > 0
    return known.moment_openers.at(inside, 0) > 0 and len(inside) > (1 if wanted else 2)


def _holds(book: PhraseBook, words: Words) -> bool:
    return any(book.at(words, at) for at in range(len(words)))


def _settles(longer: Span, span: Span) -> bool:
    """Whether more words tell which of the times it is."""
    return (
        _within(span, longer)
        and isinstance(span.reading, Choose)
        and isinstance(longer.reading, Value)
        and longer.reading.value in span.reading.values
    )


def without_lost_times(found: list[Span]) -> list[Span]:
    """A day that swallows a time would lose it, where the form asks for the time as well; "eight" out of "evening at
    eight" would lose its half of the day."""
    found = [one for one in found if not any(_settles(other, one) for other in found)]
    times = [one for one in found if isinstance(one.field, TextField) and one.field.format == "time"]
    return [
        one
        for one in found
        if not (isinstance(one.field, TextField) and one.field.format == "date")
        or not any(time.start >= one.start and time.end <= one.end for time in times)
    ]
