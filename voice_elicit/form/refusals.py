"""The one shape of sentence in which a form is refused, so that every refusal names what and why."""

from __future__ import annotations

import json

from voice_elicit.errors import UnusableForm

__all__ = ["quoted", "refusal"]

_LONGEST_QUOTE = 80
"""Characters of a server's name that a message repeats; more would bury the reason."""


def quoted(name: str) -> str:
    """A server's word inside a message of ours: escaped, so that it cannot pass for our own words."""
    short = name if len(name) <= _LONGEST_QUOTE else name[: _LONGEST_QUOTE - 1] + "…"
    return json.dumps("".join(c if c.isprintable() else "�" for c in short), ensure_ascii=False)


def refusal(name: str, reason: str) -> UnusableForm:
    """The error for one property; `reason` continues the sentence after its name."""
    return UnusableForm(f"Field {quoted(name)} {reason}.", field=name)
