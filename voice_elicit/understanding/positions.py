"""Options by their place in the list: "option two", "the second one", "the last", "the first two"."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from voice_elicit.language.lexicon.choice import ChoiceWords
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.numerals import Numerals, numerals
from voice_elicit.understanding.phrases import PhraseBook, Words

__all__ = ["Position", "position_at", "sole_position"]


@dataclass(frozen=True, slots=True)
class Position:
    """Places said in a reply."""

    places: tuple[int, ...]
    """From 0; all within the list."""
    end: int
    """Where in the reply the words for it end."""
    bare: bool = False
    """A number and nothing else: `two`, which may also be the name of an option."""
    certain: bool = True
    """False for what only sounds like a number."""


class _Places:
    def __init__(self, pack: Pack) -> None:
        words = pack.section(ChoiceWords)
        self.numerals: Numerals = numerals(pack)
        self.determiners = PhraseBook(words.determiners)
        self.nouns = frozenset(words.nouns)
        self.counters = PhraseBook(words.counters)
        self.last = PhraseBook(words.last)
        self.from_the_end = PhraseBook(words.from_the_end)
        self.first_few = PhraseBook(words.first_few)
        self.last_few = PhraseBook(words.last_few)
        self.homophones = words.homophones


@lru_cache(maxsize=8)
def _places(pack: Pack) -> _Places:
    return _Places(pack)


def sole_position(words: Words, count: int, pack: Pack) -> Position | None:
    """The place that is all a reply says, of `count` options."""
    known = _places(pack)
    if len(words) == 1 and words[0] in known.homophones:
        place = known.homophones[words[0]]
        return Position((place - 1,), 1, bare=True, certain=False) if place <= count else None
    found = position_at(words, 0, count, pack)
    return found if found is not None and found.end == len(words) else None


def position_at(words: Words, start: int, count: int, pack: Pack) -> Position | None:
    """The place or places named from `start` on, determiners and "one" included."""
    known = _places(pack)
    at = start
    while at < len(words) and (length := known.determiners.at(words, at)) and words[at] not in known.nouns:
        at += length
    found = _few(words, at, count, known) or _ranked(words, at, count, known)
    if found is None and (length := known.last.at(words, start)):
        found = Position((count - 1,), start + length)
    if found is None and not (at > start and words[at:] and words[at] in known.nouns):
        found = _counted(words, at, count, known)
    if found is None and at == len(words) == start + 1:
        found = _counted(words, start, count, known)  # An article that is a number as well, alone: `un`.
    if found is None or not all(0 <= place < count for place in found.places):
        return None
    end = found.end
    while end < len(words) and words[end] in known.nouns and not found.bare:
        end += 1
    return Position(found.places, end, found.bare and at == start, found.certain)


def _few(words: Words, at: int, count: int, known: _Places) -> Position | None:
    for book, from_end in ((known.first_few, False), (known.last_few, True)):
        length = book.at(words, at)
        number = known.numerals.cardinal(words, at + length) if length else None
        if number is not None and 2 <= number[0] <= count:
            places = range(count - number[0], count) if from_end else range(number[0])
            return Position(tuple(places), number[1])
    return None


def _ranked(words: Words, at: int, count: int, known: _Places) -> Position | None:
    rank = known.numerals.ordinal(words, at)
    if rank is None:
        return None
    place, end = rank
    if length := known.from_the_end.at(words, end):
        return Position((count - place,), end + length)
    return Position((place - 1,), end)


def _counted(words: Words, at: int, count: int, known: _Places) -> Position | None:
    length = known.counters.at(words, at)
    number = known.numerals.cardinal(words, at + length)
    if number is None:
        return None
    return Position((number[0] - 1,), number[1], bare=not length)
