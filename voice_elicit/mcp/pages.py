"""Pages a person agreed to open: which are under way, which are done, and the error that asks for them.

Sources: MCP 2025-11-25, URL mode (`notifications/elicitation/complete`, error -32042).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import anyio

from voice_elicit.mcp.wire import URL_REQUIRED, to_json

__all__ = ["OpenPages", "wanted_pages"]

MOST = 1000
"""Pages remembered; a server that never says that one is done must not fill the memory."""


class OpenPages:
    """Pages by the id their server gave them."""

    def __init__(self) -> None:
        self._done: dict[str, anyio.Event] = {}

    def opened(self, elicitation_id: str) -> None:
        """The person consented."""
        while len(self._done) >= MOST:
            self._done.pop(next(iter(self._done)))
        self._done[elicitation_id] = anyio.Event()

    def done(self, elicitation_id: str) -> bool:
        """The server says this page is done; False for an id that is not known, which the protocol says to ignore."""
        event = self._done.get(elicitation_id)
        if event is None or event.is_set():
            return False
        event.set()
        return True

    async def wait(self, elicitation_ids: list[str], seconds: float) -> None:
        """Until all of these are done, or so many seconds: the protocol does not promise the news."""
        with anyio.move_on_after(seconds):
            for elicitation_id in elicitation_ids:
                event = self._done.get(elicitation_id)
                if event is not None:
                    await event.wait()


def wanted_pages(problem: Any) -> list[dict[str, Any]]:
    """The URL elicitations of an error -32042 (JSON, an SDK's ErrorData or exception); [] for any other error."""
    problem = to_json(getattr(problem, "error", problem))
    if not isinstance(problem, Mapping) or problem.get("code") != URL_REQUIRED:
        return []
    data = problem.get("data")
    listed = data.get("elicitations") if isinstance(data, Mapping) else None
    if not isinstance(listed, list):
        return []
    usable = [one for one in listed if isinstance(one, Mapping) and isinstance(one.get("url"), str)]
    return [{**one, "mode": "url"} for one in usable]
