"""`understand`, `models`, `grammars` and `doctor` as they are typed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from voice_elicit.cli import main

RANGE = '{"type": "integer", "minimum": 1, "maximum": 10}'


def test_one_reply_is_understood_on_the_spot(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["understand", RANGE, "--reply", "seven please"]) == 0
    assert json.loads(capsys.readouterr().out) == {"outcome": "value", "value": 7}


def test_a_batch_is_answered_line_by_line_in_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    batch = tmp_path / "batch.jsonl"
    rows = [
        {"field": json.loads(RANGE), "name": "n", "required": True, "reply": "four"},
        {"field": json.loads(RANGE), "name": "n", "required": True, "reply": "stop"},
        {"field": json.loads(RANGE), "name": "n", "required": True, "reply": "twelve"},
        {"field": {"type": "object"}, "name": "n", "required": True, "reply": "four"},
    ]
    batch.write_text("\n".join(json.dumps(row) for row in rows) + "\nnot json\n")
    assert main(["understand", "--batch", str(batch)]) == 0
    results = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [result["outcome"] for result in results] == ["value", "command", "problem", "problem", "problem"]
    assert results[1]["command"] == "stop"
    assert results[2]["problem"] == "tooLarge"


def test_understand_without_a_reply_says_how_to_call_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["understand", RANGE]) == 2
    assert "--reply" in capsys.readouterr().err
    assert main(["understand", "{nonsense", "--reply", "four"]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_every_pack_in_the_tree_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["grammars", "check"]) == 0
    assert capsys.readouterr().err == ""


def test_a_wrong_overlay_is_refused_with_file_key_and_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = tmp_path / "words.toml"
    words.write_text('[hear.numbers]\nones = "one"\n')
    assert main(["grammars", "check", "en", "--words", str(words)]) == 2
    assert "numbers.toml: ones" in capsys.readouterr().err


def test_models_are_listed_with_where_they_came_from(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["models", "list", "--json"]) == 0
    assert all({"language", "path", "origin"} <= set(row) for row in json.loads(capsys.readouterr().out))


def test_installing_needs_a_language_or_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["models", "install"]) == 2
    assert main(["models", "install", "--from", str(tmp_path / "none.zip")]) == 1
    assert "none.zip" in capsys.readouterr().err


def test_the_doctor_says_what_will_listen_and_why(capsys: pytest.CaptureFixture[str]) -> None:
    main(["doctor"])
    out = capsys.readouterr().out
    assert "Recognizer: " in out
    assert "because" in out
    assert "Microphone: " in out


@pytest.mark.parametrize(
    ("language", "missing", "voice"),
    [("fr", "La parole en français n'est pas installée", "roa/fr."), ("it", "La voce in italiano non", "roa/it.")],
)
def test_a_language_without_a_recognizer_is_told_in_it_and_in_english(
    language: str, missing: str, voice: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voice_elicit.recognizers.choice.find_model", lambda language: None)
    assert main(["doctor", "--language", language]) == 1
    out = capsys.readouterr().out
    assert f"voice-elicit models install {language}" in out
    assert missing in out
    assert f"Voice: {voice}" in out


@pytest.fixture
def form(tmp_path: Path) -> str:
    path = tmp_path / "form.json"
    path.write_text('{"type": "object", "properties": {"n": {"type": "integer", "title": "N"}}, "required": ["n"]}')
    return str(path)


def test_a_dialogue_without_a_recognizer_says_so_and_sends_nothing(
    form: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voice_elicit.recognizers.choice.find_model", lambda language: None)
    assert main(["ask", form, "--language", "fr", "--voice", "none"]) == 1
    told = capsys.readouterr()
    assert json.loads(told.out) == {"action": "cancel"}
    assert "La parole en français n'est pas installée" in told.err
    assert "voice-elicit models install fr" in told.err


@pytest.mark.parametrize(
    ("language", "yes"), [("fr", "oui"), ("it", "sì"), ("de", "ja"), ("es", "sí"), ("pt", "sim"), ("nl", "ja")]
)
def test_a_dialogue_in_text_works_out_of_the_box(
    language: str, yes: str, form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replies = tmp_path / "replies.txt"
    replies.write_text(f"4\n{yes}\n", encoding="utf-8")
    assert main(["ask", form, "--language", language, "--replies", str(replies)]) == 0
    assert json.loads(capsys.readouterr().out)["action"] == "accept"


def test_a_usage_error_is_code_2() -> None:
    ran = subprocess.run([sys.executable, "-m", "voice_elicit.cli", "ask"], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "Traceback" not in ran.stderr
