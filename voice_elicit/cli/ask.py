"""`voice-elicit ask FORM`: one elicitation, spoken and answered; the ElicitResult on stdout."""

from __future__ import annotations

import argparse
import json
import signal
from functools import partial
from pathlib import Path

import anyio

from voice_elicit.cli.captions import Captions
from voice_elicit.cli.exits import Exit, complain
from voice_elicit.cli.forms import FORM_HELP, factor, moment, read_form
from voice_elicit.cli.signals import end_on_signal
from voice_elicit.cli.sound import Sound, open_sound
from voice_elicit.cli.trace import Trace
from voice_elicit.dialogue.actions import Outcome
from voice_elicit.dialogue.asker import Asker
from voice_elicit.dialogue.policy import Policy
from voice_elicit.elicitor import Happening, VoiceElicitor
from voice_elicit.form.fields import Request

__all__ = ["add_parser"]

EXITS = {"accept": Exit.ACCEPT, "decline": Exit.DECLINE, "cancel": Exit.CANCEL}


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "ask",
        help="put a form to the person by voice and print the ElicitResult",
        description="Exit codes: 0 accept, 3 decline, 4 cancel, 2 unusable form or call, 1 failure.",
    )
    parser.add_argument("form", metavar="FORM", help=FORM_HELP)
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--typed", action="store_true", help="replies are typed at the terminal")
    ways.add_argument("--replies", metavar="FILE", type=Path, help="one reply a line; an empty line is silence")
    ways.add_argument("--audio", metavar="FILE", type=Path, nargs="+", help="one recording per listening turn")
    parser.add_argument("--realtime", action="store_true", help="with --audio: at the speed of life")
    parser.add_argument("--server", metavar="NAME", default="", help="who asks, as you know them")
    parser.add_argument("--language", default="en", help="language of the dialogue (default: en)")
    parser.add_argument("--recognizer", default="auto", choices=["auto", "vosk", "moonshine", "pocketsphinx"])
    parser.add_argument("--model", metavar="PATH", type=Path, help="a Vosk model's folder")
    parser.add_argument(
        "--voice", choices=["auto", "hibari", "pyttsx3", "none"], help="none: captions only (default: speak when live)"
    )
    parser.add_argument("--say-to", metavar="DIR", type=Path, help="write every prompt as a WAV file")
    parser.add_argument("--no-time-limit", action="store_true", help="silence never ends the dialogue")
    parser.add_argument("--slow", type=factor, default=1.0, metavar="N", help="wait N times as long (1 to 10)")
    parser.add_argument("--trace", metavar="FILE", type=Path, help="everything that happens, as JSON lines")
    parser.add_argument("--words", metavar="FILE", type=Path, help="TOML with your own sentences and words")
    parser.add_argument("--now", type=moment, metavar="ISO", help="the clock for relative dates")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    request = read_form(arguments.form)
    trace = Trace(arguments.trace) if arguments.trace else None
    captions = Captions()

    def observe(happening: Happening) -> None:
        captions(happening)
        if trace:
            trace(happening)

    try:
        outcome = anyio.run(partial(_ask_until_interrupted, arguments, request, observe, trace))
    finally:
        if trace:
            trace.close()
    if outcome is None:
        raise KeyboardInterrupt
    print(json.dumps(outcome.result(), ensure_ascii=False))  # noqa: T201 - the result
    if outcome.reason in ("device", "failure", "unusable"):
        code = Exit.UNUSABLE if outcome.reason == "unusable" else Exit.FAILURE
        return complain(outcome.detail, code)
    return EXITS[outcome.action]


async def _ask_until_interrupted(
    arguments: argparse.Namespace, request: Request, observe: object, trace: Trace | None
) -> Outcome | None:
    """None after Ctrl-C."""
    outcome = failure = None
    async with anyio.create_task_group() as group:
        group.start_soon(end_on_signal, group.cancel_scope, signal.SIGINT)
        try:
            outcome = await _ask(arguments, request, observe, trace)
        except Exception as error:
            failure = error  # Raised below: the group would wrap it, and one sentence is made of it outside.
        group.cancel_scope.cancel()
    if failure:
        raise failure
    return outcome


async def _ask(arguments: argparse.Namespace, request: Request, observe: object, trace: Trace | None) -> Outcome:
    assert callable(observe)
    sound: Sound = open_sound(arguments)
    policy = Policy(time_limit=not arguments.no_time_limit, slow=arguments.slow)
    clock = None if arguments.now is None else lambda: arguments.now
    async with VoiceElicitor(
        arguments.language,
        recognizer="none" if arguments.typed else arguments.recognizer,
        model=arguments.model,
        voice=sound.voice,
        source=sound.source,
        player=sound.player,
        ears=sound.ears,
        hands=sound.hands,
        policy=policy,
        words=arguments.words,
        clock=clock,
        observe=observe,
    ) as elicitor:
        if trace:
            trace.note("engines", **sound.report(elicitor.engines))
        return await elicitor.elicit(request, asker=Asker(arguments.server, vouched=bool(arguments.server)))
