"""Labels that are hard to tell apart or to say: where the dialogue offers numbers, and a form's author is told.

Words two labels share at both ends are left aside ("eu west one", "eu west two"): people listen to what
differs. How a label reads on its own is left to `readability`.
"""

from __future__ import annotations

from collections import OrderedDict
from itertools import combinations

from rapidfuzz import fuzz
from rapidfuzz.distance import Levenshtein

from voice_elicit.form.fields import ChoiceField, MultiChoiceField, Option
from voice_elicit.language.lexicon.advice import AdviceWords
from voice_elicit.language.lexicon.numbers import NumberWords
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.labels import spoken_words, without_determiners
from voice_elicit.understanding.phonetics import sound_of
from voice_elicit.understanding.phrases import Words
from voice_elicit.understanding.readability import is_hard_code

__all__ = ["ALIKE", "CONFUSED", "MOST_COMPARED", "alike_options", "hard_to_say", "likeness", "sound_alike"]

ALIKE = 75.0
"""Mean similarity of spelling and sound (0 to 100) from which two labels are mistaken for one another: "Iran"
and "Iraq" (75), "Tuesday" and "Thursday" (76); "psychologist" and "psychiatrist" (63) are not."""
CONFUSED = 84.0
"""From here on the dialogue itself offers numbers: "encrypt" and "decrypt" (86), "Austria" and "Australia" (87). Below,
"Start or restart?" (83) asked now and then costs less than numbering three actions for everybody."""
NEAR = 60.0
"""Similarity of spelling below which one differing sound is an accident of our coarse vowels: "read", "write"."""
SHORTEST = 3
"""Sounds of a word in which one wrong sound is easily missed: "cap" and "cat", not "go" and "no"."""
LONGEST = 4
"""In longer words `ALIKE` decides."""
MOST_COMPARED = 100
"""Longer lists are never read out; nearly every long list has some pair that is close."""
_FAR = 40.0
"""Similarity of spelling below which several words cannot sound alike, whatever the letters stand for."""
_SINGLE = 2
"""Words of a pair of single words, which may be homophones however they are spelled: "I" and "eye"."""
_KEPT = 32


def likeness(one: Words, other: Words, pack: Pack) -> float:
    """How alike two labels sound (0 to 100), by the words in which they differ. What is far from alike is not
    measured exactly; labels that do not differ, or of which one is the start or end of the other, are 0."""
    first, second = _differing(one, other)
    if not first or not second:
        return 0.0
    if len(first) == len(second) == 1 and _is_pair(first[0], second[0], pack):
        return 100.0
    spelled = fuzz.ratio("".join(first), "".join(second))
    if spelled < _FAR and len(first) + len(second) > _SINGLE:
        return spelled
    heard, other_heard = sound_of(" ".join(first), pack), sound_of(" ".join(second), pack)
    if heard == other_heard:
        return 100.0
    alike = (spelled + fuzz.ratio(heard, other_heard)) / 2
    near = (
        spelled >= NEAR
        and len(heard) == len(other_heard)
        and SHORTEST <= len(heard) <= LONGEST
        and Levenshtein.distance(heard, other_heard) == 1
    )
    return max(alike, ALIKE) if near else alike


def sound_alike(one: str, other: str, pack: Pack) -> bool:
    """Whether a listener may take one label for the other; the same label twice counts too."""
    return _alike(_words(one, pack), _words(other, pack), pack, ALIKE)


def alike_options(options: tuple[Option, ...], pack: Pack, least: float = ALIKE) -> tuple[tuple[int, int], ...]:
    """Places of options that sound alike, pairs in order; none for lists too long to be read."""
    if len(options) > MOST_COMPARED:
        return ()
    words = [_words(option.title, pack) for option in options]
    pairs = combinations(enumerate(words), 2)
    return tuple((i, j) for (i, one), (j, other) in pairs if _alike(one, other, pack, least))


def _alike(one: Words, other: Words, pack: Pack, least: float) -> bool:
    if not one or not other:
        return False
    return one == other or likeness(one, other, pack) >= least


def hard_to_say(field: ChoiceField | MultiChoiceField, pack: Pack) -> bool:
    """Whether its options are better offered by number: two sound alike, or one is a code nobody would say.

    Never where a label is a number or a letter itself: "one: fifteen" would confuse more than it helps.
    """
    key = (id(field.options), id(pack))
    known = _known.get(key)
    if known is None or known[0] is not field.options or known[1] is not pack:
        known = _known[key] = (field.options, pack, _is_hard(field.options, pack))
        while len(_known) > _KEPT:
            _known.popitem(last=False)
    return known[2]


_known: OrderedDict[tuple[int, int], tuple[tuple[Option, ...], Pack, bool]] = OrderedDict()
"""By identity, the options kept beside: hashing a long list takes longer than reading a reply."""


def _is_hard(options: tuple[Option, ...], pack: Pack) -> bool:
    if not 1 < len(options) <= MOST_COMPARED:
        return False
    titles = [option.title for option in options]
    if any(title.strip().isdecimal() or len(title.strip()) == 1 for title in titles):
        return False
    numbers = _number_words(pack)
    if any(all(word in numbers for word in _words(title, pack)) for title in titles):
        return False
    return any(is_hard_code(title, pack) for title in titles) or bool(alike_options(options, pack, CONFUSED))


def _words(title: str, pack: Pack) -> Words:
    return without_determiners(spoken_words(title, pack), pack)


def _differing(one: Words, other: Words) -> tuple[Words, Words]:
    start = 0
    shorter = min(len(one), len(other))
    while start < shorter and one[start] == other[start]:
        start += 1
    end = 0
    while end < shorter - start and one[-1 - end] == other[-1 - end]:
        end += 1
    return one[start : len(one) - end], other[start : len(other) - end]


def _number_words(pack: Pack) -> frozenset[str]:
    numbers = pack.section(NumberWords)
    return frozenset((*numbers.ones, *numbers.teens, *numbers.tens, *numbers.ordinals))


def _is_pair(one: str, other: str, pack: Pack) -> bool:
    """ "Thirteen" and "thirty", "B" and "D"."""
    if len(one) == len(other) == 1:
        return any(one in row and other in row for row in pack.section(AdviceWords).letters_alike)
    numbers = pack.section(NumberWords)
    for teen, tens in ((one, other), (other, one)):
        value = numbers.teens.get(teen)
        if value is not None and numbers.tens.get(tens) == (value - 10) * 10:
            return True
    return False
