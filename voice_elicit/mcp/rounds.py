"""Rounds of 2026-07-28 for hosts that drive them themselves: an InputRequiredResult in, answers for the retry out.

```
answers = await elicitor.mcp.rounds.answer(result)
params = answers.retry(params)            # of tools/call, prompts/get or resources/read, under a fresh id
```
Questions are put one after the other, in the order of `inputRequests`. What is no elicitation is reported and
never answered here. Source: MCP 2026-07-28, multi round-trip requests (SEP-2322).
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import anyio

from voice_elicit.dialogue.asker import Asker
from voice_elicit.errors import UnusableForm, VoiceElicitError
from voice_elicit.form.fields import Form
from voice_elicit.form.parse import parse_request
from voice_elicit.mcp.backoff import BackOff
from voice_elicit.mcp.wire import ELICIT, to_json

if TYPE_CHECKING:
    from voice_elicit.elicitor import VoiceElicitor

__all__ = ["Answers", "Item", "Rounds", "UnusableResult", "view_items"]

MOST_ROUNDS = 50
"""Rounds one request may take; every one of them is answered by a person, so this is no loop."""


class UnusableResult(VoiceElicitError):
    """A server's answer is no InputRequiredResult, or the server never stops sending them."""


@dataclass(frozen=True, slots=True)
class Item:
    """One entry of `inputRequests`, as a host may show it before anything is asked."""

    name: str
    """Its key."""
    kind: Literal["questions", "confirmation", "page", "unknown"]
    """`confirmation` has no fields; `unknown` is not ours to answer (sampling, roots, a kind yet to come)."""
    method: str
    message: str = ""
    questions: tuple[str, ...] = ()
    """Labels of the fields, in order."""
    host: str = ""
    """Of the page to open."""
    url: str = ""
    """Of the page to open, whole."""
    problem: str = ""
    """Why it cannot be asked by voice; it is answered with cancel then."""


@dataclass(frozen=True, slots=True)
class Answers:
    """What goes into the retry."""

    input_responses: dict[str, Any]
    """ElicitResults by key, as wire JSON."""
    request_state: Any = None
    """Exactly as the server sent it."""
    has_state: bool = False
    unsent: tuple[Item, ...] = ()
    """Entries that were not answered: the host's."""

    def retry(self, params: Mapping[str, Any]) -> dict[str, Any]:
        """The params of the original request for the retry; an `inputResponses` of an earlier round goes."""
        again = {key: value for key, value in params.items() if key not in ("inputResponses", "requestState")}
        if self.input_responses:
            again["inputResponses"] = dict(self.input_responses)
        if self.has_state:
            again["requestState"] = self.request_state
        return again


def view_items(result: Any) -> tuple[Item, ...]:
    """What an InputRequiredResult (JSON, mapping or SDK object) asks for.

    Raises:
        UnusableResult: it is none.
    """
    wanted, _ = _read(result)
    return tuple(_item(name, entry) for name, entry in wanted.items())


class Rounds:
    """Answers the rounds of one server."""

    def __init__(
        self, elicitor: VoiceElicitor, asker: Asker | None = None, *, backoff: Callable[[], BackOff] = BackOff
    ) -> None:
        self._elicitor = elicitor
        self._asker = asker or Asker()
        self._backoff = backoff

    async def answer(
        self, result: Any, *, others: Callable[[str, dict[str, Any]], Awaitable[Any]] | None = None
    ) -> Answers:
        """Put every elicitation of an InputRequiredResult to the person.

        `others(key, request)` is the host's way to answer what is not an elicitation; its answers are merged, and
        None leaves the entry unsent.

        Raises:
            UnusableResult: it is no InputRequiredResult.
        """
        wanted, state = _read(result)
        responses: dict[str, Any] = {}
        unsent: list[Item] = []
        for name, entry in wanted.items():
            item = _item(name, entry)
            if item.kind != "unknown":
                responses[name] = (await self._elicitor.elicit(entry["params"], asker=self._asker)).result()
                continue
            answer = await others(name, entry) if others is not None else None
            if answer is None:
                unsent.append(item)
            else:
                responses[name] = to_json(answer)
        return Answers(responses, state.get("requestState"), bool(state), tuple(unsent))

    async def drive(
        self,
        params: Mapping[str, Any],
        send: Callable[[dict[str, Any]], Awaitable[Any]],
        *,
        others: Callable[[str, dict[str, Any]], Awaitable[Any]] | None = None,
    ) -> Any:
        """Send a request until its result asks for nothing more; results without questions wait and go again.

        Raises:
            UnusableResult: the server does not stop.
        """
        result = await send(dict(params))
        backoff = self._backoff()
        rounds = 0
        while _is_input_required(result):
            wanted, _ = _read(result)
            if wanted:
                rounds += 1
                backoff.reset()
            else:
                seconds = backoff.next()
                if seconds is None:
                    raise UnusableResult("The server keeps the request waiting and asks for nothing; try again later.")
                await anyio.sleep(seconds)
            if rounds > MOST_ROUNDS:
                raise UnusableResult(f"The server asked for more than {MOST_ROUNDS} rounds of input; give up on it.")
            result = await send((await self.answer(result, others=others)).retry(params))
        return result


def _is_input_required(result: Any) -> bool:
    if isinstance(result, Mapping):
        return result.get("resultType") == "input_required"
    return getattr(result, "result_type", None) == "input_required"


def _read(result: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """inputRequests, and `{"requestState": ...}` or nothing."""
    try:
        wire = json.loads(result) if isinstance(result, str | bytes) else to_json(result)
    except ValueError as error:
        raise UnusableResult("The result is not JSON: give an InputRequiredResult.") from error
    if isinstance(wire, Mapping) and isinstance(wire.get("result"), Mapping):
        wire = wire["result"]
    if not isinstance(wire, Mapping):
        raise UnusableResult("The result is not an object: give an InputRequiredResult.")
    wanted = wire.get("inputRequests") or {}
    state = {"requestState": wire["requestState"]} if "requestState" in wire else {}
    if not isinstance(wanted, Mapping) or not (wanted or state):
        raise UnusableResult("The result holds neither inputRequests nor requestState: it asks for nothing.")
    return dict(wanted), state


def _item(name: str, entry: Any) -> Item:
    method = entry.get("method") if isinstance(entry, Mapping) else None
    params = entry.get("params") if isinstance(entry, Mapping) else None
    if method != ELICIT or not isinstance(params, Mapping):
        return Item(name, "unknown", method if isinstance(method, str) else "")
    message = params.get("message")
    message = message if isinstance(message, str) else ""
    try:
        request = parse_request(dict(params))
    except UnusableForm as error:
        kind: Literal["page", "questions"] = "page" if params.get("mode") == "url" else "questions"
        return Item(name, kind, ELICIT, message, problem=str(error))
    if isinstance(request, Form):
        labels = tuple(one.label for one in request.fields)
        return Item(name, "questions" if labels else "confirmation", ELICIT, request.message, labels)
    from voice_elicit.dialogue.openings import inspect_page

    return Item(name, "page", ELICIT, request.message, host=inspect_page(request).host, url=request.url)
