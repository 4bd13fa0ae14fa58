"""What people say around an answer: hesitation, politeness, carriers, self-correction."""

from __future__ import annotations

from voice_elicit.language.pack import Lexicon


class TidyingWords(Lexicon):
    fillers: list[str]
    """Sounds and words of hesitation that carry no meaning anywhere in a reply: `um`, `let me see`."""
    no_fillers: list[str]
    """Answers made of such sounds, which stay: `uh huh`."""
    opening_fillers: list[str]
    """Fillers only at the very start, words with a meaning elsewhere: `well`, `so`."""
    repeatable: list[str]
    """Small words that are dropped when said twice in a row: `the the`; never number words or letters."""
    politeness: list[str]
    """Templates dropped at the start or end: `please`, `thank you`."""
    carriers_before: list[str]
    """Templates in front of an answer: `(i think|i guess) [it is]`, `make it`, `i would like`."""
    carriers_after: list[str]
    """Templates behind an answer: `i think`, `would be (great|fine)`."""
    corrections: list[str]
    """What comes after replaces what came before: `no wait`, `i mean`, `scratch that`."""
    weak_corrections: list[str]
    """Corrections only between two things that may be answers, as they have other uses: `no`, `sorry`."""
    withdrawals: list[str]
    """At the end of a reply, voids it: `never mind`."""
    contractions: dict[str, str]
    """One spoken word -> the words it stands for: `don't` -> `do not`; with and without its apostrophe."""
