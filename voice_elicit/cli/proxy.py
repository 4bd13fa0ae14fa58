"""`voice-elicit proxy -- COMMAND`: between a host without a hook and its server, elicitations answered by voice.

stdout belongs to MCP alone: whatever else writes to it, a voice engine or a browser that is started, lands on stderr.
"""

from __future__ import annotations

import argparse
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import anyio

from voice_elicit.cli.captions import Captions
from voice_elicit.cli.exits import Exit, complain
from voice_elicit.cli.forms import factor, moment
from voice_elicit.cli.signals import end_on_signal
from voice_elicit.cli.sound import open_sound
from voice_elicit.cli.trace import Trace
from voice_elicit.dialogue.policy import Policy

if TYPE_CHECKING:
    from voice_elicit.elicitor import Happening
    from voice_elicit.mcp.proxy.sides import Server

__all__ = ["add_parser"]


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "proxy",
        help="stand between an MCP host and a server, and answer elicitations by voice",
        description="For hosts without a hook: in their configuration, put `voice-elicit proxy --` in front of the "
        "server's command.",
        usage="voice-elicit proxy [options] -- COMMAND [ARGS...]\n       voice-elicit proxy [options] --http URL",
    )
    parser.add_argument("command", nargs="*", metavar="COMMAND", help="the server and its arguments, after --")
    parser.add_argument("--http", metavar="URL", help="a Streamable HTTP server instead of a command")
    parser.add_argument("--header", action="append", default=[], metavar="NAME: VALUE", help="with --http: send along")
    parser.add_argument("--name", default="", help="the server's name as you know it, said as such")
    parser.add_argument(
        "--prefer",
        choices=["voice", "host"],
        default="voice",
        help="who answers when the host can show forms itself (default: voice)",
    )
    parser.add_argument("--no-pages", action="store_true", help="answer forms only, no URL mode")
    parser.add_argument("--page-wait", type=float, default=60.0, metavar="S", help="wait so long for a page to be done")
    parser.add_argument("--keep-alive", type=float, default=10.0, metavar="S", help="signs of life every S seconds")
    parser.add_argument("--budget", type=float, metavar="S", help="seconds one elicitation may take in all")
    parser.add_argument("--share-sound", action="store_true", help="give the server our sound variables too")
    parser.add_argument("--env", action="append", default=[], metavar="NAME=VALUE", help="set for us, not the server")
    parser.add_argument("--captions", action="store_true", help="what is said and heard, on stderr")
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--replies", metavar="FILE", type=Path, help="one reply a line instead of a microphone")
    ways.add_argument("--audio", metavar="FILE", type=Path, nargs="+", help="recordings instead of a microphone")
    parser.add_argument("--realtime", action="store_true", help="with --audio: at the speed of life")
    parser.add_argument("--language", default="en", help="language of the dialogue (default: en)")
    parser.add_argument("--recognizer", default="auto", choices=["auto", "vosk", "moonshine", "pocketsphinx"])
    parser.add_argument("--model", metavar="PATH", type=Path, help="a Vosk model's folder")
    parser.add_argument("--voice", choices=["auto", "none"], help="speak, or captions only")
    parser.add_argument("--no-time-limit", action="store_true", help="silence never ends a dialogue")
    parser.add_argument("--slow", type=factor, default=1.0, metavar="N", help="wait N times as long (1 to 10)")
    parser.add_argument("--words", metavar="FILE", type=Path, help="TOML with your own sentences and words")
    parser.add_argument("--trace", metavar="FILE", type=Path, help="everything that happens, as JSON lines")
    parser.add_argument("--now", type=moment, metavar="ISO", help="the clock for relative dates")
    parser.set_defaults(run=run, typed=False, say_to=None)


def run(arguments: argparse.Namespace) -> int:
    if bool(arguments.command) == bool(arguments.http):
        return complain("Give a server: either -- COMMAND [ARGS...] or --http URL.", Exit.UNUSABLE)
    given = dict(os.environ)
    for setting in arguments.env:
        name, found, value = setting.partition("=")
        if not found or not name:
            return complain(f"--env {setting!r} is not NAME=VALUE.", Exit.UNUSABLE)
        os.environ[name] = value
    _find_sound()
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="voice-elicit: %(message)s")
    return anyio.run(_proxy, arguments, given, _claim_stdout())


async def _proxy(arguments: argparse.Namespace, given: dict[str, str], to_host: int) -> int:
    from voice_elicit.elicitor import VoiceElicitor
    from voice_elicit.mcp.proxy.capabilities import Declared
    from voice_elicit.mcp.proxy.child import Child
    from voice_elicit.mcp.proxy.floor import MachineFloor
    from voice_elicit.mcp.proxy.lines import HostPipes
    from voice_elicit.mcp.proxy.relay import Relay
    from voice_elicit.mcp.proxy.shell import Proxy

    sound = replace(open_sound(arguments), hands=None)  # our stdin is the host's
    trace = Trace(arguments.trace) if arguments.trace else None
    captions = Captions() if arguments.captions else None

    def observe(happening: Happening) -> None:
        if captions:
            captions(happening)
        if trace:
            trace(happening)

    elicitor = VoiceElicitor(
        arguments.language,
        recognizer=arguments.recognizer,
        model=arguments.model,
        voice=sound.voice,
        source=sound.source,
        player=sound.player,
        ears=sound.ears,
        policy=Policy(time_limit=not arguments.no_time_limit, slow=arguments.slow),
        words=arguments.words,
        clock=None if arguments.now is None else lambda: arguments.now,
        budget=arguments.budget,
        observe=observe,
    )
    live = sound.ears is None and sound.source is None
    declared = Declared(arguments.prefer, ("form",) if arguments.no_pages else ("form", "url"))
    try:
        async with elicitor, _open_server(arguments, given) as server:
            proxy = Proxy(
                elicitor,
                Relay(declared, page_wait=arguments.page_wait),
                HostPipes(0, to_host),
                server,
                name=arguments.name,
                keep_alive=arguments.keep_alive,
                floor=MachineFloor().held if live else None,
            )
            async with anyio.create_task_group() as group:
                group.start_soon(end_on_signal, group.cancel_scope, signal.SIGTERM, signal.SIGINT)
                await proxy.run()
                group.cancel_scope.cancel()
            if isinstance(server, Child) and server.failed:
                return complain(server.farewell, Exit.FAILURE)
    finally:
        if trace:
            trace.close()
    return 0


def _open_server(arguments: argparse.Namespace, given: dict[str, str]) -> AbstractAsyncContextManager[Server]:
    from voice_elicit.mcp.proxy.child import child_environment, open_child
    from voice_elicit.mcp.proxy.http import open_http

    if arguments.http:
        headers = (header.partition(":") for header in arguments.header)
        return _as_server(open_http(arguments.http, {name.strip(): value.strip() for name, _, value in headers}))
    return _as_server(open_child(arguments.command, child_environment(given, share_sound=arguments.share_sound)))


@asynccontextmanager
async def _as_server(opening: AbstractAsyncContextManager[Server]) -> AsyncIterator[Server]:
    async with opening as server:
        yield server


def _claim_stdout() -> int:
    """A descriptor for MCP alone; standard output itself becomes standard error from here on."""
    sys.stdout.flush()
    ours = os.dup(1)
    os.dup2(2, 1)
    return ours


def _find_sound() -> None:
    """Hosts start servers with few variables; the sound server of this login is found through this one."""
    if sys.platform.startswith("linux") and "XDG_RUNTIME_DIR" not in os.environ:
        folder = Path(f"/run/user/{os.getuid()}")
        if folder.is_dir():
            os.environ["XDG_RUNTIME_DIR"] = str(folder)
