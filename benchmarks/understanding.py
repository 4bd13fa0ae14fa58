"""Reads the suites of other projects and prints what was right, WRONG and refused, and how long a reading takes.

    python -m benchmarks.understanding [--cases FOLDER] [--out FOLDER] [--wrong] [--language en]
    python -m benchmarks.understanding --language de es fr ko --no-times

With several languages there is one row for each table and class. `--out` writes predictions in the form `score.py` of
the cases takes. A reply that is asked back counts as right when a right value is among those offered, as there; "asked"
tells how many of the right ones that were.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from benchmarks.understanding_fields import field_of, prediction_of
from benchmarks.understanding_time import print_times
from voice_elicit.errors import UnusableWords
from voice_elicit.language.pack import Pack, load_pack
from voice_elicit.understanding.read import read_reply

TABLES = ("numbers", "booleans", "dates", "contacts", "enums")
DEFAULT_NOW = "2026-11-29T14:00:00"


@dataclass
class Score:
    """Counts of one table, kind and class of rows."""

    right: int = 0
    asked: int = 0
    """Of those right: by a question."""
    wrong: int = 0
    refused: int = 0


@dataclass
class Suite:
    """One table of cases, read."""

    name: str
    """Its language in front, when there are several."""
    scores: dict[tuple[str, str], Score] = field(default_factory=dict)
    predictions: list[tuple[str, Any]] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    outcomes: Counter[str] = field(default_factory=Counter)


def cases_folder() -> Path:
    """Beside the checkout, or where VOICE_ELICIT_SHARED says."""
    root = Path(__file__).resolve().parents[2] / "shared"
    return Path(os.environ.get("VOICE_ELICIT_SHARED", root)) / "cases"


def rows_of(path: Path, language: str) -> Iterator[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            if row["language"] == language:
                yield row


def run(name: str, folder: Path, language: str, pack: Pack) -> Suite:
    suite = Suite(name)
    for row in rows_of(folder / f"{name}.tsv", language):
        question = field_of(name, row)
        now = datetime.fromisoformat(row["reference_time"] or DEFAULT_NOW)
        read_reply(row["utterance"], question, pack, now)
        start = time.process_time()
        reading = read_reply(row["utterance"], question, pack, now)
        suite.seconds.append(time.process_time() - start)
        got = prediction_of(reading, question, pack, now)
        suite.predictions.append((row["id"], got))
        suite.outcomes[type(reading).__name__] += 1
        count(suite, row, got)
    return suite


def count(suite: Suite, row: dict[str, str], got: Any) -> None:
    expected = json.loads(row["expected"])
    allowed = expected["any"] if isinstance(expected, dict) and "any" in expected else [expected]
    kind = "answer" if None not in allowed else "refuse" if len(allowed) == 1 else "either"
    verdict = judge(allowed, got)
    for key in ((row["kind"], kind), ("ALL", kind)):
        score = suite.scores.setdefault(key, Score())
        setattr(score, verdict, getattr(score, verdict) + 1)
        score.asked += verdict == "right" and isinstance(got, dict) and None not in allowed
    line = f"{row['kind']}\t{row['utterance']}\texpected {row['expected']}\tgot {json.dumps(got, ensure_ascii=False)}"
    if verdict == "wrong":
        suite.wrong.append(f"{line}\t{row['reference_time']}\t{row['note']}")
    elif verdict == "refused":
        suite.refused.append(line)


def judge(allowed: list[Any], got: Any) -> str:
    """As `score.py` of the cases judges."""
    if got is None:
        return "right" if None in allowed else "refused"
    if isinstance(got, dict):
        offered = got["ask"]
        return "right" if None in allowed or any(same(x, y) for x in allowed for y in offered) else "wrong"
    return "right" if any(x is not None and same(x, got) for x in allowed) else "wrong"


def same(one: Any, other: Any) -> bool:
    if isinstance(one, list) and isinstance(other, list):
        return sorted(map(str, one)) == sorted(map(str, other))
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, int | float) and isinstance(other, int | float):
        return abs(one - other) <= 1e-6 * max(1, abs(one))
    return bool(one == other)


def print_table(suites: list[Suite], *, kinds: bool) -> None:
    """`kinds`: a row for every kind of value as well."""
    print("| table | kind | class | rows | right | of these asked | WRONG | refused |")
    print("|---|---|---|---|---|---|---|---|")
    for suite in suites:
        for (kind, of), score in sorted(suite.scores.items()):
            if not kinds and kind != "ALL":
                continue
            rows = score.right + score.wrong + score.refused
            print(
                f"| {suite.name} | {kind} | {of} | {rows} | {score.right} | {score.asked} | {score.wrong} "
                f"| {score.refused} |"
            )


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--cases", type=Path, default=cases_folder())
    parser.add_argument("--out", type=Path)
    parser.add_argument("--language", nargs="+", default=["en"])
    parser.add_argument("--tables", default=",".join(TABLES))
    parser.add_argument("--wrong", action="store_true", help="print every wrong row")
    parser.add_argument("--refused", action="store_true", help="print every row refused for nothing")
    parser.add_argument("--no-times", action="store_true")
    arguments = parser.parse_args(argv)
    try:
        packs = {language: load_pack(language) for language in arguments.language}
    except UnusableWords as error:
        print(error, file=sys.stderr)
        return 2
    suites = []
    for language, pack in packs.items():
        for name in arguments.tables.split(","):
            suite = run(name, arguments.cases, language, pack)
            suite.name = f"{language} {name}" if len(packs) > 1 else name
            suites += [suite] if suite.seconds else []
    for suite in suites:
        for line in (suite.wrong if arguments.wrong else []) + (suite.refused if arguments.refused else []):
            print(f"{suite.name}\t{line}")
        if arguments.out:
            arguments.out.mkdir(parents=True, exist_ok=True)
            with (arguments.out / f"{suite.name.replace(' ', '-')}.tsv").open("w", encoding="utf-8") as file:
                file.writelines(f"{case}\t{json.dumps(got, ensure_ascii=False)}\n" for case, got in suite.predictions)
    print_table(suites, kinds=len(packs) == 1)
    print()
    if not arguments.no_times:
        print_times({suite.name: suite.seconds for suite in suites}, next(iter(packs.values())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
