"""The options of a choice, from every shape servers write them in.

`enum`, `enum` with legacy `enumNames`, `const`, and `oneOf` or `anyOf` of these. Consts keep their JSON type.
Which of them a reply means is left to the understanding.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from voice_elicit.form.fields import Json, Option
from voice_elicit.form.formats import validator
from voice_elicit.form.labels import tidy
from voice_elicit.form.refusals import quoted, refusal
from voice_elicit.form.wire import Property

__all__ = ["Choices", "choices_of", "identity"]

_LIMITS = {
    "min_length",
    "max_length",
    "pattern",
    "format",
    "minimum",
    "maximum",
    "exclusive_minimum",
    "exclusive_maximum",
    "multiple_of",
}
"""What may stand beside an `enum` and rule some of it out."""

_Pair = tuple[Json, str]
"""A const and the title the server gave it, or ""."""

Choices = tuple[tuple[Option, ...], bool]
"""The options, and whether `null` was among them."""


def identity(value: Json) -> tuple[str, Json]:
    """A hashable scalar as JSON tells it apart: 1 and true differ, 1 and 1.0 do not."""
    kind = "bool" if isinstance(value, bool) else "number" if isinstance(value, int | float) else "other"
    return kind, value


def choices_of(prop: Property, name: str) -> Choices | None:
    """The options of a property, or None when it is no choice.

    Raises:
        UnusableForm: there are options, but a person could not choose among them.
    """
    pairs = _pairs(prop, name)
    if pairs is None:
        return None
    kept: list[_Pair] = [(const, title) for const, title in pairs if const is not None]
    nullable = len(kept) < len(pairs)
    if not kept:
        raise refusal(name, "is a choice without options: give at least one")
    of_type = [pair for pair in kept if _is_of(pair[0], prop.type)]
    if not of_type:
        raise refusal(name, f"has no option of its own type ({' or '.join(prop.type)})")
    within = _within_limits(of_type, prop)
    if not within:
        raise refusal(name, "has no option that its own limits allow")
    return _distinct(within, name, exclusive=prop.one_of is not None), nullable


def _pairs(prop: Property, name: str) -> list[_Pair] | None:
    """Of several shapes at once, `oneOf` has the titles and every other one still limits what is valid."""
    shapes = [pairs for pairs in (_titled(prop, name), _constant(prop, name), _listed(prop, name)) if pairs is not None]
    if not shapes:
        return None
    first, *others = shapes
    for other in others:
        allowed = {identity(const) for const, _ in other}
        first = [pair for pair in first if identity(pair[0]) in allowed]
    return first


def _listed(prop: Property, name: str) -> list[_Pair] | None:
    if prop.enum is None:
        return None
    titles = prop.enum_names if prop.enum_names and len(prop.enum_names) == len(prop.enum) else []
    texts = [title if isinstance(title, str) else "" for title in titles] or [""] * len(prop.enum)
    return [(_scalar(const, name), tidy(title)) for const, title in zip(prop.enum, texts, strict=True)]


def _constant(prop: Property, name: str) -> list[_Pair] | None:
    return [(_scalar(prop.const, name), "")] if "const" in prop.model_fields_set else None


def _titled(prop: Property, name: str) -> list[_Pair] | None:
    alternatives = prop.one_of if prop.one_of is not None else prop.any_of
    if alternatives is None:
        return None
    pairs: list[_Pair] = []
    for alternative in alternatives:
        pairs.extend(_pairs_of(alternative, name))
    return pairs


def _pairs_of(alternative: Any, name: str) -> list[_Pair]:
    """One entry of `oneOf` or `anyOf`, which may be a small choice again (a union of literals)."""
    if isinstance(alternative, dict):
        if "const" in alternative:
            title = alternative.get("title")
            return [(_scalar(alternative["const"], name), tidy(title) if isinstance(title, str) else "")]
        for key in ("enum", "oneOf", "anyOf"):
            entries = alternative.get(key)
            if isinstance(entries, list):
                if key == "enum":
                    return [(_scalar(const, name), "") for const in entries]
                return [pair for entry in entries for pair in _pairs_of(entry, name)]
    raise refusal(name, "allows alternatives that are not single options: give each a const and a title")


def _scalar(const: Any, name: str) -> Json:
    if isinstance(const, dict | list):
        raise refusal(name, "has an option that is an object or a list: only single values can be chosen")
    if isinstance(const, str | int | float | bool) or const is None:
        return const
    raise refusal(name, "has an option that is not a JSON value")


def _is_of(const: Json, types: tuple[str, ...]) -> bool:
    if not types:
        return True
    if isinstance(const, bool):
        return "boolean" in types
    if isinstance(const, str):
        return "string" in types
    whole = isinstance(const, int) or (isinstance(const, float) and const.is_integer())
    return "number" in types or (whole and "integer" in types)


def _within_limits(pairs: list[_Pair], prop: Property) -> list[_Pair]:
    """Without the options that a pattern or limit beside them forbids; such a choice could not be sent."""
    limits = prop.model_dump(by_alias=True, exclude_unset=True, include=_LIMITS)
    checker = validator(limits) if limits else None
    if checker is None:
        return pairs
    return [pair for pair in pairs if checker.is_valid(pair[0])]


def _distinct(pairs: list[_Pair], name: str, *, exclusive: bool) -> tuple[Option, ...]:
    """Options that can be told apart: by what is sent, and by what is said."""
    options: dict[tuple[str, Json], Option] = {}
    for const, title in pairs:
        spoken = title or (tidy(const) if isinstance(const, str) else json.dumps(const))
        if not spoken:
            continue  # An empty string without a title cannot be said; leaving the field out says the same.
        option = Option(const=const, title=spoken)
        before = options.setdefault(identity(const), option)
        if before is not option and (exclusive or before.title != spoken):
            raise refusal(name, f"offers {quoted(str(const))} twice: each option needs a value of its own")
    if not options:
        raise refusal(name, "has only empty options: give them titles")
    uses = Counter(option.title.casefold() for option in options.values())
    return tuple(
        Option(const=option.const, title=f"{option.title} ({option.const})")
        if uses[option.title.casefold()] > 1 and option.title != option.const
        else option
        for option in options.values()
    )
