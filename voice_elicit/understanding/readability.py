"""How a label reads aloud: is it words, or an identifier, capitals, symbols, pictures?

Judges the text alone; whether two labels are told apart is left to `soundalikes`.
"""

from __future__ import annotations

import re
import unicodedata
from enum import StrEnum

from voice_elicit.language.lexicon.advice import AdviceWords
from voice_elicit.language.lexicon.spoken import SpokenWords
from voice_elicit.language.pack import Pack
from voice_elicit.language.spoken_codes import code_pieces, is_spelled

__all__ = ["LONGEST_LABEL", "Flaw", "flaws", "is_hard_code"]

LONGEST_LABEL = 8
"""Words of an option that can be kept in mind while others follow."""
_PIECES = 3
"""Letters and digits in so many runs, glued together, are a code: `t2.micro`, not `node-18`."""
_CODE_DIGITS = 5
"""A longer row of digits beside letters is a code: `SKU12345`."""
_SHOUTED = 5
"""Capitals of a word that is no acronym any more."""
_NO_WORD = 3
"""Letters without a vowel that no voice can say: `cfg`."""
_HUMP = re.compile(r"[a-z][A-Z]")
_GLUE = re.compile(r"\w[_:]{1,2}\w")
_HEX = re.compile(r"(?=.*\d)(?=.*[a-f])[0-9a-f-]{7,}", re.IGNORECASE)
_DOTTED = re.compile(r"\d+(?:[-./]\d+){2,}")
"""A date or address in digits: `2026-12-04`, `10.0.0.1`."""
_BRACKETS = frozenset("()[]{}")


class Flaw(StrEnum):
    CODE = "code"
    """An identifier or code: `us-east-1`, `all_time`, `maxConns`, `cfg`."""
    SHOUTED = "shouted"
    """Words in capitals, which voices may spell."""
    PICTURE = "picture"
    """Nothing in it can be spoken: an emoji alone."""
    SYMBOLS = "symbols"
    """Signs that are left out when it is spoken."""
    LONG = "long"


def flaws(label: str, pack: Pack, *, longest: int = LONGEST_LABEL) -> frozenset[Flaw]:
    """Everything that makes a label read badly. `longest`: words it may have."""
    found: set[Flaw] = set()
    if not any(char.isalnum() for char in label):
        return frozenset({Flaw.PICTURE})
    words = label.split()
    if is_hard_code(label, pack) or any(_is_identifier(word, pack) for word in words):
        found.add(Flaw.CODE)
    letters = "".join(char for char in label if char.isalpha())
    if letters and letters == letters.upper() != letters.lower() and any(_is_shouted(word, pack) for word in words):
        found.add(Flaw.SHOUTED)
    if any(_is_dropped(char, pack) for char in label):
        found.add(Flaw.SYMBOLS)
    if len(words) > longest:
        found.add(Flaw.LONG)
    return frozenset(found)


def is_hard_code(label: str, pack: Pack) -> bool:
    """Whether it holds a code that people would rather point at than say: `us-east-1`, `x86_64`, a hash."""
    return any(_is_hard(word.strip("()[]{},;"), pack) for word in label.split())


def _is_hard(word: str, pack: Pack) -> bool:
    if _DOTTED.fullmatch(word):
        return True
    if not any(char.isdecimal() for char in word) or not any(char.isalpha() for char in word):
        return False
    if _HEX.fullmatch(word):
        return True
    pieces = code_pieces(word)
    digits = max(len(piece) for piece in pieces if piece.isdecimal())
    if digits >= _CODE_DIGITS:
        return True
    return len(pieces) >= _PIECES and any(is_spelled(piece, pack) for piece in pieces if piece.isalpha())


def _is_identifier(word: str, pack: Pack) -> bool:
    if "://" in word or "@" in word:
        return False
    if _GLUE.search(word) and not re.fullmatch(r"\d+:\d\d", word):
        return True
    if _HUMP.search(word[1:]) and word[:1].islower() and word not in pack.section(AdviceWords).words:
        return True
    return any(_is_unsayable(piece, pack) for piece in code_pieces(word))


def _is_unsayable(letters: str, pack: Pack) -> bool:
    small = letters.isascii() and letters.isalpha() and letters == letters.lower()
    if not small or len(letters) < _NO_WORD or letters in pack.section(AdviceWords).words:
        return False
    return not any(char in pack.section(SpokenWords).vowels for char in letters)


def _is_shouted(word: str, pack: Pack) -> bool:
    letters = "".join(char for char in word if char.isalpha())
    return len(letters) >= _SHOUTED and letters.casefold() not in pack.section(AdviceWords).words


def _is_dropped(char: str, pack: Pack) -> bool:
    if char.isalnum() or char.isspace() or char in _BRACKETS or char in pack.section(SpokenWords).in_titles:
        return False
    return unicodedata.category(char) in ("So", "Sk", "Sm", "Sc") or char in "*\\|~^<>"
