"""The grammar of whole numbers grouped by ten thousands, where one is not said in front of a scale.

Strict like that of `numerals`: scales must fall, and nothing is added twice. Numerals may stand for any part:
`3` and the scale of ten thousand are thirty thousand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voice_elicit.understanding.phrases import Words

if TYPE_CHECKING:
    from voice_elicit.understanding.numerals import Numerals

__all__ = ["cardinal_by_myriads"]

MYRIAD = 10_000
LONGEST = 18
"""Digits of a numeral that is a number."""


def cardinal_by_myriads(known: Numerals, words: Words, start: int) -> tuple[int, int] | None:
    """The longest whole number without sign at `start`, and its end."""
    total, end, limit = 0, start, MYRIAD**5
    while True:
        group = _below_myriad(known, words, end)
        value, after = group or (1, end)
        factor = known.words.scales.get(words[after], 0) if after < len(words) else 0
        if MYRIAD <= factor < limit and value:
            total, end, limit = total + value * factor, after + 1, factor
        elif group and (value or end == start):
            return total + value, after
        else:
            return (total, end) if end > start else None


def _below_myriad(known: Numerals, words: Words, start: int) -> tuple[int, int] | None:
    lexicon = known.words
    value, at, place = 0, start, MYRIAD
    while at < len(words):
        word = words[at]
        unit = _unit(known, words, at)
        if unit:
            if unit >= place:
                break
            value, at, place = value + unit, at + 1, unit
            continue
        if (tens := lexicon.tens.get(word, lexicon.teens.get(word, 0))) and place > 10:
            value, at, place = value + tens, at + 1, 10
            continue
        digit = lexicon.ones.get(word)
        if digit and at > start and words[at - 1] in lexicon.tens and not known.agree(words[at - 1], word):
            break
        if digit is None and _is_numeral(word, LONGEST if at == start else 1):
            digit = int(word)
        if digit is None or (digit == 0 and at > start):
            break
        unit = _unit(known, words, at + 1)
        if unit and unit < place and 0 < digit < MYRIAD // unit:
            value, at, place = value + digit * unit, at + 2, unit
            continue
        if place > 1:
            value, at = value + digit, at + 1
        break
    return (value, at) if at > start else None


def _is_numeral(word: str, longest: int) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= longest


def _unit(known: Numerals, words: Words, at: int) -> int:
    """Hundred or thousand at `at`, 0 for none."""
    if at >= len(words):
        return 0
    if words[at] in known.hundred:
        return 100
    scale = known.words.scales.get(words[at], 0)
    return scale if scale < MYRIAD else 0
