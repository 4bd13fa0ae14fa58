"""Every shape in which servers write the options of a choice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.form.building import field_of
from voice_elicit.errors import UnusableForm
from voice_elicit.form.fields import ChoiceField, MultiChoiceField

Pairs = list[tuple[Any, str]]

SHAPES: list[tuple[dict[str, Any], Pairs]] = [
    ({"enum": ["s", "m"]}, [("s", "s"), ("m", "m")]),
    ({"enum": ["s", "m"], "enumNames": ["Small", "Medium"]}, [("s", "Small"), ("m", "Medium")]),
    ({"enum": ["s", "m"], "enumNames": ["Small"]}, [("s", "s"), ("m", "m")]),
    ({"enum": ["s", "m"], "enumNames": ["Small", None]}, [("s", "Small"), ("m", "m")]),
    ({"enum": ["s", "m"], "enumNames": "Small"}, [("s", "s"), ("m", "m")]),
    ({"oneOf": [{"const": "s", "title": "Small"}, {"const": "m"}]}, [("s", "Small"), ("m", "m")]),
    (
        {"anyOf": [{"const": "s", "title": "Small"}, {"const": "m", "title": ""}]},
        [("s", "Small"), ("m", "m")],
    ),
    ({"anyOf": [{"const": "s"}, {"enum": ["m", "l"]}]}, [("s", "s"), ("m", "m"), ("l", "l")]),
    ({"anyOf": [{"$ref": "#/$defs/S"}, {"const": "m"}]}, [("s", "Small"), ("m", "m")]),
    ({"oneOf": [{"const": "s", "title": "Small"}]}, [("s", "Small")]),
    ({"const": "s"}, [("s", "s")]),
    ({"enum": [1, 2.5, True]}, [(1, "1"), (2.5, "2.5"), (True, "true")]),
    ({"enum": ["1", 1]}, [("1", "1"), (1, "1 (1)")]),
    ({"enum": ["s", "s", "m"]}, [("s", "s"), ("m", "m")]),
    ({"enum": ["", "m"]}, [("m", "m")]),
    ({"enum": ["s", "m"], "oneOf": [{"const": "m", "title": "M!"}, {"const": "x"}]}, [("m", "M!")]),
    ({"enum": ["s", "m", "xxl"], "maxLength": 1}, [("s", "s"), ("m", "m")]),
    ({"enum": [1, 5, 9], "minimum": 2, "multipleOf": 5}, [(5, "5")]),
    (
        {"enum": ["a", "b"], "enumNames": ["Springfield", "springfield"]},
        [("a", "Springfield (a)"), ("b", "springfield (b)")],
    ),
]


def pairs_of(field: object) -> Pairs:
    assert isinstance(field, ChoiceField | MultiChoiceField)
    return [(option.const, option.title) for option in field.options]


@pytest.mark.parametrize(("shape", "expected"), SHAPES)
def test_a_single_choice_is_read_from_every_shape(shape: dict[str, Any], expected: Pairs) -> None:
    pairs = pairs_of(field_of(shape, **{"$defs": {"S": {"const": "s", "title": "Small"}}}))
    assert pairs == expected
    assert [type(const) for const, _ in pairs] == [type(const) for const, _ in expected]


@pytest.mark.parametrize(("shape", "expected"), SHAPES)
def test_several_choices_are_read_from_every_shape(shape: dict[str, Any], expected: Pairs) -> None:
    definitions = {"S": {"const": "s", "title": "Small"}}
    field = field_of({"type": "array", "items": shape}, **{"$defs": definitions})
    assert isinstance(field, MultiChoiceField)
    assert pairs_of(field) == expected


def test_options_of_another_type_than_the_propertys_are_not_offered() -> None:
    assert pairs_of(field_of({"type": "integer", "enum": [1, "two", True, 3.0]})) == [(1, "1"), (3.0, "3.0")]


def test_booleans_with_titles_are_a_choice_of_titles() -> None:
    schema = {
        "type": "boolean",
        "oneOf": [{"const": True, "title": "Send"}, {"const": False, "title": "Keep"}],
    }
    assert pairs_of(field_of(schema)) == [(True, "Send"), (False, "Keep")]


@pytest.mark.parametrize("wrap", [lambda s: s, lambda s: {"type": "array", "items": s}], ids=["one", "several"])
@pytest.mark.parametrize(
    ("schema", "reason"),
    [
        ({"enum": []}, "without options"),
        ({"enum": [None]}, "without options"),
        ({"oneOf": []}, "without options"),
        ({"anyOf": []}, "without options"),
        ({"enum": [{"a": 1}]}, "object or a list"),
        ({"enum": [["a"]]}, "object or a list"),
        ({"enum": ["", "  "]}, "only empty options"),
        ({"type": "string", "enum": [1, 2]}, "no option of its own type"),
        ({"oneOf": [{"const": "a", "title": "A"}, {"const": "a", "title": "B"}]}, "twice"),
        ({"oneOf": [{"const": 1}, {"const": 1.0}]}, "twice"),
        ({"enum": ["a", "a"], "enumNames": ["A", "B"]}, "twice"),
        ({"oneOf": [{"const": "a"}, {"title": "B"}]}, "alternatives"),
        ({"enum": ["a"], "minLength": 2}, "its own limits"),
        ({"enum": ["a"], "const": "b"}, "without options"),
        ({"oneOf": [{"const": "a"}, "b"]}, "not a JSON object"),
    ],
)
def test_options_nobody_could_choose_among_are_refused(schema: Any, reason: str, wrap: Any) -> None:
    with pytest.raises(UnusableForm, match=reason) as refused:
        field_of(wrap(schema))
    assert refused.value.field == "x"
