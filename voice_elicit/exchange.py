"""One exchange with the person: our actions are carried out, then the first thing they do is taken.

The person may speak (over us, too), type or press a key; whatever comes first ends the exchange, and the others are
given up. What is to be done, and what follows from it, is the dialogue's affair; when time is over, the elicitor's.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import anyio
import anyio.to_thread

from voice_elicit.dialogue.actions import Action, Done, Extend, Listen, Open, Say, Show
from voice_elicit.dialogue.events import Event, Pressed, Silence, Typed
from voice_elicit.engines import Engines
from voice_elicit.errors import VoiceElicitError
from voice_elicit.ports import Expectation, Utterance
from voice_elicit.understanding.reading import Reading

__all__ = ["Exchange", "Hands", "Happening"]

Happening = Action | Event | Reading
"""What an observer is told, in order: our actions, the person's events, and what they were read as."""


class Hands(Protocol):
    """Keys, touch and typing, beside or instead of the ears."""

    async def act(self) -> Typed | Pressed | Silence:
        """Wait for the next thing typed or pressed; `Silence` when nothing more can come."""


@dataclass(frozen=True)
class Exchange:
    """Carries out the actions of a dialogue over ears, mouth and hands."""

    engines: Engines
    hands: Hands | None
    deaf: bool
    """Only the hands answer."""
    barge_in: bool
    """The person is heard while we speak, where the ears can do that."""
    opener: Callable[[str], object]
    """Opens a page; may block."""
    observe: Callable[[Happening], None]

    async def carry_out(self, actions: list[Action]) -> Event | None:
        """Show, say, then listen or finish. The event that ended the listening, if any.

        Raises:
            VoiceElicitError: a device or an engine failed, and nothing was taken from the person.
        """
        utterances = [action.utterance for action in actions if isinstance(action, Say)]
        expectation: Expectation | None = None
        for action in actions:
            match action:
                case Show():
                    self.observe(action)
                case Listen(expectation=expectation):
                    self.observe(action)
                case Say() | Extend() | Open() | Done():
                    pass
        if expectation is not None:
            return await self._converse(utterances, expectation)
        await self.say(*utterances)
        for action in actions:
            match action:
                case Open(url=url):
                    self.observe(action)
                    await anyio.to_thread.run_sync(self.opener, url)
                case Done():
                    self.observe(action)
                case Say() | Show() | Listen() | Extend():
                    pass
        return None

    async def say(self, *utterances: Utterance) -> None:
        """Say them, captions first.

        Raises:
            VoiceElicitError: the voice or the loudspeaker failed.
        """
        for utterance in utterances:
            self.observe(Say(utterance))
            mouth = await self.engines.mouth()
            await mouth.say(utterance)

    async def _converse(self, utterances: list[Utterance], expectation: Expectation) -> Event:
        """Say, and take the first thing the person does."""
        ears = None if self.deaf else await self.engines.ears()
        events: list[Event] = []
        errors: list[VoiceElicitError] = []
        prompt_over = anyio.Event()
        over_speech = ears is not None and self.barge_in and ears.hears_over_speech
        async with anyio.create_task_group() as group:

            async def take(source: Callable[[], Awaitable[Event]]) -> None:
                try:
                    event = await source()
                except VoiceElicitError as error:
                    errors.append(error)
                else:
                    events.append(event)
                group.cancel_scope.cancel()

            async def speak() -> None:
                await self.say(*utterances)
                prompt_over.set()
                if ears is not None and not over_speech:
                    await take(partial(ears.listen, expectation))

            if self.hands is not None:
                group.start_soon(take, self.hands.act)
            if ears is not None and over_speech:
                group.start_soon(take, partial(ears.listen, expectation, prompt_over))
            try:
                await speak()
            except VoiceElicitError as error:
                errors.append(error)
                group.cancel_scope.cancel()
        if events:
            return events[0]
        raise errors[0]
