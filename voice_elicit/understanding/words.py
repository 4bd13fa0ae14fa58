"""Replies cut into words, the same for typed text and for every recognizer's spelling.

Knows characters, not languages.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from itertools import chain

__all__ = ["plain", "spellings", "tokens", "unaccented"]

_APOSTROPHES = str.maketrans({"’": "'", "‘": "'", "ʼ": "'", "`": "'", "“": '"', "”": '"'})
_DASHES = re.compile(r"[‐‑‒–—―]")
_ELIDED = re.compile(r"(?:(?<=[^\W\d_aeiouyàâäéèêëíìïîóòôöúùûü])|(?<=qu))'(?=[aeiouyhàâäéèêëíìïîóòôöúùûüœæ])")
"""A word that lost its last vowel before the next: `l'option`, `un'altra`; `don't` and `i'm` stay as they are."""
_STUTTER = re.compile(r"\b(\w{1,3})-\s+(?=\1)")
_HYPHEN = re.compile(r"(?<=[^\W\d_])-(?=[^\W\d_])")
_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}(?:\D|$))")
_JUNK = re.compile(r"[^\w\s'.:@/+#&%$€£*=~-]|_(?=\s|$)|(?<=\s)_")
_EDGES = re.compile(r"^['\".:/=~*-]+(?=\D)|['\".:/=~*-]+$")
_ACCENTS = frozenset("\u0300\u0301\u0302\u0303\u0327")
"""Grave, acute, circumflex, tilde, cedilla. An umlaut makes another letter, which nobody leaves out."""
_LONE = re.compile(r"^[\".:/=~*'-]+$")


def plain(text: str) -> str:
    """Case-folded, single-spaced, without punctuation that is not part of a word or number.

    `"Yes, please."` -> `yes please`; `"1,000"` -> `1000`; `"3:30 P.M."` -> `3:30 p.m`; `"-5"` stays.
    """
    return " ".join(tokens(text))


def tokens(text: str) -> tuple[str, ...]:
    """The words of `plain`, stutters at hyphens (`t- t- ten`) and digits of other scripts included; what is elided is a
    word of its own (`l option`)."""
    text = unicodedata.normalize("NFKC", text).translate(_APOSTROPHES)
    text = _DASHES.sub("-", text).casefold()
    text = _ELIDED.sub(" ", text)
    text = _STUTTER.sub("", text)
    text = _THOUSANDS.sub("", text)
    text = _HYPHEN.sub(" ", text)
    text = _JUNK.sub(" ", text)
    found = []
    for word in text.split():
        word = word if _LONE.match(word) else _EDGES.sub("", word)
        if word and not _LONE.match(word):
            found.append(word)
    return tuple(found)


def spellings(phrase: str) -> set[tuple[str, ...]]:
    """A phrase of a pack as recognizers and hurried typists may write it: apostrophes and accents may be missing."""
    words = [_ways(word) for word in phrase.split()]
    return {tuple(chain.from_iterable(way)) for way in zip(*words, strict=True)} - {()}


@lru_cache(maxsize=1 << 14)
def _ways(word: str) -> tuple[tuple[str, ...], ...]:
    """As it is, without apostrophes, without accents; kept, as packs say the same words in many phrases. A word of one
    letter keeps its accent: without it, it would be another word or a letter (`è`, `e`)."""
    bare = unaccented(word) if len(word) > 1 else word
    return tokens(word), tokens(word.replace("'", "")), tokens(bare)


def unaccented(word: str) -> str:
    """Without the accents that addresses cannot have and hurried typists leave out: `garcía` is `garcia`."""
    return "".join(char for char in unicodedata.normalize("NFD", word) if char not in _ACCENTS)
