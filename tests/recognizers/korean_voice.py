"""A synthetic Korean person: espeak-ng (`ko+f2`) through its library, the one voice for Korean from a package.

Recognizers hear it badly; a few words are heard by the Korean Vosk model, so that whole dialogues can be held with
them. How well people are heard cannot be said from it.
"""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import soundfile

from voice_elicit.ports import SAMPLE_RATE

__all__ = ["record", "speak"]

VOICE = b"ko+f2"
WORDS_A_MINUTE = 140
RETRIEVAL, RATE, UTF8, CHARS, FINISHED = 1, 1, 1, 0, 0
"""Values of espeak-ng's `speak_lib.h`."""
_Callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)


@cache
def _library() -> tuple[ctypes.CDLL, int]:
    loader = pytest.importorskip("espeakng_loader")
    library = ctypes.CDLL(loader.get_library_path(), ctypes.RTLD_GLOBAL)
    rate = library.espeak_Initialize(RETRIEVAL, 0, loader.get_data_path().encode(), 0)
    assert rate > 0
    return library, int(rate)


@cache
def speak(words: str) -> bytes:
    """16-bit mono PCM at the ears' rate."""
    library, rate = _library()
    parts: list[bytes] = []

    def take(samples: Any, count: int, _events: int) -> int:
        if samples and count > 0:
            parts.append(ctypes.string_at(samples, 2 * count))
        return 0

    called = _Callback(take)
    library.espeak_SetSynthCallback(called)
    assert library.espeak_SetVoiceByName(VOICE) == 0
    library.espeak_SetParameter(RATE, WORDS_A_MINUTE, 0)
    text = words.encode()
    assert library.espeak_Synth(text, len(text) + 1, 0, CHARS, 0, UTF8, None, None) == 0
    library.espeak_Synchronize()
    sound = np.frombuffer(b"".join(parts), dtype="<i2").astype(np.float64)
    times = np.arange(0, len(sound), rate / SAMPLE_RATE)
    return bytes(np.interp(times, np.arange(len(sound)), sound).astype("<i2").tobytes())


def record(path: Path, words: str) -> Path:
    """The same as a file."""
    soundfile.write(path, np.frombuffer(speak(words), "<i2"), SAMPLE_RATE)
    return path
