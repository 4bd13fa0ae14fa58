"""Amounts with their unit in the middle: twelve dollars fifty, un euro quatre-vingt-dix-neuf, ein Meter achtzig.

Which units have hundredths that may be left unnamed is told by the pack. Without any unit ("twelve fifty") such an
amount is only a guess, made where the question names a unit of this kind.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from voice_elicit.language.lexicon.numbers import NumberWords
from voice_elicit.understanding.amounts import Amounts
from voice_elicit.understanding.phrases import PhraseBook, Words

__all__ = ["Hundredths", "Part", "is_whole"]


def is_whole(value: Fraction) -> bool:
    return value.denominator == 1 and value >= 0


@dataclass(frozen=True, slots=True)
class Part:
    """What stands behind the unit."""

    value: Fraction
    end: int
    certain: bool
    """Not a single digit without its own unit: "twelve euros five" may be half a euro."""


class Hundredths:
    """The units of a pack that are followed by their hundredths."""

    def __init__(self, words: NumberWords, known: Amounts) -> None:
        self.amounts = known
        self.named = {unit: frozenset(parts) for unit, parts in words.hundredths.items()}
        self.links = PhraseBook(words.hundredth_links)
        self.joiners = known.grammar.joiners
        self.by_pairs = words.pairs_are_hundreds

    def behind(self, words: Words, at: int) -> Part | None:
        """The hundredths behind the unit at `at - 1`: `fifty`, `and fifty cents`, `and a half`."""
        unit = words[at - 1]
        if unit not in self.named or at >= len(words):
            return None
        if words[at] in self.joiners:
            half = self.amounts.amount(words, at + 1)
            if half and 0 < half[0].value < 1:
                return Part(half[0].value, half[1], certain=True)
        start = self.links.skip(words, at)
        found = self._two_digits(words, start)
        if found is None:
            return None
        value, end, padded = found
        if end < len(words) and words[end] in self.named[unit]:
            return Part(value, end + 1, certain=True)
        return Part(value, end, padded or value >= Fraction(1, 10))

    def pair(self, words: Words, asked: frozenset[str]) -> tuple[Fraction, ...]:
        """What two numbers in a row may mean, where one of these units is asked for: `twelve fifty`."""
        if not asked & self.named.keys():
            return ()
        for end in range(1, len(words)):
            whole = self.amounts.amount(words[:end], 0)
            if not whole or whole[1] != end or not is_whole(whole[0].value) or whole[0].ordinal or whole[0].digits:
                continue
            found = self._two_digits(words, self.links.skip(words, end))
            if found and found[1] == len(words) and (found[2] or found[0] >= Fraction(1, 10)):
                value = whole[0].value
                hundreds = (value * 100 + found[0] * 100,) if self.by_pairs and value < 100 else ()
                return (value + found[0], *hundreds)
        return ()

    def _two_digits(self, words: Words, start: int) -> tuple[Fraction, int, bool] | None:
        """Up to 99 hundredths, and whether they were said with a leading zero."""
        found = self.amounts.amount(words, start)
        if not found or found[0].ordinal or not is_whole(found[0].value) or found[0].value > 99:
            return None
        digits = found[0].digits
        if digits and len(digits) != 2:
            return None
        written = words[start] if words[start].isdigit() else ""
        return found[0].value / 100, found[1], (digits or written).startswith("0")
