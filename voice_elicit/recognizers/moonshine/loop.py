"""The best row of phrases of a loop: what was said if it was spelled, or a date, or several options.

The free transcript writes "Elfinovember" for `alpha november`; held to the words that may come, the same network
finds them. A beam search over the tokens of the phrases: where a phrase ends, any may begin. Off every step comes a
share of what the model thinks of it when nobody speaks, or the search goes where its habits lead ("mike mike mike");
not of common words, where a "three" would be found in every cough.
Rows are compared by what is left a token, since a row cut short is always likelier in sum. Of 84 names spelled by seven
synthetic voices at 10 dB the right one is the best row in 71; with the habits in it, it was in 53.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np

from voice_elicit.ports import PhraseLoop
from voice_elicit.recognizers.moonshine.model import Floats, Model, Prefixes, log_normalizer
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
LIKING = 0.3
"""Share of the habit that is taken off; .5 is as good."""
ALIKE = 2
"""Rows of the same words that go on at each step; more ways to write them leave no room for other words."""
IN_A_ROW = 2
"""Times the same words may be said in a row: no name has the same letter thrice, and the model stutters in noise."""
LONGEST = 2
"""Words of the longest phrase that is watched for it: x ray."""


@dataclass(frozen=True, slots=True)
class Row:
    """One way to read a sound as a row of phrases."""

    text: str
    gain: float
    """What is left of its log-probability, less that of the free transcript, a token of the row."""
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
    last: bool = False
    """It ends a row in which anything was said."""


@dataclass(frozen=True, slots=True)
class _Beam:
    score: float
    """Log-probability less its share of the habit."""
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
        self.start, self.next, self.last = _Node(), _Node(), _Node()
        self.anything = loop.anything
        self.rare = loop.rare
        self.words = {word for phrase in loop.phrases for form in surface_forms(phrase) for word in plain(form).split()}
        for phrase in loop.phrases:
            inner = phrase in loop.opening or phrase == loop.needed
            for root in (self.next,) if inner else (self.start, self.next):
                self._add(root, phrase, tokenizer, opens=phrase in loop.opening, needed=phrase == loop.needed)
        for ending in loop.endings:
            texts = {ending} if not ending[0].isalnum() else {ending, ending[:1].upper() + ending[1:]}
            for text in texts:
                node = self.last
                for token in tokenizer.encode(text) if text[0].isalnum() else tokenizer.attached(text):
                    node = node.children.setdefault(token, _Node())
                node.last = True
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


def best_rows(model: Model, loop: TokenLoop, free: Transcript, wordless: Prefixes) -> list[Row]:
    """The rows that explain the sound best, best first.

    `free`: the free transcript of the same sound, whose first step is used again. `wordless`: the beginning of a sound
    in which nobody speaks.
    """
    state, habit = free.begin, wordless
    (first,), (freed,) = _steps(state, habit, loop)
    beams = [
        _Beam(float(freed[token]), node, (token,), 0, complete=loop.unconditional)
        for token, node in loop.start.children.items()
    ]
    if loop.anything:
        beams += [_Beam(float(first[token]), None, (int(token),), 0, complete=True) for token in _likeliest(first)]
    ended: list[_Beam] = []
    best = -np.inf
    for _ in range(most_tokens(free.seconds)):
        beams = _going_on((beam for beam in beams if beam.score > best - SLACK), loop, model.tokenizer)
        if not beams:
            break
        parents, tokens = [beam.parent for beam in beams], [beam.tokens[-1] for beam in beams]
        state = model.extend(state, parents, tokens)
        habit = model.extend(habit, parents, tokens) if loop.rare else habit
        said, held = _steps(state, habit, loop)
        following: list[_Beam] = []
        for place, beam in enumerate(beams):
            row, freed = said[place], held[place]
            complete = beam.complete or (beam.node is not None and beam.node.needed)
            if _may_end(beam, loop) and complete:
                score = beam.score + float(np.logaddexp.reduce(freed[loop.ends]))
                ended.append(_Beam(score, None, beam.tokens, place, complete))
                best = max(best, ended[-1].score)
            for token, node in _continuations(beam, loop, row):
                # Where anything may be said, habits are all that tells words from noise.
                step = float((row if node is None else freed)[token])
                following.append(_Beam(beam.score + step, node, (*beam.tokens, token), place, complete))
        beams = following
    rows: dict[str, Row] = {}
    for rank, one in sorted(((one.score / len(one.tokens) ** LENGTH, one) for one in ended), key=lambda pair: -pair[0]):
        text = model.tokenizer.decode(one.tokens)
        rows.setdefault(plain(text), Row(text, (one.score - free.log_probability) / len(one.tokens), rank))
        if len(rows) == BEST:
            break
    return list(rows.values())


def _steps(state: Prefixes, habit: Prefixes, loop: TokenLoop) -> tuple[Floats, Floats]:
    """Log-probabilities of the next tokens of each row, as they are and, where it matters, freed of habits."""
    said: Floats = state.logits - log_normalizer(state.logits)
    if not loop.rare:
        return said, said
    return said, said - LIKING * (habit.logits - log_normalizer(habit.logits))


def _going_on(beams: Iterable[_Beam], loop: TokenLoop, tokenizer: Tokenizer) -> list[_Beam]:
    """The likeliest rows, with room for different words."""
    kept: list[_Beam] = []
    seen: Counter[str] = Counter()
    for beam in sorted(beams, key=lambda beam: -beam.score):
        words = plain(tokenizer.decode(beam.tokens)).split()
        if loop.rare and _stutters(words):
            continue
        text = "".join(words)
        if seen[text] < ALIKE:
            seen[text] += 1
            kept.append(beam)
        if len(kept) == WIDTH:
            break
    return kept


def _stutters(words: list[str]) -> bool:
    many = IN_A_ROW + 1
    return any(words[-many * size :] == words[-size:] * many for size in range(1, LONGEST + 1))


def _continuations(beam: _Beam, loop: TokenLoop, row: Floats) -> Iterable[tuple[int, _Node | None]]:
    node = beam.node
    if node is not None:
        yield from node.children.items()
        if node.whole:
            yield from loop.next.children.items()
            yield loop.between, loop.after_between
    if node is None:
        yield from loop.last.children.items()
    if node is None or node.opens:
        for token in _likeliest(row):
            # Right behind the opening a word begins: "at" is no beginning of "Ataco".
            if token != EOS and (node is None or loop.begins_word(token)):
                yield token, None


def _likeliest(row: Floats) -> list[int]:
    return [int(token) for token in np.argpartition(-row, ANYTHING)[:ANYTHING]]


def _may_end(beam: _Beam, loop: TokenLoop) -> bool:
    if beam.node is not None:
        return beam.node.whole or beam.node.last
    return not loop.last.children
