"""The proxy's rules, without streams: what becomes of each message."""

from __future__ import annotations

import json
from typing import Any

import pytest

from voice_elicit.mcp.proxy.actions import Action, Ask, PageDone, Pause, ToHost, ToServer, Withdraw
from voice_elicit.mcp.proxy.capabilities import Declared
from voice_elicit.mcp.proxy.frames import Flaw, Frame, read_frame
from voice_elicit.mcp.proxy.relay import Relay

VERSION = "io.modelcontextprotocol/protocolVersion"
CAPABILITIES = "io.modelcontextprotocol/clientCapabilities"
ACCEPTED = {"action": "accept", "content": {"size": "small"}}
FORM = {"message": "Size", "requestedSchema": {"type": "object", "properties": {"size": {"type": "string"}}}}
ELICIT = {"method": "elicitation/create", "params": FORM}
SAMPLE = {"method": "sampling/createMessage", "params": {"messages": []}}


def frame(**message: Any) -> Frame:
    line = json.dumps({"jsonrpc": "2.0", **message}).encode()
    read = read_frame(line)
    assert isinstance(read, Frame)
    return read


def handshake(relay: Relay, **capabilities: Any) -> dict[str, Any]:
    """What the server gets to see of the host's initialize."""
    params = {"protocolVersion": "2025-11-25", "capabilities": capabilities, "clientInfo": {"name": "host"}}
    [action] = relay.from_host(frame(id=0, method="initialize", params=params))
    relay.from_server(frame(id=0, result={"serverInfo": {"name": "orders", "title": "Green Table"}}))
    capabilities_sent: dict[str, Any] = sent_to_server(action)["params"]["capabilities"]
    return capabilities_sent


def sent_to_server(action: Action) -> Any:
    assert isinstance(action, ToServer)
    return action.frame.message


def sent_to_host(action: Action) -> Any:
    assert isinstance(action, ToHost)
    return action.frame.message


def modern(relay: Relay, request_id: Any = 1, **params: Any) -> dict[str, Any]:
    meta = {VERSION: "2026-07-28", CAPABILITIES: {"sampling": {}}}
    [action] = relay.from_host(frame(id=request_id, method="tools/call", params={"name": "t", "_meta": meta, **params}))
    sent: dict[str, Any] = sent_to_server(action)
    return sent


# -- passing ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        b'{"jsonrpc":"2.0","id":1,"method":"x/unknown","params":{"n":1.10,"big":123456789012345678901234567890}}',
        b'{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"1","progress":1e400}}',
        b'{"jsonrpc":"2.0","id":"1","result":{"\\u00e9":"\\ud800"},"extra":null}',
        b'{ "jsonrpc" : "2.0", "id":7, "error":{"code":1,"message":""}}',
    ],
)
def test_what_is_no_elicitation_passes_byte_for_byte_in_both_directions(line: bytes) -> None:
    relay = Relay()
    read = read_frame(line)
    assert isinstance(read, Frame)
    [to_server] = relay.from_host(read)
    assert isinstance(to_server, ToServer)
    assert to_server.frame.line() == line + b"\n"
    [to_host] = Relay().from_server(read)
    assert isinstance(to_host, ToHost)
    assert to_host.frame.line() == line + b"\n"


@pytest.mark.parametrize(
    "line", [b"nonsense", b"[]", b'[{"jsonrpc":"2.0","id":1,"method":"ping"}]', b"3", b'{"a":NaN}']
)
def test_a_line_that_is_no_message_is_a_flaw(line: bytes) -> None:
    assert isinstance(read_frame(line), Flaw)


def test_the_host_declares_elicitation_and_its_own_capabilities_stay() -> None:
    declared = handshake(Relay(), roots={"listChanged": True}, experimental={"x": {"y": 1}})
    assert declared == {
        "roots": {"listChanged": True},
        "experimental": {"x": {"y": 1}},
        "elicitation": {"form": {}, "url": {}},
        "tasks": {"requests": {"elicitation": {"create": {}}}, "cancel": {}},
    }


def test_a_modern_request_declares_elicitation_in_its_meta() -> None:
    sent = modern(Relay(), arguments={"a": 1})
    assert sent["params"]["_meta"][CAPABILITIES] == {"sampling": {}, "elicitation": {"form": {}, "url": {}}}
    assert sent["params"]["arguments"] == {"a": 1}


# -- pushed elicitations ---------------------------------------------------------------------------------


def test_a_pushed_elicitation_is_asked_and_answered_and_the_host_sees_nothing() -> None:
    relay = Relay()
    handshake(relay)
    [ask] = relay.from_server(frame(id="e1", **ELICIT))
    assert isinstance(ask, Ask)
    assert (ask.params, ask.claim) == (FORM, "Green Table")
    [answer] = relay.answered(ask.key, ACCEPTED)
    assert sent_to_server(answer) == {"jsonrpc": "2.0", "id": "e1", "result": ACCEPTED}


def test_a_cancelled_elicitation_is_withdrawn_and_never_answered() -> None:
    relay = Relay()
    handshake(relay)
    [ask] = relay.from_server(frame(id=9, **ELICIT))
    assert isinstance(ask, Ask)
    cancel = frame(method="notifications/cancelled", params={"requestId": 9})
    assert relay.from_server(cancel) == [Withdraw(ask.key)]
    assert relay.answered(ask.key, ACCEPTED) == []


def test_the_id_one_and_the_text_one_are_two_elicitations() -> None:
    relay = Relay()
    handshake(relay)
    relay.from_server(frame(id=1, **ELICIT))
    cancel = frame(method="notifications/cancelled", params={"requestId": "1"})
    assert relay.from_server(cancel) == [ToHost(cancel)]


@pytest.mark.parametrize("mode", ["dance", "url"])
def test_a_mode_that_was_not_declared_gets_invalid_params(mode: str) -> None:
    relay = Relay(Declared(modes=("form",)))
    handshake(relay)
    [answer] = relay.from_server(frame(id=1, method="elicitation/create", params={**FORM, "mode": mode}))
    assert sent_to_server(answer)["error"]["code"] == -32602


def test_a_host_that_is_preferred_answers_the_modes_it_declared_and_no_others() -> None:
    relay = Relay(Declared(prefer="host"))
    assert handshake(relay, elicitation={})["elicitation"] == {"form": {}, "url": {}}
    form = frame(id=1, **ELICIT)
    assert relay.from_server(form) == [ToHost(form)]
    [ask] = relay.from_server(frame(id=2, method="elicitation/create", params={"mode": "url", "url": "https://a.b"}))
    assert isinstance(ask, Ask)


def test_a_pushed_elicitation_since_2026_is_no_method() -> None:
    relay = Relay()
    modern(relay)
    [answer] = relay.from_server(frame(id=1, **ELICIT))
    assert sent_to_server(answer)["error"]["code"] == -32601


def test_when_the_host_cancels_its_last_request_what_was_asked_for_it_is_withdrawn() -> None:
    relay = Relay()
    handshake(relay)
    relay.from_host(frame(id=4, method="tools/call", params={"name": "t"}))
    [ask] = relay.from_server(frame(id="e", **ELICIT))
    assert isinstance(ask, Ask)
    cancel = frame(method="notifications/cancelled", params={"requestId": 4})
    withdraw, answer, passed = relay.from_host(cancel)
    assert withdraw == Withdraw(ask.key)
    assert sent_to_server(answer)["result"] == {"action": "cancel"}
    assert passed == ToServer(cancel)


def test_signs_of_life_go_to_the_server_and_to_the_host_while_the_person_is_asked() -> None:
    relay = Relay()
    handshake(relay)
    relay.from_host(frame(id=4, method="tools/call", params={"name": "t", "_meta": {"progressToken": "h"}}))
    assert relay.alive() == []
    relay.from_server(frame(method="notifications/progress", params={"progressToken": "h", "progress": 2, "total": 9}))
    relay.from_server(frame(id="e", method="elicitation/create", params={**FORM, "_meta": {"progressToken": 7}}))
    to_server, to_host = relay.alive()
    assert sent_to_server(to_server)["params"] == {"progressToken": 7, "progress": 1}
    told = sent_to_host(to_host)["params"]
    assert (told["progressToken"], told["total"]) == ("h", 9)
    assert 2 < told["progress"] < 2.01


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


# -- tasks -----------------------------------------------------------------------------------------------


def test_a_task_of_the_servers_that_needs_input_is_asked_for_its_result_once() -> None:
    relay = Relay()
    handshake(relay)
    status = frame(method="notifications/tasks/status", params={"taskId": "t", "status": "input_required"})
    passed, fetch = relay.from_server(status)
    assert passed == ToHost(status)
    assert sent_to_server(fetch)["method"] == "tasks/result"
    assert relay.from_server(status) == [ToHost(status)]
    assert relay.from_server(frame(id=sent_to_server(fetch)["id"], result={"content": []})) == []


def test_an_elicitation_as_a_task_is_polled_and_fetched_by_the_server() -> None:
    relay = Relay()
    handshake(relay)
    ask, created = relay.from_server(frame(id=1, method="elicitation/create", params={**FORM, "task": {"ttl": 9000}}))
    assert isinstance(ask, Ask)
    task = sent_to_server(created)["result"]["task"]
    assert task["status"] == "working"
    [poll] = relay.from_server(frame(id=2, method="tasks/get", params={"taskId": task["taskId"]}))
    assert sent_to_server(poll)["result"]["status"] == "working"
    assert relay.from_server(frame(id=3, method="tasks/result", params={"taskId": task["taskId"]})) == []
    [answer] = relay.answered(ask.key, ACCEPTED)
    assert sent_to_server(answer)["id"] == 3
    assert sent_to_server(answer)["result"]["content"] == ACCEPTED["content"]
    [poll] = relay.from_server(frame(id=4, method="tasks/get", params={"taskId": task["taskId"]}))
    assert sent_to_server(poll)["result"]["status"] == "completed"


def test_a_cancelled_task_withdraws_its_question() -> None:
    relay = Relay()
    handshake(relay)
    ask, created = relay.from_server(frame(id=1, method="elicitation/create", params={**FORM, "task": {}}))
    assert isinstance(ask, Ask)
    task_id = sent_to_server(created)["result"]["task"]["taskId"]
    withdraw, cancelled = relay.from_server(frame(id=2, method="tasks/cancel", params={"taskId": task_id}))
    assert withdraw == Withdraw(ask.key)
    assert sent_to_server(cancelled)["result"]["status"] == "cancelled"
    [again] = relay.from_server(frame(id=3, method="tasks/cancel", params={"taskId": task_id}))
    assert sent_to_server(again)["error"]["code"] == -32602


def test_a_task_nobody_knows_gets_invalid_params() -> None:
    relay = Relay()
    handshake(relay)
    [answer] = relay.from_server(frame(id=1, method="tasks/get", params={"taskId": "?"}))
    assert sent_to_server(answer)["error"]["code"] == -32602


# -- the ends --------------------------------------------------------------------------------------------


def test_when_the_server_is_gone_every_request_gets_an_error_and_every_question_is_withdrawn() -> None:
    relay = Relay()
    handshake(relay)
    relay.from_host(frame(id=4, method="tools/call", params={"name": "t"}))
    [ask] = relay.from_server(frame(id="e", **ELICIT))
    assert isinstance(ask, Ask)
    withdraw, told = relay.server_gone("It ended.")
    assert withdraw == Withdraw(ask.key)
    assert sent_to_host(told) == {"jsonrpc": "2.0", "id": 4, "error": {"code": -32000, "message": "It ended."}}
