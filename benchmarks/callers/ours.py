"""The callers on our line: the real recognizer, turn taking, dialogue and elicitor; captions instead of a voice."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

import anyio.lowlevel
import numpy as np

from benchmarks.callers.caller import Caller
from benchmarks.callers.forms import NOW
from benchmarks.callers.result import Result, compared
from benchmarks.callers.voices import Surroundings, Voices
from benchmarks.recognizers.speech import seeded
from voice_elicit import Asker, VoiceElicitor
from voice_elicit.audio.vad import CHUNK_BYTES
from voice_elicit.dialogue.actions import Done, Listen, Say, Show, View
from voice_elicit.elicitor import Happening
from voice_elicit.errors import UnusableAudio
from voice_elicit.ports import Heard, Silence

__all__ = ["Ours"]

AFTER = 9.0
"""Seconds of the room after the words: longer than any end of speech and than the first wait for an answer."""
STRANGERS = 5
"""One form in so many comes from a server that only claims its name, which adds "Shall we start?"."""


class Ours:
    name = "voice_elicit"

    def __init__(self, voices: Voices, room: Surroundings) -> None:
        self._voices = voices
        self._room = room
        self._caller: Caller | None = None
        self._condition = ""
        self._random = np.random.default_rng(0)
        self._view = View("", "", "")
        self._log: list[str] = []
        self._elicitor = VoiceElicitor(
            recognizer="moonshine", source=self, voice="none", clock=lambda: NOW, observe=self._observe
        )

    live = False

    async def run(self, callers: Iterable[Caller], condition: str) -> AsyncIterator[Result]:
        for caller in callers:
            self._caller, self._condition = caller, condition
            self._random = seeded(f"{caller.task.number} {condition}")
            self._log = []
            stranger = caller.task.number % STRANGERS == 0
            outcome = await self._elicitor.elicit(caller.task.params, asker=Asker("Green Table", vouched=not stranger))
            yield Result(
                self.name,
                condition,
                caller.task.number,
                caller.voice,
                outcome.action == "accept",
                "hung up" if caller.hung_up else f"{outcome.action} {outcome.reason}",
                caller.turns,
                caller.at_questions,
                compared(caller, outcome.content) if outcome.content is not None else [],
                len(caller.task.form.fields),
                self._log,
            )

    # -- the source: what the microphone gives in one listening turn ------------------------------------

    @asynccontextmanager
    async def open(self) -> AsyncIterator[_Turn]:
        assert self._caller is not None
        words = self._caller.reply(self._view)
        if words is None:
            raise UnusableAudio("The caller has hung up.")
        self._log.append(f"P: {words}")
        sound = self._voices.speak(self._caller.voice, words, self._caller.said(words))
        yield _Turn(self._room.around(sound, self._condition, self._random, AFTER))

    async def aclose(self) -> None:
        return

    def _observe(self, happening: Happening) -> None:
        match happening:
            case Show(view=view):
                self._view = view
            case Say(utterance=utterance):
                self._log.append(f"S: {utterance.text}")
            case Heard(text=text, hypotheses=hypotheses):
                likely = ", ".join(f"{one.phrase.text} {one.band.name} {one.score:.1f}" for one in hypotheses[:3])
                self._log.append(f"   heard {text!r} [{likely}]")
            case Silence():
                self._log.append(f"   {happening}")
            case Listen() | Done():
                pass
            case _:
                self._log.append(f"   {happening}")


class _Turn:
    def __init__(self, pcm: bytes) -> None:
        self._pcm = pcm
        self._position = 0

    async def take(self) -> bytes | None:
        await anyio.lowlevel.checkpoint()
        start, self._position = self._position, self._position + CHUNK_BYTES
        return self._pcm[start : self._position] or None
