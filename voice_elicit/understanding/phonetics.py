"""Roughly how words sound, by the letter-to-sound rules of the pack: `fish` and `phish` are one.

Vowels are kept, coarsely: without them "six", "sax" and "socks" would be the same word.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from voice_elicit.language.lexicon.choice import ChoiceWords
from voice_elicit.language.pack import Pack

__all__ = ["letters_of", "sound_of"]


class _Sounds:
    def __init__(self, pack: Pack) -> None:
        self._rules = pack.section(ChoiceWords).sounds
        ordered = sorted(self._rules, key=lambda key: (-len(key.strip("^$")), "^" not in key and "$" not in key))
        self._pattern = re.compile("|".join(map(self._regex, ordered))) if ordered else None
        self._known: dict[str, str] = {}

    @staticmethod
    def _regex(key: str) -> str:
        start = "^" if key.startswith("^") else ""
        end = "$" if key.endswith("$") else ""
        return start + re.escape(key.strip("^$")) + end

    def word(self, word: str) -> str:
        found = self._known.get(word)
        if found is None:
            apart = letters_of(word)
            found = self._pattern.sub(self._outcome, apart) if self._pattern else apart
            if len(self._known) < _MOST_WORDS:
                self._known[word] = found
        return found

    def _outcome(self, match: re.Match[str]) -> str:
        letters = match[0]
        if match.start() == 0 and (outcome := self._rules.get("^" + letters)) is not None:
            return outcome
        if match.end() == len(match.string) and (outcome := self._rules.get(letters + "$")) is not None:
            return outcome
        return self._rules[letters]


def letters_of(word: str) -> str:
    """Syllable blocks of Hangul taken apart into their letters; other words as they are."""
    blocks = any("\uac00" <= char <= "\ud7a3" for char in word)
    return unicodedata.normalize("NFD", word) if blocks else word


_MOST_WORDS = 50_000
"""Words kept per pack: enough for the largest lists, and bounded."""


@lru_cache(maxsize=8)
def _sounds(pack: Pack) -> _Sounds:
    return _Sounds(pack)


def sound_of(words: str, pack: Pack) -> str:
    """The sounds of plain words, run together."""
    sounds = _sounds(pack)
    return "".join(sounds.word(word) for word in words.split())
