"""How a caller says a value: plainly, politely, hesitating, by place, or wrongly at first."""

from __future__ import annotations

import random
import re
from collections.abc import Collection
from datetime import date, timedelta

from benchmarks.callers.forms import NOW
from benchmarks.recognizers.tasks import NATO
from voice_elicit import load_pack
from voice_elicit.form.fields import (
    BooleanField,
    ChoiceField,
    Field,
    Json,
    MultiChoiceField,
    NumberField,
    TextField,
)
from voice_elicit.language.spoken_numbers import speak_number, speak_ordinal

__all__ = ["NO", "SPELL", "YES", "a_list", "aloud", "name_aloud", "nato", "say_value", "say_yes"]

PACK = load_pack("en")
READ_FIRST = 4
"""So many options of a longer list are read with their numbers."""
READ_ALOUD = 5
"""Longer lists are not read with the question, so nobody chooses from them by place."""
CARRIED = ["{} please", "{}, please", "I think {}", "{}, thanks", "make it {}", "I'd like {}", "let's say {}", "um, {}",
           "uh, {}", "let me see, {}", "{} I think", "well, {}"]  # fmt: skip
PLAIN = 0.5
"""Share of first replies that are the value and nothing else."""
SLIPS = 0.03
"""Share of first replies that correct themselves in mid-sentence."""
YES = ["yes", "yes", "yes", "yes please", "yeah", "sure", "yep", "that's right", "correct"]
NO = ["no", "no", "no", "no thanks", "nope", "no thank you"]
SPELL = "spell it"
SEND = ["yes", "yes", "yes", "yes please", "yeah", "send it", "yes send it", "that's right", "okay"]


def say_yes(rng: random.Random, vain: Collection[str], *, send: bool = False) -> str:
    """`vain`: what was not understood before."""
    ways = SEND if send else YES
    return rng.choice([one for one in ways if one not in vain] or ways)


def say_value(value: Json, field: Field, rng: random.Random, tries: int, vain: Collection[str] = frozenset()) -> str:
    """A first reply varies; a second one is plain; a third takes another way. `vain`: what led nowhere before."""
    if isinstance(field, BooleanField):
        ways = YES[:7] if value else NO
        return rng.choice([one for one in ways if one not in vain] or ways)
    if isinstance(field, MultiChoiceField) and isinstance(value, list):
        names = [name_aloud(option.title, rng) for option in field.options if option.const in value]
        if tries >= 2:
            return names[0]  # One at a time.
        return _carried(a_list(names), rng) if tries == 0 else a_list(names)
    if isinstance(field, ChoiceField):
        return _choice(value, field, rng, tries)
    if isinstance(field, NumberField) and isinstance(value, int | float):
        return _number(value, field, rng, tries)
    assert isinstance(field, TextField)
    if field.format == "date":
        words = _date(date.fromisoformat(str(value)), rng, tries)
        return _carried(words, rng) if tries == 0 else words
    return _text(str(value), tries)


def a_list(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def name_aloud(title: str, rng: random.Random) -> str:
    """An option as somebody says it who saw or heard it: "Express (2-3 days)" is "express" to most."""
    numbered = re.fullmatch(r"(\d+) - (.+)", title)
    if numbered:
        return rng.choice([speak_number(int(numbered[1]), PACK), numbered[2].lower()])
    words = re.sub(r"\(.*?\)", "", title) if rng.random() < 0.8 else re.sub(r"[()]", ", ", title)
    words = re.sub(r"(\d+)-(\d+)", r"\1 to \2", words)
    words = re.sub(r"[-_]", " ", words)
    return " ".join(words.split()).strip(" ,")


def _choice(value: Json, field: ChoiceField, rng: random.Random, tries: int) -> str:
    place = next(index for index, option in enumerate(field.options) if option.const == value)
    name = name_aloud(field.options[place].title, rng)
    few = len(field.options) <= READ_ALOUD
    number, ordinal = speak_number(place + 1, PACK), speak_ordinal(place + 1, PACK)
    if tries == 0:
        if few and rng.random() < 0.1:
            return rng.choice(
                [f"the {ordinal} one", f"I think the {ordinal} one", f"option {number}", f"the {ordinal}"]
            )
        if rng.random() < SLIPS:
            other = rng.choice([one for one in field.options if one.const != value])
            return f"{name_aloud(other.title, rng)}, no, {name}"
        return _carried(name, rng)
    if tries >= 2 and (few or place < READ_FIRST):
        return f"option {number}"
    return name


def _number(value: int | float, field: NumberField, rng: random.Random, tries: int) -> str:
    words = speak_number(value, PACK)
    if tries == 0:
        if rng.random() < SLIPS and isinstance(value, int):
            return f"{speak_number(value + 1, PACK)}, no, {words}"
        return _carried(words, rng)
    return words


def _date(day: date, rng: random.Random, tries: int) -> str:
    month = day.strftime("%B")
    ordinal = speak_ordinal(day.day, PACK)
    ways = [f"the {ordinal} of {month}", f"{month} {ordinal}", f"{month} the {ordinal}"]
    if tries == 0:
        today = NOW.date()
        if day == today + timedelta(days=1):
            return "tomorrow"
        if day <= today + timedelta(days=6):
            ways.append(f"this {day.strftime('%A')}")
        return rng.choice(ways)
    return ways[0] if tries % 2 else ways[1]


def _text(value: str, tries: int) -> str:
    if "@" in value:
        name, _, host = value.partition("@")
        return f"{nato(name) if tries >= 2 else name} at {aloud(host)}"
    if tries >= 2 and " " not in value:
        return SPELL
    return value


def aloud(host: str) -> str:
    return host.replace(".", " dot ")


def nato(word: str) -> str:
    """Letter by letter, as one spells to a machine that has misheard the word twice."""
    letters = [letter for letter in word.casefold() if letter.isalpha()]
    return " ".join(next(name for name in NATO if name[0] == letter) for letter in letters)


def _carried(words: str, rng: random.Random) -> str:
    return words if rng.random() < PLAIN else rng.choice(CARRIED).format(words)
