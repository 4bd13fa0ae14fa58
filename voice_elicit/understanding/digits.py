"""Reads strings of digits: phone numbers, codes, and the letters mixed with them."""

from __future__ import annotations

from voice_elicit.language.pack import Pack
from voice_elicit.understanding.numerals import Numerals
from voice_elicit.understanding.phrases import Words
from voice_elicit.understanding.segments import cut
from voice_elicit.understanding.spelling import letters_apart, speller

__all__ = ["read_code", "read_digits"]


def read_digits(reply: str, pack: Pack) -> str | None:
    """`double five five oh one`, `plus forty four one two`: the digits, when every word is one.

    Compounds are written as they are said: `twenty three` is 23, `eight hundred` is 800.
    """
    known = speller(pack)
    grammar = known.numerals
    words = cut(reply, pack)
    out: list[str] = []
    at = 0
    while at < len(words):
        word = words[at]
        if word.lstrip("+").isdecimal() and word.isascii() and (len(word) > 1 or word.isdecimal()):
            if "+" in word and at:
                return None
            out.append(word)
            at += 1
            continue
        if word in grammar.plus and at == 0:
            out.append("+")
            at += 1
            continue
        digits, end = grammar.digits(words, at)
        if digits:
            hundred = end < len(words) and words[end] in grammar.hundred
            if hundred and end - 1 >= at and words[end - 1] in grammar.words.ones:
                out.append(digits + "00")
                end += 1
            else:
                out.append(digits)
            at = end
            continue
        small = _hundreds(grammar, words, at) or next(grammar.small(words, at), None)
        if small is None:
            return None
        hundred = small[1] < len(words) and words[small[1]] in grammar.hundred
        out.append(f"{small[0]}00" if hundred else str(small[0]))
        at = small[1] + hundred
    text = "".join(out)
    return text if text.strip("+") else None


def _hundreds(grammar: Numerals, words: Words, at: int) -> tuple[int, int] | None:
    """A number of three digits that is one word: `einhunderteinundsiebzig` is 171."""
    found = grammar.spelled.cardinal(words[: at + 1], at) if grammar.spelled else None
    return found if found and 100 <= found[0] < 1000 else None


def read_code(reply: str, pack: Pack) -> str | None:
    """Letters, digits, symbols and compounds of a code, when every word is one of them."""
    known = speller(pack)
    words: Words = letters_apart(cut(reply, pack))
    out: list[str] = []
    at = 0
    while at < len(words):
        word = words[at]
        if any(char.isdigit() for char in word) and word.replace("-", "").isalnum():
            out.append(word)
            at += 1
            continue
        character = known.character(words, at)
        if character and word not in known.numerals.words.tens:
            out.append(character[0])
            at = character[1]
            continue
        small = next(known.numerals.small(words, at), None)
        if small is None:
            return None
        out.append(str(small[0]))
        at = small[1]
    return "".join(out) or None
