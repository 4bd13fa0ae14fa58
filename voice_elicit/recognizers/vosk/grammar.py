"""An expectation compiled to what Vosk takes: a JSON list of phrases, every word of which the model knows.

Vosk builds a bigram of it, so pieces of phrases come back in any order: a result counts only if it is exactly
one phrase. It also never says "none of these" by itself (136 of 154 foreign words came back as yes or no, the
unknown token in the grammar or not), hence the decoys.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from voice_elicit.ports import Phrase
from voice_elicit.recognizers.vosk.model import LoadedModel

__all__ = ["Grammar", "compile_grammar"]

Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Grammar:
    """Phrases of a question in the model's spelling."""

    phrases: dict[Words, tuple[Phrase, ...]]
    """Several when one wording stands for several meanings."""
    missing: tuple[Phrase, ...]
    """Left out, since the model does not know all of their words."""
    decoys: frozenset[str]
    """Words that reject the answer they turn up in; the model's unknown token is one."""

    unknown: str | None = None
    """The model's own token, the one decoy that is no word."""

    def json(self) -> str:
        """For `KaldiRecognizer`; not to be used on a grammar without phrases (`[]` ends the process).

        Escaped characters would all count as unknown words: Vosk does not decode them.
        """
        texts = [" ".join(words) for words in self.phrases]
        return json.dumps([*texts, *sorted(self.decoys)], ensure_ascii=False)

    def whole(self, words: Words) -> tuple[Phrase, ...]:
        """What these words are when they are exactly one phrase, else nothing."""
        return self.phrases.get(words, ())

    def rejects(self, words: Words) -> bool:
        """Whether a decoy is among them."""
        return not self.decoys.isdisjoint(words)

    def without_unknown(self, words: Words) -> Words:
        """The words that are words."""
        return tuple(word for word in words if word != self.unknown)

    def parts(self, words: Words) -> tuple[Phrase, ...]:
        """The phrases these words are a sequence of ("yes no"), longest first; nothing if words are left."""
        longest = max(map(len, self.phrases), default=0)
        found: list[Phrase] = []
        at = 0
        while at < len(words):
            for size in range(min(longest, len(words) - at), 0, -1):
                here = self.phrases.get(words[at : at + size])
                if here:
                    found.extend(here)
                    at += size
                    break
            else:
                return ()
        return tuple(found)


def compile_grammar(model: LoadedModel, phrases: Iterable[Phrase], decoys: Iterable[str]) -> Grammar:
    """Look every word up; decoys that are words of a phrase or unknown are left out."""
    known: dict[Words, tuple[Phrase, ...]] = {}
    missing: list[Phrase] = []
    for phrase in phrases:
        words = [model.pieces(word) for word in phrase.text.split()]
        spelled = tuple(piece for pieces in words for piece in pieces)
        if not words or not all(words):
            missing.append(phrase)
            continue
        others = known.get(spelled, ())
        if all(other.meaning != phrase.meaning for other in others):
            known[spelled] = (*others, phrase)
    wanted = {word for words in known for word in words}
    rejecting = {word for word in decoys if word not in wanted and model.has(word)}
    if model.unknown is not None:
        rejecting.add(model.unknown)
    return Grammar(known, tuple(missing), frozenset(rejecting), model.unknown)
