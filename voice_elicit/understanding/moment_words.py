"""The date section of a pack, ready to parse, and the pieces the grammars of days and times hand on."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, tzinfo
from functools import lru_cache

from voice_elicit.language.lexicon.dates import DateWords
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.amounts import amounts
from voice_elicit.understanding.numerals import Numerals, numerals
from voice_elicit.understanding.phrasebook import Phrasebook, Words, phrasebook

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
        self.months: Phrasebook[int] = Phrasebook(words.months)
        self.weekdays: Phrasebook[int] = Phrasebook(words.weekdays)
        self.relative: Phrasebook[int] = Phrasebook(words.relative_days)
        self.month_refs: Phrasebook[int] = Phrasebook(words.month_refs)
        self.week_refs: Phrasebook[int] = Phrasebook(words.week_refs)
        self.year_refs: Phrasebook[int] = Phrasebook(words.year_refs)
        self.holidays: Phrasebook[str] = Phrasebook(words.holidays)
        self.the = phrasebook(words.the)
        self.of = phrasebook(words.of)
        self.on = phrasebook(words.on)
        self.day = phrasebook(words.day)
        self.before_weekday: Phrasebook[str] = Phrasebook(
            {
                **dict.fromkeys(words.this, "this"),
                **dict.fromkeys(words.coming, "coming"),
                **dict.fromkeys(words.next, "next"),
                **dict.fromkeys(words.past, "past"),
            }
        )
        self.behind_weekday: Phrasebook[str] = Phrasebook(words.behind_weekday)
        self.weekday_later: Phrasebook[int] = Phrasebook(words.weekday_later)
        self.last = phrasebook(words.last)
        self.week_of_month = phrasebook(words.week_of_month)
        self.month_edges: Phrasebook[str] = Phrasebook(
            {
                **dict.fromkeys(words.end_of, "end"),
                **dict.fromkeys(words.last_day_of, "last"),
                **dict.fromkeys(words.first_day_of, "first"),
            }
        )
        self.units: Phrasebook[str] = Phrasebook(words.units)
        self.spans: Phrasebook[int] = Phrasebook(words.spans)
        self.couple = phrasebook(words.couple)
        self.more = phrasebook(words.more)
        self.ago = phrasebook(words.ago)
        self.ago_before = phrasebook(words.ago_before)
        self.hence = phrasebook(words.hence)
        self.within = phrasebook(words.within)
        self.from_day = phrasebook(words.from_day)
        self.counted_from = phrasebook(words.counted_from)
        self.before_day = phrasebook(words.before_day)
        self.durations = frozenset(words.durations)
        self.now = phrasebook(words.now)
        self.half: Phrasebook[str] = Phrasebook({**dict.fromkeys(words.am, "am"), **dict.fromkeys(words.pm, "pm")})
        self.amounts = amounts(pack)
        self.zones: Phrasebook[str] = Phrasebook(words.zones)
        self.local_time = phrasebook(words.local_time)
        self.parts: Phrasebook[Part] = Phrasebook(
            {
                template: Part(part.earliest, part.latest, day)
                for part in words.parts.values()
                for templates, day in ((part.words, None), (part.today, 0), (part.yesterday, -1))
                for template in templates
            }
        )
        self.half_past = phrasebook(words.half_past)
        self.quarter = phrasebook(words.quarter)
        self.direction: Phrasebook[int] = Phrasebook(
            {**dict.fromkeys(words.past_hour, 1), **dict.fromkeys(words.to_hour, -1)}
        )
        self.ranging = phrasebook(words.ranging)
        self.before_hour: Phrasebook[int] = Phrasebook(words.before_hour)
        self.after_hour: Phrasebook[int] = Phrasebook(words.after_hour)
        self.hour_links: Phrasebook[int] = Phrasebook(words.hour_links)
        self.hour_names: Phrasebook[int] = Phrasebook(words.hour_names)
        self.minutes = phrasebook(words.minutes)
        self.seconds = phrasebook(words.seconds)
        self.oclock = phrasebook(words.oclock)
        self.hours = phrasebook(words.hours)
        self.day_suffix = phrasebook(words.day_suffix)
        self.year_suffix = phrasebook(words.year_suffix)
        self.half_hour = phrasebook(words.half_hour)
        self.noon = phrasebook(words.noon)
        self.midnight = phrasebook(words.midnight)
        self.at = frozenset(word for template in words.at for word in template.split()[-1:])
        self.range_openers = frozenset(words.range_openers)
        self.birth = frozenset(words.birth_labels)
        self.passing = phrasebook(words.passing)
        self.only_before = phrasebook(words.only_before)
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
