"""What the dialogue is waiting for: one frozen state a kind of question of ours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from voice_elicit.form.fields import ChoiceField, Field, Json, MultiChoiceField

__all__ = [
    "HALVES",
    "Asking",
    "Checking",
    "Choosing",
    "Collecting",
    "Confirming",
    "Consenting",
    "Finished",
    "Hurried",
    "Opening",
    "Picking",
    "ReadingBack",
    "Scanning",
    "State",
    "Sure",
    "Waiting",
    "Warned",
    "behind_waiting",
    "field_of",
]

HALVES = ("name", "host")
"""Parts of an address that are asked for on their own."""


@dataclass(frozen=True, slots=True)
class Opening:
    """ "Shall we start?" """


@dataclass(frozen=True, slots=True)
class Asking:
    """One question of the form is open."""

    field: Field
    listed: int = 0
    """Options below this index were read out."""
    spelling: bool = False
    half: str = ""
    """The part that was said: `2026-12-01` of a date-time, `08-23` of a birthday, the name or host of an address."""
    missing: str = ""
    """The part that was not: `time`, `year` or `day`, the `name` or `host` of an address."""


@dataclass(frozen=True, slots=True)
class Confirming:
    """ "Medium, right?" """

    field: Field
    value: Json
    flags: tuple[str, ...] = ()
    multi: bool = False
    """The value is a whole selection; after the yes to a single option, others are asked for."""


@dataclass(frozen=True, slots=True)
class Choosing:
    """ "Niger or Nigeria?" """

    field: Field
    values: tuple[Json, ...]
    flags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Collecting:
    """ "Mushrooms and olives. Anything else?" """

    field: MultiChoiceField
    chosen: tuple[Json, ...]
    listed: int = 0


@dataclass(frozen=True, slots=True)
class Scanning:
    """ "Bug?", "Feature?": the options one at a time, for a yes or a no; of a longer list in groups first."""

    field: ChoiceField | MultiChoiceField
    left: tuple[tuple[Json, ...], ...]
    """Groups of options still to be put, most of a single one; the first is asked now."""
    chosen: tuple[Json, ...] = ()
    """Of a multi-select."""


@dataclass(frozen=True, slots=True)
class Checking:
    """ "Size: large, right?": the answers one at a time, where a correction was not understood."""

    left: tuple[Field, ...]
    """Still to be put; the first is asked now."""


@dataclass(frozen=True, slots=True)
class ReadingBack:
    """Everything was read back (or a form without fields was put); only a clear yes sends."""

    grey: bool = False
    """A yes was heard, but not clearly: it must be said again."""


@dataclass(frozen=True, slots=True)
class Picking:
    """ "What should I change?" """

    heard: str = ""
    """A new value that fits more than one question: "three"."""
    among: tuple[Field, ...] = ()
    """Those questions."""


@dataclass(frozen=True, slots=True)
class Sure:
    """ "Stop, and send nothing?" """

    what: Literal["stop", "decline", "start-over"]
    back: State
    wrong: Field | None = None
    """The answer that was carried into the last sentence: a "no" may mean that it is wrong."""
    grey: bool = False
    """A yes was heard, but not clearly; nothing is declined, stopped or thrown away by a misheard one."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """The person asked us to wait."""

    back: State


@dataclass(frozen=True, slots=True)
class Hurried:
    """ "Half a minute is left. More time?" Any other reply answers the question that was open."""

    back: State


@dataclass(frozen=True, slots=True)
class Warned:
    """This question asks for a secret: "I suggest to decline. Decline?" """

    field: Field


@dataclass(frozen=True, slots=True)
class Consenting:
    """URL mode: "Open it?" """

    grey: bool = False


@dataclass(frozen=True, slots=True)
class Finished:
    pass


State = (
    Opening
    | Asking
    | Confirming
    | Choosing
    | Collecting
    | Scanning
    | Checking
    | ReadingBack
    | Picking
    | Sure
    | Waiting
    | Hurried
    | Warned
    | Consenting
    | Finished
)


def field_of(state: State) -> Field | None:
    """The question of the form that a state is about."""
    match state:
        case Asking(field=field) | Confirming(field=field) | Choosing(field=field) | Warned(field=field):
            return field
        case Scanning(field=listed):
            return listed
        case Checking(left=left):
            return left[0]
        case Collecting(field=multi):
            return multi
        case _:
            return None


def behind_waiting(state: State) -> State:
    """What a reply is to, also while the person asked us to wait."""
    while isinstance(state, Waiting):
        state = state.back
    return state
