"""Other projects' test suites, read in place: how much of them is understood, and that hardly anything is wrong.

The bars are those of the issue on understanding; the rows are theirs to keep, so none is named here.
"""

from __future__ import annotations

import csv
import json
from collections import Counter
from datetime import datetime
from typing import cast

import pytest

from tests.shared import shared
from voice_elicit.form.fields import Json, NumberField, TextField, TextFormat
from voice_elicit.language.pack import load_pack
from voice_elicit.understanding.numbers import read_number
from voice_elicit.understanding.reading import Choose, Confirm, Reading, Value
from voice_elicit.understanding.text import read_text

PACK = load_pack("en")
NOW = datetime(2026, 11, 30, 10, 20)


def read(kind: str, reply: str, now: datetime) -> Reading:
    match kind:
        case "integer" | "ordinal" | "number" | "refuse":
            return read_number(reply, NumberField(name="value", label="value", integer=kind != "number"), PACK)
        case "digits":
            return read_text(reply, TextField(name="phone", label="phone"), PACK, now)
        case _:
            return read_text(reply, TextField(name="value", label="value", format=cast(TextFormat, kind)), PACK, now)


def same(one: Json, other: Json) -> bool:
    if isinstance(one, int | float) and isinstance(other, int | float):
        return abs(one - other) <= 1e-6 * max(1, abs(one))
    return one == other


def judge(expected: list[Json], reading: Reading) -> str:
    match reading:
        case Value(value=value) | Confirm(value=value):
            offered: tuple[Json, ...] = (value,)
        case Choose(values=values):
            offered = values
        case _:
            return "right" if None in expected else "refused"
    asked_back = isinstance(reading, Choose) and None in expected
    return "right" if asked_back or any(same(one, other) for one in expected for other in offered) else "wrong"


def score(table: str) -> Counter[str]:
    """Counts of right, wrong and refused over the rows that must be answered, and of every wrong one."""
    counts: Counter[str] = Counter()
    with shared("cases", table).open(encoding="utf-8") as lines:
        for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            if row["language"] != "en":
                continue
            expected = json.loads(row["expected"])
            allowed = expected["any"] if isinstance(expected, dict) else [expected]
            now = datetime.fromisoformat(row["reference_time"]) if row["reference_time"] else NOW
            verdict = judge(allowed, read(row["kind"], row["utterance"], now))
            counts["rows"] += 1
            counts["wrong anywhere"] += verdict == "wrong"
            if None not in allowed:
                counts["answers"] += 1
                counts[verdict] += 1
    return counts


@pytest.mark.parametrize(
    ("table", "least_right", "most_wrong"),
    [("numbers.tsv", 0.95, 0.002), ("dates.tsv", 0.95, 0.003), ("contacts.tsv", 0.99, 0.0)],
)
def test_suites_of_other_projects_are_understood(table: str, least_right: float, most_wrong: float) -> None:
    counts = score(table)
    assert counts["right"] >= least_right * counts["answers"], counts
    assert counts["wrong anywhere"] <= most_wrong * counts["rows"], counts
