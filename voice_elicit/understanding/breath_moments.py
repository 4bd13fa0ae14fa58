"""Days and times among the answers of one reply. Part of `breath`."""

from __future__ import annotations

from collections.abc import Iterator

from voice_elicit.form.fields import Field, TextField
from voice_elicit.understanding.breath_search import Search, Span, labelled
from voice_elicit.understanding.breath_words import Sentence
from voice_elicit.understanding.phrases import PhraseBook, Words
from voice_elicit.understanding.reading import Choose, Confirm, Value
from voice_elicit.understanding.text import read_text
from voice_elicit.understanding.words import tokens

__all__ = ["moments", "range_of_days", "with_shared_months", "without_lost_times"]

_LONGEST_MOMENT = 9
"""Words of a day and time; each row of them is read."""


def moments(search: Search, field: TextField, *, every: bool) -> Iterator[Span]:
    """`every`: shorter ones as well, where the form asks for a day and a time apart."""
    words = search.words
    label = tokens(f"{field.label} {field.name.replace('_', ' ')}")
    closing = _holds(search.known.end_labels, label) and not _holds(search.known.start_labels, label)
    for first, last in _rows(search):
        for start in range(first, last):
            edges = search.known.moment_links | search.known.moment_glue
            if words[start] in edges and not search.known.moment_openers.at(words, start):
                continue
            for end in range(min(last, start + _LONGEST_MOMENT), start, -1):
                if words[end - 1] in edges or not _is_moment(search, field, start, end):
                    continue
                if closing and not search.roles and search.known.starts.before(words, start):
                    continue  # "From friday" is when it begins, which this form does not ask.
                reading = read_text(" ".join(words[start:end]), field, search.pack, search.now)
                if isinstance(reading, Value | Confirm | Choose):
                    yield from labelled(search, field, start, end, reading)
                    if opened := search.opened(field, start):
                        yield Span(start - opened, end, field, reading, True)
                    elif field.format == "time" and (opened := search.known.clocks.before(words, start)):
                        yield Span(start - opened, end, field, reading, False)
                    if not every:
                        break


def range_of_days(fields: tuple[Field, ...], known: Sentence) -> dict[str, PhraseBook]:
    """The two questions for the ends of a range, if the form has them, with the words in front of each end."""
    days = [one for one in fields if isinstance(one, TextField) and one.format in ("date", "date-time")]
    if len(days) != 2 or days[0].format != days[1].format:
        return {}
    first, second = (tokens(f"{one.label} {one.name.replace('_', ' ')}") for one in days)
    if not (_holds(known.start_labels, first) or _holds(known.end_labels, second)):
        return {}
    return {days[0].name: known.starts, days[1].name: known.ends}


def with_shared_months(search: Search, fields: tuple[Field, ...], found: list[Span]) -> list[Span]:
    """With the first of two days that share what follows the second, "from the fourth to the sixth of december", in
    place of what it would be alone."""
    whole = list(_shared_months(search, fields, found))
    alone = [one for one in found if not any(_within(one, day) for day in whole)]
    return [*alone, *whole]


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
        second = last.start + search.roles[closing.name].at(words, last.start)
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
    counted = any(word in known.counted for word in inside)
    if field.format == "date" and not counted and any(known.numerals.cardinal(words, at) for at in range(start, end)):
        return False  # "Four this friday": the number is another answer.
    if days or _holds(known.ahead, inside) or (field.format == "date-time" and hours):
        return True
    wanted = field is search.asked or search.opened(field, start) > 0
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
