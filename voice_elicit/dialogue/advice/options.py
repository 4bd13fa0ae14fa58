"""Advice about choices: options that sound alike, cannot be said, or steer the dialogue."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime

from voice_elicit.dialogue.advice.finding import Finding, listed
from voice_elicit.dialogue.policy import Policy
from voice_elicit.form.fields import ChoiceField, Form, Json, MultiChoiceField
from voice_elicit.language.lexicon.dates import DateWords
from voice_elicit.language.pack import Pack
from voice_elicit.language.templates import expand_all
from voice_elicit.ports import Phrase
from voice_elicit.understanding.commands import listen_commands
from voice_elicit.understanding.consent import is_plain_answer, listen_words
from voice_elicit.understanding.labels import FULL, names_of
from voice_elicit.understanding.readability import LONGEST_LABEL, Flaw, flaws
from voice_elicit.understanding.reading import Choose, Command, Confirm, Reading, Selection, Value
from voice_elicit.understanding.replies import read_reply
from voice_elicit.understanding.soundalikes import alike_options, hard_to_say, likeness
from voice_elicit.understanding.words import tokens

__all__ = ["advise_options", "option_phrases", "unheard"]

_ANY_DAY = datetime(2026, 1, 1)
"""Options have no dates to be relative to."""
_LIKE_A_COMMAND = 85.0
"""Likeness from which an option is mistaken for a command: "know" and "no" (100), not "story" and "sorry" (84)."""


def advise_options(field: ChoiceField | MultiChoiceField, pack: Pack, policy: Policy) -> Iterator[Finding]:
    """Everything about the options of one question."""
    name, titles, count = field.name, [option.title for option in field.options], len(field.options)
    if count == 1:
        yield Finding(name, "one-option")
        return
    if _is_yes_no(titles, pack):
        yield Finding(name, "choice-yes-no")
        return
    if count > policy.options_listed:
        yield Finding(name, "options-many", {"count": count})
    elif count > policy.options_grouped:
        yield Finding(name, "options-unread", {"count": count})
    yield from _flawed(name, titles, pack, numbers=hard_to_say(field, pack))
    if count <= policy.options_listed:
        yield from _alike(field, pack)
        yield from _steering(field, pack)


def _is_yes_no(titles: list[str], pack: Pack) -> bool:
    return len(titles) == 2 and {is_plain_answer(title, pack) for title in titles} == {"yes", "no"}


def _flawed(name: str, titles: list[str], pack: Pack, *, numbers: bool) -> Iterator[Finding]:
    found = {title: flaws(title, pack) for title in titles}
    for flaw in Flaw:
        those = [title for title in titles if flaw in found[title]]
        if those and flaw is Flaw.LONG:
            longest = max(those, key=lambda title: len(title.split()))
            yield Finding(name, "options-long", {"one": longest, "count": len(longest.split()), "most": LONGEST_LABEL})
        elif those:
            numbered = "yes" if numbers else "no"
            yield Finding(name, f"options-{flaw}", {"options": listed(those, pack), "numbered": numbered})


def _alike(field: ChoiceField | MultiChoiceField, pack: Pack) -> Iterator[Finding]:
    pairs = alike_options(field.options, pack)
    titles = [option.title for option in field.options]
    pairs = tuple(pair for pair in pairs if not all(_is_day(titles[place], pack) for place in pair))
    named_alike = [pair for pair in pairs if _same_name(titles[pair[0]], titles[pair[1]], field, pack)]
    close = [pair for pair in pairs if pair not in named_alike]
    for first, _ in named_alike[:1]:
        yield Finding(field.name, "options-same", {"one": titles[first]})
    if close:
        one, other = (titles[place] for place in close[0])
        code = "options-alike" if len(close) == 1 else "options-alike-more"
        yield Finding(field.name, code, {"one": one, "other": other, "count": len(close)})


def _is_day(title: str, pack: Pack) -> bool:
    """Days and months are called what they are called, whatever they sound like."""
    words = pack.section(DateWords)
    return " ".join(tokens(title)) in expand_all((*words.weekdays, *words.months))


def _same_name(one: str, other: str, field: ChoiceField | MultiChoiceField, pack: Pack) -> bool:
    """Whether saying the one also names the other."""
    return all(isinstance(read_reply(title, field, pack, _ANY_DAY), Choose) for title in (one, other))


def _steering(field: ChoiceField | MultiChoiceField, pack: Pack) -> Iterator[Finding]:
    """Options whose name is not taken for them at once, or that sound like what is."""
    spoken = _steering_phrases(pack)
    for option in field.options:
        reading = read_reply(option.title, field, pack, _ANY_DAY)
        if isinstance(reading, Command | Confirm):
            yield Finding(field.name, "option-command", {"one": option.title})
        elif _is_taken(reading, option.const) and not is_plain_answer(option.title, pack):
            words = next(iter(names_of(option, pack)), ())
            close = next((one for one in spoken if len(words) == 1 and _sounds_like(words[0], one, pack)), None)
            if close:
                yield Finding(field.name, "option-like-command", {"one": option.title, "other": close})


def _is_taken(reading: Reading, const: Json) -> bool:
    match reading:
        case Value(value=value):
            return value == const
        case Selection(add=add):
            return add == (const,)
        case _:
            return False


def _steering_phrases(pack: Pack) -> tuple[str, ...]:
    """Single words that are listened for at every question."""
    yes, no = listen_words(pack)
    commands = (phrase for phrases in listen_commands(pack).values() for phrase in phrases)
    return tuple(dict.fromkeys(word for word in (*yes, *no, *commands) if " " not in word))


def _sounds_like(word: str, phrase: str, pack: Pack) -> bool:
    return word != phrase and likeness((word,), (phrase,), pack) >= _LIKE_A_COMMAND


def unheard(form: Form, pack: Pack, missing: Mapping[str, Iterable[str]]) -> list[Finding]:
    """Options none of whose names the speech model can hear. `missing`: phrase -> its words the lexicon lacks, for
    the phrases of `option_phrases`."""
    findings = []
    for field in form.fields:
        if isinstance(field, ChoiceField | MultiChoiceField):
            lost = [
                option.title
                for option, names in zip(field.options, _names(field, pack), strict=True)
                if names and all(name in missing for name in names)
            ]
            if lost:
                findings.append(Finding(field.name, "options-unheard", {"options": listed(lost, pack)}))
    return findings


def option_phrases(form: Form, pack: Pack) -> tuple[Phrase, ...]:
    """Every whole name of every option of a form, to ask a recognizer which words it lacks."""
    return tuple(
        Phrase(name, f"option:{place}")
        for field in form.fields
        if isinstance(field, ChoiceField | MultiChoiceField)
        for place, names in enumerate(_names(field, pack))
        for name in names
    )


def _names(field: ChoiceField | MultiChoiceField, pack: Pack) -> list[list[str]]:
    return [
        [" ".join(words) for words, rank in names_of(option, pack).items() if rank == FULL] for option in field.options
    ]
