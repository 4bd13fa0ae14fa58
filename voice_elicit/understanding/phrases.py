"""Sets of phrases, looked up by whole words: the one way the rules of a pack meet the words of a reply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from voice_elicit.language.templates import expand_all
from voice_elicit.understanding.words import spellings

__all__ = ["PhraseBook", "Words"]

Words = tuple[str, ...]
"""A reply, cut by `words.tokens`."""


class PhraseBook:
    """Phrases of a pack, expanded from templates; what they mean is told by `meanings`, where they differ in it.
    Apostrophes and accents may be missing."""

    def __init__(self, templates: Iterable[str]) -> None:
        found: set[Words] = set()
        for phrase in expand_all(templates):
            found |= {tuple(phrase.split())} if _is_plain(phrase) else spellings(phrase)
        found.discard(())
        self.phrases = frozenset(found)
        self.longest = max(map(len, found), default=0)

    @cached_property
    def _from(self) -> dict[str, int]:
        """First word -> length of the longest such phrase."""
        return self._lengths(0)

    @cached_property
    def _to(self) -> dict[str, int]:
        """Last word -> length of the longest such phrase."""
        return self._lengths(-1)

    def _lengths(self, side: int) -> dict[str, int]:
        found: dict[str, int] = {}
        for phrase in self.phrases:
            found[phrase[side]] = max(found.get(phrase[side], 0), len(phrase))
        return found

    def __contains__(self, words: Sequence[str]) -> bool:
        return tuple(words) in self.phrases

    def at(self, words: Sequence[str], start: int) -> int:
        """Length in words of the longest phrase that begins at `start`, 0 for none."""
        if start >= len(words) or words[start] not in self._from:
            return 0  # most words begin none
        return next(self.ends(words, start), start) - start

    def ends(self, words: Sequence[str], start: int) -> Iterator[int]:
        """Where each phrase that begins at `start` ends, the longest first."""
        if start < len(words):
            for length in range(min(self._from.get(words[start], 0), len(words) - start), 0, -1):
                if tuple(words[start : start + length]) in self.phrases:
                    yield start + length

    def skip(self, words: Sequence[str], start: int) -> int:
        """Where the phrase at `start` ends; `start` itself when there is none."""
        return start + self.at(words, start)

    def before(self, words: Sequence[str], end: int) -> int:
        """Length in words of the longest phrase that ends just before `end`, 0 for none."""
        if end <= 0:
            return 0
        for length in range(min(self._to.get(words[end - 1], 0), end), 0, -1):
            if tuple(words[end - length : end]) in self.phrases:
                return length
        return 0

    def without(self, words: Sequence[str], spared: PhraseBook) -> Words:
        """The words with every phrase taken out, the longest first at each place, except `spared` ones."""
        kept: list[str] = []
        at = 0
        while at < len(words):
            length = self.at(words, at)
            spare = spared.at(words, at)
            if spare >= max(length, 1):
                kept.extend(words[at : at + spare])
                at += spare
            elif length:
                at += length
            else:
                kept.append(words[at])
                at += 1
        return tuple(kept)

    def last(self, words: Sequence[str]) -> tuple[int, int] | None:
        """Start and end of the last phrase that has words on both sides."""
        for end in range(len(words) - 1, 1, -1):
            length = self.before(words, end)
            if length and end - length > 0:
                return end - length, end
        return None


def _is_plain(phrase: str) -> bool:
    """Of nothing but plain words, as nearly all phrases are: `spellings` without its cost."""
    letters = phrase.replace(" ", "")
    return letters.isascii() and letters.isalpha() and letters.islower()
