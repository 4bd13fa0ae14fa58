"""The proxy in this process, on both event loops: silence on cancellation, turns, signs of life, the ends."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import anyio
import anyio.lowlevel
import pytest

from tests.mcp.people import GateEars, MarkedMouth, Person, person
from voice_elicit.elicitor import VoiceElicitor
from voice_elicit.mcp.proxy.floor import MachineFloor
from voice_elicit.mcp.proxy.frames import Flaw, Frame
from voice_elicit.mcp.proxy.relay import Relay
from voice_elicit.mcp.proxy.shell import Proxy

pytestmark = pytest.mark.anyio

FORM = {"message": "Your name", "requestedSchema": {"type": "object", "properties": {"n": {"type": "string"}}}}
AGREE = {"message": "Agree?", "requestedSchema": {"type": "object", "properties": {}}}


class Side:
    """A host or server that the test plays."""

    def __init__(self) -> None:
        self._into_send, self._into = anyio.create_memory_object_stream[Frame | Flaw](math.inf)
        self._out, self._out_receive = anyio.create_memory_object_stream[Frame](math.inf)
        self.finished = False
        self.farewell = "It has ended."

    def say(self, **message: Any) -> None:
        """Write a line."""
        self._into_send.send_nowait(Frame({"jsonrpc": "2.0", **message}))

    async def hear(self) -> dict[str, Any]:
        """Read a line."""
        return (await self._out_receive.receive()).message

    def close(self) -> None:
        self._into_send.close()

    async def send(self, frame: Frame) -> None:
        self._out.send_nowait(frame)

    async def receive(self) -> Frame | Flaw | None:
        try:
            return await self._into.receive()
        except anyio.EndOfStream:
            return None

    async def finish(self) -> None:
        self.finished = True
        self.close()

    def dispose(self) -> None:
        for stream in (self._into_send, self._into, self._out, self._out_receive):
            stream.close()


@asynccontextmanager
async def proxied(elicitor: VoiceElicitor, **options: Any) -> AsyncIterator[tuple[Side, Side]]:
    host, server = Side(), Side()
    proxy = Proxy(elicitor, Relay(), host, server, **options)
    with anyio.fail_after(10):
        async with anyio.create_task_group() as group:
            group.start_soon(proxy.run)
            yield host, server
            host.close()
    assert server.finished
    for side in (host, server):
        side.dispose()


async def test_a_withdrawn_elicitation_falls_silent_at_once_and_the_next_one_begins() -> None:
    mouth = MarkedMouth()
    ears = GateEars()
    async with proxied(VoiceElicitor(ears=ears, mouth=mouth), name="Orders") as (_, server):
        server.say(id=1, method="elicitation/create", params=FORM)
        await mouth.speaking.wait()
        server.say(id=2, method="elicitation/create", params=AGREE)
        before = anyio.current_time()
        server.say(method="notifications/cancelled", params={"requestId": 1})
        ears.speak("yes")
        assert await server.hear() == {"jsonrpc": "2.0", "id": 2, "result": {"action": "accept", "content": {}}}
    assert [moment - before < 0.2 for moment in mouth.silenced] == [True]
    assert "The request was withdrawn. Nothing was sent." in mouth.said
    assert mouth.said.index("The request was withdrawn. Nothing was sent.") < len(mouth.said) - 2


async def test_elicitations_of_one_server_are_answered_in_the_order_they_came() -> None:
    someone = person("yes", "no", "yes")
    async with proxied(someone.elicitor, name="Orders") as (_, server):
        for number in range(3):
            server.say(id=number, method="elicitation/create", params=AGREE)
        answers = [await server.hear() for _ in range(3)]
    assert [(one["id"], one["result"]["action"]) for one in answers] == [(0, "accept"), (1, "decline"), (2, "accept")]


async def test_fifty_elicitations_of_five_servers_with_ten_withdrawn_are_all_answered_and_none_mixed_up() -> None:
    someone = person(*["yes"] * 100)
    answered: dict[int, list[int]] = {}
    withdrawn = {3, 7}

    async def serve(number: int) -> None:
        async with proxied(someone.elicitor, name=f"Server {number}") as (_, server):
            for request in range(10):
                server.say(id=request, method="elicitation/create", params={**AGREE, "message": f"{number} {request}?"})
            for request in withdrawn:
                server.say(method="notifications/cancelled", params={"requestId": request})
            answered[number] = [(await server.hear())["id"] for _ in range(8)]

    async with anyio.create_task_group() as group:
        for number in range(5):
            group.start_soon(serve, number)
    kept = [request for request in range(10) if request not in withdrawn]
    assert {number: sorted(ids) for number, ids in answered.items()} == dict.fromkeys(range(5), kept)


async def test_signs_of_life_are_sent_while_the_person_is_asked() -> None:
    ears = GateEars()
    someone = Person(ears)
    async with proxied(someone.elicitor, name="Orders", keep_alive=0.01) as (host, server):
        host.say(id=1, method="tools/call", params={"name": "t", "_meta": {"progressToken": "h"}})
        assert (await server.hear())["method"] == "tools/call"
        server.say(id=9, method="elicitation/create", params={**AGREE, "_meta": {"progressToken": "s"}})
        told = await server.hear()
        assert told["method"] == "notifications/progress"
        assert told["params"]["progressToken"] == "s"
        first, second = await host.hear(), await host.hear()
        assert first["params"]["progressToken"] == "h"
        assert second["params"]["progress"] > first["params"]["progress"]
        ears.speak("yes")
        while "result" not in (answer := await server.hear()):
            pass
        assert answer["result"]["action"] == "accept"


async def test_when_the_server_is_gone_the_person_is_told_and_the_host_gets_an_error() -> None:
    mouth = MarkedMouth()
    async with proxied(VoiceElicitor(ears=GateEars(), mouth=mouth), name="Orders") as (host, server):
        host.say(id=1, method="tools/call", params={"name": "t"})
        await server.hear()
        server.say(id=9, method="elicitation/create", params=FORM)
        await mouth.speaking.wait()
        server.close()
        assert (await host.hear())["error"] == {"code": -32000, "message": "It has ended."}
        await server.finish()
    assert mouth.said[-1] == "The request was withdrawn. Nothing was sent."


async def test_the_end_of_a_page_is_told_when_the_page_is_known() -> None:
    someone = person("yes")
    page = {"mode": "url", "message": "Pay", "url": "https://pay.example.org", "elicitationId": "p"}
    async with proxied(someone.elicitor, name="Orders") as (_, server):
        server.say(id=1, method="elicitation/create", params=page)
        assert (await server.hear())["result"] == {"action": "accept"}
        for known in ("?", "p", "p"):
            server.say(method="notifications/elicitation/complete", params={"elicitationId": known})
        server.say(id=2, method="elicitation/create", params=AGREE)
        await server.hear()
    assert someone.heard.count("Orders says that the page is done.") == 1
    assert someone.opened == ["https://pay.example.org"]


async def test_processes_of_one_machine_speak_one_at_a_time(tmp_path: Path) -> None:
    ours, theirs = MachineFloor(tmp_path / "floor"), MachineFloor(tmp_path / "floor")
    happened: list[str] = []
    with anyio.fail_after(10):
        async with anyio.create_task_group() as group:

            async def speak() -> None:
                async with theirs.held():
                    happened.append("theirs")

            async with ours.held():
                group.start_soon(speak)
                for _ in range(10):
                    await anyio.lowlevel.checkpoint()
                happened.append("ours")
    assert happened == ["ours", "theirs"]
