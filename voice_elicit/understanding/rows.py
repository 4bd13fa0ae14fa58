"""Which phrases may be said in a row at a question: letters, numbers, the parts of a day, options one after another.

For recognizers that can be held to them. What comes out is read like any reply, and asked back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from voice_elicit.form.fields import ChoiceField, Field, MultiChoiceField, NumberField, Option, TextField
from voice_elicit.language.lexicon.contacts import ContactWords
from voice_elicit.language.lexicon.dates import DateWords
from voice_elicit.language.lexicon.numbers import NumberWords
from voice_elicit.language.lexicon.rows import RowWords
from voice_elicit.language.lexicon.spelling import SpellingWords
from voice_elicit.language.pack import Pack
from voice_elicit.language.spoken_numbers import speak_number, speak_ordinal
from voice_elicit.language.templates import expand, expand_all
from voice_elicit.ports import PhraseLoop
from voice_elicit.understanding.labels import PART, names_of
from voice_elicit.understanding.text import is_address_field

__all__ = ["host_rows", "name_rows", "rows_of", "spelling_rows"]

MOST = 50
"""Options; with more of them every sound is some row of names."""
DAYS = 31


def rows_of(field: Field, pack: Pack) -> tuple[PhraseLoop, ...]:
    """What may be said in a row at the question of `field`; () when it is a yes or no, open text, or a long list."""
    match field:
        case ChoiceField(options=options) | MultiChoiceField(options=options) if len(options) <= MOST:
            return _row_of_options(options, pack, several=isinstance(field, MultiChoiceField))
        case NumberField():
            return _row_of_numbers(pack)
        case TextField(format="date"):
            return _row_of_days(pack)
        case TextField() if is_address_field(field, pack):
            return spelling_rows(pack, address=field.format != "uri")
        case _:
            return ()


@lru_cache(maxsize=8)
def spelling_rows(pack: Pack, *, address: bool = False) -> tuple[PhraseLoop, ...]:
    """The alphabet. After the sign of an address ("at") anything may follow, since no list holds its other half, and
    then its last part.

    `address`: of mail. None lacks that sign, and most have no digits: in noise everything is some row of them, so they
    are looked for only where letters alone do not fit.
    """
    words = pack.section(SpellingWords)
    sign = pack.section(ContactWords).at_sign
    beside = pack.section(RowWords).spelling
    if not beside or not words.alphabet:
        return ()
    digits = _digits(pack)
    opening = tuple(expand(sign[0]))[:1]
    letters = (*expand_all(words.alphabet), *expand_all(beside), *opening)
    wide = (*letters, *digits)
    needed = opening[0] if address else ""
    rows = (letters, wide) if address else (wide,)
    return tuple(replace(_loop(row, opening, needed), rare=True, endings=_domains(pack)) for row in rows)


@lru_cache(maxsize=8)
def name_rows(pack: Pack) -> tuple[PhraseLoop, ...]:
    """What comes before the sign of an address: an alphabet, or else with digits and the signs between them."""
    words = pack.section(SpellingWords)
    beside = pack.section(RowWords).spelling
    if not beside or not words.alphabet:
        return ()
    letters = tuple(expand_all(words.alphabet))
    wide = (*letters, *expand_all(beside), *_digits(pack))
    return tuple(replace(_loop(row), rare=True) for row in (letters, wide))


@lru_cache(maxsize=8)
def host_rows(pack: Pack) -> tuple[PhraseLoop, ...]:
    """What comes after the sign of an address: anything, and the last part of a host."""
    endings = _domains(pack)
    return (PhraseLoop((), rare=True, anything=True, endings=endings),) if endings else ()


def _digits(pack: Pack) -> tuple[str, ...]:
    return tuple(speak_number(digit, pack) for digit in range(10))


@lru_cache(maxsize=8)
def _domains(pack: Pack) -> tuple[str, ...]:
    """ "dot org" as it is said and as it is written; "co uk" is "dot co dot uk"."""
    symbols = pack.section(ContactWords).symbols
    dots = [word for template, sign in symbols.items() if sign == "." for word in expand(template)][:1]
    domains = pack.section(RowWords).domains
    said = (" ".join(f"{dots[0]} {part}" for part in domain.split()) for domain in domains)
    return (*said, *(f".{domain.replace(' ', '.')}" for domain in domains))


@lru_cache(maxsize=32)
def _row_of_options(options: tuple[Option, ...], pack: Pack, *, several: bool) -> tuple[PhraseLoop, ...]:
    words = pack.section(RowWords)
    if not words.between:
        return ()
    names = (" ".join(name) for option in options for name, rank in names_of(option, pack).items() if rank <= PART)
    return (_loop((*names, *expand_all(words.between), *expand_all(words.around)), several=several),)


@lru_cache(maxsize=8)
def _row_of_numbers(pack: Pack) -> tuple[PhraseLoop, ...]:
    words = pack.section(RowWords)
    if not words.numbers:
        return ()
    small = (speak_number(number, pack) for number in range(100))
    return (_loop((*small, *expand_all(words.numbers), *expand_all(words.around))),)


@lru_cache(maxsize=8)
def _row_of_days(pack: Pack) -> tuple[PhraseLoop, ...]:
    words, days = pack.section(RowWords), pack.section(DateWords)
    if not words.dates:
        return ()
    named = expand_all((*days.months, *days.weekdays, *days.relative_days))
    return (_loop((*named, *_ordinals(pack), *expand_all(words.dates), *expand_all(words.around))),)


def _ordinals(pack: Pack) -> Iterator[str]:
    """The days of a month, in words and as recognizers write them: "3rd"."""
    suffixes = pack.section(NumberWords).ordinal_suffixes
    for day in range(1, DAYS + 1):
        yield speak_ordinal(day, pack)
        yield from (f"{day}{suffix}" for suffix in suffixes)


def _loop(
    phrases: Iterable[str], opening: tuple[str, ...] = (), needed: str = "", *, several: bool = False
) -> PhraseLoop:
    return PhraseLoop(tuple(dict.fromkeys(phrases)), opening, needed, several=several)
