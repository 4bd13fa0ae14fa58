"""Several answers in one reply: "deploy to staging with three replicas".

A piece of the reply is taken for a question only when all of the reply is explained: by pieces, by words that join
them, and by words of what the form is about. Where two explanations are as good, only what they agree on is taken.
A reply that breaks off ("staging with") is not explained.
What the pieces may be is left to `breath_spans`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import datetime

from voice_elicit.form.fields import Field, TextField
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.breath_moments import in_order, range_of_days
from voice_elicit.understanding.breath_reply import Reply, stems_of
from voice_elicit.understanding.breath_search import Span
from voice_elicit.understanding.breath_spans import find_spans, touched
from voice_elicit.understanding.breath_words import Sentence, is_form, labels_for, sentence
from voice_elicit.understanding.reading import Reading
from voice_elicit.understanding.segments import cut
from voice_elicit.understanding.tidy import corrected, withdrawn

__all__ = ["Piece", "read_breath"]

MOST_LETTERS = 1000
MOST_WORDS = 60
"""A reply with more of either is a story."""
MOST_STEPS = 4000
"""Of the search; a reply that takes more is not certain."""
MOST_FIELDS = 60
"""Of a form that is searched at all."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One question that a reply answers among others."""

    field: Field
    reading: Reading
    """`Value`; `Confirm` and `Choose` must be asked, `Refused` tells why it was not taken."""
    labelled: bool = False
    """The question's own word was said."""
    answer: str = ""
    """The answer as it was said, where that word stood behind it: "three"."""
    noun: str = ""
    """That word: "replicas"."""


def read_breath(
    reply: str,
    fields: tuple[Field, ...],
    pack: Pack,
    now: datetime,
    *,
    asked: Field | None = None,
    held: Collection[str] = (),
    about: str = "",
    alone: bool = True,
) -> tuple[Piece, ...]:
    """The questions this reply certainly answers, in the form's order; () when not all of it is explained.

    `asked`: the open question, to which bare answers go first. `held`: names of answered questions, meant only
    where their label is said. `about`: the server's message, whose words explain themselves. `alone`: an answer
    to the open question alone is of use as well; without it most replies are done with at a glance.
    """
    if len(reply) > MOST_LETTERS or len(fields) > MOST_FIELDS:
        return ()
    known = sentence(pack)
    labels = labels_for(fields, pack)
    said = Reply(reply, pack, stems_of(fields, labels, known, pack), known.endings)
    if not 1 < len(said.words) <= MOST_WORDS:
        return ()
    if not alone and not any(touched(said, one, labels, pack) for one in fields if one is not asked):
        return ()
    spans = find_spans(said, fields, labels, pack, now, asked=asked, held=frozenset(held))
    if not spans or withdrawn(reply, pack) or corrected(reply, pack, weak=False) is not None:
        return ()
    about_words = tuple(word for word in cut(about, pack) if word not in known.never and not known.is_number(word))
    found = in_order(_best(_Explaining(said, spans, known, about_words), asked), range_of_days(fields, known))
    order = {field.name: at for at, field in enumerate(fields)}
    return tuple(_piece(said, span) for span in sorted(found, key=lambda span: order[span.field.name]))


def _piece(said: Reply, span: Span) -> Piece:
    noun = 0 if said.glues else span.noun  # What is glued to it is no part of it.
    words = (said.raw(span.start, noun), said.raw(noun, span.end)) if noun else ("", "")
    return Piece(span.field, span.reading, span.labelled, *words)


class _Explaining:
    """Depth first over the reply: at each word a piece, or words that pass."""

    def __init__(self, reply: Reply, spans: list[Span], known: Sentence, about: tuple[str, ...]) -> None:
        self.words = reply.words
        self.known = known
        self.about = about
        self.steps = 0
        self.spans: dict[int, list[Span]] = {}
        for span in spans:
            self.spans.setdefault(span.start, []).append(span)
        self._dead: set[int] = set()

    def run(self, at: int, taken: tuple[Span, ...]) -> Iterator[tuple[Span, ...]]:
        """Every explanation of the words from `at` on, with the pieces before."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            return
        if at >= len(self.words):
            if taken and (taken[-1].end == at or not self.known.dangling.before(self.words, at)):
                yield taken
            return
        used = {span.field.name for span in taken}
        for span in self.spans.get(at, ()):
            if span.field.name not in used and not _runs_on(taken, span):
                yield from self.run(span.end, (*taken, span))
        for length in self._passing(at):
            yield from self.run(at + length, taken)

    def _passing(self, at: int) -> set[int]:
        found = self.known.passes(self.words, at)
        word = self.words[at]
        if word not in self.known.never and any(is_form(word, other) for other in self.about):
            found.add(1)
        return found


def _runs_on(taken: tuple[Span, ...], span: Span) -> bool:
    """Whether this is the rest of the day before it: "friday" "the fourth"."""
    if not taken or span.labelled or taken[-1].end != span.start:
        return False
    before, field = taken[-1].field, span.field
    return isinstance(before, TextField) and isinstance(field, TextField) and before.format == field.format


def _best(explaining: _Explaining, asked: Field | None) -> list[Span]:
    """What the best explanations agree on."""
    best: list[tuple[Span, ...]] = []
    highest: tuple[int, ...] = ()
    for one in explaining.run(0, ()):
        score = _score(one, asked)
        if score > highest:
            best, highest = [one], score
        elif score == highest and one not in best:
            best.append(one)
    if explaining.steps > MOST_STEPS or not best:
        return []
    agreed: list[Span] = []
    for span in best[0]:
        others = [next((two for two in one if two.field is span.field), None) for one in best[1:]]
        if all(other is not None and other.reading == span.reading for other in others):
            agreed.append(span)
    return agreed


def _score(one: tuple[Span, ...], asked: Field | None) -> tuple[int, ...]:
    """Pieces with their own label first, then the number of questions, then the open one, then words explained."""
    return (
        sum(span.labelled for span in one),
        len(one),
        sum(span.field is asked for span in one),
        sum(span.end - span.start for span in one),
    )
