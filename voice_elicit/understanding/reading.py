"""What one reply means for one question. Eight cases; `match` on them and mypy finds the forgotten one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from voice_elicit.form.fields import Json
from voice_elicit.form.problems import Problem

__all__ = [
    "Choose",
    "Command",
    "CommandName",
    "Confirm",
    "Nothing",
    "Reading",
    "Refused",
    "Selection",
    "Value",
]


@dataclass(frozen=True, slots=True)
class Value:
    """A value the schema allows, certain enough to go on with an implicit read-back."""

    value: Json
    flags: tuple[str, ...] = ()
    """What was assumed: `assumed-year`, `assumed-order`, `spelled`, ..."""


@dataclass(frozen=True, slots=True)
class Confirm:
    """A value the schema allows, to be asked back: "Medium, right?"."""

    value: Json
    flags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choose:
    """Two or three values are close: "Niger or Nigeria?"."""

    values: tuple[Json, ...]
    flags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Selection:
    """A reply to a multi-select question: options to add and to take off."""

    add: tuple[Json, ...] = ()
    remove: tuple[Json, ...] = ()
    only: bool = False
    """The reply names the whole set ("all", "none", "just a and b")."""
    more: bool = False
    """What was chosen before stays: "and X", "X too"."""
    done: bool = False
    """ "That's all"."""
    certain: bool = True
    """False: ask "X and Y, right?" first."""


class CommandName(StrEnum):
    """Everything a person can ask of the dialogue itself, and yes and no."""

    YES = "yes"
    NO = "no"
    UNSURE = "unsure"
    """ "I don't know", "maybe", "yes but": no answer, and never a yes or a no."""
    STOP = "stop"
    DECLINE = "decline"
    """ "decline", "I refuse", "don't send it"."""
    SKIP = "skip"
    SKIP_REST = "skip-rest"
    REPEAT = "repeat"
    SLOWER = "slower"
    FASTER = "faster"
    LOUDER = "louder"
    QUIETER = "quieter"
    HELP = "help"
    OPTIONS = "options"
    """ "list", "what are the options": from the first group on."""
    MORE = "more"
    PREVIOUS = "previous"
    """The group of options before."""
    BACK = "back"
    CHANGE = "change"
    """With the field or the new value as argument: "change the size", "make it three"."""
    START_OVER = "start-over"
    WHERE = "where"
    """ "Where am I?"."""
    WAIT = "wait"
    CONTINUE = "continue"
    SPELL = "spell"
    DEFAULT = "default"
    ALL_DEFAULTS = "all-defaults"
    ADDRESS = "address"
    """URL mode: spell the full address."""
    DONE = "done"
    """ "That's all"."""


@dataclass(frozen=True, slots=True)
class Command:
    name: CommandName
    argument: str = ""
    """The words after it: "size" of "change the size", "five" of "no, five"."""
    certain: bool = True
    """False when the recognizer was in its middle band."""


@dataclass(frozen=True, slots=True)
class Refused:
    """Understood, but the schema does not allow it: "one to ten, please"."""

    problem: Problem
    value: Json = None


@dataclass(frozen=True, slots=True)
class Nothing:
    """No-match: words, but none that answer; or noise."""

    heard: str = ""
    """What may be said back ("I heard ..."), empty for noise."""


Reading = Value | Confirm | Choose | Selection | Command | Refused | Nothing
