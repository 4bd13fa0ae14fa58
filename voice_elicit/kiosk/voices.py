"""One voice for all visitors of a process; each visitor hears it through a cache of their own.

Sentences of the form come again with every visitor, and making them costs a third of a second. Which ones those are
shows when a second visitor needs the same: until then a sentence's sound stays with its visitor, and of the sentence
itself only a keyed hash is kept, whose key dies with the process.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b

import anyio

from voice_elicit.voices.cache import SoundCache
from voice_elicit.voices.synthesis import Voice

__all__ = ["CommonVoice", "VisitorVoice"]

REMEMBERED = 10_000
"""Hashes; then all are forgotten."""


class CommonVoice:
    """The engine, and the sound of sentences more than one visitor has heard."""

    def __init__(self, voice: Voice) -> None:
        """`voice`: keeps no sound itself."""
        self._voice = voice
        self._common = SoundCache()
        self._key = secrets.token_bytes(32)
        self._turns = anyio.Lock()
        """One sentence is made at a time, and looked for again by who waited: many begin with the same."""
        self._told: dict[bytes, int] = {}
        """Hash of a sentence -> the visitor who heard it."""

    async def prepare(self) -> None:
        await self._voice.prepare()

    async def synthesise(self, text: str, language: str, rate: float, visitor: int) -> bytes:
        key = (text, language, round(100 * rate))
        sound = self._common.get(key)
        if sound is not None:
            return sound
        async with self._turns:
            sound = self._common.get(key)
            if sound is None:
                sound = await self._voice.synthesise(text, language=language, rate=rate)
                if self._is_common(repr(key), visitor):
                    self._common.put(key, sound)
        return sound

    async def aclose(self) -> None:
        self._common.clear()
        await self._voice.aclose()

    def _is_common(self, sentence: str, visitor: int) -> bool:
        digest = blake2b(sentence.encode(), key=self._key, digest_size=16).digest()
        if len(self._told) >= REMEMBERED:
            self._told.clear()
        return self._told.setdefault(digest, visitor) != visitor


class VisitorVoice:
    """`Voice` of one visitor."""

    def __init__(self, common: CommonVoice, visitor: int) -> None:
        self._common = common
        self._visitor = visitor
        self._own = SoundCache(4_000_000)

    async def prepare(self) -> None:
        await self._common.prepare()

    async def synthesise(self, text: str, *, language: str, rate: float = 1.0) -> bytes:
        key = (text, language, round(100 * rate))
        sound = self._own.get(key)
        if sound is None:
            sound = await self._common.synthesise(text, language, rate, self._visitor)
            self._own.put(key, sound)
        return sound

    def forget(self) -> None:
        self._own.clear()

    async def aclose(self) -> None:
        self.forget()
