"""What is said in each state: in full, shorter on a later visit, as help, and after a misunderstanding."""

from __future__ import annotations

from dataclasses import dataclass, replace

from voice_elicit.dialogue.draft import Draft
from voice_elicit.dialogue.listening import one_option
from voice_elicit.dialogue.openings import page_lines
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
    Form,
    MultiChoiceField,
    NumberField,
    Request,
    TextField,
    UrlRequest,
)
from voice_elicit.form.labels import readable
from voice_elicit.language.spoken_text import spell_out

__all__ = ["Lines"]


@dataclass(frozen=True, slots=True)
class Lines:
    """Sentences of the states of one dialogue."""

    request: Request
    prompts: Prompts
    draft: Draft | None

    def question(self, state: State, *, first: bool) -> list[str]:
        """What is asked in this state, one breath an item; `first`: this question was not asked before."""
        say = self.prompts.say
        match state:
            case Opening():
                return [say("opening-start")]
            case Asking():
                return [self._asking(state, first)]
            case Confirming():
                return [self._confirming(state)]
            case Choosing(field=field, values=values):
                words = [self.prompts.value(field, one) for one in values]
                return [say("choose-between", options=self.prompts.start(self.prompts.listed(words)))]
            case Collecting(field=field, chosen=chosen):
                if not chosen:
                    return [say("collected-none")]
                return [say("collected", values=self.prompts.selected(field, chosen))]
            case Checking(left=fields):
                assert self.draft is not None
                field, held = fields[0], self.draft
                return [self.prompts.confirm_answer(field, held.value(field), held.flags(field))]
            case Scanning():
                return [say("scan-option", option=self.prompts.start(one_option(state, self.prompts.pack).label))]
            case ReadingBack(grey=True):
                return [say("grey-yes-keys" if self.prompts.policy.keys else "grey-yes")]
            case ReadingBack():
                return self._read_back(first)
            case Picking():
                return [self._picking(state)]
            case Sure():
                return [self._sure(state)]
            case Waiting():
                return [say("waiting-reminder")]
            case Hurried(back=back):
                return self.question(back, first=first)
            case Warned(field=field):
                return [say("secret", label=self.prompts.label(field, start=True))]
            case Consenting(grey=True):
                return [say("grey-yes-open")]
            case Consenting():
                return [say("page-open")]
            case Finished():
                return []

    def _asking(self, state: Asking, first: bool) -> str:
        field, prompts = state.field, self.prompts
        if state.spelling:
            return prompts.say("spell-now")
        if state.missing:
            return self._missing(state)
        if isinstance(field, ChoiceField | MultiChoiceField) and state.listed:
            return prompts.group(field, state.listed)
        parts = [prompts.question(field, short=not first)]
        if first and field.description and len(field.description.split()) <= 12 and self._says_more(state):
            parts.insert(0, prompts.described(field))
        if self.draft and self.draft.holds(field):
            parts.append(prompts.say("ask-instead", value=prompts.value(field, self.draft.value(field))))
        elif first:
            parts.append(prompts.extras(field))
        return " ".join(part for part in parts if part)

    def _missing(self, state: Asking) -> str:
        """ "Friday the fourth of December, at what time?", "P e t e r. And after the at sign?" """
        prompts = self.prompts
        if state.missing == "name":
            return prompts.say("ask-missing-name")
        if state.missing == "host":
            return prompts.say("ask-missing-host", value=prompts.start(spell_out(state.half, prompts.pack)))
        if state.missing == "year":
            return prompts.say("ask-missing-year")
        day = replace(state.field, format="date") if isinstance(state.field, TextField) else state.field
        words = prompts.start(prompts.value(day, state.half))
        return prompts.say(f"ask-missing-{state.missing}", value=words)

    @staticmethod
    def _says_more(state: Asking) -> bool:
        """A description is spoken unasked only where the label is a bare identifier."""
        return state.field.label == readable(state.field.name)

    def _confirming(self, state: Confirming) -> str:
        prompts, field, value = self.prompts, state.field, state.value
        if isinstance(field, BooleanField):
            return prompts.say("confirm-yes-or-no", value=prompts.label(field))
        words = prompts.start(prompts.value(field, value, state.flags))
        if "teen-ty" in state.flags and isinstance(field, NumberField):
            digits = " ".join(prompts.number(int(char)) for char in str(value) if char.isdigit())
            return prompts.say("confirm-number-digits", value=words, digits=digits)
        if any(flag.startswith("command:") for flag in state.flags):
            return prompts.say("confirm-option", value=words)
        if "spelled" in state.flags:
            return prompts.say("confirm-spelled", value=words)
        return prompts.say("confirm-value", value=words)

    def _read_back(self, first: bool) -> list[str]:
        prompts, draft = self.prompts, self.draft
        if isinstance(self.request, Form) and not self.request.fields:
            return [prompts.say("agree")]
        assert draft is not None
        held = draft.held_fields()
        if not held:
            return [prompts.say("read-back-empty"), prompts.say("read-back-empty-last")]
        if len(draft.form.fields) == 1:
            field = held[0]
            return [f"{prompts.acknowledged(field, draft.value(field))} {prompts.say('read-back-one')}"]
        last = prompts.say("read-back-last" if first else "read-back-again")
        breaths = prompts.read_back(draft)
        return [*breaths[:-1], f"{breaths[-1]} {last}"]

    def _picking(self, state: Picking) -> str:
        prompts = self.prompts
        assert self.draft is not None
        if state.heard:
            labels = prompts.listed([prompts.label(one) for one in state.among])
            return prompts.say("change-which", value=prompts.start(state.heard), labels=labels)
        fields = self.draft.form.fields
        labels = prompts.listed([prompts.label(one) for one in fields])
        return prompts.say("change-what", labels=labels)

    def _sure(self, state: Sure) -> str:
        prompts, draft = self.prompts, self.draft
        if state.what == "stop" and draft is not None and draft.answered:
            return prompts.counted(
                "sure-stop-held",
                draft.answered,
                total=prompts.count(len(draft.form.fields)),
            )
        if state.what == "decline" and state.wrong is not None:
            return prompts.say("no-correct-or-decline", label=prompts.label(state.wrong))
        return prompts.say(f"sure-{state.what}")

    # -- after a misunderstanding, and on help -------------------------------------------------------

    def again(self, state: State) -> str:
        """The question put shortly, where the person has just heard it and gave no answer."""
        match state:
            case Asking(field=field, spelling=False) if isinstance(field, ChoiceField | MultiChoiceField):
                few = len(field.options) <= self.prompts.policy.options_read
                if few and not self.prompts.by_number(field):
                    options = self.prompts.start(self.prompts.option_list(field))
                    return self.prompts.say("options-asked", options=options)
                return self.prompts.question(field, short=True)
            case Scanning():
                return self.prompts.say("confirm-yes-or-no", value=one_option(state, self.prompts.pack).label)
            case ReadingBack(grey=False):
                fields = isinstance(self.request, Form) and self.request.fields
                return self.prompts.say("read-back-last" if fields else "agree")
            case Waiting():
                return self.prompts.say("waiting-reminder")
            case _:
                return " ".join(self.question(state, first=False))

    def help(self, state: State, *, full: bool = True) -> str:
        """What can be said here."""
        say = self.prompts.say
        match state:
            case Opening():
                return say("opening-start-help")
            case Asking(missing="name" | "host") | Asking(spelling=True):
                return self.again(state)
            case Asking(field=field) | Collecting(field=field):
                return self.prompts.help(field, commands=full)
            case Confirming(field=field, value=value):
                if isinstance(field, BooleanField):
                    return self.prompts.help(field, commands=full)
                return say("confirm-help", value=self.prompts.value(field, value))
            case Checking():
                return " ".join((say("help-boolean"), self.again(state)))
            case Scanning():
                return self.prompts.help(one_option(state, self.prompts.pack)) if full else self.again(state)
            case Choosing():
                return say("choose-help")
            case ReadingBack():
                no_fields = isinstance(self.request, Form) and not self.request.fields
                return say("agree-help" if no_fields else "read-back-help")
            case Picking():
                return self._picking(Picking())
            case Sure():
                return say("sure-help")
            case Warned(field=field):
                return say("secret-help" if Draft.may_skip(field) else "secret-help-required")
            case Consenting():
                return say("page-help")
            case Waiting():
                return say("waiting-reminder")
            case Hurried(back=back):
                return self.help(back, full=full)
            case Finished():
                return ""

    def where(self, state: State, total: int, number: int) -> str:
        """Where in the form we are, and what is held."""
        prompts = self.prompts
        parts = []
        if number:
            parts.append(prompts.say("where", number=prompts.number(number), total=prompts.count(total)))
        if self.draft and self.draft.answered:
            pairs = [
                prompts.say("read-back-pair", label=prompts.label(one), value=prompts.value(one, self.draft.value(one)))
                for one in self.draft.held_fields()
            ]
            parts.append(prompts.say("where-answers", values=", ".join(pairs)))
        return " ".join(parts)

    def may_repeat(self, state: State, heard: str) -> bool:
        """Whether what was heard may be said back: never a secret, never a long sentence."""
        match state:
            case Asking(field=field) | Confirming(field=field) | Choosing(field=field):
                if self.prompts.is_secret(field):
                    return False
            case Warned():
                return False
            case _:
                pass
        return 0 < len(heard.split()) <= 8

    def page(self) -> list[str]:
        """Why a page should be opened, and where."""
        assert isinstance(self.request, UrlRequest)
        return page_lines(self.request, self.prompts)
