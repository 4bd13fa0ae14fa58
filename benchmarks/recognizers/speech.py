"""The human clips, clean and in noise; the same sound for the same clip and condition in every run.

Noises and seeds are those of the study behind docs/default-recognizer.md, so that figures can be compared.
"""

from __future__ import annotations

import csv
import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import soundfile

from voice_elicit.ports import SAMPLE_RATE

CONDITIONS = ("clean", "pink20", "pink10", "babble20", "babble10")
PADDING = int(0.4 * SAMPLE_RATE)
TALKERS = 6

Floats = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Clip:
    """One recording of one person."""

    key: str
    """Path without suffix; the seed of all that is random about it."""
    path: Path
    text: str
    """What is said, plain; empty when nothing is."""
    kind: str
    speaker: str = ""


def clips_of(folder: Path) -> list[Clip]:
    """The clips of a folder with a manifest.tsv."""
    found: list[Clip] = []
    with (folder / "manifest.tsv").open(encoding="utf-8", newline="") as manifest:
        for row in csv.DictReader(manifest, delimiter="\t"):
            path = folder / row["path"]
            if path.exists():
                key = row["path"].rpartition(".")[0]
                found.append(Clip(key, path, plain(row["transcript"]), row["kind"], row["speaker"]))
    return found


def plain(text: str) -> str:
    """Lower-case words and digits."""
    text = text.lower().replace("’", "'").replace("-", " ")
    return " ".join(re.sub(r"[^a-z0-9' ]+", " ", text).split())


def load(path: Path) -> Floats:
    """Samples of a 16 kHz file, made mono."""
    samples, rate = soundfile.read(path, dtype="float32")
    if rate != SAMPLE_RATE:
        raise ValueError(f"{path} has a rate of {rate} Hz; resample it to {SAMPLE_RATE}.")
    mono: Floats = samples.mean(1) if samples.ndim > 1 else samples
    return mono


class Room:
    """Renders clips in a condition."""

    def __init__(self, clips: list[Clip]) -> None:
        """`clips`: whose talkers make the babble."""
        self._babble = babble([c for c in clips if c.kind in ("phrase", "sentence", "word", "place")])

    def render(self, clip: Clip, condition: str) -> bytes:
        """16-bit PCM of a clip between two stretches of near-silence, in its noise."""
        random = seeded(clip.key + condition)
        before, after = _near_silence(random), _near_silence(random)
        samples = np.concatenate([before, load(clip.path), after])
        found = re.fullmatch(r"(pink|babble)(\d+)", condition)
        if found:
            noise = pink(len(samples), random) if found[1] == "pink" else self._some_babble(len(samples), random)
            samples = samples + np.float32(loudness(samples) / 10 ** (float(found[2]) / 20)) * noise
            top = float(np.abs(samples).max())
            if top > 0.98:
                samples = samples / top * 0.98
        return pcm16(samples)

    def noises(self, folder: Path, count: int = 20) -> dict[str, bytes]:
        """No word for us: the kitchen in pieces of 2 s, pink noise and babble of any loudness."""
        found: dict[str, bytes] = {}
        kitchen = folder / "noise" / "kitchen.wav"
        if kitchen.exists():
            samples = load(kitchen)
            step = 2 * SAMPLE_RATE
            for start in range(0, len(samples) - step, step):
                found[f"kitchen {start // SAMPLE_RATE}"] = pcm16(samples[start : start + step])
        random = np.random.default_rng(11)
        for index in range(count):
            length = int(SAMPLE_RATE * random.uniform(0.8, 2.5))
            found[f"pink {index}"] = pcm16(pink(length, random) * 10 ** random.uniform(-3, -1.2))
        for index in range(count):
            length = int(SAMPLE_RATE * random.uniform(0.8, 2.5))
            found[f"babble {index}"] = pcm16(self._some_babble(length, random) * 10 ** random.uniform(-2.5, -1))
        return found

    def _some_babble(self, samples: int, random: np.random.Generator) -> Floats:
        start = int(random.integers(len(self._babble) - samples))
        return self._babble[start : start + samples]


def seeded(text: str) -> np.random.Generator:
    return np.random.default_rng(int(hashlib.md5(f"{text}0".encode()).hexdigest()[:8], 16))


def pcm16(samples: Floats) -> bytes:
    return (np.clip(samples, -1, 1) * 32767).astype("<i2").tobytes()


def pink(samples: int, random: np.random.Generator) -> Floats:
    """Noise of 1/f power with a root mean square of 1."""
    spectrum = np.fft.rfft(random.standard_normal(samples))
    frequency = np.arange(len(spectrum), dtype=np.float64)
    frequency[0] = 1
    noise = np.fft.irfft(spectrum / np.sqrt(frequency), samples)
    level: Floats = (noise / np.sqrt((noise**2).mean())).astype(np.float32)
    return level


def _near_silence(random: np.random.Generator) -> Floats:
    return (random.standard_normal(PADDING) * 3e-4).astype(np.float32)


def loudness(samples: Floats) -> float:
    """Root mean square of the frames within 30 dB of the loudest."""
    frames = samples[: len(samples) // 160 * 160].reshape(-1, 160)
    energy = (frames**2).mean(1)
    return float(np.sqrt(energy[energy > energy.max() * 1e-3].mean() + 1e-12))


def babble(clips: list[Clip]) -> Floats:
    """A minute of six talkers at once, each levelled."""
    random = np.random.default_rng(0)
    voices = [load(clip.path) for clip in clips]
    voices = [voice / loudness(voice) for voice in voices if len(voice) > SAMPLE_RATE * 0.4]
    length = SAMPLE_RATE * 60
    mixed = np.zeros(length, np.float32)
    for _ in range(TALKERS):
        parts: list[Floats] = []
        while sum(map(len, parts)) < length:
            parts.append(voices[int(random.integers(len(voices)))])
        mixed += np.concatenate(parts)[:length]
    level: Floats = mixed / np.sqrt((mixed**2).mean())
    return level
