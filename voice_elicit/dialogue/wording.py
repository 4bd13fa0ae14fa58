"""Small parts of sentences, and options as they are read: the wording all prompts are made of."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from voice_elicit.dialogue.policy import Policy
from voice_elicit.form.fields import ChoiceField, Field, Json, MultiChoiceField
from voice_elicit.form.labels import readable
from voice_elicit.language.pack import Pack
from voice_elicit.language.spoken import join_words, speak_count, speak_number, speak_value
from voice_elicit.understanding.secrets import asks_secret
from voice_elicit.understanding.soundalikes import hard_to_say

__all__ = ["Wording"]


@dataclass(frozen=True, slots=True)
class Wording:
    """Renders labels, values and options."""

    pack: Pack
    policy: Policy
    now: datetime

    # -- small parts ---------------------------------------------------------------------------------

    def say(self, message: str, /, **variables: str | int | float) -> str:
        return self.pack.say(message, **variables)

    def number(self, value: float) -> str:
        """A number in words."""
        return speak_number(value, self.pack)

    def count(self, value: int) -> str:
        """A number of things in words."""
        return speak_count(value, self.pack)

    def counted(self, message: str, count: int, /, **variables: str | int) -> str:
        """A sentence with a plural: $count chooses the form, $words says it."""
        return self.say(message, count=count, words=speak_count(count, self.pack), **variables)

    def label(self, field: Field, *, start: bool = False, question: bool = False) -> str:
        """The question's name inside a sentence or at its start. A label that is a question itself serves only
        to ask (`question`); elsewhere the property's name stands for it."""
        text = field.label.rstrip(" ?:.")
        if field.label.rstrip().endswith("?") and not question:
            text = self.noun(readable(field.name))
        if start:
            return text[:1].upper() + text[1:]
        return self.noun(text, start=False)

    def noun(self, text: str, *, start: bool = True) -> str:
        """A label, or a word of one, inside a sentence. `start`: its first letter may have been lost, as
        recognizers lose them."""
        if self.say("style-labels") == "lower":
            return " ".join(word.lower() if word[1:].islower() else word for word in text.split())
        return self.start(text) if start else text

    def labels(self, fields: tuple[Field, ...]) -> str:
        return self.listed([self.label(one) for one in fields], "options-and")

    def listed(self, parts: list[str], last: str = "options-or") -> str:
        """`a, b or c`."""
        return join_words(parts, self.pack, last)

    def is_secret(self, field: Field) -> bool:
        """Whether the question asks for a password or the like."""
        return asks_secret(field, self.pack)

    def value(self, field: Field, value: Json, flags: tuple[str, ...] = ()) -> str:
        """A value in words; a secret's never. `flags` of its reading: what was spelled is spelled back."""
        if self.is_secret(field):
            return self.say("read-back-secret")
        return speak_value(value, field, self.pack, now=self.now, flags=flags)

    def start(self, text: str) -> str:
        return text[:1].upper() + text[1:]

    # -- options -------------------------------------------------------------------------------------

    def choices(self, field: ChoiceField | MultiChoiceField, *, short: bool = False) -> str:
        """The options as far as they are read with the question."""
        count = len(field.options)
        limits = "" if short or isinstance(field, ChoiceField) else self.selection_limits(field)
        if count <= self.policy.options_read:
            if self.by_number(field):
                parts = [self._numbered(field, 0, count), "" if short else self.say("options-number-or-name")]
            else:
                parts = [self.say("options-read", options=self.start(self.option_list(field)))]
        elif count <= self.policy.options_grouped:
            parts = [self.say("options-say-list")] if short else [self.group(field, 0)]
        elif count <= self.policy.options_listed:
            parts = [self.say("options-say-list")]
        else:
            parts = [self.say("options-spell")]
        return " ".join(part for part in (limits, *parts) if part)

    def by_number(self, field: ChoiceField | MultiChoiceField) -> bool:
        """Whether its options are better picked by number than by name: codes, or two that sound alike."""
        return len(field.options) <= self.policy.options_grouped and hard_to_say(field, self.pack)

    def option_list(self, field: ChoiceField | MultiChoiceField) -> str:
        """Their names as a list."""
        joint = "options-and" if isinstance(field, MultiChoiceField) else "options-or"
        return self.listed([self.value_of(field, option.const) for option in field.options], joint)

    def value_of(self, field: ChoiceField | MultiChoiceField, const: Json) -> str:
        """One option in words, also of a multi-select."""
        value: Json = [const] if isinstance(field, MultiChoiceField) else const
        return speak_value(value, field, self.pack, now=self.now)

    def group(self, field: ChoiceField | MultiChoiceField, first: int) -> str:
        """The options from `first` on, numbered, and whether there are more."""
        count = len(field.options)
        if count > self.policy.options_listed:
            return self.say("options-too-many")
        if first >= count:
            return self.say("options-no-more")
        last = min(first + self.policy.group, count)
        if count - last == 1:
            last = count
        parts = [self._numbered(field, first, last)]
        if not first and self.by_number(field):
            parts.append(self.say("options-number-or-name"))
        if last < count:
            parts.append(self.counted("options-more", min(self.policy.group, count - last)))
        return " ".join(parts)

    def _numbered(self, field: ChoiceField | MultiChoiceField, first: int, last: int) -> str:
        """Some of the options with their numbers; where these are wanted, the first is called "option one"."""
        parts = []
        for index, option in enumerate(field.options[first:last], first):
            message = "options-numbered-first" if not index and self.by_number(field) else "options-numbered"
            number = self.number(index + 1)
            parts.append(self.start(self.say(message, number=number, option=self.value_of(field, option.const))))
        return " ".join(parts)

    def selection_limits(self, field: MultiChoiceField) -> str:
        least, most = field.min_items, field.max_items
        if least > 1 and most is not None:
            return self.say("options-between", least=self.number(least), most=self.number(most))
        if most is not None and most < len(field.options):
            return self.counted("options-at-most", most)
        if least:
            return self.counted("options-at-least", least)
        return self.say("options-choose-some")

    def selected(self, field: MultiChoiceField, chosen: tuple[Json, ...]) -> str:
        return self.start(self.listed([self.value_of(field, one) for one in chosen], "options-and"))
