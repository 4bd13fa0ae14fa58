"""The answer in a reply: hesitation, stutter, politeness, carriers and self-correction taken away.

What is left must still be explained whole by the reader of the field; this module never decides a value.
"""

from __future__ import annotations

from functools import lru_cache

from voice_elicit.language.lexicon.tidying import TidyingWords
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.phrases import PhraseBook, Words
from voice_elicit.understanding.segments import as_joined, cut, ending_stripped
from voice_elicit.understanding.words import tokens

__all__ = ["answers", "carriers_after", "corrected", "spelled_out", "tidy", "tidy_words", "uncarried", "withdrawn"]


class _Tidying:
    """The tidying section of one pack, ready for look-up."""

    def __init__(self, words: TidyingWords) -> None:
        self.fillers = PhraseBook(words.fillers)
        self.no_fillers = PhraseBook(words.no_fillers)
        self.opening = PhraseBook([*words.opening_fillers, *words.fillers])
        self.repeatable = frozenset(words.repeatable)
        self.politeness = PhraseBook(words.politeness)
        self.before = PhraseBook(words.carriers_before)
        self.after = PhraseBook(words.carriers_after)
        self.corrections = PhraseBook(words.corrections)
        self.weak = PhraseBook(words.weak_corrections)
        self.withdrawals = PhraseBook(words.withdrawals)
        self.contractions: dict[str, Words] = {}
        for short, long in words.contractions.items():
            self.contractions[short] = self.contractions[short.replace("'", "")] = tokens(long)


SYLLABLES = "\uac00"
"""From here on one character is a whole syllable, and often a word."""


@lru_cache(maxsize=8)
def _tidying(pack: Pack) -> _Tidying:
    return _Tidying(pack.section(TidyingWords))


def tidy(reply: str, pack: Pack) -> str:
    """The reply in plain words, without hesitation, stutter, doubled small words and politeness at its edges.

    A reply that is nothing but politeness ("please") stays; one that is nothing but hesitation becomes "".
    """
    return " ".join(tidy_words(reply, pack))


def tidy_words(reply: str, pack: Pack, *, polite: bool = False) -> Words:
    """The words of `tidy`; `polite` keeps the politeness, where "please do" is not "do"."""
    return _tidy(cut(reply, pack), _tidying(pack), polite=polite)


def answers(reply: str, pack: Pack) -> tuple[str, ...]:
    """What may be the answer in a reply, the most literal first: all of it, then with carriers stripped.

    After a self-correction only what follows it counts; a reply withdrawn at its end gives nothing.
    """
    known = _tidying(pack)
    words = _tidy(cut(reply, pack), known)
    if known.withdrawals.before(words, len(words)):
        return ()
    split = _corrected(words, known)
    if split:
        words = _tidy(split[1], known)
    found = [words, *_uncarried(words, known)]
    found += [shorter for one in found for shorter in ending_stripped(one, pack)]
    return tuple(dict.fromkeys(" ".join(one) for one in found if one))


def corrected(reply: str, pack: Pack, *, weak: bool = True) -> tuple[str, str] | None:
    """What was said before and after the last marked self-correction, if there is one.

    `weak`: whether words with other uses ("no" in "five no six") count as marks too.
    """
    known = _tidying(pack)
    split = _corrected(_tidy(cut(reply, pack), known), known, weak=weak)
    return (" ".join(split[0]), " ".join(split[1])) if split else None


def withdrawn(reply: str, pack: Pack) -> bool:
    """Whether the reply is taken back at its end: "five, never mind"; also when that is all of it."""
    known = _tidying(pack)
    words = _tidy(cut(reply, pack), known)
    return known.withdrawals.before(words, len(words)) > 0


def uncarried(words: Words, pack: Pack) -> tuple[Words, ...]:
    """Tidied words with carriers taken from the front, the end, and both, as deep as they go."""
    return _uncarried(words, _tidying(pack))


def carriers_after(pack: Pack) -> PhraseBook:
    """What may stand behind an answer: `is fine`."""
    return _tidying(pack).after


def spelled_out(words: Words, pack: Pack) -> Words:
    """Contractions written as the words they stand for: `don't` -> `do not`."""
    words = as_joined(words, pack)
    contractions = _tidying(pack).contractions
    if contractions.keys().isdisjoint(words):
        return words
    return tuple(long for word in words for long in contractions.get(word, (word,)))


def _tidy(words: Words, known: _Tidying, *, polite: bool = False) -> Words:
    kept = known.fillers.without(words, known.no_fillers)
    start = 0
    while (length := known.opening.at(kept, start)) and start + length < len(kept):
        if known.no_fillers.at(kept, start):
            break
        start += length
    once = _once(kept[start:], known)
    return once if polite else _polite_edges(once, known)


def _once(words: Words, known: _Tidying) -> Words:
    """Without doubled small words, and without letters stuttered twice before a word they begin."""
    kept: list[str] = []
    for at, word in enumerate(words):
        following = words[at + 1] if at + 1 < len(words) else ""
        if word == following and word in known.repeatable:
            continue
        if len(word) == 1 and word.isalpha() and word < SYLLABLES and _stuttered(words, at):
            continue
        kept.append(word)
    return tuple(kept)


def _stuttered(words: Words, at: int) -> bool:
    letter = words[at]
    start = end = at
    while start > 0 and words[start - 1] == letter:
        start -= 1
    while end < len(words) and words[end] == letter:
        end += 1
    return end - start >= 2 and end < len(words) and len(words[end]) > 1 and words[end].startswith(letter)


def _polite_edges(words: Words, known: _Tidying) -> Words:
    start, end = 0, len(words)
    while start < end and (length := known.politeness.at(words[:end], start)):
        start += length
    while end > start and (length := known.politeness.before(words[start:end], end - start)):
        end -= length
    return words[start:end] or words


def _corrected(words: Words, known: _Tidying, *, weak: bool = True) -> tuple[Words, Words] | None:
    for book in (known.corrections, known.weak) if weak else (known.corrections,):
        place = book.last(words)
        if place is None:
            continue
        before, after = words[: place[0]], words[place[1] :]
        if book is known.weak and not _strip_before(before, known):
            continue
        return before, after
    return None


def _strip_before(words: Words, known: _Tidying) -> Words:
    start = 0
    while start < len(words) and (length := known.before.at(words, start)):
        start += length
    return words[start:]


def _uncarried(words: Words, known: _Tidying) -> tuple[Words, ...]:
    end = len(words)
    while end > 0 and (length := known.after.before(words, end) or known.politeness.before(words, end)):
        end -= length
    shorter = words[:end]
    found = []
    for one in (_strip_before(words, known), shorter, _strip_before(shorter, known)):
        polite = _polite_edges(one, known)
        if polite and polite not in found and polite != words:
            found.append(polite)
    return tuple(found)
