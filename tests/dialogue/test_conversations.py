"""Every conversation file goes word for word as it is written, in the pure dialogue and through the driver."""

from __future__ import annotations

from pathlib import Path

import anyio
import pytest

from tests.dialogue.conversation import (
    FOLDERS,
    asker_of,
    event_of,
    now_of,
    play,
    policy_of,
    read_conversation,
)
from voice_elicit import VoiceElicitor
from voice_elicit.dialogue.actions import Done, Say
from voice_elicit.dialogue.events import Cancelled, Heard, Silence
from voice_elicit.elicitor import Happening
from voice_elicit.ports import Expectation, Turn, Utterance

FILES = sorted(path for folder in FOLDERS for path in folder.glob("*.md"))


def _name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_there_are_at_least_twenty_conversations_of_every_language(folder: Path) -> None:
    assert len(list(folder.glob("*.md"))) >= 20


@pytest.mark.parametrize(
    "folder", [folder for folder in FOLDERS if folder.name in ("conversations", "conversations-ko")]
)
def test_there_are_at_least_forty_conversations(folder: Path) -> None:
    assert len(list(folder.glob("*.md"))) >= 40


@pytest.mark.parametrize("path", FILES, ids=_name)
def test_the_dialogue_goes_word_for_word(path: Path) -> None:
    conversation = read_conversation(path)
    assert play(conversation) == conversation.lines


class _Person:
    """Ears that hear the person's lines of a conversation file, one a turn."""

    hears_over_speech = False

    def __init__(self, lines: list[str]) -> None:
        self.lines = iter(lines)
        self.asked_to_cancel = anyio.Event()

    async def listen(self, expectation: Expectation, prompt_over: anyio.Event | None = None) -> Turn:
        event = event_of(next(self.lines), expectation)
        if isinstance(event, Cancelled):
            self.asked_to_cancel.set()
            await anyio.sleep_forever()
        assert isinstance(event, Heard | Silence)
        return event

    async def aclose(self) -> None:
        pass


class _Captions:
    def __init__(self) -> None:
        self.said: list[str] = []

    async def say(self, utterance: Utterance) -> None:
        await anyio.lowlevel.checkpoint()
        self.said.append(utterance.text)

    async def aclose(self) -> None:
        pass


def _by_voice(path: Path) -> bool:
    return not any(line.startswith(("T:", "K:")) for line in read_conversation(path).person)


@pytest.mark.anyio
@pytest.mark.parametrize("path", [path for path in FILES if _by_voice(path)], ids=_name)
async def test_the_driver_says_and_answers_the_same(path: Path) -> None:
    conversation = read_conversation(path)
    person, mouth = _Person(conversation.person), _Captions()
    happenings: list[Happening] = []
    async with (
        VoiceElicitor(
            conversation.setup.get("language", "en"),
            ears=person,
            mouth=mouth,
            policy=policy_of(conversation),
            clock=lambda: now_of(conversation),
            opener=lambda url: None,
            observe=happenings.append,
        ) as elicitor,
        anyio.create_task_group() as group,
    ):

        async def run() -> None:
            await elicitor.elicit(conversation.setup["params"], asker=asker_of(conversation))
            group.cancel_scope.cancel()

        async def host_cancels() -> None:
            await person.asked_to_cancel.wait()
            scope.cancel()

        with anyio.fail_after(20), anyio.CancelScope() as scope:
            group.start_soon(host_cancels)
            await run()
    ours = [line.removeprefix("S: ") for line in conversation.lines if line.startswith("S: ")]
    assert mouth.said == ours
    assert [happening.utterance.text for happening in happenings if isinstance(happening, Say)] == ours
    ended = [happening.outcome for happening in happenings if isinstance(happening, Done)]
    assert len(ended) == 1
