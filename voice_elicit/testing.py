"""Ears, a mouth and a recognizer without sound, for tests of hosts and of this package.

They follow a script and keep a transcript.
"""

from __future__ import annotations

from collections.abc import Iterable

import anyio
import anyio.lowlevel

from voice_elicit.ports import Band, Expectation, Heard, Hypothesis, Silence, Turn, Utterance

__all__ = ["ScriptedEars", "ScriptedRecognizer", "SilentMouth"]


class ScriptedEars:
    """Hears what the script says, one entry a turn; then silence.

    An entry is a transcript, a `Turn`, or an error to raise.
    """

    def __init__(self, turns: Iterable[str | Turn | Exception]) -> None:
        self._turns = list(turns)
        self.expected: list[Expectation] = []
        """What each turn was listening for."""
        self.closed = False

    hears_over_speech = False

    async def listen(self, expectation: Expectation, prompt_over: anyio.Event | None = None) -> Turn:
        await anyio.lowlevel.checkpoint()
        self.expected.append(expectation)
        turn = self._turns.pop(0) if self._turns else Silence()
        if isinstance(turn, Exception):
            raise turn
        return Heard(turn, engine="script") if isinstance(turn, str) else turn

    async def aclose(self) -> None:
        self.closed = True


class SilentMouth:
    """Says nothing and remembers it."""

    def __init__(self) -> None:
        self.said: list[Utterance] = []
        self.closed = False

    @property
    def transcript(self) -> list[str]:
        """What was said, as captioned."""
        return [utterance.text for utterance in self.said]

    async def say(self, utterance: Utterance) -> None:
        await anyio.lowlevel.checkpoint()
        self.said.append(utterance)

    async def aclose(self) -> None:
        self.closed = True


class ScriptedRecognizer:
    """Recognizes the next text of the script in each utterance that is finished, whatever it sounded like.

    A text that is a phrase of the expectation is certain; any other is a transcript.
    """

    name = "script"

    def __init__(self, texts: Iterable[str]) -> None:
        self._texts = list(texts)
        self._expectation: Expectation | None = None
        self.calls: list[str] = []
        """`start`, `partial`, `finish`, `abort`, in order; `feed` is counted in `fed`."""
        self.fed = 0
        """Bytes of the present or last utterance."""

    def start(self, expectation: Expectation) -> None:
        self.calls.append("start")
        self._expectation = expectation
        self.fed = 0

    def feed(self, pcm: bytes) -> None:
        self.fed += len(pcm)

    def partial(self) -> Heard | None:
        self.calls.append("partial")
        return self._heard(self._texts[0] if self._texts else "")

    def finish(self) -> Heard:
        self.calls.append("finish")
        return self._heard(self._texts.pop(0) if self._texts else "")

    def abort(self) -> None:
        self.calls.append("abort")
        self._expectation = None

    def _heard(self, text: str) -> Heard:
        phrases = self._expectation.phrases if self._expectation is not None else ()
        found = tuple(Hypothesis(phrase, 1.0, Band.HIGH) for phrase in phrases if phrase.text == text)[:1]
        return Heard(text, found, engine=self.name)
