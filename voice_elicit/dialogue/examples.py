"""Answers a cooperative person might give: one valid value a question, for previews and documentation.

Nothing here is ever sent; a dialogue takes values only from people.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, time, timedelta

from voice_elicit.form.fields import (
    MISSING,
    BooleanField,
    ChoiceField,
    Field,
    Json,
    Missing,
    MultiChoiceField,
    NumberField,
    TextField,
)
from voice_elicit.form.ranges import allowed_range
from voice_elicit.form.validation import check_value, normalise
from voice_elicit.language.lexicon.text import TextWords
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.patterns import example_of
from voice_elicit.understanding.text import is_digit_field
from voice_elicit.understanding.words import tokens

__all__ = ["example"]

_AHEAD = timedelta(days=7)
_MORNING = time(9, 30)
_USUAL = 2
"""A number where the schema says nothing."""
_DIGITS = "1234567890"


def example(field: Field, pack: Pack, now: datetime) -> Json | Missing:
    """The server's suggestion, the first option, the least number, a day next week ...; MISSING when nothing that
    is known fits."""
    for value in _candidates(field, pack, now):
        value = normalise(field, value)
        if value is not None and check_value(field, value) is None:
            return value
    return MISSING


def _candidates(field: Field, pack: Pack, now: datetime) -> Iterator[Json]:
    if not isinstance(field.default, Missing | bool) and field.default != []:
        yield field.default
    match field:
        case BooleanField():
            yield True
            yield False
        case ChoiceField(options=options):
            yield options[0].const
        case MultiChoiceField(options=options):
            for count in (max(field.min_items, 1), min(2, len(options)), len(options)):
                yield [option.const for option in options[:count]]
        case NumberField():
            yield from _numbers(field)
        case TextField():
            yield from _texts(field, pack, now)


def _numbers(field: NumberField) -> Iterator[Json]:
    least, most = allowed_range(field)
    yield _USUAL
    yield least
    yield most
    if least is not None and most is not None:
        yield (least + most) / 2
    yield field.multiple_of


def _texts(field: TextField, pack: Pack, now: datetime) -> Iterator[Json]:
    day = (now + _AHEAD).replace(second=0, microsecond=0)
    zone = day.strftime("%z")
    offset = f"{zone[:3]}:{zone[3:5]}" if zone else "+00:00"
    match field.format:
        case "date":
            yield day.date().isoformat()
        case "time":
            yield f"{_MORNING.isoformat()}{offset}"
            yield _MORNING.isoformat()
        case "date-time":
            yield f"{day.date().isoformat()}T{_MORNING.isoformat()}{offset}"
        case "email":
            yield pack.say("preview-email")
        case "uri":
            yield pack.say("preview-uri")
        case None:
            yield from _words(field, pack)


def _words(field: TextField, pack: Pack) -> Iterator[Json]:
    if field.pattern:
        yield from (word.strip(".,;:()\"'`") for word in field.description.split())
        yield example_of(field.pattern, field.min_length or 0)
    if is_digit_field(field, pack):
        yield pack.say("preview-phone")
    if any(word in pack.section(TextWords).name_labels for word in tokens(f"{field.label} {field.name}")):
        yield pack.say("preview-name")
    text, word = pack.say("preview-text"), pack.say("preview-word")
    yield text
    yield word
    if field.max_length:
        yield word[: field.max_length]
    if field.min_length:
        yield " ".join([word] * field.min_length)[: field.min_length].strip().ljust(field.min_length, word[0])
        yield (_DIGITS * field.min_length)[: field.min_length]
    yield _DIGITS[:4]
