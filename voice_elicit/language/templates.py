"""Phrase templates of the packs: `(yes|yeah) [please]` stands for four phrases.

`[x]` may be left out, `(a|b)` is one of, both nest. A small subset of the notation of hassil, so that a
translator can write families of phrases on one line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

__all__ = ["TemplateError", "expand", "expand_all"]

MOST_PHRASES = 4000
"""A template that expands to more is a mistake and would stall the load of a pack."""


class TemplateError(ValueError):
    """The template is not well formed; the message names the place."""


def expand(template: str) -> tuple[str, ...]:
    """All phrases of a template, in order, single-spaced.

    Raises:
        TemplateError: unbalanced brackets or too many phrases.
    """
    alternatives, end = _alternatives(template, 0, closing="")
    if end != len(template):
        raise TemplateError(f"{template!r}: unexpected {template[end]!r} at {end}")
    return tuple(dict.fromkeys(" ".join(phrase.split()) for phrase in alternatives))


def expand_all(templates: Iterable[str]) -> tuple[str, ...]:
    """All phrases of several templates, each once."""
    return tuple(dict.fromkeys(phrase for template in templates for phrase in expand(template)))


def _alternatives(text: str, start: int, closing: str) -> tuple[list[str], int]:
    done: list[str] = []
    current = [""]
    position = start
    while position < len(text):
        char = text[position]
        if char == closing:
            return done + current, position
        if char in ")]":
            return done + current, position
        if char == "|":
            done += current
            current = [""]
            position += 1
        elif char in "([":
            inner, end = _alternatives(text, position + 1, ")" if char == "(" else "]")
            if end >= len(text) or text[end] != (")" if char == "(" else "]"):
                raise TemplateError(f"{text!r}: {char!r} at {position} is never closed")
            if char == "[":
                inner = ["", *inner]
            current = list(_product(current, inner, text))
            position = end + 1
        else:
            end = position
            while end < len(text) and text[end] not in "()[]|":
                end += 1
            current = [left + text[position:end] for left in current]
            position = end
    return done + current, position


def _product(left: list[str], right: list[str], template: str) -> Iterator[str]:
    if len(left) * len(right) > MOST_PHRASES:
        raise TemplateError(f"{template!r}: expands to more than {MOST_PHRASES} phrases")
    for a in left:
        for b in right:
            yield a + b
