"""What people say around an answer: hesitation, politeness, carriers, self-correction."""

from __future__ import annotations

from voice_elicit.language.pack import Lexicon


class TidyingWords(Lexicon):
    fillers: list[str]
    """Sounds and words of hesitation that carry no meaning anywhere in a reply: `um`, `let me see`."""
    politeness: list[str]
    """Templates dropped at the start or end: `please`, `thank you`."""
    carriers_before: list[str]
    """Templates in front of an answer: `(i think|i guess) [it is]`, `make it`, `i would like`."""
    carriers_after: list[str]
    """Templates behind an answer: `i think`, `would be (great|fine)`, `one`."""
    corrections: list[str]
    """What comes after replaces what came before: `no wait`, `i mean`, `scratch that`."""
    withdrawals: list[str]
    """At the end of a reply, voids it: `never mind`."""
