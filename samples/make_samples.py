"""Makes the recorded replies of `make demo`: several synthetic voices, one with a noise behind it.

Needs `pip install hibari-tts` (Apache-2.0, a neural voice) and Debian's `flite` (BSD); the recordings are in
the tree, so only who changes the dialogue of the demo runs this: `python samples/make_samples.py`.
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

import numpy as np
import soundfile
import soxr
from hibari import SAMPLE_RATE, Hibari

RATE = 16_000
FOLDER = Path(__file__).parent / "order"

REPLIES = [
    ("heart", "Repeat."),
    ("heart", "The purple one."),
    ("heart", "Medium."),
    ("rms", "Two."),
    ("slt", "Yes please."),
    ("heart+noise", "The fourth of December."),
    ("heart", "Yes."),
    ("heart", "Leave it at the front door."),
    ("rms", "Change the size."),
    ("slt", "Large."),
    ("heart", "Yes."),
]
"""One misunderstanding, one "repeat", one correction at the read-back; voice and words of each reply."""

SNR = 15.0
"""Decibels of the noisy reply over its pink noise."""


def speak(voice: str, words: str) -> np.ndarray:
    """Mono float samples at 16 kHz."""
    if voice.startswith("heart"):
        samples, rate = Hibari()(words), SAMPLE_RATE
    else:
        with tempfile.NamedTemporaryFile(suffix=".wav") as file:
            subprocess.run(["flite", "-voice", voice, "-t", words, "-o", file.name], check=True)
            samples, rate = soundfile.read(file.name, dtype="float32")
    return soxr.resample(np.asarray(samples, dtype="float32"), rate, RATE)


def noisy(samples: np.ndarray) -> np.ndarray:
    """The same over pink noise (power falls with frequency, like a room)."""
    spectrum = np.fft.rfft(np.random.default_rng(7).standard_normal(len(samples) + RATE))
    spectrum[1:] /= np.sqrt(np.arange(1, len(spectrum)))
    noise = np.fft.irfft(spectrum)
    padded = np.zeros(len(noise), dtype="float32")
    padded[RATE // 2 : RATE // 2 + len(samples)] = samples
    level = np.sqrt((samples**2).mean()) / np.sqrt((noise**2).mean()) * 10 ** (-SNR / 20)
    return padded + level * noise


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for number, (voice, words) in enumerate(REPLIES, 1):
        samples = speak(voice, words)
        samples = samples / np.abs(samples).max() * 0.5
        if voice.endswith("+noise"):
            samples = noisy(samples)
        name = "-".join(words.lower().strip(".").split())
        soundfile.write(FOLDER / f"{number:02d}-{name}.wav", samples, RATE, subtype="PCM_16")


if __name__ == "__main__":
    main()
