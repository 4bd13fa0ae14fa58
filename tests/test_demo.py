"""The demo's recordings, through the real recognizer, voice detection, turn taking and dialogue."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from voice_elicit.cli import main

SAMPLES = Path(__file__).resolve().parents[1] / "samples"


def test_recorded_replies_fill_the_form_with_a_misunderstanding_a_correction_and_a_repeat(
    capsys: pytest.CaptureFixture[str],
) -> None:
    recordings = [str(path) for path in sorted((SAMPLES / "order").glob("*.wav"))]
    form = str(SAMPLES / "order.json")
    code = main(["ask", form, "--server", "Green Table", "--now", "2026-11-30T10:00", "--audio", *recordings])
    out, err = capsys.readouterr()
    assert code == 0
    content = json.loads(out)["content"]
    assert {key: content[key] for key in ("size", "quantity", "gift", "delivery")} == {
        "size": "l",
        "quantity": 2,
        "gift": True,
        "delivery": "2026-12-04",
    }
    assert "front door" in content["note"]
    assert 'S: I heard "the purple one". Small, Medium or Large?' in err
    assert err.count("S: Which size? Small, Medium or Large.") == 2
