"""Which words of a reply may be the answer to which question of a form: the pieces `breath` puts together.

Every piece is read by the reader of its field, and only certain kinds count: an option by its whole name, a number
with its question's word beside it ("three replicas"), a day or time with a word only those have, free text and
several choices behind their label.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime

from voice_elicit.form.fields import BooleanField, ChoiceField, Field, MultiChoiceField, NumberField, TextField
from voice_elicit.form.validation import check_value
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.breath_words import Labels, Reply, Sentence, is_free, sentence
from voice_elicit.understanding.consent import is_plain_answer
from voice_elicit.understanding.labels import spoken_words
from voice_elicit.understanding.multi import read_selection
from voice_elicit.understanding.numbers import read_number
from voice_elicit.understanding.options import option_index
from voice_elicit.understanding.phrases import Words
from voice_elicit.understanding.reading import Choose, Confirm, Reading, Refused, Selection, Value
from voice_elicit.understanding.text import read_text

__all__ = ["Span", "find_spans"]

_LONGEST_MOMENT = 9
"""Words of a day and time; each row of them is read."""
_LONGEST_SELECTION = 12


@dataclass(frozen=True, slots=True)
class Span:
    """Words that may answer one question."""

    start: int
    end: int
    field: Field
    reading: Reading
    labelled: bool
    """The question's own word is part of it."""
    noun: str = ""
    """That word, where it stood behind a number."""


@dataclass(frozen=True, slots=True)
class _Search:
    reply: Reply
    labels: Labels
    pack: Pack
    now: datetime
    known: Sentence
    asked: Field | None
    held: frozenset[str]

    @property
    def words(self) -> Words:
        return self.reply.words

    def may_be_bare(self, field: Field) -> bool:
        return field.name not in self.held


def find_spans(
    reply: Reply,
    fields: tuple[Field, ...],
    labels: Labels,
    pack: Pack,
    now: datetime,
    *,
    asked: Field | None,
    held: frozenset[str],
) -> list[Span]:
    """Every piece of the reply that may answer a question. `asked`: the open one, which takes a bare number.
    `held`: answered ones, which are named by their label or not meant."""
    search = _Search(reply, labels, pack, now, sentence(pack), asked, held)
    found: list[Span] = []
    timed = any(isinstance(field, TextField) and field.format == "time" for field in fields)
    for field in fields:
        match field:
            case NumberField():
                found += _numbers(search, field)
            case ChoiceField():
                found += _choices(search, field)
            case BooleanField():
                found += _yes_or_no(search, field)
            case TextField(format="date" | "time" | "date-time"):
                found += _moments(search, field, every=timed)
            case TextField() | MultiChoiceField():
                pass
    found = _without_lost_times(found)
    starts = {span.start: span for span in found if span.labelled}
    for field in fields:
        if isinstance(field, MultiChoiceField):
            found += _selections(search, field)
    texts = [one for one in fields if isinstance(one, TextField) and one.format in (None, "email", "uri")]
    begins = {at for one in texts for at in range(len(reply.words)) if labels.at(reply.words, at, one) > at}
    inner = tuple(found)
    for field in texts:
        found += _texts(search, field, inner, begins, frozenset(starts))
    return found


def _after_label(search: _Search, field: Field, at: int) -> set[int]:
    """Where an answer may begin behind a label that begins at `at`."""
    end = search.labels.at(search.words, at, field)
    if end == at:
        return set()
    if link := search.known.links.at(search.words, end):
        return {end + link}
    return {end} if is_free(field) else {end, end + search.known.prepositions.at(search.words, end)}


def _labelled(search: _Search, field: Field, start: int, end: int, reading: Reading) -> Iterator[Span]:
    """The span with its question's word before or behind it, and alone."""
    words, labels = search.words, search.labels
    behind = labels.at(words, end, field)
    if behind > end:
        yield Span(start, behind, field, reading, True, " ".join(words[end:behind]))
    for before in range(max(0, start - 6), start):
        if start in _after_label(search, field, before):
            yield Span(before, end, field, reading, True)
    if search.may_be_bare(field):
        yield Span(start, end, field, reading, False)


def _fits(reading: Reading) -> bool:
    return isinstance(reading, Value | Confirm | Choose | Refused)


def _numbers(search: _Search, field: NumberField) -> Iterator[Span]:
    known, words = search.known, search.words
    for start, word in enumerate(words):
        if not (known.is_number(word) or word in known.signs) or (start and known.is_number(words[start - 1])):
            continue
        begin = start + 1 if word in known.signs else start
        amount = known.amounts.amount(words, begin)
        end = amount[1] if amount else begin + 1
        if (amount and (amount[0].ordinal or amount[0].digits)) or (end < len(words) and known.is_number(words[end])):
            continue
        if begin != start and not amount:
            continue
        reading = read_number(" ".join(words[start:end]), field, search.pack)
        if not _fits(reading):
            continue
        if end < len(words) and words[end] in known.units:
            with_unit = read_number(" ".join(words[start : end + 1]), field, search.pack)
            if _fits(with_unit):
                yield from (one for one in _labelled(search, field, start, end + 1, with_unit) if one.labelled)
        for span in _labelled(search, field, start, end, reading):
            if span.labelled or (field is search.asked and _counts(search, start)):
                yield span


def _counts(search: _Search, start: int) -> bool:
    """Whether a number without its noun stands where a count stands, and not an hour or a place."""
    return start == 0 or start in search.reply.breaks or search.words[start - 1] in search.known.before_counts


def _choices(search: _Search, field: ChoiceField) -> Iterator[Span]:
    words = search.words
    index = option_index(field.options, search.pack)
    spoken: list[str] = []
    starts: dict[int, int] = {}
    ends: dict[int, int] = {}
    for at, word in enumerate(words):
        starts[len(spoken)] = at
        spoken += spoken_words(word, search.pack)
        ends[len(spoken)] = at + 1
    for mention in index.mentions(tuple(spoken), frozenset()):
        if mention.start not in starts or mention.end not in ends:
            continue
        start, end = starts[mention.start], ends[mention.end]
        values = tuple(index.options[place].const for place in mention.options)
        reading: Reading = Value(values[0]) if len(values) == 1 else Choose(values[:3])
        plain = _says_much(search, words[start:end])
        for span in _labelled(search, field, start, end, reading):
            if span.labelled or plain:
                yield span
        if end < len(words) and words[end] in search.known.nouns and plain and search.may_be_bare(field):
            yield Span(start, end + 1, field, reading, False)


def _says_much(search: _Search, words: Words) -> bool:
    """Whether an option's name is a word of its own: not a number, not "no", not "in"."""
    known = search.known
    small = known.small | known.never
    return not all(word in small or known.is_number(word) for word in words) and not is_plain_answer(
        " ".join(words), search.pack
    )


def _yes_or_no(search: _Search, field: BooleanField) -> Iterator[Span]:
    known, words = search.known, search.words
    for start in range(len(words)):
        for book, value in ((known.including, True), (known.excluding, False)):
            begin = start + book.at(words, start)
            end = search.labels.at(words, begin, field) if begin > start else begin
            if end > begin and check_value(field, value) is None:
                yield Span(start, end, field, Value(value), True)
        for begin in _after_label(search, field, start):
            said = is_plain_answer(words[begin], search.pack) if begin < len(words) else None
            if said in ("yes", "no") and check_value(field, said == "yes") is None:
                yield Span(start, begin + 1, field, Value(said == "yes"), True)


def _moments(search: _Search, field: TextField, *, every: bool) -> Iterator[Span]:
    """`every`: shorter ones as well, where the form asks for a day and a time apart."""
    words = search.words
    for first, last in _rows(search):
        for start in range(first, last):
            if words[start] in search.known.moment_glue and words[start] not in search.known.moment_openers:
                continue
            for end in range(min(last, start + _LONGEST_MOMENT), start, -1):
                if words[end - 1] in search.known.moment_glue or not _is_moment(search, field, start, end):
                    continue
                reading = read_text(" ".join(words[start:end]), field, search.pack, search.now)
                if isinstance(reading, Value | Confirm | Choose):
                    yield from _labelled(search, field, start, end, reading)
                    if not every:
                        break


def _rows(search: _Search) -> Iterator[tuple[int, int]]:
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


def _is_moment(search: _Search, field: TextField, start: int, end: int) -> bool:
    """Whether the words hold one that only days and times have; a bare number is none."""
    known, words = search.known, search.words
    inside = words[start:end]
    if field.format == "date" and not any(word in known.counted for word in inside):
        # "Four this friday": the number is another answer.
        if any(known.numerals.cardinal(words, at) for at in range(start, end)):
            return False
    if any(word in known.solid or _is_written(word) for word in inside):
        return True
    if len(inside) > 1 and inside[0] in known.moment_openers:
        return field is search.asked or len(inside) > 2
    return field.format == "time" and start > 0 and words[start - 1] in known.clocks and field is search.asked


def _is_written(word: str) -> bool:
    """`2026-12-04`, `12/4`, `17:30`, `5pm`."""
    return word[0].isdigit() and not word.isdigit() and any(char in word for char in "-/:apm")


def _without_lost_times(found: list[Span]) -> list[Span]:
    """A day that swallows a time would lose it, where the form asks for the time as well."""
    times = [one for one in found if isinstance(one.field, TextField) and one.field.format == "time"]
    return [
        one
        for one in found
        if not (isinstance(one.field, TextField) and one.field.format == "date")
        or not any(time.start >= one.start and time.end <= one.end for time in times)
    ]


def _selections(search: _Search, field: MultiChoiceField) -> Iterator[Span]:
    words = search.words
    for at in range(len(words)):
        for start in _after_label(search, field, at):
            for end in range(min(len(words), start + _LONGEST_SELECTION), start, -1):
                reading = read_selection(search.reply.raw(start, end), field, search.pack)
                if isinstance(reading, Selection) and reading.certain and reading.add and not reading.remove:
                    chosen = [one.const for one in field.options if one.const in reading.add]
                    if check_value(field, list(chosen)) is None:
                        yield Span(at, end, field, Value(list(chosen)), True)
                        break


def _texts(
    search: _Search, field: TextField, inner: Iterable[Span], begins: set[int], starts: frozenset[int]
) -> Iterator[Span]:
    """Free text behind its label, up to the end or to where another labelled answer clearly begins."""
    words = search.words
    for at in range(len(words)):
        for start in _after_label(search, field, at):
            for end in sorted(_ends(search, start, begins, starts)):
                if any(one.field is not field and start <= one.start and one.end <= end for one in inner):
                    continue
                if any(start < begin < end for begin in begins):
                    continue
                reading = read_text(search.reply.raw(start, end), field, search.pack, search.now)
                if isinstance(reading, Value | Confirm | Refused):
                    yield Span(at, end, field, reading, True)
    if field.format in ("email", "uri") and search.may_be_bare(field):
        for at, word in enumerate(words):
            reading = read_text(search.reply.raw(at, at + 1), field, search.pack, search.now)
            if isinstance(reading, Value | Confirm) and "." in word:
                yield Span(at, at + 1, field, reading, False)


def _ends(search: _Search, start: int, begins: set[int], starts: frozenset[int]) -> set[int]:
    """Where a text that begins at `start` may end. "Leave it at the city gate" does not name the city: another
    label ends it only behind punctuation or "and", before "is", or when the label is a small word ("from", "to")."""
    words, reply = search.words, search.reply
    if start >= len(words):
        return set()
    found = {len(words)}
    for end in range(start + 1, len(words)):
        joined = search.known.joiners.before(words, end)
        before = end - joined
        if before > start and end in reply.breaks:
            found.add(before)
        if end in begins or end in starts:
            linked = any(
                link > 0
                for size in (1, 2, 3)
                if end + size <= len(words) and (link := search.known.links.at(words, end + size))
            )
            if before > start and (joined or linked or words[end] in search.known.small):
                found.add(before)
    return found
