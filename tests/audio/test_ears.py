"""Ears over recordings, with the real voice detector; the recognizer is the real one where words matter."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from math import inf
from pathlib import Path

import anyio
import numpy as np
import pytest
import soundfile

from tests.shared import shared
from voice_elicit.audio.ears import EngineEars
from voice_elicit.audio.pcm import hush, read_sound
from voice_elicit.audio.sources import FileSource, Intake, PushSource
from voice_elicit.errors import UnusableAudio
from voice_elicit.ports import SAMPLE_RATE, Band, Expectation, Heard, Phrase, ReplyKind, Silence
from voice_elicit.recognizers.moonshine import MoonshineRecognizer
from voice_elicit.testing import ScriptedRecognizer

YES_NO = Expectation(ReplyKind.CLOSED, phrases=(Phrase("yes", "yes"), Phrase("no", "no"), Phrase("stop", "stop")))
YES = ("speech", "an4", "an357-mscg2-b.flac")
STOP = ("speech", "an4", "an46-mmap-b.flac")
LONG = ("speech", "lj", "LJ048-0203.flac")
KITCHEN = ("speech", "noise", "kitchen.wav")


@cache
def engine() -> MoonshineRecognizer:
    return MoonshineRecognizer()


class Spoken:
    """A live source in no time: the sound of one turn, in which an event may be set at a certain second."""

    live = True

    def __init__(self, pcm: bytes, prompt_over: anyio.Event | None = None, at: float = inf) -> None:
        self._pcm, self._event, self._at = pcm, prompt_over, at
        self.heard = 0.0
        """Seconds taken."""

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Intake]:
        yield self

    async def take(self) -> bytes | None:
        await anyio.lowlevel.checkpoint()
        start = int(self.heard * SAMPLE_RATE) * 2
        self.heard += 0.02
        if self._event is not None and self.heard >= self._at:
            self._event.set()
        return self._pcm[start : start + 640] if start < len(self._pcm) else None

    async def aclose(self) -> None:
        return


def recording(*parts: float | tuple[str, ...]) -> bytes:
    """Seconds of near-silence and clips, one after the other."""
    return b"".join(hush(part) if isinstance(part, float) else read_sound(shared(*part)) for part in parts)


def file(tmp_path: Path, pcm: bytes) -> Path:
    path = tmp_path / f"{len(list(tmp_path.iterdir()))}.wav"
    soundfile.write(path, np.frombuffer(pcm, "<i2"), SAMPLE_RATE)
    return path


def meanings(turns: Sequence[Heard | Silence]) -> list[str]:
    return [
        turn.hypotheses[0].phrase.meaning
        if isinstance(turn, Heard) and turn.hypotheses and turn.hypotheses[0].band is Band.HIGH
        else "?"
        for turn in turns
    ]


@pytest.mark.anyio
async def test_recordings_are_heard_one_a_turn_and_then_there_is_silence() -> None:
    ears = EngineEars(FileSource([shared(*YES), shared(*STOP)]), engine())
    turns = [await ears.listen(YES_NO) for _ in range(3)]
    assert meanings(turns[:2]) == ["yes", "stop"]
    assert turns[2] == Silence()
    await ears.aclose()


@pytest.mark.anyio
async def test_a_complete_answer_ends_the_turn_before_the_silence_of_its_kind_is_over() -> None:
    patient = replace(YES_NO, end_silence=2.0)
    source = Spoken(recording(0.5, YES, 5.0))
    turn = await EngineEars(source, engine()).listen(patient)
    assert isinstance(turn, Heard)
    end_of_clip = 0.5 + len(read_sound(shared(*YES))) / 2 / SAMPLE_RATE
    assert source.heard < end_of_clip + 0.35
    assert 0.2 < turn.latency < 2.0
    assert 0.2 < turn.seconds < 1.0
    assert not turn.barged_in


@pytest.mark.anyio
async def test_an_answer_that_may_go_on_is_waited_for() -> None:
    may_go_on = replace(YES_NO, phrases=(*YES_NO.phrases, Phrase("yes but", "unsure")), end_silence=1.2)
    source = Spoken(recording(0.5, YES, 5.0))
    turn = await EngineEars(source, engine()).listen(may_go_on)
    assert isinstance(turn, Heard)
    assert turn.latency >= 1.2 - 0.02


@pytest.mark.anyio
async def test_the_yes_that_sends_is_waited_for_in_full() -> None:
    weighty = replace(YES_NO, phrases=(Phrase("yes", "yes", weighty=True), Phrase("no", "no")))
    turn = await EngineEars(Spoken(recording(0.5, YES, 5.0)), engine()).listen(weighty)
    assert isinstance(turn, Heard)
    assert turn.latency >= weighty.end_silence - 0.02


@pytest.mark.anyio
async def test_the_recognizer_gets_pre_roll_and_the_whole_utterance() -> None:
    recognizer = ScriptedRecognizer(["yes"])
    clip = read_sound(shared(*YES))
    turn = await EngineEars(Spoken(recording(2.0, YES, 3.0)), recognizer).listen(YES_NO)
    assert isinstance(turn, Heard)
    assert recognizer.fed / 2 / SAMPLE_RATE >= turn.seconds + 0.3
    assert recognizer.fed < len(clip) + 2 * SAMPLE_RATE
    assert recognizer.calls == ["start", "partial", "finish", "abort"]


@pytest.mark.anyio
async def test_kitchen_noise_alone_is_silence() -> None:
    pcm = read_sound(shared(*KITCHEN))
    ears = EngineEars(Spoken((pcm * 30)[: 20 * 2 * SAMPLE_RATE]), engine(), function_words=("you", "the"))
    turn = await ears.listen(YES_NO)
    assert isinstance(turn, Silence)


@pytest.mark.anyio
async def test_function_words_alone_count_as_noise_and_what_follows_is_heard() -> None:
    recognizer = ScriptedRecognizer(["um", "yes"])
    ears = EngineEars(Spoken(recording(0.5, YES, 2.0, YES, 2.0)), recognizer, function_words=("um",))
    assert meanings([await ears.listen(YES_NO)]) == ["yes"]
    recognizer = ScriptedRecognizer(["um"])
    ears = EngineEars(Spoken(recording(0.5, YES, 30.0)), recognizer, function_words=("um",))
    assert await ears.listen(YES_NO) == Silence(noise=True)


@pytest.mark.anyio
async def test_a_recording_that_ends_in_mid_word_is_an_utterance() -> None:
    clip = read_sound(shared(*YES))
    turn = await EngineEars(Spoken(hush(0.5) + clip[: len(clip) // 2]), ScriptedRecognizer(["yes"])).listen(YES_NO)
    assert meanings([turn]) == ["yes"]


PROMPT = replace(YES_NO, prompt="The three officers confirm that their primary concern was crowd and traffic control.")
"""As said by the speaker of `LONG`, who stands in for our own voice."""


@pytest.mark.anyio
async def test_our_own_voice_coming_back_neither_ends_the_turn_nor_counts_as_a_reply() -> None:
    over = anyio.Event()
    ears = EngineEars(Spoken(recording(0.3, LONG, 12.0), over, at=5.7), engine())
    assert await ears.listen(PROMPT, over) == Silence(noise=True)


@pytest.mark.anyio
async def test_the_reply_after_our_own_voice_came_back_is_heard() -> None:
    over = anyio.Event()
    ears = EngineEars(Spoken(recording(0.3, LONG, 1.5, YES, 5.0), over, at=5.7), engine())
    assert meanings([await ears.listen(PROMPT, over)]) == ["yes"]


@pytest.mark.anyio
async def test_the_reply_is_found_also_when_it_runs_into_the_end_of_our_own_voice() -> None:
    over = anyio.Event()
    ears = EngineEars(Spoken(recording(0.3, LONG, 0.1, YES, 5.0), over, at=5.6), engine())
    turn = await ears.listen(PROMPT, over)
    assert meanings([turn]) == ["yes"]


@pytest.mark.anyio
async def test_a_certain_phrase_over_our_voice_ends_the_turn_before_the_prompt_is_over() -> None:
    over = anyio.Event()
    source = Spoken(recording(0.5, STOP, 20.0), over)
    turn = await EngineEars(source, engine()).listen(PROMPT, over)
    assert meanings([turn]) == ["stop"]
    assert isinstance(turn, Heard)
    assert turn.barged_in
    assert source.heard < 2.2


@pytest.mark.anyio
async def test_a_phrase_that_we_are_saying_ourselves_does_not_end_the_turn() -> None:
    over = anyio.Event()
    saying_stop = replace(YES_NO, prompt="You can say stop at any time.")
    turn = await EngineEars(Spoken(recording(0.5, STOP, 12.0), over, at=3.0), engine()).listen(saying_stop, over)
    assert turn == Silence(noise=True)


@pytest.mark.anyio
async def test_a_stop_ends_the_turn_even_while_our_prompt_speaks_of_it() -> None:
    stop = Phrase("stop", "command:stop", urgent=True)
    expectation = Expectation(ReplyKind.CLOSED, phrases=(stop,), prompt="You can say stop at any time.")
    ears = EngineEars(Spoken(read_sound(shared(*STOP))), engine())
    heard = await ears.listen(expectation, anyio.Event())
    assert isinstance(heard, Heard)
    assert heard.hypotheses[0].phrase == stop


@pytest.mark.anyio
async def test_an_uncertain_reply_over_our_voice_does_not_interrupt_us() -> None:
    over = anyio.Event()
    ears = EngineEars(Spoken(recording(0.5, YES, 12.0), over, at=3.0), ScriptedRecognizer(["perhaps later"]))
    assert await ears.listen(PROMPT, over) == Silence(noise=True)


@pytest.mark.anyio
async def test_cancelling_forgets_the_utterance_and_frees_the_ears() -> None:
    source = PushSource()
    recognizer = ScriptedRecognizer([])
    ears = EngineEars(source, recognizer)
    with anyio.fail_after(10):
        async with anyio.create_task_group() as group:
            group.start_soon(ears.listen, YES_NO)
            await anyio.wait_all_tasks_blocked()
            group.cancel_scope.cancel()
        async with anyio.create_task_group() as group:
            group.start_soon(ears.listen, YES_NO)
            await anyio.wait_all_tasks_blocked()
            group.cancel_scope.cancel()
    assert recognizer.calls[-1] == "abort"


@pytest.mark.anyio
async def test_a_lost_microphone_is_an_error_in_one_sentence() -> None:
    source = PushSource()
    ears = EngineEars(source, ScriptedRecognizer([]))

    async def lose_it() -> None:
        await anyio.wait_all_tasks_blocked()
        source.end()

    with anyio.fail_after(10):
        async with anyio.create_task_group() as group:
            group.start_soon(lose_it)
            with pytest.raises(UnusableAudio, match="is gone"):
                await ears.listen(YES_NO)
