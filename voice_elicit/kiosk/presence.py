"""Is somebody there? Times in, seconds left out."""

from __future__ import annotations

import math

import anyio

from voice_elicit.kiosk.settings import Settings

__all__ = ["Presence"]


class Presence:
    """When a visit is over because of time."""

    def __init__(self, settings: Settings) -> None:
        now = anyio.current_time()
        self._settings = settings
        self._began = now
        self._stirred = now
        self._gone_since: float | None = now
        self._finished = False

    def stir(self) -> None:
        """The visitor did something, or we do something for them."""
        self._stirred = anyio.current_time()

    def arrive(self) -> None:
        self._gone_since = None
        self.stir()

    def go(self) -> None:
        self._gone_since = anyio.current_time()

    def pass_by(self) -> None:
        """A page without a connection asked how things are."""
        if self._gone_since is not None:
            self._gone_since = anyio.current_time()

    def seconds_left(self, now: float) -> int:
        """Until the visit ends for want of the visitor; 0 while there is no need to warn."""
        left = self._end() - now
        return max(1, math.ceil(left)) if left <= self._settings.warning else 0

    def finish(self) -> None:
        """It is over whoever is there."""
        self._finished = True

    def is_over(self, now: float) -> bool:
        gone = self._gone_since is not None and now - self._gone_since >= self._settings.absent
        return self._finished or gone or now >= self._end()

    def _end(self) -> float:
        idle = self._stirred + self._settings.idle + self._settings.warning
        return min(idle, self._began + self._settings.longest)
