"""What Vosk heard, judged: alternatives in, hypotheses with bands out.

The scores are log likelihoods of whole alternatives, of use only as differences. The per-word confidence of
the engine is not used: it is 1.0 for a third of the wrong answers.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass

from voice_elicit.ports import Band, Hypothesis, Phrase
from voice_elicit.recognizers.vosk.grammar import Grammar, Words

__all__ = ["Alternative", "Verdict", "alternatives", "judge", "no_surer", "transcript"]

CLEAR_MARGIN = 4.0
"""Nats by which a phrase must beat every alternative of another meaning to be taken at once."""
CLOSE_MARGIN = 6.0
"""Nats by which the likeliest alternative, when it is no whole phrase, may beat one that is."""
_BRACKETS = re.compile(r"[(){}\[\]]")
"""Some models write number words as `[3]` or `(십)`."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """One thing that may have been said, best first in a list."""

    words: Words
    score: float


@dataclass(frozen=True, slots=True)
class Verdict:
    hypotheses: tuple[Hypothesis, ...]
    text: str
    """Empty when what was heard is one phrase: the grammar could hear nothing else, so its words are no second
    witness. Otherwise the words: several phrases, pieces of phrases, or an answer with a decoy in it."""
    rejected: bool = False
    """A decoy is in it, or a yes that sends is not clear: something was said, and `text` may not be what it was."""


def alternatives(result: str, opened: float = 0.0) -> tuple[Alternative, ...]:
    """Vosk's JSON, each wording once; words that ended before the microphone was open (`opened`, seconds
    into the stream) are the engine's invention and dropped."""
    found: dict[Words, float] = {}
    for entry in json.loads(result).get("alternatives", ()):
        if "result" in entry:
            words = tuple(part["word"] for part in entry["result"] if part["end"] > opened)
        else:
            words = tuple(entry["text"].split())
        found.setdefault(words, float(entry["confidence"]))
    return tuple(Alternative(words, score) for words, score in found.items())


def transcript(words: Words) -> str:
    """Words as a person would write them."""
    return " ".join(_BRACKETS.sub("", " ".join(words)).split())


def judge(grammar: Grammar, heard: Sequence[Alternative]) -> Verdict:
    """Which phrases may have been said, and how far each may be trusted; at most one per meaning."""
    if not heard or not heard[0].words:
        return Verdict((), "")
    best = heard[0]
    if grammar.rejects(best.words):
        return Verdict((), transcript(grammar.without_unknown(best.words)), rejected=True)
    found: dict[str, Hypothesis] = {}
    for one in heard:
        if best.score - one.score > CLOSE_MARGIN:
            break
        phrases = grammar.whole(one.words)
        for phrase in phrases:
            if phrase.meaning not in found:
                margin = one.score - _rival(grammar, heard, phrase)
                clear = one is best and len(phrases) == 1 and margin >= CLEAR_MARGIN
                found[phrase.meaning] = Hypothesis(phrase, margin, _band(phrase, clear=clear))
    together = grammar.parts(best.words)
    for phrase in together:
        found.setdefault(phrase.meaning, Hypothesis(phrase, 0.0, _band(phrase, clear=False)))
    if not grammar.whole(best.words) and len({phrase.meaning for phrase in together}) > 1:
        return Verdict(tuple(map(_asked, found.values())), transcript(best.words))
    return _verdict(tuple(found.values()), best.words)


def _verdict(found: tuple[Hypothesis, ...], words: Words) -> Verdict:
    """With words that are not to be used where no phrase is: something was said, and must be said again."""
    usable = any(one.band > Band.LOW for one in found)
    return Verdict(found, "" if usable else transcript(words), rejected=bool(found) and not usable)


def _band(phrase: Phrase, *, clear: bool) -> Band:
    """One step lower for what cannot be undone: what is clear is asked for once more, the rest is not used."""
    if phrase.weighty:
        return Band.MIDDLE if clear else Band.LOW
    return Band.HIGH if clear else Band.MIDDLE


def no_surer(again: Verdict, before: Verdict) -> Verdict:
    """A second look at one utterance, by an engine that has adapted to it. It finds more (80 of 120 numerals, not 72)
    and is surer of what is wrong, too (14 of 120 foreign words HIGH, not 9): what is new in it is worth a question,
    and what cannot be undone is not even that."""
    if not before.hypotheses and not before.text:
        return again  # There was nothing but a noise before the pause.
    known = {one.phrase.meaning: one.band for one in before.hypotheses}
    capped = []
    for one in again.hypotheses:
        least = Band.LOW if one.phrase.weighty else Band.MIDDLE
        most = max(known.get(one.phrase.meaning, Band.LOW), least)
        capped.append(Hypothesis(one.phrase, one.score, min(one.band, most)))
    if not capped or any(one.band > Band.LOW for one in capped):
        return Verdict(tuple(capped), again.text, again.rejected)
    return Verdict(tuple(capped), again.text or capped[0].phrase.text, rejected=True)


def _rival(grammar: Grammar, heard: Sequence[Alternative], phrase: Phrase) -> float:
    """Score of the likeliest alternative that is not this meaning; that of the last when all are."""
    for other in heard:
        if all(same.meaning != phrase.meaning for same in grammar.whole(other.words)):
            return other.score
    return heard[-1].score - CLEAR_MARGIN


def _asked(hypothesis: Hypothesis) -> Hypothesis:
    """Two meanings in one breath: neither is taken, and what cannot be undone is not even offered."""
    band = Band.LOW if hypothesis.phrase.weighty else Band.MIDDLE
    return Hypothesis(hypothesis.phrase, hypothesis.score, band)
