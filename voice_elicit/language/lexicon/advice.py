"""Words by which a form betrays that it was written for the eye, for those who write forms."""

from __future__ import annotations

from voice_elicit.language.pack import Lexicon


class AdviceWords(Lexicon):
    words: list[str]
    """Without a vowel, with a hump or in capitals, and words all the same: `hmm`, `iPhone`."""
    letters_alike: list[str]
    """Rows of letters whose names sound alike."""
    values_listed: list[str]
    """Templates in front of the only values a text may have: `one of`."""
    examples: list[str]
    """Templates in front of mere examples: `such as`."""
    value_joiners: list[str]
    """Between the last two of such values: `or`."""
    screen: list[str]
    """Templates that speak of a screen: `tick the box`."""
    consent: list[str]
    """Words of a question that must be answered by the person alone: `approve`."""
    negations: list[str]
    """Templates that make a label negative wherever they stand: `do not`."""
    opening_negations: list[str]
    """The same at its start only: `no`."""
    optional: list[str]
    """Templates that say an answer may be left out."""
    required: list[str]
    """Templates that say an answer is needed."""
    placeholders: list[str]
    """Titles that say nothing: `title`, `value`."""
    unsayable: list[str]
    """Templates of what nobody can say: `uuid`, `json`."""
    formats: dict[str, list[str]]
    """Format -> templates of a label that asks for it: `email` -> `e mail`."""
    counts: list[str]
    """Templates of a label that asks for a whole number: `number of`, `how many`."""
    yes_no_openers: list[str]
    """Templates that open a yes/no question: `do you`, `is it`."""
    alternatives: list[str]
    """A question with one of these is no yes/no question: `or`."""
