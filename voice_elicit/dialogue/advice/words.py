"""The pack's words of advice, ready to be looked for in titles and descriptions."""

from __future__ import annotations

import re
from functools import lru_cache

from voice_elicit.language.lexicon.advice import AdviceWords
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.labels import spoken_words
from voice_elicit.understanding.phrases import PhraseBook, Words

__all__ = ["Books", "books", "found_in", "values_in", "words_of"]

_FEWEST, _MOST = 2, 20
"""Values of a list that is worth a choice."""
_LONGEST_VALUE = 4
"""Words of a value; more is a sentence."""
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_BRACKETED = re.compile(r"\(([^()]+)\)")
_END = re.compile(r"[.;!?\n](?=\s|$)|[()\[\]]")
_MARKS = "\"'`‘’“”*: "


class Books:
    """Phrases of `hear/advice.toml`, a book a notion."""

    def __init__(self, pack: Pack) -> None:
        words = pack.section(AdviceWords)
        self.values_listed = PhraseBook(words.values_listed)
        self.examples = PhraseBook(words.examples)
        self.value_joiners = words.value_joiners
        self.screen = PhraseBook(words.screen)
        self.consent = PhraseBook(words.consent)
        self.negations = PhraseBook(words.negations)
        self.opening_negations = PhraseBook(words.opening_negations)
        self.left_out = PhraseBook(words.left_out)
        self.needed = PhraseBook(words.needed)
        self.placeholders = PhraseBook(words.placeholders)
        self.unsayable = PhraseBook(words.unsayable)
        self.formats = {name: PhraseBook(templates) for name, templates in words.formats.items()}
        self.counts = PhraseBook(words.counts)
        self.yes_no_openers = PhraseBook(words.yes_no_openers)
        self.alternatives = PhraseBook(words.alternatives)


@lru_cache(maxsize=8)
def books(pack: Pack) -> Books:
    """Those of a pack."""
    return Books(pack)


def words_of(text: str, pack: Pack) -> Words:
    """The words of a title, name or description, identifiers taken apart."""
    return spoken_words(_CAMEL.sub(" ", text).replace("_", " "), pack)


def found_in(book: PhraseBook, words: Words, *, more: int = 0) -> Words:
    """The first phrase of the book in these words, with so many words `more` behind it, or nothing."""
    for start in range(len(words)):
        length = book.at(words, start)
        if length:
            return words[start : start + length + more]
    return ()


def values_in(description: str, pack: Pack) -> tuple[str, ...]:
    """The values a description lists as the only ones: "one of a, b or c"; examples are none."""
    known = books(pack)
    for text in (description, *_BRACKETED.findall(description)):
        if (values := _separated(text, "|")) and not found_in(known.examples, spoken_words(values[0], pack)):
            return values
    for bracketed in _BRACKETED.findall(description):
        values = _joined(bracketed, pack)
        first = spoken_words(values[0], pack) if values else ()
        if len(values) > _FEWEST and not known.examples.at(first, 0):
            return values
    return _announced(description, pack)


def _announced(description: str, pack: Pack) -> tuple[str, ...]:
    """What follows "one of", up to the end of the sentence."""
    known = books(pack)
    pieces = description.split()
    for start in range(len(pieces)):
        for end in range(min(start + known.values_listed.longest, len(pieces)), start, -1):
            opener = spoken_words(" ".join(pieces[start:end]), pack)
            if not opener or opener not in known.values_listed:
                continue
            rest = _END.split(" ".join(pieces[end:]).lstrip(":( "))[0]
            values = _joined(rest, pack)
            if values and not known.examples.at(spoken_words(values[0], pack), 0):
                return values
    return ()


def _separated(text: str, sign: str) -> tuple[str, ...]:
    values = tuple(part.strip(_MARKS) for part in text.split(sign))
    short = all(value and len(value.split()) == 1 for value in values[1:-1])
    if len(values) <= _FEWEST or len(values) > _MOST or not short:
        return ()
    first, last = values[0].split()[-1:], values[-1].split()[:1]
    return tuple(value.strip(_MARKS) for value in (*first, *values[1:-1], *last))


def _joined(text: str, pack: Pack) -> tuple[str, ...]:
    """`a, b or c`; nothing when it is no such list."""
    joiner = "|".join(re.escape(word) for word in books(pack).value_joiners)
    parts = re.split(rf"\s*,\s*(?:(?:{joiner})\s+)?|\s+(?:{joiner})\s+", text.strip(_MARKS + "."))
    values = tuple(part.strip(_MARKS) for part in parts)
    fits = _FEWEST <= len(values) <= _MOST and all(0 < len(value.split()) <= _LONGEST_VALUE for value in values)
    return values if fits else ()
