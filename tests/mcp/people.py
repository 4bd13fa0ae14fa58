"""Elicitors whose person follows a script."""

from __future__ import annotations

from collections.abc import Iterable

import anyio

from voice_elicit.dialogue.policy import Policy
from voice_elicit.elicitor import Happening, VoiceElicitor
from voice_elicit.mcp.callback import Callback
from voice_elicit.ports import Band, Expectation, Heard, Turn, Utterance
from voice_elicit.testing import ScriptedEars, SilentMouth

__all__ = ["GateEars", "MarkedMouth", "Person", "clearly", "person"]


class Person:
    """One scripted person: what was said to them is in `heard`, pages they opened in `opened`."""

    def __init__(self, turns: Iterable[str | Turn | Exception] | GateEars, **options: object) -> None:
        self.mouth = SilentMouth()
        self.opened: list[str] = []
        self.happenings: list[Happening] = []
        self.elicitor = VoiceElicitor(
            ears=turns if isinstance(turns, GateEars) else ScriptedEars([_clear(turn) for turn in turns]),
            mouth=self.mouth,
            opener=self.opened.append,
            observe=self.happenings.append,
            policy=Policy(),
        )
        self.mcp = Callback(self.elicitor, **options)  # type: ignore[arg-type] # options of the test's choice

    @property
    def heard(self) -> list[str]:
        return self.mouth.transcript


def clearly(words: str) -> Heard:
    """These words, heard beyond doubt."""
    return Heard(words, text_band=Band.HIGH, engine="script")


def _clear(turn: str | Turn | Exception) -> Turn | Exception:
    return clearly(turn) if isinstance(turn, str) else turn


def person(*turns: str | Turn | Exception, **options: object) -> Person:
    return Person(turns, **options)


class GateEars:
    """Ears that hear nothing until `speak`; `listening` is set while a turn is open."""

    hears_over_speech = False

    def __init__(self) -> None:
        self.listening = anyio.Event()
        self._said: list[str] = []
        self._spoken = anyio.Event()
        self.turns = 0

    def speak(self, *replies: str) -> None:
        """Answer this turn and the next ones."""
        self._said += replies
        self._spoken.set()

    async def listen(self, expectation: Expectation, prompt_over: anyio.Event | None = None) -> Turn:
        self.turns += 1
        self.listening.set()
        while not self._said:
            await self._spoken.wait()
            self._spoken = anyio.Event()
        self.listening = anyio.Event()
        return clearly(self._said.pop(0))

    async def aclose(self) -> None:
        pass


class MarkedMouth:
    """Notes when it is silenced in the middle of a sentence; a sentence lasts until then."""

    def __init__(self) -> None:
        self.speaking = anyio.Event()
        self.silenced: list[float] = []
        self.said: list[str] = []
        self.endless = True

    async def say(self, utterance: Utterance) -> None:
        self.said.append(utterance.text)
        self.speaking.set()
        if not self.endless:
            return
        try:
            await anyio.sleep_forever()
        finally:
            self.silenced.append(anyio.current_time())
            self.endless = False

    async def aclose(self) -> None:
        pass
