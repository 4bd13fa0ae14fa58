"""Reads dates, times and both together: every word of the reply is part of one moment, or known to change nothing.

What is not said is assumed and flagged (year, month, order) or asked (am or pm, which friday). Two days, two
times, a duration or a range are no moment.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, time

from voice_elicit.form.fields import TextField
from voice_elicit.form.problems import Problem, ProblemCode
from voice_elicit.form.validation import check_value
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.dates import Days
from voice_elicit.understanding.moment_parts import Element, Moment, combine
from voice_elicit.understanding.moment_values import iso_values, missing_half, with_offset
from voice_elicit.understanding.moment_words import Day, MomentWords, moment_words
from voice_elicit.understanding.phrases import Words
from voice_elicit.understanding.reading import Choose, Confirm, Nothing, Reading, Refused, Value
from voice_elicit.understanding.segments import cut
from voice_elicit.understanding.spans import spans_at
from voice_elicit.understanding.tidy import answers
from voice_elicit.understanding.times import Said, clocks_at
from voice_elicit.understanding.years import years
from voice_elicit.understanding.zones import zones_at

__all__ = ["complete_moment", "read_moment", "with_offset"]

MOST_WORDS = 40
"""A longer reply is a story, not a date."""
MOST_PARTS = 5
DATE_LENGTH = len("2026-12-04")
TIME_LENGTH = len("17:15")


def read_moment(reply: str, field: TextField, pack: Pack, now: datetime) -> Reading:
    """The moment that explains the whole reply, in ISO 8601. `now` is the person's wall clock.

    A naive `now` gives naive times; `with_offset` puts the zone on. A day without its time (or the other way
    round) where both are needed comes back as `Refused` with `limit` naming the missing half and the half
    that was understood as its value.
    """
    written = _typed(reply, field)
    if written:
        return _checked([written], (), False, reply, field, now)
    known = moment_words(pack)
    own = cut(f"{field.label} {field.name.replace('_', ' ').replace('-', ' ')}", pack)
    past = any(word in known.birth for word in own)
    for answer in answers(reply, pack):
        words = known.apart(cut(answer, pack))
        if not words or len(words) > MOST_WORDS:
            continue
        search = _Search(known, words, frozenset(own), field, now, past)
        found = search.run(0, ())
        if found is not None:
            return _judge(found, reply, field, now)
    return Nothing(reply)


class _Search:
    """Depth first over the reply: at each word the longest element first, then passing words."""

    def __init__(
        self, known: MomentWords, words: Words, own: frozenset[str], field: TextField, now: datetime, past: bool
    ) -> None:
        self.known = known
        self.words = words
        self.format = field.format
        self.now = now
        self.days = Days(known, words, now.date(), past=past)
        self.label = own
        self.steps = 0

    def run(self, at: int, found: tuple[Element, ...]) -> Moment | None:
        """The moment of the words from `at` on, with the elements before."""
        self.steps += 1
        if len(found) > MOST_PARTS or self.steps > 2000:
            return None
        if at >= len(self.words):
            return combine(found, self.now, self.format) if found else None
        for element, end in self._elements(at, found):
            result = self.run(end, (*found, element))
            if result is not None:
                return result
        after = self.known.passing.skip(self.words, at)
        if not found:
            after = max(after, self.known.only_before.skip(self.words, at))
        if after == at and self.words[at] in self.label and not self.known.numerals.is_number_word(self.words[at]):
            after = at + 1
        return self.run(after, found) if after > at else None

    def _elements(self, at: int, found: tuple[Element, ...]) -> list[tuple[Element, int]]:
        only_time = self.format == "time"
        elements: list[tuple[Element, int]] = [*(self.days.named_by_today(at) if only_time else self._days(at))]
        elements += [(one, end) for one, end in spans_at(self.days, at, self.now)]
        elements += [(said, end) for said, end in clocks_at(self.known, self.words, at) if self._fits(said, at)]
        elements += self.known.parts.all_at(self.words, at)
        if self.format != "date" and found and self.now.tzinfo is not None:
            elements += zones_at(self.known, self.words, at)
        elements.sort(key=lambda one: -one[1])
        return elements

    def _days(self, at: int) -> list[tuple[Day, int]]:
        """Behind `at` a bare number is an hour, not a day that happens to be the weekday beside it."""
        is_hour = self.format != "date" and at > 0 and self.words[at - 1] in self.known.at
        return [(day, end) for day, end in self.days.at(at) if not (day.bare and is_hour)]

    def _fits(self, said: Said, at: int) -> bool:
        before = self.words[at - 1] if at else ""
        if said.range_like and (before in self.known.range_openers or self.format != "time"):
            return False
        if self.format == "date":
            return said.marked
        if said.alone and not said.marked and self.format != "time":
            return before in self.known.at or self._part_near()
        return True

    def _part_near(self) -> bool:
        return any(self.known.parts.at(self.words, at) for at in range(len(self.words)))


def _judge(found: Moment, reply: str, field: TextField, now: datetime) -> Reading:
    if missing := missing_half(found, field.format):
        limit, half = missing
        return Refused(Problem(ProblemCode.FORMAT, field.name, limit), half)
    values, flags, ask = iso_values(found, field.format, now)
    return _checked(values, flags, ask, reply, field, now)


def _checked(
    values: list[str], flags: tuple[str, ...], ask: bool, reply: str, field: TextField, now: datetime
) -> Reading:
    """Length and pattern of the schema; the format itself holds by construction."""
    zoned = now if now.tzinfo else _ANY_ZONE
    good: list[str] = []
    problem: Problem | None = None
    for value in values:
        problem = check_value(field, with_offset(value, zoned)) or problem
        if check_value(field, with_offset(value, zoned)) is None:
            good.append(value)
    if not good:
        return Refused(problem, values[0]) if problem else Nothing(reply)
    if len(good) > 1:
        return Choose(tuple(good), flags)
    return Confirm(good[0], flags) if ask else Value(good[0], flags)


def _typed(reply: str, field: TextField) -> str | None:
    """A value typed as the schema wants it, offset included."""
    text = reply.strip()
    try:
        match field.format:
            case "date-time" if len(text) > DATE_LENGTH:
                return datetime.fromisoformat(text.upper()).isoformat(timespec="seconds")
            case "date" if len(text) == DATE_LENGTH:
                return date.fromisoformat(text).isoformat()
            case "time" if len(text) > TIME_LENGTH and text.isascii() and text[2] == ":":
                return time.fromisoformat(text.upper()).isoformat(timespec="seconds")
            case _:
                return None
    except ValueError:
        return None


def complete_moment(half: str, missing: str, reply: str, field: TextField, pack: Pack, now: datetime) -> Reading:
    """The answer to the question for the missing half: `half` and `missing` are value and limit of `Refused`.

    A reply that is a whole moment of its own counts as that.
    """
    whole = read_moment(reply, field, pack, now)
    guessed = {"assumed-date", "assumed-month"} if missing == "day" else {"assumed-date"}
    if isinstance(whole, Value | Confirm | Choose) and not guessed & set(whole.flags):
        return whole
    match missing:
        case "time":
            second = read_moment(reply, replace(field, format="time"), pack, now)
            joined = [f"{half}T{one}" for one in _offered(second)]
        case "day":
            joined = [f"{half[:8]}{day:02}" for day in _days(cut(reply, pack), pack)]
        case _:
            known = moment_words(pack)
            words = cut(reply, pack)
            joined = [f"{year}-{half}" for year, end in years(known, words, 0) if end == len(words)]
    if missing != "time":
        joined = [one for one in joined if _typed(one, replace(field, format="date"))]
    return _checked(joined, (), False, reply, field, now) if joined else Nothing(reply)


def _days(words: Words, pack: Pack) -> list[int]:
    """A day of the month and nothing else."""
    known = moment_words(pack)
    start = known.the.skip(words, known.on.skip(words, 0))
    found = [known.numerals.ordinal(words, start), *known.numerals.small(words, start)]
    return [one[0] for one in found if one and one[1] == len(words)]


def _offered(reading: Reading) -> tuple[str, ...]:
    match reading:
        case Value(value=value) | Confirm(value=value) if isinstance(value, str):
            return (value,)
        case Choose(values=values):
            return tuple(value for value in values if isinstance(value, str))
        case _:
            return ()


_ANY_ZONE = datetime.fromisoformat("2000-01-01T00:00:00+00:00")
