"""Advice about numbers, texts and yes/no questions: limits nobody would guess, kinds that fit badly."""

from __future__ import annotations

import re
from collections.abc import Iterator

from voice_elicit.dialogue.advice.finding import Finding, listed
from voice_elicit.dialogue.advice.words import books, found_in, values_in, words_of
from voice_elicit.form.fields import MISSING, BooleanField, NumberField, TextField
from voice_elicit.form.ranges import allowed_range
from voice_elicit.language.lexicon.numbers import NumberWords
from voice_elicit.language.pack import Pack
from voice_elicit.language.spoken_numbers import speak_number
from voice_elicit.understanding.labels import spoken_words

__all__ = ["advise_boolean", "advise_number", "advise_text"]

_EXPECTED = (0, 1)
"""Lower limits that go without saying."""
_NARROW = 8
"""A range of fewer steps is a scale that must be known: 1 to 5, not 1 to 10 of something."""
_SHORT = 20
"""Characters; a text of at most so many is likely to be missed."""
_FEW = 2
"""A text of at least so many characters is what anybody would say."""
_LONG_CODE = 16
"""Characters a pattern demands one by one; no person says so many right."""
_UNSAYABLE_FORMATS = frozenset({"uuid", "json-pointer", "relative-json-pointer", "regex", "uri-template"})
_REPEATED = re.compile(r"\{(\d+)(?:,\d*)?\}")


def _said_about(field: NumberField | TextField | BooleanField) -> str:
    return f"{field.label}. {field.description}"


def _mentions(text: str, number: float, pack: Pack) -> bool:
    """Whether a text tells a number, in digits or in words."""
    if any(float(found.replace(",", "")) == number for found in re.findall(r"-?\d[\d,]*(?:\.\d+)?", text)):
        return True
    wanted, words = tuple(speak_number(number, pack).split()), spoken_words(text, pack)
    return any(words[at : at + len(wanted)] == wanted for at in range(len(words)))


def advise_number(field: NumberField, pack: Pack) -> Iterator[Finding]:
    """About a number."""
    counts = _counts(field, pack)
    if counts and not field.integer and field.multiple_of is None:
        yield Finding(field.name, "whole-number")
    limits = _unsaid_limits(field, pack)
    if limits:
        yield Finding(field.name, "range-unsaid", {"limits": limits})


def _counts(field: NumberField, pack: Pack) -> bool:
    """Whether its label or name says that something is counted: "number of guests", "instance count"."""
    known = books(pack).counts
    return any(
        known.at(words, 0) > 1 or known.before(words, len(words))
        for words in (words_of(field.label, pack), words_of(field.name, pack))
    )


def _unsaid_limits(field: NumberField, pack: Pack) -> str:
    least, most = allowed_range(field)
    text = _said_about(field)
    if field.multiple_of is not None and not (field.integer and field.multiple_of == 1):
        step = field.multiple_of
        hundredths = step in (0.01, 0.1) or (field.integer and step == 1)
        if not hundredths and not _mentions(text, step, pack):
            return pack.say("advice-range-step", step=_plain(step))
    years = pack.section(NumberWords).year_labels
    if any(word in years for word in words_of(f"{field.label} {field.name}", pack)):
        return ""
    low_told = least is None or _mentions(text, least, pack)
    high_told = most is None or _mentions(text, most, pack)
    narrow = least is not None and most is not None and most - least < _NARROW and not high_told
    odd = least is not None and least not in _EXPECTED and not low_told
    if not narrow and not odd:
        return ""
    if least is not None and most is not None:
        return pack.say("advice-range-between", least=_plain(least), most=_plain(most))
    if least is not None:
        return pack.say("advice-range-least", least=_plain(least))
    return pack.say("advice-range-most", most=_plain(most or 0))


def _plain(number: float) -> str:
    return f"{number:g}" if isinstance(number, float) else str(number)


def advise_boolean(field: BooleanField, pack: Pack) -> Iterator[Finding]:
    """About a yes/no question."""
    known = books(pack)
    words = words_of(field.label, pack)
    if known.opening_negations.at(words, 0) or found_in(known.negations, words):
        yield Finding(field.name, "negative", {"label": field.label.rstrip(" ?.")})
    asks_consent = found_in(known.consent, (*words, *words_of(f"{field.name} {field.description}", pack)))
    if asks_consent and field.default is True:
        yield Finding(field.name, "default-consent")
    elif asks_consent and field.default is False:
        yield Finding(field.name, "default-refusal")


def advise_text(field: TextField, pack: Pack) -> Iterator[Finding]:
    """About free text, dates and addresses."""
    if values := values_in(field.description, pack):
        yield Finding(field.name, "text-choice", {"options": listed(values, pack)})
        return
    if field.format is None and not field.other_format:
        yield from _better_kinds(field, pack)
    if field.required and not field.nullable and field.default is MISSING and _cannot_be_said(field, pack):
        yield Finding(field.name, "cannot-say")
        return
    if field.pattern is not None and not field.description:
        yield Finding(field.name, "pattern-unsaid", {"pattern": field.pattern})
    elif field.pattern is None and field.format is None and (limits := _unsaid_length(field, pack)):
        yield Finding(field.name, "length-unsaid", {"limits": limits})


def _better_kinds(field: TextField, pack: Pack) -> Iterator[Finding]:
    known = books(pack)
    label, name = words_of(field.label, pack), words_of(field.name, pack)
    for format_, book in known.formats.items():
        if any(book.before(words, len(words)) for words in (label, name)):  # "work e-mail", not "e-mail subject"
            if field.pattern is None:
                yield Finding(field.name, "format-missing", {"format": format_})
            return
    counts = known.counts.at(label, 0) > 1 or label in known.counts  # "number of guests", "guests"; not "age group"
    if counts and field.pattern is None and field.max_length is None:
        yield Finding(field.name, "number-text")


def _cannot_be_said(field: TextField, pack: Pack) -> bool:
    if field.other_format in _UNSAYABLE_FORMATS:
        return True
    if field.pattern and sum(int(count) for count in _REPEATED.findall(field.pattern)) >= _LONG_CODE:
        return True
    asked = (*words_of(field.label, pack), *words_of(field.name, pack))
    return bool(found_in(books(pack).unsayable, asked))


def _unsaid_length(field: TextField, pack: Pack) -> str:
    least, most, text = field.min_length, field.max_length, _said_about(field)
    if least is not None and least == most:
        told = _mentions(text, least, pack)
        return "" if told else pack.say("advice-length-exact", count=least)
    if least is not None and least > _FEW and not _mentions(text, least, pack):
        return pack.say("advice-length-least", count=least)
    if most is not None and most < _SHORT and not _mentions(text, most, pack):
        return pack.say("advice-length-most", count=most)
    return ""
