"""What was worked out once and will be asked for again, within bounds.

A count of entries bounds nothing where one entry is a yes or no and the next a list of ten thousand options, so each
has a weight. Least recently used first out. Imports nothing of ours: every room may keep something.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

__all__ = ["Kept"]

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Kept(Generic[K, V]):
    """Values by key. Thread safe."""

    def __init__(self, most: int) -> None:
        """`most`: weight of all entries together, in whatever their keeper counts."""
        self._most = most
        self._entries: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self._lock = Lock()
        self.weight = 0

    def get(self, key: K) -> V | None:
        with self._lock:
            entry = self._entries.get(key)
            if entry is None:
                return None
            self._entries.move_to_end(key)
            return entry[0]

    def put(self, key: K, value: V, weight: int = 1) -> None:
        """Keep it in place of what was there; alone, even if it weighs more than all may: it is in use just now."""
        with self._lock:
            _, before = self._entries.pop(key, (None, 0))
            self._entries[key] = value, weight
            self.weight += weight - before
            while self.weight > self._most and len(self._entries) > 1:
                _, (_, oldest) = self._entries.popitem(last=False)
                self.weight -= oldest

    def __contains__(self, key: object) -> bool:
        return key in self._entries

    def __len__(self) -> int:
        return len(self._entries)
