"""Everything closed a recognizer should listen for at a question; each phrase is read back as its meaning.

Few and natural: a closed set gains nothing from what nobody says, and every phrase costs a score. Carriers
("i would like the ... one please") are left to the free transcript.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache

from voice_elicit.form.fields import ChoiceField, Field, MultiChoiceField, NumberField, Option, TextField
from voice_elicit.kept import Kept
from voice_elicit.language.lexicon.choice import ChoiceWords
from voice_elicit.language.pack import Pack
from voice_elicit.language.spoken_numbers import speak_number, speak_ordinal
from voice_elicit.language.templates import expand
from voice_elicit.ports import Phrase
from voice_elicit.understanding.commands import listen_commands
from voice_elicit.understanding.consent import is_plain_answer, listen_words
from voice_elicit.understanding.labels import PART, SHORT, names_of
from voice_elicit.understanding.number_phrases import number_phrases
from voice_elicit.understanding.options import OptionIndex, Synonyms, option_index
from voice_elicit.understanding.positions import sole_position
from voice_elicit.understanding.reading import CommandName
from voice_elicit.understanding.segments import cut
from voice_elicit.understanding.words import tokens

__all__ = ["expected_phrases"]

_COUNTED = 20
"""Longer lists are not chosen from by place: nobody counts so far."""
_SHORT_NAMES = 50
"""Longer lists are listened for by their full names only."""
_KEPT = 10_000
"""Phrases, of which a question of usual size has 40."""


def expected_phrases(
    field: Field | None,
    pack: Pack,
    *,
    weighty: bool = False,
    synonyms: Synonyms | None = None,
) -> tuple[Phrase, ...]:
    """Phrases for the question of `field`, or, without one, for a yes or no of the dialogue itself.

    Meanings: `option:3`, `value:7`, `yes`, `no`, `command:stop`. `weighty` marks the yes of a read-back.
    """
    key = (id(field), id(pack), id(synonyms), weighty)
    known = _expected.get(key)
    if known is None or not _is_same(known[0], (field, pack, synonyms)):
        phrases = _compiled(field, pack, weighty=weighty, synonyms=synonyms)
        known = (field, pack, synonyms), phrases
        _expected.put(key, known, len(phrases))
    return known[1]


_Asked = tuple[Field | None, Pack, Synonyms | None]
_expected: Kept[tuple[int, int, int, bool], tuple[_Asked, tuple[Phrase, ...]]] = Kept(_KEPT)
"""By identity, the things themselves kept beside: hashing a long list takes longer than reading a reply."""


def _is_same(one: _Asked, other: _Asked) -> bool:
    return all(a is b for a, b in zip(one, other, strict=True))


def _compiled(field: Field | None, pack: Pack, *, weighty: bool, synonyms: Synonyms | None) -> tuple[Phrase, ...]:
    found: dict[str, Phrase] = {}

    def add(text: str, meaning: str, *, heavy: bool = False, urgent: bool = False, carried: bool = False) -> None:
        found.setdefault(text, Phrase(text, meaning, weighty=heavy, urgent=urgent, carried=carried))

    match field:
        case ChoiceField() | MultiChoiceField():
            index = option_index(field.options, pack, synonyms)
            for text, meaning in _names(field.options, pack, index, synonyms or {}):
                add(text, meaning, carried=True)
            for text, meaning in _places(len(field.options), pack, index):
                add(text, meaning)
        case NumberField():
            for text, value in number_phrases(field, pack):
                add(text, f"value:{json.dumps(value)}")
        case _:
            pass
    if isinstance(field, MultiChoiceField):
        for text, meaning in _set_phrases(pack):
            add(text, meaning)
    said_yes, said_no = listen_words(pack)
    free = isinstance(field, TextField) and field.format is None
    for text in said_yes:
        if not free or is_plain_answer(text, pack):
            add(text, "yes", heavy=weighty)
    for text in said_no:
        if not free or is_plain_answer(text, pack):
            add(text, "no")
    for name, phrases in listen_commands(pack).items():
        if field is not None and name is CommandName.ADDRESS:
            continue
        if name is CommandName.DONE and not isinstance(field, MultiChoiceField):
            continue
        for text in phrases:
            add(text, f"command:{name.value}", urgent=name is CommandName.STOP)
    return tuple(found.values())


def _names(
    options: tuple[Option, ...], pack: Pack, index: OptionIndex, synonyms: Synonyms
) -> Iterator[tuple[str, str]]:
    lowest = PART if len(options) <= _COUNTED else SHORT if len(options) <= _SHORT_NAMES else 0
    for place, option in enumerate(options):
        others = [*synonyms.get(option.title, ()), *synonyms.get(str(option.const), ())]
        names = [words for words, rank in names_of(option, pack).items() if rank <= lowest]
        for words in (*names, *map(tokens, others)):
            if index.named(words) == (place,) and all(word.replace("'", "").isalpha() for word in words):
                yield " ".join(words), f"option:{place}"


def _places(count: int, pack: Pack, index: OptionIndex) -> Iterator[tuple[str, str]]:
    if count > _COUNTED:
        return
    words = pack.section(ChoiceWords)
    for place in range(count):
        number, ordinal = speak_number(place + 1, pack), speak_ordinal(place + 1, pack)
        for template in words.listen_places:
            text = template.replace("{number}", number).replace("{ordinal}", ordinal)
            said = cut(text, pack)
            position = sole_position(said, count, pack)
            if not index.named(said) and position is not None and position.places == (place,):
                yield text, f"option:{place}"
    for template in words.listen_last:
        if not index.named(cut(template, pack)):
            yield template, f"option:{count - 1}"


@lru_cache(maxsize=8)
def _set_phrases(pack: Pack) -> tuple[tuple[str, str], ...]:
    words = pack.section(ChoiceWords)
    every = [(text, "all") for one in words.listen_all for text in expand(one)]
    none = [(text, "none") for one in words.listen_none for text in expand(one)]
    return (*every, *none)
