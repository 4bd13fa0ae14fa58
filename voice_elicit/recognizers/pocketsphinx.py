"""pocketsphinx, where neither Vosk nor the built-in scorer runs: choices only, always asked back.

Its grammars accept anything (294 of 315 foreign words, 44 with 200 decoys), so nothing it hears is taken at
once, and it is never believed about a consent. English only: the package brings no other model.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from voice_elicit.errors import MissingEngine
from voice_elicit.ports import SAMPLE_RATE, Band, Expectation, Heard, Hypothesis, Phrase, ReplyKind

__all__ = ["PocketsphinxRecognizer"]

_SAFE = re.compile(r"[a-z0-9'-]+")
"""What a word may be made of to be put in a grammar; anything else would be grammar syntax."""
_GRAMMAR = "question"
_BYTES_PER_SECOND = 2 * SAMPLE_RATE


class PocketsphinxRecognizer:
    """Decodes a whole utterance at once: normalising over all of it beats doing so on the way, and a closed
    answer takes some 40 ms."""

    def __init__(self, decoys: Iterable[str] = ()) -> None:
        """`decoys`: some 200 frequent words that sound like no wanted one."""
        self._decoys = tuple(decoys)
        self._closed: Any = None
        self._open: Any = None
        self._decoder: Any = None
        self._phrases: dict[str, tuple[Phrase, ...]] = {}
        self._rejecting: frozenset[str] = frozenset()
        self._heard = bytearray()
        self._decoded: Heard | None = None
        """Of all that was fed; the engine adapts as it decodes, so a second time could give another answer."""

    @property
    def name(self) -> str:
        return "pocketsphinx"

    def load(self) -> None:
        """Load the acoustic model and dictionary.

        Raises:
            MissingEngine: the package is missing.
        """
        self._grammars()

    def missing_words(self, phrases: Iterable[Phrase]) -> dict[str, tuple[str, ...]]:
        """Phrase text -> its words the dictionary lacks; such phrases cannot be heard."""
        found: dict[str, tuple[str, ...]] = {}
        for phrase in phrases:
            words = tuple(word for word in phrase.text.split() if not self._knows(word))
            if words:
                found[phrase.text] = words
        return found

    def start(self, expectation: Expectation) -> None:
        """Compile the phrases; open questions use the language model that comes with the engine.

        Raises:
            MissingEngine: the package is missing.
        """
        self.abort()
        self._phrases = {}
        for phrase in expectation.phrases:
            words = phrase.text.lower().split()
            if words and all(map(self._knows, words)):
                same = self._phrases.get(" ".join(words), ())
                if all(other.meaning != phrase.meaning for other in same):
                    self._phrases[" ".join(words)] = (*same, phrase)
        if expectation.kind is not ReplyKind.CLOSED or not self._phrases:
            self._rejecting = frozenset()
            self._decoder = self._dictation()
            return
        wanted = {word for text in self._phrases for word in text.split()}
        self._rejecting = frozenset(word for word in self._decoys if word not in wanted and self._knows(word))
        decoder = self._grammars()
        choices = " | ".join([*self._phrases, *sorted(self._rejecting)])
        decoder.add_jsgf_string(_GRAMMAR, f"#JSGF V1.0; grammar {_GRAMMAR}; public <{_GRAMMAR}> = {choices} ;")
        decoder.activate_search(_GRAMMAR)
        self._decoder = decoder

    def feed(self, pcm: bytes) -> None:
        self._heard += pcm
        self._decoded = None

    def partial(self) -> Heard | None:
        """At the first pause, all of it so far."""
        heard = self._decode()
        return heard if heard.text else None

    def finish(self) -> Heard:
        heard = self._decode()
        self.abort()
        return heard

    def abort(self) -> None:
        self._heard = bytearray()
        self._decoded = None

    def _decode(self) -> Heard:
        if self._decoded is None:
            self._decoded = self._decode_all()
        return self._decoded

    def _decode_all(self) -> Heard:
        seconds = len(self._heard) / _BYTES_PER_SECOND
        if self._decoder is None or not self._heard:
            return Heard("", engine=self.name, seconds=seconds)
        self._decoder.start_utt()
        self._decoder.process_raw(bytes(self._heard), full_utt=True)
        self._decoder.end_utt()
        best = self._decoder.hyp()
        text = "" if best is None else best.hypstr
        rejected = not self._rejecting.isdisjoint(text.split())
        found = tuple(
            Hypothesis(phrase, 0.0, Band.LOW if phrase.weighty else Band.MIDDLE)
            for phrase in (() if rejected else self._phrases.get(text, ()))
        )
        return Heard(text, found, text_band=Band.LOW, engine=self.name, seconds=seconds)

    def _knows(self, word: str) -> bool:
        word = word.lower()
        return bool(_SAFE.fullmatch(word)) and self._grammars().lookup_word(word) is not None

    def _grammars(self) -> Any:
        if self._closed is None:
            # bestpath would return halves of phrases ("yes send") of a grammar
            self._closed = _decoder(lm=None, bestpath=False)
        return self._closed

    def _dictation(self) -> Any:
        if self._open is None:
            self._open = _decoder()
        return self._open


def _decoder(**settings: Any) -> Any:
    try:
        from pocketsphinx import Decoder
    except (ImportError, OSError) as error:
        raise MissingEngine(
            "The recognizer pocketsphinx is not installed; run `pip install voice-elicit[pocketsphinx]`."
        ) from error
    return Decoder(loglevel="FATAL", samprate=SAMPLE_RATE, **settings)
