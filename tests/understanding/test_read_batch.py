"""Readings as JSON lines."""

from __future__ import annotations

import json
from typing import Any

import pytest

from voice_elicit.errors import UnusableWords
from voice_elicit.understanding.batch import run_batch


def ask(reply: str, field: dict[str, Any], **more: Any) -> dict[str, Any]:
    line = json.dumps({"field": field, "name": "x", "reply": reply, **more})
    (answer,) = run_batch([line], "en")
    found: dict[str, Any] = json.loads(answer)
    return found


SIZE = {"type": "string", "enum": ["small", "medium", "large"]}
COUNT = {"type": "integer", "minimum": 1, "maximum": 10}
TAGS = {"type": "array", "items": {"type": "string", "enum": ["bug", "docs", "feature"]}}


@pytest.mark.parametrize(
    ("reply", "field", "answer"),
    [
        ("medium please", SIZE, {"outcome": "value", "value": "medium"}),
        ("smell", SIZE, {"outcome": "confirm", "value": "small"}),
        ("small or large", SIZE, {"outcome": "choose", "options": ["small", "large"]}),
        ("stop", SIZE, {"outcome": "command", "command": "stop"}),
        ("no, large", SIZE, {"outcome": "command", "command": "no", "argument": "large"}),
        ("twelve", COUNT, {"outcome": "problem", "problem": "tooLarge", "value": 12, "limit": 10}),
        ("purple", SIZE, {"outcome": "nothing", "heard": "purple"}),
        ("bug and docs", TAGS, {"outcome": "value", "value": ["bug", "docs"]}),
        ("that's all", TAGS, {"outcome": "command", "command": "done"}),
        ("all", TAGS, {"outcome": "value", "value": ["bug", "docs", "feature"], "flags": ["only"]}),
        ("yes", {"type": "boolean"}, {"outcome": "value", "value": True}),
    ],
)
def test_each_outcome_has_its_line(reply: str, field: dict[str, Any], answer: dict[str, Any]) -> None:
    assert ask(reply, field) == answer


def test_the_clock_of_a_line_counts() -> None:
    answer = ask("tomorrow", {"type": "string", "format": "date"}, now="2026-02-28T10:00:00")
    assert answer == {"outcome": "value", "value": "2026-03-01"}


@pytest.mark.parametrize(
    "line",
    [
        "not json",
        "[]",
        "{}",
        '{"reply": "yes"}',
        '{"field": {"type": "boolean"}}',
        '{"field": {"type": "boolean"}, "reply": 3}',
        '{"field": {"type": "boolean"}, "reply": "yes", "now": "noon"}',
        '{"field": {"type": "boolean"}, "reply": "yes", "required": "yes"}',
        '{"field": {"type": "object"}, "reply": "yes"}',
        '{"field": 7, "reply": "yes"}',
    ],
)
def test_a_bad_line_is_answered_as_unusable_and_the_next_one_read(line: str) -> None:
    good = json.dumps({"field": {"type": "boolean"}, "reply": "yes"})
    bad, answer = map(json.loads, run_batch([line, "", good], "en"))
    assert (bad["outcome"], bad["problem"]) == ("problem", "unusable")
    assert bad["message"].startswith("Line 1: ")
    assert answer == {"outcome": "value", "value": True}


def test_an_unknown_language_is_told() -> None:
    with pytest.raises(UnusableWords, match="no language pack"):
        list(run_batch(["{}"], "xx"))
