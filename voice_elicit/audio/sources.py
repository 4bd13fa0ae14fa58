"""Where sound comes from: a microphone, recordings, or a host that pushes it.

A source is opened once for each listening turn and closed with it, so that nothing is recorded while nobody
is asked. What comes out is our PCM in pieces of any size.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import anyio
import anyio.lowlevel
import anyio.to_thread

from voice_elicit.audio.devices import Device, find_device, opened, portaudio, refusals, shut, started
from voice_elicit.audio.inbox import Inbox
from voice_elicit.audio.pcm import Resampler, check_sound, hush, read_sound
from voice_elicit.audio.vad import CHUNK_BYTES, CHUNK_SECONDS
from voice_elicit.errors import UnusableAudio

__all__ = ["FileSource", "Intake", "MicrophoneSource", "PushSource", "Source"]

logger = logging.getLogger(__name__)


class Intake(Protocol):
    """The sound of one listening turn."""

    async def take(self) -> bytes | None:
        """The next piece; None when there will be no more.

        Raises:
            UnusableAudio: the device is gone.
        """


class Source(Protocol):
    """Gives the sound of one listening turn after another."""

    @property
    def live(self) -> bool:
        """The person can be heard while we speak. Recordings wait until we have spoken."""

    def open(self) -> AbstractAsyncContextManager[Intake]:
        """Begin a listening turn.

        Raises:
            UnusableAudio: no such device, or it is in use.
        """

    async def aclose(self) -> None: ...


class MicrophoneSource:
    """A sound device at its own rate. One that gives no more sound is `UnusableAudio`."""

    live = True
    STALLED = 2.0
    """Seconds without a single callback after which the device counts as lost."""

    def __init__(self, device: str | int | None = None) -> None:
        self._device = device

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Intake]:
        inbox = Inbox()
        device = await find_device("input", self._device)
        stream = await opened(partial(self._start, device, inbox), f"microphone {device.name!r}")
        try:
            yield _MicrophoneIntake(inbox, Resampler(device.rate), device.name, self.STALLED)
        finally:
            await shut(stream)
            inbox.close()

    async def aclose(self) -> None:
        return

    def _start(self, device: Device, inbox: Inbox) -> Any:
        library = portaudio()

        def arrived(sound: Any, _frames: int, _time: Any, status: Any) -> None:
            if status.input_overflow:
                logger.debug("The microphone lost sound.")
            inbox.put_from_thread(bytes(sound))

        with refusals(f"microphone {device.name!r}"):
            stream = library.RawInputStream(
                device=device.index,
                samplerate=device.rate,
                channels=1,
                dtype="int16",
                callback=arrived,
                finished_callback=inbox.end_from_thread,
            )
            return started(stream)


class _MicrophoneIntake:
    def __init__(self, inbox: Inbox, resampler: Resampler, name: str, patience: float) -> None:
        self._inbox, self._resampler, self._name, self._patience = inbox, resampler, name, patience

    async def take(self) -> bytes | None:
        pcm = None
        with anyio.move_on_after(self._patience):
            pcm = await self._inbox.take()
        if pcm is None:
            raise UnusableAudio(f"The microphone {self._name!r} is gone; connect it again, or type the replies.")
        return self._resampler(pcm)


class FileSource:
    """One recording for each listening turn, as a microphone would have given it: near-silence, the words,
    near-silence. When the recordings run out, only silence."""

    live = False
    BEFORE = 0.5
    """Seconds of near-silence before a recording: recognizers drop words that start at 0."""
    AFTER = 120.0
    """Seconds of near-silence after it; longer than any patience but an endless one, which ends here too."""

    def __init__(self, paths: Sequence[Path | str], *, realtime: bool = False) -> None:
        """Not `realtime`: as fast as it can be heard, on a clock that counts samples.

        Raises:
            UnusableAudio: a recording cannot be read (known before the first question is asked).
        """
        self._paths = [Path(path) for path in paths]
        for path in self._paths:
            check_sound(path)
        self._realtime = realtime
        self._next = 0

    @property
    def exhausted(self) -> bool:
        """All recordings have been heard."""
        return self._next >= len(self._paths)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Intake]:
        words = b""
        if not self.exhausted:
            words = await anyio.to_thread.run_sync(read_sound, self._paths[self._next])
            self._next += 1
        yield _FileIntake(hush(self.BEFORE) + words, self.AFTER, realtime=self._realtime)

    async def aclose(self) -> None:
        return


class _FileIntake:
    def __init__(self, pcm: bytes, after: float, *, realtime: bool) -> None:
        self._pcm = pcm + hush(CHUNK_SECONDS)[: -len(pcm) % CHUNK_BYTES]
        self._hush = hush(1.0)
        self._position = 0
        self._end = len(self._pcm) + int(after / CHUNK_SECONDS) * CHUNK_BYTES
        self._start = anyio.current_time() if realtime else None

    async def take(self) -> bytes | None:
        if self._position >= self._end:
            return None
        start, self._position = self._position, self._position + CHUNK_BYTES
        if self._start is None:
            await anyio.lowlevel.checkpoint()
        else:
            await anyio.sleep_until(self._start + self._position / CHUNK_BYTES * CHUNK_SECONDS)
        if start < len(self._pcm):
            return self._pcm[start : self._position]
        offset = start % (len(self._hush) - CHUNK_BYTES)
        return self._hush[offset : offset + CHUNK_BYTES]


class PushSource:
    """Sound a host hands in: a browser, a telephone, its own microphone.

    What is pushed while nobody listens is not kept.
    """

    def __init__(self, rate: int = 16_000, *, live: bool = True) -> None:
        """`rate`: Hz of what will be pushed, 16-bit little-endian mono."""
        self.live = live
        self._rate = rate
        self._inbox: Inbox | None = None
        self._closed = False

    @property
    def listening(self) -> bool:
        """What is pushed now is heard."""
        return self._inbox is not None

    def push(self, pcm: bytes) -> None:
        """Hand in the next piece, from the event loop."""
        if self._inbox is not None:
            self._inbox.put(pcm)

    def push_from_thread(self, pcm: bytes) -> None:
        """The same from any thread."""
        if (inbox := self._inbox) is not None:
            inbox.put_from_thread(pcm)

    def end(self) -> None:
        """The host's device is gone: whoever listens gets `UnusableAudio`."""
        self._closed = True
        if self._inbox is not None:
            self._inbox.end()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Intake]:
        if self._closed:
            raise UnusableAudio("The host's microphone is gone; connect it again, or type the replies.")
        self._inbox = inbox = Inbox()
        try:
            yield _PushIntake(inbox, Resampler(self._rate))
        finally:
            self._inbox = None
            inbox.close()

    async def aclose(self) -> None:
        self.end()


class _PushIntake:
    def __init__(self, inbox: Inbox, resampler: Resampler) -> None:
        self._inbox, self._resampler = inbox, resampler

    async def take(self) -> bytes | None:
        pcm = await self._inbox.take()
        if pcm is None:
            raise UnusableAudio("The host's microphone is gone; connect it again, or type the replies.")
        return self._resampler(pcm)
