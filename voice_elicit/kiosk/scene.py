"""What a page shows, and the way there: everything is kept, so that a page that comes again can be shown it again."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import Any, Literal

from voice_elicit.kiosk.outlet import Outlet
from voice_elicit.kiosk.screen import Control, Screen

__all__ = ["Doing", "Scene"]

CAPTIONS = 12
"""Lines that stay to be read."""

Doing = Literal["waiting", "listening", "hearing", "thinking", "speaking", "done"]


class Scene:
    """One page's picture."""

    def __init__(self) -> None:
        self.screen: Screen | None = None
        self.doing: Doing = "waiting"
        self.outlet: Outlet | None = None
        self._captions: deque[dict[str, str]] = deque(maxlen=CAPTIONS)
        self._warning = 0
        self._told = ""

    @property
    def question(self) -> int:
        """Number of the open question."""
        return self.screen.number if self.screen else 0

    @property
    def stage(self) -> str:
        return self.screen.view.stage if self.screen else ""

    @property
    def masked(self) -> bool:
        """What the visitor says now must not be shown."""
        return self.screen is not None and self.screen.view.masked

    def control(self, key: str, value: str) -> Control | None:
        """The button of the present screen."""
        return self.screen.offers.get((key, value)) if self.screen else None

    def show(self, screen: Screen) -> None:
        before = self.screen
        number = self.question if screen.same_question(before) else self.question + 1
        self.screen = replace(screen, number=number)
        self.send({"type": "screen", "screen": self.screen.wire()})

    def caption(self, who: Literal["us", "person"], text: str) -> None:
        if text:
            line = {"who": who, "text": text}
            self._captions.append(line)
            self.send({"type": "caption", **line})

    def do(self, doing: Doing) -> None:
        if doing != self.doing:
            self.doing = doing
            self.send({"type": "doing", "doing": doing})

    def tell(self, text: str) -> None:
        self._told = text
        self.send({"type": "told", "text": text})

    def warn(self, seconds: int) -> bool:
        """How many seconds are left, 0 for enough; True when that is a new warning."""
        new = bool(seconds) and not self._warning
        if seconds != self._warning:
            self._warning = seconds
            self.send({"type": "warning", "seconds": seconds})
        return new

    def snapshot(self) -> dict[str, Any]:
        """All of it."""
        return {
            "type": "scene",
            "screen": self.screen.wire() if self.screen else None,
            "captions": list(self._captions),
            "doing": self.doing,
            "warning": self._warning,
            "told": self._told,
        }

    def send(self, message: dict[str, Any] | bytes) -> None:
        """To the page, if one is there."""
        if self.outlet is not None:
            self.outlet.send(message)

    def connect(self, outlet: Outlet) -> None:
        """This page is the one; an earlier one is let go."""
        if self.outlet is not None:
            self.outlet.close()
        self.outlet = outlet
        self.send(self.snapshot())

    def end(self) -> None:
        """Tell the page that it is over, and keep nothing."""
        self.send({"type": "over"})
        if self.outlet is not None:
            self.outlet.close()
            self.outlet = None
        self.screen = None
        self._captions.clear()
        self._told = ""
