"""Judges values: one at a time while the person answers, all together before anything is sent.

Stricter than JSON Schema in one point: a value has the JSON type exactly, so an integer is never 3.0 and an
option keeps the type of its const. `normalise` brings a value there. Getting from words to values is left
to the understanding; what a problem sounds like, to the language.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from functools import lru_cache
from typing import assert_never

import jsonschema_rs

from voice_elicit.form.fields import (
    BooleanField,
    ChoiceField,
    Field,
    Form,
    Json,
    MultiChoiceField,
    NumberField,
    Option,
    TextField,
)
from voice_elicit.form.formats import matches_format, matches_pattern, validator
from voice_elicit.form.problems import Problem, ProblemCode
from voice_elicit.form.ranges import above, allowed_range, below, on_a_step

__all__ = ["check_content", "check_value", "normalise"]

_SAFE_INTEGER = 2**53
"""Beyond it a float is no longer one certain integer."""


def normalise(field: Field, value: Json) -> Json:
    """The same value in the JSON type it is to be sent in: 2.0 as 2, an option as its const, no repeats.

    A value that is none of the field's stays as it is, for `check_value` to name the problem.
    """
    match field:
        case NumberField():
            whole = isinstance(value, float) and value.is_integer()
            if whole and isinstance(value, float) and (field.integer or abs(value) <= _SAFE_INTEGER):
                return int(value)
            return value
        case ChoiceField():
            return _as_const(field.options, value)
        case MultiChoiceField():
            if not isinstance(value, list):
                return value
            kept: list[Json] = []
            for item in value:
                const = _as_const(field.options, item)
                if not any(_same(const, other) for other in kept):
                    kept.append(const)
            return kept
        case TextField() | BooleanField():
            return value
        case _:
            assert_never(field)


def check_value(field: Field, value: Json) -> Problem | None:
    """Why `value` may not be sent for `field`, or None. Takes any value at all."""
    if value is None:
        if field.nullable:
            return None
        return _problem(field, ProblemCode.REQUIRED if field.required else ProblemCode.UNANSWERED)
    match field:
        case TextField():
            return _check_text(field, value)
        case NumberField():
            return _check_number(field, value)
        case BooleanField():
            allowed = isinstance(value, bool) and field.only in (None, value)
            return None if allowed else _problem(field, ProblemCode.NOT_AN_OPTION)
        case ChoiceField():
            return None if _is_option(field.options, value) else _problem(field, ProblemCode.NOT_AN_OPTION)
        case MultiChoiceField():
            return _check_choices(field, value)
        case _:
            assert_never(field)


def check_content(form: Form, content: Mapping[str, Json]) -> tuple[Problem, ...]:
    """Everything that keeps `content` from being sent, in the form's order; empty when it may be.

    Each field by our own rules, then the whole by the schema as the server wrote it. A schema that is not
    valid itself leaves it at our rules. A problem of no field in particular has the field name "".
    """
    fields = {field.name: field for field in form.fields}
    found: dict[str, Problem] = {}
    for name, field in fields.items():
        if name in content:
            problem = check_value(field, content[name])
        else:
            problem = _problem(field, ProblemCode.REQUIRED) if field.required else None
        if problem is not None:
            found[name] = problem
    for name in content:
        if name not in fields:
            found[name] = Problem(ProblemCode.NOT_AN_OPTION, name)
    for problem in _schema_problems(form, content, beside=bool(found)):
        found.setdefault(problem.field, problem)
    return tuple(found.values())


def _problem(field: Field, code: ProblemCode, limit: float | int | str | None = None) -> Problem:
    return Problem(code, field.name, limit)


def _same(one: Json, other: Json) -> bool:
    """Equal with the same JSON type: 1, 1.0 and true are three values."""
    return type(one) is type(other) and one == other


def _is_option(options: tuple[Option, ...], value: Json) -> bool:
    return any(_same(option.const, value) for option in options)


def _as_const(options: tuple[Option, ...], value: Json) -> Json:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return value
    for option in options:
        if not isinstance(option.const, bool) and option.const == value:
            return option.const
    return value


def _check_text(field: TextField, value: Json) -> Problem | None:
    if not isinstance(value, str) or not _is_encodable(value):
        return _problem(field, ProblemCode.FORMAT, field.format)
    if field.min_length is not None and len(value) < field.min_length:
        return _problem(field, ProblemCode.TOO_SHORT, field.min_length)
    if field.max_length is not None and len(value) > field.max_length:
        return _problem(field, ProblemCode.TOO_LONG, field.max_length)
    for name in (field.format, field.other_format):
        if name and not matches_format(name, value):
            return _problem(field, ProblemCode.FORMAT, name)
    if field.pattern is not None and not matches_pattern(field.pattern, value):
        return _problem(field, ProblemCode.FORMAT, field.pattern)
    return None


def _is_encodable(text: str) -> bool:
    """A lone surrogate is no text on any wire."""
    return not any("\ud800" <= c <= "\udfff" for c in text)


def _check_number(field: NumberField, value: Json) -> Problem | None:
    if isinstance(value, bool) or not isinstance(value, int | float) or not _is_finite(value):
        return _problem(field, ProblemCode.NOT_A_NUMBER)
    if field.integer and not isinstance(value, int):
        return _problem(field, ProblemCode.NOT_AN_INTEGER)
    low, high = allowed_range(field)
    if below(field, value):
        return _problem(field, ProblemCode.TOO_SMALL, low)
    if above(field, value):
        return _problem(field, ProblemCode.TOO_LARGE, high)
    if not on_a_step(field, value):
        return _problem(field, ProblemCode.FORMAT, field.multiple_of)
    return None


def _is_finite(value: int | float) -> bool:
    return isinstance(value, int) or math.isfinite(value)


def _check_choices(field: MultiChoiceField, value: Json) -> Problem | None:
    if not isinstance(value, list):
        return _problem(field, ProblemCode.NOT_AN_OPTION)
    for i, item in enumerate(value):
        repeated = any(_same(item, other) for other in value[:i])
        if repeated or not _is_option(field.options, item):
            return _problem(field, ProblemCode.NOT_AN_OPTION)
    if len(value) < field.min_items:
        return _problem(field, ProblemCode.TOO_FEW, field.min_items)
    if field.max_items is not None and len(value) > field.max_items:
        return _problem(field, ProblemCode.TOO_MANY, field.max_items)
    return None


_CODES = {
    "required": ProblemCode.REQUIRED,
    "enum": ProblemCode.NOT_AN_OPTION,
    "const": ProblemCode.NOT_AN_OPTION,
    "oneOf": ProblemCode.NOT_AN_OPTION,
    "anyOf": ProblemCode.NOT_AN_OPTION,
    "additionalProperties": ProblemCode.NOT_AN_OPTION,
    "minimum": ProblemCode.TOO_SMALL,
    "exclusiveMinimum": ProblemCode.TOO_SMALL,
    "maximum": ProblemCode.TOO_LARGE,
    "exclusiveMaximum": ProblemCode.TOO_LARGE,
    "minLength": ProblemCode.TOO_SHORT,
    "maxLength": ProblemCode.TOO_LONG,
    "minItems": ProblemCode.TOO_FEW,
    "minProperties": ProblemCode.TOO_FEW,
    "maxItems": ProblemCode.TOO_MANY,
    "maxProperties": ProblemCode.TOO_MANY,
}
"""JSON Schema keywords as problem codes; any other keyword is `format`."""


@lru_cache(maxsize=64)
def _compiled(schema_json: str) -> jsonschema_rs.Draft202012Validator | None:
    try:
        schema = json.loads(schema_json)
    except (ValueError, RecursionError):
        return None
    if not isinstance(schema, dict):
        return None
    # Which draft the server names changes nothing in a flat form, and an unknown one would not load offline.
    return validator({key: value for key, value in schema.items() if key not in ("$schema", "$id")})


def _schema_problems(form: Form, content: Mapping[str, Json], *, beside: bool) -> list[Problem]:
    checker = _compiled(form.schema_json)
    if checker is None:
        return []
    try:
        return [_as_problem(error) for error in checker.iter_errors(dict(content))]
    except (ValueError, TypeError, OverflowError, RecursionError):
        # Content that is not JSON. Our own rules have said which field; if not, it still must not be sent.
        return [] if beside else [Problem(ProblemCode.FORMAT, "")]


def _as_problem(error: jsonschema_rs.ValidationError) -> Problem:
    code = _CODES.get(error.kind.name, ProblemCode.FORMAT)
    if error.instance_path:
        return Problem(code, str(error.instance_path[0]))
    if isinstance(error.kind, jsonschema_rs.ValidationErrorKind.Required):
        return Problem(code, str(error.kind.property))
    return Problem(code, "")
