"""One row of words that may answer one question, and what every search for such rows needs. Part of `breath`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime

from voice_elicit.form.fields import Field
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.breath_words import Labels, Reply, Sentence, is_free
from voice_elicit.understanding.phrases import Words
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
    noun: str = ""
    """That word, where it stood behind a number."""


@dataclass(frozen=True, slots=True)
class Search:
    reply: Reply
    labels: Labels
    pack: Pack
    now: datetime
    known: Sentence
    asked: Field | None
    held: frozenset[str]
    roles: Mapping[str, frozenset[str]]
    """Questions for the two ends of a range, and the words in front of each."""
    dated: bool
    """The form asks for a day apart from the time."""

    @property
    def words(self) -> Words:
        return self.reply.words

    def before(self, field: Field) -> frozenset[str]:
        """The words that name this question's part of a range of days: "from", "to"."""
        return self.roles.get(field.name, frozenset())

    def may_be_bare(self, field: Field) -> bool:
        return field.name not in self.held


def after_label(search: Search, field: Field, at: int) -> set[int]:
    """Where an answer may begin behind a label that begins at `at`."""
    end = search.labels.at(search.words, at, field)
    if end == at:
        return set()
    if link := search.known.links.at(search.words, end):
        return {end + link}
    return {end} if is_free(field) else {end, end + search.known.prepositions.at(search.words, end)}


def labelled(search: Search, field: Field, start: int, end: int, reading: Reading) -> Iterator[Span]:
    """The span with its question's word before or behind it, and alone."""
    words, labels = search.words, search.labels
    behind = labels.at(words, end, field)
    if behind > end:
        yield Span(start, behind, field, reading, True, " ".join(words[end:behind]))
    for before in range(max(0, start - 6), start):
        if start in after_label(search, field, before):
            yield Span(before, end, field, reading, True)
    if search.may_be_bare(field):
        yield Span(start, end, field, reading, False)


def fits(reading: Reading) -> bool:
    return isinstance(reading, Value | Confirm | Choose | Refused)
