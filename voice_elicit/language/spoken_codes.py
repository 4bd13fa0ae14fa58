"""Codes inside titles, said as people say them: `us-east-1` -> `U S east one`.

A code here is letters and digits in one word. What is no word is said letter by letter; dashes, dots and
underscores between the pieces are pauses, not words.
"""

from __future__ import annotations

import re

from voice_elicit.language.lexicon.numbers import NumberWords
from voice_elicit.language.lexicon.spoken import SpokenWords
from voice_elicit.language.pack import Pack
from voice_elicit.language.spoken_numbers import speak_number, speak_year

__all__ = ["code_pieces", "is_spelled", "speak_codes"]

_WORD = re.compile(r"(?<![\w.@/:+-])[^\W\d_][^\W_]*(?:[-_.]+[^\W_]+)*(?![\w@/:+])")
"""A word that begins with a letter, with all that hangs on it; no part of an address."""
_PIECE = re.compile(r"[^\W\d_]+|\d+")
_YEAR = re.compile(r"1[1-9]\d\d|20\d\d")
_SPELLED = 2
"""Letters of a piece that is always spelled: `us` of `us-east-1` is no "us"."""
_ONE_NUMBER = 2
"""Digits said as one number; more are said one by one, as rooms and models are."""


def code_pieces(word: str) -> list[str]:
    """Runs of letters and of digits."""
    return _PIECE.findall(word)


def is_spelled(letters: str, pack: Pack) -> bool:
    """Whether these letters beside digits are no word: too short, or without a vowel."""
    vowels = pack.section(SpokenWords).vowels
    return len(letters) <= _SPELLED or not any(char in vowels for char in letters.casefold())


def speak_codes(text: str, pack: Pack) -> str:
    """The text with every code in words."""
    if not any(char.isdecimal() for char in text):
        return text
    return _WORD.sub(lambda found: _said(found[0], pack), text)


def _said(word: str, pack: Pack) -> str:
    pieces = code_pieces(word)
    if len(pieces) < 2 or not word.isascii() or not any(piece.isdecimal() for piece in pieces):
        return word
    if any(ordinal in pack.section(NumberWords).ordinal_suffixes for ordinal in pieces[1:]):
        return word
    return " ".join(_piece(piece, word, pack) for piece in pieces)


def _piece(piece: str, word: str, pack: Pack) -> str:
    if not piece.isdecimal():
        return " ".join(piece.upper()) if is_spelled(piece, pack) else piece
    if _YEAR.fullmatch(piece) and re.search(rf"(?<![^\W_]){piece}(?![^\W_])", word):
        return speak_year(int(piece), pack)
    if len(piece) > _ONE_NUMBER or piece.startswith("0"):
        return " ".join(speak_number(int(digit), pack) for digit in piece)
    return speak_number(int(piece), pack)
