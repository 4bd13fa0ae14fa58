"""`voice-elicit grammars check [TAG]`: is a language pack, or an overlay of words, right?"""

from __future__ import annotations

import argparse
from pathlib import Path

from voice_elicit.cli.exits import Exit, complain
from voice_elicit.language.pack import available_languages

__all__ = ["add_parser"]


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("grammars", help="check language packs and word overlays")
    verbs = parser.add_subparsers(title="verbs", required=True, metavar="VERB")
    check = verbs.add_parser("check", help="say what is missing or wrong, with file, key and reason")
    check.add_argument("language", nargs="*", help="tags (default: every pack)")
    check.add_argument("--words", metavar="FILE", type=Path, help="an overlay to check on top of the pack")
    check.set_defaults(run=run_check)


def run_check(arguments: argparse.Namespace) -> int:
    from voice_elicit.language.check import check_pack

    wrong = 0
    for tag in arguments.language or available_languages():
        for finding in check_pack(tag, arguments.words):
            complain(finding, Exit.UNUSABLE)
            wrong += 1
    return Exit.UNUSABLE if wrong else Exit.ACCEPT
