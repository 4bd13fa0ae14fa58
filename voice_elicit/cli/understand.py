"""`voice-elicit understand`: what a reply means for a field, without speaking; one reply or JSON lines."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from voice_elicit.cli.exits import Exit, complain
from voice_elicit.errors import UnusableForm
from voice_elicit.understanding.batch import run_batch

__all__ = ["add_parser"]


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "understand",
        help="what a reply means for a field, without speaking",
        description="Reads one reply (FIELD --reply TEXT) or JSON lines (--batch FILE) and prints one JSON line each.",
    )
    parser.add_argument("field", nargs="?", help="property schema as JSON, or a file that holds it")
    parser.add_argument("--reply", help="what the person said")
    parser.add_argument("--name", default="answer", help="property name of the field")
    parser.add_argument("--optional", action="store_true", help="the field may be left out")
    parser.add_argument("--now", help="ISO time for relative dates (default: the clock)")
    parser.add_argument(
        "--batch", metavar="FILE", help='JSON lines of {"field", "name", "required", "reply", "now"}; - is stdin'
    )
    parser.add_argument("--language", default="en")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.batch is not None:
        if arguments.field is not None or arguments.reply is not None:
            return complain("Give either --batch FILE or FIELD --reply TEXT, not both.", Exit.UNUSABLE)
        return _print_all(_lines(arguments.batch), arguments.language)
    if arguments.field is None or arguments.reply is None:
        return complain("Give FIELD and --reply TEXT, or --batch FILE.", Exit.UNUSABLE)
    line = {"field": _schema(arguments.field), "name": arguments.name, "required": not arguments.optional}
    line["reply"] = arguments.reply
    if arguments.now:
        line["now"] = arguments.now
    return _print_all(iter([json.dumps(line)]), arguments.language)


def _schema(field: str) -> object:
    """
    Raises:
        UnusableForm: no such file, or no JSON.
    """
    inline = field.lstrip().startswith("{")
    try:
        return json.loads(field if inline else Path(field).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        where = "FIELD" if inline else f"The field {field}"
        raise UnusableForm(f"{where} cannot be read as a JSON property schema: {error}.") from error


def _lines(name: str) -> Iterator[str]:
    if name == "-":
        yield from sys.stdin
        return
    with Path(name).open(encoding="utf-8") as file:
        yield from file


def _print_all(lines: Iterator[str], language: str) -> int:
    try:
        for result in run_batch(lines, language):
            print(result)  # noqa: T201 - the result
    except (OSError, UnicodeDecodeError) as error:
        return complain(f"The batch cannot be read: {error}.", Exit.UNUSABLE)
    return Exit.ACCEPT
