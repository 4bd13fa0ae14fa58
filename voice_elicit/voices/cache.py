"""Sentences that were spoken before, as sound: prompts, commands and yes come again and again."""

from __future__ import annotations

from collections import OrderedDict

__all__ = ["SoundCache"]


class SoundCache:
    """Least recently used first out, bounded by bytes."""

    def __init__(self, most_bytes: int = 16_000_000) -> None:
        """The default holds some eight minutes."""
        self._most = most_bytes
        self._sounds: OrderedDict[tuple[str, str, int], bytes] = OrderedDict()
        self._bytes = 0

    def get(self, key: tuple[str, str, int]) -> bytes | None:
        """`key`: text, language, pace."""
        sound = self._sounds.get(key)
        if sound is not None:
            self._sounds.move_to_end(key)
        return sound

    def put(self, key: tuple[str, str, int], sound: bytes) -> None:
        if len(sound) > self._most // 4 or key in self._sounds:
            return
        self._sounds[key] = sound
        self._bytes += len(sound)
        while self._bytes > self._most:
            _, oldest = self._sounds.popitem(last=False)
            self._bytes -= len(oldest)

    def clear(self) -> None:
        """Forget all of it."""
        self._sounds.clear()
        self._bytes = 0
