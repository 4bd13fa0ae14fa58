"""Answers MCP elicitations by voice, offline: one spoken question per field, a read-back, and only a clear yes sends.

`VoiceElicitor` is the whole path; `Dialogue` is its pure core, for hosts with ears and a mouth of their own.
Importing this package loads nothing heavy: names come when they are first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from voice_elicit.dialogue.actions import Done, Listen, Open, Outcome, Say, Show, View
    from voice_elicit.dialogue.asker import Asker
    from voice_elicit.dialogue.events import Cancelled, Pressed, Typed
    from voice_elicit.dialogue.machine import Dialogue
    from voice_elicit.dialogue.policy import Policy
    from voice_elicit.elicitor import VoiceElicitor
    from voice_elicit.errors import (
        InvalidReply,
        MissingEngine,
        UnusableAudio,
        UnusableForm,
        UnusableWords,
        VoiceElicitError,
    )
    from voice_elicit.form.parse import parse_request
    from voice_elicit.language.pack import load_pack
    from voice_elicit.ports import Band, Ears, Expectation, Heard, Mouth, Recognizer, Silence, Utterance

_HOMES = {
    "Asker": "dialogue.asker",
    "Band": "ports",
    "Cancelled": "dialogue.events",
    "Dialogue": "dialogue.machine",
    "Done": "dialogue.actions",
    "Ears": "ports",
    "Expectation": "ports",
    "Heard": "ports",
    "InvalidReply": "errors",
    "Listen": "dialogue.actions",
    "MissingEngine": "errors",
    "Mouth": "ports",
    "Open": "dialogue.actions",
    "Outcome": "dialogue.actions",
    "Policy": "dialogue.policy",
    "Pressed": "dialogue.events",
    "Recognizer": "ports",
    "Say": "dialogue.actions",
    "Show": "dialogue.actions",
    "Silence": "ports",
    "Typed": "dialogue.events",
    "UnusableAudio": "errors",
    "UnusableForm": "errors",
    "UnusableWords": "errors",
    "Utterance": "ports",
    "View": "dialogue.actions",
    "VoiceElicitError": "errors",
    "VoiceElicitor": "elicitor",
    "load_pack": "language.pack",
    "parse_request": "form.parse",
}

__all__ = [
    "Asker",
    "Band",
    "Cancelled",
    "Dialogue",
    "Done",
    "Ears",
    "Expectation",
    "Heard",
    "InvalidReply",
    "Listen",
    "MissingEngine",
    "Mouth",
    "Open",
    "Outcome",
    "Policy",
    "Pressed",
    "Recognizer",
    "Say",
    "Show",
    "Silence",
    "Typed",
    "UnusableAudio",
    "UnusableForm",
    "UnusableWords",
    "Utterance",
    "View",
    "VoiceElicitError",
    "VoiceElicitor",
    "load_pack",
    "parse_request",
]


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
