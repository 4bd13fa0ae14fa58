"""`voice-elicit kiosk`: the dialogue as a page, for a form or the tools of a server; results on stdout, a line each."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from voice_elicit.cli.exits import Exit
from voice_elicit.cli.forms import FORM_HELP, factor, read_form
from voice_elicit.dialogue.asker import Asker
from voice_elicit.dialogue.policy import Policy
from voice_elicit.errors import MissingEngine

if TYPE_CHECKING:
    from voice_elicit.dialogue.actions import Outcome
    from voice_elicit.kiosk import Errand

__all__ = ["add_parser"]


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "kiosk",
        help="serve a page that asks by voice, touch and keys",
        description="For every visitor of a form one ElicitResult is printed, a line each.",
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--form", metavar="FORM", help=FORM_HELP)
    what.add_argument("--mcp-command", metavar="COMMAND", help="front the tools of this stdio server (one argument)")
    what.add_argument("--mcp-url", metavar="URL", help="front the tools of this Streamable HTTP server")
    parser.add_argument("--tool", action="append", default=[], metavar="NAME", help="offer this tool (default: all)")
    parser.add_argument("--server", metavar="NAME", default="", help="who asks, as you know them")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (default: 127.0.0.1)")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--name", action="append", default=[], metavar="HOST", help="another name of this server")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="HOST[:PORT]", help="where the page may be from"
    )
    parser.add_argument("--certificate", metavar="FILE", type=Path, help="TLS certificate chain (PEM)")
    parser.add_argument("--key", metavar="FILE", type=Path, help="its key (PEM)")
    parser.add_argument("--language", default="en", help="language of the dialogue (default: en)")
    parser.add_argument("--recognizer", default="auto", choices=["auto", "vosk", "moonshine", "pocketsphinx", "none"])
    parser.add_argument("--model", metavar="PATH", type=Path, help="a Vosk model's folder")
    parser.add_argument("--voice", default="auto", choices=["auto", "hibari", "pyttsx3", "none"])
    parser.add_argument("--microphone", default="open", choices=["open", "talk", "off"], help="how it starts")
    parser.add_argument("--one-switch", action="store_true", help="start with buttons marked one after another")
    parser.add_argument("--brand", metavar="DIR", type=Path, help="folder with brand.css, words.toml, logo")
    parser.add_argument("--words", metavar="FILE", type=Path, help="TOML with your own sentences and words")
    parser.add_argument("--visitors", type=int, default=30, metavar="N", help="at once (default: 30)")
    parser.add_argument("--idle", type=float, default=60.0, metavar="S", help="seconds until the warning")
    parser.add_argument("--slow", type=factor, default=1.0, metavar="N", help="wait N times as long (1 to 10)")
    parser.add_argument("--no-time-limit", action="store_true", help="silence never ends the dialogue")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        from voice_elicit.kiosk import Settings, app
        from voice_elicit.kiosk.memory import keep_small
        from voice_elicit.kiosk.serve import KioskServer
    except ImportError as error:
        raise MissingEngine("The kiosk needs its extra; install it with: pip install 'voice-elicit[kiosk]'.") from error
    keep_small()
    local = arguments.host in ("127.0.0.1", "localhost", "::1")
    settings = Settings(
        language=arguments.language,
        recognizer=arguments.recognizer,
        model=arguments.model,
        voice=arguments.voice,
        policy=Policy(time_limit=not arguments.no_time_limit, slow=arguments.slow),
        words=arguments.words,
        brand=arguments.brand,
        microphone=arguments.microphone,
        one_switch=arguments.one_switch,
        visitors=arguments.visitors,
        idle=arguments.idle * arguments.slow,
        origins=tuple(arguments.origin),
        hosts=("127.0.0.1", "localhost", "[::1]", *arguments.name) if local or arguments.name else (),
    )
    server = KioskServer(
        app(_errand(arguments), settings),
        host=arguments.host,
        port=arguments.port,
        certificate=arguments.certificate,
        key=arguments.key,
        ready=_announce,
    )
    try:
        server.run()
    except KeyboardInterrupt:  # how it is ended
        return Exit.ACCEPT
    except SystemExit:  # the log has why: the port is taken, as a rule
        return Exit.FAILURE
    return Exit.ACCEPT


def _errand(arguments: argparse.Namespace) -> Errand:
    from voice_elicit.kiosk import FormErrand

    if arguments.form:
        asker = Asker(arguments.server, vouched=bool(arguments.server))
        return FormErrand(read_form(arguments.form), asker, _print)
    from voice_elicit.kiosk.tools import ToolsErrand

    target = arguments.mcp_url or shlex.split(arguments.mcp_command)
    return ToolsErrand(target, name=arguments.server, tools=tuple(arguments.tool))


def _announce(url: str) -> None:
    print(f"Serving at {url}", file=sys.stderr, flush=True)  # noqa: T201 - where to go


async def _print(outcome: Outcome) -> None:
    print(json.dumps(outcome.result(), ensure_ascii=False), flush=True)  # noqa: T201 - the result
