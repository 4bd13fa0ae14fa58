"""A recognizer behind a microphone: `Ears` that know when somebody speaks, and to whom.

What to do with what was heard is the dialogue's affair. What is not a reply never gets there: noise, lone
function words, and our own voice come back from the loudspeaker.
"""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial
from typing import TypeVar

import anyio
import anyio.to_thread

from voice_elicit.audio.background import Background
from voice_elicit.audio.echoes import is_echo, says_nothing, words
from voice_elicit.audio.sources import Source
from voice_elicit.audio.turns import (
    NobodySpoke,
    Paused,
    Resumed,
    SpeechEnded,
    SpeechStarted,
    TurnTaking,
    settles,
)
from voice_elicit.audio.vad import (
    CHUNK_BYTES,
    CHUNK_SAMPLES,
    CHUNK_SECONDS,
    Detector,
    SpeechDetector,
    Voicing,
)
from voice_elicit.ports import SAMPLE_RATE, Band, Expectation, Heard, Recognizer, Silence, Turn

__all__ = ["EngineEars"]

T = TypeVar("T")

PRE_ROLL = 0.4
"""Seconds before the detector's start that belong to the utterance: soft consonants come before the voice."""

ECHO_TAIL = 0.3
"""Seconds after our own voice in which the room and the sound card still give it back."""

LATE_ECHO = 1.0
"""Seconds by which the slowest loudspeakers (Bluetooth) are late."""

LONG_ECHO = 3
"""Words that must be ours before a reply after our prompt counts as its echo; fewer may be an answer."""

_PRE_ROLL_CHUNKS = math.ceil(PRE_ROLL / CHUNK_SECONDS) + Voicing.START_CHUNKS
_BATCH = 8
"""Chunks (256 ms) that go to the recognizer's thread at once; a hop for each costs more than the rest."""


class EngineEars:
    """`Ears` over any source and recognizer. One turn at a time."""

    def __init__(
        self,
        source: Source,
        recognizer: Recognizer,
        *,
        function_words: Collection[str] = (),
        detector: Detector | None = None,
    ) -> None:
        """`function_words`: words of the language that are no reply when they come alone."""
        self._source = source
        self._recognizer = recognizer
        self._function_words = frozenset(word.casefold() for word in function_words)
        self._detector = detector
        self._guard = anyio.ResourceGuard("listening with these ears")

    @property
    def hears_over_speech(self) -> bool:
        """`listen` may be called while our own voice plays (`prompt_over`)."""
        return self._source.live

    async def listen(self, expectation: Expectation, prompt_over: anyio.Event | None = None) -> Turn:
        """Wait for one utterance, or for silence. Cancelling leaves the device quiet.

        With `prompt_over` our own voice is playing until that event is set. Until then only a certain phrase
        that is not in the prompt ends the turn; afterwards anything said does, and patience starts.

        Raises:
            UnusableAudio: the device is gone.
            MissingEngine: the voice detector or the recognizer is not installed.
        """
        with self._guard:
            if self._detector is None:
                self._detector = await anyio.to_thread.run_sync(SpeechDetector)
            self._detector.reset()
            listening = _Listening(self._recognizer, expectation, self._function_words, prompt_over)
            try:
                return await listening.turn(self._source, self._detector)
            finally:
                with anyio.CancelScope(shield=True):
                    await anyio.to_thread.run_sync(self._recognizer.abort)

    async def aclose(self) -> None:
        await self._source.aclose()


class _Listening:
    """The state of one `listen`."""

    def __init__(
        self,
        recognizer: Recognizer,
        expectation: Expectation,
        function_words: Collection[str],
        prompt_over: anyio.Event | None,
    ) -> None:
        self._recognizer = recognizer
        self._expectation = expectation
        self._function_words = function_words
        self._prompt_over = prompt_over
        self._turns = TurnTaking(expectation, speaking=prompt_over is not None)
        self._room = Background()
        self._pre_roll: deque[bytes] = deque(maxlen=_PRE_ROLL_CHUNKS)
        self._utterance: list[bytes] = []
        """Chunks since the pre-roll, kept for a second look when our own voice is in them."""
        self._fed = 0
        """How many of them the recognizer has."""
        self._holding = False
        """A pause was judged complete; what follows is kept back, so that the judgement stays valid."""
        self._first = 0
        """Clock at the first chunk of the utterance."""
        self._spoke_until = 0 if prompt_over is None else math.inf
        """Clock at which our own voice ended."""
        self._ready_at = 0.0
        """Clock, in seconds, at which the recognizer's judgement of the pause was ready."""

    async def turn(self, source: Source, detector: Detector) -> Turn:
        async with source.open() as intake:
            await self._in_thread(partial(self._recognizer.start, self._expectation))
            pending = bytearray()
            while True:
                piece = await intake.take()
                if piece is None:
                    return await self._end_of_sound()
                pending += piece
                while len(pending) >= CHUNK_BYTES:
                    chunk = bytes(pending[:CHUNK_BYTES])
                    del pending[:CHUNK_BYTES]
                    turn = await self._hear(chunk, detector.probability(chunk))
                    if turn is not None:
                        return turn

    async def _hear(self, chunk: bytes, probability: float) -> Turn | None:
        if self._turns.speaking and self._prompt_over is not None and self._prompt_over.is_set():
            self._turns.prompt_over()
            self._spoke_until = self._turns.clock
        loud = self._room.stands_out(chunk, probability, speaking=self._turns.speaking)
        action = self._turns.hear(probability if loud else 0.0)
        if self._turns.in_speech and not isinstance(action, SpeechStarted):
            self._utterance.append(chunk)
        else:
            self._pre_roll.append(chunk)
        match action:
            case SpeechStarted():
                self._utterance = list(self._pre_roll)
                self._first = self._turns.clock - len(self._utterance) * CHUNK_SAMPLES
                self._pre_roll.clear()
            case Paused():
                await self._judge_pause()
            case Resumed():
                self._holding = False
            case SpeechEnded(early=early):
                return await self._conclude(early=early)
            case NobodySpoke(noise=noise):
                return Silence(noise=noise)
            case None:
                pass
        if self._turns.in_speech and not self._holding and len(self._utterance) - self._fed >= _BATCH:
            await self._ask(lambda: None)
        return None

    async def _judge_pause(self) -> None:
        started = time.perf_counter()
        partly = await self._ask(self._recognizer.partial)
        self._ready_at = self._turns.clock / SAMPLE_RATE + time.perf_counter() - started
        settled = settles(partly, self._expectation)
        self._turns.judge(settled)
        self._holding = settled

    async def _conclude(self, *, early: bool) -> Turn | None:
        decided = self._turns.clock / SAMPLE_RATE
        if early:
            decided = max(decided, self._ready_at)
        started = time.perf_counter()
        finish = self._recognizer.finish
        heard = self._reply(await (self._in_thread(finish) if self._holding else self._ask(finish)))
        if heard is None and self._first < self._spoke_until < self._turns.ended:
            heard = await self._second_look()
        if heard is None:
            await self._go_on()
            return None
        return replace(
            heard,
            seconds=(self._turns.ended - self._turns.began) / SAMPLE_RATE,
            latency=decided + time.perf_counter() - started - self._turns.ended / SAMPLE_RATE,
            barged_in=self._turns.began < self._spoke_until and self._prompt_over is not None,
        )

    async def _second_look(self) -> Heard | None:
        """Our own voice and then a reply, in one breath: the part after our voice may be the reply."""
        own = int((self._spoke_until - self._first) // CHUNK_SAMPLES)
        await self._in_thread(self._restart)
        self._utterance, self._fed = self._utterance[own:], 0
        heard = await self._ask(self._recognizer.finish)
        return None if says_nothing(heard, self._function_words) or self._is_echo(heard, 1) else heard

    def _reply(self, heard: Heard) -> Heard | None:
        """What was heard, if it is a reply."""
        if says_nothing(heard, self._function_words):
            return None
        if self._turns.began >= self._spoke_until + ECHO_TAIL * SAMPLE_RATE or self._prompt_over is None:
            return None if self._is_late_echo(heard) else heard
        if self._is_echo(heard, 1) and not _is_urgent(heard):
            return None
        if self._turns.speaking and not _certain(heard):
            return None
        return heard

    def _is_late_echo(self, heard: Heard) -> bool:
        """Whether our voice came back although it was over. Who answers with words of the prompt ("Which project?
        Northwind Data Platform ...") must be heard, so it is one only soon after it, and when no phrase is likely."""
        if self._prompt_over is None or self._turns.began >= self._spoke_until + LATE_ECHO * SAMPLE_RATE:
            return False
        return self._is_echo(heard, LONG_ECHO) and not _likely(heard)

    def _is_echo(self, heard: Heard, fewest_words: int) -> bool:
        """Whether the transcript, or without one the best phrase, is part of what we said."""
        text = heard.text or (heard.hypotheses[0].phrase.text if heard.hypotheses else "")
        return len(words(text)) >= fewest_words and is_echo(text, self._expectation.prompt)

    async def _go_on(self) -> None:
        """That was nothing; the next utterance may be something."""
        self._turns.discount()
        self._pre_roll.extend(self._utterance[-_PRE_ROLL_CHUNKS:])
        self._utterance, self._fed, self._holding = [], 0, False
        await self._in_thread(self._restart)

    def _restart(self) -> None:
        self._recognizer.abort()
        self._recognizer.start(self._expectation)

    async def _end_of_sound(self) -> Turn:
        """A recording that ended in mid-word is an utterance all the same."""
        turn = await self._conclude(early=False) if self._turns.in_speech else None
        return turn if turn is not None else Silence(noise=self._turns.noise)

    async def _ask(self, question: Callable[[], T]) -> T:
        """Give the recognizer what it does not have yet, then ask it."""
        sound = b"".join(self._utterance[self._fed :])
        self._fed = len(self._utterance)

        def feed_and_ask() -> T:
            if sound:
                self._recognizer.feed(sound)
            return question()

        return await self._in_thread(feed_and_ask)

    async def _in_thread(self, call: Callable[[], T]) -> T:
        """Engines cannot be interrupted: a cancelled call is waited for, some hundred milliseconds."""
        return await anyio.to_thread.run_sync(call)


def _is_urgent(heard: Heard) -> bool:
    """A certain "stop" that is the whole utterance. Our own voice never says the word alone, between silences."""
    if not _certain(heard) or not heard.hypotheses[0].phrase.urgent:
        return False
    return words(heard.text) in ((), words(heard.hypotheses[0].phrase.text))


def _certain(heard: Heard) -> bool:
    return bool(heard.hypotheses) and heard.hypotheses[0].band is Band.HIGH


def _likely(heard: Heard) -> bool:
    return any(one.band >= Band.MIDDLE for one in heard.hypotheses)
