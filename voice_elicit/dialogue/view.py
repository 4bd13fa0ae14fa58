"""The dialogue as a screen shows it, made from the same state and words as the speech."""

from __future__ import annotations

from voice_elicit.dialogue.actions import View, ViewOption
from voice_elicit.dialogue.draft import Draft
from voice_elicit.dialogue.openings import inspect_page
from voice_elicit.dialogue.prompts import Prompts
from voice_elicit.dialogue.states import (
    Asking,
    Checking,
    Choosing,
    Collecting,
    Confirming,
    Consenting,
    Finished,
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
    Json,
    MultiChoiceField,
    NumberField,
    Request,
    UrlRequest,
)

__all__ = ["view"]

STAGES: dict[type[State], str] = {
    Opening: "opening",
    Asking: "asking",
    Confirming: "confirming",
    Choosing: "choosing",
    Collecting: "collecting",
    Scanning: "scanning",
    Checking: "checking",
    ReadingBack: "read-back",
    Picking: "picking",
    Sure: "sure",
    Waiting: "waiting",
    Hurried: "hurried",
    Warned: "secret",
    Consenting: "page",
    Finished: "done",
}


def view(
    state: State,
    request: Request,
    prompts: Prompts,
    draft: Draft,
    *,
    server: str,
    prompt: str,
    number: int,
    total: int,
) -> View:
    """All a screen needs to mirror this state."""
    field, chosen = _open_question(state)
    page = inspect_page(request) if isinstance(request, UrlRequest) else None
    return View(
        stage=STAGES[type(state)],
        server=server,
        message=request.message,
        prompt=prompt,
        field=field.name if field else "",
        label=prompts.label(field, start=True) if field else "",
        kind=_kind(field),
        options=_options(state, field, chosen, prompts),
        number=number,
        total=total,
        answers=tuple(
            (one.name, prompts.label(one, start=True), prompts.value(one, draft.value(one)))
            for one in draft.held_fields()
        ),
        url=page.url if page else "",
        host=page.host if page else "",
        masked=field is not None and prompts.is_secret(field),
    )


def _open_question(state: State) -> tuple[Field | None, tuple[Json, ...]]:
    match state:
        case Collecting(field=field, chosen=chosen):
            return field, chosen
        case Scanning(field=listed, chosen=chosen):
            return listed, chosen
        case Asking(field=any_field) | Confirming(field=any_field) | Choosing(field=any_field):
            return any_field, ()
        case Warned(field=any_field):
            return any_field, ()
        case Checking(left=left):
            return left[0], ()
        case _:
            return None, ()


def _kind(field: Field | None) -> str:
    match field:
        case None:
            return ""
        case BooleanField():
            return "boolean"
        case ChoiceField():
            return "choice"
        case MultiChoiceField():
            return "multi"
        case NumberField():
            return "number"
        case _:
            return field.format or "text"


def _options(state: State, field: Field | None, chosen: tuple[Json, ...], prompts: Prompts) -> tuple[ViewOption, ...]:
    if isinstance(state, Choosing):
        words = [prompts.start(prompts.value(state.field, one)) for one in state.values]
        return tuple(ViewOption(index + 1, label) for index, label in enumerate(words))
    if not isinstance(field, ChoiceField | MultiChoiceField) or isinstance(state, Confirming):
        return ()
    return tuple(
        ViewOption(index + 1, option.title, option.const in chosen) for index, option in enumerate(field.options)
    )
