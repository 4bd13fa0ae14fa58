"""Units in a reply to a question for a number: hours where minutes are asked, euros where dollars are."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from voice_elicit.language.lexicon.numbers import NumberWords
from voice_elicit.understanding.amounts import Amounts
from voice_elicit.understanding.phrases import Words

__all__ = ["Measures"]


@dataclass(frozen=True, slots=True)
class _Unit:
    dimension: str
    factor: Fraction


class Measures:
    """The convertible and the exclusive units of a pack."""

    def __init__(self, words: NumberWords, known: Amounts) -> None:
        self.amounts = known
        self.grammar = known.grammar
        self.units = {
            unit: _Unit(name, Fraction(str(factor)))
            for name, units in words.dimensions.items()
            for unit, factor in units.items()
        }
        self.kinds = {word: (name, kind) for name, kinds in words.exclusive.items() for word, kind in kinds.items()}

    def fits(self, unit: str, asked: frozenset[str]) -> bool:
        """Whether a reply in `unit` can answer a question with these words at all."""
        if unit not in self.kinds:
            return True
        name, kind = self.kinds[unit]
        wanted = {self.kinds[word][1] for word in asked if word in self.kinds and self.kinds[word][0] == name}
        return not wanted or kind in wanted

    def converted(self, value: Fraction, unit: str, asked: frozenset[str]) -> Fraction | None:
        """The value in the unit that is asked for; as it is when none is; None when several are."""
        said = self.units.get(unit)
        if said is None:
            return value
        wanted = self._wanted(said.dimension, asked)
        if not wanted or said.factor in wanted:
            return value
        return value * said.factor / wanted.pop() if len(wanted) == 1 else None

    def total(self, words: Words, asked: frozenset[str]) -> tuple[Fraction, bool] | None:
        """`one hour and four minutes`, `an hour and a half`: the whole reply in the one unit asked for.

        With whether it had to be reckoned.
        """
        total, at, parts = Fraction(0), 0, 0
        dimension, last = "", Fraction(0)
        while at < len(words):
            if parts and words[at] in self.grammar.joiners:
                at += 1
            if parts and (half := self.amounts.amount(words, at)) and half[1] == len(words):
                if 0 < half[0].value < 1:
                    total, at, parts = total + half[0].value * last, half[1], parts + 1
                    continue
                return None
            read = self._part(words, at)
            if read is None or (dimension and read[1].dimension != dimension):
                return None
            value, unit, at = read
            if value < 0 or (parts and unit.factor >= last):
                return None
            total, parts = total + value * unit.factor, parts + 1
            dimension, last = unit.dimension, unit.factor
        wanted = self._wanted(dimension, asked) if dimension else set()
        if len(wanted) != 1:
            return None
        factor = wanted.pop()
        return total / factor, parts > 1 or factor != last

    def _part(self, words: Words, at: int) -> tuple[Fraction, _Unit, int] | None:
        found = self.amounts.amount(words, at)
        if found and not found[0].ordinal:
            value, end = found[0].value, found[1]
        elif at < len(words) and words[at] in self.grammar.articles:
            value, end = Fraction(1), at + 1
        else:
            return None
        if end < len(words) and words[end] in self.grammar.articles:
            end += 1
        unit = self.units.get(words[end]) if end < len(words) else None
        return (value, unit, end + 1) if unit else None

    def _wanted(self, dimension: str, asked: frozenset[str]) -> set[Fraction]:
        found = {self.units[word] for word in asked if word in self.units}
        return {unit.factor for unit in found if unit.dimension == dimension}
