"""All visitors of a kiosk: who may come in, and who is who."""

from __future__ import annotations

import secrets

from voice_elicit.kiosk.engines import SharedEngines
from voice_elicit.kiosk.errands import Errand
from voice_elicit.kiosk.settings import Settings
from voice_elicit.kiosk.visit import Visit
from voice_elicit.kiosk.wire import Rate
from voice_elicit.kiosk.words import PageWords

__all__ = ["Visits"]


class Visits:
    """Visits by token. A token is 256 bits of chance, held by one page and told to nobody."""

    def __init__(self, settings: Settings, words: PageWords, engines: SharedEngines, errand: Errand) -> None:
        self._settings = settings
        self._words = words
        self._engines = engines
        self._errand = errand
        self._visits: dict[str, Visit] = {}
        self._begun = 0
        self._rate = Rate(settings.visitors, 3.0 * settings.visitors)

    def begin(self) -> str | None:
        """A token for a new visitor; None when all places are taken."""
        if len(self._visits) >= self._settings.visitors or not self._rate.allows():
            return None
        self._begun += 1
        token = secrets.token_urlsafe(32)
        self._visits[token] = Visit(self._begun, self._settings, self._words, self._engines)
        return token

    async def run(self, token: str) -> None:
        """The visit itself, to its end."""
        try:
            await self._visits[token].run(self._errand)
        finally:
            del self._visits[token]

    def of(self, token: str) -> Visit | None:
        return self._visits.get(token)

    def end(self) -> None:
        """The kiosk closes: every visit ends now, its server is answered with cancel."""
        for visit in self._visits.values():
            visit.presence.finish()

    def __len__(self) -> int:
        return len(self._visits)
