"""Who asks: a name the host vouches for, or only what the server says of itself."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Asker", "server_words"]


@dataclass(frozen=True, slots=True)
class Asker:
    """The server behind the request."""

    name: str = ""
    vouched: bool = False
    """True when the host knows the name; otherwise it is said as the server's own claim."""


def server_words(text: str, limit: int) -> str:
    """A server's text, made safe to speak: one line, no control characters, ended like a sentence, cut at a
    word where it is longer than `limit` characters."""
    text = " ".join("".join(char if char.isprintable() else " " for char in text).split())
    if len(text) > limit:
        text = text[:limit].rpartition(" ")[0].rstrip(".,;:") + " …"
    if text and text[-1] not in ".!?:…。！？":
        text += "."
    return text
