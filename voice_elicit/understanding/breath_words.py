"""What `breath` needs to know of a language and of the labels of a form: which words join answers, and which name
which question."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from voice_elicit.form.fields import BooleanField, Field, TextField
from voice_elicit.language.lexicon.breath import BreathWords
from voice_elicit.language.lexicon.choice import ChoiceWords
from voice_elicit.language.lexicon.dates import DateWords
from voice_elicit.language.lexicon.numbers import NumberWords
from voice_elicit.language.lexicon.tidying import TidyingWords
from voice_elicit.language.pack import Pack
from voice_elicit.language.templates import expand_all
from voice_elicit.understanding.amounts import Amounts, amounts
from voice_elicit.understanding.hundredths import Hundredths
from voice_elicit.understanding.numerals import Numerals, numerals
from voice_elicit.understanding.phrases import PhraseBook, Words
from voice_elicit.understanding.segments import cut
from voice_elicit.understanding.words import tokens

__all__ = ["Labels", "Sentence", "is_form", "is_free", "labels_for", "sentence"]

_SHORTEST = 3
"""Letters of a single word of a label that may stand for it."""
_STEM = 4
"""Letters two words must share from the start to be forms of one word: book, booking."""


class Sentence:
    """The words of a pack that join answers in one sentence, ready for look-up."""

    def __init__(self, pack: Pack) -> None:
        words = pack.section(BreathWords)
        tidying = pack.section(TidyingWords)
        choices = pack.section(ChoiceWords)
        count = pack.section(NumberWords)
        self.small = frozenset(words.small)
        self.never = frozenset(words.never)
        self.passing = (
            PhraseBook([*words.passing, *words.tasks]),
            PhraseBook([*tidying.fillers, *tidying.politeness]),
            PhraseBook([*tidying.carriers_before, *tidying.carriers_after]),
        )
        self.links = PhraseBook(words.links)
        self.prepositions = PhraseBook(words.prepositions)
        self.dangling = PhraseBook(
            [*words.prepositions, *words.links, *words.including, *words.excluding, *choices.joiners]
        )
        self.before_counts = frozenset(words.before_counts)
        self.clocks = PhraseBook(words.clocks)
        self.starts, self.ends = PhraseBook(words.starts), PhraseBook(words.ends)
        self.start_labels, self.end_labels = PhraseBook(words.start_labels), PhraseBook(words.end_labels)
        self.including = PhraseBook(words.including)
        self.excluding = PhraseBook(words.excluding)
        self.including_behind = PhraseBook(words.including_behind)
        self.excluding_behind = PhraseBook(words.excluding_behind)
        self.starts_behind, self.ends_behind = PhraseBook(words.starts_behind), PhraseBook(words.ends_behind)
        self.links_behind = PhraseBook(words.links_behind)
        self.any_counters = frozenset(words.any_counters)
        self.nouns = frozenset(choices.nouns)
        self.joiners = PhraseBook(choices.joiners)
        self.amounts: Amounts = amounts(pack)
        self.numerals: Numerals = numerals(pack)
        self.signs = frozenset(word for phrase in expand_all([*count.minus, *count.plus]) for word in tokens(phrase))
        self.hundredths = Hundredths(count, self.amounts)
        self.units = frozenset((*count.units, *count.hundredths)) - self.never
        self.no_numbers = frozenset(
            word
            for word in (*count.points, *self.numerals.compounds.first_words)
            if word not in self.numerals.below_hundred and self.passing[0].at((word,), 0)
        )
        """Words inside numbers that also join answers: `con`, `zu` of `zu viert`."""
        self.bound = frozenset(count.bound)
        self.suffixes = tuple(count.plural_suffixes)
        self.forms = {word: frozenset(tokens(row)) for row in words.forms for word in tokens(row)}
        dates = pack.section(DateWords)
        days = [
            *dates.relative_days,
            *dates.weekdays,
            *dates.months,
            *dates.month_refs,
            *dates.week_refs,
            *dates.year_refs,
        ]
        hours = [*dates.am, *dates.pm, *dates.oclock, *dates.noon, *dates.midnight]
        hours += [phrase for part in dates.parts.values() for phrase in (*part.words, *part.today)]
        near = [
            *dates.this,
            *dates.coming,
            *dates.next,
            *dates.past,
            *dates.last,
            *dates.the,
            *dates.day,
            *dates.within,
        ]
        edges = [*dates.last_day_of, *dates.end_of, *dates.first_day_of]
        spans = [*dates.units, *dates.spans, *dates.day_spans, *dates.from_day, *dates.hence]
        clock = [*dates.half_past, *dates.quarter, *dates.past_hour, *dates.to_hour, *dates.minutes, *dates.zones]
        self.moment_openers = PhraseBook(words.moments)
        self.no_openers = self.never & _single(dates.only_before)
        self.moment_signs = "-/:apm." if count.decimal_comma else "-/:apm"
        self.moment_links = _single([*dates.to_hour, *dates.from_day, *dates.before_day])
        self.days = PhraseBook(
            [*days, *dates.holidays, *(phrase for part in dates.parts.values() for phrase in part.today)]
        )
        self.weekdays = PhraseBook(dates.weekdays)
        self.hours = PhraseBook(hours)
        self.ahead = PhraseBook(dates.hence)
        self.counted = _single([*dates.months, *dates.units])
        self.moment = _single([*days, *hours, *dates.holidays, *near, *edges, *spans, *clock])
        glue = _single([*dates.on, *dates.of, *dates.at, *dates.joiners])
        self.moment_glue = frozenset(word for word in glue - _single(hours) if not self.is_number(word))
        self.moment |= _single(words.moments) | glue
        self.moment -= _single([*words.starts_behind, *words.ends_behind])
        self.endings = frozenset(words.endings)
        passing = {word for word in _single([*words.passing, *words.tasks]) if len(word) > 1}
        self.stems = passing | _single(words.including_behind) | self.units | self.moment

    def passes(self, words: Words, at: int) -> set[int]:
        """How many words from `at` on say nothing about any answer."""
        found = set()
        for book in self.passing:
            length = book.at(words, at)
            if length > 1 or (length == 1 and words[at] not in self.never):
                found.add(length)
            if length > 1 and words[at] not in self.never and book.at(words[at : at + 1], 0):
                found.add(1)
        return found

    def names_day(self, words: Words, at: int) -> bool:
        """Whether a day may begin or be at this word."""
        word = words[at]
        if word[0].isdigit() or word in self.counted or self.days.at(words, at) or self.ahead.at(words, at):
            return True
        return self.numerals.ordinal(words, at) is not None

    def is_written(self, word: str) -> bool:
        """A day or time in figures: `2026-12-04`, `12/4`, `4.12` where that is no decimal, `17:30`, `5pm`."""
        return word[0].isdigit() and not word.isdigit() and any(char in word for char in self.moment_signs)

    def is_number(self, word: str) -> bool:
        if word.lstrip("-$€£").replace(".", "", 1).isdigit():
            return True
        return word not in self.no_numbers and self.numerals.is_number_word(word)


def _single(templates: Iterable[str]) -> frozenset[str]:
    return frozenset(word for phrase in expand_all(templates) for word in tokens(phrase))


@lru_cache(maxsize=8)
def sentence(pack: Pack) -> Sentence:
    """Those of a pack."""
    return Sentence(pack)


Pattern = tuple[frozenset[str], ...]
"""A label as words in all their forms: `({night, nights},)`."""


@dataclass(frozen=True, slots=True)
class Labels:
    """What people call the questions of a form."""

    names: dict[str, tuple[Pattern, ...]]
    """Property name -> whole labels, longest first."""
    heads: dict[str, tuple[Pattern, ...]]
    """Property name -> whole labels and single words that are in no other question's label."""

    def at(self, words: Words, start: int, field: Field) -> int:
        """Where the label of this question that begins at `start` ends; `start` when none does."""
        patterns = self.names if is_free(field) else self.heads
        for pattern in patterns[field.name]:
            end = start + len(pattern)
            if end <= len(words) and all(word in forms for word, forms in zip(words[start:end], pattern, strict=True)):
                return end
        return start

    def before(self, words: Words, end: int, field: Field) -> int:
        """Where the label that ends before `end` begins; `end` when there is none."""
        for pattern in self.heads[field.name]:
            start = end - len(pattern)
            if start >= 0 and self.at(words, start, field) == end:
                return start
        return end


def is_free(field: Field) -> bool:
    """Whether the answer is text of any words: only its label tells which words."""
    return isinstance(field, TextField) and field.format not in ("date", "time", "date-time")


@lru_cache(maxsize=32)
def _labels_of(fields: tuple[tuple[str, str, bool], ...], pack: Pack) -> Labels:
    """`fields`: name, label, and whether it is a yes/no question."""
    known = sentence(pack)
    wholes: dict[str, list[Words]] = {}
    contents: dict[str, set[str]] = {}
    for name, label, yes_no in fields:
        texts = [cut(label, pack), tokens(name.replace("_", " ").replace("-", " "))]
        wholes[name] = [_trimmed(text, known.small) for text in texts]
        contents[name] = {
            word
            for text in texts
            for word in text
            if word not in known.small and _letters(word) >= _SHORTEST and word.isalpha() and not known.is_number(word)
        }
        if yes_no and len(contents[name]) > 1:
            contents[name] = set()
    often = Counter(word for words in contents.values() for word in words)
    shared = Counter(words for name in wholes for words in set(wholes[name]))
    names: dict[str, tuple[Pattern, ...]] = {}
    heads: dict[str, tuple[Pattern, ...]] = {}
    for name, _, _ in fields:
        own = [words for words in dict.fromkeys(wholes[name]) if words and shared[words] == 1]
        own.sort(key=len, reverse=True)
        names[name] = tuple(_pattern(words, known) for words in own)
        single = [(word,) for word in sorted(contents[name]) if often[word] == 1]
        heads[name] = (*names[name], *(_pattern(words, known) for words in single))
    return Labels(names, heads)


def labels_for(fields: tuple[Field, ...], pack: Pack) -> Labels:
    """The labels of these questions."""
    return _labels_of(tuple((one.name, one.label, isinstance(one, BooleanField)) for one in fields), pack)


def _trimmed(words: Words, small: frozenset[str]) -> Words:
    """Without small words at its ends, unless it is made of them: `From`."""
    start, end = 0, len(words)
    while start < end and words[start] in small:
        start += 1
    while end > start and words[end - 1] in small:
        end -= 1
    return words[start:end] or words


def _pattern(words: Words, known: Sentence) -> Pattern:
    forms = []
    for word in words:
        found = {word, *known.forms.get(word, ())}
        for suffix in known.suffixes:
            found.add(word + suffix)
            if len(word) - len(suffix) >= _SHORTEST:
                found.add(word.removesuffix(suffix))
        forms.append(frozenset(found))
    return tuple(forms)


def is_form(one: str, other: str) -> bool:
    """Whether two words are forms of one: book, booking."""
    shared = min(len(one), len(other))
    return one == other or (one[:shared] == other[:shared] and _letters(one[:shared]) >= _STEM)


def _letters(word: str) -> int:
    """Of a word, accents aside; a syllable of Hangul is written with two or three."""
    return sum(not unicodedata.combining(char) for char in unicodedata.normalize("NFD", word))
