"""Runs a relay between a host and a server: streams, the person, pauses, signs of life, and the end of either side."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

import anyio
from anyio.abc import TaskGroup

from voice_elicit.dialogue.asker import Asker
from voice_elicit.mcp.proxy.actions import Action, Ask, PageDone, Pause, ToHost, ToServer, Withdraw
from voice_elicit.mcp.proxy.frames import Flaw
from voice_elicit.mcp.proxy.relay import Relay
from voice_elicit.mcp.proxy.sides import Host, Server

if TYPE_CHECKING:
    from voice_elicit.elicitor import VoiceElicitor

__all__ = ["Proxy"]

logger = logging.getLogger(__name__)

LAST_WORDS = 3.0
"""Seconds in which the person is told that a request was withdrawn, when the whole session ends."""

GRACE = 10.0
"""Seconds a server may still send after the host has closed."""


class Proxy:
    """One session between a host and a server."""

    def __init__(
        self,
        elicitor: VoiceElicitor,
        relay: Relay,
        host: Host,
        server: Server,
        *,
        name: str = "",
        keep_alive: float = 10.0,
        floor: Callable[[], AbstractAsyncContextManager[None]] | None = None,
    ) -> None:
        """
        `name`: the server's name as the user knows it. `keep_alive`: seconds between signs of life while the person
        is asked. `floor`: held during each dialogue, where several processes share one person.
        """
        self._elicitor = elicitor
        self._relay = relay
        self._host = host
        self._server = server
        self._name = name
        self._keep_alive = keep_alive
        self._floor = floor or _no_floor
        self._scopes: dict[str, anyio.CancelScope] = {}
        self._group: TaskGroup

    async def run(self) -> None:
        """Until the host closes or the server is gone."""
        async with anyio.create_task_group() as self._group:
            async with anyio.create_task_group() as sides:
                sides.start_soon(self._stay_alive)
                sides.start_soon(self._from_host, sides)
                await self._from_server()
                sides.cancel_scope.cancel()
            self._group.cancel_scope.deadline = anyio.current_time() + LAST_WORDS

    async def _from_host(self, sides: TaskGroup) -> None:
        while True:
            frame = await self._host.receive()
            match frame:
                case None:
                    break
                case Flaw():
                    logger.warning("a line of the host's was refused: %s", frame.reason)
                    await self._host.send(frame.answer())
                case _:
                    await self._perform(self._relay.from_host(frame))
        await self._perform(self._relay.host_gone())
        await self._server.finish()
        await anyio.sleep(GRACE)
        sides.cancel_scope.cancel()

    async def _from_server(self) -> None:
        while True:
            frame = await self._server.receive()
            match frame:
                case None:
                    break
                case Flaw():
                    logger.warning("a line of the server's was dropped: %s", frame.reason)
                case _:
                    await self._perform(self._relay.from_server(frame))
        await self._perform(self._relay.server_gone(self._server.farewell))

    async def _perform(self, actions: list[Action]) -> None:
        for action in actions:
            match action:
                case ToHost(frame=frame):
                    await self._host.send(frame)
                case ToServer(frame=frame):
                    await self._server.send(frame)
                case Ask(key=key):
                    self._scopes[key] = anyio.CancelScope()
                    self._group.start_soon(self._ask, action)
                case Pause(key=key, seconds=seconds):
                    self._scopes[key] = anyio.CancelScope()
                    self._group.start_soon(self._pause, key, seconds)
                case Withdraw(key=key):
                    scope = self._scopes.pop(key, None)
                    if scope is not None:
                        scope.cancel()
                case PageDone(claim=claim):
                    self._group.start_soon(partial(self._elicitor.tell, "page-done", asker=self._asker(claim)))

    async def _ask(self, ask: Ask) -> None:
        with self._scopes[ask.key]:
            async with self._floor():
                outcome = await self._elicitor.elicit(ask.params, asker=self._asker(ask.claim))
            if self._scopes.pop(ask.key, None) is not None:
                await self._perform(self._relay.answered(ask.key, outcome.result()))

    async def _pause(self, key: str, seconds: float) -> None:
        with self._scopes[key]:
            await anyio.sleep(seconds)
            if self._scopes.pop(key, None) is not None:
                await self._perform(self._relay.resume(key))

    async def _stay_alive(self) -> None:
        while True:
            await anyio.sleep(self._keep_alive)
            await self._perform(self._relay.alive())

    def _asker(self, claim: str) -> Asker:
        return Asker(self._name, vouched=True) if self._name else Asker(claim)


@asynccontextmanager
async def _no_floor() -> AsyncIterator[None]:
    yield
