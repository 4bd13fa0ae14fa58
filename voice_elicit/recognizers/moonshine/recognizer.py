"""The default recognizer: a closed set with true rejection, run on whole utterances.

Nothing streams: audio is kept until the first pause, weighed then (`partial`), and weighed again only if more
was said. A yes that cannot be undone is looked at three times. The audio is forgotten when the utterance ends.
The engine is loaded on first use or by `load`, and shared by all recognizers of a process with the same decoys.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING

from voice_elicit.ports import SAMPLE_RATE, Band, Expectation, Heard, Hypothesis, Phrase, PhraseLoop
from voice_elicit.recognizers.moonshine.assets import find_assets
from voice_elicit.recognizers.moonshine.bands import (
    Evidence,
    Thresholds,
    agree,
    is_final,
    is_noise,
    judge,
    judge_text,
)

if TYPE_CHECKING:
    from voice_elicit.recognizers.moonshine.model import Floats
    from voice_elicit.recognizers.moonshine.scorer import ClosedSet, Scorer
    from voice_elicit.recognizers.moonshine.span import Span
    from voice_elicit.recognizers.moonshine.transcript import Transcript

__all__ = ["MoonshineRecognizer"]

NAME = "moonshine"
SAME_SPAN = SAMPLE_RATE // 20
"""Samples by which the ends of a span may move when only silence came."""


class MoonshineRecognizer:
    """One utterance at a time, as the port says; `decoys` are words of the language that answer nothing."""

    def __init__(
        self,
        decoys: tuple[str, ...] = (),
        thresholds: Thresholds | None = None,
        sounding_alike: tuple[tuple[str, ...], ...] = (),
        scorer: Scorer | None = None,
        before: tuple[str, ...] = (),
        after: tuple[str, ...] = (),
    ) -> None:
        """`sounding_alike`: rows of words no ear tells apart; none is a decoy while a phrase is of its row.
        `before`, `after`: what may stand around a carried phrase, as it is written in the middle of a sentence.
        `scorer`: an engine that is loaded already; it brings its own decoys.

        Raises:
            MissingEngine: the extra that brings the model is not installed.
        """
        find_assets()
        self._decoys = decoys
        self._alike = sounding_alike
        self._around = before, after
        self._thresholds = thresholds or Thresholds()
        self._own = scorer
        self._closed: ClosedSet | None = None
        self._audio = bytearray()
        self._loops: tuple[PhraseLoop, ...] = ()
        self._last: tuple[Span, Heard, Transcript] | None = None

    @property
    def name(self) -> str:
        return NAME

    def load(self) -> None:
        """Load and warm up the model now (a second or two) and not at the first question."""
        self._scorer().warm_up()

    def start(self, expectation: Expectation) -> None:
        """Compile the phrases; the prior of a phrase never asked for before takes some 15 ms, .8 s at most."""
        self.abort()
        self._closed = self._scorer().compile(expectation.phrases)
        self._loops = expectation.loops

    def feed(self, pcm: bytes) -> None:
        self._audio += pcm

    def partial(self) -> Heard | None:
        """What was said so far; free when only silence came since it was last asked."""
        return self._weigh() if self._audio else None

    def finish(self) -> Heard:
        """What was said; the audio is forgotten."""
        try:
            heard = self._weigh()
            return self._with_rows(heard) if heard is not None else Heard("", engine=NAME)
        finally:
            self.abort()

    def abort(self) -> None:
        self._audio = bytearray()
        self._last = None

    def _weigh(self) -> Heard | None:
        from voice_elicit.recognizers.moonshine.scorer import LOOKS
        from voice_elicit.recognizers.moonshine.span import find_span, samples_of

        if self._closed is None:
            raise RuntimeError("MoonshineRecognizer.start() was not called before the audio came.")
        samples = samples_of(bytes(self._audio))
        span = find_span(samples)
        if span is None:
            return None
        if self._last is not None and span.close_to(self._last[0], SAME_SPAN):
            return self._last[1]
        free, evidence, hypotheses = self._look(samples, span, self._closed)
        for look in range(1, len(LOOKS)):
            if not is_final(hypotheses):
                break
            hypotheses = agree(hypotheses, self._look(samples, span, self._closed, look)[-1])
        noise = is_noise(evidence, hypotheses)
        heard = Heard(
            text="" if noise else evidence.text,
            hypotheses=() if noise else hypotheses,
            text_band=judge_text(evidence, self._thresholds),
            engine=NAME,
            seconds=span.seconds,
        )
        self._last = span, heard, free
        return heard

    def _with_rows(self, heard: Heard) -> Heard:
        """What was heard, with the best rows of the loops where neither a phrase nor the transcript settles it."""
        best = heard.hypotheses[0] if heard.hypotheses else None
        settled = best is not None and best.band is Band.HIGH and not self._may_be_several(heard.text, best.phrase)
        if settled or not heard.text or self._last is None:
            return heard
        rows = self._scorer().rows(self._last[-1], self._loops, self._thresholds)
        return replace(heard, rows=tuple(row.text for row in rows))

    def _may_be_several(self, text: str, best: Phrase) -> bool:
        """Whether more words came than those of the best answer, where there may be several."""
        return any(loop.several for loop in self._loops) and len(text.split()) > len(best.text.split())

    def _look(
        self, samples: Floats, span: Span, closed: ClosedSet, look: int = 0
    ) -> tuple[Transcript, Evidence, tuple[Hypothesis, ...]]:
        scorer = self._scorer()
        free = scorer.listen(samples, span, look)
        evidence = scorer.weigh(free, span.noisy, closed)
        return free, evidence, judge(evidence, self._thresholds)

    def _scorer(self) -> Scorer:
        if self._own is not None:
            return self._own
        with _loading:
            return _scorer_of(self._decoys, self._alike, *self._around)


_loading = Lock()


@cache
def _scorer_of(
    decoys: tuple[str, ...], alike: tuple[tuple[str, ...], ...], before: tuple[str, ...], after: tuple[str, ...]
) -> Scorer:
    from voice_elicit.recognizers.moonshine.scorer import Scorer
    from voice_elicit.recognizers.moonshine.trie import Carriers

    return Scorer(decoys, alike, Carriers(before, after))
