"""Strangers at the door: origins, names, tokens, and limits on messages, their size and rate, and on visits."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from tests.kiosk.stand import Kiosk, kiosk

pytest.importorskip("websockets")

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect


@pytest.fixture(scope="module")
def desk() -> Iterator[Kiosk]:
    with kiosk(recognizer="none") as running:
        yield running


def test_a_page_from_elsewhere_gets_no_visit(desk: Kiosk) -> None:
    assert _post(desk, "visit", origin="https://evil.example")[0] == 403
    assert _post(desk, "visit", origin="")[0] == 403
    assert _post(desk, "visit")[0] == 201


def test_a_websocket_from_elsewhere_is_refused(desk: Kiosk) -> None:
    with pytest.raises(Exception, match="403"), _link(desk, origin="https://evil.example"):
        pass


def test_a_name_this_server_does_not_know_is_refused() -> None:
    with kiosk(recognizer="none", hosts=("localhost",)) as desk:
        assert _post(desk, "visit")[0] == 421


def test_a_wrong_token_is_refused(desk: Kiosk) -> None:
    with _link(desk) as socket:
        socket.send(json.dumps({"type": "hello", "token": "guess"}))
        assert _closing_code(socket) == 4404
    assert _post(desk, "exchange", token="guess")[0] == 404


@pytest.mark.parametrize(
    "message",
    [
        "no json",
        json.dumps({"type": "unknown"}),
        json.dumps({"type": "type", "question": 1, "text": "x" * 5000}),
        json.dumps({"type": "type", "question": 1, "text": "a", "more": 1}),
        bytes(20_000),
        bytes(3),
    ],
)
def test_a_malformed_message_ends_the_connection_and_not_the_visit(desk: Kiosk, message: str | bytes) -> None:
    token = _token(desk)
    with _greeted(desk, token) as socket:
        socket.send(message)
        assert _closing_code(socket) == 4400
    with _greeted(desk, token):
        pass


def test_a_flood_of_messages_ends_the_connection(desk: Kiosk) -> None:
    with _greeted(desk, _token(desk)) as socket:
        with suppress(ConnectionClosed):
            for _ in range(3000):
                socket.send(bytes(2))
        assert _closing_code(socket) == 4429


def test_what_is_not_offered_cannot_be_pressed(desk: Kiosk) -> None:
    with _greeted(desk, _token(desk)) as socket:
        screen = _await(socket, "screen")["screen"]
        for key, value in (("option", "99"), ("command", "yes"), ("field", "quantity"), ("command", "rm -rf")):
            socket.send(json.dumps({"type": "press", "question": screen["number"], "key": key, "value": value}))
        socket.send(json.dumps({"type": "press", "question": screen["number"] + 7, "key": "option", "value": "1"}))
        socket.send(json.dumps({"type": "press", "question": screen["number"], "key": "option", "value": "3"}))
        assert _await(socket, "caption", who="person")["text"] == "Large"


def test_more_visitors_than_places_hear_that_it_is_busy() -> None:
    with kiosk(recognizer="none", visitors=2) as desk:
        assert [_post(desk, "visit")[0] for _ in range(3)] == [201, 201, 503]


def test_visits_in_a_rush_are_refused_before_they_cost_anything() -> None:
    with kiosk(recognizer="none", visitors=2, absent=0.0) as desk:
        answers = [_post(desk, "visit")[0] for _ in range(40)]
        assert 503 in answers


def test_a_page_without_a_websocket_has_the_same_limits(desk: Kiosk) -> None:
    token = _token(desk)
    assert _post(desk, "exchange", token=token, body="no json")[0] == 400
    assert _post(desk, "exchange", token=token, body="x" * 100_000)[0] == 400
    assert _post(desk, "exchange", token=token, origin="https://evil.example")[0] == 403
    stay = "\n".join(['{"type": "stay"}'] * 300)
    assert 429 in [_post(desk, "exchange", token=token, body=stay)[0] for _ in range(4)]


def test_a_second_page_of_a_visit_takes_over_from_the_first(desk: Kiosk) -> None:
    token = _token(desk)
    with _greeted(desk, token) as first, _greeted(desk, token):
        assert _closing_code(first) == 1000


def test_every_answer_forbids_inline_code_foreign_requests_and_frames(desk: Kiosk) -> None:
    with urllib.request.urlopen(desk.url) as answer:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert "http://" not in answer.read().decode()
        assert answer.headers["cache-control"] == "no-store"


def test_a_visit_that_nobody_connects_to_ends() -> None:
    with kiosk(recognizer="none", absent=0.2, visitors=1) as desk:
        assert _post(desk, "visit")[0] == 201
        for _ in range(3000):
            if _post(desk, "visit")[0] == 201:
                break
        else:
            pytest.fail("the place was never given back")


def _post(desk: Kiosk, path: str, *, origin: str | None = None, token: str = "", body: str = "") -> tuple[int, Any]:
    headers = {"origin": desk.url.rstrip("/") if origin is None else origin, "authorization": f"Bearer {token}"}
    request = urllib.request.Request(desk.url + path, data=body.encode(), headers=headers, method="POST")
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, None


def _token(desk: Kiosk) -> str:
    return str(_post(desk, "visit")[1]["token"])


def _link(desk: Kiosk, origin: str | None = None) -> ClientConnection:
    own = desk.url.rstrip("/")
    return connect(own.replace("http", "ws") + "/link", additional_headers={"Origin": origin or own}, proxy=None)


@contextmanager
def _greeted(desk: Kiosk, token: str) -> Iterator[ClientConnection]:
    with _link(desk) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        assert json.loads(socket.recv(timeout=5))["type"] == "scene"
        yield socket


def _await(socket: ClientConnection, kind: str, **wanted: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=5))
        if message["type"] == kind and all(message[name] == value for name, value in wanted.items()):
            return message


def _closing_code(socket: ClientConnection) -> int:
    try:
        while True:
            socket.recv(timeout=5)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
