"""Where our voice goes: a loudspeaker, files, or nowhere.

A player takes sound piece by piece, so that the first sentence is heard while the second is being made, and
is silenced by cancelling it.
"""

from __future__ import annotations

import wave
from collections.abc import AsyncIterable, Callable
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any, Protocol

import anyio
import anyio.to_thread

from voice_elicit.audio.devices import Device, find_device, opened, portaudio, refusals, shut, started
from voice_elicit.audio.inbox import poster
from voice_elicit.audio.pcm import Resampler, seconds_of
from voice_elicit.errors import UnusableAudio
from voice_elicit.ports import SAMPLE_RATE

__all__ = ["NullPlayer", "Player", "SoundDevicePlayer", "WavPlayer"]


class Player(Protocol):
    """Plays one utterance at a time."""

    async def prepare(self) -> None:
        """Do now what would make the first utterance late."""

    async def play(self, sound: AsyncIterable[bytes]) -> None:
        """Return when all of it has sounded. Cancelling silences it at once.

        Raises:
            UnusableAudio: the device is gone.
        """

    async def aclose(self) -> None: ...


class NullPlayer:
    """Swallows sound in no time: for captions and tests."""

    async def prepare(self) -> None:
        return

    async def play(self, sound: AsyncIterable[bytes]) -> None:
        async for _ in sound:
            pass

    async def aclose(self) -> None:
        return


class WavPlayer:
    """Writes each utterance to a file of its own: 001.wav, 002.wav, ..."""

    def __init__(self, folder: Path | str) -> None:
        self._folder = Path(folder)
        self._written = 0

    async def prepare(self) -> None:
        """Make the folder.

        Raises:
            UnusableAudio: it cannot be made.
        """
        try:
            await anyio.to_thread.run_sync(lambda: self._folder.mkdir(parents=True, exist_ok=True))
        except OSError as error:
            raise self._unwritable(error) from error

    async def play(self, sound: AsyncIterable[bytes]) -> None:
        await self.prepare()
        pcm = b"".join([piece async for piece in sound])
        self._written += 1
        try:
            await anyio.to_thread.run_sync(self._write, self._folder / f"{self._written:03}.wav", pcm)
        except OSError as error:
            raise self._unwritable(error) from error

    async def aclose(self) -> None:
        return

    def _write(self, path: Path, pcm: bytes) -> None:
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(SAMPLE_RATE)
            file.writeframes(pcm)

    def _unwritable(self, error: OSError) -> UnusableAudio:
        reason = error.strerror or type(error).__name__
        return UnusableAudio(f"The prompts cannot be written to {self._folder}: {reason}; give another folder.")


class SoundDevicePlayer:
    """A loudspeaker, at the rate of our sound where the device takes it, else at its own."""

    LATENCY = 0.06
    """Seconds of sound the device holds: enough for a busy machine, short enough to start at once."""
    STALLED = 2.0
    """Seconds in which the device took no sound after which it counts as lost."""

    def __init__(self, device: str | int | None = None) -> None:
        self._device = device

    async def prepare(self) -> None:
        """Load PortAudio and find the device (a fifth of a second the first time).

        Raises:
            UnusableAudio: there is none.
        """
        await find_device("output", self._device)

    async def play(self, sound: AsyncIterable[bytes]) -> None:
        silent = anyio.Event()
        post = poster()
        tank = _Tank()
        device = await find_device("output", self._device)
        start = partial(self._start, device, tank, lambda: post(silent.set))
        stream = await opened(start, f"loudspeaker {device.name!r}")
        resample = Resampler(SAMPLE_RATE, stream.samplerate)
        try:
            until = 0.0
            async for piece in sound:
                until = max(until, anyio.current_time()) + seconds_of(piece)
                tank.fill(resample(piece))
            tank.fill(resample(b"", last=True))
            tank.no_more()
            taken = -1
            while not silent.is_set():
                with anyio.move_on_after(self.STALLED):
                    await silent.wait()
                if not silent.is_set() and tank.taken == taken:
                    break
                taken = tank.taken
            if not tank.empty:
                raise UnusableAudio(f"The loudspeaker {device.name!r} is gone; connect it again, or read the captions.")
            # Servers take sound ahead of time: the end of our stream is not the end of the sound.
            await anyio.sleep_until(until)
        finally:
            tank.drop()  # silent now, however long the device takes to close
            await shut(stream)

    async def aclose(self) -> None:
        return

    def _start(self, device: Device, tank: _Tank, finished: Callable[[], None]) -> Any:
        library = portaudio()

        def wanted(out: Any, _frames: int, _time: Any, _status: Any) -> None:
            if not tank.pour(out):
                raise library.CallbackStop

        with refusals(f"loudspeaker {device.name!r}"):
            rate = SAMPLE_RATE
            try:
                library.check_output_settings(device.index, channels=1, dtype="int16", samplerate=rate)
            except library.PortAudioError:
                rate = device.rate
            stream = library.RawOutputStream(
                device=device.index,
                samplerate=rate,
                channels=1,
                dtype="int16",
                latency=self.LATENCY,
                callback=wanted,
                finished_callback=finished,
            )
            return started(stream)


class _Tank:
    """Sound between the event loop, which fills it, and PortAudio's thread, which pours it out."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._sound = bytearray()
        self._complete = False
        self.taken = 0
        """Calls of PortAudio so far: it is alive."""

    def fill(self, pcm: bytes) -> None:
        with self._lock:
            self._sound += pcm

    def drop(self) -> None:
        with self._lock:
            self._sound.clear()

    def no_more(self) -> None:
        self._complete = True

    @property
    def empty(self) -> bool:
        with self._lock:
            return not self._sound

    def pour(self, out: Any) -> bool:
        """Fill a buffer, with silence where there is no sound yet; False when this was the last."""
        with self._lock:
            self.taken += 1
            wanted = len(out)
            piece = bytes(self._sound[:wanted])
            del self._sound[:wanted]
            more = bool(self._sound) or not self._complete
        out[:] = piece + bytes(wanted - len(piece))
        return more
