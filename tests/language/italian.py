"""The questions of the Italian table."""

from __future__ import annotations

from tests.language.twins import Twins, options
from voice_elicit.form.fields import BooleanField, ChoiceField, Field, MultiChoiceField, NumberField, TextField

__all__ = ["ITALIAN"]

QUESTIONS: dict[str, Field | None] = {
    "coperti": NumberField(name="guests", label="Quante persone?", integer=True, minimum=1, maximum=99, required=True),
    "importo": NumberField(name="amount", label="Importo", integer=True, required=True),
    "gradi": NumberField(name="temperature", label="Temperatura", required=True),
    "giorno": TextField(name="day", label="Giorno", format="date", required=True),
    "nascita": TextField(name="born", label="Data di nascita", format="date", required=True),
    "ora": TextField(name="time", label="Ora", format="time", required=True),
    "quando": TextField(name="when", label="Quando", format="date-time", required=True),
    "colore": ChoiceField(
        name="color", label="Colore", required=True, options=options("Rosso", "Verde", "Blu scuro", "L'arancione")
    ),
    "aggiunte": MultiChoiceField(
        name="toppings", label="Aggiunte", options=options("Funghi", "Olive", "Cipolla", "Acciughe")
    ),
    "regalo": BooleanField(name="gift", label="Confezione regalo", required=True),
    "nota": TextField(name="note", label="Nota"),
    "nome": TextField(name="name", label="Nome", required=True),
    "telefono": TextField(name="phone", label="Telefono", required=True),
    "mail": TextField(name="mail", label="Indirizzo e-mail", format="email", required=True),
    "sito": TextField(name="site", label="Sito web", format="uri", required=True),
    "rilettura": None,
}
ITALIAN = Twins("it", QUESTIONS)
