"""A text cut into what a voice says in one go, so that the first piece is heard while the rest is made."""

from __future__ import annotations

import re

__all__ = ["sentences"]

LONGEST = 240
"""Characters: some 15 s of speech, and as long as a cancelled piece keeps the voice busy."""

_ENDS = re.compile(r"(?<=[.!?…])[\"'”’)\]]*\s+|(?<=[。！？])")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]+")


def sentences(text: str) -> tuple[str, ...]:
    """Pieces in order; those without anything to say are left out, control characters too."""
    found: list[str] = []
    for sentence in _ENDS.split(_CONTROL.sub(" ", text)):
        rest = " ".join(sentence.split())
        while len(rest) > LONGEST:
            cut = max(rest.rfind(", ", 0, LONGEST) + 1, rest.rfind(" ", 0, LONGEST)) or LONGEST
            found.append(rest[:cut].strip())
            rest = rest[cut:].strip()
        found.append(rest)
    return tuple(piece for piece in found if any(char.isalnum() for char in piece))
