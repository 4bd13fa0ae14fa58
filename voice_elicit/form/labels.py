"""What a field is called when it is spoken: its title, or its name taken apart into words.

Also the place where a server's text loses what cannot be spoken or could harm a terminal: control
characters, escape sequences' introducers and bidirectional overrides. Translation is left to nobody: a
label is the server's word.
"""

from __future__ import annotations

import re
import unicodedata

__all__ = ["label_of", "readable", "tidy", "tidy_lines"]

_SEPARATORS = re.compile(r"[\s_\-./:]+")
_HUMP = re.compile(r"(?<=[^\W\d_])(?=[^\W\d_])")
"""Every place between two letters; which of them is a hump depends on case, beyond ASCII too."""
_COUNTED = re.compile(r"^([^\W\d_]{2,})(\d+)$")
"""`username2`, `address1`: a word of two letters or more with a number behind it."""

_UNSPEAKABLE = frozenset({"Cc", "Cs", "Co"})
"""General categories that are no text: controls, surrogates, private use."""
_OVERRIDES = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\ufeff")
"""Bidirectional controls, which make a text read otherwise than it is."""


def _clean(text: str) -> str:
    if text.isprintable():
        return text  # Forms of ten thousand options are parsed while a person waits.
    return "".join(
        " " if c.isspace() else c
        for c in text
        if c.isspace() or (c not in _OVERRIDES and unicodedata.category(c) not in _UNSPEAKABLE)
    )


def tidy(text: str) -> str:
    """One line of a server's text, spaces collapsed."""
    return " ".join(_clean(text).split())


def tidy_lines(text: str) -> str:
    """Several lines of a server's text; line breaks stay, they are pauses in speech."""
    lines = (tidy(line) for line in text.splitlines())
    return "\n".join(line for line in lines if line)


def _split_humps(word: str) -> list[str]:
    cuts = [0]
    for match in _HUMP.finditer(word):
        i = match.start()
        lower_upper = word[i - 1].islower() and word[i].isupper()
        acronym_word = word[i - 1].isupper() and word[i].isupper() and word[i + 1 : i + 2].islower()
        plural_acronym = word[i + 1 :] == "s"
        if lower_upper or (acronym_word and not plural_acronym):
            cuts.append(i)
    return [word[a:b] for a, b in zip(cuts, [*cuts[1:], len(word)], strict=True)]


def readable(name: str) -> str:
    """An identifier as words: `party_size`, `partySize`, `party-size`, `party.size` -> `party size`.

    A number at the end of a word stands alone (`address1` -> `address 1`); acronyms keep their capitals
    (`userID` -> `user ID`).
    """
    words: list[str] = []
    for part in _SEPARATORS.split(_clean(name)):
        for word in _split_humps(part):
            counted = _COUNTED.match(word)
            words.extend(counted.groups() if counted else [word])
    words = [word for word in words if word]
    shouted = len(words) > 1 and not any(word.lower() == word and word.upper() != word for word in words)
    if shouted and name.upper() == name:
        return " ".join(words).lower()
    acronym = [len(word) > 1 and word[:2].isupper() for word in words]
    return " ".join(word if keep else word.lower() for word, keep in zip(words, acronym, strict=True))


def label_of(name: str, title: str) -> str:
    """The title, unless it is an identifier itself (generators copy the name into it)."""
    title = tidy(title)
    if not title:
        return readable(name) or tidy(name)
    identifier = title == tidy(name) or ("_" in title and not any(c.isspace() for c in title))
    return (readable(title) if identifier else title) or title
