"""Exit codes, and how a command says what went wrong: one sentence on stderr, no traceback."""

from __future__ import annotations

import sys
from enum import IntEnum

__all__ = ["Exit", "complain"]


class Exit(IntEnum):
    ACCEPT = 0
    FAILURE = 1
    UNUSABLE = 2
    """The form or the call is wrong."""
    DECLINE = 3
    CANCEL = 4


def complain(sentence: str, code: Exit) -> int:
    """Say it on stderr and return the code."""
    print(f"voice-elicit: {sentence}", file=sys.stderr)  # noqa: T201 - stderr is this command's voice
    return code
