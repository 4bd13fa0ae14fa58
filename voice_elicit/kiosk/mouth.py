"""Our voice at the page: sound is sent ahead of time and sounds there, and the page tells when it is over."""

from __future__ import annotations

import struct
import time
from collections.abc import AsyncIterable, Callable
from typing import Any

import anyio
import anyio.lowlevel

from voice_elicit.audio.pcm import seconds_of
from voice_elicit.ports import Utterance
from voice_elicit.voices.mouth import VoiceMouth
from voice_elicit.voices.synthesis import Voice

__all__ = ["PageMouth", "PagePlayer"]

PIECE = 16_000
"""Bytes a message: half a second, below the usual limits of proxies."""

SLACK = 1.0
"""Seconds the page may be late in telling that a sound is over."""


class PagePlayer:
    """`Player` whose loudspeaker is a browser."""

    def __init__(self, send: Callable[[dict[str, Any] | bytes], None]) -> None:
        self._send = send
        self._number = 0
        self._over = anyio.Event()
        self._scope: anyio.CancelScope | None = None
        self._paused: float | None = None
        """Since when."""
        self._held = 0.0
        """Seconds this sound was paused in all."""

    async def prepare(self) -> None:
        return

    async def play(self, sound: AsyncIterable[bytes]) -> None:
        self._number += 1
        number, self._over = self._number, anyio.Event()
        seconds, start = 0.0, anyio.current_time()
        complete = False
        self._paused, self._held = None, 0.0
        try:
            with anyio.CancelScope() as self._scope:
                async for pcm in sound:
                    start = max(start, anyio.current_time() - seconds)
                    seconds += seconds_of(pcm)
                    self._post(number, pcm)
                self._send({"type": "sound-end", "sound": number})
                await self._sounded(start + seconds + SLACK)
                complete = True
        finally:
            self._scope = self._paused = None
            if not complete:
                self._send({"type": "silence"})

    def pause(self) -> None:
        """Somebody speaks: be silent until it is known whether to us. Once for each sound, or an echo of it in the
        room would make us stutter."""
        if self._scope is not None and self._paused is None and not self._held:
            self._paused = time.monotonic()  # called from where anyio has no clock
            self._send({"type": "pause"})

    def resume(self) -> None:
        """It was nothing: go on where we were."""
        if self._paused is not None:
            self._held, self._paused = time.monotonic() - self._paused, None
            self._send({"type": "resume"})

    def aside(self, pcm: bytes) -> None:
        """Sound beside the dialogue, which does not wait for it."""
        self._post(0, pcm)

    def played(self, number: int) -> None:
        """The page has played all of a sound."""
        if number == self._number:
            self._over.set()

    def cut(self) -> None:
        """Be silent now; whoever plays goes on as if it were over."""
        if self._scope is not None:
            self._scope.cancel()

    async def aclose(self) -> None:
        self.cut()

    async def _sounded(self, until: float) -> None:
        """Wait until the page tells so, or until it must be so."""
        while not self._over.is_set():
            left = until + self._held - anyio.current_time()
            if left <= 0 and self._paused is None:
                return
            with anyio.move_on_after(max(left, 0.2)):
                await self._over.wait()

    def _post(self, number: int, pcm: bytes) -> None:
        for begin in range(0, len(pcm), PIECE):
            self._send(struct.pack("<I", number) + pcm[begin : begin + PIECE])


class PageMouth:
    """`Mouth`: speaks where the page can sound and the visitor wants it to; captions come by another way."""

    def __init__(self, player: PagePlayer, voice: Voice | None, speaking: Callable[[bool], None]) -> None:
        self._player = player
        self._mouth = VoiceMouth(player, voice) if voice is not None else None
        self._speaking = speaking
        self.audible = False
        """The page can sound."""
        self.holding = False
        """The visitor holds the talk button: we are quiet."""

    async def say(self, utterance: Utterance) -> None:
        if self._mouth is None or not self.audible or self.holding:
            await anyio.lowlevel.checkpoint()
            return
        self._speaking(True)
        try:
            await self._mouth.say(utterance)
        finally:
            self._speaking(False)

    def hush(self) -> None:
        self._player.cut()

    async def aclose(self) -> None:
        if self._mouth is not None:
            await self._mouth.aclose()
