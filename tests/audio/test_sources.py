"""Recordings and pushed sound."""

from __future__ import annotations

import math
from pathlib import Path

import anyio
import numpy as np
import pytest
import soundfile

from voice_elicit.audio.devices import level
from voice_elicit.audio.pcm import hush, quieten, read_sound, seconds_of
from voice_elicit.audio.sources import FileSource, Intake, PushSource
from voice_elicit.errors import UnusableAudio


def tone(rate: int, seconds: float = 1.0) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    return np.asarray(0.5 * np.sin(2 * np.pi * 440 * np.arange(int(rate * seconds)) / rate))


async def take(intake: Intake, seconds: float) -> bytes:
    pcm = b""
    while seconds_of(pcm) < seconds:
        piece = await intake.take()
        if piece is None:
            break
        pcm += piece
    return pcm


@pytest.mark.parametrize(
    ("name", "rate", "subtype"),
    [
        ("a.wav", 8000, "ULAW"),
        ("a.wav", 48000, "FLOAT"),
        ("a.flac", 44100, "PCM_24"),
        ("a.ogg", 22050, "VORBIS"),
        ("a.aiff", 16000, "PCM_16"),
        ("a.mp3", 44100, "MPEG_LAYER_III"),
    ],
)
def test_any_format_and_rate_becomes_our_pcm(tmp_path: Path, name: str, rate: int, subtype: str) -> None:
    soundfile.write(tmp_path / name, tone(rate), rate, subtype=subtype)
    pcm = read_sound(tmp_path / name)
    assert seconds_of(pcm) == pytest.approx(1.0, abs=0.06)
    assert level(pcm) == pytest.approx(-9, abs=1)


def test_of_several_channels_the_loudest_is_heard(tmp_path: Path) -> None:
    sound = tone(16000)
    for channels in ([sound, np.zeros_like(sound)], [0.001 * sound, sound, sound * 0], [sound, -sound]):
        soundfile.write(tmp_path / "a.wav", np.stack(channels, axis=1), 16000)
        assert level(read_sound(tmp_path / "a.wav")) == pytest.approx(-9, abs=0.5)


def test_what_cannot_be_read_is_refused_before_the_first_question_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "text.wav").write_text("this is no sound")
    (tmp_path / "empty.wav").write_bytes(b"")
    (tmp_path / "folder").mkdir()
    for name, reason in (
        ("missing.wav", "there is no such file"),
        ("folder", "it is a folder"),
        ("text.wav", "it is damaged"),
        ("empty.wav", "it is damaged"),
    ):
        with pytest.raises(UnusableAudio, match=reason) as refused:
            FileSource([tmp_path / name])
        assert name in str(refused.value)
        assert str(refused.value).count("\n") == 0


def test_a_recording_with_impossible_samples_is_read_without_them(tmp_path: Path) -> None:
    sound = tone(16000)
    sound[100:200] = math.nan
    sound[300] = 1e30
    soundfile.write(tmp_path / "a.wav", sound, 16000, subtype="FLOAT")
    assert seconds_of(read_sound(tmp_path / "a.wav")) == pytest.approx(1)


@pytest.mark.anyio
async def test_each_turn_hears_the_next_recording_between_near_silence_and_then_only_silence(
    tmp_path: Path,
) -> None:
    soundfile.write(tmp_path / "a.wav", tone(16000), 16000)
    source = FileSource([tmp_path / "a.wav"])
    async with source.open() as intake:
        before, words, after = await take(intake, 0.48), await take(intake, 1.0), await take(intake, 3.0)
    assert level(before) == pytest.approx(-70, abs=1)
    assert level(words) > -10
    assert level(after[2000:]) == pytest.approx(-70, abs=1)
    assert b"\0" * 64 not in before + after
    assert source.exhausted
    async with source.open() as intake:
        nothing = await take(intake, math.inf)
    assert level(nothing) == pytest.approx(-70, abs=1)
    assert seconds_of(nothing) == pytest.approx(FileSource.AFTER, abs=1)


@pytest.mark.anyio
async def test_realtime_recordings_come_no_faster_than_a_microphone(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "a.wav", tone(16000, 0.2), 16000)
    async with FileSource([tmp_path / "a.wav"], realtime=True).open() as intake:
        started = anyio.current_time()
        pcm = await take(intake, 0.5)
        assert anyio.current_time() - started >= seconds_of(pcm) - 0.001


@pytest.mark.anyio
async def test_pushed_sound_is_heard_while_somebody_listens_at_our_rate() -> None:
    source = PushSource(rate=48000)
    source.push(b"nobody listens to this")
    sound = (tone(48000) * 32767).astype("<i2").tobytes()
    with anyio.fail_after(10):
        async with source.open() as intake:
            for start in range(0, len(sound), 999):
                source.push(sound[start : start + 999])
            pcm = await take(intake, 0.9)
            await anyio.to_thread.run_sync(source.push_from_thread, sound)
            pcm += await take(intake, 0.9)
    assert level(pcm) == pytest.approx(-9, abs=0.5)


@pytest.mark.anyio
async def test_a_host_whose_microphone_is_gone_says_so() -> None:
    source = PushSource()
    with anyio.fail_after(10):
        async with source.open() as intake:
            source.end()
            with pytest.raises(UnusableAudio, match="is gone"):
                await intake.take()
        with pytest.raises(UnusableAudio, match="is gone"):
            async with source.open():
                pass


def test_volume_changes_the_sound_and_full_volume_does_not() -> None:
    pcm = hush(0.1)
    assert quieten(pcm, 1.0) == pcm
    assert level(quieten(pcm, 0.5)) == pytest.approx(level(pcm) - 6, abs=0.5)
