"""The proxy's rules, without streams: what passes, what is pushed, tasks, and the ends."""

from __future__ import annotations

import pytest

from tests.mcp.relaying import (
    ACCEPTED,
    CAPABILITIES,
    ELICIT,
    FORM,
    frame,
    handshake,
    modern,
    sent_to_host,
    sent_to_server,
)
from voice_elicit.mcp.proxy.actions import Ask, ToHost, ToServer, Withdraw
from voice_elicit.mcp.proxy.capabilities import Declared
from voice_elicit.mcp.proxy.frames import Flaw, Frame, read_frame
from voice_elicit.mcp.proxy.relay import Relay

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
