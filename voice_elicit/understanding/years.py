"""The grammar of years: `twenty twelve`, `nineteen oh five`, `two thousand and fifteen`, or any whole number."""

from __future__ import annotations

from collections.abc import Iterator

from voice_elicit.understanding.moment_words import MomentWords
from voice_elicit.understanding.phrases import Words

__all__ = ["RECENT", "short_years", "years"]

CENTURIES = range(13, 22)
"""First halves of years said in pairs; wider, a pair would be taken for a year too easily."""


RECENT = range(1800, 2200)
"""Years people put in front of a month; earlier ones would be hours: `twelve thirty december fifth`."""


def years(known: MomentWords, words: Words, start: int) -> Iterator[tuple[int, int]]:
    """Every year that begins at `start` and its end, longest first."""
    if start >= len(words):
        return
    word = words[start]
    if len(word) == 4 and word.isascii() and word.isdigit() and word[0] in "12":
        yield int(word), known.year_suffix.skip(words, start + 1)
        return
    grammar = known.numerals
    if grammar.words.myriads:
        yield from _with_suffix(known, words, start)
        return
    found: list[tuple[int, int]] = []
    for century, end in grammar.small(words, start):
        if end >= len(words):
            continue
        if words[end] in grammar.hundred and century in CENTURIES:
            at = end + 1
            joined = at + 1 if at < len(words) and words[at] in grammar.joiners else at
            found += [(century * 100 + rest, after) for rest, after in grammar.small(words, joined) if rest]
            found.append((century * 100, end + 1))
        elif grammar.words.scales.get(words[end]) == 1000 and century in (1, 2):
            at = end + 1
            joined = at + 1 if at < len(words) and words[at] in grammar.joiners else at
            found += [(century * 1000 + rest, after) for rest, after in grammar.small(words, joined) if rest]
            found.append((century * 1000, end + 1))
        elif century in CENTURIES and known.words.year_pairs:
            is_zero = words[end] in grammar.zero_letters or grammar.words.ones.get(words[end]) == 0
            if is_zero and end + 1 < len(words) and grammar.words.ones.get(words[end + 1], 0):
                found.append((century * 100 + grammar.words.ones[words[end + 1]], end + 2))
            found += [(century * 100 + rest, after) for rest, after in grammar.small(words, end) if rest > 9]
    if grammar.spelled and known.words.year_pairs and (pair := grammar.spelled.pair(word)) and pair[0] in CENTURIES:
        found.append((pair[0] * 100 + pair[1], start + 1))
    whole = grammar.cardinal(words, start)
    if whole and whole[0] in RECENT and whole not in found:
        found.append(whole)
    yield from sorted(found, key=lambda one: -one[1])


def short_years(known: MomentWords, words: Words, start: int) -> Iterator[tuple[int, int]]:
    """Two digits with the word for year behind them: `85년`, `구십오년`, `공일년`."""
    digits, after = known.numerals.digits(words, start)
    pair = [(int(digits), after)] if len(digits) == 2 else []
    for short, at in (*known.numerals.small(words, start), *pair):
        end = known.year_suffix.skip(words, at)
        if end > at and (short >= 10 or at - start == 2 or words[start][0] == "0"):
            yield short, end
            return


def _with_suffix(known: MomentWords, words: Words, start: int) -> Iterator[tuple[int, int]]:
    """A whole number with the word for year behind it; without that word four digits are needed."""
    digits, after = known.numerals.digits(words, start)
    if len(digits) == 4 and (close := known.year_suffix.skip(words, after)) > after:
        yield int(digits), close
    number = known.numerals.cardinal(words, start)
    if number is None or not 1000 <= number[0] <= 9999:
        return
    end = known.year_suffix.skip(words, number[1])
    if end > number[1]:
        yield number[0], end
    elif number[0] in RECENT:
        yield number
