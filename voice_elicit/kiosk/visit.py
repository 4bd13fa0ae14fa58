"""One visitor: an elicitor with the page as ears, mouth and hands, and what the page shows, ready to be sent again.

A visit outlives its connections: a reload or a lost network finds it where it was. It ends with its errand, when
nobody is there any more, or when its time is over; then everything is forgotten.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Literal

import anyio

from voice_elicit.audio.earcons import earcon
from voice_elicit.audio.inbox import poster
from voice_elicit.dialogue.actions import Done, Outcome, Say, Show
from voice_elicit.dialogue.asker import Asker
from voice_elicit.dialogue.events import Heard, Pressed, Typed
from voice_elicit.elicitor import Happening, VoiceElicitor
from voice_elicit.errors import UnusableForm
from voice_elicit.form.fields import Form, Request, UrlRequest
from voice_elicit.form.parse import parse_request
from voice_elicit.kiosk.ears import PageEars
from voice_elicit.kiosk.engines import SharedEngines
from voice_elicit.kiosk.errands import Errand
from voice_elicit.kiosk.hands import PageHands
from voice_elicit.kiosk.mouth import PageMouth, PagePlayer
from voice_elicit.kiosk.outlet import Outlet
from voice_elicit.kiosk.presence import Presence
from voice_elicit.kiosk.scene import Scene
from voice_elicit.kiosk.screen import Screen, draw, pressed
from voice_elicit.kiosk.settings import Settings
from voice_elicit.kiosk.wire import Leave, Message, Microphone, Played, Press, Rate, Sounding, Stay, Talk, Type
from voice_elicit.kiosk.words import PageWords

__all__ = ["Visit"]

logger = logging.getLogger(__name__)

MASK = "•••"

LAST_WORDS = 5.0
"""Seconds an errand has to finish once its visitor is gone."""

MESSAGES, MESSAGES_BURST = 80.0, 400.0
"""A second: the microphone needs 31. The burst is what a page may have kept while the network was slow."""


class Visit:
    """`Visitor` at one page."""

    def __init__(self, number: int, settings: Settings, words: PageWords, engines: SharedEngines) -> None:
        self._settings = settings
        self._words = words
        self._engines = engines
        self._scene = Scene()
        self.presence = Presence(settings)
        self.rate = Rate(MESSAGES, MESSAGES_BURST)
        self._request: Request | None = None
        self._over = False
        self._microphone = False
        self._speaking = False
        self._open = False
        """A question waits for the visitor."""
        self._post = poster()
        self._came = anyio.Event()
        self._done = anyio.Event()
        self._left = anyio.Event()
        self._asking: set[anyio.CancelScope] = set()
        self._hands = PageHands(lambda: self._scene.question)
        self._player = PagePlayer(self._scene.send)
        self._voice = engines.voice(number)
        self._mouth = PageMouth(self._player, self._voice, self._spoke)
        self._ears = PageEars(engines.make_recognizer, self._watched, engines.lanes)
        self.elicitor = VoiceElicitor(
            settings.language,
            words=engines.pack,
            ears=self._ears if engines.hears else None,
            recognizer="auto" if engines.hears else "none",
            mouth=self._mouth,
            hands=self._hands,
            policy=settings.policy,
            opener=lambda url: None,  # the page shows it as a link: a browser opens windows for a touch only
            observe=self._observe,
        )

    # -- the course of a visit -----------------------------------------------------------------------

    async def run(self, errand: Errand) -> None:
        """From the start page to the end; never raises for what an errand does."""
        try:
            async with anyio.create_task_group() as group:
                group.start_soon(self._watch_presence, group.cancel_scope)
                async with self.elicitor:
                    try:
                        await self._came.wait()  # or the first words would be spoken to nobody
                        await errand(self)
                    except Exception:
                        logger.exception("an errand failed; its visit ends")
                        self.tell(self.elicitor.pack.say("failed"))
                        await self.elicitor.tell("failed")
                    self._done.set()
                    self._scene.do("done")
                    with anyio.move_on_after(self._settings.farewell):
                        await self._left.wait()
                group.cancel_scope.cancel()
        finally:
            self.forget()

    async def ask(self, params: Mapping[str, Any] | Request, asker: Asker) -> Outcome:
        self._request = None
        with suppress(UnusableForm):
            self._request = params if isinstance(params, Form | UrlRequest) else parse_request(params)
        if not self._over:
            with anyio.CancelScope() as scope:
                self._asking.add(scope)
                try:
                    return await self.elicitor.elicit(self._request or params, asker=asker)
                finally:
                    self._asking.discard(scope)
        return Outcome("cancel", reason="timeout")

    def tell(self, text: str) -> None:
        self._scene.tell(text)

    def forget(self) -> None:
        """Nothing of the visitor stays."""
        self._scene.end()
        self._over = True
        self._hands.close()
        self._request = None

    async def _watch_presence(self, scope: anyio.CancelScope) -> None:
        """Warn who is idle, and end the visit of who is gone."""
        while not self.presence.is_over(anyio.current_time()):
            await anyio.sleep(0.25)
            if self._scene.doing in ("speaking", "hearing", "thinking"):
                self.presence.stir()
            left = self.presence.seconds_left(anyio.current_time())
            if self._scene.warn(left):
                await self._warn_aloud(left)
        self._over = True
        self._mouth.audible = False  # nobody is there to hear last words
        self._player.cut()
        for asking in tuple(self._asking):
            asking.cancel()
        with anyio.move_on_after(
            LAST_WORDS if self._came.is_set() else 0
        ):  # the errand learns of it, and tells its server
            await self._done.wait()
        scope.cancel()

    async def _warn_aloud(self, seconds: int) -> None:
        if self._voice is not None and self._mouth.audible:
            text = self._words["warning"].format(seconds=seconds)
            self._player.aside(await self._voice.synthesise(text, language=self._words.language))

    # -- the page ------------------------------------------------------------------------------------

    def connect(self, outlet: Outlet, *, sound: bool, again: bool) -> None:
        """A page is there; an earlier one of this visit is let go."""
        self.presence.arrive()
        self._player.cut()
        self._mouth.audible = sound
        self._microphone = False
        self._scene.connect(outlet)
        self._came.set()
        if again and sound and self._open and self._scene.stage != "waiting":  # which "repeat" would end
            self._hands.put(self._scene.question, Pressed("command", "repeat"))

    def disconnect(self, outlet: Outlet) -> None:
        """That page is gone; perhaps it comes again."""
        if self._scene.outlet is outlet:
            self._scene.outlet = None
            self.presence.go()
            self._ears.microphone(False, 0)
            self._player.cut()

    def pass_by(self) -> None:
        """A page without a connection asked how things are."""
        self.presence.pass_by()
        self._came.set()

    def snapshot(self) -> dict[str, Any]:
        """All a page needs to show where we are."""
        return self._scene.snapshot()

    def hear(self, pcm: bytes) -> None:
        """Sound of the page's microphone."""
        self._ears.push(pcm)

    def take(self, message: Message) -> None:
        """One message of the page."""
        match message:
            case Press(question=question, key=key, value=value):
                control = self._scene.control(key, value)
                if control is not None and question == self._scene.question:
                    self._hands.put(question, pressed(control))
            case Type(question=question, text=text):
                self._hands.put(question, Typed(text))
            case Microphone(on=on, rate=rate):
                self._microphone = on
                self._ears.microphone(on, rate)
                self._rest()
                return
            case Talk(on=on):
                self._mouth.holding = on
                if on:
                    self._mouth.hush()
                else:
                    self._ears.pause()
            case Sounding(on=on):
                self._mouth.audible = on
                if not on:
                    self._player.cut()
                return
            case Played(sound=sound):
                self._player.played(sound)
                return
            case Leave():
                if self._scene.doing == "done":
                    self._left.set()
            case Stay() | _:
                pass
        self.presence.stir()

    # -- what happens --------------------------------------------------------------------------------

    def _observe(self, happening: Happening) -> None:
        match happening:
            case Show(view=view):
                self._open = view.stage != "done"
                self._show(draw(view, self._request, self._words))
            case Say(utterance=utterance):
                self._scene.caption("us", utterance.text)
            case Heard() | Typed() if self._scene.masked:
                self._scene.caption("person", MASK)
            case Heard(text=text, hypotheses=hypotheses):
                self._scene.caption("person", text or (hypotheses[0].phrase.text if hypotheses else "…"))
                self._scene.do("thinking")
            case Typed(text=text):
                self._scene.caption("person", text)
            case Pressed(key=key, value=value):
                control = self._scene.control(key, value)
                self._scene.caption("person", control.label if control else value)
            case Done(outcome=outcome):
                self._open = False
                if self._scene.screen is not None:
                    self._show(draw(self._scene.screen.view, self._request, self._words, outcome))
            case _:
                return
        self.presence.stir()

    def _show(self, screen: Screen) -> None:
        self._scene.show(screen)
        self._rest()

    def _spoke(self, now: bool) -> None:
        self._speaking = now
        self._post(self._rest)  # after one sentence may come another, at once

    def _rest(self) -> None:
        """Show whose turn it is."""
        if self._scene.doing == "done":
            return
        if self._speaking:
            self._scene.do("speaking")
        elif not self._open or (self._microphone and not self._ears.listening):
            self._scene.do("thinking")
        elif self._microphone:
            if self._scene.doing == "speaking" and self._mouth.audible:
                self._player.aside(earcon("listening"))  # for who cannot see that it is their turn
            self._scene.do("listening")
        else:
            self._scene.do("waiting")

    def _watched(self, doing: Literal["listening", "hearing", "thinking"], text: str) -> None:
        if self._scene.doing == "done":
            return
        if doing == "listening":
            self._player.resume()
            self._rest()
            return
        self._player.pause()
        self._scene.do(doing)
        if text and not self._scene.masked:
            self._scene.send({"type": "hearing", "text": text})
