"""One property of the schema as one question: which kind of field it is, its limits, its suggestion.

A property no answer could satisfy is refused here. References and nullable alternatives are gone already
(`references`); the shapes of choices are read by `options`.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, get_args

from pydantic import ValidationError

from voice_elicit.form.fields import (
    MISSING,
    BooleanField,
    ChoiceField,
    Field,
    MultiChoiceField,
    NumberField,
    TextField,
    TextFormat,
)
from voice_elicit.form.formats import is_pattern
from voice_elicit.form.labels import label_of, tidy
from voice_elicit.form.options import choices_of
from voice_elicit.form.ranges import is_empty_range
from voice_elicit.form.references import References
from voice_elicit.form.refusals import quoted, refusal
from voice_elicit.form.validation import check_value, normalise
from voice_elicit.form.wire import Bound, Property

__all__ = ["can_be_answered", "question", "wrong_key"]

_FORMATS: dict[str, TextFormat] = {
    **{name: name for name in get_args(TextFormat)},
    "idn-email": "email",
    "url": "uri",
    "iri": "uri",
    "datetime": "date-time",
}
"""Formats people can be asked for; names seen in the wild map to the strictest relative."""

_SECRET_FORMAT = "password"
"""OpenAPI's word for "do not show it"."""

_LENGTHS: dict[str, tuple[int, int | None]] = {"date": (10, 10), "date-time": (20, None), "time": (9, None)}
"""Shortest and longest text in code points RFC 3339 allows: 2026-01-31, 2026-01-31T10:00:00Z, 10:00:00Z."""


def question(name: str, schema: object, references: References, *, required: bool) -> Field:
    """The field for one property.

    Raises:
        UnusableForm: it cannot be asked, or no answer could be right.
    """
    plain = references.plain(schema, name)
    prop = _read(plain.schema, name)
    base: dict[str, Any] = {
        "name": name,
        "label": label_of(name, prop.title),
        "description": tidy(prop.description),
        "required": required or prop.required,
        "nullable": plain.nullable,
        "secret": prop.write_only or prop.format.lower() == _SECRET_FORMAT,
    }
    if not base["label"]:
        raise refusal(name, "has no name that can be said: give it a title")
    field = _field(prop, plain.schema, base, references)
    return _with_default(field, prop.default)


def _read(schema: dict[str, Any], name: str) -> Property:
    try:
        return Property.model_validate(schema)
    except ValidationError as error:
        raise refusal(name, f"has a wrong {wrong_key(error)}") from None


def wrong_key(error: ValidationError) -> str:
    """The first wrong key and what is wrong with it."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    key = str(first["loc"][0]) if first["loc"] else "value"
    if first["type"] == "value_error":
        return f"{key}: it {first['msg'].removeprefix('Value error, ')}"
    return f"{key}: it is of the wrong JSON type"


def _field(prop: Property, schema: dict[str, Any], base: dict[str, Any], references: References) -> Field:
    name: str = base["name"]
    if "object" in prop.type or (not prop.type and "properties" in schema):
        raise refusal(name, "is a nested object: ask for its parts as fields of their own")
    choices = choices_of(prop, name)
    if choices is not None:
        options, null_too = choices
        base["nullable"] = base["nullable"] or null_too
        if all(isinstance(o.const, bool) and o.title == json.dumps(o.const) for o in options):
            return BooleanField(**base, only=options[0].const is True if len(options) == 1 else None)
        return ChoiceField(**base, options=options)
    match prop.type[0] if prop.type else _guessed_type(prop):
        case "string":
            return _text(prop, base)
        case "integer" | "number" as kind:
            return _number(prop, base, integer=kind == "integer")
        case "boolean":
            return BooleanField(**base)
        case "array":
            return _multi_choice(prop, base, references)
        case kind:
            raise refusal(name, f"is of type {quoted(kind)}, which no form can hold")


def _guessed_type(prop: Property) -> str:
    """The type of a property that names none: by its keywords, else any text will do."""
    given = prop.model_fields_set
    if "items" in given:
        return "array"
    numeric = {"minimum", "maximum", "exclusive_minimum", "exclusive_maximum", "multiple_of"}
    return "number" if given & numeric else "string"


def _text(prop: Property, base: dict[str, Any]) -> TextField:
    name = base["name"]
    if prop.max_length is not None and (prop.min_length or 0) > prop.max_length:
        raise refusal(name, "has a minLength above its maxLength, so no answer could be right")
    if prop.pattern is not None and not is_pattern(prop.pattern):
        raise refusal(name, "has a pattern that is not a regular expression of ECMA 262")
    written = prop.format.lower()
    known = _FORMATS.get(written)
    return TextField(
        **base,
        min_length=prop.min_length,
        max_length=prop.max_length,
        pattern=prop.pattern,
        format=known,
        other_format="" if known or written == _SECRET_FORMAT else prop.format,
    )


def _number(prop: Property, base: dict[str, Any], *, integer: bool) -> NumberField:
    name = base["name"]
    if prop.multiple_of is not None and prop.multiple_of <= 0:
        raise refusal(name, "has a multipleOf that is not above 0")
    minimum, open_minimum = _limit(prop.minimum, prop.exclusive_minimum)
    maximum, open_maximum = _limit(prop.maximum, prop.exclusive_maximum)
    field = NumberField(
        **base,
        integer=integer or (isinstance(prop.multiple_of, int)),
        minimum=minimum,
        maximum=maximum,
        exclusive_minimum=open_minimum,
        exclusive_maximum=open_maximum,
        multiple_of=prop.multiple_of,
    )
    if is_empty_range(field):
        raise refusal(name, "has limits that exclude every number, so no answer could be right")
    return field


def _limit(closed: Bound | None, is_open: Bound | bool | None) -> tuple[Bound | None, Bound | None]:
    """Draft 4 wrote `exclusiveMinimum: true` beside `minimum`."""
    if isinstance(is_open, bool):
        return (None, closed) if is_open else (closed, None)
    return closed, is_open


def _multi_choice(prop: Property, base: dict[str, Any], references: References) -> MultiChoiceField:
    name = base["name"]
    if not isinstance(prop.items, dict):
        raise refusal(name, "is a list without one schema of choices for its items")
    items = references.plain(prop.items, name).schema
    if "object" in items.get("type", ()) or (not items.get("type") and "properties" in items):
        raise refusal(name, "is a list of objects: only a list of choices can be asked")
    choices = choices_of(_read(items, name), name)
    if choices is None:
        raise refusal(name, "is a list of anything: give its items an enum to choose from")
    options, _ = choices
    if prop.max_items is not None and prop.min_items > prop.max_items:
        raise refusal(name, "has minItems above maxItems, so no answer could be right")
    if prop.min_items > len(options):
        raise refusal(name, f"wants {prop.min_items} of {len(options)} options, so no answer could be right")
    return MultiChoiceField(**base, options=options, min_items=prop.min_items, max_items=prop.max_items)


def _with_default(field: Field, default: Any) -> Field:
    """With the server's suggestion, unless it is none: null, a blank, or what the schema itself forbids."""
    if default is None or (isinstance(default, str) and not default.strip()):
        return field
    value = normalise(field, default)
    return replace(field, default=MISSING if check_value(field, value) else value)


def can_be_answered(field: Field) -> bool:
    """False when format and length contradict each other: a `date-time` of at most ten characters."""
    if not isinstance(field, TextField) or field.format not in _LENGTHS:
        return True
    shortest, longest = _LENGTHS[field.format]
    too_short = field.max_length is not None and field.max_length < shortest
    return not too_short and (longest is None or (field.min_length or 0) <= longest)
