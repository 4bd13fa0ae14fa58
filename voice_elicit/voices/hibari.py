"""The English voice that comes inside a package: hibari, a small neural model run by onnxruntime.

It sounds like a person where espeak-ng sounds like a machine (mean opinion 4.4 of 5, its makers say), needs no process
of its own, and makes a sentence in a fraction of the time it takes to say it. Other languages are pyttsx3's.

onnxruntime keeps for ever what its longest run needed and takes twice as much each time, the C library keeps it once
more for each thread it ran in. So every run gives back what it took (3 % slower), and all run in one thread.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import Any

import anyio
import anyio.to_thread

from voice_elicit.audio.pcm import Resampler, load_libraries
from voice_elicit.errors import MissingEngine
from voice_elicit.voices.cache import SoundCache

__all__ = ["HibariVoice"]

LOUDNESS = 0.9
"""Peak of the sound, of full scale."""

SLOWEST, FASTEST = 0.5, 2.0
"""Speeds at which its speech stays intelligible."""


class HibariVoice:
    """`Voice` for English."""

    def __init__(self, cache: SoundCache | None = None) -> None:
        self._cache = cache if cache is not None else SoundCache()
        self._lock = anyio.Lock()
        self._thread = ThreadPoolExecutor(1, "voice-elicit-voice")
        self._engine: Any = None

    @staticmethod
    def speaks(language: str) -> bool:
        """Whether it is installed and has a voice of the language."""
        return language.partition("-")[0] == "en" and find_spec("hibari") is not None

    async def prepare(self) -> None:
        await self.synthesise(".", language="en")

    async def synthesise(self, text: str, *, language: str, rate: float = 1.0) -> bytes:
        speed = round(100 * min(FASTEST, max(SLOWEST, rate)))
        key = (text, language, speed)
        sound = self._cache.get(key)
        if sound is None:
            async with self._lock:
                making = self._thread.submit(self._make, text, speed / 100)
                sound = await anyio.to_thread.run_sync(making.result, abandon_on_cancel=True)
            self._cache.put(key, sound)
        return sound

    def forget(self) -> None:
        self._cache.clear()

    async def aclose(self) -> None:
        self.forget()
        self._thread.shutdown(wait=False)
        self._thread = ThreadPoolExecutor(1, "voice-elicit-voice")  # whoever speaks again loads it again
        self._engine = None

    def _make(self, text: str, speed: float) -> bytes:
        if self._engine is None:
            try:
                from hibari import Hibari
            except ImportError as error:
                raise MissingEngine(
                    "The voice hibari is not installed; install voice-elicit[voice], or use another voice."
                ) from error
            load_libraries()
            self._engine = Hibari()
            self._engine.sess = _Frugal(self._engine.sess)
        import numpy as np

        samples = np.asarray(self._engine(text, speed=speed), dtype=np.float32)
        if not samples.size:
            return b""
        peak = max(float(np.abs(samples).max()), 1e-6)
        pcm = (samples * (LOUDNESS * 32767 / max(peak, LOUDNESS))).astype("<i2").tobytes()
        return Resampler(self._engine.sample_rate)(pcm, last=True)


class _Frugal:
    """A session that gives its memory back after each run."""

    def __init__(self, session: Any) -> None:
        from onnxruntime import RunOptions

        self._session = session
        self._options = RunOptions()
        self._options.add_run_config_entry("memory.enable_memory_arena_shrinkage", "cpu:0")

    def run(self, outputs: Any, inputs: Any) -> Any:
        return self._session.run(outputs, inputs, self._options)
