"""The options of one question, ready to be found by what people call them. Built once a field, then kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rapidfuzz import fuzz, process

from voice_elicit.form.fields import Option
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.labels import FULL, PART, SHORT, names_of, spoken_words
from voice_elicit.understanding.phonetics import sound_of
from voice_elicit.understanding.phrases import Words

__all__ = ["Mention", "OptionIndex", "Synonyms", "option_index"]

Synonyms = Mapping[str, Sequence[str]]
"""Title or const of an option -> other words people use for it; given by the host."""

_SHORTLIST = 12
"""Names per spelling and per sound that are compared fully."""
_FAINT = 60.0
"""Spelling or sound alone must be this similar (0 to 100): else their mean cannot be worth a question."""
_KEPT = 32
"""Indexes kept: the questions of a form or two."""


@dataclass(frozen=True, slots=True)
class Mention:
    """An option named somewhere in a reply."""

    start: int
    end: int
    options: tuple[int, ...]
    """Positions of the options of that name, nearly always one."""


class OptionIndex:
    """Finds options by whole names, inside sentences, and by similarity."""

    def __init__(self, options: tuple[Option, ...], pack: Pack, synonyms: Synonyms) -> None:
        self.options = options
        self._pack = pack
        ranks: dict[str, dict[int, int]] = {}
        phrases: dict[Words, None] = {}
        self._names: list[str] = []
        self._sounds: list[str] = []
        self._owners: list[int] = []
        self._words: dict[str, set[int]] = {}
        for place, option in enumerate(options):
            names = names_of(option, pack)
            for other in (*synonyms.get(option.title, ()), *synonyms.get(str(option.const), ())):
                names.setdefault(spoken_words(other, pack), SHORT)
            for words, rank in names.items():
                owners = ranks.setdefault("".join(words), {})
                owners[place] = min(rank, owners.get(place, rank))
                phrases[words] = None
                if rank < PART:
                    self._names.append("".join(words))
                    self._sounds.append(sound_of(" ".join(words), pack))
                    self._owners.append(place)
                if rank == FULL:
                    for word in words:
                        self._words.setdefault(word, set()).add(place)
        self._by_name = {name: _best(owners) for name, owners in ranks.items()}
        self._parts = {name for name, owners in ranks.items() if min(owners.values()) == PART}
        self._by_first: dict[str, list[Words]] = {}
        for words in phrases:
            self._by_first.setdefault(words[0], []).append(words)
        for starting in self._by_first.values():
            starting.sort(key=len, reverse=True)

    def named(self, words: Words) -> tuple[int, ...]:
        """The options whose name these words are, spaces aside; more than one when they share it."""
        return self._by_name.get("".join(words), ())

    def is_part(self, words: Words) -> bool:
        """Whether these words, run together, are a part of a name and no more: "cat" of Central Atlas Tamazight."""
        return "".join(words) in self._parts

    def mentions(self, words: Words, small: frozenset[str]) -> list[Mention]:
        """Options named in a sentence, longest names first, none made of `small` words alone."""
        found: list[Mention] = []
        at = 0
        while at < len(words):
            for name in self._by_first.get(words[at], ()):
                if words[at : at + len(name)] == name and not all(word in small for word in name):
                    found.append(Mention(at, at + len(name), self.named(name)))
                    at += len(name)
                    break
            else:
                at += 1
        return found

    def starting(self, letters: str) -> tuple[int, ...]:
        """The options a name of which begins with these letters, spaces aside."""
        owners = zip(self._names, self._owners, strict=True)
        return tuple(dict.fromkeys(owner for name, owner in owners if name.startswith(letters)))

    def holding(self, words: Words) -> tuple[int, ...]:
        """The options whose title holds each of these words."""
        sets = [self._words.get(word, set()) for word in words]
        return tuple(sorted(set.intersection(*sets))) if sets else ()

    def similar(self, words: Words) -> list[tuple[float, int]]:
        """Options with how alike they are written and sound (0 to 100), best first."""
        spelled, sound = "".join(words), sound_of(" ".join(words), self._pack)
        places = {
            place
            for text, names in ((spelled, self._names), (sound, self._sounds))
            for _, _, place in process.extract(text, names, scorer=fuzz.ratio, limit=_SHORTLIST, score_cutoff=_FAINT)
        }
        best: dict[int, float] = {}
        for place in places:
            alike = fuzz.ratio(spelled, self._names[place]) + fuzz.ratio(sound, self._sounds[place])
            owner = self._owners[place]
            best[owner] = max(alike / 2, best.get(owner, 0.0))
        return sorted(((score, owner) for owner, score in best.items()), key=lambda one: (-one[0], one[1]))


def _best(owners: dict[int, int]) -> tuple[int, ...]:
    rank = min(owners.values())
    return tuple(sorted(place for place, own in owners.items() if own == rank))


_indexes: OrderedDict[tuple[int, int, int], tuple[OptionIndex, Pack, Synonyms]] = OrderedDict()
_NO_SYNONYMS: Synonyms = {}


def option_index(options: tuple[Option, ...], pack: Pack, synonyms: Synonyms | None = None) -> OptionIndex:
    """The index of these options, built at first use. Options, pack and synonyms are told apart by identity:
    comparing 10,000 of them would take longer than reading a reply."""
    others = _NO_SYNONYMS if synonyms is None else synonyms
    key = (id(options), id(pack), id(others))
    known = _indexes.get(key)
    if known is not None and known[0].options is options:
        _indexes.move_to_end(key)
        return known[0]
    index = OptionIndex(options, pack, others)
    _indexes[key] = (index, pack, others)
    while len(_indexes) > _KEPT:
        _indexes.popitem(last=False)
    return index
