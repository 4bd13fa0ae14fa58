"""How loud the room is, so that its voices do not keep an answer open.

The detector hears a voice in every café: among people talking it never falls silent, and a "two" would go on until
`max_speech`. What is no louder than the quiet part of this turn is the room, and so is what is much weaker than the
loudest voice of it.
"""

from __future__ import annotations

import math
from bisect import bisect_left, insort
from collections import deque

import numpy as np

from voice_elicit.audio.vad import Voicing

__all__ = ["Background"]

QUIET = 10.0
"""Percentile of the levels so far that is the room: pauses between words in a quiet one."""
OVER = 8.0
"""dB over it at which somebody near the microphone speaks: babble of six talkers wavers by 3 dB."""
BEHIND = 8.0
"""dB under the loudest voice at which others speak: who answers has a louder syllable in every half second."""
FADING = 0.05
"""dB a chunk by which the loudest voice is forgotten (1.6 dB a second): it may have been a passer-by."""
LOUD = 40.0
"""Level of a room, in dB over one step of a sample (40 is -50 dBFS), below which no other voices are heard in it."""
FEWEST = 12
"""Chunks (.4 s) without which nothing is known of the room."""
MOST = 300
"""Chunks kept: 10 s."""
SMOOTHED = 4
"""Chunks (128 ms) a level is taken over: syllables stay whole."""


class Background:
    """One listening turn."""

    def __init__(self) -> None:
        self._levels: deque[float] = deque()
        self._sorted: list[float] = []
        """The same, so that the quiet part needs no search: this runs for every chunk of sound."""
        self._recent: deque[float] = deque(maxlen=SMOOTHED)
        self._loudest = -math.inf

    def stands_out(self, chunk: bytes, probability: float, *, speaking: bool) -> bool:
        """Whether there is more than the room in this chunk; True as long as the room is not known.

        `probability`: of a voice. `speaking`: our own voice plays, which is no room.
        """
        samples = np.frombuffer(chunk, "<i2").astype(np.float32)
        self._recent.append(float(np.dot(samples, samples)) / len(samples))
        if speaking:
            return True
        level = 10 * math.log10(sum(self._recent) / len(self._recent) + 1.0)
        self._keep(level)
        self._loudest = max(self._loudest - FADING, level if probability >= Voicing.START else -math.inf)
        if len(self._levels) < FEWEST:
            return True
        room = self._sorted[int(QUIET / 100 * (len(self._sorted) - 1))]
        return room < LOUD or level > max(room + OVER, self._loudest - BEHIND)

    def _keep(self, level: float) -> None:
        self._levels.append(level)
        insort(self._sorted, level)
        if len(self._levels) > MOST:
            del self._sorted[bisect_left(self._sorted, self._levels.popleft())]
