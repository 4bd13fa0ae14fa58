"""What can happen to a dialogue. `Heard` and `Silence` come from the ears (`voice_elicit.ports`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from voice_elicit.ports import Heard, Silence

__all__ = ["Cancelled", "Event", "Heard", "Pressed", "Silence", "TimeLow", "Typed"]


@dataclass(frozen=True, slots=True)
class Typed:
    """A line the person typed; empty means silence."""

    text: str


@dataclass(frozen=True, slots=True)
class Pressed:
    """A key, button or touch: unmistakable, so never asked back."""

    key: Literal["command", "option", "field"]
    """`command`: a `CommandName`; `option`: number from 1 of an option of the open question; `field`: a property name
    to change."""
    value: str


@dataclass(frozen=True, slots=True)
class Cancelled:
    """The host no longer wants an answer, or cannot get one."""

    reason: Literal["withdrawn", "timeout", "device", "failure"] = "withdrawn"


@dataclass(frozen=True, slots=True)
class TimeLow:
    """The time for an answer is nearly over; the person may have more (WCAG 2.2.1, Timing Adjustable)."""

    seconds: float
    """That are left."""


Event = Heard | Silence | Typed | Pressed | Cancelled | TimeLow
