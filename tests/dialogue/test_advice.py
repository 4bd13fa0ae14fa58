"""Advice to those who write forms: each thing that will go wrong is found, and forms that sound well get none."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from tests.shared import shared
from voice_elicit import load_pack, parse_request
from voice_elicit.dialogue.advice import Finding, Level, advise, option_phrases, unheard
from voice_elicit.dialogue.rehearsal import rehearse
from voice_elicit.errors import UnusableForm
from voice_elicit.form.fields import ChoiceField, Form, Request
from voice_elicit.understanding.soundalikes import hard_to_say, sound_alike

PACK = load_pack("en")
NOW = datetime.fromisoformat("2026-11-30T10:00:00+00:00")
ORDER = Path(__file__).resolve().parents[2] / "samples" / "order.json"


def form(message: str = "Book a table.", required: tuple[str, ...] | None = None, **properties: Any) -> Form:
    schema = {"type": "object", "properties": properties}
    schema["required"] = list(properties if required is None else required)
    request = parse_request({"mode": "form", "message": message, "requestedSchema": schema})
    assert isinstance(request, Form)
    return request


def text(title: str = "City", **rest: Any) -> dict[str, Any]:
    return {"type": "string", "title": title, **rest}


def choice(*options: str, title: str = "Plan", **rest: Any) -> dict[str, Any]:
    return {"type": "string", "title": title, "enum": list(options), **rest}


def number(title: str = "Guests", kind: str = "integer", **rest: Any) -> dict[str, Any]:
    return {"type": kind, "title": title, **rest}


def yes_no(title: str = "Gift wrap", **rest: Any) -> dict[str, Any]:
    return {"type": "boolean", "title": title, **rest}


def codes(request: Request) -> list[str]:
    return [finding.code for finding in advise(request, PACK)]


def warnings(request: Request) -> list[str]:
    return [finding.code for finding in advise(request, PACK) if finding.level is Level.WARNING]


def chosen(*options: str) -> ChoiceField:
    (field,) = form(x=choice(*options)).fields
    assert isinstance(field, ChoiceField)
    return field


@pytest.mark.parametrize(
    ("schema", "code"),
    [
        (choice("Iran", "Iraq", "Oman"), "options-alike"),
        (choice("15 minutes", "50 minutes"), "options-alike"),
        (choice("steel", "steal"), "options-alike"),
        (choice("Section B", "Section D"), "options-alike"),
        (choice("Iran", "Iraq", "Mali", "Malawi"), "options-alike-more"),
        (choice("C-level", "C level", "Others"), "options-same"),
        (choice("Stop", "Begin"), "option-command"),
        (choice("Back", "Front"), "option-command"),
        (choice("Know", "Guess"), "option-like-command"),
        (choice("us-east-1", "eu-central-1"), "options-code"),
        (choice("cfg_main", "cfg_test"), "options-code"),
        (choice("LOWEST", "MEDIUM", "HIGHEST"), "options-shouted"),
        (choice("🟢", "🔴"), "options-picture"),
        (choice("Good 👍", "Bad 👎"), "options-symbols"),
        (choice("Cheap", "The one that comes with all the extras and a free gift"), "options-long"),
        (choice(*(f"Room {n}" for n in range(30))), "options-unread"),
        (choice(*(f"Room {n}" for n in range(130))), "options-many"),
        (choice("Yes", "No"), "choice-yes-no"),
        (choice("Only this"), "one-option"),
        (text(description="One of staging, production or test."), "text-choice"),
        (text(description="Log level (debug, info, warning)"), "text-choice"),
        (text(description="Possible values: 'low' | 'high' | 'none'"), "text-choice"),
        (text("Work e-mail"), "format-missing"),
        (text("Start date"), "format-missing"),
        (text("Number of guests"), "number-text"),
        (text("Code", pattern="^[A-Z]{2}-\\d{4}$"), "pattern-unsaid"),
        (text("Nickname", maxLength=8), "length-unsaid"),
        (text("Code word", minLength=6, maxLength=6), "length-unsaid"),
        (text("Run", format="uuid"), "cannot-say"),
        (text("Request JSON"), "cannot-say"),
        (text("Commit", pattern="^[0-9a-f]{40}$"), "cannot-say"),
        (text("Database password"), "secret"),
        (text("API key"), "secret"),
        (number(minimum=3, maximum=6), "range-unsaid"),
        (number("Age", minimum=18), "range-unsaid"),
        (number("Timeout", multipleOf=15), "range-unsaid"),
        (number("Number of replicas", kind="number"), "whole-number"),
        (yes_no("Do not subscribe"), "negative"),
        (yes_no("No marketing e-mails"), "negative"),
        (yes_no("Approve the payment", default=True), "default-consent"),
        (yes_no("Approve the payment", default=False), "default-refusal"),
        (yes_no("Confirm", description="Tick the box to go on"), "screen-words"),
        (text("Which of the many rooms that we have would you like to have for the night?"), "label-long"),
        (text("SHIPPING ADDRESS"), "label-shouted"),
        (text("Room 🛏"), "label-symbols"),
        (text("Value"), "title-empty"),
        (text("Note", description="Optional note for the driver"), "optional-said"),
        ({"type": "string"}, "title-missing"),
        (text("usr-cfg"), "label-code"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_what_will_go_wrong_with_a_question_is_found(schema: dict[str, Any], code: str) -> None:
    assert code in codes(form(answer=schema))


@pytest.mark.parametrize(
    "schema",
    [
        choice("Small", "Medium", "Large"),
        choice("Standard (5-7 days)", "Express (2-3 days)", "Overnight"),
        choice("None", "Vegetarian", "Vegan", "Gluten-free", "Halal", "Kosher"),
        choice("1 - Poor", "2 - Fair", "3 - Good", "4 - Very good", "5 - Excellent"),
        choice("North America", "South America", "Europe"),
        choice("iPhone 15", "iPhone 16"),
        choice("Visa", "Mastercard", "PayPal"),
        choice("Tuesday", "Thursday", "Friday"),
        choice("Import", "Export"),
        choice("Bug", "Story", "Task"),
        choice("C", "C++", "Rust"),
        number(minimum=1, maximum=10),
        number("Stars, one to five", minimum=1, maximum=5),
        number("Port", description="From 1024 to 65535", minimum=1024, maximum=65535),
        number("Year of birth", minimum=1900, maximum=2026),
        number("Price", kind="number", multipleOf=0.01, minimum=0),
        number("Amount of milk", kind="number", minimum=0),
        text("E-mail", format="email"),
        text("Delivery date", format="date"),
        text("City"),
        text("Full name", minLength=2, maxLength=80),
        text("Note for the driver", description="Such as red, green or blue"),
        text("Order code", description="Two letters and four digits, like AB-1234", pattern="^[A-Z]{2}-\\d{4}$"),
        text("Age group", description="Young, old, or anything you like to call it"),
        yes_no(),
        yes_no("Delete the old backups?"),
        yes_no("Notifications", default=True),
    ],
    ids=lambda schema: schema["title"],
)
def test_a_question_that_sounds_well_gets_no_warning(schema: dict[str, Any]) -> None:
    assert warnings(form(answer=schema)) == []


def test_the_sample_form_is_fine() -> None:
    assert advise(parse_request(ORDER.read_bytes()), PACK) == []


def test_a_message_is_neither_missing_nor_a_speech() -> None:
    assert codes(form("", city=text())) == ["message-missing"]
    assert codes(form("We would like to know. " * 9, city=text())) == ["message-long"]
    assert codes(form("We would like to know. " * 20, city=text())) == ["message-cut"]


def test_a_form_of_too_many_questions_is_told_how_long_it_takes() -> None:
    topics = ["city", "street", "country", "colour", "taste", "hobby", "weather", "music", "animal", "food"]
    properties: dict[str, Any] = {topic + "_x": text("Favourite " + topic) for topic in topics}
    (finding,) = advise(form("Tell us more.", tuple(properties), **properties), PACK)
    assert finding.code == "many-questions"
    assert "10 questions take about 3 minutes" in finding.text(PACK)


def test_titles_that_are_the_same_or_sound_alike_are_found() -> None:
    assert codes(form(a=text("City"), b=text("City"))) == ["same-labels"]
    assert "labels-alike" in codes(form(a=text("Male"), b=text("Mail")))
    assert codes(form(a=text("Address 1"), b=text("Address 2"))) == []


def test_required_and_optional_are_meant_as_they_are_said() -> None:
    assert codes(form(required=(), note=text("Note", description="This is required."))) == [
        "nothing-required",
        "required-said",
    ]
    assert codes(form(required=("city",), city=text(), note=text("Note", description="Optional"))) == []


def test_a_yes_no_question_in_the_message_wants_a_boolean() -> None:
    assert codes(form("Do you approve", reply=text("Reply"))) == ["text-yes-no"]
    assert codes(form("Do you want tea or coffee?", reply=text("Drink"))) == []


def test_a_page_is_judged_like_the_person_will_hear_it() -> None:
    page = parse_request({"mode": "url", "message": "Sign in.", "url": "http://me:x@192.0.2.7/", "elicitationId": "1"})
    assert codes(page) == ["page-credentials", "page-insecure", "page-number"]


def test_only_options_without_any_known_name_cannot_be_heard() -> None:
    plan = form(plan=choice("Basic", "Zyxomat"))
    assert {phrase.text for phrase in option_phrases(plan, PACK)} == {"basic", "zyxomat"}
    (finding,) = unheard(plan, PACK, {"zyxomat": ("zyxomat",)})
    assert finding.text(PACK) == (
        'The speech model lacks words of "Zyxomat": what it lacks cannot be heard, only chosen by number.'
    )
    assert unheard(plan, PACK, {}) == []


def test_every_finding_has_its_two_sentences_and_cuts_what_a_server_wrote() -> None:
    finding = Finding("x", "pattern-unsaid", {"pattern": "a" * 900})
    assert len(finding.text(PACK)) < 300
    assert finding.better(PACK)


def test_forms_of_real_servers_are_judged_as_people_would() -> None:
    lines = (shared("cases") / "schemas.jsonl").read_text(encoding="utf-8").splitlines()
    found = {}
    for line in lines:
        row = json.loads(line)
        found[row["source"].split("@")[0] + " " + row["message"][:12]] = warnings(parse_request(_params(row)))
    assert found["microsoft/azure-devops-mcp Select the A"] == []
    assert found["ArcadeAI/arcade-mcp Choose your "] == []
    assert found["modelcontextprotocol/php-sdk Please provi"] == []
    assert found["dynatrace-oss/dynatrace-mcp Please revie"] == ["screen-words", "default-consent"]
    assert found["strands-agents/sdk-python Do you appro"] == ["text-yes-no"]
    assert found["langchain-ai/langchain-mcp-adapters Please provi"] == ["format-missing"]
    assert found["hashicorp/terraform-mcp-server Provide valu"] == ["whole-number"]
    assert "left-out" in found["quarkiverse/quarkus-mcp-server What's your "]


def _params(row: dict[str, Any]) -> dict[str, Any]:
    return {key: row[key] for key in ("mode", "message", "requestedSchema") if key in row}


@pytest.mark.parametrize(
    ("options", "hard"),
    [
        (("us-east-1", "us-west-2"), True),
        (("gpt-4o", "x86_64"), True),
        (("Austria", "Australia", "Peru"), True),
        (("fifteen minutes", "fifty minutes"), True),
        (("Small", "Medium", "Large"), False),
        (("Start", "Stop", "Restart"), False),
        (("Tuesday", "Thursday"), False),
        (("13", "30"), False),
        (("A", "B", "C", "D"), False),
        (("node-18", "node-20"), False),
    ],
)
def test_options_are_offered_by_number_only_where_names_are_no_good(options: tuple[str, ...], hard: bool) -> None:
    assert hard_to_say(chosen(*options), PACK) is hard


def test_labels_sound_alike_by_the_words_in_which_they_differ() -> None:
    assert not sound_alike("EU west one", "EU west two", PACK)
    assert sound_alike("Central Maine", "Central main", PACK)
    assert sound_alike("the small one", "small one", PACK)


_TEXT = st.text(max_size=30)
_ANY_QUESTION = st.one_of(
    st.builds(text, _TEXT, description=_TEXT),
    st.builds(yes_no, _TEXT, description=_TEXT, default=st.booleans()),
    st.builds(number, _TEXT, description=_TEXT, minimum=st.integers(-9, 9), maximum=st.integers(10, 99)),
    st.lists(_TEXT.filter(str.strip), min_size=1, max_size=6, unique=True).map(lambda names: choice(*names)),
)


@settings(max_examples=40, deadline=None)
@given(message=_TEXT, one=_ANY_QUESTION, other=_ANY_QUESTION)
def test_any_form_is_judged_and_rehearsed(message: str, one: dict[str, Any], other: dict[str, Any]) -> None:
    try:
        request = form(message, one=one, other=other)
    except UnusableForm:  # options of control characters alone
        reject()
    for finding in advise(request, PACK):
        assert finding.text(PACK)
        assert finding.better(PACK)
    assert rehearse(request, PACK, now=NOW).lines
