"""What to listen for in each state: the closed phrases, the kind of reply, and how long to wait for its end."""

from __future__ import annotations

from functools import lru_cache

from voice_elicit.dialogue.draft import Draft
from voice_elicit.dialogue.policy import Policy
from voice_elicit.dialogue.states import (
    Asking,
    Checking,
    Choosing,
    Collecting,
    Confirming,
    Consenting,
    Hurried,
    Opening,
    Picking,
    ReadingBack,
    Scanning,
    State,
    Sure,
    Waiting,
    Warned,
)
from voice_elicit.form.fields import (
    BooleanField,
    ChoiceField,
    Field,
    Form,
    MultiChoiceField,
    NumberField,
    Option,
    Request,
    TextField,
)
from voice_elicit.language.lexicon.commands import CommandWords
from voice_elicit.language.pack import Pack
from voice_elicit.language.spoken import join_words, speak_value
from voice_elicit.ports import Expectation, Phrase, PhraseLoop, ReplyKind
from voice_elicit.understanding.expect import expected_phrases
from voice_elicit.understanding.number_phrases import number_phrases
from voice_elicit.understanding.rows import host_rows, name_rows, rows_of, spelling_rows
from voice_elicit.understanding.text import is_address_field, is_digit_field
from voice_elicit.understanding.words import plain

__all__ = ["expectation", "one_option"]


def expectation(state: State, request: Request, pack: Pack, policy: Policy, draft: Draft) -> Expectation:
    """What may be heard now; the waiting time for no-input and the prompt are the machine's to add."""
    kind = _kind(state, pack)
    return Expectation(
        kind=kind,
        phrases=_phrases(state, request, pack),
        loops=_loops(state, pack),
        language=pack.tag,
        end_silence=policy.end_silence(kind),
        early_end_silence=policy.early_end_silence if kind in (ReplyKind.CLOSED, ReplyKind.NUMBER) else None,
    )


def _phrases(state: State, request: Request, pack: Pack) -> tuple[Phrase, ...]:
    match state:
        case Asking(spelling=True) | Asking(missing="name" | "host"):
            return expected_phrases(None, pack)
        case Asking(field=field) | Confirming(field=field):
            return expected_phrases(field, pack)
        case Collecting(field=multi):
            return expected_phrases(multi, pack)
        case Scanning():
            return expected_phrases(one_option(state, pack), pack)
        case Choosing(field=field, values=values):
            return (*expected_phrases(narrowed(field, values, pack), pack), *_once(expected_phrases(field, pack)))
        case ReadingBack() | Consenting():
            return (*expected_phrases(None, pack, weighty=True), *_changes(request, pack))
        case Picking():
            return (*expected_phrases(None, pack), *_changes(request, pack))
        case Waiting(back=back):
            return _phrases(back, request, pack)
        case Checking() | Opening() | Sure() | Warned() | Hurried():
            return expected_phrases(None, pack)
        case _:
            return ()


def _loops(state: State, pack: Pack) -> tuple[PhraseLoop, ...]:
    match state:
        case Waiting(back=back):
            return _loops(back, pack)
        case Asking(missing="name"):
            return name_rows(pack)
        case Asking(missing="host"):
            return host_rows(pack)
        case Asking(field=field, spelling=True):
            return rows_of(field, pack) or spelling_rows(pack)
        case Asking(field=field) | Confirming(field=field) | Choosing(field=field):
            return rows_of(field, pack)
        case Collecting(field=multi):
            return rows_of(multi, pack)
        case _:
            return ()


def _once(phrases: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """Only the values of the wider question: the rest is in the narrow one already."""
    return tuple(phrase for phrase in phrases if phrase.meaning.startswith("value:"))


def _changes(request: Request, pack: Pack) -> tuple[Phrase, ...]:
    """ "Change the size" for every question of the form."""
    if not isinstance(request, Form):
        return ()
    return _change_phrases(tuple((one.name, one.label) for one in request.fields), pack)


@lru_cache(maxsize=32)
def _change_phrases(names: tuple[tuple[str, str], ...], pack: Pack) -> tuple[Phrase, ...]:
    templates = pack.section(CommandWords).listen_change
    return tuple(
        Phrase(template.replace("{label}", plain(label)), f"field:{name}")
        for name, label in names
        for template in templates
    )


def narrowed(field: Field, values: tuple[object, ...], pack: Pack) -> ChoiceField:
    """ "A or B?" as a question of its own."""
    options = tuple(Option(one, speak_value(one, field, pack)) for one in values)  # type: ignore[arg-type]
    return ChoiceField(name=field.name, label=field.label, required=True, options=options)


def one_option(state: Scanning, pack: Pack) -> BooleanField:
    """ "Bug?", or "Berlin, Boston or Paris?", as a question of its own."""
    several = isinstance(state.field, MultiChoiceField)
    names = [speak_value([const] if several else const, state.field, pack) for const in state.left[0]]
    return _one_option(state.field.name, join_words(names, pack, "options-or"))


@lru_cache(maxsize=64)
def _one_option(name: str, title: str) -> BooleanField:
    """The same object each time: phrases are kept by it."""
    return BooleanField(name=name, label=title, required=True)


def _kind(state: State, pack: Pack) -> ReplyKind:
    match state:
        case Asking(spelling=True):
            return ReplyKind.SPELLING
        case Asking(field=field) | Waiting(back=Asking(field=field)):
            return _kind_of(field, pack)
        case Confirming(field=TextField() as field):
            return _kind_of(field, pack)
        case _:
            return ReplyKind.CLOSED


def _kind_of(field: Field, pack: Pack) -> ReplyKind:
    match field:
        case NumberField():
            return ReplyKind.CLOSED if number_phrases(field, pack) else ReplyKind.NUMBER
        case TextField(format="date" | "time" | "date-time"):
            return ReplyKind.DATE
        case TextField() if is_address_field(field, pack):
            return ReplyKind.SPELLING
        case TextField() if is_digit_field(field, pack):
            return ReplyKind.DIGITS
        case TextField():
            return ReplyKind.TEXT
        case _:
            return ReplyKind.CLOSED
