"""The few words of our own needed to say values; numbers come from RBNF, names of days from CLDR."""

from __future__ import annotations

from pydantic import Field

from voice_elicit.language.pack import Lexicon


class SpokenWords(Lexicon):
    minus: str
    point: str
    yes: str
    no: str
    nothing: str
    """Said for null and for an empty selection."""
    day: str
    """Pattern of a day: {weekday}, {day} (ordinal), {month}."""
    day_with_year: str
    """The same with {year}."""
    moment: str
    """Pattern of a day with a time: {day}, {time}."""
    hour: str
    """Full hour: {hour}, {half}."""
    hour_minute: str
    """{hour}, {minute}, {half}."""
    seconds: str
    """Added to a time that has them: {time}, {seconds}."""
    small_minute: str
    """Minutes 1 to 9: {minute}."""
    morning_half: str
    """`a m`; empty in languages that say 24 hours."""
    afternoon_half: str
    noon: str
    midnight: str
    twelve_hours: bool
    """Hours are said 1 to 12 with a half of the day."""
    zone: str
    """Time offset from UTC when it is not the person's: {sign}, {hours}."""
    zone_minutes: str
    """The same with {minutes}."""
    utc: str
    ahead: str
    behind: str
    capital: str
    """Pattern of a capital letter where case counts: {letter}."""
    all_capital: str
    """Pattern of a code without small letters: {text}."""
    one: str = ""
    """The number one alone, where that of RBNF would be read as an article: `één`."""
    months: tuple[str, ...] = ()
    """Names of the months; those of CLDR when empty."""
    hours: tuple[str, ...] = ()
    """Words of the hours 0 to 12 or 0 to 23; plain numbers when empty."""
    day_parts: dict[str, int] = Field(default_factory=dict)
    """What {half} is where the day has more than two parts, and the hour each begins with: `de la tarde` is 12."""
    minutes: dict[str, str] = Field(default_factory=dict)
    """Minutes with a name of their own, by their numeral: `30` is `media`."""
    ordinal_days: bool = True
    """{day} is an ordinal."""
    first_day: str = ""
    """The first of a month, where only that is an ordinal: `premier`."""
    counters: tuple[str, ...] = ()
    """Words of a label by which things are counted; a number is then said with them, and in their own way."""
    plain_counters: tuple[str, ...] = ()
    """The same, but with plain numbers in front: `이 박`."""
    counted: dict[str, str] = Field(default_factory=dict)
    """Other words of a label -> the counter of what they name."""
    counter_endings: tuple[str, ...] = ()
    """What may be glued to a counter in a label."""
    counting_rules: str = ""
    """RBNF rule set of numbers in front of a counter; plain numbers when empty."""
    alone_rules: str = ""
    """RBNF rule set of the other way to say a small number."""
    counting_most: int = 0
    """The largest number said so."""
    endings: dict[str, list[str]] = Field(default_factory=dict)
    """Marker in a sentence -> what it becomes behind a consonant, and behind a vowel: see `language.josa`."""
    liquid_endings: tuple[str, ...] = ()
    """Markers whose second form also stands behind a liquid."""
    consonant_ends: str = ""
    """Digits and Latin letters whose name ends in a consonant."""
    liquid_ends: str = ""
    """Those of them whose name ends in a liquid."""
    characters: dict[str, str]
    """What a character of an address or code is called."""
    in_titles: dict[str, str]
    """Characters of option titles that a voice would read badly or leave out: `&`."""
    vowels: str
    """Letters that make a word of a domain pronounceable."""
    said_whole: list[str]
    """Short parts of hosts said as words: `com`, `org`."""
