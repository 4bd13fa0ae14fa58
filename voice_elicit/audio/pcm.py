"""Sound brought to the one shape our parts share: 16-bit little-endian mono PCM at `SAMPLE_RATE`."""

from __future__ import annotations

import random
import sys
from array import array
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from voice_elicit.errors import MissingEngine, UnusableAudio
from voice_elicit.ports import SAMPLE_RATE

if TYPE_CHECKING:
    import numpy as np

__all__ = [
    "HUSH_LEVEL",
    "Resampler",
    "check_sound",
    "hush",
    "load_libraries",
    "quieten",
    "read_sound",
    "seconds_of",
]

HUSH_LEVEL = 10.0
"""Root mean square (of 32768) of near-silence, -70 dBFS. No recognizer was trained on digital zero."""

LONGEST = 600
"""Seconds of a recording that are read: no reply is longer, and a wrong file must not fill the memory."""


def seconds_of(pcm: bytes) -> float:
    return len(pcm) / 2 / SAMPLE_RATE


@cache
def _second_of_hush() -> bytes:
    noise = random.Random(0)
    samples = array("h", (round(noise.gauss(0, HUSH_LEVEL)) for _ in range(SAMPLE_RATE)))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples.tobytes()


def hush(seconds: float) -> bytes:
    """Near-silence; the same noise each time."""
    wanted = 2 * round(seconds * SAMPLE_RATE)
    second = _second_of_hush()
    return (second * (wanted // len(second) + 1))[:wanted]


def quieten(pcm: bytes, volume: float) -> bytes:
    """The sound at `volume` (0 to 1) of its strength."""
    if volume >= 1:
        return pcm
    import numpy as np

    return bytes((np.frombuffer(pcm, "<i2") * max(0.0, volume)).astype("<i2").tobytes())


class Resampler:
    """A stream of PCM from one rate to another; the same rate passes untouched."""

    def __init__(self, from_rate: float, to_rate: float = SAMPLE_RATE) -> None:
        self._stream: Any = None
        self._rest = b""
        if from_rate != to_rate:
            import soxr

            self._stream = soxr.ResampleStream(from_rate, to_rate, 1, dtype="int16")

    def __call__(self, pcm: bytes, *, last: bool = False) -> bytes:
        if self._stream is None:
            return pcm
        import numpy as np

        pcm = self._rest + pcm
        whole = len(pcm) // 2 * 2
        pcm, self._rest = pcm[:whole], pcm[whole:]
        return bytes(self._stream.resample_chunk(np.frombuffer(pcm, "<i2"), last=last).tobytes())


def read_sound(file: Path | str | IO[bytes]) -> bytes:
    """A recording of any format, rate and number of channels as our PCM; blocks.

    Of several channels the loudest is taken: the mean of two microphones can cancel the voice.

    Raises:
        UnusableAudio: it cannot be read.
    """
    with _opened(file) as opened:
        rate = opened.samplerate
        sound = opened.read(LONGEST * rate, dtype="float32", always_2d=True)
    import numpy as np
    import soxr

    mono = _loudest(np.nan_to_num(sound))
    if rate != SAMPLE_RATE:
        mono = soxr.resample(mono, rate, SAMPLE_RATE)
    return bytes((np.clip(mono, -1, 1) * 32767).astype("<i2").tobytes())


def load_libraries() -> None:
    """Import what reading and resampling need, some 200 ms, before it is waited for."""
    with suppress(ImportError, OSError):
        import soxr  # noqa: F401 - all three only to have them


def check_sound(path: Path) -> None:
    """Whether `read_sound` will be able to read it, as far as its header tells; blocks.

    Raises:
        UnusableAudio: it cannot be read.
    """
    with _opened(path):
        return


@contextmanager
def _opened(file: Path | str | IO[bytes]) -> Iterator[Any]:
    try:
        import soundfile
        import soxr  # noqa: F401 - needed a moment later; better to fail here
    except (ImportError, OSError) as error:
        raise MissingEngine(
            "Recordings cannot be read without soundfile and soxr; install voice-elicit[voice]."
        ) from error
    name = str(file) if isinstance(file, Path | str) else "handed in"
    try:
        with soundfile.SoundFile(file) as opened:
            yield opened
    except (OSError, RuntimeError, TypeError, ValueError) as error:
        raise UnusableAudio(f"The recording {name} cannot be read: {_reason(file, error)}.") from error


def _loudest(sound: np.ndarray[Any, Any]) -> Any:
    if sound.shape[1] == 1 or not len(sound):
        return sound[:, 0]
    return sound[:, (sound.astype("float64") ** 2).sum(axis=0).argmax()]


def _reason(file: Path | str | IO[bytes], error: Exception) -> str:
    if isinstance(file, str | Path):
        path = Path(file)
        if not path.exists():
            return "there is no such file"
        if path.is_dir():
            return "it is a folder"
        if isinstance(error, PermissionError):
            return "it may not be read"
    return "it is damaged, or of a format libsndfile does not know"
