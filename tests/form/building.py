"""Short ways to a form or a field, for tests that are about one property."""

from __future__ import annotations

from typing import Any

from voice_elicit.form.fields import Field, Form
from voice_elicit.form.parse import parse_request


def form_of(*required: str, **properties: Any) -> Form:
    """A form of these properties."""
    request = parse_request({"type": "object", "properties": properties, "required": list(required)})
    assert isinstance(request, Form)
    return request


def field_of(schema: Any, **rest: Any) -> Field:
    """The one field of a form that asks for `x`; `rest` goes beside `properties`."""
    request = parse_request({"type": "object", "properties": {"x": schema}, **rest})
    assert isinstance(request, Form)
    (field,) = request.fields
    return field
