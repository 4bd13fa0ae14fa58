"""The one object a Python host passes as its elicitation hook, whatever signature the host has.

It puts each elicitation to the person through the elicitor, keeps the server's request alive meanwhile, and gives
back the host's own kind of result. It raises nothing but cancellation: a host's session survives all a person,
a device or a server does.
"""

from __future__ import annotations

import logging
import warnings
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeVar

import anyio

from voice_elicit.dialogue.actions import Outcome
from voice_elicit.dialogue.asker import Asker
from voice_elicit.mcp.calls import Call, read_call
from voice_elicit.mcp.pages import OpenPages, wanted_pages
from voice_elicit.mcp.results import build_error, build_result
from voice_elicit.mcp.rounds import Rounds
from voice_elicit.mcp.wire import COMPLETE, INVALID_PARAMS, MODES, elicitation_mode, to_json

if TYPE_CHECKING:
    from voice_elicit.elicitor import VoiceElicitor

__all__ = ["Callback"]

logger = logging.getLogger(__name__)

T = TypeVar("T")

PAGE_ROUNDS = 3
"""Times one request may ask for pages (-32042) before its error goes to the host after all."""


@dataclass(frozen=True)
class Callback:
    """Answers a host's elicitations by voice.

    ```
    Client(server, elicitation_callback=elicitor.mcp)                          # mcp
    Client(server, elicitation_handler=elicitor.mcp.named("Green Table"))      # fastmcp; the host knows the name
    ```
    """

    elicitor: VoiceElicitor
    name: str = ""
    """The server's name as the host knows it; empty: what the server calls itself, said as its own claim."""
    budget: float | None = 900.0
    """Seconds one elicitation may take once it has the floor; the person can have more (`VoiceElicitor.elicit`). Some
    hosts (mcp 1.x) never tell that they have given up, so there is an end even then. None: the elicitor's own."""
    keep_alive: float = 10.0
    """Seconds between signs of life to a server that gave a progressToken; the shortest usual time-out is 30."""
    modes: tuple[str, ...] = MODES
    """What the host declared; anything else is answered with -32602."""
    page_wait: float = 60.0
    """Seconds to wait for a page to be done before a request that needed it (-32042) is tried again."""
    pages: OpenPages = field(default_factory=OpenPages)

    def named(self, name: str) -> Callback:
        """The same for a server the host knows by this name."""
        return replace(self, name=name)

    async def __call__(self, *arguments: Any, **keywords: Any) -> Any:
        """Called by the host, see `calls` for the signatures; gives an ElicitResult of the host's own class."""
        try:
            return await self._answer(arguments, keywords)
        except Exception:
            logger.exception("an elicitation failed and was answered with cancel")
            return build_result(Call(None, None), Outcome("cancel", reason="failure"))

    async def _answer(self, arguments: tuple[Any, ...], keywords: Mapping[str, Any]) -> Any:
        call = read_call(arguments, keywords)
        if call.params is None:
            logger.error("the elicitation hook was called without params: %s arguments", len(arguments))
            return build_result(call, Outcome("cancel", reason="unusable"))
        if elicitation_mode(call.wire) not in self.modes and not call.typed:
            return build_error(call, INVALID_PARAMS, "This mode of elicitation was not declared by the client.")
        asker = call.asker(self.name)
        async with anyio.create_task_group() as group:
            if call.progress_token is not None and call.session is not None:
                group.start_soon(self._stay_alive, call)
            outcome = await self._elicit(call.wire, asker)
            group.cancel_scope.cancel()
        return build_result(call, outcome)

    async def _elicit(self, wire: Any, asker: Asker) -> Outcome:
        outcome = await self.elicitor.elicit(wire, asker=asker, budget=self.budget)
        elicitation_id = wire.get("elicitationId") if isinstance(wire, Mapping) else None
        if outcome.action == "accept" and isinstance(elicitation_id, str):
            self.pages.opened(elicitation_id)
        return outcome

    async def _stay_alive(self, call: Call) -> None:
        told = 0
        while True:
            await anyio.sleep(self.keep_alive)
            told += 1
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore", DeprecationWarning)  # the SDK's, for revisions without tokens
                    sending = call.session.send_progress_notification(call.progress_token, float(told))
                await sending
            except Exception:
                logger.debug("the host's session took no progress notification", exc_info=True)
                return

    # -- more than one question, and pages -----------------------------------------------------------

    @property
    def rounds(self) -> Rounds:
        """For hosts that drive rounds (2026-07-28) themselves."""
        return Rounds(self.elicitor, Asker(self.name, vouched=bool(self.name)))

    async def heed(self, message: Any) -> None:
        """To be passed as `message_handler`: tells the person when a page they opened is done."""
        wire = to_json(getattr(message, "root", message)) if not isinstance(message, Exception) else None
        params = wire.get("params") if isinstance(wire, Mapping) and wire.get("method") == COMPLETE else None
        elicitation_id = params.get("elicitationId") if isinstance(params, Mapping) else None
        if isinstance(elicitation_id, str) and self.pages.done(elicitation_id):
            await self.elicitor.tell("page-done", asker=Asker(self.name, vouched=bool(self.name)))

    async def open_pages(self, problem: Any) -> bool:
        """Ask for every page an error -32042 wants opened; True when the person agreed to all of them."""
        opened: list[str] = []
        for params in wanted_pages(problem):
            outcome = await self._elicit(params, Asker(self.name, vouched=bool(self.name)))
            if outcome.action != "accept":
                return False
            opened.append(str(params.get("elicitationId") or ""))
        await self.pages.wait(opened, self.page_wait if opened else 0)
        return bool(opened)

    async def call(self, request: Callable[[], Awaitable[T]]) -> T:
        """Send a request, and again after the pages it wants opened (-32042).

        ```
        result = await elicitor.mcp.call(lambda: session.call_tool("pay", {}))
        ```
        Raises:
            Exception: the request's own, -32042 included when the person opened no page.
        """
        for _ in range(PAGE_ROUNDS):
            try:
                return await request()
            except Exception as error:
                if not wanted_pages(error) or not await self.open_pages(error):
                    raise
        return await request()
