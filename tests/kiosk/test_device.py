"""Chromium's own fake microphone, with the flags of a test bench: permission, device, resampling and all."""

from __future__ import annotations

import wave
from pathlib import Path
from typing import Any

import pytest

from tests.kiosk.stand import ORDER, SAMPLES, Visitor, chromium, kiosk

pytest.importorskip("playwright.sync_api")

SIZE: dict[str, Any] = {
    "message": "Order a T-shirt",
    "requestedSchema": {
        "type": "object",
        "properties": {"size": ORDER["requestedSchema"]["properties"]["size"]},
        "required": ["size"],
    },
}


def test_the_browsers_own_microphone_is_heard(tmp_path: Path) -> None:
    """A fake device that plays a file over and over, as Chromium's flags offer it."""
    recording = _looped(tmp_path / "microphone.wav", "03-medium", "11-yes")
    flags = ("--use-fake-device-for-media-stream", f"--use-file-for-fake-audio-capture={recording}")
    with chromium(*flags) as launched, kiosk(SIZE) as desk, Visitor(launched, desk) as visitor:
        visitor.start()
        visitor.ends("Sent.")
        assert visitor.outcome() == {"action": "accept", "content": {"size": "m"}}


def _looped(path: Path, *names: str) -> str:
    """Recordings with three seconds of near-silence after each."""
    with wave.open(str(path), "wb") as out:
        out.setparams((1, 2, 16_000, 0, "NONE", ""))
        out.writeframes(bytes(32_000))
        for name in names:
            with wave.open(str(SAMPLES / "order" / f"{name}.wav")) as source:
                out.writeframes(source.readframes(source.getnframes()) + bytes(3 * 32_000))
    return str(path)
