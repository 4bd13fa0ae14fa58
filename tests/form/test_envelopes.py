"""What may hold a form: a bare schema, params, a call, an entry of `inputRequests`, as text or parsed."""

from __future__ import annotations

import json
from types import MappingProxyType
from typing import Any

import pytest

from tests.shared import shared
from voice_elicit.errors import UnusableForm
from voice_elicit.form.fields import Form, UrlRequest
from voice_elicit.form.parse import MOST_FIELDS, parse_field, parse_request

SCHEMA: dict[str, Any] = {"type": "object", "properties": {"size": {"type": "string"}}, "required": ["size"]}
PARAMS: dict[str, Any] = {"message": "What size?", "requestedSchema": SCHEMA}
URL_PARAMS = {"mode": "url", "message": "Sign in", "url": "https://example.com/a?b=c", "elicitationId": "e-1"}


@pytest.mark.parametrize(
    "document",
    [
        SCHEMA,
        PARAMS,
        {**PARAMS, "mode": "form", "_meta": {"progressToken": 1}, "task": {"ttl": 5}},
        {"jsonrpc": "2.0", "id": 1, "method": "elicitation/create", "params": PARAMS},
        {"method": "elicitation/create", "params": PARAMS},
    ],
    ids=["bare schema", "params", "params of 2025-11-25", "call", "entry of inputRequests"],
)
@pytest.mark.parametrize("written", [dict, MappingProxyType, json.dumps, lambda d: json.dumps(d).encode("utf-8-sig")])
def test_every_envelope_holds_the_same_form(document: dict[str, Any], written: Any) -> None:
    request = parse_request(written(document))
    assert isinstance(request, Form)
    assert [(field.name, field.required) for field in request.fields] == [("size", True)]
    assert json.loads(request.schema_json) == SCHEMA


def test_url_mode_gives_the_address_untouched() -> None:
    assert parse_request(URL_PARAMS) == UrlRequest("Sign in", "https://example.com/a?b=c", "e-1")


@pytest.mark.parametrize("schema", [{"type": "object", "properties": {}}, {"type": "object"}, {}])
def test_a_form_without_properties_is_a_confirmation(schema: dict[str, Any]) -> None:
    request = parse_request({"message": "Go on?", "requestedSchema": schema})
    assert isinstance(request, Form)
    assert request.fields == ()


def test_fields_keep_the_servers_order() -> None:
    request = parse_request({"properties": {name: {"type": "string"} for name in ("z", "a", "m")}})
    assert isinstance(request, Form)
    assert [field.name for field in request.fields] == ["z", "a", "m"]


def test_a_property_called_like_an_envelope_stays_a_property() -> None:
    names = ("mode", "method", "url", "requestedSchema", "message")
    request = parse_request({"type": "object", "properties": {name: {"type": "string"} for name in names}})
    assert isinstance(request, Form)
    assert tuple(field.name for field in request.fields) == names


def test_null_means_absent() -> None:
    schema = {
        "type": "object",
        "title": None,
        "required": None,
        "properties": {"n": {"type": "integer", "minimum": None, "enum": None, "default": None, "title": None}},
    }
    request = parse_request({"mode": None, "message": None, "requestedSchema": schema, "url": None})
    assert isinstance(request, Form)
    assert request.fields[0].label == "n"


def test_a_message_loses_what_could_steer_a_terminal_and_keeps_its_lines() -> None:
    request = parse_request({"message": "One\x1b[2J\u202e  two\r\n\r\nthree", "requestedSchema": {}})
    assert request.message == "One[2J two\nthree"


def test_changing_the_mapping_afterwards_does_not_change_the_form() -> None:
    schema = json.loads(json.dumps(SCHEMA))
    request = parse_request(schema)
    schema["properties"].clear()
    assert isinstance(request, Form)
    assert "size" in request.schema_json


def test_one_property_alone_becomes_a_field_of_the_given_name() -> None:
    field = parse_field('{"$ref": "#/$defs/S", "$defs": {"S": {"enum": ["a"]}}}', "shirt_size", required=True)
    assert (field.name, field.label, field.required) == ("shirt_size", "shirt size", True)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ("", "not JSON"),
        ("{'a': 1}", "not JSON"),
        ('{"properties": {"x": {"default": NaN}}}', "not JSON"),
        ({"properties": {"x": {"default": float("inf")}}}, "not JSON"),
        ({"properties": {"x": {"default": {1, 2}}}}, "not JSON"),
        ('{"properties": {"\\ud800": {}}}', "UTF-8"),
        (b"\xff\xfe", "UTF-8"),
        ("[" * 100_000, "not JSON"),
        ("1" * 10_000, "not JSON"),
        ("[]", "not a JSON object"),
        ("null", "not a JSON object"),
        ("{}", "no requestedSchema"),
        ({"message": "Hello"}, "no requestedSchema"),
        ({"message": 5, "requestedSchema": SCHEMA}, "message"),
        ({"requestedSchema": []}, "requestedSchema"),
        ({"mode": "telepathy", "message": ""}, '"telepathy"'),
        ({"jsonrpc": "2.0", "id": 1, "result": {}}, "method"),
        ({"method": "sampling/createMessage", "params": {}}, '"sampling/createMessage"'),
        ({"method": "elicitation/create"}, "params"),
        ({"type": "string"}, '"string"'),
        ({"type": "object", "properties": []}, "properties"),
        ({"type": "object", "properties": {}, "required": "x"}, "required"),
        ({"requestedSchema": {"anyOf": [{"properties": {}}, {"required": []}]}}, "choice between forms"),
        ({"properties": {str(i): {} for i in range(MOST_FIELDS + 1)}}, f"at most {MOST_FIELDS}"),
        ({"mode": "url", "message": "Sign in"}, "url"),
        ({**URL_PARAMS, "url": "foo"}, "web address"),
        ({**URL_PARAMS, "url": "javascript:alert(1)"}, "web address"),
        ({**URL_PARAMS, "url": "file:///etc/passwd"}, "web address"),
        ({**URL_PARAMS, "url": "https://"}, "web address"),
        ({**URL_PARAMS, "url": "https://[::1"}, "web address"),
        ({**URL_PARAMS, "url": "https://example.com:port/"}, "web address"),
        ({**URL_PARAMS, "url": "https://example.com/\u202egpj"}, "cannot be seen"),
        ({**URL_PARAMS, "url": "https://example.com/ b"}, "spaces"),
    ],
)
def test_what_is_no_elicitation_is_refused_in_one_sentence(data: Any, reason: str) -> None:
    with pytest.raises(UnusableForm) as refused:
        parse_request(data)
    message = str(refused.value)
    assert reason in message
    assert message.endswith(".")
    assert "\n" not in message


def test_all_schemas_collected_from_real_servers_can_be_asked() -> None:
    lines = shared("cases", "schemas.jsonl").read_text("utf-8").splitlines()
    requests = [parse_request(json.loads(line)) for line in lines]
    assert len(requests) == 13
    assert all(isinstance(request, Form) and request.fields and request.message for request in requests)
