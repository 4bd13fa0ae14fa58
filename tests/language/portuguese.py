"""The questions of the Portuguese table."""

from __future__ import annotations

from tests.language.twins import Twins, options
from voice_elicit.form.fields import BooleanField, ChoiceField, Field, MultiChoiceField, NumberField, TextField

__all__ = ["AT_THE_READ_BACK", "PORTUGUESE"]

_QUESTIONS: dict[str, Field | None] = {
    "pessoas": NumberField(name="guests", label="Pessoas", integer=True, minimum=1, maximum=99, required=True),
    "valor": NumberField(name="amount", label="Valor em reais", required=True),
    "graus": NumberField(name="temperature", label="Temperatura", required=True),
    "minutos": NumberField(name="minutes", label="Duração em minutos", integer=True, required=True),
    "dia": TextField(name="day", label="Data", format="date", required=True),
    "nascimento": TextField(name="born", label="Data de nascimento", format="date", required=True),
    "hora": TextField(name="time", label="Horário", format="time", required=True),
    "quando": TextField(name="when", label="Quando", format="date-time", required=True),
    "cidade": ChoiceField(
        name="city", label="Cidade", required=True, options=options("São Paulo", "Recife", "Porto", "Lisboa", "Belém")
    ),
    "tamanho": ChoiceField(
        name="size", label="Tamanho", required=True, options=options("Pequeno", "Médio", "Grande", "Extra grande")
    ),
    "ingredientes": MultiChoiceField(
        name="toppings", label="Ingredientes", options=options("Cogumelos", "Azeitonas", "Cebola", "Queijo")
    ),
    "presente": BooleanField(name="gift", label="Embrulhar para presente", required=True),
    "nota": TextField(name="note", label="Nota"),
    "nome": TextField(name="name", label="Nome", required=True),
    "telefone": TextField(name="phone", label="Telefone", required=True),
    "email": TextField(name="mail", label="E-mail", format="email", required=True),
    "-": None,
}
PORTUGUESE = Twins("pt", _QUESTIONS)

AT_THE_READ_BACK: dict[str | None, str] = {
    "yes": (
        "sim; sim, pode enviar; claro; com certeza; isso mesmo; está tudo certo; perfeito, obrigada; "
        "é isso mesmo; pode mandar"
    ),
    "no": (
        "não; não, obrigado; não está certo; não é isso; está errado; ainda não; melhor não; quero não; de jeito nenhum"
    ),
    "unsure": (
        "bom; tudo bem; acho que sim; pode ser; talvez; não sei; não tem problema; pois não; sim, mas não; sei lá"
    ),
    None: ("quero mudar a data; três; não, três; quanto custa isso; sábado"),
}
"""How a reply is taken when everything has been read back; replies apart by semicolons."""
