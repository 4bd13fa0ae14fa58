"""Whole forms by simulated callers over real recognition, ours and what a user would pick instead.

    python -m benchmarks.callers --cache FOLDER [--shared PATH] [--dialogues 200] [--levels clean,20,10]
                                 [--systems ours,loop,flow,words] [--log FILE]

Prints a Markdown table. `--log` gets every dialogue that went wrong, was given up or took long, word for word.
`words` gives our dialogue the callers' words instead of their sound: seconds, and what ears cannot mend.
Needs `pip install hibari-tts` and Debian's `flite`.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import anyio

from benchmarks.callers.caller import Caller, Manners
from benchmarks.callers.forms import Task, tasks
from benchmarks.callers.ours import Ours
from benchmarks.callers.perfect import Perfect
from benchmarks.callers.result import Result
from benchmarks.callers.rivals import Flow, Line, Loop
from benchmarks.callers.voices import VOICES, Surroundings, Voices
from benchmarks.recognizers.speech import clips_of

ROOT = Path(__file__).resolve().parents[2]
LONG = 1.5
"""Turns a slot from which a dialogue is worth reading."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cache", type=Path, required=True, help="folder for synthesised speech")
    parser.add_argument("--shared", type=Path, default=os.environ.get("VOICE_ELICIT_SHARED", ROOT.parent / "shared"))
    parser.add_argument("--dialogues", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first dialogue")
    parser.add_argument("--levels", default="clean,20,10")
    parser.add_argument("--systems", default="ours,loop,flow")
    parser.add_argument("--log", type=Path)
    return parser.parse_args()


def condition(task: Task, level: str) -> str:
    """Half of the noisy callers stand in pink noise, half among people."""
    return level if level == "clean" else f"{('pink', 'babble')[task.number // len(VOICES) % 2]}{level}"


async def dialogues(chosen: argparse.Namespace, level: str) -> AsyncIterator[Result]:
    shared = Path(chosen.shared)
    everything = tasks(shared / "cases" / "schemas.jsonl", chosen.first + chosen.dialogues)[chosen.first :]
    voices = Voices(chosen.cache)
    room = Surroundings(clips_of(shared / "speech"))
    plain = Manners(commands=False)
    for system in chosen.systems.split(","):
        if system == "words":
            for task in everything:
                for result in Perfect().run([Caller(task, VOICES[task.number % len(VOICES)])], level):
                    yield result
            continue
        ours = Ours(voices, room) if system == "ours" else None
        line = Line(voices, room) if ours is None else None
        for task in everything:
            voice = VOICES[task.number % len(VOICES)]
            where = condition(task, level)
            if ours is not None:
                async for result in ours.run([Caller(task, voice)], where):
                    yield result
            elif line is not None:
                rival = Loop() if system == "loop" else Flow()
                for result in line.run(rival, [Caller(task, voice, plain)], where):
                    yield result


def table(results: list[Result], level: str) -> str:
    """A row a system."""
    rows = []
    for system in dict.fromkeys(one.system for one in results):
        mine = [one for one in results if one.system == system]
        accepted = [one for one in mine if one.accepted]
        slots = sum(len(one.slots) for one in accepted)
        wrong = sum(len(one.wrong) for one in accepted)
        turns, asked = sum(one.turns for one in accepted), sum(one.at_questions for one in accepted)
        rows.append(
            f"| {level} | {system} | {len(mine)} | {wrong} of {slots} ({_share(wrong, slots)}) "
            f"| {_share(len(accepted), len(mine))} | {turns / max(slots, 1):.2f} | {asked / max(slots, 1):.2f} |"
        )
    return "\n".join(rows)


def breakdown(results: list[Result]) -> str:
    """By voice: completed, wrong, turns a slot; wrong slots by kind; why dialogues failed."""
    lines = []
    for voice in VOICES:
        mine = [one for one in results if one.voice == voice]
        done = [one for one in mine if one.accepted]
        slots = sum(len(one.slots) for one in done)
        turns = sum(one.turns for one in done) / max(slots, 1)
        lines.append(f"  {voice}: {len(done)} of {len(mine)}, {sum(len(one.wrong) for one in done)} wrong, {turns:.2f}")
    lines.append(f"  wrong by kind: {dict(Counter(slot.kind for one in results for slot in one.wrong))}")
    lines.append(f"  not completed: {dict(Counter(one.why for one in results if not one.accepted))}")
    return "\n".join(lines)


def _share(part: int, whole: int) -> str:
    return f"{100 * part / max(whole, 1):.1f} %"


def transcript(result: Result) -> str:
    wrong = "".join(f"\n   WRONG {slot.name}: wanted {slot.wanted!r}, got {slot.got!r}" for slot in result.wrong)
    head = f"## {result.system}, {result.condition}, dialogue {result.number}, {result.voice}: {result.why}, "
    return f"{head}{result.turns} turns for {result.asked} questions{wrong}\n" + "\n".join(result.log) + "\n\n"


async def main() -> int:
    chosen = arguments()
    if chosen.log:
        chosen.log.write_text("", encoding="utf-8")
    print("| noise | system | dialogues | wrong slots of accepted | completed | turns a slot | at questions |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for level in chosen.levels.split(","):
        started = time.monotonic()
        results: list[Result] = []
        async for result in dialogues(chosen, level):
            results.append(result)
            odd = not result.accepted or result.wrong or result.turns > LONG * result.asked
            if chosen.log and odd:
                with chosen.log.open("a", encoding="utf-8") as log:  # nothing else runs
                    log.write(transcript(result))
        for where in dict.fromkeys(one.condition for one in results):
            print(table([one for one in results if one.condition == where], where), flush=True)
        if level != "clean":
            print(table(results, f"{level} dB"), flush=True)
        for system in dict.fromkeys(one.system for one in results):
            print(f"{system}\n{breakdown([one for one in results if one.system == system])}", file=sys.stderr)
        print(f"  {time.monotonic() - started:.0f} s", file=sys.stderr, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(anyio.run(main))
