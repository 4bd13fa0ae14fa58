"""What the model writes when nothing is expected: one greedy decode, kept short.

The first step is handed on to the trie, which starts from the same place.
"""

from __future__ import annotations

from dataclasses import dataclass

from voice_elicit.recognizers.moonshine.model import Frames, Model, Prefixes, log_normalizer
from voice_elicit.recognizers.moonshine.tokenizer import EOS

__all__ = ["Transcript", "most_tokens", "transcribe"]

TOKENS_A_SECOND = 6.5
"""Faster than anybody talks: noise makes the model loop ("20. 20. 20.")."""
LEAST_TOKENS = 6


@dataclass(frozen=True, slots=True)
class Transcript:
    """The free transcript of one sound."""

    text: str
    log_probability: float
    """Of the whole transcript, its end included."""
    tokens: int
    begin: Prefixes
    """The decoder before the first word."""
    seconds: float
    """Length of the sound."""

    @property
    def mean(self) -> float:
        """Log-probability a token: how sure the model is of what it wrote."""
        return self.log_probability / max(1, self.tokens)


def transcribe(model: Model, frames: Frames, seconds: float) -> Transcript:
    """Decode greedily, at most as many tokens as fit `seconds` of speech."""
    limit = most_tokens(seconds)
    begin = state = model.begin(frames)
    written: list[int] = []
    total = 0.0
    steps = 0
    while steps < limit:
        row = state.logits[0]
        token = int(row.argmax())
        total += float(row[token] - log_normalizer(state.logits)[0, 0])
        steps += 1
        if token == EOS:
            break
        written.append(token)
        state = model.extend(state, [0], [token])
    return Transcript(model.tokenizer.decode(written), total, steps, begin, seconds)


def most_tokens(seconds: float) -> int:
    """As many as anybody can say in this time."""
    return max(LEAST_TOKENS, int(seconds * TOKENS_A_SECOND) + 3)
