"""A rehearsal goes through the real dialogue with examples, to its end, whatever a form asks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dialogue.test_advice import NOW, ORDER, PACK, choice, form, number, text, yes_no
from voice_elicit import parse_request
from voice_elicit.dialogue.rehearsal import Speaker, rehearse


def test_a_rehearsal_is_the_dialogue_with_a_cooperative_person() -> None:
    rehearsal = rehearse(parse_request(ORDER.read_bytes()), PACK, now=NOW)
    assert rehearsal.complete
    said = [line.text for line in rehearsal.lines if line.speaker is Speaker.PERSON]
    assert said[:3] == ["Small", "two", "yes"]
    assert [line.text for line in rehearsal.lines][-1] == "Sent."
    assert sum(line.speaker is Speaker.HELP for line in rehearsal.lines) == 5


@pytest.mark.parametrize(
    "schema",
    [
        text("Serial", pattern="^[A-Z]{2}-\\d{4}$"),
        text("Phone", pattern="^\\d{7}$"),
        text("When", format="date-time"),
        text("At", format="time"),
        text("Page", format="uri"),
        text("Mail", format="email"),
        text("Long one", minLength=40),
        text("Short one", maxLength=3),
        number(kind="number", minimum=0.5, maximum=0.75),
        number(multipleOf=25, minimum=30, maximum=60),
        {"type": "array", "title": "Toppings", "items": {"enum": ["Ham", "Olives", "Onions"]}, "minItems": 2},
        {"type": "array", "title": "Toppings", "items": {"enum": ["Ham", "Olives"]}, "default": []},
        choice("Stop", "Start"),
        choice("Niger", "Nigeria"),
        yes_no(const=True),
        yes_no(default=False),
        text("Password"),
    ],
    ids=lambda schema: schema["title"],
)
def test_a_rehearsal_comes_to_its_end_with_every_kind_of_question(schema: dict[str, Any]) -> None:
    rehearsal = rehearse(form(x=schema), PACK, now=NOW)
    assert rehearsal.complete
    assert rehearsal.lines[-1].text == "Sent."


def test_a_rehearsal_without_an_example_stops_before_it_would_send() -> None:
    rehearsal = rehearse(form(x=text("Odd", pattern="^(?=.*q)(?:zz|yy)+q$")), PACK, now=NOW)
    assert not rehearsal.complete
    assert any("an answer of the form" in line.text for line in rehearsal.lines)
