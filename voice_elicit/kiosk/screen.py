"""A `View` as what the page draws: buttons, input, answers. Which buttons there are is decided here and nowhere else.

The page gets finished words and sends a button's `key` and `value` back; only what a screen offered is taken.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal
from urllib.parse import urlsplit

from voice_elicit.dialogue.actions import Outcome, View
from voice_elicit.dialogue.events import Pressed
from voice_elicit.form.fields import MISSING, Form, Request
from voice_elicit.kiosk.words import PageWords

__all__ = ["Control", "Screen", "draw", "pressed"]

Look = Literal["option", "go", "refuse", "plain"]

INPUTS = {"email": "email", "uri": "url", "date": "text", "number": "text"}
"""Keyboards a touch screen brings up; the text itself is read by `understanding`, which takes words as well."""

YES_NO = ("opening", "confirming", "scanning", "checking", "read-back", "sure", "secret", "page")
TYPING = ("asking", "confirming", "choosing", "scanning", "checking", "collecting", "picking", "read-back")


OPEN = ("asking", "collecting")
"""Stages at which a question waits for its answer."""


@dataclass(frozen=True, slots=True)
class Control:
    """One button."""

    key: Literal["command", "option", "field"]
    value: str
    label: str
    look: Look = "plain"
    number: int = 0
    """As spoken, "option two"; 0: none."""
    chosen: bool | None = None
    """Of options of which several may be chosen."""

    def wire(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("key", "value", "label", "look", "number", "chosen")}


@dataclass(frozen=True, slots=True)
class Screen:
    """All of one picture."""

    view: View
    main: tuple[Control, ...] = ()
    more: tuple[Control, ...] = ()
    edits: tuple[Control, ...] = ()
    """One for each of the view's answers."""
    progress: str = ""
    optional: str = ""
    """Said of a question that may be left out."""
    number: int = 0
    """Counts questions: what was pressed at another one is void."""
    input: str = ""
    """Type of the text input; empty: none."""
    link: str = ""
    """An address the visitor consented to open."""

    @property
    def offers(self) -> dict[tuple[str, str], Control]:
        return {(one.key, one.value): one for one in (*self.main, *self.more, *self.edits)}

    def same_question(self, other: Screen | None) -> bool:
        """Whether what is pressed here may be taken for the other."""
        return other is not None and (self.view.stage, self.view.field, self.offers.keys()) == (
            other.view.stage,
            other.view.field,
            other.offers.keys(),
        )

    def wire(self) -> dict[str, Any]:
        view = self.view
        return {
            "number": self.number,
            "stage": view.stage,
            "server": view.server,
            "message": view.message,
            "prompt": view.prompt,
            "label": view.label,
            "progress": self.progress,
            "optional": self.optional,
            "step": view.number,
            "steps": view.total,
            "main": [one.wire() for one in self.main],
            "more": [one.wire() for one in self.more],
            "answers": [
                {"label": label, "value": value, "edit": edit.wire()}
                for (_, label, value), edit in zip(view.answers, self.edits, strict=bool(self.edits))
            ],
            "input": self.input,
            "masked": view.masked,
            "host": view.host,
            "url": view.url,
            "link": self.link,
        }


@dataclass(frozen=True, slots=True)
class _Buttons:
    words: PageWords
    stage: str

    def command(self, name: str, look: Look = "plain") -> Control:
        return Control("command", name, self.words.button(name, self.stage), look)


def draw(view: View, request: Request | None, words: PageWords, outcome: Outcome | None = None) -> Screen:
    """The screen of a view; `number` is the visit's to set."""
    buttons = _Buttons(words, view.stage)
    progress = ""
    if view.number:
        progress = words["progress"].format(number=view.number, total=view.total)
    reviewing = view.stage in ("read-back", "picking")
    edits = tuple(
        Control("field", name, words["edit"].format(label=label)) for name, label, _ in view.answers if reviewing
    )
    accepted = outcome is not None and outcome.action == "accept"
    return Screen(
        view=view,
        main=_main(view, buttons),
        more=_more(view, request, buttons),
        edits=edits,
        progress=progress,
        optional=words["optional"] if _of_field(view.field, request)[0] and view.stage in OPEN else "",
        input=INPUTS.get(view.kind, "text") if view.stage in TYPING else "",
        link=view.url if accepted and urlsplit(view.url).scheme in ("http", "https") else "",
    )


def _main(view: View, buttons: _Buttons) -> tuple[Control, ...]:
    if view.stage in YES_NO:
        return buttons.command("yes", "go"), buttons.command("no", "refuse")
    if view.stage == "waiting":
        return (buttons.command("continue", "go"),)
    if view.stage == "asking" and view.kind == "boolean":
        yes, no = buttons.words["buttons.yes"], buttons.words["buttons.no"]
        return Control("option", "1", yes, "option"), Control("option", "2", no, "option")
    several = view.kind == "multi" and view.stage in ("asking", "collecting")
    options = tuple(
        Control("option", str(one.number), one.label, "option", one.number, one.chosen if several else None)
        for one in view.options
    )
    return (*options, buttons.command("done", "go")) if view.stage == "collecting" else options


def _more(view: View, request: Request | None, buttons: _Buttons) -> tuple[Control, ...]:
    if view.stage == "done":
        return ()
    names: list[str] = []
    if view.stage in OPEN:
        optional, suggested = _of_field(view.field, request)
        names += ["default"] * suggested + ["skip"] * optional + ["back"] * (view.number > 1)
    if view.stage == "secret" and _of_field(view.field, request)[0]:
        names.append("skip")
    if view.stage == "page":
        names.append("address")
    return tuple(buttons.command(name) for name in (*names, "repeat", "help", "stop"))


def _of_field(name: str, request: Request | None) -> tuple[bool, bool]:
    """Whether a question may be left out, and whether it has a suggestion."""
    if isinstance(request, Form):
        for one in request.fields:
            if one.name == name:
                return not one.required, one.default is not MISSING
    return False, False


def pressed(control: Control) -> Pressed:
    return Pressed(control.key, control.value)
