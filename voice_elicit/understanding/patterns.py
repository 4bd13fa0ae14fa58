"""Fits what was said to the pattern of a code: separators nobody says are put in, letters get their case.

Only patterns that are a row of character classes and literals (`^[A-Z]{2}-\\d{4}$`) are understood; for any
other the text stays as it was said. Letters and digits are never added.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

__all__ = ["example_of", "fitted"]

_TOKEN = re.compile(r"(\\[dw]|\[[^\]\\^]+\]|\\[^\w\s]|[^\\\[\](){}?*+|.^$])(\{(\d+)(,(\d*))?\}|[?+*])?")
_EXAMPLES = ("ABCDEFGHIJ", "1234567890", "abcdefghij")
"""What stands in an example: capitals, digits, small letters, whichever is allowed first."""
_ROW = 10
MOST = 64
"""Characters a code can have; `+` and `*` stop there."""


@dataclass(frozen=True, slots=True)
class _Part:
    allowed: re.Pattern[str]
    least: int
    most: int
    separator: str
    """The literal, when it is punctuation that may be put in."""


def fitted(text: str, pattern: str) -> str | None:
    """`5551234` for `^\\d{3}-\\d{4}$` is `555-1234`; None when it cannot be fitted."""
    parts = _parts(pattern)
    if parts is None or len(text) > MOST or len(parts) > MOST:
        return None
    return _Fitting(text, parts).run(0, 0)


def example_of(pattern: str, length: int = 0) -> str | None:
    """A text of the pattern, of at least `length` characters where it allows them; None for what is not understood."""
    parts = _parts(pattern)
    if parts is None or len(parts) > MOST:
        return None
    spare = length - sum(part.least for part in parts)
    found = ""
    for part in parts:
        count = min(part.most, part.least + max(spare, 0))
        spare -= count - part.least
        for _ in range(count):
            at = len(found) % _ROW
            row = (part.separator, *(chars[at] for chars in _EXAMPLES), *map(chr, range(32, 127)))
            char = next((one for one in row if len(one) == 1 and part.allowed.fullmatch(one)), None)
            if char is None:
                return None
            found += char
    return found


@lru_cache(maxsize=256)
def _parts(pattern: str) -> tuple[_Part, ...] | None:
    body = pattern.removeprefix("^").removesuffix("$")
    found: list[_Part] = []
    at = 0
    while at < len(body):
        match = _TOKEN.match(body, at)
        if match is None:
            return None
        atom, repeat = match[1], match[2]
        literal = atom.removeprefix("\\") if atom[-1:] not in "dw]" or len(atom) == 1 else ""
        least, most = _times(match)
        separator = literal if literal and not literal.isalnum() and repeat is None else ""
        try:
            found.append(_Part(re.compile(re.escape(literal) if literal else atom), least, most, separator))
        except re.error:
            return None
        at = match.end()
    return tuple(found)


def _times(match: re.Match[str]) -> tuple[int, int]:
    match match[2]:
        case None:
            return 1, 1
        case "?":
            return 0, 1
        case "*":
            return 0, MOST
        case "+":
            return 1, MOST
        case _:
            least = int(match[3])
            most = least if match[4] is None else int(match[5] or MOST)
            return min(least, MOST), min(most, MOST)


class _Fitting:
    """One text against one pattern; every place is tried once, so no pattern can run away."""

    def __init__(self, text: str, parts: tuple[_Part, ...]) -> None:
        self.text = text
        self.parts = parts
        self.failed: set[tuple[int, int]] = set()

    def run(self, part: int, at: int) -> str | None:
        """What the rest of the text is by the rest of the pattern."""
        if part == len(self.parts):
            return "" if at == len(self.text) else None
        if (part, at) in self.failed:
            return None
        for taken, width in self._options(self.parts[part], at):
            tail = self.run(part + 1, at + width)
            if tail is not None:
                return taken + tail
        self.failed.add((part, at))
        return None

    def _options(self, part: _Part, at: int) -> list[tuple[str, int]]:
        """The longest first; a separator that was not said last."""
        taken = ""
        found = [("", 0)] if part.least == 0 else []
        while at + len(taken) < len(self.text) and len(taken) < part.most:
            char = _cased(self.text[at + len(taken)], part)
            if char is None:
                break
            taken += char
            if len(taken) >= part.least:
                found.append((taken, len(taken)))
        found.reverse()
        return found or ([(part.separator, 0)] if part.separator else [])


def _cased(char: str, part: _Part) -> str | None:
    for form in (char, char.upper(), char.lower()):
        if part.allowed.fullmatch(form):
            return form
    return None
