"""One row of words that may answer one question, and what every search for such rows needs. Part of `breath`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from voice_elicit.form.fields import Field
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.breath_reply import Reply
from voice_elicit.understanding.breath_words import Labels, Sentence, is_free
from voice_elicit.understanding.phrases import PhraseBook, Words
from voice_elicit.understanding.reading import Choose, Confirm, Reading, Refused, Value

__all__ = ["Search", "Span", "after_label", "fits", "labelled"]


@dataclass(frozen=True, slots=True)
class Span:
    """Words that may answer one question."""

    start: int
    end: int
    field: Field
    reading: Reading
    labelled: bool
    """The question's own word is part of it."""
    noun: int = 0
    """Where that word begins, if it stood behind the answer."""


@dataclass(frozen=True)
class Search:
    reply: Reply
    labels: Labels
    pack: Pack
    now: datetime
    known: Sentence
    asked: Field | None
    held: frozenset[str]
    roles: Mapping[str, tuple[PhraseBook, PhraseBook]]
    """Questions for the two ends of a range, and the words in front of each and behind it."""
    dated: bool
    """The form asks for a day apart from the time."""

    @property
    def words(self) -> Words:
        return self.reply.words

    def opened(self, field: Field, start: int) -> int:
        """How many words before `start` name this question's part of a range of days: "from", "to"."""
        return self.roles[field.name][0].before(self.words, start) if field.name in self.roles else 0

    def closed(self, field: Field, end: int) -> int:
        """As `opened`, behind it: how many words from `end` on."""
        return self.roles[field.name][1].at(self.words, end) if field.name in self.roles else 0

    @cached_property
    def _fixed(self) -> frozenset[int]:
        """The places of phrases of several words that open a day, whose words name no question: "à partir de"."""
        found: set[int] = set()
        for at in range(len(self.words)):
            for book in (self.known.starts, self.known.ends):
                length = book.at(self.words, at)
                found |= {*range(at, at + length)} if length > 1 else set()
        return frozenset(found)

    def label(self, field: Field, at: int) -> int:
        """Where the label of this question that begins at `at` ends; `at` when none does."""
        return at if at in self._fixed else self.labels.at(self.words, at, field)

    def may_be_bare(self, field: Field) -> bool:
        return field.name not in self.held


def after_label(search: Search, field: Field, at: int) -> set[int]:
    """Where an answer may begin behind a label that begins at `at`."""
    end = search.label(field, at)
    counter = at > 0 and search.words[at] in search.known.units and search.known.is_number(search.words[at - 1])
    if end == at or counter:  # "네 명 두 자리": what is counted stands before its counter.
        return set()
    if link := search.known.links.at(search.words, end):
        return {end + link}
    return {end} if is_free(field) else {end, end + search.known.prepositions.at(search.words, end)}


def labelled(search: Search, field: Field, start: int, end: int, reading: Reading) -> Iterator[Span]:
    """The span with its question's word before or behind it, and alone."""
    noun = end + search.known.links_behind.at(search.words, end)
    behind = search.label(field, noun)
    if behind > noun and search.reply.breaks.isdisjoint(range(end, noun + 1)):
        yield Span(start, behind, field, reading, True, end)
    for before in range(max(0, start - 6), start):
        if start in after_label(search, field, before):
            yield Span(before, end, field, reading, True)
    if search.may_be_bare(field):
        yield Span(start, end, field, reading, False)


def fits(reading: Reading) -> bool:
    return isinstance(reading, Value | Confirm | Choose | Refused)
