"""The questions of the Spanish table."""

from __future__ import annotations

from tests.language.twins import Twins, options
from voice_elicit.form.fields import BooleanField, ChoiceField, Field, MultiChoiceField, NumberField, TextField

__all__ = ["AT_THE_READ_BACK", "SPANISH"]

_QUESTIONS: dict[str, Field | None] = {
    "personas": NumberField(name="guests", label="Personas", integer=True, minimum=1, maximum=99, required=True),
    "importe": NumberField(name="amount", label="Importe en euros", required=True),
    "grados": NumberField(name="temperature", label="Temperatura", required=True),
    "minutos": NumberField(name="minutes", label="Duración en minutos", integer=True, required=True),
    "día": TextField(name="day", label="Fecha", format="date", required=True),
    "nacimiento": TextField(name="born", label="Fecha de nacimiento", format="date", required=True),
    "hora": TextField(name="time", label="Hora", format="time", required=True),
    "cuándo": TextField(name="when", label="Cuándo", format="date-time", required=True),
    "ciudad": ChoiceField(
        name="city", label="Ciudad", required=True, options=options("Madrid", "Sevilla", "Valencia", "Bilbao", "León")
    ),
    "talla": ChoiceField(
        name="size", label="Talla", required=True, options=options("Pequeña", "Mediana", "Grande", "Extragrande")
    ),
    "ingredientes": MultiChoiceField(
        name="toppings", label="Ingredientes", options=options("Setas", "Aceitunas", "Cebolla", "Queso")
    ),
    "regalo": BooleanField(name="gift", label="Envolver para regalo", required=True),
    "nota": TextField(name="note", label="Nota"),
    "nombre": TextField(name="name", label="Nombre", required=True),
    "teléfono": TextField(name="phone", label="Teléfono", required=True),
    "correo": TextField(name="mail", label="Correo", format="email", required=True),
    "-": None,
}
SPANISH = Twins("es", _QUESTIONS)

AT_THE_READ_BACK: dict[str | None, str] = {
    "yes": (
        "sí; sí, envíelo; si; claro que sí; vale; perfecto, gracias; es correcto; sí, todo está bien; adelante; así es"
    ),
    "no": ("no; no, gracias; no está bien; no es correcto; eso no es lo que dije; no lo envíe; todavía no; mejor no"),
    "unsure": (
        "bueno; bien; creo que sí; sí, supongo; quizás; no sé; no hay problema; sí y no; sí, pero no; "
        "no pasa nada; sí, si me hacen descuento"
    ),
    None: ("quiero cambiar la fecha; tres; no, tres; ¿cuánto cuesta?; sábado; el sí de las niñas"),
}
"""How a reply is taken when everything has been read back; replies apart by semicolons."""
