"""What a visitor comes for: one form, or the tools of a server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Protocol

from voice_elicit.dialogue.actions import Outcome
from voice_elicit.dialogue.asker import Asker
from voice_elicit.errors import UnusableForm
from voice_elicit.form.fields import Form, Request, UrlRequest
from voice_elicit.form.parse import parse_request

__all__ = ["Errand", "FormErrand", "Visitor"]


class Visitor(Protocol):
    """Who can be asked."""

    async def ask(self, params: Mapping[str, Any] | Request, asker: Asker) -> Outcome:
        """Put one elicitation to them. A visitor who went away or ran out of time gives `cancel`."""

    def tell(self, text: str) -> None:
        """Show a server's words, as text, under the last screen."""


class Errand(Protocol):
    async def __call__(self, visitor: Visitor) -> None:
        """Everything of one visit; called once for each visitor, several at once."""


@dataclass(frozen=True, slots=True)
class FormErrand:
    """One elicitation."""

    request: Mapping[str, Any] | Request
    asker: Asker
    answered: Callable[[Outcome], Awaitable[None]] | None = None
    """Is given every outcome."""

    def __post_init__(self) -> None:
        """Parsed once: what is worked out for a question is kept by the question, and then serves every visitor."""
        if not isinstance(self.request, Form | UrlRequest):
            with suppress(UnusableForm):  # which the visitor is told
                object.__setattr__(self, "request", parse_request(self.request))

    async def __call__(self, visitor: Visitor) -> None:
        outcome = await visitor.ask(self.request, self.asker)
        if self.answered is not None:
            await self.answered(outcome)
