"""What a dialogue asks of the world, in order: say, show, listen, open a page, be done."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from voice_elicit.form.fields import Json
from voice_elicit.ports import Expectation, Utterance

__all__ = ["Action", "Done", "Extend", "Listen", "Open", "Outcome", "Say", "Show", "View", "ViewOption"]


@dataclass(frozen=True, slots=True)
class Say:
    """Speak (and caption) this; several in a row are one turn of ours."""

    utterance: Utterance


@dataclass(frozen=True, slots=True)
class ViewOption:
    number: int
    """As spoken: "option two"."""
    label: str
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class View:
    """All a screen needs to mirror the dialogue; words are already in the person's language."""

    stage: str
    """`opening`, `asking`, `confirming`, `choosing`, `collecting`, `read-back`, `sure`, `picking`, `waiting`,
    `hurried`, `secret`, `page`, `done`."""
    server: str
    """Who asks, as said."""
    message: str
    """The server's words, whole, as plain text."""
    prompt: str = ""
    """Our last words."""
    field: str = ""
    """Property name of the open question."""
    label: str = ""
    kind: str = ""
    """`text`, `number`, `boolean`, `choice`, `multi` or empty."""
    options: tuple[ViewOption, ...] = ()
    number: int = 0
    """Which question this is, from 1; 0 outside of questions."""
    total: int = 0
    answers: tuple[tuple[str, str, str], ...] = ()
    """(property name, label, value in words) of what is held, in the form's order; secrets masked."""
    url: str = ""
    host: str = ""
    masked: bool = False
    """Typing must not be echoed."""


@dataclass(frozen=True, slots=True)
class Show:
    view: View


@dataclass(frozen=True, slots=True)
class Listen:
    expectation: Expectation


@dataclass(frozen=True, slots=True)
class Extend:
    """The person asked for more time."""


@dataclass(frozen=True, slots=True)
class Open:
    """Open this page in the person's own browser; consent was given."""

    url: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """The answer to an elicitation."""

    action: Literal["accept", "decline", "cancel"]
    content: dict[str, Json] | None = None
    """Only for an accepted form: always an object then, `{}` included. None otherwise."""
    reason: str = ""
    """Why it was cancelled or declined, as a short code: `said-no`, `said-stop`, `silence`, `not-understood`,
    `withdrawn`, `timeout`, `device`, `failure`, `unusable`, `secret`."""
    detail: str = ""
    """For `unusable` and `device`: one sentence for the host's log."""

    def result(self) -> dict[str, Any]:
        """The ElicitResult as wire JSON: no null content, none unless accepted."""
        if self.content is None:
            return {"action": self.action}
        return {"action": self.action, "content": dict(self.content)}


@dataclass(frozen=True, slots=True)
class Done:
    outcome: Outcome = field(default_factory=lambda: Outcome("cancel"))


Action = Say | Show | Listen | Extend | Open | Done
