"""What else could listen: pocketsphinx with a grammar, and the free transcript matched by rapidfuzz."""

from __future__ import annotations

from typing import Any

import pocketsphinx
from rapidfuzz import fuzz, process

from benchmarks.recognizers.speech import plain
from voice_elicit.ports import Band, Phrase
from voice_elicit.recognizers.moonshine.surface import surface_forms

Answer = tuple[str | None, Band]
"""A meaning and how far it is trusted."""

NOTHING: Answer = (None, Band.LOW)


class Pocketsphinx:
    """A JSGF grammar of the phrases; it has no score worth the name, so all it finds counts as taken."""

    def __init__(self) -> None:
        # Without bestpath=False a grammar's hypothesis may be half a phrase.
        self._decoder: Any = pocketsphinx.Decoder(lm=None, loglevel="FATAL", samprate=16000, bestpath=False)
        self._phrases: tuple[Phrase, ...] = ()

    def answer(self, pcm: bytes, phrases: tuple[Phrase, ...]) -> Answer:
        if phrases != self._phrases:
            known = [p.text for p in phrases if all(self._decoder.lookup_word(w) for w in p.text.split())]
            rule = f"#JSGF V1.0; grammar g; public <g> = {' | '.join(known)} ;"
            self._decoder.add_jsgf_string("g", rule)
            self._decoder.activate_search("g")
            self._phrases = phrases
        self._decoder.start_utt()
        self._decoder.process_raw(pcm, full_utt=True)
        self._decoder.end_utt()
        found = self._decoder.hyp()
        if found is None:
            return NOTHING
        return next(((p.meaning, Band.HIGH) for p in phrases if p.text == found.hypstr), NOTHING)


def exact_text(text: str, phrases: tuple[Phrase, ...]) -> Answer:
    """The free transcript, when it is a phrase word for word."""
    return next(((meaning, Band.HIGH) for form, meaning in _forms(phrases) if form == plain(text)), NOTHING)


def fuzzy_text(text: str, phrases: tuple[Phrase, ...], at_least: float = 80) -> Answer:
    """The phrase most like the free transcript, letter by letter."""
    forms = _forms(phrases)
    found = process.extractOne(plain(text), [form for form, _ in forms], scorer=fuzz.ratio)
    if found is None or found[1] < at_least:
        return NOTHING
    return forms[found[2]][1], Band.HIGH


def _forms(phrases: tuple[Phrase, ...]) -> list[tuple[str, str]]:
    return [(plain(form), phrase.meaning) for phrase in phrases for form in surface_forms(phrase.text)]
