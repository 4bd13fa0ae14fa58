"""The questions of the Dutch table."""

from __future__ import annotations

from tests.language.twins import Twins, options
from voice_elicit.form.fields import BooleanField, ChoiceField, Field, MultiChoiceField, NumberField, TextField

__all__ = ["DUTCH"]

_QUESTIONS: dict[str, Field | None] = {
    "gasten": NumberField(name="guests", label="Aantal gasten", integer=True, minimum=1, maximum=99, required=True),
    "bedrag": NumberField(name="amount", label="Bedrag in euro", required=True),
    "graden": NumberField(name="temperature", label="Temperatuur", required=True),
    "minuten": NumberField(name="minutes", label="Duur in minuten", integer=True, required=True),
    "dag": TextField(name="day", label="Dag", format="date", required=True),
    "geboren": TextField(name="born", label="Geboortedatum", format="date", required=True),
    "tijd": TextField(name="time", label="Tijd", format="time", required=True),
    "wanneer": TextField(name="when", label="Wanneer", format="date-time", required=True),
    "stad": ChoiceField(
        name="city",
        label="Stad",
        required=True,
        options=options("Amsterdam", "Rotterdam", "Utrecht", "Den Haag", "Groningen"),
    ),
    "maat": ChoiceField(name="size", label="Maat", required=True, options=options("klein", "middel", "groot")),
    "beleg": MultiChoiceField(name="toppings", label="Beleg", options=options("champignons", "olijven", "ui", "kaas")),
    "cadeau": BooleanField(name="gift", label="Als cadeau inpakken", required=True),
    "notitie": TextField(name="note", label="Notitie"),
    "naam": TextField(name="name", label="Naam", required=True),
    "telefoon": TextField(name="phone", label="Telefoonnummer", required=True),
    "mail": TextField(name="mail", label="E-mail", format="email", required=True),
    "-": None,
}
DUTCH = Twins("nl", _QUESTIONS)
