"""One option of a list from one reply.

Order: the whole reply is a name, or a place in the list; an option named in a sentence ("i would like the
regular ride"); options ruled out ("not the red one"); what is written and sounds alike. Only the first kinds
are certain. Partial string similarity is never used: "no" is most of "Norway".
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from voice_elicit.form.fields import ChoiceField, Json, MultiChoiceField
from voice_elicit.language.lexicon.choice import ChoiceWords
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.labels import spoken_words, without_determiners
from voice_elicit.understanding.options import Mention, OptionIndex, Synonyms, option_index
from voice_elicit.understanding.phrases import PhraseBook, Words
from voice_elicit.understanding.positions import sole_position
from voice_elicit.understanding.reading import Choose, Confirm, Nothing, Reading, Value
from voice_elicit.understanding.tidy import answers, carriers_after, tidy

__all__ = ["Asides", "asides", "candidates", "is_told", "narrow", "read_choice", "same_option"]

ALIKE = 60.0
"""Mean similarity of spelling and sound (0 to 100) from which an option is worth a question; measured on 30
enums over real recognition: .599 right, .010 wrong, no out-of-set word taken."""
LIKE_A_NUMBER = 70.0
"""Similarity from which a lone number may have been a name: "three" and "tree", "six" and "sick"."""
CERTAIN = 90.0
"""From here on it is a slip of spelling, taken at once when the name is long enough."""
AHEAD = 8.0
"""What is not this much better than the next is a question between the two."""
_LONG = 5
"""Letters of a name in which one wrong letter does not make another word."""
_MOST_CLOSE = 3
"""Options that fit in one "A, B or C?"."""


@dataclass(frozen=True, slots=True)
class Asides:
    """Words that may stand around an option."""

    words: frozenset[str]
    nouns: frozenset[str]
    exclusions: PhraseBook
    determiners: PhraseBook
    after: PhraseBook
    """Carriers behind an answer."""


@lru_cache(maxsize=8)
def asides(pack: Pack) -> Asides:
    """Those of a pack."""
    words = pack.section(ChoiceWords)
    nouns = frozenset(words.nouns)
    return Asides(
        words=frozenset(words.asides) | nouns,
        nouns=nouns,
        exclusions=PhraseBook(words.exclusions),
        determiners=PhraseBook(words.determiners),
        after=carriers_after(pack),
    )


def read_choice(
    reply: str,
    field: ChoiceField,
    pack: Pack,
    *,
    refused: Collection[Json] = (),
    synonyms: Synonyms | None = None,
) -> Reading:
    """Value, Confirm, Choose or Nothing. Values in `refused` are not offered again."""
    index = option_index(field.options, pack, synonyms)
    tried = candidates(reply, pack)
    if not tried:
        return Nothing(tidy(reply, pack))
    for words in tried:
        places = index.named(words)
        if places:
            return _among(places, index, certain=True)
    for words in tried:
        position = sole_position(words, len(index.options), pack)
        if position is not None and len(position.places) == 1:
            return _among(position.places, index, certain=position.certain)
    allowed = [place for place, option in enumerate(index.options) if not _is_in(option.const, refused)]
    found = _in_sentence(tried[0], index, field, pack, frozenset(allowed))
    if found is None:
        found = _left_over(tried, index, pack, allowed)
    if found is None:
        found = _alike(tried, index, pack, frozenset(allowed))
    return Nothing(tidy(reply, pack)) if found is None else found


def candidates(reply: str, pack: Pack) -> tuple[Words, ...]:
    """What may be the name in a reply: with and without carriers, determiners and "one"; literal first."""
    known = asides(pack)
    found: dict[Words, None] = {}
    for answer in answers(reply, pack):
        words = spoken_words(answer, pack)
        bare = without_determiners(words, pack)
        if all(word in known.nouns for word in bare):
            bare = words
        end = len(bare)
        while end > 1 and bare[end - 1] in known.nouns:
            end -= 1
        for form in (words, bare, bare[:end]):
            if form:
                found[form] = None
    return tuple(found)


def same_option(reply: str, field: ChoiceField | MultiChoiceField, pack: Pack) -> tuple[Json, ...]:
    """Options whose name is the whole reply: what may collide with a command."""
    index = option_index(field.options, pack)
    places = index.named(spoken_words(tidy(reply, pack), pack))
    return tuple(index.options[place].const for place in places)


def is_told(
    reply: str, field: ChoiceField, pack: Pack, synonyms: Synonyms | None = None, *, numbers: bool = False
) -> bool:
    """Whether an option is told by its name or by a place that says it is one ("option two", "the third"; `numbers`:
    or "two"). An ear cannot tell a name from others like it, a lone "three" from an option "tree", nor a lone "third"
    from a "bird" that is no option; among two or three options just read out it need not."""
    index = option_index(field.options, pack, synonyms)
    tried = candidates(reply, pack)
    if any(index.named(words) and not index.is_part(words) for words in tried) or (
        tried and index.mentions(tried[0], asides(pack).words)
    ):
        return True
    for words in tried:
        position = sole_position(words, len(index.options), pack)
        if position is not None and position.certain:
            alike = index.similar(words)[:1]
            name = bool(alike) and alike[0][0] >= LIKE_A_NUMBER and (alike[0][1],) != position.places
            return len(words) > 1 or len(index.options) <= _MOST_CLOSE or (numbers and position.bare and not name)
    return False


def narrow(reply: str, field: ChoiceField | MultiChoiceField, pack: Pack) -> tuple[Json, ...]:
    """Options that begin like the reply, said as a word or as letters, or that hold all its words."""
    index = option_index(field.options, pack)
    found: dict[int, None] = {}
    for words in candidates(reply, pack):
        start = "".join(words)
        for place in index.starting(start):
            found[place] = None
        for place in index.holding(words):
            found[place] = None
    return tuple(index.options[place].const for place in found)


def _among(places: Sequence[int], index: OptionIndex, *, certain: bool) -> Reading:
    values = tuple(index.options[place].const for place in places)
    if len(values) > 1:
        return Choose(values[:_MOST_CLOSE])
    return Value(values[0]) if certain else Confirm(values[0])


def _is_in(value: Json, values: Iterable[Json]) -> bool:
    """Membership as JSON sees it: true is not 1."""
    return any(value == other and isinstance(value, bool) == isinstance(other, bool) for other in values)


def _in_sentence(
    words: Words, index: OptionIndex, field: ChoiceField, pack: Pack, allowed: frozenset[int]
) -> Reading | None:
    known = asides(pack)
    mentions = index.mentions(words, known.words)
    if not mentions:
        return None
    wanted: dict[int, None] = {}
    ruled_out: dict[int, None] = {}
    for mention in mentions:
        side = ruled_out if excluded(words, mention, known) else wanted
        for place in mention.options:
            side[place] = None
    wanted = {place: None for place in wanted if place not in ruled_out}
    if len(wanted) > 1:
        return Choose(tuple(index.options[place].const for place in wanted)[:_MOST_CLOSE])
    if not wanted:
        return _remaining(ruled_out, index, allowed)
    context = known.words | _context(field, pack)
    explained = all(
        word in context or any(mention.start <= at < mention.end for mention in mentions)
        for at, word in enumerate(words)
    )
    (place,) = wanted
    if ruled_out or (explained and place in allowed):
        return _among((place,), index, certain=explained or len(words) <= len(mentions) + 1)
    return _among((place,), index, certain=False) if place in allowed else None


def excluded(words: Words, mention: Mention, known: Asides) -> bool:
    """Whether the words in front of an option rule it out: "not the red one"; not in "anything but red is best"."""
    if words[mention.end :] in known.after:
        return False
    start = mention.start
    while start and (length := known.determiners.before(words, start)):
        start -= length
    return known.exclusions.before(words, start) > 0


def _context(field: ChoiceField, pack: Pack) -> frozenset[str]:
    """Words of the question itself, singular and plural: "the regular ride" of "which ride?"."""
    return _words_of(f"{field.label} {field.name.replace('_', ' ')} {field.description}", pack)


@lru_cache(maxsize=64)
def _words_of(text: str, pack: Pack) -> frozenset[str]:
    return frozenset(spoken_words(text, pack))


def _left_over(tried: tuple[Words, ...], index: OptionIndex, pack: Pack, allowed: list[int]) -> Reading | None:
    """ "Not the second one": what is ruled out by its place."""
    known = asides(pack)
    for words in tried:
        length = known.exclusions.at(words, 0)
        rest = words[length:]
        position = sole_position(rest, len(index.options), pack) if length and rest else None
        if position is not None and not position.bare:
            return _remaining(dict.fromkeys(position.places), index, frozenset(allowed))
    return None


def _remaining(ruled_out: dict[int, None], index: OptionIndex, allowed: frozenset[int]) -> Reading | None:
    left = [place for place in sorted(allowed) if place not in ruled_out]
    if not left or len(left) > _MOST_CLOSE:
        return None
    return _among(left, index, certain=False)


def _alike(tried: tuple[Words, ...], index: OptionIndex, pack: Pack, allowed: frozenset[int]) -> Reading | None:
    known = asides(pack)
    best: dict[int, float] = {}
    longest = 0
    for words in dict.fromkeys((tried[0], min(tried, key=len))):
        if all(word in known.words for word in words):
            continue
        longest = max(longest, len("".join(words)))
        for score, place in index.similar(words):
            if place in allowed:
                best[place] = max(score, best.get(place, 0.0))
        holding = [place for place in index.holding(words) if place in allowed]
        if 1 <= len(holding) <= _MOST_CLOSE:
            highest = max(ALIKE + AHEAD, *(best.get(place, 0.0) for place in holding))
            for place in holding:
                best[place] = min(highest, CERTAIN - 1) if len(holding) > 1 else highest
    ranked = sorted(((score, place) for place, score in best.items()), key=lambda one: (-one[0], one[1]))
    if not ranked or ranked[0][0] < ALIKE:
        return None
    close = [place for score, place in ranked if score > max(ALIKE, ranked[0][0] - AHEAD) or score == ranked[0][0]]
    if len(close) > 1:
        return _among(close[:_MOST_CLOSE], index, certain=False)
    return _among(close, index, certain=ranked[0][0] >= CERTAIN and longest >= _LONG)
