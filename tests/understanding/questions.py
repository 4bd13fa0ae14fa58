"""Questions the tests of understanding ask."""

from __future__ import annotations

from datetime import datetime

from voice_elicit.form.fields import (
    BooleanField,
    ChoiceField,
    Field,
    Json,
    MultiChoiceField,
    NumberField,
    Option,
    TextField,
)
from voice_elicit.language.pack import load_pack
from voice_elicit.understanding.read import read_reply
from voice_elicit.understanding.reading import Reading

PACK = load_pack("en")
NOW = datetime(2026, 11, 29, 14, 0)


def options(*names: str | tuple[Json, str]) -> tuple[Option, ...]:
    return tuple(Option(name, name) if isinstance(name, str) else Option(*name) for name in names)


def choice(*names: str | tuple[Json, str], label: str = "Choice", required: bool = True) -> ChoiceField:
    return ChoiceField(name="choice", label=label, required=required, options=options(*names))


def several(*names: str | tuple[Json, str]) -> MultiChoiceField:
    return MultiChoiceField(name="toppings", label="Toppings", options=options(*names))


SIZE = choice("small", "medium", "large", label="Size")
COLOUR = choice("red", "green", "blue", label="Colour")
YES_NO = choice("Yes", "No")
TOPPINGS = several("Mushrooms", "Olives", "Peppers", "Blue cheese", "Onions")
GUESTS = NumberField(name="guests", label="Guests", integer=True, minimum=1, maximum=20, required=True)
CITY = TextField(name="city", label="City", required=True)
NOTE = TextField(name="note", label="Note")
DAY = TextField(name="day", label="Day", format="date", required=True)
MAIL = TextField(name="mail", label="E-mail", format="email", required=True)
BACKUPS = BooleanField(name="delete", label="Delete old backups", required=True)
ALL: tuple[Field | None, ...] = (
    None,
    SIZE,
    COLOUR,
    YES_NO,
    TOPPINGS,
    GUESTS,
    CITY,
    NOTE,
    DAY,
    MAIL,
    BACKUPS,
    choice("Start", "Stop", "Skip", "No", "None of these", "One", "Three", "Two"),
    choice(("std", "Standard (5-7 days)"), ("exp", "Express (2-3 days)"), ("ovn", "Overnight"), required=False),
    choice(("1", "1 - Poor"), ("2", "2 - Fair"), ("3", "3 - Good"), ("4", "4 - Very Good"), ("5", "5 - Excellent")),
    choice("us-east-1", "eu-central-1", "C++", "C", "Q&A", "R&D department", "USA", "3D", "iPhone 15"),
)


def read(reply: str, field: Field | None) -> Reading:
    return read_reply(reply, field, PACK, NOW)
