"""A caller: knows what it wants, hears our prompts, answers in words.

It sees what a person would see and hear, the `View`, and never what was recognized.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from benchmarks.callers.forms import NOW, SKIP, TEXTS, Goal, Task
from benchmarks.callers.phrasing import NO, PACK, SPELL, YES, a_list, aloud, name_aloud, nato, say_value, say_yes
from voice_elicit.dialogue.actions import View
from voice_elicit.dialogue.policy import Policy
from voice_elicit.dialogue.prompts import Prompts
from voice_elicit.form.fields import BooleanField, ChoiceField, Field, MultiChoiceField, NumberField, TextField
from voice_elicit.language.spoken_numbers import speak_number

__all__ = ["Caller", "like"]

ATTENTION = 0.6
"""How often a wrong implicit read-back is corrected at once and not at the end."""
REPEATS = 0.02
"""How often a question is asked for again."""
SUGGESTS = 0.5
OBEDIENCE = 0.8
"""How often words are spelled when we ask for it."""


@dataclass(frozen=True, slots=True)
class Manners:
    """What a system's callers have been told they can say."""

    commands: bool = True
    """Repeat, the suggestion, change, back; without, only answers, "skip" and a last yes or no."""


class Caller:
    def __init__(self, task: Task, voice: str, manners: Manners | None = None) -> None:
        self.task = task
        self.goals = dict(task.goals)
        """What is wanted, as it would be said now."""
        self.voice = voice
        self.turns = 0
        self.at_questions = 0
        """Turns without "shall we start?" and the read-back."""
        self.hung_up = False
        self._manners = manners or Manners()
        self._rng = random.Random(f"caller {task.number}")
        self._minding = random.Random(f"minding {task.number}")
        self._tries: Counter[str] = Counter()
        self._spoken: Counter[str] = Counter()
        self._where = ("", "")
        self._words = ""
        self._vain: set[str] = set()
        """What was said and led nowhere; another yes is said then."""
        self._prompts = Prompts(PACK, Policy(), NOW)
        self._fields = {field.name: field for field in task.form.fields}
        self._last = ""
        self._spelling = ""

    @property
    def patience(self) -> int:
        """Turns after which anybody would give up."""
        return 3 * len(self._fields) + 6

    def said(self, words: str) -> int:
        """How often these words were said before; counts this time."""
        self._spoken[words] += 1
        return self._spoken[words] - 1

    def reply(self, view: View) -> str | None:
        """What the caller says to this; None when it hangs up."""
        where = (view.stage, view.field)
        if where == self._where:
            self._vain.add(self._words)
        words = self._reply(view)
        self.at_questions += view.stage not in ("opening", "read-back")
        self._where, self._words = where, words or ""
        return words

    def _reply(self, view: View) -> str | None:
        self.turns += 1
        if self.turns > self.patience:
            self.hung_up = True
            return None
        field = self._fields.get(view.field)
        match view.stage:
            case "opening":
                return say_yes(self._rng, self._vain)
            case "asking" if field is not None:
                return self._answer(view, field)
            case "confirming" if field is not None:
                return self._confirm(view, field)
            case "choosing" if field is not None:
                return self._choose(view, field)
            case "collecting" if isinstance(field, MultiChoiceField):
                return self._collect(view, field)
            case "scanning" if field is not None:
                return self._scan(view, field)
            case "checking" if field is not None:
                ways = NO if field.name in self._wrong(view) else YES
                return self._rng.choice([one for one in ways if one not in self._vain] or ways)
            case "read-back":
                return self._check(view)
            case "picking":
                wrong = self._wrong(view)
                return f"the {self._label(self._fields[wrong[0]])}" if wrong else "no"
            case "waiting":
                return "continue"
            case _:
                return "no"

    # -- questions -----------------------------------------------------------------------------------

    def _answer(self, view: View, field: Field) -> str:
        goal = self.goals[field.name]
        if self._spelling == field.name:
            self._spelling = ""
            return nato(str(goal.value))
        self._last, last = field.name, self._last
        if self._manners.commands:
            if last and last != field.name and last in self._wrong(view) and self._rng.random() < ATTENTION:
                return self._correct(self._fields[last], field)
            if self._rng.random() < REPEATS:
                return self._rng.choice(["repeat", "say that again", "what was that?"])
        tries = self._tries[field.name]
        self._tries[field.name] += 1
        if goal.value == SKIP:
            return self._rng.choice(["skip", "skip it", "no", "next"]) if tries == 0 and self._can() else "skip"
        if goal.suggested and self._can() and tries == 0 and self._rng.random() < SUGGESTS:
            return self._rng.choice(["the suggestion", "use the suggestion", "keep it"])
        if tries >= 2:
            self._put_otherwise(field)
        goal = self.goals[field.name]
        words = self._as_told(view.prompt, str(goal.value)) if "@" in str(goal.value) else ""
        words = words or say_value(goal.value, field, self._rng, tries, self._vain)
        if words == SPELL:
            if not self._can():
                return str(goal.value)
            self._spelling = field.name
        return words

    def _as_told(self, prompt: str, address: str) -> str:
        """An address in the way our voice asks for it; empty where it leaves the way to the caller, or is ignored."""
        name, _, host = address.partition("@")
        say = self._prompts.say
        if say("ask-missing-name") in prompt:
            return nato(name)
        before, asked, _ = prompt.partition(say("ask-missing-host", value=""))
        if asked:
            heard = like(before).endswith(like(name))
            return aloud(host) if heard or self._minding.random() >= ATTENTION else "no"
        if say("spell-now") in prompt and self._minding.random() < OBEDIENCE:
            return f"{nato(name)} at {aloud(host)}"
        return ""

    def _put_otherwise(self, field: Field) -> None:
        """Whoever was misheard twice says the same in other words, where there are any."""
        others = [one for one in TEXTS.get(field.name, ()) if one != self.goals[field.name].value]
        if others:
            self.goals[field.name] = Goal(self._rng.choice(others))

    def _can(self) -> bool:
        return self._manners.commands

    def _correct(self, field: Field, asked: Field) -> str:
        goal = self.goals[field.name].value
        if isinstance(asked, BooleanField):
            return f"change the {self._label(field)}"  # "No, ..." would answer the question.
        if isinstance(field, BooleanField) or goal == SKIP or self._tries[field.name] > 2:
            return "go back"
        self._tries[field.name] += 1
        return f"no, {say_value(goal, field, self._rng, 1)}"

    def _confirm(self, view: View, field: Field) -> str:
        goal = self.goals[field.name].value
        if isinstance(field, BooleanField) and goal != SKIP:
            return say_value(goal, field, self._rng, 1, self._vain)
        asked = (
            re.sub(r"^.*[.?!] (?=\S.*\?$)", "", view.prompt) if not view.prompt.endswith(". Right?") else view.prompt
        )
        asked = re.sub(r"^.*\bSay yes if | is right, or say it again\.$", "", asked)
        asked = re.sub(r"^The choice |, right\?$|\. Right\?$|\?$", "", asked)
        if isinstance(field, NumberField):
            asked = asked.partition(",")[0]
        if any(like(asked) == like(one) for one in self._sounds(field)):
            return say_yes(self._rng, self._vain)
        if goal == SKIP:
            return "no"
        return self._rng.choice(["no", "no", f"no, {say_value(goal, field, self._rng, 1)}"])

    def _choose(self, view: View, field: Field) -> str:
        wanted = {like(one) for one in self._sounds(field)}
        for option in view.options:
            if like(option.label) in wanted:
                place = {1: "the first one", 2: "the second one"}.get(option.number, option.label)
                return self._rng.choice([option.label, option.label, place])
        return "no"

    def _scan(self, view: View, field: Field) -> str:
        """ "Olives?", or "Berlin, Boston or Paris?" """
        goal = self.goals[field.name].value
        wanted = goal if isinstance(goal, list) else [goal]
        options = field.options if isinstance(field, ChoiceField | MultiChoiceField) else ()
        asked = like(re.split(r"(?i)yes or no[.:]", view.prompt)[-1])
        alone = [one.const for one in options if like(one.title) == asked]
        put = alone or [one.const for one in options if like(one.title) in asked]
        ways = YES[:7] if any(one in wanted for one in put) else NO
        return self._rng.choice([one for one in ways if one not in self._vain] or ways)

    def _collect(self, view: View, field: MultiChoiceField) -> str:
        goal = self.goals[field.name].value
        wanted = [option.title for option in field.options if isinstance(goal, list) and option.const in goal]
        chosen = [option.label for option in view.options if option.chosen]
        extra = [name_aloud(one, self._rng) for one in chosen if one not in wanted]
        missing = [name_aloud(one, self._rng) for one in wanted if one not in chosen]
        if extra:
            return f"take {a_list(extra)} off"
        if missing:
            return a_list(missing)
        return self._rng.choice(["that's all", "that's it", "done", "nothing else"])

    # -- the read-back -------------------------------------------------------------------------------

    def _check(self, view: View) -> str:
        wrong = self._wrong(view)
        if not wrong:
            return say_yes(self._rng, self._vain, send=True)
        if not self._can():
            return "no"
        field = self._fields[wrong[0]]
        goal = self.goals[field.name].value
        label = self._label(field)
        if isinstance(field, ChoiceField | NumberField) and goal != SKIP and self._rng.random() < 0.4:
            return f"the {label} should be {say_value(goal, field, self._rng, 1)}"
        return f"change the {label}"

    def _label(self, field: Field) -> str:
        return self._prompts.label(field).replace("_", " ")

    def _wrong(self, view: View) -> list[str]:
        """Names of the questions whose answer as said is not what was wanted, of those answered so far."""
        said = {name: words for name, _, words in view.answers}
        done = view.stage in ("read-back", "picking")
        wrong = []
        for field in self.task.form.fields:
            goal = self.goals[field.name].value
            words = said.get(field.name)
            if words is None:
                if goal != SKIP and done:
                    wrong.append(field.name)
            elif goal == SKIP or all(like(words) != like(one) for one in self._sounds(field)):
                wrong.append(field.name)
        return wrong

    def _sounds(self, field: Field) -> list[str]:
        """How our voice may say what is wanted."""
        value = self.goals[field.name].value
        if value == SKIP:
            return []
        spoken = [self._prompts.value(field, value, flags) for flags in ((), ("spelled",), ("assumed-year",))]
        if isinstance(field, TextField) and "@" in str(value):
            spoken.append(str(value).replace("@", " at ").replace(".", " dot "))
        return spoken


def like(words: object) -> str:
    """Words as an ear compares them: no case, punctuation, spaces or "please", numbers spoken."""
    text = re.sub(r"\d+", lambda found: f" {speak_number(int(found[0]), PACK)} ", str(words))
    return re.sub(r"[\W_]+|\bplease\b", "", text.casefold())


Reply = Callable[[View], str | None]
