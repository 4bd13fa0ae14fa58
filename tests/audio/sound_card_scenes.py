"""What `test_sound_card` runs in a process of its own, since PortAudio reads its environment only once:

    python -m tests.audio.sound_card_scenes SCENE BACKEND [ARGUMENT...]

One JSON object comes out.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import anyio

from voice_elicit.audio import devices
from voice_elicit.audio.devices import chosen_device
from voice_elicit.audio.ears import EngineEars
from voice_elicit.audio.playback import SoundDevicePlayer
from voice_elicit.audio.sources import MicrophoneSource
from voice_elicit.errors import UnusableAudio
from voice_elicit.ports import Expectation, Heard, Phrase, ReplyKind, Turn, Utterance
from voice_elicit.recognizers.moonshine import MoonshineRecognizer
from voice_elicit.testing import ScriptedRecognizer
from voice_elicit.voices.mouth import VoiceMouth
from voice_elicit.voices.synthesis import SpeechSynthesis

ANSWERS = Expectation(
    ReplyKind.CLOSED,
    phrases=tuple(Phrase(word, word) for word in ("yes", "no", "stop")),
    prompt="A long story.",
)
STORY = "Green Table asks three things to book a table. " * 8


async def speak(clip: str) -> dict[str, Any]:
    """A sentence to its end, twice, then one that is cut off."""
    mouth = VoiceMouth(SoundDevicePlayer(), SpeechSynthesis())
    await mouth.warm()
    began = anyio.current_time()
    await mouth.say(Utterance("Four. Which day?", earcon="listening"))
    said = anyio.current_time() - began
    async with anyio.create_task_group() as group:
        group.start_soon(mouth.say, Utterance(STORY))
        await anyio.sleep(1.0)
        began = anyio.current_time()
        group.cancel_scope.cancel()
    silenced = anyio.current_time() - began
    await anyio.sleep(1.0)
    await mouth.aclose()
    return {"said": said, "silenced": silenced}


async def hear(clip: str) -> dict[str, Any]:
    """The person speaks into the microphone."""
    recognizer = MoonshineRecognizer()
    await anyio.to_thread.run_sync(recognizer.load)
    ears = EngineEars(MicrophoneSource(), recognizer)
    turn: list[Turn] = []

    async def listen() -> None:
        turn.append(await ears.listen(ANSWERS))

    async with anyio.create_task_group() as group:
        group.start_soon(listen)
        await anyio.sleep(1.0)
        await _person_says(clip)
    return _told(turn[0])


async def interrupt(clip: str) -> dict[str, Any]:
    """The person says a word while we tell a long story."""
    recognizer = MoonshineRecognizer()
    await anyio.to_thread.run_sync(recognizer.load)
    ears = EngineEars(MicrophoneSource(), recognizer)
    mouth = VoiceMouth(SoundDevicePlayer(), SpeechSynthesis())
    await mouth.warm()
    over = anyio.Event()
    said_whole = False

    async def tell() -> None:
        nonlocal said_whole
        await mouth.say(Utterance(STORY))
        said_whole = True

    async def person() -> None:
        await anyio.sleep(1.5)
        await _person_says(clip)

    async with anyio.create_task_group() as group:
        group.start_soon(tell)
        group.start_soon(person)
        turn = await ears.listen(ANSWERS, over)
        began = anyio.current_time()
        group.cancel_scope.cancel()
    silenced = anyio.current_time() - began
    await anyio.sleep(0.5)
    await mouth.aclose()
    return _told(turn) | {"silenced": silenced, "said_whole": said_whole}


class Announcing:
    """A detector that hears no voice, and tells when the first sound came in."""

    def __init__(self, came: anyio.Event) -> None:
        self._came = came

    def probability(self, chunk: bytes) -> float:
        self._came.set()
        return 0.0

    def reset(self) -> None:
        return


async def lose_microphone(clip: str) -> dict[str, Any]:
    came = anyio.Event()
    ears = EngineEars(MicrophoneSource(), ScriptedRecognizer([]), detector=Announcing(came))
    return await _until_unplugged(lambda: ears.listen(ANSWERS), came)


async def lose_loudspeaker(clip: str) -> dict[str, Any]:
    mouth = VoiceMouth(SoundDevicePlayer(), SpeechSynthesis())
    await mouth.warm()
    try:
        return await _until_unplugged(lambda: mouth.say(Utterance(STORY)))
    finally:
        await mouth.aclose()


async def use_frozen(clip: str) -> dict[str, Any]:
    """Neither device answers; an impatient host gives up even earlier."""
    ears = EngineEars(MicrophoneSource(), ScriptedRecognizer([]), detector=Announcing(anyio.Event()))
    player = SoundDevicePlayer()
    with anyio.move_on_after(0.2) as impatient:
        await ears.listen(ANSWERS)
    devices.OPEN_TIME = 1.0
    errors = []
    for act in (player.prepare, lambda: ears.listen(ANSWERS)):
        try:
            await act()
        except UnusableAudio as lost:
            errors.append(str(lost))
    return {"impatient": impatient.cancelled_caught, "errors": errors}


async def name_devices(clip: str) -> dict[str, Any]:
    error = ""
    try:
        chosen_device("input", "no such thing")
    except UnusableAudio as refused:
        error = str(refused)
    return {
        "microphone": chosen_device("input").name,
        "loudspeaker": chosen_device("output", "default").name,
        "error": error,
    }


async def _until_unplugged(act: Callable[[], Awaitable[object]], ready: anyio.Event | None = None) -> dict[str, Any]:
    """Tells the test when to pull the plug, by a line of its own."""

    async def announce() -> None:
        await (ready.wait() if ready is not None else anyio.sleep(2.0))
        _tell("now")

    error = ""
    with anyio.fail_after(30):
        async with anyio.create_task_group() as group:
            group.start_soon(announce)
            try:
                await act()
            except UnusableAudio as lost:
                error = str(lost)
    return {"error": error}


async def _person_says(clip: str) -> None:
    await anyio.run_process(["paplay", "--latency-msec=20", "-d", "person", clip])


def _told(turn: Turn) -> dict[str, Any]:
    if not isinstance(turn, Heard) or not turn.hypotheses:
        return {"meaning": "", "latency": 0.0, "barged_in": False}
    return {
        "meaning": turn.hypotheses[0].phrase.meaning,
        "latency": turn.latency,
        "barged_in": turn.barged_in,
    }


def _tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


SCENES = {
    scene.__name__: scene
    for scene in (speak, hear, interrupt, lose_microphone, lose_loudspeaker, use_frozen, name_devices)
}

if __name__ == "__main__":
    _tell(json.dumps(anyio.run(SCENES[sys.argv[1]], sys.argv[3], backend=sys.argv[2])))
