"""Which words of a reply may be the answer to which question of a form: the pieces `breath` puts together.

Every piece is read by the reader of its field, and only certain kinds count: an option by its whole name, a number
with its question's word beside it ("three replicas"), a day or time with a word only those have, free text and
several choices behind their label.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

from voice_elicit.form.fields import BooleanField, ChoiceField, Field, MultiChoiceField, NumberField, TextField
from voice_elicit.form.problems import ProblemCode
from voice_elicit.form.validation import check_value
from voice_elicit.language.pack import Pack
from voice_elicit.language.spoken_numbers import counter_of
from voice_elicit.understanding.breath_moments import moments, range_of_days, with_shared_months, without_lost_times
from voice_elicit.understanding.breath_reply import Reply
from voice_elicit.understanding.breath_search import Search, Span, after_label, fits, labelled
from voice_elicit.understanding.breath_texts import selections, texts
from voice_elicit.understanding.breath_words import Labels, is_free, sentence
from voice_elicit.understanding.consent import is_plain_answer
from voice_elicit.understanding.labels import spoken_words
from voice_elicit.understanding.numbers import read_number
from voice_elicit.understanding.options import option_index
from voice_elicit.understanding.phrases import Words
from voice_elicit.understanding.reading import Choose, Reading, Refused, Value

__all__ = ["find_spans", "touched"]


def touched(reply: Reply, field: Field, labels: Labels, pack: Pack) -> bool:
    """Whether a reply may say anything of this question; a cheap look in front of `find_spans`."""
    words, known = reply.words, sentence(pack)
    if any(labels.at(words, at, field) > at for at in range(len(words))):
        return True
    match field:
        case ChoiceField():
            return bool(option_index(field.options, pack).mentions(spoken_words(" ".join(words), pack), frozenset()))
        case TextField(format="date" | "date-time"):
            return any(known.names_day(words, at) for at in range(len(words)))
        case TextField(format="time"):
            return any(known.hours.at(words, at) or known.clocks.at(words, at) for at in range(len(words))) or any(
                word[0].isdigit() for word in words
            )
        case TextField(format="email" | "uri"):
            return any("." in word for word in words)
        case _:
            return False


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
    dated = any(isinstance(field, TextField) and field.format == "date" for field in fields)
    search = Search(reply, labels, pack, now, sentence(pack), asked, held, range_of_days(fields, sentence(pack)), dated)
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
                found += moments(search, field, every=timed)
            case TextField() | MultiChoiceField():
                pass
    found = without_lost_times(with_shared_months(search, fields, found))
    starts = frozenset(span.start for span in found if span.labelled)
    for field in fields:
        if isinstance(field, MultiChoiceField):
            found += selections(search, field)
    free = [one for one in fields if isinstance(one, TextField) and is_free(one)]
    counts = any(isinstance(one, NumberField) and search.may_be_bare(one) for one in fields)
    numbers = frozenset(
        at for at in range(len(reply.words)) if counts and search.known.numerals.cardinal(reply.words, at)
    )
    begins = {at for one in free for at in range(len(reply.words)) if labels.at(reply.words, at, one) > at}
    inner = tuple(found)
    for field in free:
        found += texts(search, field, inner, begins, starts, numbers)
    return found


def _numbers(search: Search, field: NumberField) -> Iterator[Span]:
    known, words = search.known, search.words
    breaks = search.reply.breaks
    row = [words[: min((end for end in breaks if end > at), default=len(words))] for at in range(len(words))]
    parts = {at: part.end for at in range(1, len(words)) if (part := known.hundredths.behind(row[at], at))}
    inside = {place for at, end in parts.items() for place in range(at, end)}
    for start, word in enumerate(words):
        counted = known.is_number(word) or word in known.signs or bool(known.numerals.compounds.at(words, start))
        priced = word in known.numerals.articles and start + 2 in parts
        follows = start and start not in breaks and known.is_number(words[start - 1])
        if not (counted or priced) or start in inside or follows or start in search.reply.glued:
            continue
        begin = start + 1 if word in known.signs else start
        amount = known.amounts.amount(row[start], begin)
        end = amount[1] if amount else begin + 1
        runs_on = end < len(words) and known.is_number(words[end])
        if runs_on and not (end in breaks and known.days.at(words, end)):
            continue
        if amount and (amount[0].ordinal or amount[0].digits):
            continue
        if begin != start and not amount:
            continue
        if after := parts.get(end + 1):  # "Twelve dollars fifty": the unit alone is no end.
            reading = read_number(" ".join(words[start:after]), field, search.pack)
            named = search.label(field, end) > end
            whole = isinstance(reading, Refused) and reading.problem.code is ProblemCode.NOT_AN_INTEGER
            for span in labelled(search, field, start, after, reading) if fits(reading) and not whole else ():
                if span.labelled or named or field is search.asked:
                    yield replace(span, labelled=span.labelled or named)
            continue
        reading = read_number(" ".join(words[start:end]), field, search.pack)
        if not fits(reading):
            continue
        if end < len(words) and words[end] in known.units:
            with_unit = read_number(" ".join(words[start : end + 1]), field, search.pack)
            counting = field is search.asked and _is_counter(search, field, start, words[end])
            if fits(with_unit):
                spans = labelled(search, field, start, end + 1, with_unit)
                yield from (one for one in spans if one.labelled or counting)
            if isinstance(with_unit, Value) and search.label(field, end) > end:
                reading = with_unit  # "네" alone may be a yes.
        for span in labelled(search, field, start, end, reading):
            bare = field is search.asked and words[end - 1] not in known.bound
            if span.labelled or (bare and _counts(search, start, end, reading)):
                yield span


def _is_counter(search: Search, field: NumberField, start: int, word: str) -> bool:
    """Whether the word behind a number that begins at `start` counts what the question asks for; one that counts
    anything counts what was named before it."""
    if own := counter_of(field.label, search.pack):
        return word == own
    return word in search.known.any_counters and (start == 0 or start in search.reply.breaks)


def _counts(search: Search, start: int, end: int, reading: Reading) -> bool:
    """Whether a number without its noun stands where a count stands, and not an hour, a place, an article
    ("ein Zimmer") or the first of two days ("from four to six")."""
    known, words, breaks = search.known, search.words, search.reply.breaks
    together = words[start] in known.no_numbers  # "zu zweit"
    if start and start not in breaks and words[start - 1] not in known.before_counts and not together:
        return False
    ending = known.ends.at(words, end)
    if ending and any(known.is_number(word) for word in words[end + ending : end + ending + 1]):
        return False
    if words[start] not in known.numerals.articles:
        return True
    alone = end == len(words) or end in breaks or words[end] in known.moment or bool(known.passes(words, end))
    return alone and isinstance(reading, Value) and max(known.passes(words, start), default=0) < 2


def _choices(search: Search, field: ChoiceField) -> Iterator[Span]:
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
        for span in labelled(search, field, start, end, reading):
            if span.labelled or plain:
                yield span
        if end < len(words) and words[end] in search.known.nouns and plain and search.may_be_bare(field):
            yield Span(start, end + 1, field, reading, False)


def _says_much(search: Search, words: Words) -> bool:
    """Whether an option's name is a word of its own: not a number, not "no", not "in"."""
    known = search.known
    small = known.small | known.never
    return not all(word in small or known.is_number(word) for word in words) and not is_plain_answer(
        " ".join(words), search.pack
    )


def _yes_or_no(search: Search, field: BooleanField) -> Iterator[Span]:
    known, words = search.known, search.words
    for start in range(len(words)):
        for book, value in ((known.including, True), (known.excluding, False)):
            begin = start + book.at(words, start)
            end = search.labels.at(words, begin, field) if begin > start else begin
            if end > begin and check_value(field, value) is None:
                yield Span(start, end, field, Value(value), True)
        for begin in after_label(search, field, start):
            for book, value in ((known.including_behind, True), (known.excluding_behind, False)):
                if (length := book.at(words, begin)) and check_value(field, value) is None:
                    yield Span(start, begin + length, field, Value(value), True)
            said = is_plain_answer(words[begin], search.pack) if begin < len(words) else None
            if said in ("yes", "no") and check_value(field, said == "yes") is None:
                yield Span(start, begin + 1, field, Value(said == "yes"), True)
