"""Says values: what `speak_value` says for a value, the understanding takes for the same value again."""

from __future__ import annotations

import re
from datetime import date, datetime, time

from voice_elicit.form.fields import (
    BooleanField,
    ChoiceField,
    Field,
    Json,
    MultiChoiceField,
    NumberField,
    Option,
    TextField,
)
from voice_elicit.language.lexicon.numbers import NumberWords
from voice_elicit.language.lexicon.spoken import SpokenWords
from voice_elicit.language.pack import Pack
from voice_elicit.language.spoken_moments import speak_date, speak_moment, speak_time
from voice_elicit.language.spoken_numbers import count_things, counter_of, speak_count, speak_number, speak_year
from voice_elicit.language.spoken_text import speak_address, speak_code, speak_email, speak_title, spell_out

__all__ = [
    "join_words",
    "speak_address",
    "speak_code",
    "speak_count",
    "speak_number",
    "speak_title",
    "speak_value",
    "spell_out",
]

_CODE = re.compile(r"(?=[^\s]*\d)[^\W_]+(?:[-+_./#][^\W_]+)*|\+\d+")
_EMAIL = re.compile(r"[^\s@]+@[^\s@]+\.[^\s@.]+")
_YEARS = range(1000, 2200)


def speak_value(
    value: Json,
    field: Field,
    pack: Pack,
    *,
    now: datetime | None = None,
    flags: tuple[str, ...] = (),
) -> str:
    """`value` as people say it. `now` decides what goes without saying (the year of a date that is near).

    `flags` are those of the reading: with `assumed-year` the year is said, with `spelled` every letter.
    """
    words = pack.section(SpokenWords)
    if value is None:
        return words.nothing
    if isinstance(value, bool):
        return words.yes if value else words.no
    match field:
        case ChoiceField(options=options):
            return _title(value, options, pack)
        case MultiChoiceField(options=options) if isinstance(value, list):
            titles = [_title(item, options, pack) for item in value]
            return join_words(titles, pack) if titles else words.nothing
        case NumberField() if isinstance(value, int | float):
            return _number(value, field, pack)
        case TextField() if isinstance(value, str):
            return _text(value, field, pack, now, flags)
        case BooleanField() | _:
            if isinstance(value, int | float):
                return speak_number(value, pack)
            return speak_title(str(value), pack)


def join_words(parts: list[str], pack: Pack, last: str = "options-and") -> str:
    """`a, b and c`; `last`: the sentence that joins the last two."""
    if len(parts) < 2:
        return "".join(parts)
    return pack.say(last, first=", ".join(parts[:-1]), last=parts[-1])


def _title(value: Json, options: tuple[Option, ...], pack: Pack) -> str:
    for option in options:
        if type(option.const) is type(value) and option.const == value:
            return speak_title(option.title, pack)
    return speak_title(str(value), pack)


def _number(value: int | float, field: NumberField, pack: Pack) -> str:
    years = pack.section(NumberWords).year_labels
    label = re.findall(r"\w+", f"{field.label} {field.name.replace('_', ' ')}".casefold())
    if isinstance(value, int) and value in _YEARS and any(word in years for word in label):
        return speak_year(value, pack)
    counter = counter_of(field.label, pack) if isinstance(value, int) else ""
    return count_things(int(value), counter, pack) if counter else speak_number(value, pack)


def _text(value: str, field: TextField, pack: Pack, now: datetime | None, flags: tuple[str, ...]) -> str:
    with_year = "assumed-year" in flags
    try:
        match field.format:
            case "date":
                today = now.date() if now else None
                return speak_date(date.fromisoformat(value), pack, today=today, with_year=with_year)
            case "time":
                return speak_time(time.fromisoformat(value), pack)
            case "date-time":
                return speak_moment(datetime.fromisoformat(value), pack, now=now, with_year=with_year)
            case "email":
                return speak_email(value, pack)
            case "uri":
                return speak_address(value, pack)
            case None:
                pass
    except ValueError:
        return speak_title(value, pack)
    if _EMAIL.fullmatch(value):
        return speak_email(value, pack)
    if "spelled" in flags and " " not in value and not _CODE.fullmatch(value):
        return spell_out(value, pack, capitals=any(char.isupper() for char in value[1:]))
    return speak_code(value, pack) if _CODE.fullmatch(value) else value
