"""Numbers of languages whose words are compounds, read by the library text2num and held to the rules of Unicode.

text2num knows the number words of its languages but takes rows of them that nobody says: a joiner in front, a zero in
front, scales in any order. So a value counts only if one of its spellings by RBNF, written without spaces, is what was
said, up to the differences the pack names in `alike`. Whether a recognizer writes a compound as one word or as several
makes no difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from voice_elicit.language.lexicon.numbers import NumberWords
from voice_elicit.language.spoken_numbers import spellings
from voice_elicit.understanding.phrases import Words

if TYPE_CHECKING:
    from text_to_num import Occurence

__all__ = ["SpelledNumbers"]

MOST = 10**18
LONGEST = 24
"""Words of one number; nobody says more in one breath."""
LONGEST_SMALL = 5
"""Words of a number below a hundred: `quatre vingt dix sept`, and one for an article."""


class _Token:
    """A word as text2num wants it."""

    def __init__(self, word: str) -> None:
        self._word = word

    def text(self) -> str:
        return self._word

    def nt_separated(self, previous: _Token) -> bool:
        return False

    def not_a_number_part(self) -> bool:
        return False


class SpelledNumbers:
    """Whole numbers and ranks of one language."""

    def __init__(self, language: str, words: NumberWords) -> None:
        self._language = language.partition("-")[0]
        self._locales = (self._language, *words.regions)
        self._respelled = tuple((f" {form} ", f" {known} ") for form, known in words.respelled.items())
        self._apart = tuple(words.apart.items())
        self._alike = tuple(words.alike.items())
        self._hundred = words.hundred[0]
        self._factors = {**dict.fromkeys(words.hundred, 100), **words.scales}
        self._joiners = frozenset(words.joiners)
        self._large = frozenset((*words.hundred, *words.scales))
        self.value: Callable[[Words], int | None] = lru_cache(maxsize=4096)(self._value)
        """The whole number that all the words are, or None."""
        self.rank: Callable[[Words], int | None] = lru_cache(maxsize=1024)(self._rank)
        """The rank that all the words are, or None."""

    def small(self, words: Words, start: int) -> Iterator[tuple[int, int]]:
        """0 to 99 at `start`: every reading and its end, longest first."""
        for end in range(min(len(words), start + LONGEST_SMALL), start, -1):
            value = self.value(words[start:end])
            if value is not None and value < 100:
                yield value, end

    def pair(self, word: str) -> tuple[int, int] | None:
        """The two numbers of two digits that are written in one word: `negentientachtig`."""
        for at in range(3, len(word) - 2):
            first, second = self.value((word[:at],)), self.value((word[at:],))
            if first is not None and second is not None and 10 <= first < 100 and 10 <= second < 100:
                return first, second
        return None

    def cardinal(self, words: Words, start: int) -> tuple[int, int] | None:
        """The longest whole number at `start`, and its end."""
        for end in range(min(len(words), start + LONGEST), start, -1):
            value = self.value(words[start:end])
            if value is not None:
                return value, end
        return None

    def ordinal(self, words: Words, start: int) -> tuple[int, int] | None:
        """The longest rank at `start`, and its end."""
        for end in range(min(len(words), start + LONGEST_SMALL), start, -1):
            rank = self.rank(words[start:end])
            if rank is not None:
                return rank, end
        return None

    def _value(self, words: Words) -> int | None:
        written = self._written_out(words)
        value = self._parsed(written) if written else None
        if written is None or value is None:
            return None
        return value if 0 <= value < MOST and self._is_said(written, value, "cardinal") else None

    def _parsed(self, words: Words) -> int | None:
        """By the library, and by its parts where that does not know a scale of the pack (`dos billones`), or a joiner
        that is heard although it is not written (`diez y seis`)."""
        from text_to_num import text2num  # Only packs that name it load it.

        try:
            value: int = text2num(" ".join(words), self._language)
            return value
        except ValueError:
            pass
        scales = [at for at in range(1, len(words)) if words[at] in self._factors]
        joins = [at for at in range(1, len(words) - 1) if words[at] in self._joiners]
        if not scales and not joins:
            return None
        at = max(scales, key=lambda at: self._factors[words[at]]) if scales else joins[-1]
        before = self._parsed(words[:at])
        after = self._parsed(words[at + 1 :]) if words[at + 1 :] else 0
        if before is None or after is None:
            return None
        return before * self._factors.get(words[at], 1) + after

    def _rank(self, words: Words) -> int | None:
        from text_to_num import find_numbers

        words = self._as_known(words)
        found: list[Occurence] = find_numbers([_Token(word) for word in words], self._language, 0)
        if len(found) != 1 or not found[0].is_ordinal or (found[0].start, found[0].end) != (0, len(words)):
            return None
        rank = int(found[0].value)
        return rank if 0 < rank < MOST and self._is_said(words, rank, "ordinal") else None

    def _written_out(self, words: Words) -> Words | None:
        """Numerals beside a scale in words (`3 hundert`, `2 Millionen 300 tausend`); None for other numerals."""
        written: list[str] = []
        for at, word in enumerate(words):
            if not word[0].isdigit():
                written.append(word)
                continue
            beside = (at + 1 < len(words) and words[at + 1] in self._large) or (at and words[at - 1] in self._large)
            if not beside or not (word.isascii() and word.isdecimal()) or len(word) > 3 or word[0] == "0":
                return None
            written += next(spellings(int(word), self._language, "cardinal")).split()
        return self._as_known(tuple(written))

    def _as_known(self, words: Words) -> Words:
        """In forms the library knows."""
        text = f" {' '.join(words)} "
        for form, known in (*self._respelled, *self._apart):
            text = text.replace(form, known)
        return tuple(text.split())

    def _is_said(self, words: Words, value: int, kind: str) -> bool:
        said = self._squashed("".join(words))
        if any(self._squashed(one) == said for one in self._spellings(value, kind)):
            return True
        hundreds, rest = divmod(value, 100)
        if kind != "cardinal" or not (hundreds % 10 and 10 < hundreds < 100):
            return False
        ends = tuple(self._spellings(rest, kind)) if rest else ("",)
        heads = tuple(self._spellings(hundreds, kind))
        return any(self._squashed(f"{head}{self._hundred}{end}") == said for head in heads for end in ends)

    def _spellings(self, value: int, kind: str) -> Iterator[str]:
        for locale in self._locales:
            yield from spellings(value, locale, kind)

    def _squashed(self, text: str) -> str:
        """Letters only, and what the pack takes for the same written the same."""
        text = text.casefold().replace(" ", "").replace("-", "")
        for said, same in self._alike:
            text = text.replace(said, same)
        return text
