"""A property schema without its detours: local `$ref`, `anyOf [T, null]`, `type: [T, "null"]`, lone `allOf`.

What remains says directly what is asked. Nothing is ever fetched; a reference that leaves the document,
points nowhere or leads back to itself is refused. Which values the result allows is left to `questions`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote

from voice_elicit.form.refusals import quoted, refusal

__all__ = ["Plain", "References"]

_MOST_STEPS = 50_000
"""Schemas visited per form: far above an honest form (each option is one), far below an expansion bomb."""

_DEEPEST = 24
"""Alternatives within alternatives; real schemas have three, and Python's own stack must not be the limit."""

_SPOKEN_TYPES = frozenset({"string", "number", "integer", "boolean"})
"""Types of which one alternative may stand for a whole `anyOf`: what satisfies one, satisfies the `anyOf`."""


@dataclass(frozen=True, slots=True)
class Plain:
    """A schema that says directly what it wants."""

    schema: dict[str, Any]
    nullable: bool = False


@dataclass(slots=True)
class References:
    """Resolves inside one document."""

    document: dict[str, Any]
    _steps: int = field(default=0, init=False)

    def plain(self, schema: object, name: str, seen: frozenset[str] = frozenset(), depth: int = 0) -> Plain:
        """`schema` without detours; `name` is the property, for the message.

        Raises:
            UnusableForm: a reference cannot be followed, or it is no schema.
        """
        self._steps += 1
        if self._steps > _MOST_STEPS or depth > _DEEPEST:
            raise refusal(name, "takes too many references and alternatives to unfold: simplify the schema")
        if not isinstance(schema, dict):
            raise refusal(name, "has a schema that is not a JSON object")
        current: dict[str, Any] = schema
        nullable = False
        while True:
            if isinstance(current.get("$ref"), str):
                pointer = current["$ref"]
                if pointer in seen:
                    raise refusal(name, f"refers to itself through {quoted(pointer)}: a form must be flat")
                seen = seen | {pointer}
                target = self._target(pointer, name)
                current = {**target, **{k: v for k, v in current.items() if k != "$ref"}}
                continue
            all_of = current.get("allOf")
            if isinstance(all_of, list) and len(all_of) == 1 and isinstance(all_of[0], dict):
                current = {**all_of[0], **{k: v for k, v in current.items() if k != "allOf"}}
                continue
            current, null_too = self._without_null(current, name, seen, depth)
            nullable = nullable or null_too
            return Plain(current, nullable)

    def _target(self, pointer: str, name: str) -> dict[str, Any]:
        if not pointer.startswith("#"):
            raise refusal(name, f"refers to another document ({quoted(pointer)}): put the schema into $defs")
        target: Any = self.document
        for part in unquote(pointer[1:]).split("/")[1:]:
            key = part.replace("~1", "/").replace("~0", "~")
            if isinstance(target, dict) and key in target:
                target = target[key]
            elif isinstance(target, list) and key.isascii() and key.isdigit() and int(key) < len(target):
                target = target[int(key)]
            else:
                raise refusal(name, f"refers to {quoted(pointer)}, which is not in the schema")
        if pointer != "#" and not pointer.startswith("#/"):
            raise refusal(name, f"refers to the anchor {quoted(pointer)}: use a path such as #/$defs/Size")
        if not isinstance(target, dict):
            raise refusal(name, f"refers to {quoted(pointer)}, which is not a JSON object")
        return target

    def _without_null(
        self, schema: dict[str, Any], name: str, seen: frozenset[str], depth: int
    ) -> tuple[dict[str, Any], bool]:
        nullable = False
        types = schema.get("type")
        if isinstance(types, list) and "null" in types and len(types) > 1:
            schema = {**schema, "type": [t for t in types if t != "null"]}
            nullable = True
        for key in ("anyOf", "oneOf"):
            alternatives = schema.get(key)
            if not isinstance(alternatives, list):
                continue
            resolved = [self.plain(alternative, name, seen, depth + 1) for alternative in alternatives]
            kept = [r.schema for r in resolved if not _is_null(r.schema)]
            nullable = nullable or len(kept) < len(resolved) or any(r.nullable for r in resolved)
            rest = {k: v for k, v in schema.items() if k != key}
            if len(kept) == 1 and "const" not in kept[0]:
                schema = {**kept[0], **rest}
            elif key == "anyOf" and (scalar := _first_scalar(kept)) is not None:
                schema = {**scalar, **rest}
            else:
                schema = {**rest, key: kept}
        return schema, nullable


def _is_null(schema: dict[str, Any]) -> bool:
    if "const" in schema:
        return schema["const"] is None
    return schema.get("type") in ("null", ["null"])


def _first_scalar(alternatives: list[dict[str, Any]]) -> dict[str, Any] | None:
    """For `anyOf [number, string]` and the like (pydantic's Decimal): the first that can be asked.

    Only when none of them is a choice: those together are one list of options.
    """
    if any(key in schema for schema in alternatives for key in ("const", "enum", "anyOf", "oneOf")):
        return None
    for schema in alternatives:
        if isinstance(schema.get("type"), str) and schema["type"] in _SPOKEN_TYPES:
            return schema
    return None
