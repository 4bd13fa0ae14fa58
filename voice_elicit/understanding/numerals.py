"""The grammar of spoken numbers: which row of words is one number, and which.

Strict on purpose: `thirty and six`, `fifty zero three` and `two hundred and` are no numbers. The grammar is
that of languages that say hundreds, tens and ones in this order; the words come from the pack.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from voice_elicit.language.lexicon.numbers import NumberWords
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.meanings import Meanings
from voice_elicit.understanding.myriads import cardinal_by_myriads
from voice_elicit.understanding.phrases import PhraseBook, Words
from voice_elicit.understanding.spelled_numbers import SpelledNumbers

__all__ = ["DECIMAL", "INTEGER", "Numerals", "numerals"]

INTEGER = re.compile(r"[0-9]{1,18}", re.ASCII)
DECIMAL = re.compile(r"[0-9]{0,18}\.[0-9]{1,18}", re.ASCII)
MOST = 10**18
"""Beyond it nobody counts, and floats lose digits."""


class Numerals:
    """The number words of one pack, ready to parse."""

    def __init__(self, words: NumberWords, language: str) -> None:
        self.words = words
        self.spelled = SpelledNumbers(language, words) if words.text2num else None
        self.hundred = frozenset(words.hundred)
        self.digit_words = frozenset(words.digit_words or words.ones)
        self.second_series = frozenset(words.second_series)
        self.joiners = frozenset(words.joiners)
        self.articles = frozenset(words.one_articles)
        self.zero_letters = frozenset(words.zero_letters)
        self.points = frozenset(words.points)
        self.minus = frozenset(words.minus)
        self.plus = frozenset(words.plus)
        self.below_hundred = frozenset((*words.ones, *words.teens, *words.tens))
        self._cardinal_of = {
            **{value: word for word, value in words.scales.items()},
            100: words.hundred[0],
            **{value: word for named in (words.tens, words.teens, words.ones) for word, value in named.items()},
        }
        self.tens_joiners = frozenset(words.tens_joiners)
        self.below_zero = PhraseBook(words.below_zero)
        self.singular_fractions = {
            **{word: n for word, n in words.ordinals.items() if n > 2},
            **words.fractions,
        }
        self.denominators = {**self.singular_fractions, **words.fraction_plurals}
        self.compounds: Meanings[int] = Meanings(words.compounds)
        self.fraction_of = PhraseBook(words.fraction_of)
        self.mixed: Meanings[float] = Meanings(words.mixed)
        self.vocabulary = frozenset(
            [
                *words.ones,
                *words.teens,
                *words.tens,
                *words.hundred,
                *words.scales,
                *words.dozens,
                *words.minus,
                *words.points,
                *words.ordinals,
                *words.fractions,
                *words.fraction_plurals,
                *words.repeats,
                *self.compounds.first_words,
                *self.mixed.first_words,
            ]
        )
        suffixes = "|".join(map(re.escape, words.ordinal_suffixes))
        self._ordinal = re.compile(rf"([0-9]{{1,9}})(?:{suffixes})", re.ASCII) if suffixes else None

    def is_number_word(self, word: str) -> bool:
        """Whether the word means a quantity, so that it cannot be passed over."""
        if word in self.vocabulary or any(char.isdigit() for char in word):
            return True
        known = self.spelled
        return known is not None and (known.value((word,)) is not None or known.rank((word,)) is not None)

    def agree(self, tens: str, ones: str) -> bool:
        """Whether two number words are of one way of counting."""
        return (tens in self.second_series) == (ones in self.second_series)

    def small(self, words: Words, start: int) -> Iterator[tuple[int, int]]:
        """0 to 99 at `start`: every reading and its end, longest first."""
        if start >= len(words):
            return
        word = words[start]
        lexicon = self.words
        for compound, end in self.compounds.all_at(words, start):
            if compound < 100:
                yield compound, end
        if self.spelled:
            yield from self.spelled.small(words, start)
            if self.spelled.value((word,)) is not None:
                return
        if word in lexicon.tens:
            tens = lexicon.tens[word]
            if start + 2 < len(words) and words[start + 1] in self.tens_joiners:
                joined = lexicon.ones.get(words[start + 2], 0)
                if joined:
                    yield tens + joined, start + 3
            if lexicon.ones.get("".join(words[start + 1 : start + 2]), 0) > 0 and self.agree(word, words[start + 1]):
                yield tens + lexicon.ones[words[start + 1]], start + 2
            yield tens, start + 1
        elif word in lexicon.teens:
            yield lexicon.teens[word], start + 1
        elif word in lexicon.ones:
            yield lexicon.ones[word], start + 1
        elif INTEGER.fullmatch(word) and len(word) <= 2:
            yield int(word), start + 1

    def ordinal(self, words: Words, start: int) -> tuple[int, int] | None:
        """`twenty second`, `22nd`, `hundredth`: the rank and its end."""
        if start >= len(words):
            return None
        word = words[start]
        lexicon = self.words
        spelled = self.spelled.ordinal(words, start) if self.spelled else None
        if spelled and spelled[1] > start + 1:
            return spelled
        if word in lexicon.ordinals:
            return lexicon.ordinals[word], start + 1
        if self._ordinal and (match := self._ordinal.fullmatch(word)):
            return int(match[1]), start + 1
        if self.spelled:
            return spelled
        if word in lexicon.tens and start + 1 < len(words):
            rank = lexicon.ordinals.get(words[start + 1], 0)
            if 0 < rank < 10:
                return lexicon.tens[word] + rank, start + 2
        return self._long_ordinal(words, start)

    def _long_ordinal(self, words: Words, start: int) -> tuple[int, int] | None:
        """`one hundred and eleventh`: a cardinal whose last word is an ordinal."""
        for at in range(start + 1, min(start + 12, len(words))):
            if words[at] in self.words.ordinals:
                last = self._cardinal_of.get(self.words.ordinals[words[at]])
                found = self.cardinal((*words[start:at], last), 0) if last else None
                return (found[0], at + 1) if found and found[1] == at + 1 - start else None
            if words[at] not in self.vocabulary and words[at] not in self.joiners:
                return None
        return None

    def cardinal(self, words: Words, start: int) -> tuple[int, int] | None:
        """The longest whole number without sign at `start`, and its end."""
        lexicon = self.words
        if lexicon.myriads:
            return cardinal_by_myriads(self, words, start)
        if self.spelled:
            return self.spelled.cardinal(words, start) or next(self.small(words, start), None)
        total, end, scale = 0, start, MOST
        while True:
            group = self._below_thousand(words, end)
            if group is None and end == start:
                group = self._bare(words, start)
            if group is None:
                break
            value, after = group
            factor = lexicon.scales.get(words[after]) if after < len(words) else None
            if factor is not None and factor < scale:
                total, end, scale = total + value * factor, after + 1, factor
            elif value < scale and (value or end == start):
                return total + value, after
            else:
                break
            joined = end < len(words) and words[end] in self.joiners
            if joined and self._below_thousand(words, end + 1) is None:
                break
            if joined and words[end + 1] in self.articles:
                break
            if joined:
                group = self._below_thousand(words, end + 1)
                if group is None or (group[1] < len(words) and self._is_denominator(words[group[1]])):
                    break
                if group[1] < len(words) and words[group[1]] in lexicon.scales:
                    break
                return total + group[0], group[1]
        return (total, end) if end > start else None

    def digits(self, words: Words, start: int, *, letters: bool = True) -> tuple[str, int]:
        """Digits said one by one, `oh` and `double` included: as many as there are, and the end."""
        found: list[str] = []
        position = start
        while position < len(words):
            times = self.words.repeats.get(words[position], 1)
            at = position + 1 if times > 1 else position
            digit = self._digit(words[at], letters) if at < len(words) else None
            if digit is None:
                break
            found.append(digit * times)
            position = at + 1
        return "".join(found), position

    def _digit(self, word: str, letters: bool) -> str | None:
        if word in self.digit_words:
            return str(self.words.ones[word])
        if letters and word in self.zero_letters:
            return "0"
        if letters and word in self.words.digit_names:
            return str(self.words.digit_names[word])
        return word if len(word) == 1 and INTEGER.fullmatch(word) else None

    def _bare(self, words: Words, start: int) -> tuple[int, int] | None:
        """`million`, `a thousand`: one of them."""
        at = start + 1 if start < len(words) and words[start] in self.articles else start
        if at >= len(words) or words[at] not in self.words.scales or self._is_plural(words[at]):
            return None
        return 1, at

    def _is_plural(self, word: str) -> bool:
        """`millions` alone is no number."""
        endings = self.words.plural_suffixes
        return any(word.endswith(end) and word.removesuffix(end) in self.words.scales for end in endings)

    def _is_denominator(self, word: str) -> bool:
        return word in self.words.fractions or word in self.words.fraction_plurals

    def _below_thousand(self, words: Words, start: int) -> tuple[int, int] | None:
        if start >= len(words):
            return None
        compound = self.compounds.at(words, start)
        head = next(self.small(words, start), None)
        if compound and compound[0] >= 100 and not (head and head[1] > compound[1]):
            return self._with_rest(words, *compound)
        if head is None and words[start] in self.articles:
            head = (1, start + 1)
            if start + 1 >= len(words) or words[start + 1] not in self.hundred:
                return None
        if head is None and words[start] in self.hundred:
            head = (1, start)
        if head is None:
            if INTEGER.fullmatch(words[start]) and len(words[start]) == 3:
                return int(words[start]), start + 1
            return None
        value, at = head
        if at >= len(words) or words[at] not in self.hundred or value == 0:
            return head
        return self._with_rest(words, value * 100, at + 1)

    def _with_rest(self, words: Words, value: int, at: int) -> tuple[int, int]:
        """Hundreds with the tens and ones behind them."""
        if value % 100:
            return value, at
        joined = at < len(words) and words[at] in self.joiners
        rest = next(self.small(words, at + 1 if joined else at), None)
        if rest and rest[0] > 0 and not (rest[1] < len(words) and self._is_denominator(words[rest[1]])):
            return value + rest[0], rest[1]
        return value, at


@lru_cache(maxsize=16)
def numerals(pack: Pack) -> Numerals:
    """The number grammar of a pack, built once."""
    return Numerals(pack.section(NumberWords), pack.tag)
