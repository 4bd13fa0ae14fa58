"""Checks `hear/decoys.toml`: words beside those asked for, for a recognizer with a closed set."""

from __future__ import annotations

from pydantic import Field

from voice_elicit.language.pack import Lexicon

__all__ = ["DecoyWords"]


class DecoyWords(Lexicon):
    """Handed to the recognizer, which knows no words itself. The decoys are frequent words that answer nothing: with
    them it can say "nothing of this was said"."""

    words: list[str]
    """About two hundred; more cost time and right answers, fewer let wrong ones in."""
    sounding_alike: list[list[str]]
    """Rows of words no ear tells apart; a decoy is left out while a phrase is another of its row."""
    before: list[str] = Field(default_factory=list)
    """What stands in front of a chosen option, written as in a sentence: `the`, `I think`. Few: each costs time."""
    after: list[str] = Field(default_factory=list)
    """What stands behind one: `please`."""
