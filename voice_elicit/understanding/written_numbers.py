"""Numerals as people and recognizers write them, made plain: `1.000,5`, `$20`, `50%`."""

from __future__ import annotations

import re
import unicodedata

from voice_elicit.understanding.phrases import Words

__all__ = ["plain_numerals", "unglued"]

_COMMA_NUMBER = re.compile(r"\d,\d")
_RANGE = re.compile(r"\d\s*[-\u2010-\u2015]\s*\d")
_GROUPED = re.compile(r"\d{1,3}(,\d{3})+(?!\d|,\d)(\.\d+)?")
_GROUPED_BY_DOTS = re.compile(r"\d{1,3}(\.\d{3})+(?![\d.])")
_GROUPED_BY_SPACES = re.compile(r"(?<![\d.,])[1-9]\d{0,2}(\s\d{3})+(?!\s?\d)")
_GLUED = re.compile(r"([$€£-]*)([0-9]*\.?[0-9]+)(%?)", re.ASCII)


def plain_numerals(reply: str, decimal_comma: bool) -> str | None:
    """Numerals with a point for decimals and no grouping; None when the commas fit no custom.

    Fractions and powers in one character (`5²`) would turn into plain digits further on.
    """
    if _RANGE.search(reply) or any(unicodedata.category(char) == "No" for char in reply):
        return None
    if decimal_comma:
        reply = _GROUPED_BY_DOTS.sub(lambda match: match[0].replace(".", ""), reply)
        reply = _GROUPED_BY_SPACES.sub(lambda match: "".join(match[0].split()), reply)
        return re.sub(r"(?<=\d),(?=\d)", ".", reply)
    reply = _GROUPED.sub(lambda match: match[0].replace(",", ""), reply)
    return None if _COMMA_NUMBER.search(reply) else reply


def unglued(words: Words) -> Words:
    """`$20`, `-5` and `50%` taken apart, the sign kept in front."""
    parts: list[str] = []
    for word in words:
        match = _GLUED.fullmatch(word)
        if match and (match[1] or match[3]) and match[1].count("-") <= 1:
            parts.append("-" + match[2] if "-" in match[1] else match[2])
        else:
            parts.append(word)
    return tuple(parts)
