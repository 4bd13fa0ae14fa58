"""What the person said so far in this elicitation, kept to let a fresh recognizer know the voice at once.

Kaldi adapts to a speaker (i-vectors), but a new grammar needs a new recognizer, which has lost that. Fed the
last few answers first, it got 78 % of Korean numerals where a fresh one got 62 %. The audio lives in memory
only and no longer than the elicitation.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from voice_elicit.ports import SAMPLE_RATE

__all__ = ["EarlierAnswers", "Priming"]

BYTES_PER_SECOND = 2 * SAMPLE_RATE


@dataclass(frozen=True, slots=True)
class Priming:
    """How much of the person's earlier speech is fed to the recognizer of the next question."""

    answers: int = 5
    """0 turns it off: nothing is kept."""
    open_answers: int = 2
    """How many of them before free speech, whose decoding takes a third of its length and more."""
    seconds: float = 3.0
    """The most that is kept of one answer; its beginning."""
    silence: float = 1.0
    """Seconds of near-silence after each: with .3 s undecoded frames leak into the next and it does harm."""


class EarlierAnswers:
    """The last answers, as level audio."""

    def __init__(self, policy: Priming) -> None:
        self._policy = policy
        self._kept: deque[bytes] = deque(maxlen=policy.answers)

    def keep(self, pcm: bytes) -> None:
        """Remember one answer, the oldest is dropped."""
        self._kept.append(pcm[: round(self._policy.seconds * SAMPLE_RATE) * 2])

    def forget(self) -> None:
        """Drop all audio."""
        self._kept.clear()

    def latest(self, open_question: bool) -> tuple[bytes, ...]:
        """The answers to play before the next question, oldest first."""
        kept = tuple(self._kept)
        return kept[max(0, len(kept) - self._policy.open_answers) :] if open_question else kept
