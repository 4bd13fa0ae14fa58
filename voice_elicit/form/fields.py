"""The questions of a form: frozen, and free of the wire's many spellings.

Parsing the wire is left to `parse`, judging a value to `validation`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

__all__ = [
    "MISSING",
    "BooleanField",
    "ChoiceField",
    "Field",
    "Form",
    "Json",
    "Missing",
    "MultiChoiceField",
    "NumberField",
    "Option",
    "Request",
    "TextField",
    "TextFormat",
    "UrlRequest",
]

Json = str | int | float | bool | None | list["Json"] | dict[str, "Json"]
"""A JSON value."""

TextFormat = Literal["email", "uri", "date", "date-time", "time"]


class Missing:
    """The type of `MISSING`."""

    def __repr__(self) -> str:
        return "MISSING"


MISSING: Final = Missing()
"""No default was given; `None` cannot say so, it is a JSON value."""


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of an enum."""

    const: Json
    """What is sent."""
    title: str
    """What people see and say; the const itself when the server gave no title."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Field:
    name: str
    """Property name, as sent."""
    label: str
    """The title, or the name made readable (`party_size` -> `party size`)."""
    description: str = ""
    required: bool = False
    default: Json | Missing = MISSING
    """A suggestion of the server; never sent unless the person takes it."""
    nullable: bool = False
    """`anyOf [T, null]`: a field that is required and skipped is sent as null, any other is left out."""
    secret: bool = False
    """Marked `format: password` or `writeOnly`; words that betray a secret are the language pack's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TextField(_Field):
    min_length: int | None = None
    """Unicode code points, as JSON Schema counts."""
    max_length: int | None = None
    pattern: str | None = None
    format: TextFormat | None = None
    other_format: str = ""
    """A format with no grammar of its own (`uuid`, `ipv4`, `hostname`), which still must hold."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberField(_Field):
    integer: bool = False
    minimum: float | None = None
    maximum: float | None = None
    exclusive_minimum: float | None = None
    exclusive_maximum: float | None = None
    multiple_of: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BooleanField(_Field):
    only: bool | None = None
    """The one value the schema allows (`const: true`: terms that must be agreed to)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceField(_Field):
    options: tuple[Option, ...]
    """In the server's order, at least one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MultiChoiceField(_Field):
    options: tuple[Option, ...]
    min_items: int = 0
    max_items: int | None = None


Field = TextField | NumberField | BooleanField | ChoiceField | MultiChoiceField


@dataclass(frozen=True, slots=True)
class Form:
    """A form-mode elicitation. No fields means: a confirmation."""

    message: str
    fields: tuple[Field, ...]
    """Questions in the server's order."""
    schema_json: str
    """The requestedSchema as received, for the final check."""
    left_out: tuple[str, ...] = ()
    """Names of optional properties that no answer can satisfy (`date-time` of at most 10 characters)."""


@dataclass(frozen=True, slots=True)
class UrlRequest:
    """A URL-mode elicitation: consent to open a page."""

    message: str
    url: str
    elicitation_id: str = ""


Request = Form | UrlRequest
