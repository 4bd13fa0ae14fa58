"""Replies cut into the words the pack knows, where people space them as they like and glue endings to them.

A written word that is made of pieces only (`2\\uc2dc\\ubc18`: a number, an hour, a half) is cut into them; words that
together are one word of the pack are joined. Both ways of writing, and what recognizers make of a word their lexicon
lacks, come to the same words. Packs without the section `segments` have words as they are written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from voice_elicit.language.lexicon.choice import ChoiceWords
from voice_elicit.language.lexicon.commands import CommandWords
from voice_elicit.language.lexicon.consent import ConsentWords
from voice_elicit.language.lexicon.contacts import ContactWords
from voice_elicit.language.lexicon.dates import DateWords
from voice_elicit.language.lexicon.numbers import NumberWords
from voice_elicit.language.lexicon.segments import SegmentWords
from voice_elicit.language.lexicon.spelling import SpellingWords
from voice_elicit.language.lexicon.text import TextWords
from voice_elicit.language.lexicon.tidying import TidyingWords
from voice_elicit.language.pack import Pack
from voice_elicit.language.templates import expand
from voice_elicit.understanding.words import tokens

__all__ = ["as_joined", "cut", "cut_otherwise", "ending_stripped", "glues", "unglued", "without_ending"]

Words = tuple[str, ...]

MOST_JOINED = 4
"""Words in a row that may be one word of the pack."""
MOST_PIECES = 12
"""Of one written word; a longer one is no number and no moment."""

_RUNS = re.compile(r"[0-9]+(?:[.:][0-9]+)*|[^0-9]+")
_SECTIONS = (
    ChoiceWords, CommandWords, ConsentWords, ContactWords, DateWords, NumberWords, SpellingWords,
    TextWords, TidyingWords,
)  # fmt: skip


class _Scissors:
    """The section `segments` of one pack, with the words of the others."""

    def __init__(self, pack: Pack) -> None:
        words = pack.section(SegmentWords)
        self.active = bool(words.endings or words.pieces or words.suffixes)
        self.endings = tuple(sorted(words.endings, key=len, reverse=True))
        self.certain = tuple(sorted(words.certain_endings, key=len, reverse=True))
        self.suffixes = tuple(sorted(words.suffixes, key=len, reverse=True))
        self.doubtful = frozenset(words.number_endings)
        if not self.active:
            return
        self.vocabulary = frozenset(
            word for section in _SECTIONS for text in _texts(pack.section(section).model_dump()) for word in text
        )
        joint = {
            "".join(words)
            for section in (ConsentWords, CommandWords)
            for words in _texts(pack.section(section).model_dump())
            if 1 < len(words) <= MOST_JOINED
        }
        self.vocabulary |= joint
        count, dates = pack.section(NumberWords), pack.section(DateWords)
        parts = [text for part in dates.parts.values() for text in (*part.words, *part.today)]
        pieces = _single(
            *count.ones, *count.teens, *count.tens, *count.hundred, *count.scales, *count.points, *count.units,
            *count.ordinals, *count.fractions, *dates.months, *dates.weekdays, *dates.relative_days, *dates.units,
            *dates.month_refs, *dates.week_refs, *dates.year_refs, *dates.oclock, *dates.minutes, *dates.seconds,
            *dates.half_hour, *dates.day_spans, *dates.hence, *dates.ago, *dates.day_suffix, *dates.year_suffix, *parts,
            *words.pieces,
        )  # fmt: skip
        self.pieces = frozenset(pieces)
        self.numbers = frozenset((*count.ones, *count.teens, *count.tens, *count.hundred, *count.scales))
        rows = (word for word in self.vocabulary - self.pieces if all(char in self.numbers for char in word))
        self.apart = frozenset((*words.apart, *rows))
        self.tails = frozenset(words.endings)
        self.whole = frozenset(words.whole)
        self.longest = max(map(len, (*pieces, *words.endings)))
        self._kept: dict[str, tuple[Words, ...]] = {}

    def cuts(self, word: str) -> tuple[Words, ...]:
        """The ways to cut one written word, the likeliest first; the word itself when there is none."""
        known = self._kept.get(word)
        if known is None:
            known = tuple(self._cuts(word))
            if len(self._kept) < 20_000:
                self._kept[word] = known
        return known

    def _cuts(self, word: str) -> Iterator[Words]:
        if word in self.vocabulary or word in self.whole or word.isascii():
            yield (word,)
            return
        found = False
        for pieces in self._tiles(word, 0, ()):
            found = True
            yield pieces
        if found:
            return
        for suffix in self.suffixes:
            if word.endswith(suffix) and len(word) > len(suffix):
                yield (*self.cuts(word.removesuffix(suffix))[0], suffix)
                return
        yield (word,)

    def _tiles(self, word: str, at: int, before: Words) -> Iterator[Words]:
        if at == len(word):
            yield before
            return
        if len(before) >= MOST_PIECES:
            return
        number = _RUNS.match(word, at) if word[at].isdigit() else None
        if number:
            yield from self._tiles(word, number.end(), (*before, number[0]))
            return
        for size in range(min(self.longest, len(word) - at), 0, -1):
            piece = word[at : at + size]
            if piece in self.pieces or (before and piece in self.tails):
                yield from self._tiles(word, at + size, (*before, piece))

    def joined(self, words: list[str]) -> Words:
        """Neighbours that are one word of the pack."""
        kept: list[str] = []
        at = 0
        while at < len(words):
            for count in range(min(MOST_JOINED, len(words) - at), 1, -1):
                whole = "".join(words[at : at + count])
                if whole in self.vocabulary and whole not in self.apart and not whole.isascii():
                    kept.append(whole)
                    at += count
                    break
            else:
                kept.append(words[at])
                at += 1
        return tuple(kept)


def _texts(thing: object) -> Iterator[Words]:
    """The words of all templates of a section."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from _phrases(str(key))
            yield from _texts(value)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from _texts(value)
    elif isinstance(thing, str):
        yield from _phrases(thing)


def _phrases(template: str) -> Iterator[Words]:
    if len(template) > 1 and "{" not in template:
        for phrase in expand(template):
            yield tokens(phrase)


def _single(*templates: str) -> list[str]:
    """Phrases that are written as one word."""
    return [words[0] for template in templates for words in _phrases_of(template) if len(words) == 1]


def _phrases_of(template: str) -> Iterable[Words]:
    return [tokens(template)] if len(template) == 1 else _phrases(template)


@lru_cache(maxsize=16)
def _scissors(pack: Pack) -> _Scissors:
    return _Scissors(pack)


def cut(text: str, pack: Pack) -> Words:
    """`tokens`, and words cut and joined as the pack writes them; cutting its result again changes nothing."""
    words = tokens(text)
    known = _scissors(pack)
    if not known.active:
        return words
    return known.joined([piece for word in words for piece in known.cuts(word)[0]])


def as_joined(words: Words, pack: Pack) -> Words:
    """A phrase of the pack, with neighbours joined as in a reply."""
    known = _scissors(pack)
    return known.joined(list(words)) if known.active else words


def glues(pack: Pack) -> bool:
    """Whether the language glues endings to words."""
    return _scissors(pack).active


def unglued(word: str, pack: Pack, stems: frozenset[str], endings: frozenset[str]) -> Words:
    """One word of `cut`, and what is glued to it where it begins with one of `stems`: an ending of the pack's or of
    `endings`, or figures."""
    known = _scissors(pack)
    if not known.active or word in known.whole:
        return (word,)
    for size in range(len(word) - 1, max(0, len(word) - 1 - MOST_PIECES), -1):
        stem, rest = word[:size], word[size:]
        if word in known.vocabulary or word in stems:
            if size > 1 and ((stem in known.numbers and rest in known.tails) or (stem in stems and rest in endings)):
                return stem, rest  # "하나요" is "one" here, not "does one?".
            continue
        figures = stem[0].isdigit() and stem.isascii()
        pieces = (stem,) if stem in stems or figures else known.cuts(stem)[0]
        if pieces != (stem,) and rest in endings:
            return *pieces, rest
        if stem in stems or figures:
            if rest in known.tails or rest in known.suffixes or rest in endings:
                return stem, rest
            if rest[0].isdigit() and not figures:
                return stem, *known.cuts(rest)[0]
    return (word,)


def cut_otherwise(text: str, pack: Pack) -> Words | None:
    """The other way to cut a reply whose last number may hold one digit more or less, if there is one."""
    words = tokens(text)
    known = _scissors(pack)
    if not known.active or not words or not any(words[-1].endswith(one) for one in known.doubtful):
        return None
    ways = known.cuts(words[-1])
    if len(ways) < 2 or len(ways[0]) < 2 or ways[0][-2] not in known.numbers:
        return None
    first = [piece for word in words[:-1] for piece in known.cuts(word)[0]]
    other = [*first, *ways[1]]
    while len(other) > 1 and other[-1] in known.tails and other[-1] not in known.pieces:
        other.pop()
    return known.joined(other) if len(ways[1]) > 1 else None


def ending_stripped(words: Words, pack: Pack) -> Iterator[Words]:
    """The words with an ending taken from the last of them, the longest ending first."""
    known = _scissors(pack)
    if not words or words[-1] in known.endings or (known.active and words[-1] in known.pieces):
        return
    for ending in known.endings:
        if words[-1].endswith(ending) and len(words[-1]) > len(ending):
            yield (*words[:-1], words[-1].removesuffix(ending))


def without_ending(text: str, pack: Pack) -> str:
    """Free text without an ending that is no part of it."""
    for ending in _scissors(pack).certain:
        if text.endswith(ending) and len(text) > len(ending):
            return text.removesuffix(ending).rstrip()
    return text
