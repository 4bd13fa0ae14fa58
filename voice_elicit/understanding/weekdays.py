"""The grammar of weekdays: alone, of a week, told which by words before or behind, or counted within a month."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from voice_elicit.understanding.calendar import (
    moved,
    next_month_days,
    next_weekday,
    nth_weekday,
    shift_month,
    weekday_in_week,
)
from voice_elicit.understanding.moment_words import Day
from voice_elicit.understanding.seen_from import SeenFrom

__all__ = ["Weekdays"]


class Weekdays(SeenFrom):
    """Weekdays named in one reply."""

    def beside_weeks(self, start: int) -> Iterator[tuple[Day, int]]:
        known, words = self.known, self.words
        if bare := known.weekdays.at(words, start):
            weekday, end = bare
            yield Day(self._coming(weekday), weekday=weekday), end
            for kind, after in known.behind_weekday.all_at(words, end):
                yield self._with_kind(kind, weekday), after
            for later, after in known.weekday_later.all_at(words, end):
                yield self._moved(later, next(iter(self._coming(weekday)), None)), after
            if week := known.week_refs.at(words, known.of.skip(words, end)):
                yield self._of_week(weekday, week[0]), week[1]
        if week := known.week_refs.at(words, start):
            at = known.on.skip(words, known.of.skip(words, week[1]))
            if late := known.weekdays.at(words, at):
                yield self._of_week(late[0], week[0]), late[1]
        for kind, after in known.before_weekday.all_at(words, start):
            if said := known.weekdays.at(words, after):
                yield self._with_kind(kind, said[0]), said[1]

    def _of_week(self, weekday: int, weeks: int) -> Day:
        """A day of this week that is gone by may be a slip for the coming one."""
        options = weekday_in_week(weekday, weeks, self.today)
        if weeks == 0 and not self.past and options and max(options) < self.today:
            options = (*options, *self._coming(weekday))
        return Day(options)

    def _coming(self, weekday: int) -> tuple[date, ...]:
        """Said on that weekday it may be today or in a week."""
        coming = next_weekday(weekday, self.today)
        if coming is None:
            return ()
        return (self.today, coming) if self.today.weekday() == weekday else (coming,)

    def _with_kind(self, kind: str, weekday: int) -> Day:
        coming = next_weekday(weekday, self.today)
        if coming is None:
            return Day(())
        match kind:
            case "this":
                return Day(self._coming(weekday))
            case "coming":
                return Day((coming,))
            case "next":
                later = moved(coming, 7)
                return Day((coming, later) if later else ())
            case _:
                days = (self.today.weekday() - weekday - 1) % 7 + 1
                return self._moved(-days, self.today)

    def _moved(self, days: int, start: date | None) -> Day:
        day = moved(start, days) if start else None
        return Day((day,) if day else ())

    def of_months(self, start: int) -> Iterator[tuple[Day, int]]:
        """`the first friday of next month`, in either order."""
        yield from self._months_first(start)
        known, words = self.known, self.words
        for number, weekday, end, _ in self._counted(start):
            at = known.of.skip(words, end)
            if reference := known.month_refs.at(words, at) or self.the_month(at):
                shifted = shift_month(self.today, reference[0])
                found = nth_weekday(number, weekday, *shifted) if shifted else None
                yield Day((found,) if found else ()), reference[1]
            if month := known.months.at(words, at):
                for year, after in self.years(month[1]):
                    if 1 <= year <= 9999:
                        exact = nth_weekday(number, weekday, year, month[0])
                        yield Day((exact,) if exact else ()), after
                yield self._next_nth(number, weekday, month[0]), month[1]
            if number > 0 and not self.past:
                yield Day(tuple(self._of_any_month(number, weekday)), ("assumed-month",), ask=True), end

    def _of_any_month(self, nth: int, weekday: int) -> Iterator[date]:
        """No month is said: this one's, and when that is gone by the next one's as well. Where ranks are also days of
        the month, `the second, a friday` may be meant."""
        if not self.known.words.day_suffix:
            yield from [day for day in next_month_days(nth, self.today) if day.weekday() == weekday][:1]
        for ahead in range(3):
            shifted = shift_month(self.today, ahead)
            if shifted and (found := nth_weekday(nth, weekday, *shifted)):
                yield found
                if found >= self.today:
                    return

    def _counted(self, start: int) -> Iterator[tuple[int, int, int, bool]]:
        """`the first friday`: which, which weekday, the end, and whether weeks were counted, which may begin in
        the month before."""
        known, words = self.known, self.words
        nth = [rank] if (rank := known.numerals.ordinal(words, known.the.skip(words, start))) else []
        if (after := known.last.skip(words, start)) > start:
            nth.append((-1, after))
        for number, end in nth:
            at = known.week_of_month.skip(words, end)
            weekday = known.weekdays.at(words, at)
            if weekday and (number == -1 or 1 <= number <= 5):
                yield number, weekday[0], weekday[1], at > end

    def _months_first(self, start: int) -> Iterator[tuple[Day, int]]:
        known, words = self.known, self.words
        months: list[tuple[tuple[int, int], int]] = []
        if reference := known.month_refs.at(words, start):
            shifted = shift_month(self.today, reference[0])
            months += [(shifted, reference[1])] if shifted else []
        for year, end in self.years(start):
            if 1 <= year <= 9999 and (month := known.months.at(words, end)):
                months.append(((year, month[0]), month[1]))
        for named, end in months:
            for number, weekday, after, by_weeks in self._counted(known.of.skip(words, end)):
                found = nth_weekday(number, weekday, *named)
                yield Day((found,) if found else (), ask=by_weeks), after
        if month := known.months.at(words, start):
            for number, weekday, after, by_weeks in self._counted(known.of.skip(words, month[1])):
                day = self._next_nth(number, weekday, month[0])
                yield Day(day.options, day.flags, ask=by_weeks), after

    def _next_nth(self, nth: int, weekday: int, month: int) -> Day:
        for offset in range(12):
            year = self.today.year + offset
            found = nth_weekday(nth, weekday, year, month) if year <= 9999 else None
            if found and found >= self.today:
                return Day((found,), ("assumed-year",))
        return Day(())
