"""The wire as servers send it: elicitation params of 2025-06-18, 2025-11-25 and 2026-07-28, and one property.

Tolerant where nothing depends on it (unknown keys, `null` for an absent key, a title that is no text),
strict where a wrong type would change what may be sent. Models live only between the wire and `parse`;
inside there are the frozen fields.

Source: `ElicitRequestFormParams`, `ElicitRequestURLParams`, `PrimitiveSchemaDefinition` of the MCP schema.
"""

from __future__ import annotations

import math
from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

__all__ = ["Bound", "ElicitParams", "Property", "RootSchema"]


def _text_or_nothing(value: object) -> object:
    return value if isinstance(value, str) else ""


def _bound(value: object) -> object:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ValueError("is not a number")
    if isinstance(value, float):
        if not math.isfinite(value):
            raise ValueError("is not a finite number")
        if value.is_integer():
            return int(value)
    return value


def _bound_or_flag(value: object) -> object:
    return value if isinstance(value, bool) else _bound(value)


def _count(value: object) -> object:
    number = _bound(value)
    if not isinstance(number, int) or number < 0:
        raise ValueError("is not a whole number of 0 or more")
    return number


def _types(value: object) -> object:
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list) or not names or not all(isinstance(name, str) for name in names):
        raise ValueError("is not the name of a type or a list of them")
    return tuple(names)


def _list_or_nothing(value: object) -> object:
    return value if isinstance(value, list) else None


def _names(value: object) -> object:
    """`required` of an object is a list of names; a lone boolean (draft 3, seen in the wild) is not."""
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise ValueError("is not a list of names")
    return tuple(value)


def _is_true(value: object) -> object:
    return value is True


Text = Annotated[str, BeforeValidator(_text_or_nothing)]
Bound = int | float
"""A limit; whole numbers are `int`, so that 20.0 is said and sent as 20."""
_Bound = Annotated[Any, BeforeValidator(_bound)]
_Count = Annotated[Any, BeforeValidator(_count)]
_Flag = Annotated[bool, BeforeValidator(_is_true)]


class _Wire(BaseModel):
    model_config = ConfigDict(extra="ignore", frozen=True, populate_by_name=True)

    @model_validator(mode="before")
    @classmethod
    def _null_is_absent(cls, data: object) -> object:
        """Serializers of Go, C# and Java write `null` for what was not set."""
        if isinstance(data, dict):
            return {key: value for key, value in data.items() if value is not None or key == "const"}
        return data


class ElicitParams(_Wire):
    """`params` of `elicitation/create`."""

    mode: str = "form"
    message: str = ""
    requested_schema: dict[str, Any] | None = Field(None, alias="requestedSchema")
    url: str | None = None
    elicitation_id: Text = Field("", alias="elicitationId")


class RootSchema(_Wire):
    """The `requestedSchema` itself, references resolved."""

    type: Annotated[tuple[str, ...], BeforeValidator(_types)] = ("object",)
    properties: dict[str, Any] = Field(default_factory=dict)
    required: Annotated[tuple[str, ...], BeforeValidator(_names)] = ()


class Property(_Wire):
    """One property, references and `null` alternatives resolved."""

    type: Annotated[tuple[str, ...], BeforeValidator(_types)] = ()
    title: Text = ""
    description: Text = ""
    format: Text = ""
    default: Any = None
    required: _Flag = False
    """Draft 3 put it here; taken at its word, since leaving a wanted answer out is the worse mistake."""
    write_only: _Flag = Field(False, alias="writeOnly")

    enum: list[Any] | None = None
    enum_names: Annotated[list[Any] | None, BeforeValidator(_list_or_nothing)] = Field(None, alias="enumNames")
    const: Any = None
    one_of: list[Any] | None = Field(None, alias="oneOf")
    any_of: list[Any] | None = Field(None, alias="anyOf")

    items: Any = None
    min_items: _Count = Field(0, alias="minItems")
    max_items: _Count = Field(None, alias="maxItems")

    min_length: _Count = Field(None, alias="minLength")
    max_length: _Count = Field(None, alias="maxLength")
    pattern: str | None = None

    minimum: _Bound = None
    maximum: _Bound = None
    exclusive_minimum: Annotated[Any, BeforeValidator(_bound_or_flag)] = Field(None, alias="exclusiveMinimum")
    exclusive_maximum: Annotated[Any, BeforeValidator(_bound_or_flag)] = Field(None, alias="exclusiveMaximum")
    multiple_of: _Bound = Field(None, alias="multipleOf")
