"""The real voice in its real process."""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from pathlib import Path

import anyio
import pytest

from tests.processes import children
from voice_elicit.audio.devices import level
from voice_elicit.audio.pcm import seconds_of
from voice_elicit.errors import MissingEngine
from voice_elicit.voices import worker
from voice_elicit.voices.synthesis import SpeechSynthesis

pytestmark = pytest.mark.anyio


async def test_a_sentence_becomes_sound_at_the_pace_asked_for() -> None:
    voice = SpeechSynthesis()
    with anyio.fail_after(60):
        normal = await voice.synthesise("Green Table asks three things to book a table.", language="en")
        slow = await voice.synthesise("Green Table asks three things to book a table.", language="en", rate=0.6)
        await voice.aclose()
    assert 2.0 < seconds_of(normal) < 4.0
    assert seconds_of(slow) > 1.3 * seconds_of(normal)
    assert level(normal) > -35


async def test_each_sentence_is_written_whole_however_many_come_one_after_another() -> None:
    voice = SpeechSynthesis()
    with anyio.fail_after(60):
        lengths = [seconds_of(await voice.synthesise("word " * count, language="en")) for count in (1, 8, 2, 16, 4)]
        await voice.aclose()
    assert sorted(lengths) == [lengths[index] for index in (0, 2, 4, 1, 3)]


async def test_what_was_said_before_is_not_made_again_until_it_is_forgotten() -> None:
    voice = SpeechSynthesis()
    with anyio.fail_after(60):
        first = await voice.synthesise("Four.", language="en")
        assert await voice.synthesise("Four.", language="en") is first
        voice.forget()
        assert await voice.synthesise("Four.", language="en") is not first
        await voice.aclose()


async def test_each_language_has_its_voice() -> None:
    voice = SpeechSynthesis()
    with anyio.fail_after(60):
        english = await voice.synthesise("Paris, Berlin", language="en-GB")
        german = await voice.synthesise("Paris, Berlin", language="de")
        unknown = await voice.synthesise("Paris, Berlin", language="tlh")
        await voice.aclose()
    assert abs(seconds_of(english) - seconds_of(german)) > 0.05
    assert unknown


async def test_closing_leaves_no_process_and_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    before, voice = children(), SpeechSynthesis()
    with anyio.fail_after(60):
        await voice.prepare()
        [process] = children() - before
        assert os.listdir(tmp_path)
        await voice.synthesise("Four.", language="en")
        await voice.aclose()
    assert not children() - before
    assert not os.listdir(tmp_path)
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


async def test_after_a_cancelled_sentence_the_next_one_is_the_right_one() -> None:
    voice = SpeechSynthesis()
    with anyio.fail_after(60):
        await voice.prepare()
        short = await voice.synthesise("Four.", language="en")
        voice.forget()
        for _ in range(3):
            async with anyio.create_task_group() as group:
                group.start_soon(lambda: voice.synthesise("word " * 40, language="en"))
                await anyio.wait_all_tasks_blocked()
                group.cancel_scope.cancel()
        again = await voice.synthesise("Four.", language="en")
        assert seconds_of(again) == pytest.approx(seconds_of(short), abs=0.1)
        await voice.aclose()


async def test_a_voice_process_that_dies_is_one_sentence_and_the_next_call_starts_another() -> None:
    before, voice = children(), SpeechSynthesis()
    with anyio.fail_after(60):
        await voice.prepare()
        for process in children() - before:
            os.kill(process, signal.SIGKILL)
        with pytest.raises(MissingEngine, match="voice failed"):
            await voice.synthesise("Four.", language="en")
        assert await voice.synthesise("Four.", language="en")
        await voice.aclose()
    assert not children() - before


async def test_the_process_ends_with_its_parent() -> None:
    process = await anyio.open_process([sys.executable, "-u", "-P", worker.__file__])
    with anyio.fail_after(60):
        assert process.stdin is not None
        await process.stdin.aclose()
        assert await process.wait() == 0
        await process.aclose()


async def test_without_an_engine_the_reason_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [path for path in sys.path if "site-packages" not in path])
    voice = SpeechSynthesis()
    with anyio.fail_after(60):
        with pytest.raises(MissingEngine, match=r"install voice-elicit\[voice\]"):
            await voice.synthesise("Four.", language="en")
        await voice.aclose()
