"""Words of days and times of day."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from voice_elicit.language.pack import Lexicon


class PartOfDay(BaseModel):
    """Hours an hour may mean with these words: `in the evening` makes seven 19."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    words: list[str]
    """Templates."""
    today: list[str]
    """Templates that also mean today: `tonight`."""
    yesterday: tuple[str, ...] = ()
    """Templates that also mean yesterday: `anoche`."""
    earliest: int
    latest: int
    """Beyond 23 it is after midnight."""


Which = Literal["this", "coming", "next", "past"]


class DateWords(Lexicon):
    months: dict[str, int]
    """Templates; 1 to 12."""
    weekdays: dict[str, int]
    """Templates; Monday is 0."""
    relative_days: dict[str, int]
    """Templates; days from today."""
    month_refs: dict[str, int]
    """`next month` is 1."""
    week_refs: dict[str, int]
    year_refs: dict[str, int]
    holidays: dict[str, str]
    """Fixed days: `christmas day` is `12-25`; always read back."""
    numeric_order: Literal["dmy", "mdy", "ymd"]
    """How `4/12/2026` is read first; asked back when both readings are days."""
    weekend: list[int]
    """Weekdays that are no business days."""
    the: list[str]
    of: list[str]
    """Between a day and its month, or before a year."""
    on: list[str]
    """In front of a bare number that is a day of the month."""
    day: list[str]
    """`day` of `the third day of october`."""
    this: list[str]
    """Templates in front of a weekday: the coming one."""
    coming: list[str]
    """The same, never today."""
    next: list[str]
    """The coming one or the one after it: asked back."""
    past: list[str]
    """The one before today."""
    last: list[str]
    """The last of a month: `last friday in february`."""
    last_day_of: list[str]
    end_of: list[str]
    """`end of` a month: which day is asked."""
    first_day_of: list[str]
    units: dict[str, str]
    """Templates; `second`, `minute`, `hour`, `day`, `business`, `week`, `fortnight`, `month` or `year`."""
    spans: dict[str, int]
    """Templates of whole spans in seconds: `half an hour`."""
    day_spans: dict[str, int] = Field(default_factory=dict)
    """Templates of whole spans in days, in languages that count them in words of their own: `사흘` is 3."""
    business_before: tuple[str, ...] = ()
    """In front of a span they make its days business days, in languages that say so: `영업일 기준`."""
    one_articles: list[str]
    couple: list[str]
    """Two, said vaguely; read back."""
    joiners: list[str]
    """Between two parts of a span: `and`."""
    more: list[str]
    """Passed over in a span: `two more minutes`."""
    ago: list[str]
    hence: list[str]
    """Behind a span: `from now`."""
    within: list[str]
    """In front of a span: `in`."""
    from_day: list[str]
    """Between a span and the day it is counted from: `from`, `after`."""
    before_day: list[str]
    durations: list[str]
    """In front of a span that is no moment: `for`."""
    now: list[str]
    am: list[str]
    pm: list[str]
    parts: dict[str, PartOfDay]
    glued_parts: tuple[str, ...] = ()
    """Words of `parts` that are written in one with the day before them: `abend` of `freitagabend`."""
    zones: dict[str, str]
    """Templates behind a time; IANA names."""
    local_time: list[str]
    """Templates behind a time that is in the person's own zone."""
    half_past: list[str]
    quarter: list[str]
    past_hour: list[str]
    to_hour: list[str]
    minutes: list[str]
    seconds: list[str]
    oclock: list[str]
    hours: list[str]
    """`hours` of `fourteen hundred hours`."""
    noon: list[str]
    midnight: list[str]
    at: list[str]
    """In front of an hour: `at`, `around`."""
    range_openers: list[str]
    """In front of `five to seven` they make it a range."""
    birth_labels: list[str]
    """Words of a question about the past: a date of birth."""
    day_suffix: tuple[str, ...] = ()
    """Behind the number of a day of the month, in languages that put one there."""
    year_suffix: tuple[str, ...] = ()
    """Behind the number of a year, where the language always puts one."""
    half_hour: tuple[str, ...] = ()
    """Thirty minutes, said behind the hour."""
    bare_minutes: bool = False
    """Minutes below ten stand right behind the word of the hour: `huit heures trois`."""
    before_hour: dict[str, int] = Field(default_factory=dict)
    """Templates in front of an hour, and the minutes they add: `halb` is -30."""
    after_hour: dict[str, int] = Field(default_factory=dict)
    """Templates behind an hour, and the minutes they add: `y media` is 30, `moins le quart` -15."""
    hour_links: dict[str, int] = Field(default_factory=dict)
    """Templates between an hour and its minutes: `y` is 1; `menos` is -1 and takes the minutes away."""
    hour_names: dict[str, int] = Field(default_factory=dict)
    """Templates of hours that are no plain number: `una`."""
    minutes_before: tuple[str, ...] = ()
    """Behind an hour and its minutes, in languages that take them away there: `여덟 시 오 분 전`."""
    exact_minutes: bool = False
    """An hour with a single minute behind it (`fünf Uhr neunundfünfzig`) is read off a clock of 24 hours."""
    ranging: tuple[str, ...] = ()
    """Those of `to_hour` that also stand between the ends of a range: `five to seven`."""
    behind_weekday: dict[str, Which] = Field(default_factory=dict)
    """Templates behind a weekday that tell which: `que viene` is coming."""
    weekday_later: dict[str, int] = Field(default_factory=dict)
    """Templates behind a weekday, and the days they add to the coming one: `en huit` is 7."""
    ago_before: tuple[str, ...] = ()
    """In front of a span that is past: `hace`."""
    counted_from: tuple[str, ...] = ()
    """Behind the day a span is counted from, in languages that say that day first."""
    week_of_month: tuple[str, ...] = ()
    """Between a rank and a weekday when the weeks of a month are counted, not its weekdays."""
    number_months: Literal["", "cardinal", "ordinal"] = ""
    """Months are also said as numbers behind the day: behind one of `of` (`tres del doce`), or as an ordinal
    (`dritter zwölfter`)."""
    year_pairs: bool = True
    """Years are also said in two halves: `nineteen eighty`."""
    only_before: list[str]
    """Passing words that count only in front of the moment."""
    passing: list[str]
    """Templates that may stand around a moment and leave it as it is."""
