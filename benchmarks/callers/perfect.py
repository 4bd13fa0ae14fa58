"""The same callers with ears that mishear nothing: what the dialogue and the understanding alone cost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from benchmarks.callers.caller import Caller
from benchmarks.callers.forms import NOW
from benchmarks.callers.ours import STRANGERS
from benchmarks.callers.phrasing import PACK
from benchmarks.callers.result import Result, compared
from voice_elicit import Asker, Dialogue, Heard
from voice_elicit.dialogue.actions import Action, Say, Show
from voice_elicit.dialogue.events import Cancelled
from voice_elicit.ports import Band

__all__ = ["Perfect"]


class Perfect:
    name = "words, not sound"

    def run(self, callers: Iterable[Caller], condition: str) -> Iterator[Result]:
        for caller in callers:
            asker = Asker("Green Table", vouched=caller.task.number % STRANGERS != 0)
            dialogue = Dialogue(caller.task.form, PACK, asker=asker, now=NOW)
            log: list[str] = []
            actions = self._told(dialogue.start(), log)
            while dialogue.outcome is None:
                view = next(action.view for action in actions if isinstance(action, Show))
                words = caller.reply(view)
                if words is None:
                    dialogue.handle(Cancelled())
                    break
                log.append(f"P: {words}")
                actions = self._told(dialogue.handle(Heard(words, text_band=Band.HIGH, engine="perfect")), log)
                log.append(f"   {dialogue.reading}")
            outcome = dialogue.outcome
            content = outcome.content if outcome is not None else None
            yield Result(
                self.name,
                condition,
                caller.task.number,
                caller.voice,
                content is not None,
                "hung up" if caller.hung_up or outcome is None else f"{outcome.action} {outcome.reason}",
                caller.turns,
                caller.at_questions,
                compared(caller, content) if content is not None else [],
                len(caller.task.form.fields),
                log,
            )

    @staticmethod
    def _told(actions: list[Action], log: list[str]) -> list[Action]:
        log += [f"S: {action.utterance.text}" for action in actions if isinstance(action, Say)]
        return actions
