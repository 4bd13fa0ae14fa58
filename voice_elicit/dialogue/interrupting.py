"""What comes from beside the conversation: keys and touch, the clock, and the host that gives up."""

from __future__ import annotations

from voice_elicit.dialogue.actions import Action, Extend, Outcome
from voice_elicit.dialogue.breathing import Breathing
from voice_elicit.dialogue.edits import Edit
from voice_elicit.dialogue.events import Heard, Pressed
from voice_elicit.dialogue.states import Hurried
from voice_elicit.errors import InvalidReply
from voice_elicit.ports import Band
from voice_elicit.understanding.reading import Command, CommandName, Reading

__all__ = ["Interrupting"]


class Interrupting(Breathing):
    """Interruptions."""

    def _press(self, pressed: Pressed) -> list[Action]:
        """
        Raises:
            InvalidReply: no such command or question; the host's mistake.
        """
        self._heard = Heard(pressed.value, text_band=Band.HIGH, engine="typed")
        self._silences = 0
        if pressed.key == "command" and pressed.value not in set(CommandName):
            raise InvalidReply(f"There is no command {pressed.value!r}; press one of CommandName.")
        if isinstance(self.state, Hurried):
            back = self.state.back
            if pressed.key == "command":
                hurried = self._hurried(Command(CommandName(pressed.value)))
                if hurried:
                    return hurried
            self.state = back
        if pressed.key == "field":
            return self._edit(Edit(self._field_named(pressed.value)))
        if pressed.key == "option":
            return self._react(self._pressed_option(pressed.value))
        return self._react(Command(CommandName(pressed.value)))

    def _hurry(self, seconds: float) -> list[Action]:
        """Time is nearly over: the person may have more, by a word."""
        back = self.state.back if isinstance(self.state, Hurried) else self.state
        words = self.prompts.say("time-low", words=self.prompts.start(self.prompts.number(round(seconds))))
        return self._turn(Hurried(back), words, bare=True)

    def _hurried(self, reading: Reading) -> list[Action]:
        """A bare yes or no to "more time?"; [] when the reply was to the question that was open."""
        if not isinstance(self.state, Hurried) or not isinstance(reading, Command) or reading.argument:
            return []
        back = self.state.back
        question = self.lines.again(back)
        if reading.name is CommandName.YES:
            return [Extend(), *self._turn(back, self.prompts.say("time-more", question=question), bare=True)]
        if reading.name is CommandName.NO:
            return self._turn(back, self.prompts.say("go-on", question=question), bare=True)
        return []

    def _ended_by_host(self, reason: str) -> list[Action]:
        words = {"timeout": "timed-out", "device": "device-lost", "failure": "failed"}.get(reason, "withdrawn")
        return self._finish(words, Outcome("cancel", reason=reason))
