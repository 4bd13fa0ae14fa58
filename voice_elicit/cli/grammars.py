"""`voice-elicit grammars check [TAG]`: is a language pack, or an overlay of words, right? `new TAG`: begin one."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from voice_elicit.cli.exits import Exit, complain
from voice_elicit.language.pack import available_languages

__all__ = ["add_parser"]


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("grammars", help="check language packs and word overlays, begin a new one")
    verbs = parser.add_subparsers(title="verbs", required=True, metavar="VERB")
    check = verbs.add_parser("check", help="say what is missing or wrong, with file, key and reason")
    check.add_argument("language", nargs="*", help="tags (default: every pack)")
    check.add_argument("--words", metavar="FILE", type=Path, help="an overlay to check on top of the pack")
    check.set_defaults(run=run_check)
    new = verbs.add_parser("new", help="begin a language: a folder to translate, copied from another one")
    new.add_argument("language", help="its tag, like de or pt-BR")
    new.add_argument("--from", dest="source", metavar="TAG", default="en", help="the pack to begin with (default: en)")
    new.add_argument("--into", metavar="FOLDER", type=Path, help="where packs are (default: those of the program)")
    new.set_defaults(run=run_new)


def run_check(arguments: argparse.Namespace) -> int:
    from voice_elicit.language.check import check_pack

    wrong = 0
    for tag in arguments.language or available_languages():
        for finding in check_pack(tag, arguments.words):
            complain(finding, Exit.UNUSABLE)
            wrong += 1
    return Exit.UNUSABLE if wrong else Exit.ACCEPT


def run_new(arguments: argparse.Namespace) -> int:
    from voice_elicit.language.skeleton import new_pack

    for path in new_pack(arguments.language, arguments.source, arguments.into):
        sys.stdout.write(f"{path}\n")
    complain(f"Translate these, then run: voice-elicit grammars check {arguments.language}.", Exit.ACCEPT)
    return Exit.ACCEPT
