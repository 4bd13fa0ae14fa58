"""From what a server writes to what people say: the names an option may go by.

`prodEU-west_1 (beta)` is spoken `prod e u west one`; brackets, symbols, camelCase, digits and emoji are
turned into words here, and shorter names are derived: without brackets, one part of several, the initials.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from voice_elicit.form.fields import Option
from voice_elicit.language.lexicon.choice import ChoiceWords
from voice_elicit.language.pack import Pack
from voice_elicit.language.spoken_numbers import speak_number, speak_year
from voice_elicit.understanding.phrases import PhraseBook, Words
from voice_elicit.understanding.segments import cut

__all__ = ["FULL", "PART", "SHORT", "names_of", "spoken_words", "without_determiners"]

FULL, SHORT, PART = 0, 1, 2
"""Ranks of a name: the title itself; the const or the title without what is in brackets; a mere part of it.
Where one name belongs to two options, the better rank wins."""

_CAMEL = re.compile(r"(?<=[^\W\d_A-Z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_DIGITS = re.compile(r"(?<=[^\W\d_])(?=\d)|(?<=\d)(?=[^\W\d_])")
_RANGE = re.compile(r"(?<=\d)\s*[-–]\s*(?=\d)")
_BRACKETS = re.compile(r"[(\[{]([^)\]}]*)[)\]}]")
_PARTS = re.compile(r"\s[-–—]\s|[:,;|/]\s*|\s*[(\[{)\]}]\s*")
_ORDINAL = re.compile(r"\d+[^\W\d_]{2}", re.ASCII)
_PLAIN = re.compile(r"[a-z]+(?: [a-z]+)*")
_CAPITALS = re.compile(r"\b[A-Z]{2,5}\b")
_LONGEST_NUMBER = 4
"""Digits of a number said as one; longer ones are codes, said digit by digit."""
_FEWEST_INITIALS = 3
"""Letters of an acronym made of initials: two are too easily something else ("no")."""


@lru_cache(maxsize=8)
def _words(pack: Pack) -> ChoiceWords:
    return pack.section(ChoiceWords)


@lru_cache(maxsize=8)
def _determiners(pack: Pack) -> PhraseBook:
    return PhraseBook(_words(pack).determiners)


def spoken_words(text: str, pack: Pack) -> Words:
    """Plain words with digits in words: `3d` -> `three d`. The form in which labels and replies are compared."""
    if _PLAIN.fullmatch(text):
        return tuple(text.split())
    found: list[str] = []
    for word in cut(_RANGE.sub(f" {_words(pack).symbols.get('-', '')} ", text), pack):
        if any(char.isdigit() for char in word):
            for part in (word,) if _is_number(word) or _ORDINAL.fullmatch(word) else _pieces(word):
                found.extend(_in_words(part, pack))
        else:
            found.extend(word.replace("_", " ").replace("/", " ").replace(".", " ").split() or [word])
    return tuple(found)


def _pieces(word: str) -> list[str]:
    return _DIGITS.sub(" ", re.sub(r"[^\w]|_", " ", word)).split()


def _is_number(word: str) -> bool:
    return re.fullmatch(r"-?\d+(\.\d+)?", word, re.ASCII) is not None


@lru_cache(maxsize=4096)
def _in_words(word: str, pack: Pack) -> Words:
    if not _is_number(word):
        return (word,)
    whole = word.lstrip("-")
    if "." in word:
        return cut(speak_number(float(word), pack), pack)
    if len(whole) > _LONGEST_NUMBER or (whole.startswith("0") and len(whole) > 1):
        return tuple(said for digit in whole for said in cut(speak_number(int(digit), pack), pack))
    return cut(speak_number(int(word), pack), pack)


def without_determiners(words: Words, pack: Pack) -> Words:
    """`an octopus` -> `octopus`; never nothing."""
    book = _determiners(pack)
    start = 0
    while start < len(words) - 1 and (length := book.at(words, start)) and start + length < len(words):
        start += length
    return words[start:]


def names_of(option: Option, pack: Pack) -> dict[Words, int]:
    """Every name of an option with its rank."""
    title = option.title
    if _PLAIN.fullmatch(lower := title.casefold()) and option.const == title and not _CAMEL.search(title):
        words = tuple(lower.split())
        plain = {without_determiners(words, pack): FULL, words: FULL}
        if initials := _initials(words, pack):
            plain.setdefault(initials, PART)
        if spelled := _capitals_apart(title):
            plain.setdefault(spelled, SHORT)
        return plain
    found: dict[Words, int] = {}

    def add(words: Words, rank: int) -> None:
        for form in (words, without_determiners(words, pack)):
            if form and found.get(form, PART + 1) > rank:
                found[form] = rank

    add(_label_words(title, pack), FULL)
    if isinstance(option.const, str | int | float) and str(option.const) != title:
        add(_label_words(str(option.const), pack), SHORT)
    add(_label_words(_BRACKETS.sub(" ", title), pack), SHORT)
    add(spoken_words(title, pack), SHORT)
    for part in _PARTS.split(title):
        if any(char.isalnum() for char in part):
            add(_label_words(part, pack), PART)
    for year in re.findall(r"\b(?:1[1-9]|20)\d\d\b", title):
        add(_label_words(title.replace(year, speak_year(int(year), pack)), pack), SHORT)
    add(_digit_by_digit(title, pack), SHORT)
    words = _label_words(_BRACKETS.sub(" ", title), pack)
    if _BRACKETS.sub("", title).replace(" ", "").isalpha():
        add(_initials(words, pack), PART)
    if spelled := _capitals_apart(title):
        add(spoken_words(" ".join(spelled), pack), SHORT)
    if not found:
        add(_picture_words(title), SHORT)
    return found


def _initials(words: Words, pack: Pack) -> Words:
    """`Central European Time` -> `c e t`; none that spell a small word ("not")."""
    letters = tuple(word[0] for word in words)
    return letters if len(letters) >= _FEWEST_INITIALS and "".join(letters) not in _small(pack) else ()


@lru_cache(maxsize=8)
def _small(pack: Pack) -> frozenset[str]:
    words = _words(pack)
    negations = (word for phrase in PhraseBook(words.exclusions).phrases for word in phrase)
    return frozenset((*words.asides, *words.nouns, *negations))


def _capitals_apart(title: str) -> Words:
    """`USA west` -> `u s a west`: how capitals are read when they are no word."""
    if not _CAPITALS.search(title):
        return ()
    return tuple(_CAPITALS.sub(lambda found: " ".join(found[0]), title).casefold().split())


def _label_words(text: str, pack: Pack) -> Words:
    text = _CAMEL.sub(" ", text)
    for sign, said in _words(pack).symbols.items():
        if sign != "-" and sign in text:
            text = text.replace(sign, f" {said} ")
    return spoken_words(text.replace("_", " ").replace("/", " "), pack)


def _digit_by_digit(title: str, pack: Pack) -> Words:
    """`Room 404` also as `room four zero four`."""
    if not re.search(r"\d\d", title):
        return ()
    return _label_words(re.sub(r"(?<=\d)(?=\d)", " ", title), pack)


def _picture_words(title: str) -> Words:
    """The names of the characters of a label that is nothing but emoji."""
    names = (unicodedata.name(char, "") for char in title if unicodedata.category(char) == "So")
    return tuple(word for name in names for word in name.casefold().split())
