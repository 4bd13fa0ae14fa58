"""Cuts out of a recording what the talker said, so that neither pauses nor other voices reach the model.

10 ms energies smoothed over 30 ms; frames within `DOWN` dB of the loud part form runs; runs weaker than the
strongest by more than `NEAR` dB are other people. The span from the first kept run to the last goes between
two stretches of near-silence. Measured: without it babble at 20 dB is hopeless, and without the silence
after it one word in five is lost.

In a noisy recording its first and last moments tell how loud the room gets when the talker is silent, since an
utterance comes with its pre-roll and with the pause that ended it. In the babble of six people at 10 dB that leaves
24 of 250 spans with more than .35 s of other voices before or after the words, where a level alone left 207.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from voice_elicit.ports import SAMPLE_RATE
from voice_elicit.recognizers.moonshine.model import Floats

__all__ = ["Span", "find_span", "near_silence", "samples_of", "surround"]

FRAME = SAMPLE_RATE // 100
"""Samples of 10 ms."""
DOWN = 20.0
"""dB under the 97th percentile that still is speech."""
OVER_FLOOR = 6.0
"""dB over the 10th percentile below which all is background."""
NEAR, NEAR_IN_NOISE = 8.0, 6.0
"""dB under the strongest run where other voices begin."""
NOISY = 28.0
"""dB between loud and quiet below which a recording is noisy (clean clips: 28 and more; pink noise at 20 dB: 26)."""
EDGE = 30
"""Frames at either end that are the room."""
OVER_EDGES = 1.0
"""dB over the loudest frame of the edges where the talker begins in a noisy recording..."""
FARTHEST = 8.0
"""...unless that is less than this under the loud part: an edge may hold a word."""
GAP = 20
"""Frames of pause inside one run."""
SHORTEST = 5
"""Frames below which a run is a click."""
BEFORE, AFTER = 10, 16
"""Frames of margin kept around the speech."""
PADDING = 0.4
"""Seconds of near-silence on either side."""
SILENCE = 3e-4
"""-70 dBFS; digital zero is not a sound the model knows."""


@dataclass(frozen=True, slots=True)
class Span:
    """Where the speech is, in samples, and how it stands out."""

    start: int
    stop: int
    noisy: bool
    """The recording is."""

    @property
    def seconds(self) -> float:
        return (self.stop - self.start) / SAMPLE_RATE

    def close_to(self, other: Span, samples: int) -> bool:
        """Whether both ends lie within so many samples of the other's."""
        return abs(self.start - other.start) <= samples and abs(self.stop - other.stop) <= samples


def find_span(samples: Floats) -> Span | None:
    """The talker's span, or None when nothing stands out of the background."""
    whole = len(samples) // FRAME
    if whole < SHORTEST:
        return None
    frames = samples[: whole * FRAME].reshape(-1, FRAME)
    power = 10 * np.log10((frames**2).mean(1) + 1e-10)
    power = np.convolve(np.pad(power, 1, "edge"), np.ones(3) / 3, "valid")
    loud, floor = np.percentile(power, 97), np.percentile(power, 10)
    noisy = loud - floor < NOISY
    least = max(loud - DOWN, floor + OVER_FLOOR)
    if noisy:
        edges = max(power[:EDGE].max(), power[-EDGE:].max())
        least = max(least, min(edges + OVER_EDGES, loud - FARTHEST))
    speech = np.flatnonzero(power > least)
    if not len(speech):
        return None
    runs = np.split(speech, np.flatnonzero(np.diff(speech) > GAP) + 1)
    energy = 10 ** (power / 10)
    levels = [float(10 * np.log10(np.sort(energy[run])[-10:].mean())) for run in runs]
    weakest = max(levels) - (NEAR_IN_NOISE if noisy else NEAR)
    kept = [run for run, level in zip(runs, levels, strict=True) if level >= weakest and len(run) >= SHORTEST] or [
        runs[int(np.argmax(levels))]
    ]
    start = max(0, int(kept[0][0]) - BEFORE) * FRAME
    stop = min(len(samples), (int(kept[-1][-1]) + AFTER) * FRAME)
    return Span(start, stop, bool(noisy))


def near_silence(samples: int, seed: int = 0) -> Floats:
    """Noise at -70 dBFS; the same for the same seed."""
    return (np.random.default_rng(seed).standard_normal(samples) * SILENCE).astype(np.float32)


def surround(speech: Floats) -> Floats:
    """The speech between two stretches of near-silence."""
    length = int(PADDING * SAMPLE_RATE)
    both = near_silence(2 * length)
    return np.concatenate([both[:length], speech, both[length:]])


def samples_of(pcm: bytes) -> Floats:
    """16-bit PCM as samples within -1 to 1; half a sample at the end is dropped."""
    whole = len(pcm) // 2 * 2
    return np.frombuffer(pcm[:whole], "<i2").astype(np.float32) / np.float32(32768)
