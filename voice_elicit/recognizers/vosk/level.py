"""Loudness made equal: peaks at -26 dBFS halve this engine's accuracy, microphones deliver anything.

An utterance is scaled by its own peak, which is known only when it has come: a gain that falls within a word
costs as much as a low level does. So audio is held back until somebody asks what was heard, at the first
pause. Decoding is some fifteen times faster than speech: a closed answer is then decoded in under .1 s.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from voice_elicit.ports import SAMPLE_RATE

__all__ = ["Leveller", "quiet"]

TARGET_PEAK = 0.5
"""-6 dBFS: the level at which the recipe was measured."""
MOST_GAIN = 31.6
""" +30 dB; more would turn room noise into speech."""
FLOOR_DBFS = -60.0
"""Level of the "silence" put around speech: digital zero is nothing the models were trained on."""


class Leveller:
    """Scales one utterance towards `TARGET_PEAK`."""

    def __init__(self, held_seconds: float) -> None:
        """`held_seconds`: more than this is not held back, to have the decoder keep up with long speech; from
        then on the gain can only fall."""
        self._most = held_seconds
        self._held: list[NDArray[np.float32]] = []
        self._count = 0
        self._peak = 0.0

    def take(self, pcm: bytes) -> bytes:
        """Audio in, scaled audio out; nothing while it is still held back."""
        block = np.frombuffer(pcm, dtype="<i2").astype(np.float32) / 32768.0
        if block.size:
            self._peak = max(self._peak, float(np.abs(block).max()))
            self._held.append(block)
            self._count += block.size
        return b"" if self._count < self._most * SAMPLE_RATE else self.flush()

    def flush(self) -> bytes:
        """What was held back, scaled by what is known by now."""
        if not self._held:
            return b""
        joined = np.concatenate(self._held)
        self._held.clear()
        gain = min(MOST_GAIN, TARGET_PEAK / max(self._peak, 1e-6))
        samples: NDArray[np.int16] = (np.clip(joined * gain, -1.0, 1.0) * 32767.0).astype("<i2")
        return samples.tobytes()


def quiet(seconds: float) -> bytes:
    """Near-silence, the same every time."""
    noise = np.random.default_rng(0).standard_normal(round(seconds * SAMPLE_RATE))
    samples: NDArray[np.int16] = (noise * 32767.0 * 10 ** (FLOOR_DBFS / 20)).astype("<i2")
    return samples.tobytes()
