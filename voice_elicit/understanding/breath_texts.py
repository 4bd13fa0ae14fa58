"""Free text and several choices among the answers of one reply: only behind their label. Part of `breath`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from voice_elicit.form.fields import Json, MultiChoiceField, TextField
from voice_elicit.form.validation import check_value
from voice_elicit.understanding.breath_search import Search, Span, after_label
from voice_elicit.understanding.multi import read_selection
from voice_elicit.understanding.reading import Confirm, Refused, Selection, Value
from voice_elicit.understanding.text import read_text

__all__ = ["selections", "texts"]

_LONGEST_SELECTION = 12


def selections(search: Search, field: MultiChoiceField) -> Iterator[Span]:
    """Options behind the label, or anywhere when it is the open question."""
    words = search.words
    for at in range(len(words)):
        starts = after_label(search, field, at)
        if field is search.asked and at not in starts and words[at] not in search.known.never:
            starts = {*starts, at}
        for start in starts:
            for end in range(min(len(words), start + _LONGEST_SELECTION), start, -1):
                chosen = _chosen(search, field, start, end)
                if chosen:
                    yield Span(at, end, field, Value(chosen), start > at)
                    break


def _chosen(search: Search, field: MultiChoiceField, start: int, end: int) -> list[Json]:
    """The options these words name and nothing else; none unless the question allows them together."""
    known, words = search.known, search.words
    if known.joiners.at(words, start) or known.joiners.before(words, end):
        return []
    reading = read_selection(search.reply.raw(start, end), field, search.pack)
    if not isinstance(reading, Selection) or not reading.certain or reading.remove:
        return []
    chosen = [one.const for one in field.options if one.const in reading.add]
    return chosen if check_value(field, list(chosen)) is None else []


def texts(
    search: Search,
    field: TextField,
    inner: Iterable[Span],
    begins: set[int],
    starts: frozenset[int],
    numbers: frozenset[int],
) -> Iterator[Span]:
    """Free text behind its label, up to the end or to where another labelled answer clearly begins.

    `numbers`: places of numbers that may be the answer to a question still open; no text is known to hold them."""
    words = search.words
    for at in range(len(words)):
        for start in after_label(search, field, at):
            for end in sorted(_ends(search, start, begins, starts)):
                if any(one.field is not field and start <= one.start and one.end <= end for one in inner):
                    continue
                if any(start < begin < end for begin in begins) or (
                    field.format is None and numbers & {*range(start, end)}
                ):
                    continue
                reading = read_text(search.reply.raw(start, end), field, search.pack, search.now)
                glued = search.reply.glues and field.format is None  # "김민수로": an ending, or of the name?
                if isinstance(reading, Value) and (glued or _runs_on(search, start, end)):
                    reading = Confirm(reading.value, reading.flags)
                if isinstance(reading, Value | Confirm | Refused):
                    yield Span(at, end, field, reading, True)
    if field.format in ("email", "uri") and search.may_be_bare(field):
        for at, word in enumerate(words):
            reading = read_text(search.reply.raw(at, at + 1), field, search.pack, search.now)
            if isinstance(reading, Value | Confirm) and "." in word:
                yield Span(at, at + 1, field, reading, False)


def _runs_on(search: Search, start: int, end: int) -> bool:
    """Whether another answer may have begun within: "Ada Lovelace and I live in Boston"."""
    inner = range(start + 1, end)
    return any(at in search.reply.breaks or search.known.joiners.at(search.words, at) for at in inner)


def _ends(search: Search, start: int, begins: set[int], starts: frozenset[int]) -> set[int]:
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
