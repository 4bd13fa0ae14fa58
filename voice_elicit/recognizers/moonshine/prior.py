"""How much the model likes to write a phrase when nobody speaks; taken off every score.

Without it everything unclear becomes "yes". Measured on five wordless sounds of 1.5 s (near-silence and pink
noise at four levels), once per phrase and process, while the prompt is spoken: a dozen new phrases take .2 s.
Two sounds instead of five let a little more through; that was not worth the time saved.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from threading import Lock

import numpy as np

from voice_elicit.kept import Kept
from voice_elicit.ports import SAMPLE_RATE
from voice_elicit.recognizers.moonshine.model import Floats, Model, Prefixes
from voice_elicit.recognizers.moonshine.span import near_silence
from voice_elicit.recognizers.moonshine.transcript import Transcript, transcribe
from voice_elicit.recognizers.moonshine.trie import PhraseTrie

__all__ = ["FLOOR", "Forms", "Prior", "pink_noise", "wordless_sounds"]

Forms = tuple[str, ...]

FLOOR = -20.0
"""Nats below which a phrase is no likelier to be imagined than any other."""
CHUNK = 16
"""Phrases measured together; neighbours share their beginnings."""
KEPT = 20_000
"""Phrases whose prior is remembered: some 10 MB."""
SECONDS = 1.5
LEVELS = (-50, -40, -30, -20)
"""dBFS of the pink noises."""
TYPICAL = slice(3, 4)
"""The sound whose priors are closest to the mean of all: -30 dBFS."""


class Prior:
    """Log-probabilities of phrases on wordless sounds, remembered. Thread safe."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._lock = Lock()
        self._known: Kept[Forms, float] = Kept(KEPT)
        self._rough: Kept[Forms, float] = Kept(KEPT)
        self._wordless: list[Transcript] = []

    def prepare(self, phrases: Sequence[Forms], seconds: float) -> None:
        """Measure as many of the phrases as can be begun in this time."""
        end = time.monotonic() + seconds
        for start in range(0, len(phrases), CHUNK):
            if time.monotonic() > end:
                break
            self.of(phrases[start : start + CHUNK])

    def known(self, phrase: Forms) -> bool:
        """Whether it was measured already."""
        return phrase in self._known

    def of(self, phrases: Sequence[Forms]) -> list[float]:
        """The prior of each phrase, given by its surface forms; measured now where it was not yet."""
        return self._look_up(self._known, phrases, slice(None))

    def roughly(self, phrases: Sequence[Forms]) -> list[float]:
        """The same from one wordless sound: enough for decoys, of which there are many."""
        return self._look_up(self._rough, phrases, TYPICAL)

    def _look_up(self, known: Kept[Forms, float], phrases: Sequence[Forms], sounds: slice) -> list[float]:
        with self._lock:
            found = {phrase: known.get(phrase) for phrase in phrases}
            new = [phrase for phrase, mean in found.items() if mean is None]
            if new:
                trie = PhraseTrie(self._model.tokenizer, new)
                heard = self._hear_wordless()[sounds]
                scores = np.array([trie.score(self._model, one.begin, FLOOR) for one in heard])
                means = np.maximum(scores, FLOOR).mean(0)
                for phrase, mean in zip(new, means, strict=True):
                    found[phrase] = float(mean)
                    known.put(phrase, float(mean))
            return [mean for mean in map(found.get, phrases) if mean is not None]

    def imagined(self) -> frozenset[str]:
        """What the model writes where nobody speaks."""
        with self._lock:
            return frozenset(one.text for one in self._hear_wordless())

    def silent(self) -> Prefixes:
        """The beginning of near-silence."""
        with self._lock:
            return self._hear_wordless()[0].begin

    def _hear_wordless(self) -> list[Transcript]:
        if not self._wordless:
            self._wordless = [
                transcribe(self._model, self._model.encode(sound), SECONDS) for sound in wordless_sounds()
            ]
        return self._wordless


def wordless_sounds() -> list[Floats]:
    """Near-silence, and pink noise from a quiet room to a loud street."""
    length = int(SECONDS * SAMPLE_RATE)
    random = np.random.default_rng(5)
    noises = [pink_noise(length, random) * np.float32(10 ** (level / 20)) for level in LEVELS]
    return [near_silence(length, seed=5), *noises]


def pink_noise(samples: int, random: np.random.Generator) -> Floats:
    """Noise of 1/f power with a root mean square of 1."""
    spectrum = np.fft.rfft(random.standard_normal(samples))
    frequency = np.arange(len(spectrum), dtype=np.float64)
    frequency[0] = 1
    noise = np.fft.irfft(spectrum / np.sqrt(frequency), samples)
    level: Floats = (noise / np.sqrt((noise**2).mean())).astype(np.float32)
    return level
