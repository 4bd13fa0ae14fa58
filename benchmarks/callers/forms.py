"""Forms of 3 to 8 questions made of the properties of real ones, and what a caller wants to fill in."""

from __future__ import annotations

import copy
import json
import random
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

from voice_elicit import parse_request
from voice_elicit.form.fields import (
    MISSING,
    BooleanField,
    ChoiceField,
    Field,
    Form,
    Json,
    MultiChoiceField,
    NumberField,
    TextField,
)
from voice_elicit.form.ranges import allowed_range

__all__ = ["NOW", "SKIP", "TEXTS", "Goal", "Task", "tasks"]

NOW = datetime.fromisoformat("2026-11-30T10:00:00+00:00")

UNFIT = {"username3", "title"}
"""No valid value exists, or two questions would have the same name."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What a caller wants of one question."""

    value: Json
    """`SKIP` to leave it out."""
    suggested: bool = False
    """It is the server's suggestion, and is asked for as such."""


SKIP = "(left out)"


@dataclass(frozen=True, slots=True)
class Task:
    number: int
    params: dict[str, Any]
    form: Form
    goals: dict[str, Goal]


OPTIONS = {
    "city": ["Berlin", "Boston", "Chicago", "Denver", "Houston", "London", "Madrid", "New York", "Paris", "Rome",
             "San Francisco", "Tokyo"],
    "colour": ["Red", "Green", "Blue", "Yellow", "Black", "White", "Purple"],
    "size": ["Small", "Medium", "Large", "Extra large"],
    "department": ["Sales", "Marketing", "Engineering", "Finance", "Human Resources", "Legal", "Support",
                   "Research"],
    "severity": ["low", "normal", "high", "critical"],
    "country": ["Austria", "Belgium", "Brazil", "Canada", "Denmark", "Egypt", "Finland", "France", "Germany", "Greece",
                "Hungary", "Iceland", "India", "Ireland", "Italy", "Japan", "Kenya", "Mexico", "Netherlands", "Norway",
                "Poland", "Portugal", "Spain", "Sweden", "Switzerland", "Turkey", "United Kingdom", "United States"],
    "payment": ["Credit card", "Bank transfer", "Invoice", "Cash"],
    "seating": ["Inside", "Outside", "At the bar"],
}  # fmt: skip
"""Other options that a choice of a real form may be given, with the name it then has."""
MANY = {
    "toppings": ["Mushrooms", "Olives", "Peppers", "Onions", "Bacon", "Extra cheese"],
    "days": ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    "languages": ["Python", "Rust", "Java", "Go", "Swift"],
}
NUMBERS = {
    "guests": (1, 12), "nights": (1, 30), "copies": (1, 100), "replicas": (0, 10), "quantity": (1, 500),
    "minutes": (5, 120), "room_number": (100, 499), "floor": (0, 20),
}  # fmt: skip
DATES = ["arrival", "due_date", "delivery_date", "start_date"]
BOOLEANS = ["Send me a receipt", "Include breakfast", "Delete old backups", "Restart the service", "Gift wrapping"]

NAMES = ["anna", "peter", "maria", "david", "laura", "robert", "emma", "thomas"]
TEXTS = {
    "reason": ["it takes too long", "we need the results today", "the data is old", "my manager asked for it"],
    "comments": ["please call me first", "the service was great", "leave it at the front door", "thank you very much"],
    "message": ["approved by the finance team", "please wait until monday", "looks good to me"],
    "region": ["Ireland", "Ohio", "Oregon", "Frankfurt"],
}


def tasks(schemas: Path, count: int) -> list[Task]:
    """The same forms and goals in every run."""
    rows = [json.loads(line) for line in schemas.read_text(encoding="utf-8").splitlines() if line]
    return [_task(rows, number) for number in range(count)]


def _task(rows: list[dict[str, Any]], number: int) -> Task:
    rng = random.Random(f"form {number}")
    chosen: dict[str, dict[str, Any]] = {}
    required: list[str] = []
    size = rng.randint(3, 8)
    texts = 0
    # A row at a time and not a property at a time: forms with many properties would make up most questions.
    while len(chosen) < size:
        row = rng.choice(rows)
        schema = row["requestedSchema"]
        name = rng.choice([one for one in schema["properties"] if one not in UNFIT])
        kept = name in schema.get("required", ())
        name, property_ = _mutated(name, copy.deepcopy(schema["properties"][name]), rng)
        open_text = property_.get("type") == "string" and not {"enum", "oneOf", "format"} & property_.keys()
        if name in chosen or (open_text and texts == 2):
            continue
        texts += open_text
        chosen[name] = property_
        if kept or rng.random() < 0.5:
            required.append(name)
    params = {
        "message": rng.choice(rows)["message"],
        "requestedSchema": {"type": "object", "properties": chosen, "required": required},
    }
    form = parse_request(params)
    assert isinstance(form, Form)
    return Task(number, params, form, {field.name: _goal(field, rng) for field in form.fields})


def _mutated(name: str, property_: dict[str, Any], rng: random.Random) -> tuple[str, dict[str, Any]]:
    """The property itself half of the time, else one of the same type from another form we might meet."""
    if property_.get("title") == "title":
        property_["title"] = name
        property_.pop("description", None)
    if rng.random() < 0.5:
        return name, property_
    match property_:
        case {"type": "array"}:
            name = rng.choice(list(MANY))
            return name, {"type": "array", "items": {"type": "string", "enum": MANY[name]}}
        case {"enum": _} | {"oneOf": _}:
            name = rng.choice(list(OPTIONS))
            titles = OPTIONS[name]
            mutated: dict[str, Any] = {"type": "string", "enum": titles}
            if rng.random() < 0.3:
                consts = [title.casefold().replace(" ", "_") for title in titles]
                pairs = zip(consts, titles, strict=True)
                mutated = {"type": "string", "oneOf": [{"const": one, "title": title} for one, title in pairs]}
            if rng.random() < 0.3:
                mutated["default"] = rng.choice(mutated.get("enum") or [one["const"] for one in mutated["oneOf"]])
            return name, mutated
        case {"type": "integer" | "number"}:
            name = rng.choice(list(NUMBERS))
            least, most = NUMBERS[name]
            mutated = {"type": "integer", "minimum": least, "maximum": most}
            if rng.random() < 0.3:
                mutated["default"] = rng.randint(least, most)
            return name, mutated
        case {"type": "boolean"}:
            title = rng.choice(BOOLEANS)
            return title.casefold().replace(" ", "_"), {"type": "boolean", "title": title}
        case {"format": "date"}:
            return rng.choice(DATES), {"type": "string", "format": "date"}
        case _:
            return name, property_


def _goal(field: Field, rng: random.Random) -> Goal:
    if not field.required and rng.random() < 0.2:
        return Goal(SKIP)
    if field.default is not MISSING and rng.random() < 0.25 and not isinstance(field, BooleanField | MultiChoiceField):
        return Goal(field.default, suggested=True)  # type: ignore[arg-type]  # MISSING was ruled out above
    match field:
        case BooleanField(only=only):
            return Goal(only if only is not None else rng.random() < 0.6)
        case ChoiceField(options=options):
            return Goal(rng.choice(options).const)
        case MultiChoiceField(options=options):
            wanted = rng.sample(range(len(options)), rng.choice([1, 2, 2, 3]))
            return Goal([options[index].const for index in sorted(wanted)])
        case NumberField():
            return Goal(_number(field, rng))
        case TextField(format="date"):
            return Goal((date(NOW.year, NOW.month, NOW.day) + timedelta(days=rng.randint(1, 60))).isoformat())
        case TextField():
            return Goal(_text(field, rng))


def _number(field: NumberField, rng: random.Random) -> int | float:
    low, high = allowed_range(field)
    least = int(low) if low is not None else 1
    most = int(high) if high is not None else least + 60
    value = rng.randint(least, most)
    if not field.integer and value < most and rng.random() < 0.25:
        return value + 0.5
    return value


def _text(field: TextField, rng: random.Random) -> str:
    if "email" in field.name:
        return f"{rng.choice(NAMES)}@example.org"
    return rng.choice(TEXTS.get(field.name, NAMES))
