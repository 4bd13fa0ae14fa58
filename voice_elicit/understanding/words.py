"""Replies cut into words, the same for typed text and for every recognizer's spelling.

Knows characters, not languages.
"""

from __future__ import annotations

import re
import unicodedata

__all__ = ["plain", "tokens"]

_APOSTROPHES = str.maketrans({"’": "'", "‘": "'", "ʼ": "'", "`": "'", "“": '"', "”": '"'})
_DASHES = re.compile(r"[‐‑‒–—―]")
_STUTTER = re.compile(r"\b(\w{1,3})-\s+(?=\1)")
_HYPHEN = re.compile(r"(?<=[^\W\d_])-(?=[^\W\d_])")
_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}(?:\D|$))")
_JUNK = re.compile(r"[^\w\s'.:@/+#&%$€£*=~-]|_(?=\s|$)|(?<=\s)_")
_EDGES = re.compile(r"^['\".:/=~*-]+(?=\D)|['\".:/=~*-]+$")
_LONE = re.compile(r"^[\".:/=~*'-]+$")


def plain(text: str) -> str:
    """Case-folded, single-spaced, without punctuation that is not part of a word or number.

    `"Yes, please."` -> `yes please`; `"1,000"` -> `1000`; `"3:30 P.M."` -> `3:30 p.m`; `"-5"` stays.
    """
    return " ".join(tokens(text))


def tokens(text: str) -> tuple[str, ...]:
    """The words of `plain`, stutters at hyphens (`t- t- ten`) and digits of other scripts included."""
    text = unicodedata.normalize("NFKC", text).translate(_APOSTROPHES)
    text = _DASHES.sub("-", text).casefold()
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
