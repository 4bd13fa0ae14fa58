"""The sentences of each question: asked, asked again, explained, read back. Which one is said when is left
to the machine, their parts to `Wording`; the words are the pack's."""

from __future__ import annotations

from dataclasses import dataclass

from voice_elicit.dialogue.draft import Draft
from voice_elicit.dialogue.wording import Wording
from voice_elicit.form.fields import (
    MISSING,
    BooleanField,
    ChoiceField,
    Field,
    Json,
    Missing,
    MultiChoiceField,
    NumberField,
    TextField,
)
from voice_elicit.form.problems import Problem, ProblemCode
from voice_elicit.form.ranges import allowed_range
from voice_elicit.understanding.words import plain

__all__ = ["Prompts"]

MOMENTS = ("date", "time", "date-time")


@dataclass(frozen=True, slots=True)
class Prompts(Wording):
    """Renders sentences about fields and values."""

    # -- questions -----------------------------------------------------------------------------------

    def question(self, field: Field, *, short: bool = False, shown: bool = False) -> str:
        """The question alone. `short`: a later visit. `shown`: the server's message has just asked it."""
        label = self.label(field, start=True, question=True)
        asked = "" if shown else self._asked(field, label)
        parts = [asked]
        match field:
            case BooleanField():
                if shown or (field.label.endswith("?") and not short):
                    parts.append(self.say("ask-boolean-hint"))
            case ChoiceField() | MultiChoiceField():
                if not self._names_options(field):
                    parts.append(self.choices(field, short=short))
            case TextField() | NumberField():
                pass
        return " ".join(part for part in parts if part)

    def _names_options(self, field: ChoiceField | MultiChoiceField) -> bool:
        """Whether the question itself says every option: "Inside or outside?" """
        words = plain(field.label).split()
        return field.label.rstrip().endswith("?") and all(
            set(plain(option.title).split()) <= set(words) for option in field.options
        )

    def _asked(self, field: Field, label: str) -> str:
        if field.label.endswith("?"):
            return label + (" ?" if field.label.endswith(" ?") else "?")  # As the form's language writes it.
        match field:
            case BooleanField():
                return self.say("ask-boolean", label=label)
            case NumberField():
                return self.say("ask-number", label=label)
            case ChoiceField() | MultiChoiceField():
                if len(field.label.split()) > 2:
                    return self.say("ask-choice-label", label=label)
                kind = "ask-multi" if isinstance(field, MultiChoiceField) else "ask-choice"
                return self.start(self.say(kind, label=self.label(field)))
            case TextField(format="email"):
                return self.say("ask-email", label=label)
            case TextField(format=format_) if format_ in MOMENTS:
                return self.say("ask-date", label=label)
            case _:
                return self.say("ask-text", label=label)

    def extras(self, field: Field) -> str:
        """What is added at the first visit: the suggestion, and that it may be left out."""
        parts = []
        if field.default is not MISSING:
            parts.append(self.say("ask-suggested", value=self.default(field)))
        if not field.required or field.nullable:
            parts.append(self.say("ask-optional"))
        return " ".join(parts)

    def default(self, field: Field) -> str:
        assert not isinstance(field.default, Missing)
        return self.value(field, field.default).rstrip(" .")

    def described(self, field: Field) -> str:
        """The server's description of a question, as its words."""
        text = " ".join(field.description.split())[: self.policy.message_limit]
        if not text:
            return ""
        return text if text[-1] in ".?!" else text + "."

    # -- limits, help --------------------------------------------------------------------------------

    def problem(self, problem: Problem, field: Field) -> str:
        """Why a value was refused, as what it must be."""
        code, limit = problem.code, problem.limit
        if isinstance(field, NumberField) and code in (ProblemCode.TOO_SMALL, ProblemCode.TOO_LARGE):
            return self.limits(field) or self.say(f"problem-{code}", limit=self._limit(limit))
        if code is ProblemCode.FORMAT:
            name = getattr(field, "format", None)
            if name and self.pack.has(f"problem-{name}"):
                return self.say(f"problem-{name}")
            return self.described(field) or self.say("problem-pattern")
        if code in (ProblemCode.TOO_SHORT, ProblemCode.TOO_LONG, ProblemCode.TOO_FEW, ProblemCode.TOO_MANY):
            return self.counted(f"problem-{code}", int(limit or 0))
        message = f"problem-{code}"
        return self.say(message) if self.pack.has(message) else self.say("problem-pattern")

    def limits(self, field: NumberField) -> str:
        """The range and step of a number, as a request."""
        least, most = allowed_range(field)
        if least is not None and most is not None:
            return self.say("problem-between", least=self.number(least), most=self.number(most))
        if least is not None:
            return self.say("problem-tooSmall", limit=self.number(least))
        if most is not None:
            return self.say("problem-tooLarge", limit=self.number(most))
        if field.multiple_of and not (field.integer and field.multiple_of == 1):
            return self.say("problem-multiple", limit=self.number(field.multiple_of))
        return ""

    def _limit(self, limit: float | str | None) -> str:
        return self.number(limit) if isinstance(limit, int | float) else str(limit or "")

    def confirm_answer(self, field: Field, value: Json, flags: tuple[str, ...] = ()) -> str:
        """ "Size: large, right?" """
        pair = self.say("read-back-pair", label=self.label(field, start=True), value=self.value(field, value, flags))
        return self.say("confirm-value", value=pair)

    def help(self, field: Field, *, commands: bool = True) -> str:
        """What can be said to this question, and around it."""
        parts = [self.described(field) if commands else "", self._how(field)]
        if field.default is not MISSING:
            parts.append(self.say("help-default", value=self.default(field)))
        if not field.required or field.nullable:
            parts.append(self.say("help-optional"))
        if commands:
            parts.append(self.say("help-commands"))
        return " ".join(part for part in parts if part)

    def _how(self, field: Field) -> str:
        match field:
            case BooleanField():
                return self.say("help-boolean")
            case NumberField():
                return self.limits(field) or self.say("help-number")
            case ChoiceField() if self.by_number(field):
                return self.say("options-number-or-name")
            case ChoiceField() if len(field.options) <= self.policy.options_read:
                return self.say("help-choice", options=self.option_list(field))
            case ChoiceField():
                return self.say("help-choice-many")
            case MultiChoiceField():
                return self.say("help-multi")
            case TextField(format=format_):
                return self.say(f"help-{format_}" if format_ else "help-text")

    # -- read-back -----------------------------------------------------------------------------------

    def acknowledged(self, field: Field, value: Json) -> str:
        """The implicit read-back, carried into the next sentence."""
        if self.is_secret(field):
            return self.say("heard-secret")
        if isinstance(field, BooleanField):
            return self.say("heard-yes" if value else "heard-no", label=self.label(field, start=not value))
        return self.say("heard-value", value=self.start(self.value(field, value)))

    def read_back(self, draft: Draft) -> list[str]:
        """Everything that will be sent, a breath each."""
        held = draft.held_fields()
        if not held:
            return [self.say("read-back-empty")]
        pairs = [
            self.say("read-back-pair", label=self.label(one), value=self.value(one, draft.value(one))) for one in held
        ]
        size = self.policy.read_back
        return [
            self.say("read-back" if at == 0 else "read-back-more", values=", ".join(pairs[at : at + size]))
            for at in range(0, len(pairs), size)
        ]
