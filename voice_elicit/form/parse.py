"""From what arrived to what is to be asked: the one door through which a server's words come in.

Takes a bare requestedSchema, elicitation params, a JSON-RPC request or an entry of `inputRequests`, as JSON
text or as parsed. Either a `Request` leaves, or one `UnusableForm` that says what is wrong and where.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from pydantic import ValidationError

from voice_elicit.errors import UnusableForm
from voice_elicit.form.fields import Field, Form, Request, UrlRequest
from voice_elicit.form.labels import tidy_lines
from voice_elicit.form.questions import can_be_answered, question, wrong_key
from voice_elicit.form.references import References
from voice_elicit.form.refusals import quoted, refusal
from voice_elicit.form.wire import ElicitParams, RootSchema

__all__ = ["MOST_FIELDS", "parse_field", "parse_request"]

MOST_FIELDS = 100
"""More questions than anyone answers by voice; a form of thousands is a mistake or an attack."""

_METHOD = "elicitation/create"
_WEB = ("https", "http")
"""Schemes a person can be asked to open; any other would start a program of this machine."""


def parse_request(data: Mapping[str, Any] | str | bytes) -> Request:
    """The request in `data`.

    Raises:
        UnusableForm: it is no elicitation, or not one that can be asked by voice.
    """
    document = _document(data)
    if "method" in document or "jsonrpc" in document:
        document = _params_of_call(document)
    elif _is_schema(document):
        return _form("", document)
    return _request(document)


def parse_field(data: Mapping[str, Any] | str | bytes, name: str, *, required: bool = False) -> Field:
    """One property schema as a field of that name; it may bring its own `$defs`.

    Raises:
        UnusableForm: it cannot be asked by voice.
    """
    document = _document(data)
    return question(name, document, References(document), required=required)


def _document(data: Mapping[str, Any] | str | bytes) -> dict[str, Any]:
    """Plain JSON of our own, so that nothing the caller does later changes the form."""
    try:
        document = json.loads(_text(data), parse_constant=_no_constant)
        json.dumps(document, ensure_ascii=False).encode()
    except UnicodeError:
        raise UnusableForm("The request is not text in UTF-8: send JSON in UTF-8.") from None
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise UnusableForm(f"The request is not JSON at {where}: {error.msg}.") from None
    except (ValueError, TypeError, RecursionError):
        raise UnusableForm(
            "The request is not JSON: it holds a number, a nesting or a value that JSON cannot."
        ) from None
    if not isinstance(document, dict):
        raise UnusableForm("The request is not a JSON object: give a requestedSchema or elicitation params.")
    return document


def _text(data: object) -> str:
    if isinstance(data, bytes):
        return data.decode("utf-8-sig")
    if isinstance(data, str):
        return data.removeprefix("\ufeff")
    return json.dumps(data, ensure_ascii=False, allow_nan=False, default=_as_dict)


def _as_dict(value: object) -> dict[Any, Any]:
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError


def _no_constant(name: str) -> object:
    raise ValueError(name)


def _params_of_call(call: dict[str, Any]) -> dict[str, Any]:
    method = call.get("method")
    if method != _METHOD:
        named = quoted(method) if isinstance(method, str) else "missing"
        raise UnusableForm(f"The request's method is {named}: only {_METHOD} can be answered.")
    params = call.get("params")
    if not isinstance(params, dict):
        raise UnusableForm("The request's params are not a JSON object: give message and requestedSchema.")
    return params


def _is_schema(document: dict[str, Any]) -> bool:
    if any(key in document for key in ("requestedSchema", "requested_schema")) or "mode" in document:
        return False
    return isinstance(document.get("properties"), dict) or any(
        key in document for key in ("type", "$ref", "$schema", "$defs")
    )


def _request(document: dict[str, Any]) -> Request:
    try:
        params = ElicitParams.model_validate(document)
    except ValidationError as error:
        raise UnusableForm(f"The elicitation's params have a wrong {wrong_key(error)}.") from None
    message = tidy_lines(params.message)
    match params.mode:
        case "form":
            if params.requested_schema is None:
                raise UnusableForm("The elicitation has no requestedSchema: give one, or mode url with a url.")
            return _form(message, params.requested_schema)
        case "url":
            return UrlRequest(message, _web_address(params.url), params.elicitation_id)
        case mode:
            raise UnusableForm(f"The elicitation's mode is {quoted(mode)}: only form and url are known.")


def _web_address(url: str | None) -> str:
    if not url:
        raise UnusableForm("The elicitation is of mode url and has no url: give one.")
    if not url.isprintable() or " " in url:
        raise UnusableForm("The elicitation's url holds spaces or characters that cannot be seen: encode them.")
    try:
        parts = urlsplit(url)
        usable = parts.scheme in _WEB and bool(parts.hostname)
        _ = parts.port  # Raises when it is no port.
    except ValueError:
        usable = False
    if not usable:
        raise UnusableForm(f"The elicitation's url {quoted(url)} is no web address: give one with https.")
    return url


def _form(message: str, schema: dict[str, Any]) -> Form:
    references = References(schema)
    plain = references.plain(schema, "requestedSchema").schema
    try:
        root = RootSchema.model_validate(plain)
    except ValidationError as error:
        raise UnusableForm(f"The requestedSchema has a wrong {wrong_key(error)}.") from None
    if "object" not in root.type:
        raise UnusableForm(f"The requestedSchema is of type {quoted(root.type[0])}: it must be an object.")
    if not root.properties and any(plain.get(key) for key in ("anyOf", "oneOf", "allOf")):
        raise UnusableForm("The requestedSchema is a choice between forms: send the one form to be answered.")
    if len(root.properties) > MOST_FIELDS:
        raise UnusableForm(f"The form has {len(root.properties)} fields: at most {MOST_FIELDS} can be asked by voice.")
    for name in root.required:
        if name not in root.properties:
            raise refusal(name, "is required and not among the properties, so no answer could be complete")
    fields, left_out = _questions(root, references)
    if left_out and not fields:
        raise refusal(left_out[0], "has a format and a length that exclude each other")
    return Form(message, fields, json.dumps(schema, ensure_ascii=False), left_out)


def _questions(root: RootSchema, references: References) -> tuple[tuple[Field, ...], tuple[str, ...]]:
    fields: list[Field] = []
    left_out: list[str] = []
    for name, schema in root.properties.items():
        field = question(name, schema, references, required=name in root.required)
        if can_be_answered(field):
            fields.append(field)
        elif field.required:
            raise refusal(name, "has a format and a length that exclude each other, so no answer could be right")
        else:
            left_out.append(name)
    return tuple(fields), tuple(left_out)
