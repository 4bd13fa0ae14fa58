"""Words of spelling: letters, alphabets, and how people correct a letter."""

from __future__ import annotations

from voice_elicit.language.pack import Lexicon


class SpellingWords(Lexicon):
    openers: list[str]
    """Templates in front of spelled letters: `[it's] (spelled|spelt)`, `spell that`."""
    letter_names: dict[str, str]
    """Templates of letters that are written as words: `double u`, `zed`, `aitch`."""
    alphabet: dict[str, str]
    """Alphabet words that stand for their letter: `bravo`."""
    as_in: list[str]
    """Between a letter and a word that begins with it: `as in`, `for`, `like`."""
    capital: list[str]
    """In front of a capital letter."""
    small: list[str]
    """In front of a small letter."""
    all_capital: list[str]
    """At either end: every letter is a capital."""
    spaces: list[str]
    """A space between two words that are spelled."""
    symbols: dict[str, str]
    """Templates of characters: `dot`, `dash`, `at sign`."""
    correction_openers: list[str]
    """Templates in front of a corrected letter or word: `no`, `it's`."""
    with_letter: list[str]
    """Between a word and the letter it is spelled with: `with (a|an)`."""
    spelling_pairs: dict[str, list[str]]
    """Letters that sound alike in a name: "smythe with a y" puts y where one of these is."""
