"""The date section of a pack, ready to parse, and the pieces the grammars of days and times hand on."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, tzinfo
from functools import lru_cache

from voice_elicit.language.lexicon.dates import DateWords
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.amounts import amounts
from voice_elicit.understanding.meanings import Meanings
from voice_elicit.understanding.numerals import Numerals, numerals
from voice_elicit.understanding.phrases import PhraseBook, Words

__all__ = ["Clock", "Day", "Instant", "MomentWords", "Part", "Zone", "moment_words"]


@dataclass(frozen=True, slots=True)
class Day:
    """A day that was named, or the few it may be."""

    options: tuple[date, ...]
    flags: tuple[str, ...] = ()
    ask: bool = False
    """Certain enough only to be asked back."""
    weekday: int | None = None
    """Only a weekday was said; it may agree with another day of the reply."""
    bare: bool = False
    """A number alone: a day only when nothing else is said, or behind a weekday."""


@dataclass(frozen=True, slots=True)
class Clock:
    """A time of day; a 12-hour one until its half is known."""

    hour: int
    minute: int = 0
    second: int = 0
    exact: bool = False
    midnight: bool = False
    """`midnight` belongs to two days."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the day, and the day it is of, where that is said with it."""

    earliest: int
    latest: int
    day: int | None
    """From today."""


@dataclass(frozen=True, slots=True)
class Zone:
    """The time zone a time is said in."""

    info: tzinfo | None
    """None is the person's own."""


@dataclass(frozen=True, slots=True)
class Instant:
    """A moment counted from now."""

    moment: datetime
    ask: bool = False


class MomentWords:
    """The words of days and times as phrase books."""

    def __init__(self, pack: Pack) -> None:
        words = pack.section(DateWords)
        self.words = words
        self.numerals: Numerals = numerals(pack)
        self.months: Meanings[int] = Meanings(words.months)
        self.weekdays: Meanings[int] = Meanings(words.weekdays)
        self.relative: Meanings[int] = Meanings(words.relative_days)
        self.month_refs: Meanings[int] = Meanings(words.month_refs)
        self.week_refs: Meanings[int] = Meanings(words.week_refs)
        self.year_refs: Meanings[int] = Meanings(words.year_refs)
        self.holidays: Meanings[str] = Meanings(words.holidays)
        self.the = PhraseBook(words.the)
        self.of = PhraseBook(words.of)
        self.on = PhraseBook(words.on)
        self.day = PhraseBook(words.day)
        self.before_weekday: Meanings[str] = Meanings(
            {
                **dict.fromkeys(words.this, "this"),
                **dict.fromkeys(words.coming, "coming"),
                **dict.fromkeys(words.next, "next"),
                **dict.fromkeys(words.past, "past"),
            }
        )
        self.behind_weekday: Meanings[str] = Meanings(words.behind_weekday)
        self.weekday_later: Meanings[int] = Meanings(words.weekday_later)
        self.last = PhraseBook(words.last)
        self.week_of_month = PhraseBook(words.week_of_month)
        self.month_edges: Meanings[str] = Meanings(
            {
                **dict.fromkeys(words.end_of, "end"),
                **dict.fromkeys(words.last_day_of, "last"),
                **dict.fromkeys(words.first_day_of, "first"),
            }
        )
        self.units: Meanings[str] = Meanings(words.units)
        self.spans: Meanings[int] = Meanings(words.spans)
        self.day_spans: Meanings[int] = Meanings(words.day_spans)
        self.business_before = PhraseBook(words.business_before)
        self.couple = PhraseBook(words.couple)
        self.more = PhraseBook(words.more)
        self.ago = PhraseBook(words.ago)
        self.ago_before = PhraseBook(words.ago_before)
        self.hence = PhraseBook(words.hence)
        self.within = PhraseBook(words.within)
        self.from_day = PhraseBook(words.from_day)
        self.counted_from = PhraseBook(words.counted_from)
        self.before_day = PhraseBook(words.before_day)
        self.durations = frozenset(words.durations)
        self.now = PhraseBook(words.now)
        self.half: Meanings[str] = Meanings({**dict.fromkeys(words.am, "am"), **dict.fromkeys(words.pm, "pm")})
        self.amounts = amounts(pack)
        self.zones: Meanings[str] = Meanings(words.zones)
        self.local_time = PhraseBook(words.local_time)
        self.parts: Meanings[Part] = Meanings(
            {
                template: Part(part.earliest, part.latest, day)
                for part in words.parts.values()
                for templates, day in ((part.words, None), (part.today, 0), (part.yesterday, -1))
                for template in templates
            }
        )
        self.half_past = PhraseBook(words.half_past)
        self.quarter = PhraseBook(words.quarter)
        self.direction: Meanings[int] = Meanings(
            {**dict.fromkeys(words.past_hour, 1), **dict.fromkeys(words.to_hour, -1)}
        )
        self.ranging = PhraseBook(words.ranging)
        self.before_hour: Meanings[int] = Meanings(words.before_hour)
        self.after_hour: Meanings[int] = Meanings(words.after_hour)
        self.hour_links: Meanings[int] = Meanings(words.hour_links)
        self.hour_names: Meanings[int] = Meanings(words.hour_names)
        self.minutes = PhraseBook(words.minutes)
        self.minutes_before = PhraseBook(words.minutes_before)
        self.seconds = PhraseBook(words.seconds)
        self.oclock = PhraseBook(words.oclock)
        self.hours = PhraseBook(words.hours)
        self.day_suffix = PhraseBook(words.day_suffix)
        self.year_suffix = PhraseBook(words.year_suffix)
        self.half_hour = PhraseBook(words.half_hour)
        self.noon = PhraseBook(words.noon)
        self.midnight = PhraseBook(words.midnight)
        self.at = frozenset(word for template in words.at for word in template.split()[-1:])
        self.range_openers = frozenset(words.range_openers)
        self.birth = frozenset(words.birth_labels)
        self.passing = PhraseBook(words.passing)
        self.only_before = PhraseBook(words.only_before)
        self.articles = frozenset(words.one_articles)
        self.joiners = frozenset(words.joiners)
        self.weekend = tuple(words.weekend)
        self._days = frozenset((*self.weekdays.first_words, *self.relative.first_words))

    def apart(self, said: Words) -> Words:
        """With parts of the day taken off the days they are written in one with: `freitag abend`."""
        if not self.words.glued_parts:
            return said
        return tuple(piece for word in said for piece in self._pieces(word))

    def _pieces(self, word: str) -> Words:
        for part in self.words.glued_parts:
            if word.endswith(part) and word.removesuffix(part) in self._days:
                return word.removesuffix(part), part
        return (word,)


@lru_cache(maxsize=16)
def moment_words(pack: Pack) -> MomentWords:
    """The moment words of a pack, built once."""
    return MomentWords(pack)
