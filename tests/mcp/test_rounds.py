"""Rounds driven by a host that has its own client."""

from __future__ import annotations

import json
from typing import Any

import pytest
from mcp_types import InputRequiredResult

from tests.mcp.people import person
from voice_elicit.mcp.backoff import BackOff
from voice_elicit.mcp.rounds import Item, UnusableResult, view_items

pytestmark = pytest.mark.anyio

FORM = {
    "method": "elicitation/create",
    "params": {
        "message": "Your order",
        "requestedSchema": {"type": "object", "properties": {"size": {"type": "string", "enum": ["small", "large"]}}},
    },
}
AGREE = {
    "method": "elicitation/create",
    "params": {"message": "Delete it?", "requestedSchema": {"type": "object", "properties": {}}},
}
PAGE = {
    "method": "elicitation/create",
    "params": {"mode": "url", "message": "Pay", "url": "https://pay.example.org/7?x=1"},
}
SAMPLE = {"method": "sampling/createMessage", "params": {"messages": []}}
STATE = '{"not": "touched" }'
ALL = {
    "resultType": "input_required",
    "inputRequests": {"form": FORM, "agree": AGREE, "page": PAGE, "thought": SAMPLE, "broken": {"method": 3}},
    "requestState": STATE,
}


def test_the_view_tells_questions_confirmations_pages_and_what_is_unknown() -> None:
    assert view_items(ALL) == (
        Item("form", "questions", "elicitation/create", "Your order", ("size",)),
        Item("agree", "confirmation", "elicitation/create", "Delete it?"),
        Item("page", "page", "elicitation/create", "Pay", host="pay.example.org", url="https://pay.example.org/7?x=1"),
        Item("thought", "unknown", "sampling/createMessage"),
        Item("broken", "unknown", ""),
    )


@pytest.mark.parametrize("shape", ["mapping", "text", "bytes", "whole response"])
async def test_a_result_is_answered_in_order_and_the_state_stays_exact(shape: str) -> None:
    someone = person("large", "yes", "yes", "no")
    given: dict[str, Any] = {
        "mapping": ALL,
        "text": json.dumps(ALL),
        "bytes": json.dumps(ALL).encode(),
        "whole response": {"jsonrpc": "2.0", "id": 4, "result": ALL},
    }
    answers = await someone.mcp.named("Orders").rounds.answer(given[shape])
    assert answers.input_responses == {
        "form": {"action": "accept", "content": {"size": "large"}},
        "agree": {"action": "accept", "content": {}},
        "page": {"action": "decline"},
    }
    assert answers.request_state == STATE
    assert [item.name for item in answers.unsent] == ["thought", "broken"]
    retry = answers.retry({"name": "t", "inputResponses": {"old": 1}, "requestState": "old"})
    assert retry == {"name": "t", "inputResponses": answers.input_responses, "requestState": STATE}


async def test_an_object_of_the_sdk_is_answered_like_its_json() -> None:
    someone = person("large", "yes")
    result = InputRequiredResult.model_validate({"inputRequests": {"form": FORM}})
    answers = await someone.mcp.named("Orders").rounds.answer(result)
    assert answers.input_responses["form"]["content"] == {"size": "large"}
    assert answers.retry({"name": "t"}) == {"name": "t", "inputResponses": answers.input_responses}


async def test_what_the_host_answers_itself_is_merged() -> None:
    someone = person("large", "yes")

    async def others(name: str, request: dict[str, Any]) -> Any:
        return {"role": "assistant"} if request["method"].startswith("sampling") else None

    result = {"inputRequests": {"form": FORM, "thought": SAMPLE, "roots": {"method": "roots/list"}}}
    answers = await someone.mcp.named("Orders").rounds.answer(result, others=others)
    assert set(answers.input_responses) == {"form", "thought"}
    assert [item.name for item in answers.unsent] == ["roots"]


async def test_a_form_that_cannot_be_asked_is_cancelled_and_never_raises() -> None:
    nested = {"type": "object", "properties": {"a": {"type": "object", "properties": {}}}, "required": ["a"]}
    asked = {"method": "elicitation/create", "params": {"message": "m", "requestedSchema": nested}}
    someone = person()
    answers = await someone.mcp.rounds.answer({"inputRequests": {"x": asked}})
    assert answers.input_responses == {"x": {"action": "cancel"}}
    assert view_items({"inputRequests": {"x": asked}})[0].problem


async def test_a_request_is_driven_to_its_end_with_waits_where_nothing_is_asked() -> None:
    someone = person("large", "yes")
    sent: list[dict[str, Any]] = []
    results: list[dict[str, Any]] = [
        {"resultType": "input_required", "requestState": "busy"},
        {"resultType": "input_required", "inputRequests": {"form": FORM}, "requestState": "s"},
        {"resultType": "complete", "content": []},
    ]

    async def send(params: dict[str, Any]) -> dict[str, Any]:
        sent.append(params)
        return results[len(sent) - 1]

    rounds = someone.mcp.named("Orders").rounds
    assert await rounds.drive({"name": "t"}, send) == {"resultType": "complete", "content": []}
    assert sent[1] == {"name": "t", "requestState": "busy"}
    assert sent[2]["requestState"] == "s"
    assert sent[2]["inputResponses"]["form"]["action"] == "accept"


async def test_a_server_that_never_asks_anything_is_given_up() -> None:
    from voice_elicit.mcp.rounds import Rounds

    async def send(params: dict[str, Any]) -> dict[str, Any]:
        return {"resultType": "input_required", "requestState": "busy"}

    rounds = Rounds(person().elicitor, backoff=lambda: BackOff(initial=0.0, limit=5))
    with pytest.raises(UnusableResult, match="asks for nothing"):
        await rounds.drive({}, send)


@pytest.mark.parametrize("result", ["nonsense", "[]", {}, {"inputRequests": []}, {"inputRequests": {}}])
def test_what_is_no_input_required_result_is_refused(result: Any) -> None:
    with pytest.raises(UnusableResult):
        view_items(result)
