"""Judging one value, and everything together before it is sent."""

from __future__ import annotations

import json
import socket
from dataclasses import replace
from typing import Any

import pytest

from tests.form.building import field_of, form_of
from voice_elicit.form.fields import Form, Json, NumberField
from voice_elicit.form.problems import Problem, ProblemCode
from voice_elicit.form.ranges import allowed_range
from voice_elicit.form.validation import check_content, check_value, normalise

INTEGER = {"type": "integer", "minimum": 1, "maximum": 10}
CHOICE = {"enum": ["a", 1, True, 2.5]}
SEVERAL = {"type": "array", "items": {"enum": ["a", "b", "c", 1]}, "minItems": 1, "maxItems": 2}

RIGHT: list[tuple[dict[str, Any], Json]] = [
    ({"type": "string"}, ""),
    ({"type": "string", "maxLength": 2}, "😀é"),
    ({"type": "string", "minLength": 3}, "e\u0301x"),
    ({"type": "string", "pattern": r"^\d{5}(-\d{4})?$"}, "12345-6789"),
    ({"type": "string", "pattern": "b"}, "abc"),
    ({"type": "string", "pattern": r"^(?!x)\p{L}+$"}, "été"),
    ({"type": "string", "format": "email"}, "kim.lee+a@example.com"),
    ({"type": "string", "format": "uri"}, "https://example.com/a?b#c"),
    ({"type": "string", "format": "date"}, "2024-02-29"),
    ({"type": "string", "format": "date-time"}, "2026-01-31T10:00:00+01:00"),
    ({"type": "string", "format": "time"}, "10:00:00Z"),
    ({"type": "string", "format": "uuid"}, "123e4567-e89b-12d3-a456-426614174000"),
    ({"type": "string", "format": "int32"}, "anything"),
    (INTEGER, 1),
    (INTEGER, 10),
    ({"type": "integer"}, 10**30),
    ({"type": "number"}, 3),
    ({"type": "number"}, 3.0),
    ({"type": "number", "exclusiveMinimum": 0}, 0.001),
    ({"type": "number", "multipleOf": 0.1}, 0.3),
    ({"type": "number", "multipleOf": 0.01}, 19.99),
    ({"type": "number", "multipleOf": 0.01}, 4.35),
    ({"type": "boolean"}, False),
    ({"type": "boolean", "const": True}, True),
    *((CHOICE, const) for const in ("a", 1, True, 2.5)),
    (SEVERAL, ["b", 1]),
    ({**SEVERAL, "minItems": 0}, []),
    ({"type": ["integer", "null"]}, None),
]

WRONG: list[tuple[dict[str, Any], Json, str, object]] = [
    ({"type": "string", "minLength": 2}, "é", "tooShort", 2),
    ({"type": "string", "maxLength": 2}, "abc", "tooLong", 2),
    ({"type": "string", "pattern": "^a$"}, "b", "format", "^a$"),
    ({"type": "string", "pattern": r"^(?=a)(a+)+$"}, "a" * 5000 + "b", "format", r"^(?=a)(a+)+$"),
    ({"type": "string"}, 5, "format", None),
    ({"type": "string"}, "\ud800", "format", None),
    ({"type": "string"}, None, "unanswered", None),
    ({"type": "string", "required": True}, None, "required", None),
    *(
        ({"type": "string", "format": "email"}, text, "format", "email")
        for text in ("kim", "kim@", "a@b", "my@localhost", "a..b@example.com", "a b@example.com", "a@-b.com")
    ),
    *(
        ({"type": "string", "format": "uri"}, text, "format", "uri")
        for text in ("foo", "example.com", "http://a b", "/path", "http://é.com")
    ),
    *(
        ({"type": "string", "format": "date"}, text, "format", "date")
        for text in ("2026-02-30", "2025-02-29", "2026-1-1", "tomorrow", "2026-01-01T10:00:00Z")
    ),
    *(
        ({"type": "string", "format": "date-time"}, text, "format", "date-time")
        for text in ("2026-01-31T10:00:00", "2026-01-31 10:00:00Z", "2026-01-31", "2026-01-31T25:00:00Z")
    ),
    *(
        ({"type": "string", "format": "time"}, text, "format", "time")
        for text in ("10:00", "10:00:00", "24:00:00Z", "ten")
    ),
    ({"type": "string", "format": "ipv4"}, "1.2.3", "format", "ipv4"),
    (INTEGER, 0, "tooSmall", 1),
    (INTEGER, 11, "tooLarge", 10),
    (INTEGER, 3.0, "notAnInteger", None),
    (INTEGER, 2.5, "notAnInteger", None),
    (INTEGER, True, "notANumber", None),
    (INTEGER, "3", "notANumber", None),
    ({"type": "number"}, float("nan"), "notANumber", None),
    ({"type": "number"}, float("inf"), "notANumber", None),
    ({"type": "integer", "exclusiveMinimum": 0}, 0, "tooSmall", 1),
    ({"type": "integer", "minimum": 0.5, "maximum": 9.5}, 10, "tooLarge", 9),
    ({"type": "number", "exclusiveMaximum": 1.5}, 1.5, "tooLarge", 1.5),
    ({"type": "number", "minimum": 1, "multipleOf": 5}, 0, "tooSmall", 5),
    ({"type": "number", "multipleOf": 0.1}, 0.35, "format", 0.1),
    ({"type": "integer", "multipleOf": 5}, 7, "format", 5),
    ({"type": "boolean"}, 1, "notAnOption", None),
    ({"type": "boolean"}, "true", "notAnOption", None),
    ({"type": "boolean", "const": True}, False, "notAnOption", None),
    *((CHOICE, value, "notAnOption", None) for value in ("b", 1.0, False, 0, "1", "A")),
    (CHOICE, ["a"], "notAnOption", None),
    ({"enum": [1]}, True, "notAnOption", None),
    (SEVERAL, [], "tooFew", 1),
    (SEVERAL, ["a", "b", "c"], "tooMany", 2),
    (SEVERAL, ["z"], "notAnOption", None),
    (SEVERAL, ["a", "a"], "notAnOption", None),
    (SEVERAL, [True], "notAnOption", None),
    (SEVERAL, "a", "notAnOption", None),
]


@pytest.mark.parametrize(("schema", "value"), RIGHT)
def test_a_right_value_passes_alone_and_in_the_whole(schema: dict[str, Any], value: Json) -> None:
    form = form_of(x=schema)
    assert check_value(form.fields[0], value) is None
    assert check_content(form, {"x": value}) == ()


@pytest.mark.parametrize(("schema", "value", "code", "limit"), WRONG)
def test_a_wrong_value_is_named_with_its_limit(schema: dict[str, Any], value: Json, code: str, limit: object) -> None:
    form = form_of(x=schema)
    problem = Problem(ProblemCode(code), "x", limit)  # type: ignore[arg-type]  # The table holds any limit.
    assert check_value(form.fields[0], value) == problem
    assert check_content(form, {"x": value}) == (problem,)


@pytest.mark.parametrize(
    ("schema", "value", "expected"),
    [
        (INTEGER, 3.0, 3),
        ({"type": "number"}, 2.0, 2),
        ({"type": "number"}, 2.5, 2.5),
        ({"type": "number"}, 1e300, 1e300),
        (INTEGER, True, True),
        (INTEGER, "3", "3"),
        ({"enum": [1, 2.0]}, 1.0, 1),
        ({"enum": [1, 2.0]}, 2, 2.0),
        ({"enum": [1, True]}, True, True),
        ({"enum": ["1"]}, 1, 1),
        (SEVERAL, ["a", 1.0, 1, "a"], ["a", 1]),
        (SEVERAL, "a", "a"),
        ({"type": "string"}, " a ", " a "),
        ({"type": "boolean"}, 1, 1),
    ],
)
def test_a_value_is_brought_to_the_type_it_is_sent_in(schema: Any, value: Json, expected: Json) -> None:
    result = normalise(field_of(schema), value)
    assert json.dumps(result) == json.dumps(expected)


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        (INTEGER, (1, 10)),
        ({"type": "integer", "exclusiveMinimum": 0, "exclusiveMaximum": 10}, (1, 9)),
        ({"type": "integer", "minimum": 0.5}, (1, None)),
        ({"type": "integer", "minimum": 1, "maximum": 10, "multipleOf": 1.5}, (3, 9)),
        ({"type": "number", "minimum": 0.25, "maximum": 1, "multipleOf": 0.1}, (0.3, 1)),
        ({"type": "number", "exclusiveMinimum": 0, "minimum": -5}, (0, None)),
        ({"type": "number"}, (None, None)),
    ],
)
def test_the_allowed_range_is_what_a_prompt_would_say(schema: Any, expected: object) -> None:
    field = field_of(schema)
    assert isinstance(field, NumberField)
    assert allowed_range(field) == expected


def test_problems_come_in_the_forms_order_one_for_each_field() -> None:
    form = form_of("a", "b", "c", a=INTEGER, b={"type": "string"}, c=CHOICE, d={"type": "boolean"})
    problems = check_content(form, {"c": "z", "a": 99, "new": 1})
    assert [(p.field, p.code.value) for p in problems] == [
        ("a", "tooLarge"),
        ("b", "required"),
        ("c", "notAnOption"),
        ("new", "notAnOption"),
    ]


def test_optional_fields_may_be_left_out_and_required_nullable_ones_may_be_null() -> None:
    form = form_of("b", a={"type": "string"}, b={"type": ["string", "null"]})
    assert check_content(form, {"b": None}) == ()
    assert check_content(form, {}) == (Problem(ProblemCode.REQUIRED, "b"),)


@pytest.mark.parametrize(
    ("rest", "problem"),
    [
        ({"dependentRequired": {"a": ["b"]}}, ("b", "required")),
        ({"minProperties": 2}, ("", "tooFew")),
        ({"anyOf": [{"required": ["b"]}, {"required": ["c"]}]}, ("", "notAnOption")),
        ({"if": {"properties": {"a": {"const": "x"}}}, "then": {"required": ["b"]}}, ("b", "required")),
        ({"patternProperties": {"^a": {"maxLength": 0}}}, ("a", "tooLong")),
        ({"not": {"required": ["a"]}}, ("", "format")),
    ],
)
def test_rules_between_fields_are_held_at_the_end(rest: dict[str, Any], problem: tuple[str, str]) -> None:
    names = {name: {"type": "string"} for name in "abc"}
    form = replace(form_of(**names), schema_json=json.dumps({"type": "object", "properties": names, **rest}))
    assert [(p.field, p.code.value) for p in check_content(form, {"a": "x"})] == [problem]


@pytest.mark.parametrize(
    "schema_json",
    [
        "",
        "no JSON",
        "[]",
        '{"type": "banana"}',
        '{"properties": {"a": {"minimum": null}}}',
        '{"$ref": "#/nope"}',
    ],
)
def test_a_schema_that_is_not_one_leaves_it_at_our_own_rules(schema_json: str) -> None:
    form = replace(form_of("a", a=INTEGER), schema_json=schema_json)
    assert check_content(form, {"a": 3}) == ()
    assert check_content(form, {"a": 30}) == (Problem(ProblemCode.TOO_LARGE, "a", 10),)


def test_the_drafts_name_does_not_matter() -> None:
    for draft in ("http://json-schema.org/draft-07/schema#", "https://example.com/draft-99"):
        schema = {"$schema": draft, "$id": "https://example.com/f", "properties": {"a": {"maxLength": 1}}}
        form = Form("", form_of(a={"type": "string"}).fields, json.dumps(schema))
        assert check_content(form, {"a": "xy"}) == (Problem(ProblemCode.TOO_LONG, "a"),)


def test_nothing_is_fetched_or_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(0.05)
        reference = f"http://127.0.0.1:{server.getsockname()[1]}/schema.json"
        schema = {"properties": {"a": {"type": "string"}}, "allOf": [{"$ref": reference}, {}]}
        form = replace(form_of(a={"type": "string"}), schema_json=json.dumps(schema))
        assert check_content(form, {"a": "x"}) == ()
        with pytest.raises(TimeoutError):
            server.accept()

    def no_lookup(*_: object) -> None:
        raise AssertionError("a domain was looked up")

    monkeypatch.setattr(socket, "getaddrinfo", no_lookup)
    assert check_value(field_of({"type": "string", "format": "email"}), "kim@example.com") is None


def test_content_that_is_no_json_is_never_sent() -> None:
    form = form_of(a={"type": "string"})
    assert check_content(form, {"b": object()}) != ()  # type: ignore[dict-item]  # A host's mistake.
