"""What people say around free text; only where the question's own words make it certain."""

from __future__ import annotations

from voice_elicit.language.pack import Lexicon


class TextWords(Lexicon):
    label_carriers: list[str]
    """Templates in front of an answer, where `{label}` is the label of the question: `my {label} is`."""
    name_carriers: list[str]
    """Templates in front of a name, when a name is asked for: `i'm`, `call me`."""
    dictation_carriers: list[str]
    """Templates that only dictation uses: `write down`."""
    name_labels: list[str]
    """A text field with one of these words asks for a name."""
    email_labels: list[str]
    """A text field with one of these words asks for an e-mail address, also where its schema does not say so."""
    digit_labels: list[str]
    """A text field with one of these words asks for digits: `phone`, `zip`."""
    code_labels: list[str]
    """A text field with one of these words asks for a code, not for prose."""
