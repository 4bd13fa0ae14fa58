"""`Mouth`s: a voice through a player, and captions for those who read.

Numbers, dates and addresses are made into words before they come here.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import anyio
import anyio.lowlevel
from anyio.streams.memory import MemoryObjectSendStream

from voice_elicit.audio.earcons import earcon
from voice_elicit.audio.pcm import quieten
from voice_elicit.audio.playback import Player
from voice_elicit.audio.together import together
from voice_elicit.ports import Utterance
from voice_elicit.voices.sentences import sentences
from voice_elicit.voices.synthesis import Voice

__all__ = ["CaptionMouth", "VoiceMouth"]


class VoiceMouth:
    """Says an utterance sentence by sentence: the first is heard while the next is made."""

    def __init__(self, player: Player, voice: Voice) -> None:
        self._player = player
        self._voice = voice

    async def warm(self) -> None:
        """Start the voice and find the device, so that the first words come at once.

        Raises:
            MissingEngine: there is no voice.
            UnusableAudio: there is no device.
        """
        async with together() as both:
            both.start_soon(self._voice.prepare)
            both.start_soon(self._player.prepare)

    async def say(self, utterance: Utterance) -> None:
        send, receive = anyio.create_memory_object_stream[bytes](2)
        async with together() as both:
            both.start_soon(self._speak, utterance, send)
            async with receive:
                await self._player.play(receive)

    def forget(self) -> None:
        """The conversation is over: drop the sound of what was said."""
        self._voice.forget()

    async def aclose(self) -> None:
        await self._voice.aclose()
        await self._player.aclose()

    async def _speak(self, utterance: Utterance, send: MemoryObjectSendStream[bytes]) -> None:
        with suppress(anyio.BrokenResourceError):  # the player failed, and says so itself
            async with send:
                for sentence in sentences(utterance.spoken or utterance.text):
                    sound = await self._voice.synthesise(sentence, language=utterance.language, rate=utterance.rate)
                    await send.send(quieten(sound, utterance.volume))
                if utterance.earcon:
                    await send.send(quieten(earcon(utterance.earcon), utterance.volume))


class CaptionMouth:
    """Shows the words and makes no sound."""

    def __init__(self, show: Callable[[str], object]) -> None:
        self._show = show

    async def say(self, utterance: Utterance) -> None:
        await anyio.lowlevel.checkpoint()
        if utterance.text:
            self._show(utterance.text)

    async def aclose(self) -> None:
        return
