"""`voice-elicit check` and `voice-elicit preview` as server authors type them and run them in their CI."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from voice_elicit.cli import main

ORDER = Path(__file__).resolve().parents[2] / "samples" / "order.json"


@pytest.fixture
def bad(tmp_path: Path) -> str:
    path = tmp_path / "bad.json"
    region = {"type": "string", "title": "Region", "enum": ["us-east-1", "eu-central-1"]}
    schema = {"type": "object", "properties": {"region": region}, "required": ["region"]}
    path.write_text(json.dumps({"mode": "form", "message": "Deploy.", "requestedSchema": schema}))
    return str(path)


def test_a_form_that_sounds_well_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(ORDER)]) == 0
    assert capsys.readouterr().out == "Nothing to say against it.\n"


def test_a_warning_names_the_field_says_a_better_way_and_fails_the_check(
    bad: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", bad]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith('warning: region: Nobody would say "us-east-1" and "eu-central-1" aloud')
    assert out[1].startswith("  Better: Give each a title in words")
    assert out[2] == "1 warning."


def test_notes_alone_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "form.json"
    path.write_text(json.dumps({"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}))
    assert main(["check", str(path)]) == 0
    assert "note: city: It has no title" in capsys.readouterr().out


def test_several_forms_are_checked_as_json_one_a_line(bad: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(ORDER), bad, "--json"]) == 1
    fine, wrong = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert fine == {"form": str(ORDER), "warnings": 0, "findings": []}
    assert wrong["warnings"] == 1
    (finding,) = wrong["findings"]
    assert finding["level"] == "warning"
    assert finding["field"] == "region"
    assert finding["code"] == "options-code"
    assert finding["text"]
    assert finding["better"]


def test_an_unusable_form_is_code_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "nested.json"
    path.write_text(json.dumps({"type": "object", "properties": {"a": {"type": "object", "properties": {}}}}))
    for command in ("check", "preview"):
        assert main([command, str(path)]) == 2
        assert '"a"' in capsys.readouterr().err
        assert main([command, str(tmp_path / "none.json")]) == 2
        assert "none.json" in capsys.readouterr().err


def test_a_model_that_is_not_there_is_said(bad: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", bad, "--model", str(tmp_path)]) == 1
    assert "holds no Vosk model" in capsys.readouterr().err


def test_the_preview_prints_the_dialogue_its_help_and_its_length(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["preview", str(ORDER), "--server", "Green Table", "--now", "2026-11-30T10:00"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("S: Green Table says: Order a T-shirt. It asks five things.")
    assert out[1].startswith("   Help: You can say Small, Medium or Large.")
    assert out[2] == "P: Small"
    assert out[-2] == "S: Sent."
    assert out[-1].startswith("We speak for about ")
