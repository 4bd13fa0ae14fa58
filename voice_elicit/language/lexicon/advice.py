"""Words by which a form betrays that it was written for the eye, for those who write forms."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from voice_elicit.language.pack import Lexicon


class AdviceWords(Lexicon):
    optional: ClassVar[bool] = True

    words: tuple[str, ...] = ()
    """Without a vowel, with a hump or in capitals, and words all the same: `hmm`, `iPhone`."""
    letters_alike: tuple[str, ...] = ()
    """Rows of letters whose names sound alike."""
    values_listed: tuple[str, ...] = ()
    """Templates in front of the only values a text may have: `one of`."""
    examples: tuple[str, ...] = ()
    """Templates in front of mere examples: `such as`."""
    value_joiners: tuple[str, ...] = ()
    """Between the last two of such values: `or`."""
    screen: tuple[str, ...] = ()
    """Templates that speak of a screen: `tick the box`."""
    consent: tuple[str, ...] = ()
    """Words of a question that must be answered by the person alone: `approve`."""
    negations: tuple[str, ...] = ()
    """Templates that make a label negative wherever they stand: `do not`."""
    opening_negations: tuple[str, ...] = ()
    """The same at its start only: `no`."""
    left_out: tuple[str, ...] = ()
    """Templates that say an answer may be left out."""
    needed: tuple[str, ...] = ()
    """Templates that say an answer is needed."""
    placeholders: tuple[str, ...] = ()
    """Titles that say nothing: `title`, `value`."""
    unsayable: tuple[str, ...] = ()
    """Templates of what nobody can say: `uuid`, `json`."""
    formats: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    """Format -> templates of a label that asks for it: `email` -> `e mail`."""
    counts: tuple[str, ...] = ()
    """Templates of a label that asks for a whole number: `number of`, `how many`."""
    yes_no_openers: tuple[str, ...] = ()
    """Templates that open a yes/no question: `do you`, `is it`."""
    alternatives: tuple[str, ...] = ()
    """A question with one of these is no yes/no question: `or`."""
