"""Whether any sound that is no yes sends a form: every clip of both languages, said at the read-back.

    python -m benchmarks.read_back_sweep --language ko [--shared ../shared]

Each clip is heard by the language's recognizer with the expectation of a real dialogue at its read-back, and the
dialogue decides; where it asks for the yes once more, the same clip is heard again. Clips whose transcript is a
yes of the language stand in a row of their own. Two to four minutes a language.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.recognizers.speech import Clip, clips_of, load
from voice_elicit import Asker, Dialogue, Heard, load_pack, parse_request
from voice_elicit.dialogue.actions import Action, Listen
from voice_elicit.dialogue.states import ReadingBack
from voice_elicit.engines import Engines
from voice_elicit.language.pack import Pack
from voice_elicit.ports import SAMPLE_RATE, Band, Expectation, Recognizer
from voice_elicit.understanding.consent import read_stance

NOW = datetime(2026, 11, 30, 10, tzinfo=UTC)
FOLDERS = ("speech-ko", "speech")
OPTIONS: dict[str, tuple[str, list[str]]] = {
    "ko": ("도시", ["부산", "제주", "광주"]),
    "en": ("City", ["Boston", "Denver", "Austin"]),
}
ASIDE = 0.4
"""Seconds of near-silence before and after a clip, as the ears hand it over."""
OUTCOMES = ("sent at once", "sent if said twice", "asked once more", "declined", "something else", "nothing")


@dataclass(frozen=True, slots=True)
class Ear:
    """A recognizer as the dialogue uses it."""

    recognizer: Recognizer

    def hear(self, expectation: Expectation, pcm: bytes) -> Heard:
        self.recognizer.start(expectation)
        for at in range(0, len(pcm), 8192):
            self.recognizer.feed(pcm[at : at + 8192])
        return self.recognizer.finish()

    def forget(self) -> None:
        """The next clip is another person's elicitation."""
        forget = getattr(self.recognizer, "forget", None)
        if forget is not None:
            forget()


def sound(clip: Clip, around: bytes) -> bytes:
    samples = np.clip(load(clip.path), -1, 1) * 32767
    return around + samples.astype("<i2").tobytes() + around


def at_the_read_back(pack: Pack) -> tuple[Dialogue, Expectation]:
    """A dialogue that has its answer and asks whether to send it."""
    title, options = OPTIONS[pack.tag]
    city: dict[str, Any] = {"type": "string", "title": title, "enum": options}
    schema = {"type": "object", "properties": {"city": city}, "required": ["city"]}
    dialogue = Dialogue(
        parse_request({"message": "", "requestedSchema": schema}), pack, asker=Asker("Bench", vouched=True), now=NOW
    )
    dialogue.start()
    expectation = listening(dialogue.handle(Heard(options[0], text_band=Band.HIGH)))
    assert isinstance(dialogue.state, ReadingBack)
    assert expectation is not None
    return dialogue, expectation


def listening(actions: Sequence[Action]) -> Expectation | None:
    return next((one.expectation for one in actions if isinstance(one, Listen)), None)


def outcome(ear: Ear, pack: Pack, pcm: bytes) -> tuple[str, Heard]:
    """One of `OUTCOMES`, and what was heard first."""
    dialogue, expectation = at_the_read_back(pack)
    heard = ear.hear(expectation, pcm)
    again = listening(dialogue.handle(heard))
    ended = how_it_ended(dialogue)
    if ended:
        return ("sent at once" if ended == "accept" else "declined"), heard
    if not isinstance(dialogue.state, ReadingBack):
        return "something else", heard
    if not dialogue.state.grey or again is None:
        return "nothing", heard
    dialogue.handle(ear.hear(again, pcm))
    return ("sent if said twice" if how_it_ended(dialogue) == "accept" else "asked once more"), heard


def how_it_ended(dialogue: Dialogue) -> str:
    """The action of its outcome, if it is over."""
    return dialogue.outcome.action if dialogue.outcome is not None else ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", default="ko", choices=sorted(OPTIONS))
    parser.add_argument("--shared", type=Path, default=Path(__file__).parents[2] / "shared")
    parser.add_argument("--every", type=int, default=1, help="only each n-th clip")
    given = parser.parse_args()
    pack = load_pack(given.language)
    ear = Ear(Engines(pack).choice().recognizer)
    print(f"{given.language}, {ear.recognizer.name}")
    around = (np.random.default_rng(1).standard_normal(round(ASIDE * SAMPLE_RATE)) * 18).astype("<i2").tobytes()
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for folder in FOLDERS:
        for clip in clips_of(given.shared / folder)[:: given.every]:
            said = read_stance(clip.text, pack).says == "yes" if clip.text else False
            row = f"{folder}, {'a yes' if said else 'no yes'}"
            found, heard = outcome(ear, pack, sound(clip, around))
            ear.forget()
            counts[row][found] += 1
            if not said and found in OUTCOMES[:3]:
                best = heard.hypotheses[0].phrase.text if heard.hypotheses else ""
                print(f"    {found}: {clip.key} {clip.text!r} heard as {best!r} {heard.text!r}", flush=True)
    print(f"| clips | n | {' | '.join(OUTCOMES)} |\n|{'---|' * (len(OUTCOMES) + 2)}")
    for row, count in counts.items():
        print(f"| {row} | {count.total()} | {' | '.join(str(count[one]) for one in OUTCOMES)} |")


if __name__ == "__main__":
    main()
