"""How long a reading takes, for usual questions and for very long lists, and what a long list costs in memory.

Processor time, so that a busy machine measures the same as an idle one.
"""

from __future__ import annotations

import itertools
import statistics
import time
import tracemalloc
from datetime import datetime

from voice_elicit.form.fields import ChoiceField, Option
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.expect import expected_phrases
from voice_elicit.understanding.read import read_reply

_SYLLABLES = ("ka", "ro", "mi", "ten", "lo", "bar", "su", "vel", "ni", "dor", "pra", "qui", "zen", "tha", "mer")
_NOW = datetime(2026, 11, 29, 14)


def made_up_names(count: int) -> list[str]:
    """Pronounceable names, the same ones at every run."""
    firsts = ["".join(part).capitalize() for part in itertools.product(_SYLLABLES, repeat=3)]
    seconds = ["".join(part).capitalize() for part in itertools.product(_SYLLABLES, repeat=2)]
    pairs = (f"{one} {seconds[(at + turn * 7) % len(seconds)]}" for turn in range(3) for at, one in enumerate(firsts))
    return list(itertools.islice(pairs, count))


def print_times(seconds: dict[str, list[float]], pack: Pack) -> None:
    print("| readings | median ms | p99 ms | longest ms |")
    print("|---|---|---|---|")
    for name, taken in seconds.items():
        print(f"| {name} | {_ms(statistics.median(taken))} | {_ms(_percentile(taken))} | {_ms(max(taken))} |")
    for count in (12, 1_000, 10_000):
        print_list(count, pack)


def print_list(count: int, pack: Pack) -> None:
    names = made_up_names(count)
    options = tuple(Option(name, name) for name in names)
    field = ChoiceField(name="place", label="Place", required=True, options=options)
    start = time.process_time()
    read_reply(names[0], field, pack, _NOW)
    built = time.process_time() - start
    copy = ChoiceField(name="place", label="Place", required=True, options=tuple(Option(name, name) for name in names))
    tracemalloc.start()
    read_reply(names[0], copy, pack, _NOW)
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    replies = [
        names[count // 2],
        f"i would like {names[-1]} please",
        f"{names[1][:-1]}x",
        "the second one",
        "purple",
        "never",
    ]
    taken = []
    for reply in replies * 5:
        start = time.process_time()
        read_reply(reply, field, pack, _NOW)
        taken.append(time.process_time() - start)
    start = time.process_time()
    expected_phrases(field, pack)
    listed = time.process_time() - start
    print(f"| {count:,} options | {_ms(statistics.median(taken))} | {_ms(_percentile(taken))} | {_ms(max(taken))} |")
    print(f"| {count:,} options: index ms, memory, phrases ms | {_ms(built)} | {size / 1e6:.1f} MB | {_ms(listed)} |")


def _percentile(taken: list[float]) -> float:
    return sorted(taken)[min(len(taken) - 1, int(len(taken) * 0.99))]


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.2f}"
