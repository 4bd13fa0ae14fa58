"""Readings as JSON lines, so that a schema can be tried, and a suite run, without speaking.

One line in: `{"field": {property schema}, "name": "...", "required": true, "reply": "...", "now": "..."}`.
One line out, in order: `{"outcome": "value|confirm|choose|command|problem|nothing", ...}`. A line that is no
such object, or whose field cannot be asked, is answered by the problem `unusable` and a message.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any

from voice_elicit.errors import UnusableForm
from voice_elicit.form.fields import Field
from voice_elicit.form.parse import parse_field
from voice_elicit.language.pack import Pack, load_pack
from voice_elicit.understanding.reading import (
    Choose,
    Command,
    Confirm,
    Nothing,
    Reading,
    Refused,
    Selection,
    Value,
)
from voice_elicit.understanding.replies import read_reply

__all__ = ["as_json", "run_batch"]

_KEPT_FIELDS = 64
"""Suites ask the same field thousands of times; parsing it once keeps its option index too."""


class _Unusable(ValueError):
    """A line that cannot be answered; the message says why."""


def run_batch(lines: Iterable[str], language: str = "en", *, pack: Pack | None = None) -> Iterator[str]:
    """One line of JSON for each line that is not blank. `pack` instead of `language`: words of one's own.

    Raises:
        UnusableWords: there is no such language.
    """
    pack = pack or load_pack(language)
    fields: OrderedDict[str, Field] = OrderedDict()
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            answer = _answer(line, pack, fields)
        except (_Unusable, UnusableForm) as error:
            answer = {"outcome": "problem", "problem": "unusable", "message": f"Line {number}: {error}"}
        yield json.dumps(answer, ensure_ascii=False)


def _answer(line: str, pack: Pack, fields: OrderedDict[str, Field]) -> dict[str, Any]:
    try:
        asked = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise _Unusable(f"this is not JSON ({error}).") from error
    if not isinstance(asked, dict):
        raise _Unusable("this is not a JSON object.")
    reply = asked.get("reply")
    if not isinstance(reply, str):
        raise _Unusable('"reply" must be a text.')
    return as_json(read_reply(reply, _field(asked, fields), pack, _now(asked)))


def _field(asked: dict[str, Any], fields: OrderedDict[str, Field]) -> Field:
    schema, name, required = asked.get("field"), asked.get("name", "answer"), asked.get("required", True)
    if not isinstance(schema, dict):
        raise _Unusable('"field" must be a property schema, a JSON object.')
    if not isinstance(name, str) or not isinstance(required, bool):
        raise _Unusable('"name" must be a text, and "required" true or false.')
    key = json.dumps([schema, name, required], sort_keys=True)
    field = fields.get(key)
    if field is None:
        field = fields[key] = parse_field(schema, name, required=required)
        while len(fields) > _KEPT_FIELDS:
            fields.popitem(last=False)
    return field


def _now(asked: dict[str, Any]) -> datetime:
    now = asked.get("now")
    if now is None or now == "":
        return datetime.now().astimezone()
    try:
        return datetime.fromisoformat(now)
    except (TypeError, ValueError) as error:
        raise _Unusable('"now" must be an ISO 8601 date and time.') from error


def as_json(reading: Reading) -> dict[str, Any]:
    """A reading as the object of one line."""
    match reading:
        case Value(value=value, flags=flags):
            return {"outcome": "value", "value": value, **_flags(flags)}
        case Confirm(value=value, flags=flags):
            return {"outcome": "confirm", "value": value, **_flags(flags)}
        case Choose(values=values, flags=flags):
            return {"outcome": "choose", "options": list(values), **_flags(flags)}
        case Selection():
            return _selection(reading)
        case Command(name=name, argument=argument, certain=certain):
            said = {"argument": argument} if argument else {}
            return {"outcome": "command", "command": name.value, **said, **_flags(() if certain else ("uncertain",))}
        case Refused(problem=problem, value=value):
            limit = {} if problem.limit is None else {"limit": problem.limit}
            return {"outcome": "problem", "problem": problem.code.value, "value": value, **limit}
        case Nothing(heard=heard):
            return {"outcome": "nothing", **({"heard": heard} if heard else {})}


def _selection(selection: Selection) -> dict[str, Any]:
    """A reply to a multi-select: what it adds as the value, and what else it asks for."""
    if selection.done and not (selection.add or selection.remove or selection.only):
        return {"outcome": "command", "command": "done"}
    answer: dict[str, Any] = {"outcome": "value" if selection.certain else "confirm", "value": list(selection.add)}
    if selection.remove:
        answer["remove"] = list(selection.remove)
    flags = [name for name, on in (("only", selection.only), ("done", selection.done)) if on]
    return {**answer, **_flags(tuple(flags))}


def _flags(flags: tuple[str, ...]) -> dict[str, Any]:
    return {"flags": list(flags)} if flags else {}
