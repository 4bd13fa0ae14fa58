"""Numbers, ordinals and years in words, by the rules of Unicode (RBNF)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from functools import lru_cache
from typing import TYPE_CHECKING

from voice_elicit.language.lexicon.spoken import SpokenWords
from voice_elicit.language.pack import Pack

if TYPE_CHECKING:
    from unicode_rbnf import FormatPurpose, RbnfEngine

__all__ = [
    "count_things",
    "counter_of",
    "counts_plainly",
    "other_way",
    "speak_count",
    "speak_number",
    "speak_ordinal",
    "speak_year",
    "spellings",
]

MOST = 10**18
"""RBNF has no words beyond; such a number is said digit by digit."""


@lru_cache(maxsize=8)
def _engine(language: str) -> RbnfEngine:
    from unicode_rbnf import RbnfEngine  # Takes a quarter of a second; nothing is said before a form comes.

    return RbnfEngine.for_language(language)


@lru_cache(maxsize=4096)
def _by_rules(number: int, language: str, rules: str) -> str:
    """By one rule set of RBNF, which a pack names."""
    result = _engine(language).format_number(number, ruleset_names=[rules])
    return result.text.replace("-", " ").replace("\u00ad", "")


@lru_cache(maxsize=64)
def _rule_sets(language: str, kind: str) -> tuple[str, ...]:
    """The plain way to write a number first, then those for genders and cases."""
    names = sorted(name for name in _engine(language).rulesets if name.startswith(f"spellout-{kind}"))
    return ("spellout-numbering", *names) if kind == "cardinal" else tuple(names)


def spellings(number: int, language: str, kind: str) -> Iterator[str]:
    """Every way a language (`fr`, `fr_BE`) writes a number, the plainest first; `kind` is cardinal or ordinal."""
    for rules in _rule_sets(language, kind):
        yield _by_rules(number, language, rules)


@lru_cache(maxsize=4096)
def _words(number: int, language: str, purpose: FormatPurpose | None = None) -> str:
    engine = _engine(language)
    result = engine.format_number(number, purpose=purpose) if purpose else engine.format_number(number)
    return result.text.replace("-", " ").replace("\u00ad", "")


def speak_number(value: int | float, pack: Pack) -> str:
    """`-2.5` -> `minus two point five`; decimals digit by digit, as many as the number is written with."""
    words = pack.section(SpokenWords)
    exact = Decimal(repr(value)) if isinstance(value, float) else Decimal(value)
    if not exact.is_finite():
        return str(value)
    sign = f"{words.minus} " if exact < 0 else ""
    whole, _, decimals = format(abs(exact), "f").partition(".")
    said = _digits(whole, pack) if int(whole) >= MOST or len(whole) == 1 else _words(int(whole), pack.tag)
    decimals = decimals.rstrip("0")
    tail = f" {words.point} {_digits(decimals, pack)}" if decimals else ""
    return f"{sign}{said}{tail}"


def _digits(digits: str, pack: Pack) -> str:
    one = pack.section(SpokenWords).one
    return " ".join(one if one and digit == "1" else _words(int(digit), pack.tag) for digit in digits)


def speak_ordinal(number: int, pack: Pack) -> str:
    """`4` -> `fourth`."""
    from unicode_rbnf import FormatPurpose

    return _words(number, pack.tag, FormatPurpose.ORDINAL)


def speak_year(year: int, pack: Pack) -> str:
    """`1984` -> `nineteen eighty four`."""
    from unicode_rbnf import FormatPurpose

    return _words(year, pack.tag, FormatPurpose.YEAR)


def counter_of(label: str, pack: Pack) -> str:
    """The word by which the things of a question are counted, if its label has one the pack knows."""
    words = pack.section(SpokenWords)
    counters = (*words.counters, *words.plain_counters)
    ways = {counter + ending: counter for counter in counters for ending in ("", *words.counter_endings)}
    ways |= words.counted
    found = (ways.get(word) for word in re.findall(r"\w+", label))
    return next((counter for counter in found if counter), "")


def speak_count(value: int, pack: Pack) -> str:
    """A number in front of the word for what is counted."""
    words = pack.section(SpokenWords)
    if words.counting_rules and 0 < value <= words.counting_most:
        return _by_rules(value, pack.tag, words.counting_rules)
    return speak_number(value, pack)


def count_things(value: int, counter: str, pack: Pack) -> str:
    """So many of something, in the language's way of counting."""
    said = speak_number(value, pack) if counts_plainly(counter, pack) else speak_count(value, pack)
    return f"{said} {counter}".rstrip()


def counts_plainly(counter: str, pack: Pack) -> bool:
    """Whether plain numbers stand in front of this word, and not those for counting."""
    return counter in pack.section(SpokenWords).plain_counters


def other_way(value: int, pack: Pack) -> str:
    """A small number in the language's second way of counting; "" where it has none."""
    words = pack.section(SpokenWords)
    return (
        _by_rules(value, pack.tag, words.alone_rules) if words.alone_rules and 0 < value <= words.counting_most else ""
    )
