"""The grammar of amounts: whole numbers with sign, decimals, fractions, dozens, or said digit by digit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from voice_elicit.language.pack import Pack
from voice_elicit.understanding.numerals import DECIMAL, INTEGER, Numerals, numerals
from voice_elicit.understanding.phrases import Words

__all__ = ["Amount", "Amounts", "amounts"]

MILLION = 10**6
"""From here on a half behind the scale is half of it: `deux millions et demi`."""


@dataclass(frozen=True, slots=True)
class Amount:
    """A number as it was said."""

    value: Fraction
    ordinal: bool = False
    digits: str = ""
    """Said digit by digit: these digits, leading zeros kept."""


class Amounts:
    """The amounts of one pack, ready to parse."""

    def __init__(self, grammar: Numerals) -> None:
        self.grammar = grammar
        self._by_parts = grammar.words.myriads or grammar.spelled is not None

    def amount(self, words: Words, start: int) -> tuple[Amount, int] | None:
        """The longest number at `start`, with sign, decimals, fraction, dozens, digits or as an ordinal."""
        sign, position = 1, start
        if position < len(words) and words[position] in self.grammar.minus:
            sign, position = -1, position + 1
        elif position < len(words) and words[position] in self.grammar.plus:
            position += 1
        best: tuple[Amount, int] | None = None
        for found in self._readings(words, position):
            if best is None or found[1] > best[1]:
                best = found
        if best is None:
            return None
        amount, end = best
        after = self.grammar.below_zero.skip(words, end)
        if after > end:
            if sign < 0:
                return None
            sign, end = -1, after
        if sign < 0 and amount.ordinal:
            return None
        return Amount(sign * amount.value, amount.ordinal, amount.digits), end

    def _readings(self, words: Words, start: int) -> Iterator[tuple[Amount, int]]:
        if start >= len(words):
            return
        rank = self.grammar.ordinal(words, start)
        if rank:
            yield Amount(Fraction(rank[0]), ordinal=True), rank[1]
        digits, end = self.grammar.digits(words, start)
        if (
            len(digits) >= 2
            and end - start >= 2
            and any(word in self.grammar.words.ones or len(word) == 1 for word in words[start:end])
        ):
            yield Amount(Fraction(int(digits[:18])), digits=digits), end
        fraction = self._fraction(words, start)
        if fraction:
            yield self._scaled(words, *fraction)
        if mixed := self.grammar.mixed.at(words, start):
            yield self._scaled(words, Fraction(str(mixed[0])), mixed[1])
        written, counted = self._written(words, start), self.grammar.cardinal(words, start)
        longer = written and counted and counted[1] > written[1] and self._by_parts
        whole = counted if longer else written or counted
        dozen = start + 1 if words[start] in self.grammar.articles else start
        if dozen < len(words) and words[dozen] in self.grammar.words.dozens:
            yield Amount(Fraction(self.grammar.words.dozens[words[dozen]])), dozen + 1
        if whole is None:
            if words[start] in self.grammar.points:
                part = self._decimals(words, start + 1)
                if part:
                    yield self._scaled(words, *part)
            return
        value, end = Fraction(whole[0]), whole[1]
        if end < len(words) and words[end] in self.grammar.points:
            part = self._decimals(words, end + 1)
            if part:
                yield self._scaled(words, value + part[0], part[1])
            if words[end] not in self.grammar.joiners:
                return
        if end + 1 < len(words) and words[end] in self.grammar.joiners:
            fraction = self._fraction(words, end + 1)
            if fraction and fraction[0] < 1 and value < 1000:
                yield self._scaled(words, value + fraction[0], fraction[1])
                return
            scale = self.grammar.words.scales.get(words[end - 1], 0)
            if fraction and fraction[0] < 1 and scale >= MILLION:
                yield Amount(value + fraction[0] * scale), fraction[1]
                return
        if end < len(words) and words[end] in self.grammar.words.dozens and value < 100:
            value, end = value * self.grammar.words.dozens[words[end]], end + 1
        yield self._scaled(words, value, end) if _is_written(words[end - 1]) else (Amount(value), end)

    def _scaled(self, words: Words, value: Fraction, end: int) -> tuple[Amount, int]:
        """`one point two million`, `half a dozen`, `a quarter of a million`."""
        at = end
        if value < 1 and at < len(words) and words[at] in self.grammar.words.of:
            at += 1
        if value < 1 and at < len(words) and words[at] in self.grammar.articles:
            at += 1
        if at < len(words):
            factor = self.grammar.words.scales.get(words[at]) or self.grammar.words.dozens.get(words[at])
            if factor:
                return Amount(value * factor), at + 1
        return Amount(value), end

    def _decimals(self, words: Words, start: int) -> tuple[Fraction, int] | None:
        digits, end = self._in_groups(words, start) if self.grammar.spelled else self.grammar.digits(words, start)
        if digits:
            return Fraction(int(digits), 10 ** len(digits)), end
        for value, after in self.grammar.small(words, start):
            if value >= 10:
                return Fraction(value, 100), after
        if start < len(words) and INTEGER.fullmatch(words[start]):
            return Fraction(int(words[start]), 10 ** len(words[start])), start + 1
        return None

    def _in_groups(self, words: Words, start: int) -> tuple[str, int]:
        """Decimals said one by one or in groups: `cero cinco`, `catorce quince`, `cuatrocientos uno`."""
        found, at = "", start
        while at < len(words):
            group = self.grammar.cardinal(words, at)
            digit, after = self.grammar.digits(words, at)
            if group and 10 <= group[0] <= 999:
                found, at = found + str(group[0]), group[1]
            elif digit:
                found, at = found + digit[:1], min(at + 1, after)
            else:
                break
        return found, at

    def _fraction(self, words: Words, start: int) -> tuple[Fraction, int] | None:
        """`half`, `a third`, `two fifths`, `three quarters`."""
        if start >= len(words):
            return None
        word = words[start]
        if found := self._lower_first(words, start):
            return found
        if word in self.grammar.words.fractions:
            return Fraction(1, self.grammar.words.fractions[word]), start + 1
        if start + 1 >= len(words):
            return None
        following = words[start + 1]
        if word in self.grammar.articles or self.grammar.words.ones.get(word) == 1:
            lower = self.grammar.singular_fractions.get(following)
            return (Fraction(1, lower), start + 2) if lower else None
        upper = self.grammar.words.ones.get(word, 0) or self.grammar.words.teens.get(word, 0)
        lower = self.grammar.words.fraction_plurals.get(following)
        return (Fraction(upper, lower), start + 2) if upper and lower else None

    def _lower_first(self, words: Words, start: int) -> tuple[Fraction, int] | None:
        """Of four parts three: a fraction whose lower number comes first."""
        for lower, end in self.grammar.small(words, start):
            after = self.grammar.fraction_of.skip(words, end)
            upper = self.grammar.cardinal(words, after) if after > end else None
            if upper and lower > 1:
                return Fraction(upper[0], lower), upper[1]
        return None

    def _written(self, words: Words, start: int) -> tuple[Fraction, int] | None:
        word = words[start]
        if INTEGER.fullmatch(word) or DECIMAL.fullmatch(word):
            return Fraction(word if word[0] != "." else "0" + word), start + 1
        return None


def _is_written(word: str) -> bool:
    return word[-1:].isdigit()


@lru_cache(maxsize=16)
def amounts(pack: Pack) -> Amounts:
    """The amounts of a pack, built once."""
    return Amounts(numerals(pack))
