"""`voice-elicit preview FORM`: the dialogue as it will be spoken, with example answers, and how long it takes."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path

from voice_elicit.cli.exits import Exit
from voice_elicit.cli.forms import FORM_HELP, moment, read_form
from voice_elicit.dialogue.advice import WORDS_PER_MINUTE
from voice_elicit.dialogue.asker import Asker
from voice_elicit.dialogue.rehearsal import Speaker, rehearse
from voice_elicit.language.pack import load_pack

__all__ = ["add_parser"]


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("preview", help="print the dialogue of a form as it will be spoken")
    parser.add_argument("form", metavar="FORM", help=FORM_HELP)
    parser.add_argument("--server", metavar="NAME", default="", help="who asks, as the person's host knows them")
    parser.add_argument("--language", default="en", help="language of the dialogue (default: en)")
    parser.add_argument("--words", metavar="FILE", type=Path, help="TOML with your own sentences and words")
    parser.add_argument("--now", type=moment, metavar="ISO", help="the clock for relative dates")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    pack = load_pack(arguments.language, arguments.words)
    rehearsal = rehearse(
        read_form(arguments.form),
        pack,
        asker=Asker(arguments.server, vouched=bool(arguments.server)),
        now=arguments.now or datetime.now().astimezone(),
    )
    for line in rehearsal.lines:
        if line.speaker is Speaker.HELP:
            _print("   " + pack.say("preview-help", text=line.text))
        else:
            _print(pack.say(f"preview-{line.speaker}", text=line.text))
    if not rehearsal.complete:
        _print(pack.say("preview-unsent"))
    ours, theirs = (round(rehearsal.words(speaker) * 60 / WORDS_PER_MINUTE) for speaker in (Speaker.US, Speaker.PERSON))
    _print(pack.say("preview-time", ours=ours, theirs=theirs))
    return Exit.ACCEPT


def _print(line: str) -> None:
    print(line)  # noqa: T201 - the result
