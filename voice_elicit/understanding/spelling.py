"""Reads letters said one by one, with alphabets, "double t" and "b as in bravo"; and corrections of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from rapidfuzz import fuzz

from voice_elicit.language.lexicon.spelling import SpellingWords
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.meanings import Meanings
from voice_elicit.understanding.numerals import Numerals, numerals
from voice_elicit.understanding.phrases import PhraseBook, Words
from voice_elicit.understanding.segments import cut

__all__ = ["Spelled", "Speller", "correct_spelling", "mend_part", "spelled", "speller"]

_PART = re.compile(r"[^\W_]+")
_LIKE = 60
"""Similarity (0 to 100) from which a spelled word is taken for a mended part of an address."""


@dataclass(frozen=True, slots=True)
class Spelled:
    """Characters that were said one by one."""

    text: str
    pieces: int
    """How many were said; a single letter may be a word."""
    letters: int
    """How many of them were letters."""


class Speller:
    """The spelling words of one pack."""

    def __init__(self, pack: Pack) -> None:
        words = pack.section(SpellingWords)
        self.words = words
        self.numerals: Numerals = numerals(pack)
        self.openers = PhraseBook(words.openers)
        self.names: Meanings[str] = Meanings(words.letter_names)
        self.alphabet: Meanings[str] = Meanings(words.alphabet)
        self.symbols: Meanings[str] = Meanings(words.symbols)
        self.as_in = PhraseBook(words.as_in)
        self.capital = PhraseBook(words.capital)
        self.small = PhraseBook(words.small)
        self.all_capital = PhraseBook(words.all_capital)
        self.spaces = PhraseBook(words.spaces)
        self.correction_openers = PhraseBook(words.correction_openers)
        self.with_letter = PhraseBook(words.with_letter)

    def is_letter_name(self, words: Words, at: int) -> bool:
        """Whether the word is the name of a letter and nothing else here: some are number words as well, and are what
        stands beside them."""
        named = self.names.at(words, at)
        if not named or words[at].isascii():
            return False
        digits = self.numerals.digit_words
        if words[at] not in digits:
            return True
        for row in (reversed(words[:at]), words[at + 1 :]):
            for other in row:
                is_name = self.names.at((other,), 0) is not None
                if is_name != (other in digits):
                    return is_name
                if not is_name:
                    break
        return False

    def letter(self, words: Words, at: int) -> tuple[str, int] | None:
        """One letter at `at`, in any of its ways, and the end; where "as in" is itself the name of a letter (`de`), a
        row of names is letters."""
        if at >= len(words):
            return None
        named = self._named(words, at)
        word = words[at]
        found = named or ((word, at + 1) if len(word) == 1 and word.isalpha() else None)
        if found is None:
            return self.alphabet.at(words, at)
        letter, end = found
        for after in self.as_in.ends(words, end):
            is_row = self.names.at(words[end:after], 0) and self.names.at(words, after)
            if after < len(words) and words[after].startswith(letter) and len(words[after]) > 1 and not is_row:
                return letter, after + 1
        return found

    def _named(self, words: Words, at: int) -> tuple[str, int] | None:
        named = self.names.at(words, at)
        return (
            named if named and (words[at] not in self.numerals.digit_words or self.is_letter_name(words, at)) else None
        )

    def character(self, words: Words, at: int) -> tuple[str, int] | None:
        """One letter, digit or symbol, doubled or capital, and the end."""
        named = self._named(words, at)
        if named:
            return self.letter(words, at)
        for book, change in ((self.capital, str.upper), (self.small, str.lower)):
            after = book.skip(words, at)
            if after > at:
                inner = self.character(words, after)
                return (change(inner[0]), inner[1]) if inner and inner[0].isalpha() else None
        if at < len(words) and words[at] in self.numerals.words.repeats:
            inner = self.character(words, at + 1)
            times = self.numerals.words.repeats[words[at]]
            return (inner[0] * times, inner[1]) if inner and len(inner[0]) == 1 else None
        letter = self.letter(words, at)
        if letter:
            return letter
        if at < len(words) and words[at] in self.numerals.words.ones:
            return str(self.numerals.words.ones[words[at]]), at + 1
        if at < len(words) and len(words[at]) == 1 and words[at].isdigit():
            return words[at], at + 1
        return self.symbols.at(words, at)

    def read(self, words: Words) -> Spelled | None:
        """The characters, when all the words are characters."""
        at = 0
        shout = False
        if (after := self.all_capital.skip(words, 0)) > 0:
            shout, at = True, after
        out: list[str] = []
        pieces = letters = 0
        while at < len(words):
            after = self.all_capital.skip(words, at)
            if after == len(words) and out and after > at:
                shout, at = True, after
                continue
            after = self.spaces.skip(words, at)
            if after > at:
                out.append(" ")
                at = after
                continue
            found = self.character(words, at)
            if found is None:
                return None
            out.append(found[0])
            pieces += 1
            letters += found[0].isalpha()
            at = found[1]
        text = "".join(out).strip()
        return Spelled(text.upper() if shout else text, pieces, letters) if text else None


@lru_cache(maxsize=16)
def speller(pack: Pack) -> Speller:
    """The speller of a pack, built once."""
    return Speller(pack)


def spelled(reply: str, pack: Pack) -> Spelled | None:
    """The text of a reply that is spelled from its first word to its last, openers ("spell that") aside."""
    known = speller(pack)
    words = letters_apart(cut(reply, pack))
    found = known.read(words)
    if found:
        return found
    at = 0
    while (after := known.openers.skip(words, at)) > at:
        at = after
    return known.read(words[at:]) if 0 < at < len(words) else None


def letters_apart(words: Words) -> Words:
    """`j.o.h.n` of a recognizer that writes initials, one letter a word."""
    apart: list[str] = []
    for word in words:
        pieces = word.split(".")
        if len(pieces) > 1 and all(len(piece) == 1 and piece.isalpha() for piece in pieces):
            apart += pieces
        else:
            apart.append(word)
    return tuple(apart)


def correct_spelling(previous: str, reply: str, pack: Pack) -> str | None:
    """What was spelled, with the correction of a reply: "no, b as in bravo", "no smythe with a y".

    None when the reply is no correction, or when it is not clear which letter it is about.
    """
    known = speller(pack)
    words = letters_apart(cut(reply, pack))
    at = 0
    while at < len(words) and (after := known.correction_openers.skip(words, at)) > at and after < len(words):
        if known.with_letter.skip(words, at) > at:
            break
        at = after
    rest = words[at:]
    if not rest:
        return None
    whole = known.read(rest)
    if whole and whole.pieces > 1:
        return _like(whole.text, previous)
    for place in range(len(rest) + 1):
        after = known.with_letter.skip(rest, place)
        if after == place:
            continue
        letter = known.read(rest[after:])
        if letter is None:
            return None
        word = "".join(rest[:place])
        if not word:
            return _replace(previous, letter.text, known)
        if letter.text in word:
            return _like(word, previous)
        mended = _replace(word, letter.text, known)
        return _like(mended, previous) if mended else None
    if whole:
        return _replace(previous, whole.text, known)
    return None


def mend_part(previous: str, part: str) -> str | None:
    """An address with the one part exchanged that sounds like `part`: `smythe` for the `smith` of
    `jay.smith@example.org`; None when no part is like it."""
    runs = list(_PART.finditer(previous))
    scores = [fuzz.ratio(run[0].casefold(), part.casefold()) for run in runs]
    if not scores or max(scores) < _LIKE or part.casefold() == previous.casefold():
        return None
    run = runs[scores.index(max(scores))]
    return previous[: run.start()] + part + previous[run.end() :]


def _like(text: str, previous: str) -> str:
    """Capitalised as the text it replaces."""
    return text.capitalize() if previous[:1].isupper() and text.islower() else text


def _replace(text: str, letter: str, known: Speller) -> str | None:
    """`letter` in the one place where a letter that sounds like it stands."""
    folded = text.casefold()
    for other in known.words.spelling_pairs.get(letter.casefold(), ()):
        if folded.count(other) == 1:
            at = folded.index(other)
            return text[:at] + letter + text[at + len(other) :]
    return None
