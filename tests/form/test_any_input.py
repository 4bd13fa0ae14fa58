"""Whatever arrives, the form room answers with a form or a refusal, and every value with a judgement."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from voice_elicit.errors import UnusableForm
from voice_elicit.form.fields import (
    ChoiceField,
    Form,
    Missing,
    MultiChoiceField,
    NumberField,
    UrlRequest,
)
from voice_elicit.form.parse import parse_request
from voice_elicit.form.ranges import allowed_range
from voice_elicit.form.validation import check_content, check_value, normalise

KEYWORDS = [
    *(
        "string",
        "number",
        "integer",
        "boolean",
        "array",
        "object",
        "null",
        "email",
        "date",
        "date-time",
        "time",
    ),
    *(
        "uri",
        "uuid",
        "password",
        "form",
        "url",
        "a",
        "b",
        "elicitation/create",
        "#",
        "#/$defs/a",
        "#/properties/a",
    ),
    *("http://x.invalid/", "^a+$", "[", ""),
]
WORDS = [
    *(
        "string",
        "number",
        "integer",
        "boolean",
        "array",
        "object",
        "null",
        "email",
        "date",
        "date-time",
        "time",
    ),
    *(
        "uri",
        "uuid",
        "password",
        "form",
        "url",
        "a",
        "b",
        "elicitation/create",
        "#",
        "#/$defs/a",
        "#/properties/a",
    ),
    *("http://x.invalid/", "^a+$", "[", ""),
]
scalars = (
    st.none()
    | st.booleans()
    | st.integers(-5, 5)
    | st.integers()
    | st.floats()
    | st.sampled_from(WORDS)
    | st.text(max_size=5)
)
names = st.sampled_from([*KEYWORDS, "a", "b"]) | st.text(max_size=3)
anything: st.SearchStrategy[Any] = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=5),
    max_leaves=25,
)
PLAUSIBLE: dict[str, st.SearchStrategy[Any]] = {
    "type": st.sampled_from(["string", "number", "integer", "boolean", "array", ["integer", "null"]]),
    "enum": st.lists(scalars, max_size=4),
    "enumNames": st.lists(st.text(max_size=4), max_size=4),
    "anyOf": st.lists(st.fixed_dictionaries({}, optional={"const": scalars, "title": st.text(max_size=3)}), max_size=4),
    "items": st.fixed_dictionaries({"enum": st.lists(scalars, min_size=1, max_size=4)}),
    "format": st.sampled_from(WORDS),
    "pattern": st.sampled_from(["^a", "[0-9]+", r"\p{L}", "("]),
    "default": scalars | st.lists(scalars, max_size=3),
    **{key: st.integers(0, 6) for key in ("minLength", "maxLength", "minItems", "maxItems")},
    **{key: st.integers(-9, 9) | st.floats(-9, 9) for key in ("minimum", "maximum", "exclusiveMinimum")},
    "multipleOf": st.sampled_from([1, 2, 0.1, 0.25, 1.5, 1e-9, 1e300]),
}
properties = st.fixed_dictionaries({}, optional=PLAUSIBLE)
schemas = st.builds(
    lambda fields, required: {"type": "object", "properties": fields, "required": required},
    st.dictionaries(st.text(min_size=1, max_size=4), properties | anything, max_size=3),
    st.lists(st.text(max_size=2), max_size=1) | st.just([]),
)
one_field = properties.map(lambda schema: {"type": "object", "properties": {"x": schema}})


def parsed(document: Any) -> Form | UrlRequest | None:
    try:
        return parse_request(document)
    except UnusableForm:
        return None


@settings(deadline=None, max_examples=150)
@given(anything | schemas)
def test_any_json_is_a_request_or_a_refusal(document: Any) -> None:
    from_text = parsed(json.dumps(document))
    if isinstance(document, dict):
        assert parsed(document) == from_text


@settings(deadline=None)
@given(st.binary(max_size=40) | st.text(max_size=40))
def test_any_text_or_bytes_are_a_request_or_a_refusal(data: str | bytes) -> None:
    with suppress(UnusableForm):
        parse_request(data)


@settings(deadline=None, max_examples=150)
@given(one_field, anything)
def test_any_value_is_judged_and_normalising_is_final(schema: Any, value: Any) -> None:
    form = parsed(schema)
    if not isinstance(form, Form):
        return
    (*_, field) = form.fields
    check_value(field, value)
    once = normalise(field, value)
    assert repr(normalise(field, once)) == repr(once)
    if check_value(field, value) is not None:
        assert check_content(form, {"x": value}) != ()
    check_content(form, {"x": once})


@settings(deadline=None, max_examples=150)
@given(one_field)
def test_what_a_field_offers_is_a_valid_answer(schema: Any) -> None:
    form = parsed(schema)
    if not isinstance(form, Form):
        return
    (field,) = form.fields
    if not isinstance(field.default, Missing):
        assert check_value(field, field.default) is None
    if isinstance(field, ChoiceField):
        assert all(check_value(field, option.const) is None for option in field.options)
    if isinstance(field, MultiChoiceField):
        assert field.min_items <= len(field.options)
    if isinstance(field, NumberField) and field.integer:
        for end in allowed_range(field):
            assert end is None or check_value(field, end) is None


@settings(deadline=None, max_examples=150)
@given(one_field, st.data())
def test_what_passes_alone_passes_at_the_end(schema: Any, data: st.DataObject) -> None:
    form = parsed(schema)
    if not isinstance(form, Form):
        return
    (field,) = form.fields
    value: Any
    match field:
        case ChoiceField():
            value = data.draw(st.sampled_from([option.const for option in field.options]))
        case MultiChoiceField():
            consts = [option.const for option in field.options]
            value = data.draw(st.lists(st.sampled_from(consts), unique_by=repr))
        case NumberField():
            value = normalise(field, data.draw(st.integers(-9, 9) | st.decimals(-9, 9, places=2).map(float)))
        case _:
            value = data.draw(st.booleans() | st.sampled_from(WORDS) | st.text(max_size=7))
    if check_value(field, value) is None:
        assert check_content(form, {"x": value}) == ()
