"""Which answer does a correction mean? "Change the size", "make it three rooms", "the size should be large"."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from rapidfuzz import fuzz

from voice_elicit.dialogue.draft import Draft
from voice_elicit.form.fields import BooleanField, ChoiceField, Field, MultiChoiceField, TextField
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.commands import change_parts
from voice_elicit.understanding.consent import read_stance
from voice_elicit.understanding.read import read_reply
from voice_elicit.understanding.reading import Choose, Confirm, Reading, Refused, Selection, Value
from voice_elicit.understanding.segments import cut, ending_stripped
from voice_elicit.understanding.tidy import answers
from voice_elicit.understanding.words import tokens

__all__ = ["Edit", "find_edits", "named_field"]

SAME_WORD = 82
"""Similarity (0 to 100) from which a spoken word is taken for a word of a label: singular and plural."""

SAME_LABEL, CLEAR = 80, 5
"""Similarity from which a run of letters is a label, and how far every other label must be behind."""
SHORTEST = 6
"""Letters of a label that is looked for so; shorter ones are in everything."""


@dataclass(frozen=True, slots=True)
class Edit:
    """One question to change, with the new value where one was said."""

    field: Field
    reading: Reading | None = None


def named_field(words: str, fields: tuple[Field, ...]) -> tuple[Field, str] | None:
    """The question whose label is in these words, and the words without it; the longest label wins, and among
    labels of the same words the one said exactly: "the username" is not `username2`."""
    spoken = tokens(words)
    best: tuple[tuple[int, float], Field, str] | None = None
    for field in fields:
        for name in dict.fromkeys((tokens(field.label), tokens(field.name.replace("_", " ")))):
            for rest, fit in _without(spoken, name):
                if best is None or fit > best[0]:
                    best = (fit, field, rest)
    if best is None and (alike := _run_together(spoken, fields)):
        return alike, ""
    return (best[1], best[2]) if best else None


def _run_together(spoken: tuple[str, ...], fields: tuple[Field, ...]) -> Field | None:
    """The one question whose label all the words are, however they were cut: "the user name two" for `username2`."""
    said = "".join(spoken)
    labels = [("".join(tokens(field.label)), field.name) for field in fields]
    likely = [(label, name) for label, name in labels if SHORTEST <= len(label) <= len(said)]
    scores = sorted(((fuzz.partial_ratio(said, label), name) for label, name in likely), reverse=True)
    close = [name for score, name in scores if score >= SAME_LABEL and score > scores[0][0] - CLEAR]
    return next((field for field in fields if field.name == close[0]), None) if len(close) == 1 else None


def _without(spoken: tuple[str, ...], name: tuple[str, ...]) -> list[tuple[str, tuple[int, float]]]:
    """The spoken words around the label, if it is in them whole or by its last word (its head); and how well it fits:
    letters said, and their likeness."""
    found = []
    for part in dict.fromkeys((name, name[-1:])):
        size = len(part)
        for start in range(len(spoken) - size + 1) if size else ():
            window = spoken[start : start + size]
            alike = [fuzz.ratio(a, b) for a, b in zip(window, part, strict=True)]
            if min(alike) >= SAME_WORD:
                fit = (sum(map(len, window)), sum(alike) / size)
                found.append((" ".join(spoken[:start] + spoken[start + size :]), fit))
                break
    return found


def find_edits(words: str, fields: tuple[Field, ...], draft: Draft, pack: Pack, now: datetime) -> tuple[Edit, ...]:
    """Every question these words may correct. One edit: do it; several: ask which; none: not a correction."""
    named = named_field(words, fields)
    for shorter in ending_stripped(cut(words, pack), pack) if named is None else ():
        named = named or named_field(" ".join(shorter), fields)
    if named is not None:
        field, rest = named
        for candidate in _new_values(words, rest, field, pack):
            reading = read_reply(candidate, field, pack, now)
            if _is_value(reading, field) and candidate:
                return (Edit(field, reading),)
        return (Edit(field),) if _only_carriers(rest, pack) else ()
    found = []
    agreed = read_stance(words, pack).says is not None
    for field in draft.held_fields():
        if (isinstance(field, TextField) and field.format is None) or (isinstance(field, BooleanField) and agreed):
            continue
        reading = read_reply(words, field, pack, now)
        certain = _is_value(reading, field) and not isinstance(reading, Confirm | Choose | Refused)
        if certain and not _by_place(reading, field, words):
            found.append(Edit(field, reading))
    return tuple(found)


def _new_values(words: str, rest: str, field: Field, pack: Pack) -> tuple[str, ...]:
    """What may be the new value where the question was named. All words are one for free text ("the reason"), so there
    only what stands behind a link counts: "the reason to ..."."""
    if isinstance(field, TextField) and field.format is None:
        value = change_parts(words, pack)[1]
        return (value,) if value else ()
    if isinstance(field, BooleanField) and len(tokens(rest)) <= 1:
        return answers(rest, pack)  # "The receipt" alone restates the question; it is not a yes to it.
    return (words, *answers(rest, pack))


def _by_place(reading: Reading, field: Field, words: str) -> bool:
    """Whether an option was meant only by its number: "three" corrects a number, not the third size."""
    if not isinstance(field, ChoiceField) or not isinstance(reading, Value):
        return False
    named = {word for one in field.options if one.const == reading.value for word in tokens(f"{one.title} {one.const}")}
    return not named & set(tokens(words))


def _is_value(reading: Reading, field: Field) -> bool:
    if isinstance(reading, Selection):
        return isinstance(field, MultiChoiceField) and bool(reading.add or reading.remove or reading.only)
    return isinstance(reading, Value | Confirm | Choose | Refused)


def _only_carriers(rest: str, pack: Pack) -> bool:
    """Whether nothing but small words is left around the label: "the ... please"."""
    return len(tokens(rest)) <= 1 or not answers(rest, pack)
