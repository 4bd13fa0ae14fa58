"""`voice-elicit check FORM`: how a form will sound and what will go wrong, each with a better way.

For the continuous integration of server authors: exit 1 when there are warnings, 0 when there are none.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from voice_elicit.cli.exits import Exit
from voice_elicit.cli.forms import FORM_HELP, read_form
from voice_elicit.dialogue.advice import Finding, Level, advise, option_phrases, unheard
from voice_elicit.errors import MissingEngine
from voice_elicit.form.fields import Form, Request
from voice_elicit.language.pack import Pack, load_pack

__all__ = ["add_parser"]


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "check",
        help="how a form will sound, and what will go wrong",
        description="Exit codes: 0 no warnings, 1 warnings, 2 unusable form or call.",
    )
    parser.add_argument("form", metavar="FORM", nargs="+", help=FORM_HELP)
    parser.add_argument("--language", default="en", help="language of the dialogue (default: en)")
    parser.add_argument("--words", metavar="FILE", type=Path, help="TOML with your own sentences and words")
    parser.add_argument("--recognizer", default="auto", choices=["auto", "vosk", "moonshine", "pocketsphinx"])
    parser.add_argument("--model", metavar="PATH", type=Path, help="a Vosk model's folder, to look its words up")
    parser.add_argument("--json", action="store_true", help="one JSON object a form instead of sentences")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    pack = load_pack(arguments.language, arguments.words)
    warnings = 0
    for name in arguments.form:
        request = read_form(name)
        findings = [*advise(request, pack), *_unheard(request, pack, arguments)]
        count = sum(finding.level is Level.WARNING for finding in findings)
        warnings += count
        if arguments.json:
            print(json.dumps(_as_json(name, findings, count, pack), ensure_ascii=False))  # noqa: T201 - the result
        else:
            _print(name if len(arguments.form) > 1 else "", findings, count, pack)
    return Exit.FAILURE if warnings else Exit.ACCEPT


def _unheard(request: Request, pack: Pack, arguments: argparse.Namespace) -> list[Finding]:
    """Only a model with a lexicon can tell which words it lacks; without one there is nothing to say.

    Raises:
        MissingEngine: the recognizer or model that was asked for is not here.
    """
    if not isinstance(request, Form) or arguments.recognizer not in ("auto", "vosk"):
        return []
    phrases = option_phrases(request, pack)
    if not phrases:
        return []
    from voice_elicit.recognizers.choice import Engine, choose_recognizer

    try:
        choice = choose_recognizer(pack.tag, arguments.recognizer, arguments.model)
    except MissingEngine:
        if arguments.recognizer == "auto" and arguments.model is None:
            return []
        raise
    if choice.reason.engine is not Engine.VOSK:
        return []
    from voice_elicit.recognizers.vosk import VoskRecognizer

    assert isinstance(choice.recognizer, VoskRecognizer)
    return unheard(request, pack, choice.recognizer.missing_words(phrases))


def _print(name: str, findings: list[Finding], count: int, pack: Pack) -> None:
    lines = [name] if name else []
    for finding in findings:
        level, text = pack.say(f"advice-{finding.level}"), finding.text(pack)
        if finding.field:
            lines.append(pack.say("advice-line", level=level, field=finding.field, text=text))
        else:
            lines.append(pack.say("advice-line-form", level=level, text=text))
        lines.append("  " + pack.say("advice-better", text=finding.better(pack)))
    lines.append(pack.say("advice-count", count=count) if findings else pack.say("advice-none"))
    print("\n".join(lines))  # noqa: T201 - the result


def _as_json(name: str, findings: list[Finding], count: int, pack: Pack) -> dict[str, object]:
    return {
        "form": name,
        "warnings": count,
        "findings": [
            {
                "level": finding.level.value,
                "field": finding.field or None,
                "code": finding.code,
                "text": finding.text(pack),
                "better": finding.better(pack),
            }
            for finding in findings
        ],
    }
