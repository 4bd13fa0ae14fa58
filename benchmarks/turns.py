"""How long our own code takes: the import, a turn of the dialogue, and the first sound after `elicit()`.

    python -m benchmarks.turns

Times are processor or wall time of this machine; the bars are those of the project (docs/architecture.md).
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterable
from datetime import UTC, datetime
from typing import Any

import anyio
import anyio.lowlevel

from voice_elicit import Asker, Dialogue, Heard, VoiceElicitor, load_pack, parse_request
from voice_elicit.ports import Band, Expectation, Silence, Turn

NOW = datetime(2026, 11, 30, 10, tzinfo=UTC)
RUNS = 300


def import_cost(runs: int = 11) -> float:
    """Seconds that `import voice_elicit` adds to a bare interpreter (median of pairs)."""

    def seconds(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - start

    return statistics.median(seconds("import voice_elicit") - seconds("pass") for _ in range(runs))


def _form(options: int) -> dict[str, Any]:
    names = [f"{first} {second}" for first in WORDS for second in WORDS for _ in range(1)]
    titles = [f"{names[index % len(names)]} {index // len(names) or ''}".strip() for index in range(options)]
    field = {"type": "string", "title": "City", "oneOf": [{"const": str(i), "title": t} for i, t in enumerate(titles)]}
    return {"message": "", "requestedSchema": {"type": "object", "properties": {"city": field}, "required": ["city"]}}


WORDS = [
    "amber",
    "basil",
    "cedar",
    "delta",
    "ember",
    "fable",
    "grove",
    "hazel",
    "iris",
    "jasper",
    "kestrel",
    "lemon",
    "maple",
    "north",
    "ocean",
    "pearl",
    "quartz",
    "river",
    "stone",
    "tulip",
    "umber",
    "violet",
    "willow",
    "xenon",
    "yarrow",
    "zephyr",
    "autumn",
    "breeze",
    "canyon",
    "dusk",
]


def turn_times(options: int, runs: int) -> list[float]:
    """Processor seconds of every `handle`, the expectation of the next turn included; the first dialogue warms up."""
    pack = load_pack("en")
    request = parse_request(_form(options))
    replies = ["amber basil", "the amber one", "cedar", "make it river stone", "what", "purple elephants", "stop", "no"]
    times: list[float] = []
    for run in range(runs + 1):
        dialogue = Dialogue(request, pack, asker=Asker("Bench", vouched=True), now=NOW)
        dialogue.start()
        for reply in replies:
            start = time.process_time()
            dialogue.handle(Heard(reply, text_band=Band.HIGH))
            if run:
                times.append(time.process_time() - start)
    return times


class _Stopwatch:
    """A player that notes when the first sound comes."""

    def __init__(self) -> None:
        self.first: float | None = None

    async def prepare(self) -> None:
        pass

    async def play(self, sound: AsyncIterable[bytes]) -> None:
        async for _ in sound:
            if self.first is None:
                self.first = time.perf_counter()

    async def aclose(self) -> None:
        pass


class _Nobody:
    hears_over_speech = False

    async def listen(self, expectation: Expectation, prompt_over: anyio.Event | None = None) -> Turn:
        await anyio.lowlevel.checkpoint()
        return Silence()

    async def aclose(self) -> None:
        pass


async def first_sound(voice: str, runs: int = 5) -> list[float]:
    """Seconds from `elicit()` to the first sound handed to the player, engines warm, nothing cached."""
    times = []
    for run in range(runs):
        player = _Stopwatch()
        async with VoiceElicitor(ears=_Nobody(), player=player, voice=voice, clock=lambda: NOW) as elicitor:
            await elicitor.engines.warm()
            form = _form(3)
            form["message"] = f"Run number {run}"
            start = time.perf_counter()
            await elicitor.elicit(form, asker=Asker("Bench", vouched=True))
            assert player.first is not None
            times.append(player.first - start)
    return times


def _percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def _row(name: str, value: float, unit: str, bar: str) -> None:
    print(f"| {name} | {value:.1f} {unit} | {bar} |")


def main() -> None:
    print("| measure | figure | bar |\n|---|---|---|")
    _row("import voice_elicit over a bare interpreter, median", import_cost() * 1000, "ms", "150 ms")
    for options, runs, bar in ((12, RUNS, "10 ms"), (10_000, 20, "50 ms")):
        times = turn_times(options, runs)
        _row(f"turn with {options} options, median", statistics.median(times) * 1000, "ms", "")
        _row(f"turn with {options} options, p99", _percentile(times, 0.99) * 1000, "ms", bar)
    for voice in ("hibari", "pyttsx3"):
        seconds = statistics.median(anyio.run(first_sound, voice))
        _row(f"elicit() to first sound, {voice}, median", seconds * 1000, "ms", "300 ms")


if __name__ == "__main__":
    main()
