"""Replies for property tests: any text at all, and rows of words that nearly mean something."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st

patient = settings(deadline=None)
"""The first example loads a language pack; how long that takes is no property of the code under test."""


def replies(vocabulary: str) -> st.SearchStrategy[str]:
    """Any text, or up to twelve words of `vocabulary` in any order."""
    words = st.sampled_from(vocabulary.split())
    return st.one_of(st.text(), st.lists(words, max_size=12).map(" ".join))
