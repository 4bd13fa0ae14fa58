"""Ears at the page's microphone. They are made when the visitor first turns it on, and rest while it is off."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

import anyio
import anyio.to_thread

from voice_elicit.audio.ears import EngineEars
from voice_elicit.audio.inbox import poster
from voice_elicit.audio.pcm import hush
from voice_elicit.audio.sources import PushSource
from voice_elicit.kiosk.lanes import Lanes
from voice_elicit.ports import Expectation, Heard, Recognizer, Turn

__all__ = ["PageEars", "Watch"]

Watch = Callable[[Literal["listening", "hearing", "thinking"], str], None]
"""Is told what the ears do, and what was heard so far."""


class PageEars:
    """`Ears` that hear over our own voice: the browser cancels its echo."""

    hears_over_speech = True

    def __init__(
        self,
        make: Callable[[], tuple[Recognizer, tuple[str, ...]]],
        watch: Watch,
        lanes: Lanes,
    ) -> None:
        """`make`: the recognizer, loaded, and the language's function words; blocks. `lanes`: where it computes."""
        self._make = make
        self._watch = watch
        self._lanes = lanes
        self._ears: EngineEars | None = None
        self._source: PushSource | None = None
        self._on = anyio.Event()
        self._end_silence = 0.0
        self.listening = False
        """What is said now is heard."""

    def microphone(self, on: bool, rate: int) -> None:
        """The page turned its microphone on or off."""
        if on and self._source is None:
            self._source = PushSource(rate)
        if on:
            self._on.set()
        else:
            self.pause()
            self._on = anyio.Event()

    def push(self, pcm: bytes) -> None:
        if self._source is not None and self._on.is_set():
            self._source.push(pcm)

    def pause(self) -> None:
        """The talk button was let go: nothing more will come, which ends the utterance as silence would."""
        if self._source is not None and self._source.listening:
            self._source.push(hush(self._end_silence + 0.5))

    async def listen(self, expectation: Expectation, prompt_over: anyio.Event | None = None) -> Turn:
        self._end_silence = expectation.end_silence
        await self._on.wait()
        if self._ears is None:
            self._ears = await self._made()
        try:
            return await self._ears.listen(expectation, prompt_over)
        finally:
            self.listening = False

    async def aclose(self) -> None:
        self._ears = None  # a visit that is over is in cycles, which are long in being collected
        if self._source is not None:
            await self._source.aclose()

    def _note(self, doing: Literal["listening", "hearing", "thinking"], text: str) -> None:
        self.listening = True
        self._watch(doing, text)

    async def _made(self) -> EngineEars:
        recognizer, function_words = await anyio.to_thread.run_sync(self._make)
        assert self._source is not None
        watched = _Watched(recognizer, self._note, poster(), self._lanes)
        return EngineEars(self._source, watched, function_words=function_words)


class _Watched:
    """A recognizer that lets the page show what it does, and waits for its turn among the visitors'.

    Feeding does not wait: most recognizers only keep the sound until they are asked.
    """

    def __init__(
        self,
        recognizer: Recognizer,
        watch: Watch,
        post: Callable[[Callable[[], object]], None],
        lanes: Lanes,
    ) -> None:
        self._recognizer = recognizer
        self._watch = watch
        self._post = post
        self._lanes = lanes

    @property
    def name(self) -> str:
        return self._recognizer.name

    def start(self, expectation: Expectation) -> None:
        self._lanes.run(partial(self._recognizer.start, expectation))
        self._post(lambda: self._watch("listening", ""))

    def feed(self, pcm: bytes) -> None:
        self._post(lambda: self._watch("hearing", ""))
        self._recognizer.feed(pcm)

    def partial(self) -> Heard | None:
        heard = self._lanes.run(self._recognizer.partial)
        if heard is not None and heard.text:
            self._post(lambda: self._watch("hearing", heard.text))
        return heard

    def finish(self) -> Heard:
        self._post(lambda: self._watch("thinking", ""))
        return self._lanes.run(self._recognizer.finish)

    def abort(self) -> None:
        self._recognizer.abort()
