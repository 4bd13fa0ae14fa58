"""Drives one dialogue at a time over ears, mouth and hands, and answers every elicitation with an outcome.

What the dialogue decides is left to `dialogue`, how an action is carried out to `exchange`. This module owns time
(deadlines, cancellation, the one floor that requests take in turn) and failure: whatever a person or a device does,
the host gets an `Outcome`, never an exception, and a failure is never an `accept` or a `decline`.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anyio

from voice_elicit.dialogue.actions import Action, Done, Extend, Outcome
from voice_elicit.dialogue.asker import Asker
from voice_elicit.dialogue.events import Cancelled, Event, TimeLow
from voice_elicit.dialogue.machine import Dialogue
from voice_elicit.dialogue.openings import asker_words
from voice_elicit.dialogue.policy import Policy
from voice_elicit.dialogue.prompts import Prompts
from voice_elicit.engines import Engines
from voice_elicit.errors import MissingEngine, UnusableForm, VoiceElicitError
from voice_elicit.exchange import Exchange, Hands, Happening
from voice_elicit.form.fields import Form, Request, UrlRequest
from voice_elicit.form.parse import parse_request
from voice_elicit.language.pack import Pack, load_pack
from voice_elicit.ports import Ears, Mouth, Utterance

if TYPE_CHECKING:
    from voice_elicit.audio.playback import Player
    from voice_elicit.audio.sources import Source
    from voice_elicit.mcp.callback import Callback

__all__ = ["Hands", "Happening", "VoiceElicitor"]

logger = logging.getLogger(__name__)

WARNING = 30.0
"""Seconds before the end at which the person is asked whether they need more time (WCAG 2.2.1 asks for 20)."""

SHORTEST_WARNED = 3 * WARNING
"""Seconds below which a budget ends without a warning: there would be no time to answer it."""

MOST_EXTENSIONS = 10
"""Times a budget can be had again (WCAG 2.2.1)."""

FAREWELL = 3.0
"""Seconds that last words may take once the host has cancelled; it must not be kept waiting longer."""


class VoiceElicitor:
    """Answers MCP elicitations by voice on this machine.

    ```
    elicitor = VoiceElicitor(language="en")
    outcome = await elicitor.elicit(params)      # Outcome(action="accept", content={...})
    ```
    Works under asyncio and trio. Requests take turns: one pair of ears, one floor.
    """

    def __init__(
        self,
        language: str = "en",
        *,
        recognizer: str = "auto",
        model: Path | str | None = None,
        voice: str = "auto",
        ears: Ears | None = None,
        mouth: Mouth | None = None,
        hands: Hands | None = None,
        source: Source | None = None,
        player: Player | None = None,
        policy: Policy | None = None,
        words: Mapping[str, Any] | Path | Pack | None = None,
        clock: Callable[[], datetime] | None = None,
        budget: float | None = None,
        barge_in: bool = True,
        opener: Callable[[str], object] | None = None,
        observe: Callable[[Happening], None] | None = None,
    ) -> None:
        """
        `language`: BCP 47 tag of the pack. `recognizer`: auto, vosk, moonshine, pocketsphinx, or none (hands only).
        `model`: path of a Vosk model. `voice`: auto, hibari, pyttsx3 or none. `ears`, `mouth`: the host's own instead.
        `hands`: keys and typing beside the ears. `source`, `player`: where sound comes from and goes to, instead of
        microphone and loudspeaker. `words`: an overlay of spoken sentences and understood words (TOML file or mapping),
        or a pack that is loaded, for many elicitors to share.
        `clock`: local time for relative dates. `budget`: seconds an elicitation may take in all. `opener`: opens a
        consented page (default: the system browser). `observe`: is told everything that happens, the person's words
        included; nothing is logged.

        Raises:
            UnusableWords: no such language, or wrong words.
        """
        self.pack: Pack = words if isinstance(words, Pack) else load_pack(language, words)
        self.policy = replace(policy or Policy(), keys=(policy or Policy()).keys or hands is not None)
        self.engines = Engines(
            self.pack,
            recognizer=recognizer,
            model=model,
            voice=voice,
            given_ears=ears,
            given_mouth=mouth,
            source=source,
            player=player,
        )
        self._observe = observe or (lambda happening: None)
        self._exchange = Exchange(
            self.engines,
            hands,
            deaf=hands is not None and ears is None and recognizer == "none",
            barge_in=barge_in,
            opener=opener or _open_in_browser,
            observe=self._observe,
        )
        self._clock = clock or _local_now
        self._budget = budget
        self._floor = anyio.Lock()

    async def elicit(
        self,
        params: Mapping[str, Any] | Request | str | bytes,
        *,
        asker: Asker | None = None,
        budget: float | None = None,
    ) -> Outcome:
        """Put one elicitation to the person and bring back the answer.

        `params`: elicitation params, a bare requestedSchema, a whole JSON-RPC request (as JSON or mapping), or a
        parsed request. `budget`: seconds for this one, instead of the elicitor's; half a minute before they are over
        the person is asked whether they need more, and gets as many again (at most ten times). Never raises for what a
        person, a device or a server does; only cancellation passes.
        """
        asker = asker or Asker()
        async with self._floor:
            try:
                return await self._elicit(params, asker, self._budget if budget is None else budget)
            except MissingEngine as error:
                missing = f"{self.pack.say('speech-missing')} {self.pack.say('stopped')}"
                return await self._fail("device", str(error), missing)
            except VoiceElicitError as error:
                return await self._fail("device", str(error), self.pack.say("device-lost"))
            except Exception:
                logger.exception("an elicitation failed and was answered with cancel")
                detail = "Something went wrong inside voice_elicit; the log has it."
                return await self._fail("failure", detail, self.pack.say("failed"))

    async def aclose(self) -> None:
        """Close devices and end worker processes."""
        await self.engines.aclose()

    async def __aenter__(self) -> VoiceElicitor:
        return self

    async def __aexit__(self, *exc_info: object) -> None:
        with anyio.CancelScope(shield=True):
            await self.aclose()

    # -- one elicitation -----------------------------------------------------------------------------

    async def tell(self, sentence: str, *, asker: Asker | None = None) -> None:
        """Say a sentence of the pack outside of any dialogue, in its turn. A device that fails is passed over, for
        nothing depends on it.

        Raises:
            UnusableWords: the pack has no such sentence.
        """
        async with self._floor:
            who = asker_words(asker or Asker(), Prompts(self.pack, self.policy, self._clock()))
            await self._last_words(self.pack.say(sentence, server=who))

    @cached_property
    def mcp(self) -> Callback:
        """The hook for MCP hosts: `Client(server, elicitation_callback=elicitor.mcp)`; see docs/hosts.md."""
        from voice_elicit.mcp.callback import Callback

        return Callback(self)

    async def _elicit(
        self, params: Mapping[str, Any] | Request | str | bytes, asker: Asker, budget: float | None
    ) -> Outcome:
        now = self._clock()
        try:
            request = params if isinstance(params, Form | UrlRequest) else parse_request(params)
            dialogue = Dialogue(request, self.pack, asker=asker, policy=self.policy, now=now)
            actions = dialogue.start()
        except UnusableForm as error:
            who = asker_words(asker, Prompts(self.pack, self.policy, now))
            await self._last_words(self.pack.say("unusable", server=who))
            return self._told(Outcome("cancel", reason="unusable", detail=str(error)))
        try:
            return await self._drive(dialogue, actions, budget if budget is not None else math.inf)
        except anyio.get_cancelled_exc_class():
            with anyio.CancelScope(shield=True), anyio.move_on_after(FAREWELL):
                await self._end(dialogue, Cancelled("withdrawn"))
            raise
        finally:
            self.engines.forget()

    async def _drive(self, dialogue: Dialogue, actions: list[Action], budget: float) -> Outcome:
        deadline, warned, extensions = anyio.current_time() + budget, budget < SHORTEST_WARNED, 0
        while True:
            event: Event | None = Cancelled("timeout") if warned else TimeLow(WARNING)
            with anyio.CancelScope(deadline=deadline if warned else deadline - WARNING):
                event = await self._exchange.carry_out(actions)
            if dialogue.outcome is not None:
                return dialogue.outcome
            match event:
                case None:
                    raise AssertionError("a dialogue that goes on listens")
                case Cancelled():
                    return await self._end(dialogue, event)
                case TimeLow():
                    warned = True
                case _:
                    pass
            self._observe(event)
            actions = dialogue.handle(event)
            self._observe(dialogue.reading)
            if any(isinstance(action, Extend) for action in actions):
                extensions += 1
                deadline, warned = anyio.current_time() + budget, extensions >= MOST_EXTENSIONS

    async def _end(self, dialogue: Dialogue, event: Cancelled) -> Outcome:
        self._observe(event)
        await self._exchange.carry_out(dialogue.handle(event))
        return dialogue.outcome or Outcome("cancel", reason=event.reason)

    # -- failure -------------------------------------------------------------------------------------

    async def _fail(self, reason: str, detail: str, said: str) -> Outcome:
        await self._last_words(said)
        return self._told(Outcome("cancel", reason=reason, detail=detail))

    async def _last_words(self, text: str) -> None:
        """Said if it still can be; captioned in any case."""
        utterance = Utterance(text, language=self.pack.tag)
        with suppress(VoiceElicitError, OSError), anyio.move_on_after(FAREWELL, shield=True):
            await self._exchange.say(utterance)

    def _told(self, outcome: Outcome) -> Outcome:
        with suppress(VoiceElicitError, OSError):
            self._observe(Done(outcome))
        return outcome


def _local_now() -> datetime:
    return datetime.now().astimezone()


def _open_in_browser(url: str) -> None:
    import webbrowser

    webbrowser.open(url)
