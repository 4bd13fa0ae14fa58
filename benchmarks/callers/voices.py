"""The callers' voices and the noise around them.

Synthetic, several, and none of them espeak, which recognizers hear worst. What was said once is kept in a folder
of the user's choice, so that a second run only listens.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import tempfile
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import soundfile
import soxr

from benchmarks.recognizers.speech import Clip, Floats, babble, loudness, pcm16, pink
from voice_elicit.ports import SAMPLE_RATE

__all__ = ["VOICES", "Surroundings", "Voices"]

VOICES = ("slt", "rms", "awb", "kal16", "heart:0.9", "heart:1.0", "heart:1.15")
"""Those of flite by name; the neural one (hibari-tts) at three speeds."""

LEAD = 0.5
"""Seconds before the words: a person takes a breath, and the detector's start is not at 0."""
PEAK = 0.5
PACES = (1.0, 0.85, 0.75, 1.1)
"""Speed of the first time and of repetitions: slower, slower still, impatient."""


class Voices:
    def __init__(self, cache: Path) -> None:
        self._cache = cache

    def speak(self, voice: str, words: str, again: int = 0) -> Floats:
        """Mono samples at 16 kHz, the same for the same words. `again`: how often they were said before; nobody says
        twice the same in the same way."""
        pace = PACES[min(again, len(PACES) - 1)]
        name = hashlib.md5(words.encode()).hexdigest() + (f"-{pace}" if pace != 1 else "")
        path = self._cache / voice.replace(":", "-") / f"{name}.wav"
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            samples = self._synthesise(voice, words, pace)
            samples = samples / max(float(np.abs(samples).max()), 1e-6) * PEAK
            part = path.with_suffix(".part")
            soundfile.write(part, samples, SAMPLE_RATE, subtype="PCM_16", format="WAV")
            part.replace(path)
        spoken: Floats = soundfile.read(path, dtype="float32")[0]
        return spoken

    def _synthesise(self, voice: str, words: str, pace: float) -> Floats:
        if voice.startswith("heart"):
            samples, rate = self._neural(words, speed=float(voice.partition(":")[2]) * pace, seed=1), 24_000
        else:
            with tempfile.NamedTemporaryFile(suffix=".wav") as file:
                slower = ["--setf", f"duration_stretch={1 / pace:.2f}"]
                subprocess.run(["flite", "-voice", voice, *slower, "-t", words, "-o", file.name], check=True)
                samples, rate = soundfile.read(file.name, dtype="float32")
        resampled: Floats = soxr.resample(np.asarray(samples, dtype="float32"), rate, SAMPLE_RATE)
        return resampled

    @cached_property
    def _neural(self) -> Any:
        from hibari import Hibari

        return Hibari()


class Surroundings:
    """What a microphone gives of words said in a condition: `clean`, `pink10`, `babble20`, ..."""

    def __init__(self, talkers: list[Clip]) -> None:
        """`talkers`: recordings whose voices make the babble."""
        self._babble = babble([one for one in talkers if one.kind in ("phrase", "sentence", "word", "place")])

    def around(self, words: Floats, condition: str, random: np.random.Generator, after: float) -> bytes:
        """16-bit PCM of the words after a moment and before `after` seconds without any, the noise all through."""
        before = np.zeros(int(LEAD * SAMPLE_RATE), np.float32)
        sound = np.concatenate([before, words, np.zeros(int(after * SAMPLE_RATE), np.float32)])
        sound += (random.standard_normal(len(sound)) * 3e-4).astype(np.float32)
        found = re.fullmatch(r"(pink|babble)(\d+)", condition)
        if found:
            noise = pink(len(sound), random) if found[1] == "pink" else self._some_babble(len(sound), random)
            sound += np.float32(loudness(words) / 10 ** (float(found[2]) / 20)) * noise
            top = float(np.abs(sound).max())
            if top > 0.98:
                sound = sound / top * 0.98
        return pcm16(sound)

    def _some_babble(self, samples: int, random: np.random.Generator) -> Floats:
        start = int(random.integers(len(self._babble) - samples))
        return self._babble[start : start + samples]
