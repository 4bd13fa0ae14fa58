"""Whole dialogues in Korean through sound: a synthetic person, the voice detector, Vosk and the dialogue.

The same twenty in `benchmarks.korean_dialogues`; here a handful, to be quick.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import anyio
import pytest

from tests.recognizers.korean_dialogues import DIALOGUES, Person, Spoken
from tests.recognizers.test_vosk import korean
from voice_elicit import VoiceElicitor
from voice_elicit.dialogue.actions import Outcome, Say

HANDFUL = ("two questions", "skipped", "a city declined", "helped", "stopped")


async def hold(spoken: Spoken, folder: Path, observe: Callable[[object], None] = lambda one: None) -> Outcome:
    """One dialogue from its first word to its outcome."""
    person = Person(spoken.replies, folder)

    def seen(one: object) -> None:
        if isinstance(one, Say):
            person.asked = one.utterance.text
        observe(one)

    async with VoiceElicitor(
        "ko", recognizer="vosk", model=korean(), voice="none", source=person, observe=seen
    ) as elicitor:
        return await elicitor.elicit(spoken.params())


@pytest.mark.anyio
@pytest.mark.parametrize("spoken", [one for one in DIALOGUES if one.name in HANDFUL], ids=lambda one: one.name)
async def test_a_korean_dialogue_is_held_by_voice(spoken: Spoken, tmp_path: Path) -> None:
    korean()
    with anyio.fail_after(120):
        outcome = await hold(spoken, tmp_path)
    assert (outcome.action, outcome.content) == (spoken.action, spoken.content)
