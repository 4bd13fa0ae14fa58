"""The words of a reply that may answer several questions, and what was written for them. Part of `breath`."""

from __future__ import annotations

from functools import cached_property

from voice_elicit.form.fields import ChoiceField, Field, MultiChoiceField
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.breath_words import Labels, Sentence
from voice_elicit.understanding.labels import spoken_words
from voice_elicit.understanding.moment_words import moment_words
from voice_elicit.understanding.phrases import Words
from voice_elicit.understanding.segments import as_joined, cut, glues, unglued
from voice_elicit.understanding.words import tokens

__all__ = ["Reply", "stems_of"]

_BREAKS = ",;.:\n"


def stems_of(fields: tuple[Field, ...], labels: Labels, known: Sentence, pack: Pack) -> frozenset[str]:
    """The words of a form that endings may be glued to, where the language glues them."""
    if not glues(pack):
        return frozenset()
    patterns = (pattern for heads in labels.heads.values() for pattern in heads)
    names = (
        word
        for field in fields
        if isinstance(field, ChoiceField | MultiChoiceField)
        for option in field.options
        for text in (option.title, str(option.const))
        for word in (*tokens(text), *spoken_words(text, pack))
    )
    return frozenset().union(known.stems, names, *(forms for pattern in patterns for forms in pattern))


class Reply:
    """The words of one reply. `stems`: words that endings are cut from; `endings`: those beside the pack's own."""

    def __init__(self, text: str, pack: Pack, stems: frozenset[str], endings: frozenset[str]) -> None:
        self.glues = glues(pack)
        """Whether endings are glued to names, so that only the end of the reply shows where a name ends."""
        self._chunks = text.split()
        self._owner: list[tuple[int, int]] = []
        """Of every word, the first and the last chunk it stands in."""
        words: list[str] = []
        glued: set[int] = set()
        row: list[tuple[str, int, bool]] = []
        """Pieces of words since the last break, with their chunk, and whether they are glued to the one before."""
        for at, chunk in enumerate(self._chunks):
            for token in tokens(chunk):
                pieces = moment_words(pack).apart(cut(token, pack) if self.glues else (token,))
                row += [(piece, at, self.glues and place > 0) for place, piece in enumerate(pieces)]
            if chunk[-1] not in _BREAKS and at + 1 < len(self._chunks):
                continue
            for word in as_joined(tuple(piece for piece, _, _ in row), pack):
                size, count = 0, 0
                while size < len(word):
                    size += len(row[count][0])
                    count += 1
                for place, piece in enumerate(unglued(word, pack, stems, endings)):
                    if (place or row[0][2]) and not piece[0].isdigit():
                        glued.add(len(words))
                    words.append(piece)
                    self._owner.append((row[0][1], row[count - 1][1]))
                row = row[count:]
        self.words: Words = tuple(words)
        self.glued = frozenset(glued)
        """The places of words written in one with the word before: endings, which begin no answer."""

    def raw(self, start: int, end: int) -> str:
        """The text of these words, capitals and signs kept, without the punctuation at its end."""
        chunks = self._chunks[self._owner[start][0] : self._owner[end - 1][1] + 1]
        return " ".join(chunks).strip(" ,;.!?\"'")

    @cached_property
    def breaks(self) -> frozenset[int]:
        """The places of words behind punctuation."""
        return frozenset(
            at + 1
            for at, (_, owner) in enumerate(self._owner)
            if self._chunks[owner][-1] in _BREAKS and (at + 1 == len(self._owner) or self._owner[at + 1][0] != owner)
        )
