"""Words that betray a question for a secret."""

from __future__ import annotations

from voice_elicit.language.pack import Lexicon


class SecretWords(Lexicon):
    secret: list[str]
    """Templates; whole words of a field's name, title or description: `password`, `credit card number`."""
    denials: list[str]
    """In a description, in front of a secret word: it is just not asked for: `do not give us your pin`."""
    harmless: list[str]
    """Templates that hold a secret word and ask for none: `password hint`, `token count`."""
