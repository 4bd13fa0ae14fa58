"""A synthetic Korean person: espeak-ng (`ko+f2`) through its library, the one voice for Korean from a package.

Recognizers hear it badly; the words in `SAFE` were found to be heard by the Korean Vosk model, so whole dialogues
can be held with them, and nothing can be said about how well people are heard.
"""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path

import numpy as np
import pytest
import soundfile

from voice_elicit.ports import SAMPLE_RATE

__all__ = ["SAFE", "speak"]

SAFE = (
    "네", "아니요", "그만", "취소", "다시", "도움말", "다음", "반복", "서울", "부산", "빨간색", "월요일", "화요일", "수요일",
    "목요일", "금요일", "토요일", "일요일", "넷", "여섯", "일곱",
)  # fmt: skip
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

    @_Callback
    def take(samples: object, count: int, _events: int) -> int:
        if samples and count > 0:
            parts.append(ctypes.string_at(samples, 2 * count))  # type: ignore[arg-type]  # a pointer, typed by ctypes
        return 0

    library.espeak_SetSynthCallback(take)
    assert library.espeak_SetVoiceByName(VOICE) == 0
    library.espeak_SetParameter(RATE, WORDS_A_MINUTE, 0)
    text = words.encode()
    assert library.espeak_Synth(text, len(text) + 1, 0, CHARS, 0, UTF8, None, None) == 0
    library.espeak_Synchronize()
    sound = np.frombuffer(b"".join(parts), dtype="<i2").astype(np.float64)
    times = np.arange(0, len(sound), rate / SAMPLE_RATE)
    return bytes(np.interp(times, np.arange(len(sound)), sound).astype("<i2").tobytes())


def record(folder: Path, replies: tuple[str, ...]) -> list[Path]:
    """One file a reply."""
    paths = []
    for at, words in enumerate(replies):
        path = folder / f"{at:02}.wav"
        soundfile.write(path, np.frombuffer(speak(words), "<i2"), SAMPLE_RATE)
        paths.append(path)
    return paths
