"""End of speech to decision, for closed answers: python -m benchmarks.endpoint [SHARED]

Human yes/no and command clips of the shared speech, one listening turn each, through file source, voice
detector, turn taking and the default recognizer. The clock counts samples and adds what computing took, so
the figures are those of a microphone. "after speech" starts where the clip's own energy ends (last 10 ms
within 30 dB of its loudest), which no part of ours had a hand in; "after voice" where the detector says.
"""

from __future__ import annotations

import csv
import statistics
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from math import ceil
from pathlib import Path

import anyio
import numpy as np

from voice_elicit.audio.ears import EngineEars
from voice_elicit.audio.pcm import read_sound, seconds_of
from voice_elicit.audio.sources import FileSource, Intake
from voice_elicit.audio.turns import FORESIGHT
from voice_elicit.ports import SAMPLE_RATE, Band, Expectation, Heard, Phrase, ReplyKind
from voice_elicit.recognizers.moonshine import MoonshineRecognizer

KINDS = ("yesno", "command")
WITHIN_DB = 30
FRAME = SAMPLE_RATE // 100


def last_sound(path: Path) -> float:
    """Seconds into the clip at which its speech ends, by energy alone."""
    samples = np.frombuffer(read_sound(path), "<i2").astype(float)
    frames = samples[: len(samples) // FRAME * FRAME].reshape(-1, FRAME)
    energy = (frames**2).mean(axis=1)
    loud = np.nonzero(energy >= energy.max() * 10 ** (-WITHIN_DB / 10))[0]
    return float(loud[-1] + 1) * FRAME / SAMPLE_RATE


class CountingSource(FileSource):
    """Knows how much of the turn was heard when it was decided."""

    heard = 0.0
    """Seconds."""

    @asynccontextmanager
    async def _counted(self) -> AsyncIterator[Intake]:
        async with super().open() as intake:
            yield _Counter(self, intake)

    def open(self) -> AbstractAsyncContextManager[Intake]:
        self.heard = 0.0
        return self._counted()


class _Counter:
    def __init__(self, source: CountingSource, intake: Intake) -> None:
        self._source, self._intake = source, intake

    async def take(self) -> bytes | None:
        pcm = await self._intake.take()
        self._source.heard += seconds_of(pcm or b"")
        return pcm


class TimedRecognizer(MoonshineRecognizer):
    """Knows what the person waits for: the time of `finish`, and of `partial` beyond the pause it fits in."""

    waited = 0.0
    """Seconds."""

    def partial(self) -> Heard | None:
        started = time.perf_counter()
        heard = super().partial()
        self.waited = max(0.0, time.perf_counter() - started - FORESIGHT)
        return heard

    def finish(self) -> Heard:
        started = time.perf_counter()
        heard = super().finish()
        self.waited += time.perf_counter() - started
        return heard


async def measure(speech: Path) -> None:
    with (speech / "manifest.tsv").open(encoding="utf-8") as file:
        clips = [row for row in csv.DictReader(file, delimiter="\t") if row["kind"] in KINDS]
    said = sorted({row["transcript"] for row in clips})
    expectation = Expectation(ReplyKind.CLOSED, tuple(Phrase(word, word) for word in said))
    recognizer = TimedRecognizer()
    recognizer.load()
    source = CountingSource([speech / row["path"] for row in clips])
    ears = EngineEars(source, recognizer)
    after_speech, after_voice, verdicts = [], [], Counter[str]()
    for row in clips:
        turn = await ears.listen(expectation)
        if not isinstance(turn, Heard):
            verdicts["not heard"] += 1
            continue
        best = turn.hypotheses[0] if turn.hypotheses else None
        if best is None or best.band is Band.LOW:
            verdicts["not understood"] += 1
        else:
            right = "right" if best.phrase.meaning == row["transcript"] else "wrong"
            verdicts[right if best.band is Band.HIGH else f"{right}, asked back"] += 1
        after_voice.append(turn.latency)
        if "-v" in sys.argv:
            print(
                row["path"],
                turn.text,
                best and (best.phrase.text, best.band.name),
                round(turn.latency, 3),
                round(turn.seconds, 2),
            )
        decided = source.heard - FileSource.BEFORE + recognizer.waited
        after_speech.append(decided - last_sound(speech / row["path"]))
    print(f"{len(clips)} clips: " + ", ".join(f"{count} {name}" for name, count in verdicts.most_common()))
    for name, figures in (("after speech", after_speech), ("after voice", after_voice)):
        figures.sort()
        p95 = figures[ceil(0.95 * len(figures)) - 1]
        print(f"{name}: median {statistics.median(figures) * 1000:.0f} ms, p95 {p95 * 1000:.0f} ms, "
              f"max {figures[-1] * 1000:.0f} ms")  # fmt: skip


if __name__ == "__main__":
    given = [argument for argument in sys.argv[1:] if not argument.startswith("-")]
    shared = Path(given[0]) if given else Path(__file__).resolve().parents[2] / "shared"
    anyio.run(measure, shared / "speech")
