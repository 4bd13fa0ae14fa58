"""Rows of the suites as questions of a form, and readings as the values the suites expect."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

from voice_elicit.form.fields import (
    BooleanField,
    ChoiceField,
    Field,
    MultiChoiceField,
    NumberField,
    Option,
    TextField,
    TextFormat,
)
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.read import read_answer
from voice_elicit.understanding.reading import (
    Choose,
    Command,
    CommandName,
    Confirm,
    Nothing,
    Reading,
    Refused,
    Selection,
    Value,
)

_FORMATS: dict[str, TextFormat] = {
    "date": "date",
    "date-time": "date-time",
    "time": "time",
    "email": "email",
    "uri": "uri",
}


def field_of(table: str, row: dict[str, str]) -> Field:
    """The question a row answers."""
    kind = row["kind"]
    match table:
        case "booleans":
            return BooleanField(name="ok", label="Ok", required=True)
        case "enums":
            options = tuple(Option(const, str(const)) for const in json.loads(row["choices"]))
            if kind == "enum-multi":
                return MultiChoiceField(name="choice", label="Choice", options=options)
            question = row["question"]
            return ChoiceField(name="choice", label="Choice", description=question, required=True, options=options)
        case "numbers" if kind == "digits":
            return TextField(name="phone", label="Phone number", required=True)
        case "numbers":
            whole = kind in ("integer", "ordinal")
            return NumberField(name="number", label="Number", integer=whole, required=True)
        case _:
            return TextField(name=kind, label=kind.capitalize(), format=_FORMATS[kind], required=True)


def prediction_of(reading: Reading, question: Field, pack: Pack, now: datetime) -> Any:
    """A value, `{"ask": [...]}`, or None when nothing is taken. "No, five" answers with its five, as in the
    dialogue when no answer is held that it could correct."""
    match reading:
        case Value(value=value):
            return _local(value, question)
        case Confirm(value=value):
            return {"ask": [_local(value, question)]}
        case Choose(values=values):
            return {"ask": [_local(value, question) for value in values]}
        case Selection(add=add, certain=certain):
            return list(add) if certain else {"ask": [list(add)]}
        case Command(name=CommandName.NO | CommandName.YES, argument=argument) if argument:
            if isinstance(question, BooleanField):
                return None
            inner = read_answer(argument, question, pack, now)
            return None if isinstance(inner, Command) else prediction_of(inner, question, pack, now)
        case Command() | Refused() | Nothing():
            return None


def _local(value: Any, question: Field) -> Any:
    """The suites hold local wall clock time."""
    if isinstance(question, TextField) and question.format == "date-time" and isinstance(value, str):
        return datetime.fromisoformat(value).replace(tzinfo=None).isoformat()
    if isinstance(question, TextField) and question.format == "time" and isinstance(value, str):
        return value[:8]
    return value
