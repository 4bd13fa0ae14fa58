"""`voice-elicit models list|install|path`: Vosk models on this machine, and how they get here."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from voice_elicit.cli.exits import Exit, complain

__all__ = ["add_parser"]

BAR_WIDTH = 40
"""Characters of the progress bar."""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("models", help="Vosk models on this machine")
    verbs = parser.add_subparsers(title="verbs", required=True, metavar="VERB")
    listing = verbs.add_parser("list", help="what is here and where it came from")
    listing.add_argument("--json", action="store_true", help="as JSON")
    listing.set_defaults(run=run_list)
    install = verbs.add_parser("install", help="fetch the vendor's small model of a language, or take a local one")
    install.add_argument("language", nargs="?", help="BCP 47 tag, like en")
    install.add_argument("--from", dest="source", metavar="ZIP|DIR", type=Path, help="a copy on this machine")
    install.set_defaults(run=run_install)
    path = verbs.add_parser("path", help="where the model of a language is, or where models are installed")
    path.add_argument("language", nargs="?")
    path.set_defaults(run=run_path)


def run_list(arguments: argparse.Namespace) -> int:
    from voice_elicit.recognizers.models import list_models

    models = list_models()
    if arguments.json:
        rows = [{"language": m.language, "path": str(m.path), "origin": m.origin.value} for m in models]
        print(json.dumps(rows, ensure_ascii=False))  # noqa: T201 - the result
    else:
        for model in models:
            print(f"{model.language or '?'}\t{model.path}\t{model.origin.value}")  # noqa: T201 - the result
    if not models:
        return complain("No Vosk model is on this machine; voice-elicit models install en fetches one.", Exit.ACCEPT)
    return Exit.ACCEPT


def run_install(arguments: argparse.Namespace) -> int:
    from voice_elicit.recognizers.install import install_from, install_model

    if arguments.source is None and arguments.language is None:
        return complain("Name a language, like: voice-elicit models install en.", Exit.UNUSABLE)
    if arguments.source is not None:
        installed = install_from(arguments.source, arguments.language)
    else:
        installed = install_model(arguments.language, _progress if sys.stderr.isatty() else None)
        if sys.stderr.isatty():
            print(file=sys.stderr)  # noqa: T201 - ends the progress bar's line
    print(installed.model.path)  # noqa: T201 - the result
    if installed.sha256:
        state = "as expected" if installed.checked else "not known beforehand; compare it with the vendor's"
        complain(f"SHA-256 {installed.sha256} ({state}).", Exit.ACCEPT)
    return Exit.ACCEPT


def run_path(arguments: argparse.Namespace) -> int:
    from voice_elicit.recognizers.models import find_model, models_folder

    if arguments.language is None:
        print(models_folder())  # noqa: T201 - the result
        return Exit.ACCEPT
    model = find_model(arguments.language)
    if model is None:
        return complain(
            f"No Vosk model for {arguments.language!r}; voice-elicit models install {arguments.language} fetches one.",
            Exit.FAILURE,
        )
    print(model.path)  # noqa: T201 - the result
    return Exit.ACCEPT


def _progress(done: int, total: int | None) -> None:
    share = done / total if total else 0.0
    bar = "#" * round(share * BAR_WIDTH)
    of = f" of {total / 1e6:.0f}" if total else ""
    print(f"\r|{bar:<{BAR_WIDTH}}| {done / 1e6:.1f}{of} MB", end="", file=sys.stderr, flush=True)  # noqa: T201
