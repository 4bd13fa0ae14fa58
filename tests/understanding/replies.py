"""Replies for property tests: any text at all, and rows of words that nearly mean something."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import settings
from hypothesis import strategies as st

from voice_elicit.form.validation import check_value
from voice_elicit.understanding.breath import Piece
from voice_elicit.understanding.reading import Choose, Confirm, Refused, Value

patient = settings(deadline=None)
"""The first example loads a language pack; how long that takes is no property of the code under test."""


def replies(vocabulary: str) -> st.SearchStrategy[str]:
    """Any text, or up to twelve words of `vocabulary` in any order."""
    words = st.sampled_from(vocabulary.split())
    return st.one_of(st.text(), st.lists(words, max_size=12).map(" ".join))


def check_pieces(found: Sequence[Piece]) -> None:
    """What a reply said of several questions: only values the form allows, and no question twice."""
    assert len({piece.field.name for piece in found}) == len(found)
    for piece in found:
        match piece.reading:
            case Value(value=value) | Confirm(value=value):
                assert check_value(piece.field, value) is None
            case Choose(values=values):
                assert all(check_value(piece.field, value) is None for value in values)
            case reading:
                assert isinstance(reading, Refused)
