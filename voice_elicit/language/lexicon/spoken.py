"""The few words of our own needed to say values; numbers come from RBNF, names of days from CLDR."""

from __future__ import annotations

from voice_elicit.language.pack import Lexicon


class SpokenWords(Lexicon):
    minus: str
    point: str
    yes: str
    no: str
    nothing: str
    """Said for null and for an empty selection."""
    list_join: str
    """Between the last two of several: `and`."""
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
    characters: dict[str, str]
    """What a character of an address or code is called."""
    in_titles: dict[str, str]
    """Characters of option titles that a voice would read badly or leave out: `&`."""
    vowels: str
    """Letters that make a word of a domain pronounceable."""
    said_whole: list[str]
    """Short parts of hosts said as words: `com`, `org`."""
