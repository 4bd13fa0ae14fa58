"""What our pipeline costs beyond the engine: python -m benchmarks.pipeline_overhead [SHARED]

CPU time per second of audio over the human yes/no and command clips, each between .5 s and .7 s of near-silence as
a microphone would give it. "bare": the recognizer is handed that audio whole, once. "pipeline": the same
clips through source, voice detector, turn taking and threads. The reading of files is in neither. They take turns,
and the best of each counts, as a busy machine makes both slower.
"""

from __future__ import annotations

import csv
import sys
import time
from pathlib import Path

import anyio

from voice_elicit.audio.ears import EngineEars
from voice_elicit.audio.pcm import hush, read_sound, seconds_of
from voice_elicit.audio.sources import PushSource
from voice_elicit.audio.vad import CHUNK_BYTES, SpeechDetector
from voice_elicit.ports import Expectation, Phrase, Recognizer, ReplyKind
from voice_elicit.recognizers.moonshine import MoonshineRecognizer

KINDS = ("yesno", "command")
ROUNDS = 3


def bare(recognizer: Recognizer, clips: list[bytes], expectation: Expectation) -> float:
    started = time.process_time()
    for clip in clips:
        recognizer.start(expectation)
        recognizer.feed(clip)
        recognizer.finish()
    return time.process_time() - started


async def pipeline(recognizer: Recognizer, clips: list[bytes], expectation: Expectation) -> float:
    source = PushSource()
    ears = EngineEars(source, recognizer, detector=SpeechDetector())
    started = time.process_time()
    for clip in clips:
        async with anyio.create_task_group() as group:

            async def person(clip: bytes = clip) -> None:
                while not source.listening:
                    await anyio.lowlevel.checkpoint()
                for start in range(0, len(clip), CHUNK_BYTES):
                    source.push(clip[start : start + CHUNK_BYTES])

            group.start_soon(person)
            await ears.listen(expectation)
            group.cancel_scope.cancel()
    return time.process_time() - started


def detector_alone(clips: list[bytes]) -> float:
    detector = SpeechDetector()
    started = time.process_time()
    for clip in clips:
        for start in range(0, len(clip) - CHUNK_BYTES, CHUNK_BYTES):
            detector.probability(clip[start : start + CHUNK_BYTES])
    return time.process_time() - started


async def measure(speech: Path) -> None:
    with (speech / "manifest.tsv").open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t") if row["kind"] in KINDS]
    clips = [hush(0.5) + read_sound(speech / row["path"]) + hush(0.9) for row in rows]
    said = sorted({row["transcript"] for row in rows})
    expectation = Expectation(ReplyKind.CLOSED, tuple(Phrase(word, word) for word in said))
    recognizer = MoonshineRecognizer()
    recognizer.load()
    recognizer.start(expectation)
    seconds = sum(seconds_of(clip) for clip in clips)
    rounds = [
        (bare(recognizer, clips, expectation), await pipeline(recognizer, clips, expectation)) for _ in range(ROUNDS)
    ]
    alone, whole = (min(times) for times in zip(*rounds, strict=True))
    detecting = min(detector_alone(clips) for _ in range(ROUNDS))
    print(f"{len(clips)} clips, {seconds:.0f} s of audio, CPU per second of audio:")
    print(f"bare {alone / seconds * 1000:.1f} ms, pipeline {whole / seconds * 1000:.1f} ms, "
          f"of it voice detector {detecting / seconds * 1000:.1f} ms; pipeline / bare {whole / alone:.2f}")  # fmt: skip


if __name__ == "__main__":
    shared = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2] / "shared"
    anyio.run(measure, shared / "speech")
