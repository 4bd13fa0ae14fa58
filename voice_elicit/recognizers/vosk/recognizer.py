"""The Vosk recognizer of the port: one `KaldiRecognizer` per utterance, primed while the prompt is spoken.

`SetGrammar` on a running recognizer can end the process and loses the speaker, so nothing is reused but the
model. The ears decide where the utterance ends; Vosk's own endpoints are ignored.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from voice_elicit.ports import SAMPLE_RATE, Band, Expectation, Heard, Hypothesis, Phrase, ReplyKind
from voice_elicit.recognizers.vosk.grammar import Grammar, compile_grammar
from voice_elicit.recognizers.vosk.level import Leveller, quiet
from voice_elicit.recognizers.vosk.model import LoadedModel, Tuning, load_model
from voice_elicit.recognizers.vosk.priming import BYTES_PER_SECOND, EarlierAnswers, Priming
from voice_elicit.recognizers.vosk.verdict import Alternative, Verdict, alternatives, judge, no_surer, transcript

__all__ = ["VoskRecognizer"]

LEAD = 0.8
"""Seconds of near-silence before the utterance; with less the first frames turn into a word of their own."""
TAIL = 0.6
"""Seconds of near-silence after it, for the last sound to be decoded whole: `Result` leaves a chunk and its context."""
ALTERNATIVES = 20
HELD_CLOSED = 4.0
"""Seconds of a closed answer held back to find its level; nearly all are shorter."""
HELD_OPEN = 1.0
"""Seconds of free speech held back: decoding it takes a third of its length, so it must begin early."""


class VoskRecognizer:
    """Hears one of the phrases in a closed question, free words in any other.

    Free words can still be a phrase: a command in a text question is found when it is all that was said.
    """

    def __init__(
        self,
        model_path: Path | str,
        decoys: Iterable[str] = (),
        *,
        tuning: Tuning | None = None,
        priming: Priming | None = None,
    ) -> None:
        """`decoys`: about a hundred common words of the language that sound like no wanted one. They cut the
        foreign words taken for an answer from some 90 % to 10 %, at a price of some right answers."""
        self._path = Path(model_path)
        self._decoys = tuple(decoys)
        self._tuning = tuning if tuning is not None else Tuning()
        self._earlier = EarlierAnswers(priming if priming is not None else Priming())
        self._silence = quiet(priming.silence if priming is not None else Priming().silence)
        self._model: LoadedModel | None = None
        self._kaldi: Any = None
        self._grammar: Grammar | None = None
        self._closed = False
        self._level = Leveller(HELD_CLOSED)
        self._heard = bytearray()
        self._opened = 0.0
        self._fed = 0
        self._decided: Verdict | None = None
        self._before: Verdict | None = None
        """The verdict at the last pause that speech or silence followed."""

    @property
    def name(self) -> str:
        return "vosk"

    def load(self) -> None:
        """Read the model now (2 to 3 s) instead of at the first question.

        Raises:
            MissingEngine: the package or the model is missing or damaged.
        """
        self._ready()

    def missing_words(self, phrases: Iterable[Phrase]) -> dict[str, tuple[str, ...]]:
        """Phrase text -> its words the model does not know; such phrases cannot be heard, so offer numbers,
        aliases or spelling for them."""
        model = self._ready()
        found: dict[str, tuple[str, ...]] = {}
        for phrase in phrases:
            words = tuple(word for word in phrase.text.split() if not model.pieces(word))
            if words:
                found[phrase.text] = words
        return found

    def start(self, expectation: Expectation) -> None:
        """Build the recognizer (0.1 ms for 5 words, 200 ms for 50,000) and prime it (0.1 s a second kept).

        Raises:
            MissingEngine: as `load`.
        """
        self.abort()
        model = self._ready()
        import vosk

        self._grammar = compile_grammar(model, expectation.phrases, self._decoys)
        can_close = model.grammars and bool(self._grammar.phrases)
        self._closed = can_close and expectation.kind is ReplyKind.CLOSED
        if self._closed:
            kaldi = vosk.KaldiRecognizer(model.handle, SAMPLE_RATE, self._grammar.json())
        else:
            kaldi = vosk.KaldiRecognizer(model.handle, SAMPLE_RATE)
        kaldi.SetWords(True)
        kaldi.SetMaxAlternatives(ALTERNATIVES if self._closed else 1)
        self._level = Leveller(HELD_CLOSED if self._closed else HELD_OPEN)
        self._kaldi = kaldi
        self._prime()

    def _prime(self) -> None:
        for answer in self._earlier.latest(open_question=not self._closed):
            self._decode(answer)
            self._decode(self._silence)
        if self._fed:
            self._kaldi.Result()  # FinalResult would throw the adaptation away
        self._open()

    def _open(self) -> None:
        """From here on it is the utterance."""
        self._decode(quiet(LEAD))
        self._opened = self._fed / BYTES_PER_SECOND

    def _decode(self, pcm: bytes) -> None:
        self._kaldi.AcceptWaveform(pcm)
        self._fed += len(pcm)

    def feed(self, pcm: bytes) -> None:
        if self._kaldi is not None and self._decided is not None:
            self._go_on()
        self._pass_on(self._level.take(pcm))

    def _pass_on(self, pcm: bytes) -> None:
        if pcm and self._kaldi is not None:
            self._heard += pcm
            self._decode(pcm)

    def _go_on(self) -> None:
        """It went on after a pause: all of it once more, as the next part of the stream, which knows the voice."""
        self._before, self._decided = self._decided, None
        self._decode(self._silence)
        self._open()
        self._decode(bytes(self._heard))

    def partial(self) -> Heard | None:
        """The words so far. In a closed question with the verdict they would have if no more came; in any other
        a hypothesis when they are exactly one phrase, at most MIDDLE before the end."""
        if self._kaldi is None or self._grammar is None:
            return None
        self._pass_on(self._level.flush())
        if self._closed:
            if len(self._heard) > HELD_CLOSED * BYTES_PER_SECOND:
                return None  # A story, with many pauses: all of it again at each would take longer than they do.
            self._decided = self._decide(self._grammar)
            return self._closed_turn(self._decided)
        words = tuple(json.loads(self._kaldi.PartialResult())["partial"].split())
        if not words:
            return None
        found = tuple(Hypothesis(phrase, 0.0, Band.MIDDLE) for phrase in self._grammar.whole(words))
        return self._turn(transcript(words), found)

    def finish(self) -> Heard:
        if self._kaldi is None or self._grammar is None:
            return Heard("", engine=self.name)
        self._pass_on(self._level.flush())
        if self._closed:
            heard = self._closed_turn(self._decided if self._decided is not None else self._decide(self._grammar))
        else:
            heard = self._free_turn(self._grammar)
        if heard.hypotheses or (heard.text and heard.text_band > Band.LOW):
            self._earlier.keep(bytes(self._heard))
        self.abort()
        return heard

    def _decide(self, grammar: Grammar) -> Verdict:
        """Which phrase the utterance is if it ends here."""
        verdict = judge(grammar, self._ended())
        return verdict if self._before is None else no_surer(verdict, self._before)

    def _ended(self) -> tuple[Alternative, ...]:
        self._decode(quiet(TAIL))
        return alternatives(self._kaldi.Result(), self._opened)  # FinalResult would forget the voice

    def _closed_turn(self, verdict: Verdict) -> Heard:
        return self._turn(verdict.text, verdict.hypotheses, Band.LOW if verdict.rejected else Band.MIDDLE)

    def _free_turn(self, grammar: Grammar) -> Heard:
        found = self._ended()
        words = found[0].words if found else ()
        whole = tuple(Hypothesis(phrase, 0.0, Band.MIDDLE) for phrase in grammar.whole(words))
        return self._turn(transcript(words), whole)

    def _turn(self, text: str, hypotheses: tuple[Hypothesis, ...], trust: Band = Band.MIDDLE) -> Heard:
        seconds = len(self._heard) / BYTES_PER_SECOND
        return Heard(text, hypotheses, text_band=trust, engine=self.name, seconds=seconds)

    def abort(self) -> None:
        self._kaldi = None
        self._grammar = None
        self._level = Leveller(HELD_CLOSED)
        self._heard = bytearray()
        self._fed = 0
        self._decided = self._before = None

    def forget(self) -> None:
        """The elicitation is over: drop the person's audio."""
        self.abort()
        self._earlier.forget()

    def _ready(self) -> LoadedModel:
        if self._model is None:
            self._model = load_model(self._path, self._tuning)
        return self._model
