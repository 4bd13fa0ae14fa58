"""Measures the default recognizer on human clips, in noise, against its rivals, and its time.

    python -m benchmarks.recognizer [--shared PATH] [--conditions clean,pink20] [--tasks enum8,consent]

Prints a Markdown table; the one in docs/default-recognizer.md comes from here. A cell reads
right at once (+ right after "X, right?") / wrong at once / taken at once though nothing of the set was said.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from unicode_rbnf import RbnfEngine

from benchmarks.recognizers.speech import CONDITIONS, Clip, Room, clips_of
from benchmarks.recognizers.tasks import CONSENT, READ_BACK, Trial, alike, phrases_of, trials_of
from voice_elicit.language.lexicon.decoys import DecoyWords
from voice_elicit.ports import Band, Expectation, Heard, Phrase, ReplyKind
from voice_elicit.recognizers.moonshine import MoonshineRecognizer
from voice_elicit.recognizers.moonshine.model import Floats
from voice_elicit.recognizers.moonshine.scorer import Scorer
from voice_elicit.recognizers.moonshine.span import Span
from voice_elicit.recognizers.moonshine.transcript import Transcript
from voice_elicit.recognizers.moonshine.trie import Carriers

ROOT = Path(__file__).resolve().parents[1]
TASKS = ("enum8", "enum12", "digits", "letters", "nato", "consent")
OURS = "closed set"


class RememberingScorer(Scorer):
    """Encodes a clip once for all the questions it is heard with."""

    def __init__(self, decoys: Sequence[str], alike: Sequence[Sequence[str]], carriers: Carriers) -> None:
        super().__init__(decoys, alike, carriers)
        self._clip = b""
        self._looks: dict[int, Transcript] = {}

    def listen(self, samples: Floats, span: Span, look: int = 0) -> Transcript:
        clip = samples[span.start : span.stop].tobytes()
        if self._clip != clip:
            self._clip = clip
            self._looks = {}
        if look not in self._looks:
            self._looks[look] = super().listen(samples, span, look)
        return self._looks[look]


@dataclass(slots=True)
class Count:
    """How the trials of one task, condition and engine ended."""

    inside: int = 0
    right: int = 0
    asked: int = 0
    wrong: int = 0
    outside: int = 0
    taken: int = 0
    false_yes: list[str] = field(default_factory=list)
    """What was said instead of the yes that was taken at once."""
    asked_yes: list[str] = field(default_factory=list)
    """The same for a yes that was asked back."""

    def add(self, said: str, truth: str | None, meaning: str | None, band: Band) -> None:
        right = truth is not None and meaning is not None and alike(truth, meaning)
        if truth is None:
            self.outside += 1
            self.taken += band is Band.HIGH
        else:
            self.inside += 1
            self.right += right and band is Band.HIGH
            self.asked += right and band is Band.MIDDLE
            self.wrong += not right and band is Band.HIGH
        if meaning == "yes" != truth and band is not Band.LOW:
            (self.false_yes if band is Band.HIGH else self.asked_yes).append(said)

    def __str__(self) -> str:
        ends = f"{self.right} (+{self.asked}) / {self.wrong}"
        return f"{ends} / {self.taken}" if self.outside else ends


def decoys() -> DecoyWords:
    """Those of the pack."""
    source = (ROOT / "grammars" / "en" / "hear" / "decoys.toml").read_text(encoding="utf-8")
    return DecoyWords.model_validate(tomllib.loads(source))


def hear(recognizer: MoonshineRecognizer, pcm: bytes, phrases: tuple[Phrase, ...]) -> Heard:
    recognizer.start(Expectation(ReplyKind.CLOSED, phrases))
    recognizer.feed(pcm)
    return recognizer.finish()


def best(heard: Heard) -> tuple[str | None, Band]:
    if not heard.hypotheses:
        return None, Band.LOW
    return heard.hypotheses[0].phrase.meaning, heard.hypotheses[0].band


def measure(
    recognizer: MoonshineRecognizer, room: Room, trials: Iterable[Trial], condition: str, rivals: bool
) -> dict[tuple[str, str], Count]:
    """Counts by task and engine."""
    counts: dict[tuple[str, str], Count] = defaultdict(Count)
    by_clip: dict[str, list[Trial]] = defaultdict(list)
    for trial in trials:
        by_clip[trial.clip.key].append(trial)
    if rivals:
        from benchmarks.recognizers.rivals import Pocketsphinx, exact_text, fuzzy_text

        sphinx = Pocketsphinx()
    for group in by_clip.values():
        pcm = room.render(group[0].clip, condition)
        for trial in group:
            heard = hear(recognizer, pcm, trial.phrases)
            counts[trial.task, OURS].add(trial.clip.text, trial.truth, *best(heard))
            if rivals:
                answers = {
                    "pocketsphinx grammar": sphinx.answer(pcm, trial.phrases),
                    "free text exact": exact_text(heard.text, trial.phrases),
                    "free text, rapidfuzz 80": fuzzy_text(heard.text, trial.phrases),
                }
                for engine, answer in answers.items():
                    counts[trial.task, engine].add(trial.clip.text, trial.truth, *answer)
    return counts


def noise_alone(recognizer: MoonshineRecognizer, sounds: dict[str, bytes]) -> None:
    """Which noises are taken for something at the read-back."""
    bands: dict[Band, list[str]] = {Band.HIGH: [], Band.MIDDLE: []}
    for name, pcm in sounds.items():
        meaning, band = best(hear(recognizer, pcm, READ_BACK))
        if band is not Band.LOW:
            bands[band].append(f"{name}: {meaning}")
    print(f"\n{len(sounds)} noises alone: taken {bands[Band.HIGH]}, asked back {bands[Band.MIDDLE]}", flush=True)


def times(recognizer: MoonshineRecognizer, room: Room, clips: list[Clip]) -> None:
    """Milliseconds of computing from the last sample to the text, over the consent and command clips."""
    engine = RbnfEngine.for_language("en")
    numbers = [engine.format_number(value).text.replace("-", " ") for value in range(1000)]
    spoken = [clip for clip in clips if clip.text in CONSENT]
    for name, phrases in (
        ("12 phrases", phrases_of(list(CONSENT)[:12])),
        ("1,000 phrases", phrases_of([*numbers[:-6], *("yes", "no", "stop", "help", "repeat", "cancel")])),
    ):
        taken: list[float] = []
        for clip in spoken:
            recognizer.start(Expectation(ReplyKind.CLOSED, phrases))
            recognizer.feed(room.render(clip, "clean"))
            start = time.perf_counter()
            recognizer.finish()
            taken.append(1000 * (time.perf_counter() - start))
        print(f"- {name}: median {statistics.median(taken):.0f} ms, longest {max(taken):.0f} ms")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    default = os.environ.get("VOICE_ELICIT_SHARED", ROOT.parent / "shared")
    parser.add_argument("--shared", type=Path, default=Path(default), help="folder that holds speech/")
    parser.add_argument("--conditions", default=",".join(CONDITIONS))
    parser.add_argument("--tasks", default=",".join(TASKS))
    parser.add_argument("--rivals", default="clean", help="conditions in which the rivals run too")
    parser.add_argument("--every", type=int, default=1, help="take every n-th clip only, for a quick look")
    parser.add_argument("--no-times", action="store_true")
    chosen = parser.parse_args()
    folder = chosen.shared / "speech"
    if not (folder / "manifest.tsv").is_file():
        print(
            f"{folder} has no manifest.tsv; give the folder that holds speech/ with --shared.",
            file=sys.stderr,
        )
        return 2
    clips = clips_of(folder)
    room = Room(clips)
    words = decoys()
    carriers = Carriers(tuple(words.before), tuple(words.after))
    scorer = RememberingScorer(words.words, words.sounding_alike, carriers)
    recognizer = MoonshineRecognizer(scorer=scorer)
    heard = {clip.key for clip in clips[:: chosen.every]}
    tasks = chosen.tasks.split(",")
    trials = [trial for task in tasks for trial in trials_of(task, clips) if trial.clip.key in heard]
    for condition in chosen.conditions.split(","):
        counts = measure(recognizer, room, trials, condition, condition in chosen.rivals.split(","))
        print(f"\n## {condition}\n\n| task | engine | result |\n|---|---|---|")
        for (task, engine), count in counts.items():
            print(f"| {task} ({count.inside} in, {count.outside} out) | {engine} | {count} |", flush=True)
        for (task, engine), count in counts.items():
            if task in ("consent", "unclear"):
                yes = f"{len(count.false_yes)} taken as the yes that sends {count.false_yes[:20]}"
                print(f"\n{task}, {engine}: {yes}, asked once more {count.asked_yes}", flush=True)
    noise_alone(recognizer, room.noises(folder))
    if not chosen.no_times:
        print("\n## End of speech to text, computing\n")
        forgetful = Scorer(words.words, words.sounding_alike)
        times(MoonshineRecognizer(scorer=forgetful), room, clips)
    return 0


if __name__ == "__main__":
    sys.exit(main())
