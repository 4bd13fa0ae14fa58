"""From one recording to the evidence for every phrase: span, free transcript, gains, decoys.

The gain of a phrase is `log P(exactly this phrase | sound) - LIKING * log P(phrase | wordless sound)`: how
much better the sound explains the phrase than the model's habits do. What a gain is worth is `bands`' affair.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from voice_elicit.kept import Kept
from voice_elicit.ports import SAMPLE_RATE, Phrase, PhraseLoop
from voice_elicit.recognizers.moonshine.assets import find_assets
from voice_elicit.recognizers.moonshine.bands import Evidence, Gain, Thresholds
from voice_elicit.recognizers.moonshine.loop import Row, TokenLoop, best_rows
from voice_elicit.recognizers.moonshine.model import Floats, Model
from voice_elicit.recognizers.moonshine.prior import Forms, Prior
from voice_elicit.recognizers.moonshine.span import Span, surround
from voice_elicit.recognizers.moonshine.surface import inner_forms, plain, reply_forms, surface_forms
from voice_elicit.recognizers.moonshine.transcript import Transcript, transcribe
from voice_elicit.recognizers.moonshine.trie import NEVER, Carriers, PhraseTrie

__all__ = ["LOOKS", "ClosedSet", "Scorer"]

LIKING = 0.4
"""Share of the prior that is taken off; measured, flat between .3 and .5."""
PRUNE = 8.0
"""Nats below the free transcript at which a prefix is dropped."""
WORST = -10.0
"""Log-probability at which a prefix is dropped in any case: no prior could lift it to a question."""
EAGER = 0.8
"""Seconds a question may take to measure priors: some hundred phrases. The rest waits until it is needed."""
LATE = 8
"""Phrases whose prior may be measured while the person waits; those behind them are out of reach."""
KEPT = 20_000
"""Phrases of compiled questions that are kept, and as many of rows: some 1.5 KB each with their tries."""
LOOKS = (0, SAMPLE_RATE * 12 // 1000, -SAMPLE_RATE * 25 // 1000)
"""Samples by which the looks at one utterance begin earlier. The network's frames are 24 ms, so each look errs in
its own way: what was clearly said stays above the bar in all of them, what was imagined seldom does."""
WIDER = ((0, 0), (SAMPLE_RATE // 10, SAMPLE_RATE * 6 // 100), (SAMPLE_RATE * 37 // 1000, SAMPLE_RATE // 50))
"""Samples by which the cuts of a noisy utterance begin earlier and end later, weighed together. Of 110 short replies
at 10 dB, 5 to 8 more come out right than with one cut."""


@dataclass(frozen=True, slots=True)
class ClosedSet:
    """The phrases of one question, compiled."""

    phrases: tuple[Phrase, ...]
    forms: tuple[Forms, ...]
    """Of the phrases, then of the decoys: the order of the trie."""
    trie: PhraseTrie
    options: int
    """Meanings of the phrases that may be carried."""
    written: dict[str, frozenset[str]]
    """For each meaning all its phrases as a transcript could hold them, plain."""


class Scorer:
    """The model with its priors; one for a process. Thread safe."""

    def __init__(self, decoys: Sequence[str], alike: Sequence[Sequence[str]], carriers: Carriers | None = None) -> None:
        self._carriers = carriers or Carriers()
        self._model = Model(find_assets())
        self._prior = Prior(self._model)
        self._decoys = {decoy: surface_forms(decoy)[:1] for decoy in decoys}
        self._alike = tuple(frozenset(row) for row in alike)
        self._compiled: Kept[tuple[Phrase, ...], ClosedSet] = Kept(KEPT)
        self._looped: Kept[PhraseLoop, TokenLoop] = Kept(KEPT)

    def warm_up(self) -> None:
        """Measure the priors of the decoys, half a second, which the first read-back would wait for otherwise."""
        self._prior.roughly(list(self._decoys.values()))

    def compile(self, phrases: tuple[Phrase, ...]) -> ClosedSet:
        """Trie and priors of a question; the last few are kept, since questions are asked again."""
        closed = self._compiled.get(phrases)
        if closed is None:
            closed = self._build(phrases)
            self._compiled.put(phrases, closed, len(closed.forms))
        self._prior.prepare(closed.forms[: len(phrases)], EAGER)
        if len(closed.forms) > len(phrases):
            self.warm_up()
        return closed

    def _build(self, phrases: tuple[Phrase, ...]) -> ClosedSet:
        said = {phrase.text for phrase in phrases}
        barred = said.union(*(row for row in self._alike if row & said))
        forms = [(surface_forms if phrase.carried else reply_forms)(phrase.text) for phrase in phrases]
        carried = {place: inner_forms(phrase.text) for place, phrase in enumerate(phrases) if phrase.carried}
        written: dict[str, set[str]] = {}
        for phrase, ways in zip(phrases, forms, strict=True):
            written.setdefault(phrase.meaning, set()).update(plain(way) for way in ways)
        if any(phrase.weighty for phrase in phrases):
            forms += [ways for decoy, ways in self._decoys.items() if decoy not in barred]
        return ClosedSet(
            phrases,
            tuple(forms),
            PhraseTrie(self._model.tokenizer, forms, carried, self._carriers),
            len({phrase.meaning for phrase in phrases if phrase.carried}),
            {meaning: frozenset(ways) for meaning, ways in written.items()},
        )

    def listen(self, samples: Floats, span: Span, look: int = 0) -> Transcript:
        """Encode what was said and write it down freely; the same whatever was asked.

        `look`: which of `LOOKS`.
        """
        cuts = WIDER if span.noisy and not look else ((LOOKS[look], 0),)
        sounds = [surround(samples[max(0, span.start - before) : span.stop + after]) for before, after in cuts]
        return transcribe(self._model, self._model.encode(*sounds), len(sounds[0]) / SAMPLE_RATE)

    def weigh(self, free: Transcript, noisy: bool, closed: ClosedSet) -> Evidence:
        """Everything the model can tell about what was said."""
        bar = max(free.log_probability - PRUNE, WORST)
        scores = closed.trie.score(self._model, free.begin, bar)
        size = len(closed.phrases)
        values = self._gains(scores[:size], closed.forms)
        gains = {
            index: Gain(closed.phrases[index], value, free.log_probability - scores[index])
            for index, value in values.items()
        }
        decoys = [
            (score, forms) for score, forms in zip(scores[size:], closed.forms[size:], strict=True) if score > NEVER
        ]
        liked = self._prior.roughly([forms for _, forms in decoys])
        heard = plain(free.text)
        return Evidence(
            text=free.text,
            mean=free.mean,
            gains=_one_a_meaning(gains.values()),
            decoy=max((score - LIKING * prior for (score, _), prior in zip(decoys, liked, strict=True)), default=NEVER),
            spelled=frozenset(meaning for meaning, ways in closed.written.items() if heard in ways),
            final=any(phrase.weighty for phrase in closed.phrases),
            noisy=noisy,
            options=closed.options,
            imagined=free.text in self._prior.imagined() or not heard,
        )

    def rows(self, free: Transcript, loops: Sequence[PhraseLoop], bars: Thresholds) -> list[Row]:
        """The rows above the bar of the first loop that has any, best first; none when the transcript is such a
        row itself. A wider loop explains every sound better, and mostly with what was not said."""
        compiled = [self._loop(loop) for loop in loops]
        if any(loop.holds(free.text) for loop in compiled):
            return []
        silent = self._prior.silent()
        for loop in compiled:
            least = bars.rare_row if loop.rare else bars.row
            rows = [row for row in best_rows(self._model, loop, free, silent) if row.gain >= least]
            if rows:
                return rows
        return []

    def _loop(self, loop: PhraseLoop) -> TokenLoop:
        known = self._looped.get(loop)
        if known is None:
            known = TokenLoop(self._model.tokenizer, loop)
            self._looped.put(loop, known, len(loop.phrases))
        return known

    def _gains(self, scores: Sequence[float], forms: Sequence[Forms]) -> dict[int, float]:
        """By place, of the phrases within reach. A long list whose priors are not measured yet is cut short."""
        alive = [index for index, score in enumerate(scores) if score > NEVER]
        new = [index for index in alive if not self._prior.known(forms[index])]
        late = set(sorted(new, key=lambda index: -scores[index])[LATE:])
        alive = [index for index in alive if index not in late]
        prior = self._prior.of([forms[index] for index in alive])
        return {index: scores[index] - LIKING * liked for index, liked in zip(alive, prior, strict=True)}


def _one_a_meaning(gains: Iterable[Gain]) -> tuple[Gain, ...]:
    best: dict[str, Gain] = {}
    for gain in gains:
        if gain.phrase.meaning not in best or gain.value > best[gain.phrase.meaning].value:
            best[gain.phrase.meaning] = gain
    return tuple(sorted(best.values(), key=lambda gain: -gain.value))
