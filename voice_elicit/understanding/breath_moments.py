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

__all__ = ["moments", "range_of_days", "without_lost_times"]

_LONGEST_MOMENT = 9
"""Words of a day and time; each row of them is read."""


def moments(search: Search, field: TextField, *, every: bool) -> Iterator[Span]:
    """`every`: shorter ones as well, where the form asks for a day and a time apart."""
    words = search.words
    for first, last in _rows(search):
        for start in range(first, last):
            edges = search.known.moment_links | search.known.moment_glue
            if words[start] in edges and words[start] not in search.known.moment_openers:
                continue
            for end in range(min(last, start + _LONGEST_MOMENT), start, -1):
                if words[end - 1] in edges or not _is_moment(search, field, start, end):
                    continue
                reading = read_text(" ".join(words[start:end]), field, search.pack, search.now)
                if isinstance(reading, Value | Confirm | Choose):
                    yield from labelled(search, field, start, end, reading)
                    if start and words[start - 1] in search.before(field):
                        yield Span(start - 1, end, field, reading, True)
                    if not every:
                        break


def range_of_days(fields: tuple[Field, ...], known: Sentence) -> dict[str, frozenset[str]]:
    """The two questions for the ends of a range, if the form has them, with the words in front of each end."""
    days = [one for one in fields if isinstance(one, TextField) and one.format in ("date", "date-time")]
    if len(days) != 2 or days[0].format != days[1].format:
        return {}
    first, second = (tokens(f"{one.label} {one.name.replace('_', ' ')}") for one in days)
    if not (_holds(known.start_labels, first) or _holds(known.end_labels, second)):
        return {}
    return {days[0].name: known.starts, days[1].name: known.ends}


def _rows(search: Search) -> Iterator[tuple[int, int]]:
    """Rows of words that days and times are made of."""
    known, words = search.known, search.words
    start: int | None = None
    for at in range(len(words) + 1):
        inside = at < len(words) and (words[at] in known.moment or known.is_number(words[at]) or _is_written(words[at]))
        if inside and start is None:
            start = at
        elif not inside and start is not None:
            yield start, at
            start = None


def _is_moment(search: Search, field: TextField, start: int, end: int) -> bool:
    """Whether the words hold one that only days, or only times, have; a bare number is none."""
    known, words = search.known, search.words
    inside = words[start:end]
    if any(_is_written(word) for word in inside):
        return True
    days, hours = _holds(known.days, inside), _holds(known.hours, inside)
    if field.format == "time":
        clock = start > 0 and words[start - 1] in known.clocks and inside[0] not in known.moment_openers
        return (hours or clock) and not (days and search.dated)
    if field.format == "date" and search.roles and not known.ends.isdisjoint(inside):
        return False  # "Friday to Sunday": the two ends of a range.
    counted = any(word in known.counted for word in inside)
    if field.format == "date" and not counted and any(known.numerals.cardinal(words, at) for at in range(start, end)):
        return False  # "Four this friday": the number is another answer.
    if days or _holds(known.ahead, inside) or (field.format == "date-time" and hours):
        return True
    wanted = field is search.asked or (start > 0 and words[start - 1] in search.before(field))
    return inside[0] in known.moment_openers and len(inside) > (1 if wanted else 2)


def _holds(book: PhraseBook, words: Words) -> bool:
    return any(book.at(words, at) for at in range(len(words)))


def _is_written(word: str) -> bool:
    """`2026-12-04`, `12/4`, `17:30`, `5pm`."""
    return word[0].isdigit() and not word.isdigit() and any(char in word for char in "-/:apm")


def without_lost_times(found: list[Span]) -> list[Span]:
    """A day that swallows a time would lose it, where the form asks for the time as well."""
    times = [one for one in found if isinstance(one.field, TextField) and one.field.format == "time"]
    return [
        one
        for one in found
        if not (isinstance(one.field, TextField) and one.field.format == "date")
        or not any(time.start >= one.start and time.end <= one.end for time in times)
    ]
