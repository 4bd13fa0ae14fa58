"""Captions of a dialogue on stderr, as they happen: what we say, what was heard, what was typed."""

from __future__ import annotations

import sys
from typing import TextIO

from voice_elicit.dialogue.actions import Say, Show
from voice_elicit.dialogue.events import Cancelled, Heard, Pressed, Silence, Typed
from voice_elicit.elicitor import Happening

__all__ = ["Captions"]


class Captions:
    """An observer that writes one line for everything said and heard."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._masked = False

    def __call__(self, happening: Happening) -> None:
        match happening:
            case Show(view=view):
                self._masked = view.masked
            case Say(utterance=utterance):
                self._line("S", utterance.text)
            case Heard():
                self._line("P", "•••" if self._masked else heard_words(happening))
            case Silence(noise=noise):
                self._line("P", "(noise)" if noise else "(silence)")
            case Pressed(value=value):
                self._line("P", f"[{value}]")
            case Typed() | Cancelled() | _:
                pass

    def _line(self, who: str, text: str) -> None:
        print(f"{who}: {text}", file=self._stream, flush=True)


def heard_words(heard: Heard) -> str:
    """The transcript, and what it was taken for where the closed set says something else."""
    text = " ".join(heard.text.split())
    if heard.hypotheses:
        best = heard.hypotheses[0]
        same = text.casefold().strip(" .,!?") == best.phrase.text.casefold()
        if best.band > 0 and not same:
            return f"{text} [{best.phrase.text}]" if text else best.phrase.text
    return text or "(not understood)"
