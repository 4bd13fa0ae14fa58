"""The grammar of days: every way to name one that begins at a place of the reply, the longest first.

`thirty four april` is no day: numbers beyond the month's are nothing, and what is left of them stays
unexplained. Resolved against today; a missing year or month is filled in and flagged.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from voice_elicit.understanding.calendar import (
    day_in_month,
    last_day,
    next_month_days,
    of_century,
    of_year,
    shift_month,
)
from voice_elicit.understanding.moment_words import Day
from voice_elicit.understanding.weekdays import Weekdays
from voice_elicit.understanding.written_dates import written_date, written_day, written_short_year
from voice_elicit.understanding.years import RECENT, short_years, years

__all__ = ["Days"]


class Days(Weekdays):
    """Days named in one reply."""

    def named_by_today(self, start: int) -> list[tuple[Day, int]]:
        """Only days like `tomorrow`, which no time of day sounds like."""
        return list(self._relative(start))

    def at(self, start: int) -> list[tuple[Day, int]]:
        """Every day that begins at `start`, the longest phrase first."""
        found: list[tuple[Day, int]] = []
        for way in (
            self._written,
            self._figures,
            self._month_first,
            self._day_first,
            self._year_first,
            self._relative,
            self.beside_weeks,
            self.of_months,
            self._month_edges,
            self._holiday,
        ):
            found += [(day, end) for day, end in way(start) if day.options]
        found.sort(key=lambda one: -one[1])
        return found

    def _written(self, start: int) -> Iterator[tuple[Day, int]]:
        if start >= len(self.words):
            return
        word, order = self.words[start], self.known.words.numeric_order
        flags: tuple[str, ...] = ()
        found = written_date(word, order)
        if found is None:
            found = written_day(word, order, self.today)
            flags = ("missing-year",) if self.past else ("assumed-year",)
            found = None if found and found[1] and self.past else found
        if found:
            options, ask = found
            yield Day(options[:1], (*flags, "assumed-order") if ask else flags, ask=ask), start + 1

    def _figures(self, start: int) -> Iterator[tuple[Day, int]]:
        """Year, month and day in figures where that is the order: `2026. 12. 4.`, `26.12.4`, `850604`, `12 4`."""
        if self.known.words.numeric_order != "ymd" or start >= len(self.words):
            return
        said, end = self.known.numerals.digits(self.words, start)
        rows = {end: said, start + 1: self.words[start]}
        for after in range(start + 2, min(start + 3, len(self.words)) + 1):
            if all(word.isdigit() for word in self.words[start:after]):
                rows[after] = ".".join(self.words[start:after])
        for end, row in rows.items():
            if short := written_short_year(row, self.today, past=self.past):
                yield Day((short,), ("assumed-century",), ask=True), end
            elif end > start + 1 and (whole := written_date(row, "ymd")):
                yield Day(whole[0]), end
            elif end > start + 1 and not self.past and (day := written_day(row, "ymd", self.today)):
                yield Day(day[0], ("assumed-year",), ask=True, bare=True), end

    def _numbers(self, start: int) -> Iterator[tuple[int, int]]:
        """A day of the month, cardinal or ordinal; the name of a weekday is none (`segunda`)."""
        rank = self.known.numerals.ordinal(self.words, start)
        if rank and not self.known.words.day_suffix and not self.known.weekdays.at(self.words, start):
            yield rank
        plain = list(self.known.numerals.small(self.words, start))
        suffixed = [(day, self.known.day_suffix.skip(self.words, end)) for day, end in plain]
        marked = [new for new, old in zip(suffixed, plain, strict=True) if new != old]
        yield from marked[:1]
        if not marked or marked[0] != suffixed[0]:  # The rest of a longer number is no word for day.
            yield from plain

    def _dated(self, month: int, day: int, end: int) -> Iterator[tuple[Day, int]]:
        """With the year that follows, or the one that is next."""
        for year, after in self.years(end):
            found = day_in_month(year, month, day)
            yield Day((found,) if found else ()), after
        if self.past:
            yield from self._short_year(month, day, end)
        assumed = of_year(month, day, self.today)
        if assumed:
            flag = "missing-year" if self.past else "assumed-year"
            yield Day((assumed,), (flag,)), end

    def _short_year(self, month: int, day: int, end: int) -> Iterator[tuple[Day, int]]:
        """`eighty` of a birthday: the last year that ends so."""
        for at in {end, self.known.of.skip(self.words, end)}:
            for short, after in self.known.numerals.small(self.words, at):
                year = of_century(short, self.today, past=True)
                found = day_in_month(year, month, day) if short >= 10 and year > 0 else None
                if found:
                    yield Day((found,), ("assumed-century",), ask=True), after

    def _month_first(self, start: int) -> Iterator[tuple[Day, int]]:
        month = self.known.months.at(self.words, start)
        if month:
            for day, end in self._numbers(self.known.the.skip(self.words, month[1])):
                yield from self._dated(month[0], day, end)
        reference = self.known.month_refs.at(self.words, start)
        shifted = shift_month(self.today, reference[0]) if reference else None
        if reference and shifted:
            for day, end in self._numbers(reference[1]):
                if self._is_suffixed(end):
                    found = day_in_month(*shifted, day)
                    yield Day((found,) if found else ()), end

    def _is_suffixed(self, end: int) -> bool:
        """Whether the word before `end` says that the number is a day."""
        return any(self.known.day_suffix.skip(self.words, at) == end for at in range(max(0, end - 2), end))

    def _day_first(self, start: int) -> Iterator[tuple[Day, int]]:
        known, words = self.known, self.words
        begin = known.the.skip(words, start)
        on = known.on.skip(words, start)
        for day, end in self._numbers(begin):
            after = known.day.skip(words, end)
            after = known.of.skip(words, after)
            if month := known.months.at(words, after):
                yield from self._dated(month[0], day, month[1])
            yield from self._numbered(day, end, after)
            if reference := known.month_refs.at(words, after) or self.the_month(after):
                shifted = shift_month(self.today, reference[0])
                found = day_in_month(*shifted, day) if shifted else None
                yield Day((found,) if found else ()), reference[1]
            if not self.past:
                is_rank = (day, end) == known.numerals.ordinal(words, begin)
                sure = is_rank or begin > start or self._is_suffixed(end)
                yield self._of_month(day, bare=not sure), end
        if on > start:
            for day, end in self._numbers(known.the.skip(words, on)):
                if not self.past and not known.months.at(words, known.of.skip(words, end)):
                    yield self._of_month(day, bare=False), end

    def _numbered(self, day: int, end: int, start: int) -> Iterator[tuple[Day, int]]:
        """A month that is a number: `tres del doce`, `dritter zwölfter`; asked back unless its year is said."""
        numerals, words = self.known.numerals, self.words
        match self.known.words.number_months:
            case "cardinal" if start > end:
                months = list(numerals.small(words, start))
            case "ordinal" if numerals.ordinal(words, end - 1):
                months = [rank] if (rank := numerals.ordinal(words, start)) else []
            case _:
                return
        for month, after in months:
            if 1 <= month <= 12:
                for named, close in self._dated(month, day, after):
                    yield Day(named.options, named.flags, ask=named.ask or bool(named.flags)), close

    def _of_month(self, day: int, *, bare: bool) -> Day:
        if not 1 <= day <= 31:
            return Day(())
        options = tuple(next_month_days(day, self.today))[:1]
        return Day(options, ("assumed-month",), ask=bare, bare=bare)

    def _year_first(self, start: int) -> Iterator[tuple[Day, int]]:
        begins = list(years(self.known, self.words, start))
        if reference := self.known.year_refs.at(self.words, start):
            begins.append((self.today.year + reference[0], reference[1]))
        for year, end in begins:
            if year in RECENT or self.known.year_suffix.before(self.words, end):
                yield from self._of_year(year, end)
        for short, end in short_years(self.known, self.words, start):
            for day, after in self._of_year(of_century(short, self.today, past=self.past), end):
                yield Day(day.options, ("assumed-century",), ask=True), after

    def _of_year(self, year: int, start: int) -> Iterator[tuple[Day, int]]:
        if month := self.known.months.at(self.words, start):
            for day, after in self._numbers(self.known.the.skip(self.words, month[1])):
                found = day_in_month(year, month[0], day)
                yield Day((found,) if found else ()), after

    def _relative(self, start: int) -> Iterator[tuple[Day, int]]:
        if found := self.known.relative.at(self.words, start):
            yield self._moved(found[0], self.today), found[1]

    def _month_edges(self, start: int) -> Iterator[tuple[Day, int]]:
        """`the last day of october`, `the first day of next month`; its `end` is a day still to be asked for."""
        known, words = self.known, self.words
        if (reference := known.month_refs.at(words, start)) and (shifted := shift_month(self.today, reference[0])):
            for edge, after in known.month_edges.all_at(words, reference[1]):
                yield Day((_edge(edge, *shifted),), ("vague-day",) if edge == "end" else ()), after
        if month := known.months.at(words, start):
            for edge, after in known.month_edges.all_at(words, known.of.skip(words, month[1])):
                yield from self._edge_of(edge, month[0], after)
        for edge, after in known.month_edges.all_at(words, start):
            flags = ("vague-day",) if edge == "end" else ()
            if reference := known.month_refs.at(words, after) or self.the_month(after):
                shifted = shift_month(self.today, reference[0])
                if shifted:
                    yield Day((_edge(edge, *shifted),), flags), reference[1]
            if month := known.months.at(words, after):
                for year, end in self.years(month[1]):
                    if 1 <= year <= 9999:
                        yield Day((_edge(edge, year, month[0]),), flags), end
                yield from self._edge_of(edge, month[0], month[1])

    def _edge_of(self, edge: str, month: int, end: int) -> Iterator[tuple[Day, int]]:
        """Of the next such month."""
        year = self.today.year + (month < self.today.month)
        day = _edge(edge, year, month) if year <= 9999 else self.today
        if day > self.today:
            yield Day((day,), ("vague-day", "assumed-year") if edge == "end" else ("assumed-year",)), end

    def _holiday(self, start: int) -> Iterator[tuple[Day, int]]:
        found = self.known.holidays.at(self.words, start)
        if found:
            month, day = map(int, found[0].split("-"))
            for named, end in self._dated(month, day, found[1]):
                yield Day(named.options, named.flags, ask=True), end


def _edge(edge: str, year: int, month: int) -> date:
    return date(year, month, 1) if edge == "first" else last_day(year, month)
