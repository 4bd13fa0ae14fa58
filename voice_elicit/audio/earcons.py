"""Short tones instead of words: the microphone is open, it was sent, it was stopped. Made by arithmetic."""

from __future__ import annotations

import math
import sys
from array import array
from functools import cache

from voice_elicit.ports import SAMPLE_RATE

__all__ = ["EARCONS", "earcon"]

EARCONS = {
    "listening": ((880.0, 0.09),),
    "sent": ((660.0, 0.08), (990.0, 0.14)),
    "stopped": ((520.0, 0.08), (350.0, 0.14)),
}
"""Notes (Hz, seconds): one for an open ear, up for success, down for the end, as machines do."""

STRENGTH = 0.12
"""Of full scale: well below the voice, and too weak for the recognizer to take for speech."""

EDGE = 0.012
"""Seconds over which a note swells and fades; without it it clicks."""


@cache
def earcon(name: str) -> bytes:
    """PCM of one of `EARCONS`; of any other name, nothing."""
    samples = array("h")
    for pitch, seconds in EARCONS.get(name, ()):
        count = round(seconds * SAMPLE_RATE)
        for index in range(count):
            near = min(index, count - 1 - index) / (EDGE * SAMPLE_RATE)
            swell = math.sin(min(1.0, near) * math.pi / 2)
            wave = math.sin(2 * math.pi * pitch * index / SAMPLE_RATE)
            samples.append(round(32767 * STRENGTH * swell * wave))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples.tobytes()
