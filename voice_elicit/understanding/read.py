"""What was heard, weighed: the closed phrases a recognizer scored against the free transcript.

A HIGH closed phrase is taken; the transcript is taken when it is a whole answer and no likely phrase says
otherwise; what is only likely becomes a question. A yes, no or stop in the transcript alone is always a question:
on recordings of other words it is what noise turns into. Function words alone are noise too.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime

from voice_elicit.form.fields import BooleanField, ChoiceField, Field, Json, TextField
from voice_elicit.form.formats import matches_format
from voice_elicit.language.pack import Pack
from voice_elicit.ports import Band, Heard, Hypothesis
from voice_elicit.understanding.choice import is_told
from voice_elicit.understanding.consent import is_small_talk
from voice_elicit.understanding.options import Synonyms
from voice_elicit.understanding.reading import (
    Choose,
    Command,
    CommandName,
    Confirm,
    Nothing,
    Reading,
    Refused,
    Selection,
    Value,
)
from voice_elicit.understanding.replies import read_answer, read_reply
from voice_elicit.understanding.segments import cut
from voice_elicit.understanding.text import is_address_field
from voice_elicit.understanding.tidy import corrected, tidy

__all__ = ["read_answer", "read_heard", "read_reply"]

_MOST_CLOSE = 3


def read_heard(
    heard: Heard,
    field: Field | None,
    pack: Pack,
    now: datetime,
    *,
    refused: Collection[Json] = (),
    synonyms: Synonyms | None = None,
) -> Reading:
    """Like `read_reply`, for an utterance with its alternatives and how far each may be trusted."""
    reading = _read_unheld(heard, field, pack, now, refused, synonyms)
    if field is None:
        return reading
    for row in heard.rows:
        held = read_answer(row, field, pack, now, refused=refused, synonyms=synonyms)
        if agreed := _agreed(reading, held):
            return agreed
        doubted = _doubted(held, refused) if _is_open(reading) or _adds_to(reading, held) else None
        if doubted and not _is_broken_address(doubted, field, pack):
            return doubted
    return reading


def _agreed(reading: Reading, held: Reading) -> Reading | None:
    """What the transcript nearly says and the recognizer held to the options hears as well: two witnesses."""
    match reading, held:
        case Confirm(value=value, flags=()), Value(value=other) if _same(value, other):
            return Value(value)
        case Selection(certain=False), Selection() if set(map(repr, reading.add)) == set(map(repr, held.add)):
            plain = reading.add and not (reading.remove or held.remove or reading.only or held.only)
            return replace(reading, certain=True) if plain else None
        case _:
            return None


def _adds_to(reading: Reading, held: Reading) -> bool:
    """Whether the row names more options than the one that was certain: "bug, docks and regression"."""
    if not isinstance(reading, Selection) or not isinstance(held, Selection):
        return False
    plain = not (reading.remove or reading.only or reading.done or held.remove or held.only)
    return plain and set(map(repr, reading.add)) < set(map(repr, held.add))


def _is_broken_address(held: Reading, field: Field, pack: Pack) -> bool:
    """A row of an alphabet may also be a row of digits, or end behind the sign, which no address does."""
    if not isinstance(field, TextField) or not is_address_field(field, pack) or not isinstance(held, Confirm):
        return False
    return not matches_format(field.format or "email", str(held.value))


def _is_open(reading: Reading) -> bool:
    """Whether the best row may still say what was meant."""
    match reading:
        case Nothing() | Refused() | Selection(certain=False):
            return True
        case _:
            return False


def _doubted(held: Reading, refused: Collection[Json]) -> Reading | None:
    """What a recognizer found because it was held to it: always a question."""
    match held:
        case Value(value=value, flags=flags) | Confirm(value=value, flags=flags) if not _is_in(value, refused):
            return Confirm(value, flags)
        case Selection() if held.add or held.remove:
            return replace(held, certain=False)
        case _:
            return None


def _read_unheld(
    heard: Heard,
    field: Field | None,
    pack: Pack,
    now: datetime,
    refused: Collection[Json],
    synonyms: Synonyms | None,
) -> Reading:
    """By the closed phrases and the transcript."""

    def read(text: str) -> Reading:
        return read_reply(text, field, pack, now, refused=refused, synonyms=synonyms)

    doubtful = heard.text_band is Band.LOW
    plain_text = isinstance(field, TextField) and field.format is None
    free = read(heard.text) if heard.text and (plain_text or not doubtful) else Nothing()
    if doubtful and isinstance(free, Value):
        free = Confirm(free.value, free.flags)
    if heard.text and heard.text_band is Band.HIGH:
        return free
    told = isinstance(field, ChoiceField) and is_told(heard.text, field, pack, synonyms)
    if isinstance(field, ChoiceField) and isinstance(free, Value) and not told:
        free = Confirm(free.value, free.flags)
    best = heard.hypotheses[0] if heard.hypotheses else None
    again: Confirm | None = None
    if best is not None and best.band is Band.HIGH:
        closed = read(best.phrase.text)
        taken = free if _says_more(free, closed) else closed
        again = _said_again(taken, read_reply(best.phrase.text, field, pack, now, synonyms=synonyms), refused)
        denied = isinstance(taken, Value) and _is_denied(taken, free if told else Nothing(), heard, pack)
        if again is None and not denied and _is_sure(taken, heard, field, pack, synonyms):
            return taken
    likely = [read(one.phrase.text) for one in heard.hypotheses if one.band > Band.LOW]
    likely = [one for one in likely if not (isinstance(one, Value) and _is_in(one.value, refused))]
    match free:
        case Value(value=value) if _is_in(value, refused):
            return _asked_back(likely) or again or Nothing(tidy(heard.text, pack))
        case Value(value=value, flags=flags):
            apart = [
                read(one.phrase.text)
                for one in heard.hypotheses
                if one.band > Band.LOW and not _within(one, heard, pack)
            ]
            others = [
                one.value
                for one in apart
                if isinstance(one, Value) and not _same(one.value, value) and not _is_in(one.value, refused)
            ]
            if others:
                return Choose((value, *others)[:_MOST_CLOSE], flags)
            agreed = bool(likely) or not isinstance(field, BooleanField)
            return free if agreed else Confirm(value, flags)
        case Command(name=CommandName.YES | CommandName.NO | CommandName.STOP | CommandName.DECLINE, argument=argument):
            agreed = any(isinstance(one, Command) and one.name is free.name for one in likely)
            return Command(free.name, argument, certain=free.certain and agreed)
        case Nothing(heard=words) if is_small_talk(words, pack):
            return _asked_back(likely) or again or Nothing()
        case Command(name=CommandName.UNSURE) | Nothing() | Refused():
            return _asked_back(likely) or again or free
        case Confirm() | Choose() if isinstance(field, ChoiceField) and not free.flags:
            return _asked_back([*likely, *_apart(free)]) or free
        case Confirm() | Choose() | Selection() | Command():
            return free


def _is_sure(taken: Reading, heard: Heard, field: Field | None, pack: Pack, synonyms: Synonyms | None) -> bool:
    """A choice by a place alone is not, however well it was heard: a lone rank never, a lone number only if it cannot
    have been a name."""
    if not isinstance(field, ChoiceField) or not isinstance(taken, Value):
        return True
    best, *others = heard.hypotheses
    named = any(one.phrase.carried and one.band > Band.LOW for one in others)
    return is_told(best.phrase.text, field, pack, synonyms, numbers=not named)


def _is_denied(taken: Value, told: Reading, heard: Heard, pack: Pack) -> bool:
    """Whether the transcript tells another option, or goes on to correct the phrase: a score knows nothing of what came
    behind it ("red, no, green")."""
    other = isinstance(told, Choose) or (isinstance(told, Value) and not _same(told.value, taken.value))
    return other or corrected(heard.text, pack) is not None


def _apart(asked: Confirm | Choose) -> list[Reading]:
    """What is asked for, one by one."""
    values = asked.values if isinstance(asked, Choose) else (asked.value,)
    return [Value(value) for value in values]


def _said_again(taken: Reading, unbarred: Reading, refused: Collection[Json]) -> Confirm | None:
    """What was refused and is now said for certain: a "no, cash" may have been heard as "no, gosh". It is not offered
    before anything else, but it can be had."""
    for one in (taken, unbarred):
        if isinstance(one, Value) and _is_in(one.value, refused):
            return Confirm(one.value, one.flags)
    return None


def _says_more(free: Reading, closed: Reading) -> bool:
    """Whether the transcript is the certain phrase with something behind it: "no, five", "python and go". Where the
    phrase already says what is to be changed, the transcript has only misheard it ("change the email on")."""
    match free, closed:
        case Command(), Command():
            return free.name is closed.name and not closed.argument
        case Selection(), Selection():
            return free.certain and set(map(repr, closed.add)) < set(map(repr, free.add)) and not free.remove
        case _:
            return False


def _within(likely: Hypothesis, heard: Heard, pack: Pack) -> bool:
    """Whether the transcript has these words too, so that its reading has weighed them: "four, no, three"."""
    return f" {' '.join(cut(likely.phrase.text, pack))} " in f" {' '.join(cut(heard.text, pack))} "


def _asked_back(likely: list[Reading]) -> Reading | None:
    """What is only likely, as a question; an answer before a command that is as likely."""
    values: list[Json] = []
    for one in likely:
        if isinstance(one, Value) and not _is_in(one.value, values):
            values.append(one.value)
    if len(values) > 1:
        return Choose(tuple(values[:_MOST_CLOSE]))
    if values:
        return Confirm(values[0])
    picked = next((one for one in likely if isinstance(one, Selection)), None)
    if picked is not None:
        return replace(picked, certain=False)
    match likely:
        case [Confirm() | Choose() as asked, *_]:
            return asked
        case [Command(name=name, argument=argument), *_]:
            return Command(name, argument, certain=False)
        case _:
            return None


def _same(one: Json, other: Json) -> bool:
    """Equality as JSON sees it: true is not 1."""
    return one == other and isinstance(one, bool) == isinstance(other, bool)


def _is_in(value: Json, values: Collection[Json]) -> bool:
    return any(_same(value, other) for other in values)
