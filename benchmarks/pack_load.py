"""What a language costs before it is of use: python -m benchmarks.pack_load

CPU time in a fresh process each, after the imports: `load_pack`, then the first prompt of a form, then what it
takes to understand the first reply. Files are parsed when they are first used, so the three stand side by side.
"""

from __future__ import annotations

import itertools
import statistics
import subprocess
import sys
import time
from datetime import UTC, datetime

from voice_elicit import Dialogue, Heard, load_pack, parse_request
from voice_elicit.language.pack import available_languages
from voice_elicit.ports import Band
from voice_elicit.understanding.consent import listen_words

FORM = {
    "message": "Order a pizza",
    "requestedSchema": {
        "properties": {"size": {"enum": ["small", "medium", "large"]}, "count": {"type": "integer"}},
        "required": ["size", "count"],
    },
}
ROUNDS = 5
NOW = datetime(2026, 11, 29, 14, tzinfo=UTC)


def measure(language: str) -> list[float]:
    laps = [time.process_time()]
    pack = load_pack(language)
    laps.append(time.process_time())
    dialogue = Dialogue(parse_request(FORM), pack, now=NOW)
    dialogue.start()
    laps.append(time.process_time())
    dialogue.handle(Heard(listen_words(pack)[0][0], text_band=Band.HIGH))
    laps.append(time.process_time())
    return [end - start for start, end in itertools.pairwise(laps)]


def main() -> None:
    print("| language | load ms | first prompt ms | first reply ms |\n|---|---|---|---|")
    for language in available_languages():
        command = [sys.executable, "-m", "benchmarks.pack_load", language]
        runs = [subprocess.run(command, check=True, capture_output=True, text=True).stdout for _ in range(ROUNDS)]
        laps = zip(*(map(float, run.split()) for run in runs), strict=True)
        print(f"| {language} | " + " | ".join(f"{statistics.median(lap) * 1000:.1f}" for lap in laps) + " |")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(*measure(sys.argv[1]))
    else:
        main()
