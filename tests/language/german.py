"""The questions of the German table."""

from __future__ import annotations

from tests.language.twins import Twins, options
from voice_elicit.form.fields import BooleanField, ChoiceField, Field, MultiChoiceField, NumberField, TextField

__all__ = ["GERMAN"]

_QUESTIONS: dict[str, Field | None] = {
    "Gäste": NumberField(name="guests", label="Anzahl der Gäste", integer=True, minimum=1, maximum=99, required=True),
    "Betrag": NumberField(name="amount", label="Betrag in Euro", required=True),
    "Grad": NumberField(name="temperature", label="Temperatur", required=True),
    "Minuten": NumberField(name="minutes", label="Dauer in Minuten", integer=True, required=True),
    "Tag": TextField(name="day", label="Tag", format="date", required=True),
    "geboren": TextField(name="born", label="Geburtsdatum", format="date", required=True),
    "Uhrzeit": TextField(name="time", label="Uhrzeit", format="time", required=True),
    "wann": TextField(name="when", label="Wann", format="date-time", required=True),
    "Stadt": ChoiceField(
        name="city", label="Stadt", required=True, options=options("Berlin", "Hamburg", "München", "Köln", "Frankfurt")
    ),
    "Größe": ChoiceField(name="size", label="Größe", required=True, options=options("klein", "mittel", "groß")),
    "Belag": MultiChoiceField(name="toppings", label="Belag", options=options("Pilze", "Oliven", "Zwiebeln", "Käse")),
    "Geschenk": BooleanField(name="gift", label="Als Geschenk verpacken", required=True),
    "Notiz": TextField(name="note", label="Notiz"),
    "Name": TextField(name="name", label="Name", required=True),
    "Telefon": TextField(name="phone", label="Telefonnummer", required=True),
    "Mail": TextField(name="mail", label="E-Mail", format="email", required=True),
    "-": None,
}
GERMAN = Twins("de", _QUESTIONS)
