"""Words for a recognizer that can be held to phrases in a row: what may stand beside letters, days and options."""

from __future__ import annotations

from typing import ClassVar

from voice_elicit.language.pack import Lexicon


class RowWords(Lexicon):
    optional: ClassVar[bool] = True

    around: tuple[str, ...] = ()
    """Templates of what most people say around an answer: `i'd like`, `please`."""
    between: tuple[str, ...] = ()
    """Between two options: `and`."""
    spelling: tuple[str, ...] = ()
    """Between the letters of an alphabet: `dash`, `double`."""
    domains: tuple[str, ...] = ()
    """Last parts of hosts that are often said: `org`, `co uk`."""
    numbers: tuple[str, ...] = ()
    """Number words that are no number from 0 to 99: `hundred`."""
    dates: tuple[str, ...] = ()
    """Words of a day beside its name, number and month: `the`, `of`, `next`."""
