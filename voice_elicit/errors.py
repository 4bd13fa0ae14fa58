"""Everything this package raises on purpose, as one tree.

VoiceElicitError
├── UnusableForm        the request cannot be asked by voice (or is not an elicitation at all)
├── UnusableWords       a language pack or a word overlay is wrong
├── UnusableAudio       a recording or a sound device cannot be read or written
├── MissingEngine       a recognizer, model, voice or extra that was asked for is not on this machine
└── InvalidReply        a typed or pressed answer the host passed in is not one (a host's mistake)

A person's "no" or "stop", silence and misunderstanding are outcomes, never exceptions.
Every message is one sentence that says what is wrong, where, and what to do.
"""

from __future__ import annotations

__all__ = [
    "InvalidReply",
    "MissingEngine",
    "UnusableAudio",
    "UnusableForm",
    "UnusableWords",
    "VoiceElicitError",
]


class VoiceElicitError(Exception):
    """Base of all exceptions of this package."""


class UnusableForm(VoiceElicitError):
    """The request cannot be asked by voice."""

    def __init__(self, message: str, *, field: str | None = None) -> None:
        super().__init__(message)
        self.field = field
        """Name of the property at fault, when it is one property."""


class UnusableWords(VoiceElicitError):
    """A language pack or overlay is wrong; the message names file, key and reason."""


class UnusableAudio(VoiceElicitError):
    """A recording or sound device cannot be used."""


class MissingEngine(VoiceElicitError):
    """A recognizer, model or voice is not on this machine; the message says how to get it."""


class InvalidReply(VoiceElicitError):
    """A reply handed in by the host's code does not fit the question that is open."""
