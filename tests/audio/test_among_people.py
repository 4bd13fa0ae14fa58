"""Answers of one person among people who talk: the real voice detector and recognizer on mixed recordings."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt
import pytest

from benchmarks.recognizers.speech import loudness
from tests.audio.test_ears import Spoken, engine, meanings
from tests.shared import shared
from voice_elicit.audio.ears import EngineEars
from voice_elicit.audio.pcm import hush, read_sound
from voice_elicit.ports import SAMPLE_RATE, Expectation, Heard, Phrase, ReplyKind
from voice_elicit.recognizers.moonshine.span import find_span, samples_of

Floats = npt.NDArray[np.float32]

WORDS = {
    "yes": ("speech", "an4", "an357-mscg2-b.flac"),
    "stop": ("speech", "an4", "an46-mmap-b.flac"),
}
ANSWERS = Expectation(ReplyKind.CLOSED, phrases=tuple(Phrase(word, word) for word in (*WORDS, "no", "blue")))
CLEAR = 20
"""dB from which a lone word is taken at once; in more noise it may be asked back."""
BEFORE, AFTER = 1.0, 8.0
"""Seconds of the people alone."""


@cache
def people(samples: int) -> Floats:
    """Six readers at once, with a loudness of 1."""
    clips = sorted(shared("speech", "lj").glob("*.flac"))
    voices = [samples_of(read_sound(clip)) for clip in clips]
    assert len(voices) >= 3
    mixed = sum(np.resize(np.roll(voice, SAMPLE_RATE * row), samples) / loudness(voice) for row, voice in
                zip(range(6), voices * 6, strict=False))  # fmt: skip
    assert isinstance(mixed, np.ndarray)
    return (mixed / loudness(mixed)).astype(np.float32)


def among_people(word: str, below: float) -> tuple[bytes, float]:
    """The recording of a word with people talking `below` dB weaker around it, and the second at which it ends."""
    clip = samples_of(read_sound(shared(*WORDS[word])))
    quiet = samples_of(hush(BEFORE)), samples_of(hush(AFTER))
    sound = np.concatenate([quiet[0], clip, quiet[1]])
    sound = sound + people(len(sound)) * np.float32(loudness(clip) / 10 ** (below / 20))
    sound = sound / max(1.0, float(np.abs(sound).max()) / 0.98)
    return (sound * 32767).astype("<i2").tobytes(), BEFORE + len(clip) / SAMPLE_RATE


@pytest.mark.anyio
@pytest.mark.parametrize("below", [20, 10])
@pytest.mark.parametrize("word", WORDS)
async def test_an_answer_ends_although_others_go_on_talking(word: str, below: int) -> None:
    pcm, ends = among_people(word, below)
    source = Spoken(pcm)
    turn = await EngineEars(source, engine()).listen(ANSWERS)
    assert isinstance(turn, Heard)
    assert meanings([turn])[0] in (word, "?" if below < CLEAR else word)
    assert source.heard < ends + ANSWERS.end_silence + 0.3


@pytest.mark.parametrize("below", [20, 10])
@pytest.mark.parametrize("word", WORDS)
def test_what_others_say_around_it_is_cut_off(word: str, below: int) -> None:
    pcm, ends = among_people(word, below)
    samples = samples_of(pcm)[int((BEFORE - 0.4) * SAMPLE_RATE) : int((ends + 0.7) * SAMPLE_RATE)]
    span = find_span(samples)
    assert span is not None
    assert span.start / SAMPLE_RATE > 0.1
    assert span.stop < len(samples) - 0.3 * SAMPLE_RATE
