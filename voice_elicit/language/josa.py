"""Endings that follow the sound before them: `{ $value }\\uc744(\\ub97c)` is resolved when a sentence is rendered.

The markers and their two forms are data of the pack (`hear/spoken.toml`, `endings`); what is known here is how a
Hangul syllable is built: code point minus base, modulo 28, is its final consonant. Digits and Latin letters end as
their names do, which the pack says; what stands in brackets, and punctuation, is passed over.
"""

from __future__ import annotations

import re
from functools import lru_cache

from voice_elicit.language.lexicon.spoken import SpokenWords

__all__ = ["resolve_endings"]

_FIRST, _LAST = 0xAC00, 0xD7A3
_FINALS = 28
_LIQUID = 8
"""Index of the final rieul."""
_BRACKETS = re.compile(r"\([^()]*\)|\[[^\[\]]*\]")


def resolve_endings(text: str, words: SpokenWords) -> str:
    """Every marker of the text replaced by the form its left side asks for."""
    if not words.endings or not any(marker in text for marker in words.endings):
        return text
    pattern = _pattern(tuple(words.endings))
    done, at = "", 0
    for found in pattern.finditer(text):
        done += text[at : found.start()]
        after_consonant, after_vowel = words.endings[found[0]]
        final = _final(done, words)
        plain = final == "" or (final == "liquid" and found[0] in words.liquid_endings)
        done += after_vowel if plain else after_consonant
        at = found.end()
    return done + text[at:]


@lru_cache(maxsize=8)
def _pattern(markers: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(re.escape(one) for one in sorted(markers, key=len, reverse=True)))


def _final(text: str, words: SpokenWords) -> str:
    """How the text ends when it is said: "" in a vowel, `liquid` or `consonant`."""
    kept = _BRACKETS.sub("", text)
    char = next((one for one in reversed(kept) if one.isalnum()), "")
    if not char:
        return ""
    if _FIRST <= ord(char) <= _LAST:
        final = (ord(char) - _FIRST) % _FINALS
        return "" if not final else "liquid" if final == _LIQUID else "consonant"
    low = char.lower()
    if low in words.liquid_ends:
        return "liquid"
    return "consonant" if low in words.consonant_ends else ""
