"""A real (virtual) sound card: PortAudio in and out at its own rates, and what happens when it goes away."""

from __future__ import annotations

import json
import subprocess
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import soundfile

from tests.audio.sound_card import SoundCard, require_sound_system, sound_card
from tests.shared import shared
from voice_elicit.audio.pcm import read_sound
from voice_elicit.ports import SAMPLE_RATE

ROOT = Path(__file__).resolve().parents[2]
YES = ("speech", "an4", "an357-mscg2-b.flac")
STOP = ("speech", "an4", "an46-mmap-b.flac")


@pytest.fixture
def card(tmp_path: Path) -> Iterator[SoundCard]:
    require_sound_system()
    with sound_card(tmp_path) as running:
        yield running


def start(card: SoundCard, scene: str, backend: str, clip: str = "") -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.audio.sound_card_scenes", scene, backend, clip],
        cwd=ROOT,
        env=card.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def result(process: subprocess.Popen[str]) -> dict[str, Any]:
    try:
        out, errors = process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()
    assert process.returncode == 0, errors
    assert "Traceback" not in errors  # PortAudio has its own lines about a device that is gone
    told = json.loads(out)
    assert isinstance(told, dict)
    return told


def run(card: SoundCard, scene: str, backend: str, clip: str = "") -> dict[str, Any]:
    return result(start(card, scene, backend, clip))


def wav(folder: Path, *parts: str) -> str:
    path = folder / "clip.wav"
    soundfile.write(path, np.frombuffer(read_sound(shared(*parts)), "<i2"), SAMPLE_RATE)
    return str(path)


def sounding(recording: Path) -> list[bool]:
    """For each 20 ms, whether there was sound."""
    samples = array("h", recording.read_bytes()[: recording.stat().st_size // 640 * 640])
    frames = [samples[start : start + 320] for start in range(0, len(samples), 320)]
    return [max(map(abs, frame)) > 100 for frame in frames]


def test_what_we_say_comes_out_whole_and_stops_when_cancelled(card: SoundCard, anyio_backend: str) -> None:
    with card.recorded("heard.raw") as recording:
        told = run(card, "speak", anyio_backend)
    frames = sounding(recording)
    first, last = frames.index(True), len(frames) - frames[::-1].index(True)
    assert told["said"] > 1.0
    assert told["silenced"] < 1.0
    # Both utterances are there; the story of some 20 s ended after its first second.
    assert 2.0 < (last - first) * 0.02 < 5.0


def test_the_microphone_hears_a_word_at_its_own_rate(card: SoundCard, anyio_backend: str, tmp_path: Path) -> None:
    assert run(card, "hear", anyio_backend, wav(tmp_path, *YES))["meaning"] == "yes"


def test_a_word_over_our_voice_silences_it(card: SoundCard, anyio_backend: str, tmp_path: Path) -> None:
    with card.recorded("heard.raw") as recording:
        told = run(card, "interrupt", anyio_backend, wav(tmp_path, *STOP))
    assert told["meaning"] == "stop"
    assert told["barged_in"]
    assert not told["said_whole"]
    frames = sounding(recording)
    assert 0 < sum(frames) * 0.02 < 8.0


@pytest.mark.parametrize("scene", ["lose_microphone", "lose_loudspeaker"])
def test_a_device_that_disappears_is_one_sentence(card: SoundCard, anyio_backend: str, scene: str) -> None:
    process = start(card, scene, anyio_backend)
    assert process.stdout is not None
    assert process.stdout.readline() == "now\n"
    card.unplug()
    told = result(process)
    assert "is gone" in told["error"]


def test_a_sound_system_that_answers_nobody_is_one_sentence_and_the_program_ends(
    card: SoundCard, anyio_backend: str
) -> None:
    card.freeze()
    told = run(card, "use_frozen", anyio_backend)
    assert told["impatient"]
    assert len(told["errors"]) == 2
    assert all("does not answer" in error for error in told["errors"])


def test_devices_are_named_and_a_wrong_name_is_answered_with_the_right_ones(card: SoundCard) -> None:
    told = run(card, "name_devices", "asyncio")
    assert told["microphone"]
    assert told["loudspeaker"] == "default"
    assert "no microphone 'no such thing'" in told["error"]
    assert told["microphone"] in told["error"]
