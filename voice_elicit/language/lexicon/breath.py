"""Words between the answers of a reply that answers several questions at once."""

from __future__ import annotations

from voice_elicit.language.pack import Lexicon


class BreathWords(Lexicon):
    small: list[str]
    """Words of a label that do not name its question: `how`, `many`, `your`."""
    passing: list[str]
    """Templates that may stand between two answers and change none: `and`, `to`, `i'd like`."""
    tasks: list[str]
    """Templates of what the whole form is for: `deploy`, `book [us] a table`."""
    forms: list[str]
    """Words that name the same question, beside plurals by a mere ending: `child children`."""
    never: list[str]
    """Words that are never explained away, wherever they stand: `not`, `or`, `if`."""
    links: list[str]
    """Templates between a label and its answer: `is`, `should be`."""
    prepositions: list[str]
    """Templates between a label and its answer, where that is not free text: `on`, `for`."""
    before_counts: list[str]
    """Words in front of a number that is the answer to the open question: `for` four."""
    clocks: list[str]
    """Words in front of an hour: `at` seven."""
    moments: list[str]
    """Words without which numbers are no day: `the` fourth, `in` two weeks."""
    starts: list[str]
    """Words in front of the first of two days: `from` friday."""
    ends: list[str]
    """Words in front of the second: `to` sunday."""
    start_labels: list[str]
    """Words of a question for the first of two days: `arrival`."""
    end_labels: list[str]
    """Words of a question for the second: `return`."""
    including: list[str]
    """In front of the label of a yes/no question, a yes: `with` gift wrap."""
    excluding: list[str]
    """In front of the label of a yes/no question, a no: `without` gift wrap."""
    links_behind: tuple[str, ...] = ()
    """Words between an answer and the label behind it: friday `on` arrival."""
    starts_behind: tuple[str, ...] = ()
    """Words behind the first of two days: `부터`."""
    ends_behind: tuple[str, ...] = ()
    """Words behind the second: `까지`."""
    including_behind: tuple[str, ...] = ()
    """Behind the label of a yes/no question, a yes."""
    excluding_behind: tuple[str, ...] = ()
    """Behind the label of a yes/no question, a no."""
    any_counters: tuple[str, ...] = ()
    """Words that count things of every kind: `개`."""
    endings: tuple[str, ...] = ()
    """Endings that join answers, beside those of `segments`: `고`."""
