"""What people say for each number a bounded question allows: the closed set a recognizer can listen for."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from voice_elicit.form.fields import Json, NumberField
from voice_elicit.form.ranges import allowed_range
from voice_elicit.form.validation import check_value
from voice_elicit.language.pack import Pack
from voice_elicit.language.spoken_numbers import count_things, counter_of, counts_plainly, other_way, speak_number
from voice_elicit.understanding.numerals import Numerals, numerals
from voice_elicit.understanding.segments import cut

__all__ = ["number_phrases"]

BOTH_WAYS = 20
"""From here on people count things in either way, where a language has two; each phrase more is one to mishear."""


def number_phrases(field: NumberField, pack: Pack, most: int = 1000) -> tuple[tuple[str, Json], ...]:
    """(words, value) for every allowed value, several phrases for some; () when unbounded or too many."""
    low, high = allowed_range(field)
    step = field.multiple_of or (1 if field.integer else None)
    if low is None or high is None or step is None or step <= 0:
        return ()
    exact = Fraction(str(step))
    first, last = Fraction(str(low)), Fraction(str(high))
    if (last - first) / exact >= most:
        return ()
    grammar = numerals(pack)
    counter = counter_of(field.label, pack)
    found: dict[str, Json] = {}
    value = first
    while value <= last:
        number: int | float = int(value) if value.denominator == 1 else float(value)
        if check_value(field, number) is None:
            for phrase in _all_ways(number, counter, pack, grammar):
                found.setdefault(phrase, number)
        value += exact
    return tuple(found.items())


def _all_ways(number: int | float, counter: str, pack: Pack, grammar: Numerals) -> Iterator[str]:
    counted = tuple(_counted(number, counter, pack, grammar))
    yield from counted
    plainly = not counter or counts_plainly(counter, pack)
    if plainly or not (counted and other_way(int(number), pack) and number < BOTH_WAYS):
        yield from _ways(number, pack, grammar)


def _counted(number: int | float, counter: str, pack: Pack, grammar: Numerals) -> Iterator[str]:
    """The number with the word of the label that counts things, and in the language's other way, if it has one."""
    if not isinstance(number, int):
        return
    said = [count_things(number, counter, pack)] if counter else []
    if counter and number >= BOTH_WAYS:
        said.append(f"{speak_number(number, pack)} {counter}")
    for phrase in (*said, "" if counts_plainly(counter, pack) else other_way(number, pack)):
        if phrase:
            yield from _as_heard(phrase, pack, grammar)


def _as_heard(phrase: str, pack: Pack, grammar: Numerals) -> Iterator[str]:
    """In pieces a recognizer has words for, with the second form some of them have behind another."""
    words = cut(phrase, pack)
    yield " ".join(words)
    variants = grammar.words.variants
    other = tuple(variants.get(word, word) if at else word for at, word in enumerate(words))
    if other != words:
        yield " ".join(other)


def _ways(number: int | float, pack: Pack, grammar: Numerals) -> Iterator[str]:
    said = speak_number(number, pack)
    yield from _as_heard(said, pack, grammar)
    words = said.split()
    if grammar.words.joiners:
        joined = [
            f"{word} {grammar.words.joiners[0]}"
            if word in grammar.hundred and at + 1 < len(words) and words[at + 1] in grammar.below_hundred
            else word
            for at, word in enumerate(words)
        ]
        if joined != words:
            yield " ".join(joined)
    big = len(words) > 1 and (words[1] in grammar.hundred or words[1] in grammar.words.scales)
    if big and grammar.words.ones.get(words[0]) == 1 and grammar.words.one_articles:
        yield " ".join((grammar.words.one_articles[0], *words[1:]))
