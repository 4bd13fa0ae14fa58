"""Scores every phrase of a closed set at once: log P(the utterance is exactly this phrase | the sound).

The tokenised surface forms make a trie; it is walked level by level, all prefixes of a level in one decoder
batch. A prefix too unlikely is dropped with all that starts with it, and at most `WIDEST` prefixes of a level
go on, so that ten thousand phrases cost little more than a hundred.

A phrase that may be carried is also found between words around it ("the ...", "I think ... please"): behind each
carrier the walk enters a second trie of those phrases, in the middle of a sentence, and a third of what may follow.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from voice_elicit.recognizers.moonshine.model import Model, Prefixes, log_normalizer
from voice_elicit.recognizers.moonshine.tokenizer import EOS, Tokenizer

__all__ = ["NEVER", "Carriers", "PhraseTrie"]

NEVER = -99.0
"""The score of a phrase that was dropped on the way."""
BATCH = 64
"""Prefixes a decoder call; more make the cache spill."""
WIDEST = 512
"""Prefixes a level."""
ENDINGS = ".!?"
"""What the model may write after the last word. Not a comma: after it the person went on."""


@dataclass(slots=True)
class _Node:
    children: dict[int, _Node] = field(default_factory=dict)
    whole: list[int] = field(default_factory=list)
    """Phrases that may end here."""
    carries: bool = False
    """A carrier ends here."""

    def grow(self, tokens: Iterable[int]) -> _Node:
        """The node at the end of a path, made where it is not yet."""
        node = self
        for token in tokens:
            node = node.children.setdefault(token, _Node())
        return node


@dataclass(frozen=True, slots=True)
class Carriers:
    """Words around a phrase, plain."""

    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Prefix:
    node: _Node
    score: float
    token: int
    row: int
    """Which prefix of the level above it continues."""
    said: tuple[int, ...] = ()
    """The phrases that were complete before the carrier behind them began."""


class PhraseTrie:
    """Phrases compiled for one model. Immutable once built."""

    def __init__(
        self,
        tokenizer: Tokenizer,
        forms: Sequence[Iterable[str]],
        carried: Mapping[int, Iterable[str]] | None = None,
        carriers: Carriers | None = None,
    ) -> None:
        """`forms`: for each phrase every way the model may write it; `carried`: how it may write those that may be
        carried in the middle of a sentence."""
        self._size = len(forms)
        self._root, self._inner, self._after = _Node(), _Node(), _Node()
        self._carried = frozenset(carried or ())
        for root, written in ((self._root, enumerate(forms)), (self._inner, (carried or {}).items())):
            for index, ways in written:
                for text in ways:
                    node = root.grow(tokenizer.encode(text))
                    if node is not root and index not in node.whole:
                        node.whole.append(index)
        if carriers is not None and carried:
            for text in carriers.before:
                opening = text[:1].upper() + text[1:]
                for end in ("", ","):
                    self._root.grow(tokenizer.encode(opening + end)).carries = True
            for text in carriers.after:
                tokens = tokenizer.encode(text)
                for path in (tokens, (tokenizer.piece(","), *tokens)):
                    self._after.grow(path).carries = True
        self._ends = np.array([EOS, *(tokenizer.piece(mark) for mark in ENDINGS)])

    def score(self, model: Model, begin: Prefixes, bar: float) -> list[float]:
        """One log-probability per phrase, `NEVER` for those with a prefix below `bar`."""
        scores = [NEVER] * self._size
        if not self._root.children:
            return scores
        first = begin.logits[0] - log_normalizer(begin.logits)[0, 0]
        level = [
            _Prefix(node, float(first[token]), token, 0)
            for token, node in self._root.children.items()
            if first[token] >= bar
        ]
        states = [begin]
        offsets = [0]
        while level:
            level = sorted(level, key=lambda prefix: -prefix.score)[:WIDEST]
            following: list[_Prefix] = []
            reached: list[Prefixes] = []
            starts: list[int] = []
            for start in range(0, len(level), BATCH):
                part = level[start : start + BATCH]
                state = _extend(model, states, offsets, part)
                reached.append(state)
                starts.append(start)
                total = log_normalizer(state.logits)[:, 0]
                for row, prefix in enumerate(part):
                    logits = state.logits[row]
                    whole = prefix.node.whole or (prefix.said if prefix.node.carries else ())
                    if whole:
                        ended = prefix.score + float(np.logaddexp.reduce(logits[self._ends]) - total[row])
                        for index in whole:
                            scores[index] = float(np.logaddexp(scores[index], ended))
                    for token, node, said in self._steps(prefix):
                        score = prefix.score + float(logits[token] - total[row])
                        if score >= bar:
                            following.append(_Prefix(node, score, token, start + row, said))
            level, states, offsets = following, reached, starts
        return scores

    def _steps(self, prefix: _Prefix) -> Iterator[tuple[int, _Node, tuple[int, ...]]]:
        """Tokens that may follow, with what is complete once they are said."""
        node = prefix.node
        for token, child in node.children.items():
            yield token, child, prefix.said
        if node.carries and not prefix.said:
            for token, child in self._inner.children.items():
                yield token, child, ()
        said = tuple(index for index in node.whole if index in self._carried)
        if said:
            for token, child in self._after.children.items():
                yield token, child, said


def _extend(model: Model, states: list[Prefixes], offsets: list[int], part: list[_Prefix]) -> Prefixes:
    """One decoder call for prefixes whose parents may lie in different batches of the level above."""
    rows = [prefix.row for prefix in part]
    tokens = [prefix.token for prefix in part]
    if len(states) == 1:
        return model.extend(states[0], rows, tokens)
    one = states[0]
    picked = [(states[row // BATCH], row - offsets[row // BATCH]) for row in rows]
    past = {name: np.stack([state.past[name][row] for state, row in picked]) for name in one.past}
    joined = Prefixes(one.frames, one.cross, past, one.logits)
    return model.extend(joined, list(range(len(part))), tokens)
