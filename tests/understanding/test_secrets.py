"""Which questions ask for a secret."""

from __future__ import annotations

import pytest

from voice_elicit.form.parse import parse_field
from voice_elicit.language.pack import load_pack
from voice_elicit.understanding.secrets import asks_secret

PACK = load_pack("en")


@pytest.mark.parametrize(
    ("name", "schema"),
    [
        ("password", {"type": "string"}),
        ("apiKey", {"type": "string"}),
        ("value", {"type": "string", "title": "Your PIN code"}),
        ("code", {"type": "string", "description": "Enter the one time code"}),
        ("card", {"type": "string", "title": "Credit card number"}),
        ("pin", {"type": "integer"}),
        ("x", {"type": "string", "format": "password"}),
        ("github_token", {"type": "string", "description": "A personal access token"}),
    ],
)
def test_a_question_for_a_secret_is_known_by_name_title_description_or_format(
    name: str, schema: dict[str, object]
) -> None:
    assert asks_secret(parse_field(schema, name, required=True), PACK)


@pytest.mark.parametrize(
    ("name", "schema"),
    [
        ("city", {"type": "string"}),
        ("max_tokens", {"type": "integer", "title": "Max tokens"}),
        ("password_length", {"type": "integer"}),
        ("number", {"type": "integer", "description": "Your favorite integer (do not give us your pin)"}),
        ("reset", {"type": "boolean", "title": "Reset the password"}),
        ("pinned", {"type": "string", "title": "Pinned message"}),
    ],
)
def test_other_questions_are_none(name: str, schema: dict[str, object]) -> None:
    assert not asks_secret(parse_field(schema, name, required=True), PACK)
