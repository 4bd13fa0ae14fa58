"""The best row of phrases of a loop: what was said if it was spelled, or a date, or several options.

The free transcript writes "Elfinovember" for `alpha november`; held to the words that may come, the same network
finds them. A beam search over the tokens of the phrases: where a phrase ends, any may begin. Rows are compared by
log-probability a token, since a row cut short is always likelier in sum. On letters of an alphabet said by four
synthetic voices 3 of 10 rows were right freely and 7 of 8 held.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np

from voice_elicit.ports import PhraseLoop
from voice_elicit.recognizers.moonshine.model import Floats, Model, log_normalizer
from voice_elicit.recognizers.moonshine.surface import plain, surface_forms
from voice_elicit.recognizers.moonshine.tokenizer import EOS, Tokenizer
from voice_elicit.recognizers.moonshine.transcript import Transcript, most_tokens

__all__ = ["Row", "TokenLoop", "best_rows"]

BEST = 8
"""Rows told: the likeliest may be no address although the next is one."""
WIDTH = 8
"""Rows that go on at each step."""
SLACK = 10.0
"""Nats below the best row at which a row is dropped."""
LENGTH = 0.8
"""Power of the length a row's log-probability is divided by."""
ANYTHING = 2
"""Continuations followed where anything may be said."""
BETWEEN = ","
"""What the model may write between two phrases, beside the space that belongs to the second."""
ENDINGS = ".!?"


@dataclass(frozen=True, slots=True)
class Row:
    """One way to read a sound as a row of phrases."""

    text: str
    gain: float
    """Its log-probability less that of the free transcript, a token of the row: 0 is as good as free."""
    rank: float
    """By what rows of different lengths are compared."""


@dataclass(slots=True)
class _Node:
    children: dict[int, _Node] = field(default_factory=dict)
    whole: bool = False
    """A phrase may end here."""
    opens: bool = False
    """After it anything may be said."""
    needed: bool = False
    """The phrase that ends here is what every row needs."""


@dataclass(frozen=True, slots=True)
class _Beam:
    score: float
    node: _Node | None
    """None where anything may follow."""
    tokens: tuple[int, ...]
    parent: int
    """Which row of the step before it continues."""
    complete: bool
    """What every row needs was said."""


class TokenLoop:
    """Phrases compiled for one model. Immutable once built."""

    def __init__(self, tokenizer: Tokenizer, loop: PhraseLoop) -> None:
        self.start, self.next = _Node(), _Node()
        self.words = {word for phrase in loop.phrases for form in surface_forms(phrase) for word in plain(form).split()}
        for phrase in loop.phrases:
            inner = phrase in loop.opening or phrase == loop.needed
            for root in (self.next,) if inner else (self.start, self.next):
                self._add(root, phrase, tokenizer, opens=phrase in loop.opening, needed=phrase == loop.needed)
        self.unconditional = not loop.needed
        self.between = tokenizer.piece(BETWEEN)
        self.after_between = _Node(self.next.children)
        self.ends = np.array([EOS, *(tokenizer.piece(mark) for mark in ENDINGS)])
        self.begins_word = tokenizer.begins_word

    def _add(self, root: _Node, phrase: str, tokenizer: Tokenizer, *, opens: bool, needed: bool) -> None:
        for form in surface_forms(phrase):
            for text in {form, phrase, form[:1].lower() + form[1:]}:
                node = root
                for token in tokenizer.encode(text):
                    node = node.children.setdefault(token, _Node())
                node.whole = node is not root
                node.opens = node.opens or opens
                node.needed = node.needed or needed

    def holds(self, transcript: str) -> bool:
        """Whether it is made of the words of the loop alone, so that no row could be better."""
        return self.words.issuperset(plain(transcript).split())


def best_rows(model: Model, loop: TokenLoop, free: Transcript) -> list[Row]:
    """The rows that explain the sound best, best first.

    `free`: the free transcript of the same sound, whose first step is used again.
    """
    state = free.begin
    first: Floats = state.logits[0] - log_normalizer(state.logits)[0, 0]
    beams = [
        _Beam(float(first[token]), node, (token,), 0, complete=loop.unconditional)
        for token, node in loop.start.children.items()
    ]
    ended: list[_Beam] = []
    best = -np.inf
    for _ in range(most_tokens(free.seconds)):
        beams = sorted(beams, key=lambda beam: -beam.score)[:WIDTH]
        beams = [beam for beam in beams if beam.score > best - SLACK]
        if not beams:
            break
        state = model.extend(state, [beam.parent for beam in beams], [beam.tokens[-1] for beam in beams])
        logs = state.logits - log_normalizer(state.logits)
        following: list[_Beam] = []
        for place, beam in enumerate(beams):
            row = logs[place]
            complete = beam.complete or (beam.node is not None and beam.node.needed)
            if (beam.node is None or beam.node.whole) and complete:
                score = beam.score + float(np.logaddexp.reduce(row[loop.ends]))
                ended.append(_Beam(score, None, beam.tokens, place, complete))
                best = max(best, ended[-1].score)
            for token, node in _continuations(beam, loop, row):
                following.append(_Beam(beam.score + float(row[token]), node, (*beam.tokens, token), place, complete))
        beams = following
    rows: dict[str, Row] = {}
    for rank, one in sorted(((one.score / len(one.tokens) ** LENGTH, one) for one in ended), key=lambda pair: -pair[0]):
        text = model.tokenizer.decode(one.tokens)
        rows.setdefault(plain(text), Row(text, (one.score - free.log_probability) / len(one.tokens), rank))
        if len(rows) == BEST:
            break
    return list(rows.values())


def _continuations(beam: _Beam, loop: TokenLoop, row: Floats) -> Iterable[tuple[int, _Node | None]]:
    node = beam.node
    if node is not None:
        yield from node.children.items()
        if node.whole:
            yield from loop.next.children.items()
            yield loop.between, loop.after_between
    if node is None or node.opens:
        for token in np.argpartition(-row, ANYTHING)[:ANYTHING]:
            # Right behind the opening a word begins: "at" is no beginning of "Ataco".
            if token != EOS and (node is None or loop.begins_word(int(token))):
                yield int(token), None
