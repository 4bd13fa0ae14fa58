"""How words are cut, for languages that glue endings and numbers to words and space them as they like.

A pack without this file has words as they are written.
"""

from __future__ import annotations

from typing import ClassVar

from voice_elicit.language.pack import Lexicon


class SegmentWords(Lexicon):
    optional: ClassVar[bool] = True

    pieces: tuple[str, ...] = ()
    """Beside the words of numbers and moments: what a word may be made of, so that it is cut into its pieces."""
    endings: tuple[str, ...] = ()
    """Pieces that only stand behind another one; behind the last word of an answer they say nothing."""
    certain_endings: tuple[str, ...] = ()
    """Those of `endings` that are no part of a name, an address or other free text."""
    suffixes: tuple[str, ...] = ()
    """Cut from the end of any word, whatever stands before them."""
    whole: tuple[str, ...] = ()
    """Never cut, though it could be."""
    apart: tuple[str, ...] = ()
    """Words of the pack that two neighbours must not be joined to, as they are words of their own."""
    number_endings: tuple[str, ...] = ()
    """Endings that may as well be the last digit of the number before them; such a number is asked back."""
