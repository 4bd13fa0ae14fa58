"""How long to wait before asking a busy server again, and when to stop."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["BackOff"]


@dataclass(slots=True)
class BackOff:
    """Doubling waits for results that hold nothing but `requestState` (load shedding)."""

    initial: float = 0.05
    """Seconds; what the official SDKs begin with."""
    cap: float = 2.0
    """Seconds; a person on the phone hears a longer pause as a breakdown."""
    limit: int = 20
    """Times in a row; then the server is taken to be stuck (some 30 seconds)."""
    times: int = 0

    def next(self) -> float | None:
        """Seconds to wait now; None when it is enough."""
        if self.times >= self.limit:
            return None
        seconds = min(self.initial * 2**self.times, self.cap)
        self.times += 1
        return float(seconds)

    def reset(self) -> None:
        """The server asked for something: it is alive."""
        self.times = 0
