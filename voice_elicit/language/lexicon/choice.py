"""How options are named, counted and left out, and how words sound."""

from __future__ import annotations

from voice_elicit.language.pack import Lexicon


class ChoiceWords(Lexicon):
    determiners: list[str]
    """In front of an option, dropped: `the`, `a`, `my`."""
    nouns: list[str]
    """Behind an option, dropped: `one`, `option`, `sized`."""
    asides: list[str]
    """Words around an option that say nothing about which one: `show`, `account` come from the question itself."""
    counters: list[str]
    """In front of a bare number: `option`, `number`."""
    last: list[str]
    """Templates for the last option: `last [one]`."""
    from_the_end: list[str]
    """Behind an ordinal, counts from the end: `to last`, `from the end`."""
    homophones: dict[str, int]
    """Whole replies that recognizers write for a number: `to` is 2; asked back."""
    first_few: list[str]
    """In front of a count, the options from the start: `first` two."""
    last_few: list[str]
    """In front of a count, the options from the end: `last` two."""
    exclusions: list[str]
    """In front of an option that is not wanted: `not`, `anything but`."""
    symbols: dict[str, str]
    """Signs in labels and how they are said: `&` is `and`; `-` only between numbers."""
    all: list[str]
    """Every option: `all of them`."""
    both: list[str]
    """Every option of two."""
    none: list[str]
    """No option: `none of them`."""
    but: list[str]
    """Between "all" and what is left out: `but`, `except`."""
    all_comes_last: bool = False
    """What is left out is named first: "onions but all"."""
    joiners: list[str]
    """Between two options: `and`, `as well as`."""
    alternatives: list[str]
    """Between two options that are not both wanted: `or`."""
    adding: list[str]
    """In front of options to add: `add`, `also`."""
    more: list[str]
    """At the start or end of a reply that adds to what was chosen before, and leaves that as it is: `and`, `too`."""
    removing: list[str]
    """In front of options to take off: `remove`, `take off`."""
    removing_after: list[str]
    """Behind options to take off: `off`, `away` of `take olives off`."""
    only: list[str]
    """In front of the whole set: `just`, `only`."""
    done: list[str]
    """Behind the last option: `that's all`."""
    listen_places: list[str]
    """How a recognizer expects an option by its place, with `{number}` or `{ordinal}`: `option {number}`."""
    listen_last: list[str]
    listen_all: list[str]
    listen_none: list[str]
    sounds: dict[str, str]
    """Letters -> how they sound, longest match; `^` and `$` mark the ends of a word."""
