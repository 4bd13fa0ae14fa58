"""Yes/no questions that are statements ("Delete old backups"): replies that say the statement back.

"Delete them", "don't delete", "i want the newsletter": the words of the question, agreed to or denied.
"""

from __future__ import annotations

from functools import lru_cache

from voice_elicit.form.fields import BooleanField
from voice_elicit.language.lexicon.consent import ConsentWords
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.phrases import PhraseBook, Words
from voice_elicit.understanding.reading import Confirm, Value
from voice_elicit.understanding.segments import cut
from voice_elicit.understanding.tidy import spelled_out, tidy_words

__all__ = ["read_restated"]

_STEM = 4
"""Letters two words must share from the start to be forms of one word: delete, deleting."""


class _Restating:
    def __init__(self, pack: Pack) -> None:
        words = pack.section(ConsentWords)
        self.small = frozenset(words.small)
        self.negations = self._book(words.negations, pack)
        self.frames = self._book(words.restating, pack)
        self.neutral = self._book(words.neutral, pack)

    @staticmethod
    def _book(templates: list[str], pack: Pack) -> PhraseBook:
        return PhraseBook([" ".join(spelled_out(phrase, pack)) for phrase in PhraseBook(templates).phrases])


@lru_cache(maxsize=8)
def _restating(pack: Pack) -> _Restating:
    return _Restating(pack)


def read_restated(reply: str, field: BooleanField, pack: Pack) -> Value | Confirm | None:
    """True when the reply says the question's own words, False when it denies them, None for anything else.

    Certain only with the word the statement begins with, its verb; other words of it are asked back.
    """
    known = _restating(pack)
    said = spelled_out(tidy_words(reply, pack), pack)
    negated = False
    content: list[str] = []
    at = 0
    while at < len(said):
        if length := known.negations.at(said, at):
            negated = not negated
        elif not (length := known.frames.at(said, at) or known.neutral.at(said, at)):
            length = 1
            if said[at] not in known.small:
                content.append(said[at])
        at += length
    question = _content(field.label, known, pack) or _content(field.name.replace("_", " "), known, pack)
    if not content or not question or not all(_is_among(word, question) for word in content):
        return None
    whole = _is_among(question[0], tuple(content)) or len(content) == len(question)
    return Value(not negated) if whole else Confirm(not negated)


def _content(text: str, known: _Restating, pack: Pack) -> Words:
    return tuple(word for word in cut(text, pack) if word not in known.small)


def _is_among(word: str, others: Words) -> bool:
    return any(word == other or _is_form(word, other) for other in others)


def _is_form(one: str, other: str) -> bool:
    shared = min(len(one), len(other)) - 1
    return shared >= _STEM and one[:shared] == other[:shared]
