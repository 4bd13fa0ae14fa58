"""Engines of a kiosk: chosen once, loaded at first use, shared by all visitors of the process."""

from __future__ import annotations

import logging
import os
from datetime import datetime

import anyio
import anyio.to_thread

from voice_elicit.dialogue.rehearsal import rehearse
from voice_elicit.errors import MissingEngine
from voice_elicit.form.parse import parse_request
from voice_elicit.kiosk.lanes import Lanes
from voice_elicit.kiosk.settings import Settings
from voice_elicit.kiosk.voices import CommonVoice, VisitorVoice
from voice_elicit.language.lexicon.decoys import DecoyWords
from voice_elicit.language.lexicon.noise import NoiseWords
from voice_elicit.language.pack import Pack
from voice_elicit.ports import Recognizer
from voice_elicit.recognizers.choice import Decoys, choose_recognizer
from voice_elicit.voices.cache import SoundCache
from voice_elicit.voices.hibari import HibariVoice
from voice_elicit.voices.synthesis import SpeechSynthesis

__all__ = ["SharedEngines"]

logger = logging.getLogger(__name__)

EVERY_KIND = {
    "a": {"type": "string", "enum": ["b", "c"]},
    "d": {"type": "array", "items": {"enum": ["e", "f"]}},
    "g": {"type": "integer"},
    "h": {"type": "boolean"},
    "i": {"type": "string", "format": "date-time"},
    "j": {"type": "string", "format": "email"},
    "k": {"type": "string"},
}
"""A question of each."""


class SharedEngines:
    """What listens and speaks. A kiosk without one of them goes on without it, and its page says so."""

    def __init__(self, settings: Settings, pack: Pack) -> None:
        self._settings = settings
        self.pack = pack
        """Of all visits: what is worked out for it at the first reply serves the others."""
        self._voice = self._chosen_voice()
        self.lanes = Lanes(os.cpu_count() or 1)
        """Where is recognized: more at once than there are cores would all be late instead of one after another."""
        self.hears = settings.recognizer != "none" and self._can_hear()

    @property
    def speaks(self) -> bool:
        return self._voice is not None

    def make_recognizer(self) -> tuple[Recognizer, tuple[str, ...]]:
        """A recognizer for one visitor over the shared model, and words that are no reply; blocks.

        Raises:
            MissingEngine: there is none.
        """
        words = self.pack.section(DecoyWords)
        alike = tuple(map(tuple, words.sounding_alike))
        decoys = Decoys(tuple(words.words), alike, tuple(words.before), tuple(words.after))
        settings = self._settings
        recognizer = choose_recognizer(self.pack.tag, settings.recognizer, settings.model, decoys).recognizer
        load = getattr(recognizer, "load", None)
        if load is not None:
            load()
        return recognizer, tuple(self.pack.section(NoiseWords).function_words)

    def voice(self, visitor: int) -> VisitorVoice | None:
        return VisitorVoice(self._voice, visitor) if self._voice is not None else None

    async def warm(self) -> None:
        """Load everything now, so that the first visitor does not wait."""
        if self._voice is not None:
            try:
                await self._voice.prepare()
            except MissingEngine as error:
                logger.warning("The kiosk has no voice: %s", error)
                self._voice = None
        if self.hears:
            await anyio.to_thread.run_sync(self.make_recognizer)
        await anyio.to_thread.run_sync(self._rehearse)

    async def aclose(self) -> None:
        self.lanes.close()
        if self._voice is not None:
            await self._voice.aclose()

    def _rehearse(self) -> None:
        """A dialogue with every kind of question, so that grammars are parsed and compiled before somebody waits."""
        rehearse(
            parse_request({"type": "object", "properties": EVERY_KIND}),
            self.pack,
            policy=self._settings.policy,
            now=datetime.now().astimezone(),
        )

    def _can_hear(self) -> bool:
        try:
            choose_recognizer(self.pack.tag, self._settings.recognizer, self._settings.model)
        except MissingEngine as error:
            logger.warning("The kiosk cannot hear: %s", error)
            return False
        return True

    def _chosen_voice(self) -> CommonVoice | None:
        wanted = self._settings.voice
        if wanted == "none":
            return None
        if wanted == "hibari" or (wanted == "auto" and HibariVoice.speaks(self.pack.tag)):
            return CommonVoice(HibariVoice(SoundCache(0)))
        return CommonVoice(SpeechSynthesis(SoundCache(0)))
