"""Several options from one reply: "mushrooms and the second one", "all but blue", "take olives off"."""

from __future__ import annotations

from dataclasses import dataclass, replace
from dataclasses import field as own_field
from functools import lru_cache

from voice_elicit.form.fields import MultiChoiceField
from voice_elicit.language.lexicon.choice import ChoiceWords
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.choice import ALIKE, CERTAIN, asides
from voice_elicit.understanding.labels import spoken_words, without_determiners
from voice_elicit.understanding.options import OptionIndex, Synonyms, option_index
from voice_elicit.understanding.phrases import PhraseBook, Words
from voice_elicit.understanding.positions import position_at
from voice_elicit.understanding.reading import Nothing, Selection
from voice_elicit.understanding.segments import ending_stripped
from voice_elicit.understanding.tidy import corrected, tidy, withdrawn

__all__ = ["names_none", "read_selection"]


class _Picking:
    """The words of one pack that say what happens to the options named."""

    def __init__(self, pack: Pack) -> None:
        words = pack.section(ChoiceWords)
        self.all = PhraseBook(words.all)
        self.both = PhraseBook(words.both)
        self.none = PhraseBook(words.none)
        self.but = PhraseBook(words.but)
        self.all_comes_last = words.all_comes_last
        self.joiners = PhraseBook(words.joiners)
        self.alternatives = PhraseBook(words.alternatives)
        self.adding = PhraseBook(words.adding)
        self.more = PhraseBook(words.more)
        self.removing = PhraseBook(words.removing)
        self.removing_after = PhraseBook(words.removing_after)
        self.only = PhraseBook(words.only)
        self.done = PhraseBook(words.done)
        self.homophones = words.homophones


@lru_cache(maxsize=8)
def _picking(pack: Pack) -> _Picking:
    return _Picking(pack)


@dataclass(slots=True)
class _Picked:
    """What a reply has named so far."""

    add: dict[int, None] = own_field(default_factory=dict)
    remove: dict[int, None] = own_field(default_factory=dict)
    clause: list[int] = own_field(default_factory=list)
    """Options named since the last change of sides: what an "off" behind them takes off."""
    removing: bool = False
    only: bool = False
    certain: bool = True
    unknown: list[str] = own_field(default_factory=list)
    """Words in a row that named nothing."""

    def take(self, places: tuple[int, ...]) -> None:
        side, other = (self.remove, self.add) if self.removing else (self.add, self.remove)
        for place in places:
            other.pop(place, None)
            side[place] = None
        self.clause.extend(places)

    def turn(self, *, removing: bool) -> None:
        self.removing = removing
        self.clause = []

    def take_off(self) -> None:
        for place in self.clause:
            self.add.pop(place, None)
            self.remove[place] = None
        self.clause = []


def read_selection(
    reply: str,
    field: MultiChoiceField,
    pack: Pack,
    *,
    synonyms: Synonyms | None = None,
) -> Selection | Nothing:
    """What to add and take off, in the order said. Nothing when no option is in it."""
    reading = _read_selection(reply, field, pack, synonyms)
    if isinstance(reading, Selection) and reading.add and not reading.only:
        return replace(reading, more=_says_more(reply, pack))
    return reading


def _says_more(reply: str, pack: Pack) -> bool:
    """Also before it is tidied: an "and" in front counts as hesitation there."""
    more = _picking(pack).more
    said = [spoken_words(one, pack) for one in (reply, tidy(reply, pack))]
    return any(more.at(words, 0) or more.before(words, len(words)) for words in said)


def _read_selection(reply: str, field: MultiChoiceField, pack: Pack, synonyms: Synonyms | None) -> Selection | Nothing:
    index = option_index(field.options, pack, synonyms)
    known = _picking(pack)
    if withdrawn(reply, pack):
        return Nothing(tidy(reply, pack))
    behind = _all_but(spoken_words(tidy(reply, pack), pack), index, pack)
    if behind is not None:
        return _selection(behind, index, done=False)
    split = corrected(reply, pack, weak=False)
    doubtful = split is None and corrected(reply, pack) is not None
    words = spoken_words(tidy(reply if split is None else split[1], pack), pack)
    whole = index.named(words) or index.named(without_determiners(words, pack))
    if whole:
        return _selection(_Picked(add=dict.fromkeys(whole[:1]), certain=len(whole) == 1), index, done=False)
    done = known.done.before(words, len(words))
    words = words[: len(words) - done]
    if not words:
        return Selection(done=True) if done else Nothing()
    count = len(index.options)
    everything = known.all.at(words, 0) or (count == 2 and known.both.at(words, 0)) or 0
    if known.none.at(words, 0) == len(words):
        return Selection(only=True, done=bool(done))
    if everything == len(words):
        return _selection(_Picked(add=dict.fromkeys(range(count)), only=True), index, done=bool(done))
    but = known.but.at(words, everything) if everything else 0
    picked = _Picked()
    if but:
        _walk(words[everything + but :], picked, index, pack, known)
        left_out = {**picked.add, **picked.remove}
        if not left_out:
            return Nothing(tidy(reply, pack))
        kept = dict.fromkeys(place for place in range(count) if place not in left_out)
        return _selection(_Picked(add=kept, only=True, certain=picked.certain), index, done=bool(done))
    _walk(words, picked, index, pack, known)
    if not picked.add and not picked.remove:
        return Nothing(tidy(reply, pack))
    picked.certain = picked.certain and not doubtful
    return _selection(picked, index, done=bool(done))


def _all_but(words: Words, index: OptionIndex, pack: Pack) -> _Picked | None:
    """ "Onions but all", in languages whose words for all and but come last."""
    known = _picking(pack)
    if not known.all_comes_last:
        return None
    last = known.all.before(words, len(words))
    before = known.but.before(words, len(words) - last) if last else 0
    end = len(words) - last - before
    if not before or end <= 0:
        return None
    left_out = _Picked()
    _walk(words[:end], left_out, index, pack, known)
    gone = {**left_out.add, **left_out.remove}
    kept = dict.fromkeys(place for place in range(len(index.options)) if place not in gone)
    return _Picked(add=kept, only=True, certain=left_out.certain) if gone else None


def _selection(picked: _Picked, index: OptionIndex, *, done: bool) -> Selection:
    return Selection(
        add=tuple(index.options[place].const for place in picked.add),
        remove=tuple(index.options[place].const for place in picked.remove),
        only=picked.only,
        done=done,
        certain=picked.certain,
    )


def _walk(words: Words, picked: _Picked, index: OptionIndex, pack: Pack, known: _Picking) -> None:
    """Go through a reply from left to right; every word must be an option, a place or an aside."""
    small = asides(pack).words
    at = 0
    while at < len(words):
        length = _step(words, at, picked, index, pack, known)
        if length:
            _guess(picked, index)
            at += length
        else:
            if words[at] not in small or picked.unknown:
                picked.unknown.append(words[at])
            at += 1
    _guess(picked, index)


def _step(words: Words, at: int, picked: _Picked, index: OptionIndex, pack: Pack, known: _Picking) -> int:
    """Take what begins here; how many words that was, 0 for a word that is nothing."""
    name = _name_at(words, at, index, pack) or _small_name_at(words, at, index, pack, known)
    if name:
        places, length, certain = name
        if len(places) > 1 or not certain:
            picked.certain = False
        picked.take(places[:1])
        return length
    if at == 0 and (length := known.only.at(words, at)):
        picked.only = True
        return length
    if length := known.alternatives.at(words, at):
        picked.certain = False
        return length
    if picked.clause and (length := known.removing_after.at(words, at)):
        picked.take_off()
        return length
    if length := known.removing.at(words, at):
        picked.turn(removing=True)
        return length
    position = position_at(words, at, len(index.options), pack)
    pronoun = words[at] in asides(pack).nouns and at > 0 and not known.joiners.before(words, at)
    if position is not None and not (position.bare and pronoun):
        picked.take(position.places)
        return position.end - at
    if length := known.joiners.at(words, at):
        return length
    if length := known.adding.at(words, at):
        picked.turn(removing=False)
        return length
    return 0


_Name = tuple[tuple[int, ...], int, bool]
"""The options that are called so, how many words that is, and whether they can be nothing else."""


def _name_at(words: Words, at: int, index: OptionIndex, pack: Pack) -> _Name | None:
    for mention in index.mentions(words[at:], asides(pack).words):
        if mention.start == 0:
            return mention.options, mention.end, True
        break
    for bare in ending_stripped(words[at : at + 1], pack):
        if places := index.named(bare):
            return places, 1, True
    return None


def _small_name_at(words: Words, at: int, index: OptionIndex, pack: Pack, known: _Picking) -> _Name | None:
    """An option that is called like a small word, "go": it is meant in front of an "and", another option or
    the end, and certain only behind one of these too. In "i'd go for python" it is none."""
    places = index.named(words[at : at + 1])
    if not places:
        return None
    joined_before, joined_after = known.joiners.before(words, at), known.joiners.at(words, at + 1)
    before = at == 0 or joined_before or index.named(words[at - 1 : at])
    after = at + 1 == len(words) or joined_after or _name_at(words, at + 1, index, pack)
    return (places, 1, bool(before and (joined_before or joined_after))) if after else None


def _guess(picked: _Picked, index: OptionIndex) -> None:
    """Words that named nothing may be an option misheard: then it is asked back, as is a reply with a rest."""
    if not picked.unknown:
        return
    unknown = tuple(picked.unknown)
    picked.unknown.clear()
    alike = index.similar(unknown)
    if alike and alike[0][0] >= ALIKE:
        picked.take((alike[0][1],))
        picked.certain = picked.certain and alike[0][0] >= CERTAIN
    else:
        picked.certain = False


def names_none(title: str, pack: Pack) -> bool:
    """Whether an option stands for none of the others: `None`, `None of the above`."""
    return spoken_words(title, pack) in _picking(pack).none
