"""The proxy's rules for requests that come back for input first: rounds and pages."""

from __future__ import annotations

from typing import Any

from tests.mcp.relaying import (
    ACCEPTED,
    ELICIT,
    SAMPLE,
    frame,
    handshake,
    modern,
    sent_to_host,
    sent_to_server,
)
from voice_elicit.mcp.proxy.actions import Action, Ask, PageDone, Pause, ToHost, Withdraw
from voice_elicit.mcp.proxy.relay import Relay

# -- rounds ----------------------------------------------------------------------------------------------


def required(relay: Relay, request_id: Any, requests: Any, **state: Any) -> list[Action]:
    result = {"resultType": "input_required", **({"inputRequests": requests} if requests else {}), **state}
    return relay.from_server(frame(id=request_id, result=result))


def test_a_round_is_answered_under_a_fresh_id_with_the_exact_state() -> None:
    relay = Relay()
    first = modern(relay, 1, arguments={"a": 1})
    [ask] = required(relay, 1, {"order": ELICIT}, requestState='{"b" :1}  ')
    assert isinstance(ask, Ask)
    [retry] = relay.answered(ask.key, ACCEPTED)
    sent = sent_to_server(retry)
    assert sent["id"] != 1
    assert sent["params"] == {**first["params"], "inputResponses": {"order": ACCEPTED}, "requestState": '{"b" :1}  '}
    [done] = relay.from_server(frame(id=sent["id"], result={"resultType": "complete", "content": []}))
    assert sent_to_host(done) == {"jsonrpc": "2.0", "id": 1, "result": {"resultType": "complete", "content": []}}


def test_a_second_round_forgets_the_first_ones_answers_and_state() -> None:
    relay = Relay()
    modern(relay)
    [ask] = required(relay, 1, {"one": ELICIT}, requestState="s1")
    assert isinstance(ask, Ask)
    [retry] = relay.answered(ask.key, ACCEPTED)
    [ask] = required(relay, sent_to_server(retry)["id"], {"two": ELICIT})
    assert isinstance(ask, Ask)
    [retry] = relay.answered(ask.key, {"action": "decline"})
    params = sent_to_server(retry)["params"]
    assert params["inputResponses"] == {"two": {"action": "decline"}}
    assert "requestState" not in params


def test_a_round_without_questions_waits_longer_each_time_and_ends() -> None:
    relay = Relay()
    modern(relay)
    live: Any = 1
    waits: list[float] = []
    while True:
        [action] = required(relay, live, None, requestState="busy")
        if not isinstance(action, Pause):
            break
        waits.append(action.seconds)
        [retry] = relay.resume(action.key)
        assert sent_to_server(retry)["params"]["requestState"] == "busy"
        live = sent_to_server(retry)["id"]
    assert waits[:4] == [0.05, 0.1, 0.2, 0.4]
    assert max(waits) == 2.0
    assert len(waits) == 20
    assert sent_to_host(action)["error"]["code"] == -32603


def test_a_mixed_round_goes_to_the_host_for_its_half_and_both_are_merged() -> None:
    relay = Relay()
    modern(relay)
    [ask] = required(relay, 1, {"order": ELICIT, "thought": SAMPLE}, requestState="mine")
    assert isinstance(ask, Ask)
    [handed] = relay.answered(ask.key, ACCEPTED)
    result = sent_to_host(handed)["result"]
    assert result["inputRequests"] == {"thought": SAMPLE}
    again = modern(relay, 2, inputResponses={"thought": {"role": "x"}}, requestState=result["requestState"])
    assert again["params"]["inputResponses"] == {"thought": {"role": "x"}, "order": ACCEPTED}
    assert again["params"]["requestState"] == "mine"


def test_a_round_that_is_all_for_the_host_passes_as_it_came() -> None:
    relay = Relay()
    modern(relay)
    result = {"resultType": "input_required", "inputRequests": {"t": SAMPLE}, "requestState": "s"}
    whole = frame(id=1, result=result)
    assert relay.from_server(whole) == [ToHost(whole)]


def test_cancelling_a_held_request_withdraws_its_questions_and_nothing_more_is_sent() -> None:
    relay = Relay()
    modern(relay)
    [ask] = required(relay, 1, {"order": ELICIT})
    assert isinstance(ask, Ask)
    assert relay.from_host(frame(method="notifications/cancelled", params={"requestId": 1})) == [Withdraw(ask.key)]
    assert relay.answered(ask.key, ACCEPTED) == []


def test_cancelling_a_retried_request_names_the_id_the_server_knows() -> None:
    relay = Relay()
    modern(relay)
    [ask] = required(relay, 1, {"order": ELICIT})
    assert isinstance(ask, Ask)
    [retry] = relay.answered(ask.key, ACCEPTED)
    [cancel] = relay.from_host(frame(method="notifications/cancelled", params={"requestId": 1, "reason": "bored"}))
    assert sent_to_server(cancel)["params"] == {"requestId": sent_to_server(retry)["id"], "reason": "bored"}


# -- pages -----------------------------------------------------------------------------------------------

NEEDS_PAGE = {
    "code": -32042,
    "message": "sign in",
    "data": {"elicitations": [{"mode": "url", "message": "m", "url": "https://a.b", "elicitationId": "p1"}]},
}


def test_an_error_that_wants_a_page_is_tried_again_when_the_server_says_the_page_is_done() -> None:
    relay = Relay()
    handshake(relay)
    relay.from_host(frame(id=4, method="tools/call", params={"name": "t"}))
    [ask] = relay.from_server(frame(id=4, error=NEEDS_PAGE))
    assert isinstance(ask, Ask)
    [pause] = relay.answered(ask.key, {"action": "accept"})
    assert isinstance(pause, Pause)
    complete = frame(method="notifications/elicitation/complete", params={"elicitationId": "p1"})
    done, retry = relay.from_server(complete)
    assert done == PageDone("Green Table")
    sent = sent_to_server(retry)
    assert sent["params"] == {"name": "t"}
    assert relay.resume(pause.key) == []
    [result] = relay.from_server(frame(id=sent["id"], result={}))
    assert sent_to_host(result)["id"] == 4


def test_an_error_that_wants_a_page_reaches_the_host_when_the_person_refuses() -> None:
    relay = Relay()
    handshake(relay)
    relay.from_host(frame(id=4, method="tools/call", params={"name": "t"}))
    [ask] = relay.from_server(frame(id=4, error=NEEDS_PAGE))
    assert isinstance(ask, Ask)
    [passed] = relay.answered(ask.key, {"action": "decline"})
    assert sent_to_host(passed)["error"]["code"] == -32042


def test_the_end_of_an_unknown_page_is_ignored() -> None:
    relay = Relay()
    handshake(relay)
    assert relay.from_server(frame(method="notifications/elicitation/complete", params={"elicitationId": "?"})) == []
