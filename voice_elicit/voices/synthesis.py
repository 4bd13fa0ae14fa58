"""Words to sound, through a process that pyttsx3 has to itself (`worker`).

Not `anyio.to_process`: its worker runs the host's main script again, which in a script without a guard would
begin a second conversation, and its idle processes cannot be ended before the event loop is.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from subprocess import DEVNULL, PIPE
from typing import Protocol

import anyio
import anyio.to_thread
from anyio.abc import Process
from anyio.streams.buffered import BufferedByteReceiveStream

from voice_elicit.audio.pcm import load_libraries, read_sound
from voice_elicit.audio.together import together
from voice_elicit.errors import MissingEngine, UnusableAudio
from voice_elicit.voices import worker
from voice_elicit.voices.cache import SoundCache

__all__ = ["SpeechSynthesis", "Voice"]


class Voice(Protocol):
    """Makes the sound of one sentence at a time."""

    async def prepare(self) -> None:
        """Start the engine.

        Raises:
            MissingEngine: there is none.
        """

    async def synthesise(self, text: str, *, language: str, rate: float = 1.0) -> bytes:
        """Our PCM of one sentence; `rate` 1 is the voice's normal speed.

        Raises:
            MissingEngine: there is no engine, or it failed for good.
        """

    def forget(self) -> None:
        """Drop the sound of what was said."""

    async def aclose(self) -> None: ...


class SpeechSynthesis:
    """`Voice` through pyttsx3: espeak-ng (from its package or the system), SAPI 5 or macOS' own."""

    PACE = 165
    """Words a minute at rate 1: better understood than 150 and 180 (see `worker.PREFERRED`)."""
    SLOWEST, FASTEST = 80, 350
    PATIENCE = 20.0
    """Seconds for one sentence, start of the engine included, after which the process is ended."""

    def __init__(self, cache: SoundCache | None = None) -> None:
        self._cache = cache if cache is not None else SoundCache()
        self._lock: anyio.Lock | None = None
        self._worker: _Worker | None = None

    async def prepare(self) -> None:
        async with together() as both:
            both.start_soon(anyio.to_thread.run_sync, load_libraries)
            both.start_soon(self._say, "", "", self.PACE)

    async def synthesise(self, text: str, *, language: str, rate: float = 1.0) -> bytes:
        pace = min(self.FASTEST, max(self.SLOWEST, round(self.PACE * rate)))
        key = (text, language, pace)
        sound = self._cache.get(key)
        if sound is None:
            sound = await self._say(*key)
            self._cache.put(key, sound)
        return sound

    async def voice_of(self, language: str) -> str:
        """The name of the voice that speaks a language; "" where only one of another language would.

        Raises:
            MissingEngine: there is no engine at all.
        """
        await self._say("", language, self.PACE)
        return self._worker.voice if self._worker else ""

    def forget(self) -> None:
        """The conversation is over: drop what was said, read-backs hold what people told us."""
        self._cache.clear()

    async def aclose(self) -> None:
        """End the process and forget what was said."""
        self.forget()
        if self._worker is not None:
            ending, self._worker = self._worker, None
            await ending.aclose()

    async def _say(self, text: str, language: str, pace: int) -> bytes:
        if self._lock is None:
            self._lock = anyio.Lock()
        async with self._lock:
            if self._worker is None:
                self._worker = await _Worker.start()
            try:
                with anyio.fail_after(self.PATIENCE):
                    return await self._worker.speak(text, language, pace)
            except TimeoutError as error:
                reason = "it does not answer"
                cause: Exception = error
            except (anyio.BrokenResourceError, anyio.EndOfStream, anyio.IncompleteRead, ValueError) as error:
                reason = "it ended"
                cause = error
            await self.aclose()
            raise MissingEngine(f"The voice failed ({reason}); use captions, or another voice.") from cause


class _Worker:
    """The process and the conversation with it. Answers nobody waits for any more are skipped, by number."""

    def __init__(self, process: Process, folder: tempfile.TemporaryDirectory[str]) -> None:
        if process.stdin is None or process.stdout is None:
            raise ValueError("the worker needs pipes")
        self._process = process
        self._orders = process.stdin
        self._answers = BufferedByteReceiveStream(process.stdout)
        self._folder = folder
        """Where it writes: ours, so that it goes away even when the process was killed."""
        self._number = 0
        self.voice = ""
        """The one that was used last."""

    @classmethod
    async def start(cls) -> _Worker:
        folder = tempfile.TemporaryDirectory(prefix="voice-elicit-says-", ignore_cleanup_errors=True)
        command = [sys.executable, "-u", "-P", worker.__file__]
        try:
            process = await anyio.open_process(command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        except BaseException:
            folder.cleanup()
            raise
        started = cls(process, folder)
        try:
            await started._send({"path": sys.path})
        except BaseException:
            await started.aclose()
            raise
        return started

    async def speak(self, text: str, language: str, pace: int) -> bytes:
        self._number += 1
        number = self._number
        file = Path(self._folder.name, f"{number}.wav")
        await self._send({"id": number, "text": text, "language": language, "pace": pace, "file": str(file)})
        while True:
            answer = json.loads(await self._answers.receive_until(b"\n", 10_000))
            if answer["id"] == number:
                break
            await anyio.Path(self._folder.name, f"{answer['id']}.wav").unlink(missing_ok=True)
        self.voice = str(answer["voice"])
        if answer["missing"]:
            raise MissingEngine(
                f"No voice can speak on this machine ({answer['missing']}); install voice-elicit[voice], "
                "or use captions."
            )
        if answer["error"]:
            raise MissingEngine(f"The voice failed ({answer['error']}); use captions, or another voice.")
        return await anyio.to_thread.run_sync(_take, file) if text else b""

    async def _send(self, order: dict[str, object]) -> None:
        # Half an order in the pipe would spoil the next one.
        with anyio.CancelScope(shield=True), anyio.fail_after(5):
            await self._orders.send(json.dumps(order).encode() + b"\n")

    async def aclose(self) -> None:
        with anyio.CancelScope(shield=True):
            if self._process.returncode is None:
                self._process.kill()
            await self._process.aclose()
            await anyio.to_thread.run_sync(self._folder.cleanup)


def _take(file: Path) -> bytes:
    try:
        return read_sound(file)
    except UnusableAudio as error:
        raise MissingEngine("The voice gave no sound; use captions, or another voice.") from error
    finally:
        file.unlink(missing_ok=True)
