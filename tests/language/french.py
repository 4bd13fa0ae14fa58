"""The questions of the French table."""

from __future__ import annotations

from tests.language.twins import Twins, options
from voice_elicit.form.fields import BooleanField, ChoiceField, Field, MultiChoiceField, NumberField, TextField

__all__ = ["FRENCH"]

QUESTIONS: dict[str, Field | None] = {
    "convives": NumberField(
        name="guests", label="Combien de personnes ?", integer=True, minimum=1, maximum=99, required=True
    ),
    "montant": NumberField(name="amount", label="Montant", integer=True, required=True),
    "taille": NumberField(name="size", label="Température", required=True),
    "jour": TextField(name="day", label="Jour", format="date", required=True),
    "naissance": TextField(name="born", label="Date de naissance", format="date", required=True),
    "heure": TextField(name="time", label="Heure", format="time", required=True),
    "moment": TextField(name="when", label="Quand", format="date-time", required=True),
    "couleur": ChoiceField(
        name="color", label="Couleur", required=True, options=options("Rouge", "Vert", "Bleu foncé", "L'orange")
    ),
    "garniture": MultiChoiceField(
        name="toppings", label="Garnitures", options=options("Champignons", "Olives", "Oignons", "Anchois")
    ),
    "cadeau": BooleanField(name="gift", label="Emballage cadeau", required=True),
    "note": TextField(name="note", label="Remarque"),
    "nom": TextField(name="name", label="Nom", required=True),
    "téléphone": TextField(name="phone", label="Téléphone", required=True),
    "mail": TextField(name="mail", label="Adresse e-mail", format="email", required=True),
    "site": TextField(name="site", label="Site web", format="uri", required=True),
    "relecture": None,
}
FRENCH = Twins("fr", QUESTIONS)
