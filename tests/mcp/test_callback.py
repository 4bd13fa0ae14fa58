"""The callback in the `mcp` SDK 2.x, in memory, in every era, mode and outcome."""

from __future__ import annotations

import anyio
import pytest
from mcp import Client
from mcp.shared.exceptions import MCPError
from mcp_types import CallToolResult, TextContent

from tests.mcp.people import GateEars, MarkedMouth, Person, person
from tests.mcp.servers.orders import make_server
from voice_elicit.elicitor import VoiceElicitor
from voice_elicit.mcp.callback import Callback
from voice_elicit.ports import Silence

pytestmark = pytest.mark.anyio

YES = ("yes", "medium", "two", "skip", "yes")
"""Agree to answer an unknown server, the two required questions, the optional one, and send."""


def text_of(result: CallToolResult) -> str:
    content = result.content[0]
    assert isinstance(content, TextContent)
    return content.text


@pytest.mark.parametrize(
    ("turns", "expected"),
    [
        (YES, 'accept: {"size":"medium","count":2}'),
        (("no",), "decline: "),
        (("stop",), "cancel: "),
        ((), "cancel: "),
    ],
    ids=["yes", "no", "stop", "silence"],
)
async def test_a_pushed_elicitation_is_answered_as_the_person_said(turns: tuple[str, ...], expected: str) -> None:
    someone = person(*turns)
    async with Client(make_server(), mode="legacy", elicitation_callback=someone.mcp) as client:
        assert text_of(await client.call_tool("pushed", {})) == expected


@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_a_resolved_elicitation_is_answered_in_both_eras(mode: str) -> None:
    someone = person(*YES)
    async with Client(make_server(), mode=mode, elicitation_callback=someone.mcp) as client:
        assert text_of(await client.call_tool("resolved", {})) == 'accept: {"size":"medium","count":2}'


@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_what_a_server_calls_itself_is_said_as_its_claim(mode: str) -> None:
    someone = person("no")
    async with Client(make_server(), mode=mode, elicitation_callback=someone.mcp) as client:
        await client.call_tool("resolved", {})
    assert someone.heard[0].startswith("A server that calls itself Green Table says: Your order.")


async def test_a_name_the_host_knows_is_said_plainly() -> None:
    someone = person("no")
    hook = someone.mcp.named("Orders")
    async with Client(make_server(), mode="legacy", elicitation_callback=hook) as client:
        await client.call_tool("pushed", {})
    assert someone.heard[0].startswith("Orders says: Your order.")


@pytest.mark.parametrize(("reply", "action"), [("yes", "accept"), ("no", "decline"), ("stop", "cancel")])
async def test_a_page_is_opened_only_on_consent(reply: str, action: str) -> None:
    someone = person(reply)
    async with Client(
        make_server(), mode="legacy", elicitation_callback=someone.mcp, message_handler=someone.mcp.heed
    ) as client:
        assert text_of(await client.call_tool("page", {})) == action
    accepted = action == "accept"
    assert someone.opened == (["https://pay.example.org/order/7"] if accepted else [])
    assert any("the page is done" in line for line in someone.heard) == accepted


async def test_a_request_that_needs_a_page_is_sent_again_when_the_page_was_opened() -> None:
    someone = person("yes", page_wait=0.0)
    async with Client(make_server(), mode="legacy", elicitation_callback=someone.mcp) as client:
        result = await someone.mcp.call(lambda: client.call_tool("needs_page", {}))
    assert text_of(result) == "signed in"
    assert someone.opened == ["https://id.example.org"]


async def test_a_request_that_needs_a_page_fails_as_it_would_when_the_page_is_refused() -> None:
    someone = person("no")
    async with Client(make_server(), mode="legacy", elicitation_callback=someone.mcp) as client:
        with pytest.raises(MCPError) as caught:
            await someone.mcp.call(lambda: client.call_tool("needs_page", {}))
    assert caught.value.error.code == -32042
    assert someone.opened == []


async def test_an_undeclared_mode_gets_invalid_params_and_is_not_spoken() -> None:
    someone = person("yes", modes=("form",))
    async with Client(make_server(), mode="legacy", elicitation_callback=someone.mcp) as client:
        with pytest.raises(MCPError) as caught:
            await client.call_tool("page", {})
    assert caught.value.error.code == -32602
    assert someone.heard == []


async def test_what_is_past_its_budget_is_cancelled() -> None:
    someone = Person(GateEars(), budget=0.05)
    async with Client(make_server(), mode="legacy", elicitation_callback=someone.mcp) as client:
        assert text_of(await client.call_tool("pushed", {})) == "cancel: "


async def test_a_cancelled_elicitation_falls_silent_and_the_person_is_told() -> None:
    mouth = MarkedMouth()
    elicitor = VoiceElicitor(ears=GateEars(), mouth=mouth)
    hook = Callback(elicitor)
    with anyio.fail_after(5):
        async with Client(make_server(), mode="legacy", elicitation_callback=hook) as client:
            async with anyio.create_task_group() as group:
                group.start_soon(client.call_tool, "pushed", {})
                await mouth.speaking.wait()
                cancelled_at = anyio.current_time()
                group.cancel_scope.cancel()
            async with elicitor._floor:  # free again
                pass
    assert len(mouth.silenced) == 1
    assert mouth.silenced[0] - cancelled_at < 0.2
    assert mouth.said[-1] == "The request was withdrawn. Nothing was sent."


async def test_elicitations_of_several_servers_take_turns_and_say_who_asks() -> None:
    ears = GateEars()
    someone = Person(ears)
    results: dict[str, str] = {}

    async def use(name: str) -> None:
        hook = someone.mcp.named(name)
        async with Client(make_server(), mode="legacy", elicitation_callback=hook) as client:
            results[name] = text_of(await client.call_tool("pushed", {}))

    with anyio.fail_after(10):
        async with anyio.create_task_group() as group:
            for name in ("First", "Second", "Third"):
                group.start_soon(use, name)
            ears.speak("small", "one", "no", "yes", "no", "yes", "large", "three", "skip", "yes")
    openings = [line for line in someone.heard if "says: Your order" in line]
    assert sorted(line.split(" says")[0] for line in openings) == ["First", "Second", "Third"]
    assert sorted(results.values())[-1].startswith("decline")


async def test_fifty_elicitations_of_five_sessions_with_ten_cancels_are_answered_and_none_mixed_up() -> None:
    outcomes: dict[int, str] = {}
    someone = person(*["yes"] * 100)
    cancelled: set[int] = set()

    with anyio.fail_after(60):
        async with anyio.create_task_group() as sessions:

            async def use(session: int) -> None:
                hook = someone.mcp.named(f"Server {session}")
                client = Client(make_server(), mode="legacy", elicitation_callback=hook)
                async with client, anyio.create_task_group() as group:
                    for number in range(session * 10, session * 10 + 10):
                        group.start_soon(call, client, number)

            async def call(client: Client, number: int) -> None:
                with anyio.CancelScope() as scope:
                    if number % 5 == 4:
                        sessions.start_soon(cancel, scope)
                    outcomes[number] = text_of(await client.call_tool("agree", {"number": number}))
                if scope.cancelled_caught:
                    cancelled.add(number)

            async def cancel(scope: anyio.CancelScope) -> None:
                await anyio.lowlevel.checkpoint()
                scope.cancel()

            for session in range(5):
                sessions.start_soon(use, session)
    assert cancelled == {number for number in range(50) if number % 5 == 4}
    assert outcomes == {number: f"{number} accept" for number in range(50) if number % 5 != 4}


async def test_silence_is_cancel_in_every_mode() -> None:
    someone = person(Silence(), Silence(), Silence(), Silence())
    async with Client(make_server(), mode="legacy", elicitation_callback=someone.mcp) as client:
        assert text_of(await client.call_tool("page", {})) == "cancel"
