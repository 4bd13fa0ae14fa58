"""Checks `hear/decoys.toml`: words that let a recognizer with a closed set say "nothing of this was said"."""

from __future__ import annotations

from voice_elicit.language.pack import Lexicon

__all__ = ["DecoyWords"]


class DecoyWords(Lexicon):
    """Frequent words that answer nothing, handed to the recognizer, which knows no words itself."""

    words: list[str]
    """About two hundred; more cost time and right answers, fewer let wrong ones in."""
    sounding_alike: list[list[str]]
    """Rows of words no ear tells apart; a decoy is left out while a phrase is another of its row."""
