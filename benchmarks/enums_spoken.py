"""Choosing from 4, 12, 50 and 1,000 options over real recognition, in-set and out-of-set.

    python -m benchmarks.enums_spoken --cache FOLDER [--shared PATH] [--sizes 4,12,50,1000] [--conditions clean,pink10]
                                      [--every N] [--spoken N] [--draw N] [--log FILE]

Human clips (whole words, places, phrases of the shared speech) and synthesised replies, some in a carrier ("X please").
Each is heard with a question that has it among its options and with one that has not (unless it tells a place in any
list: "first"), through recognizer and understanding as the dialogue does. `right after one question` adds "X, right?"
and "X or Y?" with the right one in it.
Prints a Markdown table. `--cache` keeps synthesised speech; that needs `pip install hibari-tts` and Debian's `flite`.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

import numpy as np
from babel import Locale

from benchmarks.callers.forms import MANY, OPTIONS
from benchmarks.callers.voices import VOICES, Surroundings, Voices
from benchmarks.recognizers.speech import CONDITIONS, Clip, clips_of, load, seeded
from benchmarks.recognizers.tasks import alike
from voice_elicit import load_pack
from voice_elicit.engines import Engines
from voice_elicit.form.fields import ChoiceField, Option
from voice_elicit.language.lexicon.noise import NoiseWords
from voice_elicit.ports import Expectation, Heard, Recognizer, ReplyKind
from voice_elicit.understanding.choice import narrow
from voice_elicit.understanding.commands import read_command
from voice_elicit.understanding.consent import read_stance
from voice_elicit.understanding.expect import expected_phrases
from voice_elicit.understanding.positions import sole_position
from voice_elicit.understanding.read import read_heard
from voice_elicit.understanding.reading import Choose, Command, Confirm, Nothing, Reading, Value
from voice_elicit.understanding.rows import rows_of

ROOT = Path(__file__).resolve().parents[1]
PACK = load_pack("en")
NOW = datetime.fromisoformat("2026-11-30T10:00:00+00:00")
BARS = {4: (0.90, 0.95), 12: (0.90, 0.95), 50: (0.85, 0.93), 1000: (0.75, 0.88)}
"""In-set: taken at once, right after one question."""
OWN_SET = 12
"""Up to so many options each utterance has a question of its own; larger ones are shared: compiling takes time."""
NARROWED_FROM, OFFERED = 20, 5
"""The dialogue's policy: longer lists are narrowed by the start of a name, and so many are offered as a choice."""
MISLABELLED = {"roll call complete"}
"""What the speaker says is something else."""
KINDS = ("word", "place", "colour", "nato", "phrase")
CARRIERS = ("{}", "{}", "{}", "{} please", "I think {}", "the {}", "uh, {}", "{} I think")
AFTER = 0.6


@dataclass(frozen=True, slots=True)
class Said:
    """One utterance of an option."""

    key: str
    text: str
    human: bool
    words: str = ""
    voice: str = ""
    path: Path | None = None


@dataclass(slots=True)
class Count:
    inside: int = 0
    once: int = 0
    asked: int = 0
    wrong: int = 0
    outside: int = 0
    taken: int = 0
    seconds: float = 0.0
    odd: list[str] = field(default_factory=list)

    def row(self) -> str:
        inside, outside = max(self.inside, 1), max(self.outside, 1)
        return (
            f"{self.once / inside:.3f} | {(self.once + self.asked) / inside:.3f} | {100 * self.wrong / inside:.1f} % "
            f"| {100 * self.taken / outside:.1f} % | {1000 * self.seconds / (inside + outside):.0f} ms"
        )


def names() -> list[str]:
    """Some 1,300 names people may choose from: territories, languages and currencies, as CLDR has them."""
    english = Locale("en")
    found = [*english.territories.values(), *english.languages.values(), *english.currencies.values()]
    return sorted({one for one in found if one.replace(" ", "").isalpha() and one.isascii() and len(one.split()) <= 3})


def human(folder: Path, every: int) -> list[Said]:
    """Clips whose words may be an option: no commands, no yes or no."""
    found = []
    small = PACK.section(NoiseWords).function_words
    for clip in clips_of(folder):
        plain = 1 <= len(clip.text.split()) <= 4 and clip.kind in KINDS and clip.text not in {*small, *MISLABELLED}
        if plain and read_command(clip.text, PACK) is None and read_stance(clip.text, PACK).says is None:
            found.append(Said(clip.key, clip.text, human=True, path=clip.path))
    return found[::every]


def synthesised(count: int, draw: int = 0) -> list[Said]:
    """Options of usual forms and countries in several voices, some in a carrier."""
    random = np.random.default_rng(4 + draw)
    usual = [name for titles in (*OPTIONS.values(), *MANY.values()) for name in titles if "-" not in name]
    every = sorted({*usual, *(name for name in names() if name in Locale("en").territories.values())})
    picked = [every[index] for index in random.permutation(len(every))[:count]]
    return [
        Said(f"{name} {index}", name, human=False, words=CARRIERS[index % len(CARRIERS)].format(name), voice=voice)
        for index, name in enumerate(picked)
        for voice in (VOICES[index % len(VOICES)],)
    ]


def question(titles: Sequence[str]) -> ChoiceField:
    options = tuple(Option(title, title) for title in titles)
    return ChoiceField(name="choice", label="choice", required=True, options=options)


def questions(said: list[Said], size: int, draw: int = 0) -> Iterator[tuple[Said, ChoiceField, bool]]:
    """Each utterance with a question that has it and one that has not; those of one question together."""
    texts = sorted({one.text for one in said})
    taken = {one.casefold() for one in texts}
    fillers = [one for one in names() if one.casefold() not in taken]
    again = f" {draw}" if draw else ""
    if size <= OWN_SET:
        for one in said:
            random = seeded(f"{one.key} {size}{again}")
            others = [text for text in (texts + fillers) if not _same(text, one.text)]
            drawn = [others[index] for index in random.permutation(len(others))[: 2 * size]]
            inside = sorted([*drawn[: size - 1], one.text])
            yield one, question(inside), True
            yield one, question(drawn[size:]), False
        return
    random = seeded(f"questions {size}{again}")
    order = [texts[index] for index in random.permutation(len(texts))]
    share = min(size // 2, (len(order) + 1) // 2)
    for start in range(0, len(order), share):
        mine = _apart(order[start : start + share])
        rest = [fillers[index] for index in random.permutation(len(fillers))[: size - len(mine)]]
        asked = question(sorted([*mine, *rest]))
        titles = {option.title for option in asked.options}
        after = order[(start + share) % len(order) :][:share]
        for one in said:
            if one.text in mine:
                yield one, asked, True
            elif one.text in after and not any(_same(one.text, title) for title in titles):
                yield one, asked, False


def _apart(texts: list[str]) -> list[str]:
    """Without those that no ear tells from an earlier one."""
    found: list[str] = []
    for text in texts:
        if not any(_same(text, other) for other in found):
            found.append(text)
    return found


def _same(one: str, other: str) -> bool:
    return alike(one.casefold(), other.casefold())


def read(heard: Heard, asked: ChoiceField) -> Reading:
    """As the dialogue reads it, the narrowing of long lists included."""
    reading = read_heard(heard, asked, PACK, NOW)
    if isinstance(reading, Nothing) and reading.heard and len(asked.options) > NARROWED_FROM:
        left = narrow(reading.heard, asked, PACK)
        if len(left) == 1:
            return Confirm(left[0])
        if 1 < len(left) <= OFFERED:
            return Choose(left)
    return reading


def measure(
    recognizer: Recognizer, sound: dict[str, bytes], said: list[Said], size: int, counts: dict[bool, Count], draw: int
) -> None:
    for one, asked, inside in questions(said, size, draw):
        if not inside and sole_position(tuple(one.text.split()), size, PACK) is not None:
            continue
        recognizer.start(Expectation(ReplyKind.CLOSED, expected_phrases(asked, PACK), loops=rows_of(asked, PACK)))
        recognizer.feed(sound[one.key])
        started = time.perf_counter()
        heard = recognizer.finish()
        reading = read(heard, asked)
        count = counts[one.human]
        count.seconds += time.perf_counter() - started
        score(count, one, inside, heard, reading)


def score(count: Count, one: Said, inside: bool, heard: Heard, reading: Reading) -> None:
    right = False
    match reading:
        case Value(value=value):
            right = inside and value == one.text
            count.once += right
            count.wrong += inside and not right
            count.taken += not inside
        case Confirm(value=value):
            right = inside and value == one.text
            count.asked += right
        case Choose(values=values):
            right = inside and one.text in values
            count.asked += right
        case Command() | _:
            pass
    count.inside += inside
    count.outside += not inside
    if inside != right or (not inside and isinstance(reading, Value)):
        likely = ", ".join(f"{one.phrase.text} {one.band.name} {one.score:.1f}" for one in heard.hypotheses[:2])
        kind = "in" if inside else "OUT"
        count.odd.append(
            f"{kind} {one.words or one.text!r} {one.voice or one.key}: {heard.text!r} [{likely}] {reading}"
        )


def sounds(said: list[Said], voices: Voices, room: Surroundings, condition: str) -> dict[str, bytes]:
    found = {}
    for one in said:
        samples = load(one.path) if one.path is not None else voices.speak(one.voice, one.words)
        found[one.key] = room.around(samples, condition, seeded(one.key + condition), AFTER)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cache", type=Path, required=True)
    parser.add_argument("--shared", type=Path, default=os.environ.get("VOICE_ELICIT_SHARED", ROOT.parent / "shared"))
    parser.add_argument("--sizes", default="4,12,50,1000")
    parser.add_argument("--conditions", default="clean", help=f"of {','.join(CONDITIONS)}")
    parser.add_argument("--every", type=int, default=1, help="take only every nth human clip")
    parser.add_argument("--spoken", type=int, default=200, help="synthesised utterances")
    parser.add_argument("--draw", type=int, default=0, help="other options and synthesised utterances, by chance")
    parser.add_argument("--log", type=Path, help="every utterance that was not right, or taken though out of set")
    chosen = parser.parse_args()
    folder = Path(chosen.shared) / "speech"
    talkers: list[Clip] = clips_of(folder)
    voices, room = Voices(chosen.cache), Surroundings(talkers)
    said = [*human(folder, chosen.every), *synthesised(chosen.spoken, chosen.draw)]
    recognizer = Engines(PACK, recognizer="moonshine").choice().recognizer
    print("| options | noise | speech | in / out | at once | after one question | wrong | out-of-set taken | time |")
    print("|---|---|---|---|---|---|---|---|---|", flush=True)
    if chosen.log:
        chosen.log.write_text("", encoding="utf-8")
    for condition in chosen.conditions.split(","):
        sound = sounds(said, voices, room, condition)
        for size in map(int, chosen.sizes.split(",")):
            counts = {True: Count(), False: Count()}
            measure(recognizer, sound, said, size, counts, chosen.draw)
            for is_human, count in counts.items():
                speech = "human" if is_human else "synthesised"
                print(
                    f"| {size} | {condition} | {speech} | {count.inside} / {count.outside} | {count.row()} |",
                    flush=True,
                )
                if chosen.log:
                    with chosen.log.open("a", encoding="utf-8") as log:
                        log.write("\n".join([f"## {size} {condition} {speech}", *count.odd, ""]))
            total = merged(counts.values())
            once, asked = total.once / total.inside, (total.once + total.asked) / total.inside
            bars = BARS.get(size, (0.0, 0.0))
            verdict = "met" if once >= bars[0] and asked >= bars[1] else "NOT met"
            sizes = f"{total.inside} / {total.outside}"
            print(f"| {size} | {condition} | all, bars {bars} {verdict} | {sizes} | {total.row()} |", flush=True)
    return 0


def merged(counts: Iterable[Count]) -> Count:
    total = Count()
    for one in counts:
        total.inside += one.inside
        total.once += one.once
        total.asked += one.asked
        total.wrong += one.wrong
        total.outside += one.outside
        total.taken += one.taken
        total.seconds += one.seconds
    return total


if __name__ == "__main__":
    sys.exit(main())
