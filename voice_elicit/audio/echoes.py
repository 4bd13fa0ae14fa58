"""Sound that is no reply: our own voice come back, a hesitation, a noise.

Judged on words, since no reference signal is at hand on most machines. Which words mean nothing alone is the
language pack's to say; here they are only compared.
"""

from __future__ import annotations

from collections.abc import Collection

from rapidfuzz import fuzz

from voice_elicit.ports import Band, Heard

__all__ = ["is_echo", "says_nothing", "words"]

SAME_WORD = 75
"""Letters in common, of 100, at which a recognized word is taken for one of ours: recognizers hear a
loudspeaker badly."""

ECHO_SHARE = 0.7
"""Share of the words heard that must be ours, in our order, in an echo of three words or more."""


def words(text: str) -> tuple[str, ...]:
    """Case-folded words without punctuation."""
    kept = "".join(char if char.isalnum() or char in "'’" else " " for char in text.casefold())
    return tuple(word for word in (part.strip("'’") for part in kept.split()) if word)


def is_echo(heard: str, prompt: str) -> bool:
    """Whether the words heard are, in order, words of the prompt, some of them misheard."""
    ours, theirs = words(prompt), words(heard)
    if not ours or not theirs:
        return False
    common = _common(theirs, ours)
    return common == len(theirs) if len(theirs) < 3 else common >= ECHO_SHARE * len(theirs)


def says_nothing(heard: Heard, function_words: Collection[str]) -> bool:
    """Whether there is neither a phrase worth a question nor a word that means something alone."""
    if any(hypothesis.band >= Band.MIDDLE for hypothesis in heard.hypotheses):
        return False
    return all(word in function_words for word in words(heard.text))


def _common(theirs: tuple[str, ...], ours: tuple[str, ...]) -> int:
    """Length of the longest common subsequence of words."""
    row = [0] * (len(ours) + 1)
    for word in theirs:
        previous = row
        row = [0]
        for index, own in enumerate(ours):
            same = word == own or fuzz.ratio(word, own) >= SAME_WORD
            row.append(previous[index] + 1 if same else max(row[-1], previous[index + 1]))
    return row[-1]
