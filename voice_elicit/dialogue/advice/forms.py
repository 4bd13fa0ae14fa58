"""Advice about a whole form and about what its questions are called; the one way in is `advise`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import assert_never

from voice_elicit.dialogue.advice.finding import Finding
from voice_elicit.dialogue.advice.options import advise_options
from voice_elicit.dialogue.advice.values import advise_boolean, advise_number, advise_text
from voice_elicit.dialogue.advice.words import books, found_in
from voice_elicit.dialogue.openings import inspect_page
from voice_elicit.dialogue.policy import Policy
from voice_elicit.form.fields import (
    BooleanField,
    ChoiceField,
    Field,
    Form,
    MultiChoiceField,
    NumberField,
    Request,
    TextField,
    UrlRequest,
)
from voice_elicit.form.labels import readable
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.readability import Flaw, flaws
from voice_elicit.understanding.secrets import asks_secret
from voice_elicit.understanding.soundalikes import sound_alike
from voice_elicit.understanding.words import tokens

__all__ = ["WORDS_PER_MINUTE", "advise"]

WORDS_PER_MINUTE = 165
"""How fast our voice speaks; what people follow without effort is 150 to 180."""
_LONGEST_MESSAGE = 30
"""Words: eleven seconds, about what is listened to before one wants a say."""
_LONGEST_QUESTION = 12
"""Words of a question; the dialogue's own prompts keep to it."""
_CONTEXT = 3
"""Words shown behind the ones that are found fault with, so that the author finds the place."""
_MOST_QUESTIONS = 8
"""With more of them the read-back alone takes half a minute."""
_QUESTION_SECONDS = 18
"""A question, its answer, and the share of the read-back."""


def advise(request: Request, pack: Pack, policy: Policy | None = None) -> list[Finding]:
    """Everything that will go wrong when this is spoken, the form first, then question by question."""
    policy = policy or Policy()
    if isinstance(request, UrlRequest):
        return [*_about_message(request.message, policy), *_about_page(request)]
    found = [*_about_message(request.message, policy), *_about_form(request, pack)]
    for field in request.fields:
        found += _about_field(field, pack, policy)
    return found


def _about_message(message: str, policy: Policy) -> Iterator[Finding]:
    count = len(tokens(message))
    if not count:
        yield Finding("", "message-missing")
    elif len(message) > policy.message_limit:
        yield Finding("", "message-cut", {"count": len(message), "most": policy.message_limit})
    elif count > _LONGEST_MESSAGE:
        seconds = round(count * 60 / WORDS_PER_MINUTE)
        yield Finding("", "message-long", {"count": count, "seconds": seconds, "most": _LONGEST_MESSAGE})


def _about_page(request: UrlRequest) -> Iterator[Finding]:
    page = inspect_page(request)
    flagged = {
        "look-alike": page.look_alike,
        "credentials": page.credentials,
        "insecure": not page.secure,
        "number": page.number,
    }
    for code, wrong in flagged.items():
        if wrong:
            yield Finding("", f"page-{code}")


def _about_form(form: Form, pack: Pack) -> Iterator[Finding]:
    count = len(form.fields)
    if count > _MOST_QUESTIONS:
        minutes = max(1, round(count * _QUESTION_SECONDS / 60))
        yield Finding("", "many-questions", {"count": count, "minutes": minutes, "most": _MOST_QUESTIONS})
    if count and not any(field.required for field in form.fields):
        yield Finding("", "nothing-required")
    for name in form.left_out:
        yield Finding(name, "left-out")
    yield from _yes_no_message(form, pack)
    yield from _alike_labels(form, pack)


def _yes_no_message(form: Form, pack: Pack) -> Iterator[Finding]:
    """ "Do you approve?" with one free text to answer it."""
    match form.fields:
        case (TextField(format=None, pattern=None) as field,):
            words = tokens(form.message)
            known = books(pack)
            if known.yes_no_openers.at(words, 0) and not found_in(known.alternatives, words):
                yield Finding(field.name, "text-yes-no")
        case _:
            pass


def _alike_labels(form: Form, pack: Pack) -> Iterator[Finding]:
    reported: set[str] = set()
    for one, other in combinations(form.fields, 2):
        if tokens(one.label) == tokens(other.label):
            if other.name not in reported:
                reported.add(other.name)
                yield Finding(other.name, "same-labels", {"label": other.label})
        elif _no_numbers(one) and _no_numbers(other) and sound_alike(one.label, other.label, pack):
            yield Finding(other.name, "labels-alike", {"one": one.label, "other": other.label})


def _no_numbers(field: Field) -> bool:
    return not any(char.isdigit() for char in field.label)


def _about_field(field: Field, pack: Pack, policy: Policy) -> Iterator[Finding]:
    if asks_secret(field, pack):
        yield Finding(field.name, "secret")
        return
    yield from _about_label(field, pack)
    yield from _about_description(field, pack)
    match field:
        case ChoiceField() | MultiChoiceField():
            yield from advise_options(field, pack, policy)
        case NumberField():
            yield from advise_number(field, pack)
        case TextField():
            yield from advise_text(field, pack)
        case BooleanField():
            yield from advise_boolean(field, pack)
        case _:
            assert_never(field)


def _about_label(field: Field, pack: Pack) -> Iterator[Finding]:
    untitled = field.label == readable(field.name)
    found = flaws(field.label, pack, longest=_LONGEST_QUESTION)
    variables: dict[str, str | int] = {
        "label": field.label.rstrip(" ?"),
        "plain": field.label.capitalize(),
        "count": len(field.label.split()),
        "most": _LONGEST_QUESTION,
    }
    if untitled and any(char.isdigit() for char in field.label):
        found |= {Flaw.CODE}  # `username2`: which of them it is, nobody hears
    for flaw in (flaw for flaw in Flaw if flaw in found):
        yield Finding(field.name, f"label-{flaw}", variables)
    if untitled and Flaw.CODE not in found:
        yield Finding(field.name, "title-missing", variables)
    elif not untitled and tokens(field.label) in books(pack).placeholders:
        yield Finding(field.name, "title-empty", variables)


def _about_description(field: Field, pack: Pack) -> Iterator[Finding]:
    known = books(pack)
    words = tokens(field.description)
    screen = found_in(known.screen, words, more=_CONTEXT)
    if screen:
        yield Finding(field.name, "screen-words", {"words": " ".join(screen)})
    text = (*words, *tokens(field.label))
    may_be_left_out = not field.required or field.nullable
    if found_in(known.left_out, text):
        if not may_be_left_out and not isinstance(field, BooleanField):
            yield Finding(field.name, "optional-said")
    elif may_be_left_out and found_in(known.needed, text):
        yield Finding(field.name, "required-said")
