"""`voice-elicit proxy` as a process between real hosts and real servers."""

from __future__ import annotations

import os
import socket
import subprocess
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import anyio
import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters
from mcp_types import TextContent

from tests.mcp.proxying import ORDERS, PROXY, ROOT, RawHost, raw_host

pytestmark = pytest.mark.anyio

YES = ("yes", "medium", "two", "skip", "yes")
VALUES = 'accept: {"size":"medium","count":2}'


@pytest.fixture
def anyio_backend() -> str:
    """The proxy is a process of its own; on which loop this test waits for it is no matter."""
    return "asyncio"


@pytest.fixture
def replies(tmp_path: Path) -> Callable[..., Path]:
    def write(*lines: str) -> Path:
        path = tmp_path / "replies.txt"
        path.write_text("\n".join(lines), encoding="utf-8")
        return path

    return write


def parameters(replies: Path, *options: str, server: list[str] | None = None) -> StdioServerParameters:
    command = [*PROXY, "--replies", str(replies), *options, "--", *(server or ORDERS)]
    return StdioServerParameters(command=command[0], args=command[1:], cwd=ROOT)


@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_a_host_without_a_hook_gets_spoken_answers_in_both_eras(mode: str, replies: Callable[..., Path]) -> None:
    with anyio.fail_after(60):
        async with Client(parameters(replies(*YES)), mode=mode) as client:
            result = await client.call_tool("resolved", {})
            added = await client.call_tool("add", {"a": 2, "b": 3})
    assert isinstance(result.content[0], TextContent)
    assert result.content[0].text == VALUES
    assert isinstance(added.content[0], TextContent)
    assert added.content[0].text == "5"


async def test_a_server_by_url_is_answered_in_both_eras(replies: Callable[..., Path]) -> None:
    async with orders_by_url() as url:
        for mode in ("legacy", "auto"):
            command = [*PROXY, "--replies", str(replies(*YES)), "--http", url]
            host = StdioServerParameters(command=command[0], args=command[1:], cwd=ROOT)
            with anyio.fail_after(60):
                async with Client(host, mode=mode) as client:
                    result = await client.call_tool("resolved", {})
            assert isinstance(result.content[0], TextContent)
            assert result.content[0].text == VALUES


async def test_a_url_that_is_not_reached_is_an_error_for_each_request_and_the_session_goes_on(
    replies: Callable[..., Path],
) -> None:
    async with raw_host(replies(), "--http", "http://127.0.0.1:9/mcp", server=[]) as host:
        for _ in range(2):
            assert (await host.initialize())["error"] == {
                "code": -32000,
                "message": "The server at 127.0.0.1 is not reached.",
            }
        assert await host.close() == 0


async def orders_by_url_ready(port: int) -> None:
    while True:
        try:
            async with await anyio.connect_tcp("127.0.0.1", port):
                return
        except OSError:
            await anyio.lowlevel.checkpoint()


class orders_by_url:  # noqa: N801 - used like a function
    """The orders server on a free port of this machine."""

    async def __aenter__(self) -> str:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self._process = await anyio.open_process(
            [*ORDERS, str(port)], cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        with anyio.fail_after(30):
            await orders_by_url_ready(port)
        return f"http://127.0.0.1:{port}/mcp"

    async def __aexit__(self, *exc_info: object) -> None:
        self._process.terminate()
        await self._process.wait()
        await self._process.aclose()


async def test_a_form_is_answered_and_ids_of_either_side_stay_as_they_are(replies: Callable[..., Path]) -> None:
    async with raw_host(replies("yes", "medium", "two", "yes")) as host:
        declared = (await host.initialize(roots={}))["result"]["serverInfo"]["declared"]
        assert declared["elicitation"] == {"form": {}, "url": {}}
        answer = await host.call("ask-1", "tools/call", name="order")
        assert answer["id"] == "ask-1"
        assert answer["result"]["answer"] == {"action": "accept", "content": {"size": "medium", "count": 2}}
        assert await host.close() == 0


async def test_malformed_lines_and_batches_are_refused_and_the_session_goes_on(replies: Callable[..., Path]) -> None:
    async with raw_host(replies()) as host:
        await host.send_line(b"this is no JSON")
        assert (await host.receive())["error"]["code"] == -32700
        await host.send_line(b'[{"jsonrpc":"2.0","id":1,"method":"ping"}]')
        assert (await host.receive())["error"]["code"] == -32600
        assert (await host.call(1, "ping"))["result"]["echo"]["method"] == "ping"
        assert (await host.call(2, "tools/call", name="noise"))["result"] == {"content": []}


async def test_a_mode_nobody_declared_gets_invalid_params(replies: Callable[..., Path]) -> None:
    async with raw_host(replies()) as host:
        await host.initialize()
        assert (await host.call(1, "tools/call", name="strange"))["result"]["error"]["code"] == -32602


async def test_a_message_of_ten_megabytes_passes_whole(replies: Callable[..., Path]) -> None:
    async with raw_host(replies()) as host:
        text = "é" + "x" * 10_000_000
        async with anyio.create_task_group() as group:

            async def send() -> None:
                await host.send(id=1, method="tools/call", params={"name": "echo", "text": text})

            group.start_soon(send)
            assert (await host.receive())["result"]["echo"]["text"] == text


async def test_a_server_that_dies_is_told_for_every_request_in_flight(replies: Callable[..., Path]) -> None:
    async with raw_host(replies()) as host:
        answer = await host.call(1, "tools/call", name="die")
        assert answer["error"]["code"] == -32000
        assert "ended with code 7" in answer["error"]["message"]
        assert await host.process.wait() == 1


async def test_a_host_that_closes_leaves_no_process_behind(replies: Callable[..., Path]) -> None:
    async with raw_host(replies()) as host:
        pid = (await host.call(1, "pid"))["result"]["pid"]
        assert await host.close() == 0
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


async def test_a_terminated_proxy_takes_its_server_with_it(replies: Callable[..., Path]) -> None:
    async with raw_host(replies()) as host:
        pid = (await host.call(1, "pid"))["result"]["pid"]
        host.process.terminate()
        await host.process.wait()
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


async def environment_of_server(host: RawHost) -> dict[str, str]:
    result: dict[str, str] = (await host.call(1, "env"))["result"]
    return result


async def test_the_server_gets_the_hosts_environment_without_sound_and_ours(replies: Callable[..., Path]) -> None:
    env = {**os.environ, "PULSE_SERVER": "unix:p", "VOICE_ELICIT_MODEL": "/m", "TOKEN": "t"}
    env.pop("XDG_RUNTIME_DIR", None)
    async with raw_host(replies(), "--env", "ALSA_CARD=1", env=env) as host:
        seen = await environment_of_server(host)
    assert seen["TOKEN"] == "t"
    assert not {"PULSE_SERVER", "VOICE_ELICIT_MODEL", "ALSA_CARD", "XDG_RUNTIME_DIR"} & set(seen)
    async with raw_host(replies(), "--share-sound", env=env) as host:
        assert (await environment_of_server(host))["PULSE_SERVER"] == "unix:p"


async def test_a_command_that_does_not_exist_is_said_in_one_sentence(replies: Callable[..., Path]) -> None:
    async with raw_host(replies(), server=["no-such-server"], stderr=subprocess.PIPE) as host:
        assert await host.process.wait() == 1
        assert host.process.stderr is not None
        said = b"".join([chunk async for chunk in _chunks(host)]).decode()
    assert said == "voice-elicit: There is no command 'no-such-server': check the name after -- and the PATH.\n"


async def _chunks(host: RawHost) -> AsyncIterator[bytes]:
    assert host.process.stderr is not None
    async for chunk in host.process.stderr:
        yield chunk


async def test_a_call_without_a_server_is_a_wrong_call(replies: Callable[..., Path]) -> None:
    async with raw_host(replies(), server=[]) as host:
        assert await host.process.wait() == 2
