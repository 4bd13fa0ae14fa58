"""One property becomes one question: its kind, limits, label and suggestion; or a refusal with its reason."""

from __future__ import annotations

from typing import Any

import pytest

from tests.form.building import field_of, form_of
from voice_elicit.errors import UnusableForm
from voice_elicit.form.fields import MISSING, BooleanField, MultiChoiceField, NumberField, TextField


@pytest.mark.parametrize(
    ("schema", "kind"),
    [
        ({"type": "string"}, TextField),
        ({"type": "integer"}, NumberField),
        ({"type": "number"}, NumberField),
        ({"type": "boolean"}, BooleanField),
        ({"type": ["boolean"]}, BooleanField),
        ({"type": "boolean", "enum": [True, False]}, BooleanField),
        ({"type": "array", "items": {"enum": ["a"]}}, MultiChoiceField),
        ({"items": {"enum": ["a"]}}, MultiChoiceField),
        ({"minimum": 1}, NumberField),
        ({"title": "Anything"}, TextField),
        ({}, TextField),
        ({"anyOf": [{"type": "number"}, {"type": "string", "pattern": r"^\d+$"}]}, NumberField),
        ({"type": "string", "title": 5, "description": [], "x-order": 1, "examples": None}, TextField),
    ],
)
def test_the_schema_decides_the_kind_of_question(schema: Any, kind: type) -> None:
    assert type(field_of(schema)) is kind


def test_limits_are_kept_as_they_are_said() -> None:
    number = field_of({"type": "number", "minimum": 1.0, "exclusiveMaximum": 2.5, "multipleOf": 0.5})
    assert isinstance(number, NumberField)
    assert repr(number.minimum) == "1"
    assert (number.exclusive_maximum, number.multiple_of) == (2.5, 0.5)
    text = field_of({"type": "string", "minLength": 2.0, "maxLength": 5, "pattern": "^a"})
    assert isinstance(text, TextField)
    assert (text.min_length, text.max_length, text.pattern) == (2, 5, "^a")


def test_open_limits_of_draft_4_are_understood() -> None:
    field = field_of({"type": "integer", "minimum": 0, "exclusiveMinimum": True, "maximum": 9})
    assert isinstance(field, NumberField)
    assert (field.minimum, field.exclusive_minimum, field.maximum) == (None, 0, 9)


def test_whole_steps_make_a_number_an_integer() -> None:
    field = field_of({"type": "number", "multipleOf": 1.0})
    assert isinstance(field, NumberField)
    assert field.integer


@pytest.mark.parametrize(
    ("written", "known", "other"),
    [
        ("email", "email", ""),
        ("Date", "date", ""),
        ("url", "uri", ""),
        ("uuid", None, "uuid"),
        ("int32", None, "int32"),
        ("password", None, ""),
    ],
)
def test_formats_are_known_or_kept_for_the_check(written: str, known: str | None, other: str) -> None:
    field = field_of({"type": "string", "format": written})
    assert isinstance(field, TextField)
    assert (field.format, field.other_format) == (known, other)


def test_what_is_marked_as_secret_is_secret() -> None:
    assert field_of({"type": "string", "format": "password"}).secret
    assert field_of({"type": "string", "writeOnly": True}).secret
    assert not field_of({"type": "string", "writeOnly": "yes"}).secret


def test_a_constant_boolean_allows_one_answer() -> None:
    agreed = field_of({"type": "boolean", "const": True})
    assert isinstance(agreed, BooleanField)
    assert agreed.only is True


def test_required_inside_a_property_is_taken_at_its_word() -> None:
    assert field_of({"type": "string", "required": True}).required


@pytest.mark.parametrize(
    "schema",
    [
        {"type": ["string", "null"]},
        {"anyOf": [{"type": "string"}, {"type": "null"}]},
        {"oneOf": [{"type": "null"}, {"type": "string"}]},
        {"anyOf": [{"type": "string"}, {"const": None}]},
        {"enum": ["a", None]},
        {"anyOf": [{"enum": ["a"]}, {"type": "null"}]},
        {"anyOf": [{"const": "a"}, {"const": "b"}, {"type": "null"}]},
        {"$ref": "#/$defs/Maybe"},
    ],
)
def test_null_among_the_alternatives_makes_it_nullable(schema: Any) -> None:
    maybe = {"anyOf": [{"type": "string"}, {"type": "null"}]}
    assert field_of(schema, **{"$defs": {"Maybe": maybe}}).nullable


def test_outer_words_win_over_those_of_a_definition() -> None:
    colour = {"title": "Colour", "description": "inner", "enum": ["red"]}
    field = field_of(
        {"allOf": [{"$ref": "#/definitions/Colour"}], "title": "Paint", "default": "red"},
        definitions={"Colour": colour},
    )
    assert (field.label, field.description, field.default) == ("Paint", "inner", "red")


def test_references_pass_through_escaped_and_chained_paths() -> None:
    field = field_of(
        {"$ref": "#/$defs/a~1b%20c"}, **{"$defs": {"a/b c": {"$ref": "#/$defs/N"}, "N": {"type": "integer"}}}
    )
    assert isinstance(field, NumberField)


@pytest.mark.parametrize(
    ("schema", "default"),
    [
        ({"type": "integer", "default": 2}, 2),
        ({"type": "integer", "default": 2.0}, 2),
        ({"type": "number", "default": 1.5}, 1.5),
        ({"type": "boolean", "default": False}, False),
        ({"type": "string", "default": "a"}, "a"),
        ({"enum": ["a", "b"], "default": "b"}, "b"),
        ({"type": "array", "items": {"enum": ["a", "b"]}, "default": []}, []),
        ({"type": "array", "items": {"enum": ["a", "b"]}, "default": ["b", "b"]}, ["b"]),
        ({"type": "integer", "default": 2.5}, MISSING),
        ({"type": "integer", "default": "2"}, MISSING),
        ({"type": "integer", "default": True}, MISSING),
        ({"type": "integer", "default": 11, "maximum": 10}, MISSING),
        ({"type": "boolean", "default": "true"}, MISSING),
        ({"type": "boolean", "default": 0}, MISSING),
        ({"type": "string", "default": ""}, MISSING),
        ({"type": "string", "default": "x", "format": "email"}, MISSING),
        ({"type": "string", "default": {}}, MISSING),
        ({"type": ["string", "null"], "default": None}, MISSING),
        ({"enum": ["a"], "enumNames": ["A"], "default": "A"}, MISSING),
        ({"type": "array", "items": {"enum": ["a"]}, "default": ["z"]}, MISSING),
        ({"type": "array", "items": {"enum": ["a"]}, "default": [], "minItems": 1}, MISSING),
    ],
)
def test_a_suggestion_is_kept_only_if_it_would_be_a_valid_answer(schema: Any, default: Any) -> None:
    field = field_of(schema)
    assert field.default == default
    assert type(field.default) is type(default)


@pytest.mark.parametrize(
    ("schema", "reason"),
    [
        ({"type": "object", "properties": {"street": {"type": "string"}}}, "nested object"),
        ({"properties": {"street": {"type": "string"}}}, "nested object"),
        ({"type": "array", "items": {"type": "object"}}, "list of objects"),
        ({"type": "array", "items": {"$ref": "#/$defs/Person"}}, "list of objects"),
        ({"type": "array", "items": {"type": "string"}}, "list of anything"),
        ({"type": "array", "items": {}}, "list of anything"),
        ({"type": "array"}, "one schema of choices"),
        ({"type": "array", "items": [{"enum": ["a"]}]}, "one schema of choices"),
        ({"type": "array", "items": {"enum": ["a"]}, "minItems": 2}, "wants 2 of 1"),
        ({"type": "array", "items": {"enum": ["a", "b"]}, "minItems": 2, "maxItems": 1}, "minItems above"),
        ({"$ref": "https://example.com/size.json"}, "another document"),
        ({"$ref": "size.json#/a"}, "another document"),
        ({"$ref": "#/$defs/Nowhere"}, "not in the schema"),
        ({"$ref": "#Anchor"}, "anchor"),
        ({"$ref": "#/$defs/Loop"}, "refers to itself"),
        ({"anyOf": [{"$ref": "#/$defs/Tree"}, {"type": "null"}]}, "refers to itself"),
        ({"$ref": "#/properties/x"}, "refers to itself"),
        ({"$ref": "#/$defs/Bomb0"}, "too many"),
        ({"type": "banana"}, '"banana"'),
        ({"type": "null"}, '"null"'),
        ({"type": 5}, "type"),
        ({"type": []}, "type"),
        (True, "not a JSON object"),
        (None, "not a JSON object"),
        ({"type": "integer", "minimum": 5, "maximum": 4}, "exclude every number"),
        ({"type": "integer", "minimum": 1.2, "maximum": 1.8}, "exclude every number"),
        ({"type": "integer", "exclusiveMinimum": 1, "exclusiveMaximum": 2}, "exclude every number"),
        ({"type": "number", "minimum": 1, "exclusiveMaximum": 1}, "exclude every number"),
        ({"type": "number", "minimum": 1, "maximum": 4, "multipleOf": 5}, "exclude every number"),
        ({"type": "number", "multipleOf": 0}, "multipleOf"),
        ({"type": "number", "minimum": "5"}, "minimum: it is not a number"),
        ({"type": "number", "maximum": True}, "maximum: it is not a number"),
        ({"type": "string", "minLength": 5, "maxLength": 4}, "minLength above"),
        ({"type": "string", "minLength": -1}, "minLength"),
        ({"type": "string", "maxLength": 1.5}, "maxLength"),
        ({"type": "string", "pattern": "[a-z"}, "pattern"),
        ({"type": "string", "pattern": 5}, "pattern"),
        ({"type": "string", "format": "date-time", "maxLength": 10}, "exclude each other"),
        ({"type": "string", "enum": "a"}, "enum"),
        ({"anyOf": [{"type": "object"}, {"type": "array"}]}, "alternatives"),
        ({"oneOf": [{"type": "string"}, {"type": "integer"}]}, "alternatives"),
    ],
)
def test_a_property_that_cannot_be_asked_is_named_with_the_reason(schema: Any, reason: str) -> None:
    definitions: dict[str, Any] = {
        "Person": {"type": "object", "properties": {"name": {"type": "string"}}},
        "Loop": {"$ref": "#/$defs/Loop"},
        "Tree": {"anyOf": [{"$ref": "#/$defs/Tree"}, {"type": "null"}]},
        **{f"Bomb{i}": {"anyOf": [{"$ref": f"#/$defs/Bomb{i + 1}"}] * 9} for i in range(20)},
        "Bomb20": {"const": 1},
    }
    with pytest.raises(UnusableForm) as refused:
        field_of(schema, **{"$defs": definitions})
    assert refused.value.field == "x"
    assert 'Field "x"' in str(refused.value)
    assert reason in str(refused.value)


def test_alternatives_nested_without_end_are_refused() -> None:
    schema: Any = {"type": "string"}
    for _ in range(100):
        schema = {"anyOf": [schema, {"type": "null"}]}
    with pytest.raises(UnusableForm, match="too many"):
        field_of(schema)


def test_a_required_name_that_is_not_asked_makes_the_form_unusable() -> None:
    with pytest.raises(UnusableForm, match="required and not among the properties") as refused:
        form_of("size", "colour", size={"type": "string"})
    assert refused.value.field == "colour"


def test_an_optional_field_no_answer_can_satisfy_is_left_out_and_named() -> None:
    form = form_of(name={"type": "string"}, when={"type": "string", "format": "date-time", "maxLength": 10})
    assert [field.name for field in form.fields] == ["name"]
    assert form.left_out == ("when",)


def test_a_required_field_no_answer_can_satisfy_is_refused() -> None:
    with pytest.raises(UnusableForm, match="exclude each other"):
        form_of("when", name={"type": "string"}, when={"type": "string", "format": "date", "minLength": 11})


def test_a_refusal_quotes_a_servers_name_harmlessly() -> None:
    name = "a\x1b[2J\n" + "b" * 1000
    with pytest.raises(UnusableForm) as refused:
        form_of(**{name: {"type": "object"}})
    assert refused.value.field == name
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 300
