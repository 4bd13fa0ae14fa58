"""What people ask of the dialogue itself. Contractions are written out before these are looked up."""

from __future__ import annotations

from voice_elicit.language.pack import Lexicon


class CommandWords(Lexicon):
    say: dict[str, list[str]]
    """Command name (the values of `CommandName`) -> templates that ask for it."""
    listen: dict[str, list[str]]
    """Command name -> the few templates a recognizer listens for; each must also be understood by `say`."""
    listen_change: list[str]
    """What a recognizer listens for to change one question; `{label}` is its name."""
    requests: list[str]
    """In front of a command, dropped: `could you`, `i want to`."""
    tails: list[str]
    """Behind or between commands, dropped: `for me`, `now`."""
    change: list[str]
    """In front of what is to be changed: `change`, `go back to`."""
    change_behind: tuple[str, ...] = ()
    """The same behind what is to be changed, in languages whose verbs come last."""
    change_weak: list[str]
    """In front of a new value, also said of the answer at hand: `make it`."""
    change_links: list[str]
    """Between what is changed and its new value: `to`, `should be`."""
    change_statements: list[str]
    """Links that make a change of a reply that names no command: `the size should be large`."""
    change_ends: list[str]
    """Behind what is to be changed: `is wrong`."""
    spell: list[str]
    """In front of letters: `spell that`."""
    stopping: list[str]
    """First words that make a reply a stop even when the rest is not known: `stop talking you ...`."""
    leave_out: list[str]
    """At an optional question: nothing is to be entered."""
