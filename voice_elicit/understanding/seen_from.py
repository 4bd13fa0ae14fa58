"""What every grammar of days needs: the reply, the day it is said on, and the years and months beside a day."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from voice_elicit.understanding.moment_words import MomentWords
from voice_elicit.understanding.phrases import Words
from voice_elicit.understanding.years import years

__all__ = ["SeenFrom"]


class SeenFrom:
    """Words of one reply, seen from `today`."""

    def __init__(self, known: MomentWords, words: Words, today: date, *, past: bool = False) -> None:
        self.known = known
        self.words = words
        self.today = today
        self.past = past
        """The question is about the past (a birthday): no year is assumed."""

    def years(self, start: int) -> Iterator[tuple[int, int]]:
        """A year, with or without `of` before it."""
        for at in {start, self.known.of.skip(self.words, start)}:
            yield from years(self.known, self.words, at)
            if reference := self.known.year_refs.at(self.words, at):
                yield self.today.year + reference[0], reference[1]

    def the_month(self, start: int) -> tuple[int, int] | None:
        """`of the month`, when `of the` was passed already: this month."""
        unit = self.known.units.at(self.words, start)
        return (0, unit[1]) if unit and unit[0] == "month" else None
