"""Ears and mouth of one elicitor: chosen, loaded at first use, warmed side by side, and given back.

Which recognizer suits a language is left to `recognizers.choice`. Nothing here is loaded at import.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import anyio
import anyio.to_thread

from voice_elicit.errors import MissingEngine
from voice_elicit.language.lexicon.decoys import DecoyWords
from voice_elicit.language.lexicon.noise import NoiseWords
from voice_elicit.language.pack import Pack
from voice_elicit.ports import Ears, Mouth

if TYPE_CHECKING:
    from voice_elicit.audio.playback import Player
    from voice_elicit.audio.sources import Source
    from voice_elicit.recognizers.choice import Choice

__all__ = ["Engines"]

VOICES = ("auto", "hibari", "pyttsx3", "none")


@dataclass
class Engines:
    """The world of sound as one elicitor uses it."""

    pack: Pack
    recognizer: str = "auto"
    model: Path | str | None = None
    voice: str = "auto"
    given_ears: Ears | None = None
    given_mouth: Mouth | None = None
    source: Source | None = None
    """Where sound comes from; the microphone if None."""
    player: Player | None = None
    """Where our voice goes; the loudspeaker if None."""
    _choice: Choice | None = None
    _ears: Ears | None = None
    _mouth: Mouth | None = None
    _lock: anyio.Lock = field(default_factory=anyio.Lock)

    def choice(self) -> Choice:
        """The recognizer that will listen, and why; blocks for an import.

        Raises:
            MissingEngine: there is none for the language, or not the one asked for.
        """
        if self._choice is None:
            from voice_elicit.recognizers.choice import Decoys, choose_recognizer

            words = self.pack.section(DecoyWords)
            alike = tuple(map(tuple, words.sounding_alike))
            decoys = Decoys(tuple(words.words), alike, tuple(words.before), tuple(words.after))
            self._choice = choose_recognizer(self.pack.tag, self.recognizer, self.model, decoys)
        return self._choice

    async def ears(self) -> Ears:
        """
        Raises:
            MissingEngine: the recognizer, its model or the voice detector is not installed.
            UnusableAudio: there is no microphone.
        """
        if self.given_ears is not None:
            return self.given_ears
        async with self._lock:
            if self._ears is None:
                self._ears = await anyio.to_thread.run_sync(self._make_ears)
            return self._ears

    def _make_ears(self) -> Ears:
        try:
            from voice_elicit.audio.ears import EngineEars
            from voice_elicit.audio.sources import MicrophoneSource
        except ImportError as error:
            raise MissingEngine(
                "Listening needs the extra of voice engines; install it with: pip install 'voice-elicit[voice]'."
            ) from error
        recognizer = self.choice().recognizer
        load = getattr(recognizer, "load", None)
        if load is not None:
            load()
        words = self.pack.section(NoiseWords).function_words
        return EngineEars(self.source or MicrophoneSource(), recognizer, function_words=words)

    async def mouth(self) -> Mouth:
        """
        Raises:
            MissingEngine: there is no voice.
            UnusableAudio: there is no loudspeaker.
        """
        if self.given_mouth is not None:
            return self.given_mouth
        if self._mouth is None:
            self._mouth = self._make_mouth()
        return self._mouth

    def _make_mouth(self) -> Mouth:
        from voice_elicit.voices.mouth import CaptionMouth

        if self.voice == "none":
            return CaptionMouth(lambda words: None)
        if self.voice not in VOICES:
            raise MissingEngine(f"There is no voice {self.voice!r}; there are: {', '.join(VOICES)}.")
        from voice_elicit.audio.playback import SoundDevicePlayer
        from voice_elicit.voices.hibari import HibariVoice
        from voice_elicit.voices.mouth import VoiceMouth
        from voice_elicit.voices.synthesis import SpeechSynthesis

        neural = self.voice == "hibari" or (self.voice == "auto" and HibariVoice.speaks(self.pack.tag))
        return VoiceMouth(self.player or SoundDevicePlayer(), HibariVoice() if neural else SpeechSynthesis())

    async def warm(self) -> None:
        """Load everything now, so that the first elicitation speaks at once.

        Raises:
            MissingEngine: an engine is not installed.
            UnusableAudio: a device is not there.
        """
        mouth = await self.mouth()
        await self.ears()
        warm = getattr(mouth, "warm", None)
        if warm is not None:
            await warm()

    def forget(self) -> None:
        """The elicitation is over: nothing of what the person said stays with the engines."""
        for engine in (self._choice.recognizer if self._choice else None, self._mouth):
            forget = getattr(engine, "forget", None)
            if forget is not None:
                forget()

    async def aclose(self) -> None:
        for engine in (self.given_ears or self._ears, self.given_mouth or self._mouth):
            if engine is not None:
                await engine.aclose()
