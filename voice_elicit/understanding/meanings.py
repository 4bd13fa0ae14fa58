"""Phrases of a pack that mean different things, looked up by whole words: `march` is 3, `may` is 5.

Phrases that all mean the same are a `PhraseBook`. Apostrophes and accents may be missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from voice_elicit.language.templates import expand
from voice_elicit.understanding.phrases import Words
from voice_elicit.understanding.words import spellings

__all__ = ["Meanings"]

Meaning = TypeVar("Meaning")


class Meanings(Generic[Meaning]):
    """Templates and what they mean, looked up by the words at one place of a reply."""

    def __init__(self, meanings: Mapping[str, Meaning]) -> None:
        self._by_first: dict[str, list[tuple[Words, Meaning]]] = {}
        for template, meaning in meanings.items():
            for phrase in expand(template):
                for words in spellings(phrase):
                    self._by_first.setdefault(words[0], []).append((words, meaning))
        for entries in self._by_first.values():
            entries.sort(key=lambda entry: -len(entry[0]))

    @property
    def first_words(self) -> Iterable[str]:
        """The words phrases begin with."""
        return self._by_first.keys()

    def at(self, words: Words, start: int) -> tuple[Meaning, int] | None:
        """The longest phrase that begins at `start`, and where it ends."""
        for found in self.all_at(words, start):
            return found
        return None

    def all_at(self, words: Words, start: int) -> Iterable[tuple[Meaning, int]]:
        """Every phrase that begins at `start`, longest first."""
        if start >= len(words):
            return
        for phrase, meaning in self._by_first.get(words[start], ()):
            end = start + len(phrase)
            if words[start:end] == phrase:
                yield meaning, end

    def skip(self, words: Words, start: int) -> int:
        """Where the phrase at `start` ends; `start` itself when there is none."""
        found = self.at(words, start)
        return found[1] if found else start
