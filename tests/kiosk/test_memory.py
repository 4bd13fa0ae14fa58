"""What a kiosk keeps when its visitors have gone: nothing of them, and not more the more there were."""

from __future__ import annotations

import gc
import json
import subprocess
import sys
import threading
import wave
import weakref
from functools import partial
from typing import Any

import anyio
import anyio.to_thread
import pytest

from tests.kiosk.stand import SAMPLES
from voice_elicit import Asker
from voice_elicit.kiosk import FormErrand, Settings, app
from voice_elicit.kiosk.lanes import Lanes
from voice_elicit.kiosk.outlet import Outlet
from voice_elicit.kiosk.visit import Visit
from voice_elicit.kiosk.visits import Visits
from voice_elicit.kiosk.wire import Leave, Microphone, Press, Type
from voice_elicit.ports import Phrase
from voice_elicit.recognizers.moonshine import scorer as scoring
from voice_elicit.recognizers.moonshine.scorer import Scorer

ORDER = json.loads((SAMPLES / "order.json").read_text(encoding="utf-8"))
TYPED = {"Quantity?": "2", "Gift wrap?": "no", "Delivery date?": "2026-12-04", "Note for the driver?": "skip"}


@pytest.mark.anyio
async def test_a_visit_that_is_over_leaves_nothing_behind_though_it_was_spoken() -> None:
    desk = app(FormErrand(ORDER, Asker("Green Table", vouched=True)), Settings(voice="none", recognizer="moonshine"))
    gone = [await _visited(desk.state.visits) for _ in range(3)]
    await desk.state.engines.aclose()
    gc.collect()
    assert [visit() for row in gone for visit in row] == [None] * 6


def test_however_many_visitors_there_are_the_same_few_threads_compute_for_them() -> None:
    lanes = Lanes(2)
    used: set[str] = set()
    people = [
        threading.Thread(target=partial(lanes.run, lambda: used.add(threading.current_thread().name)))
        for _ in range(40)
    ]
    for person in people:
        person.start()
    for person in people:
        person.join()
    lanes.close()
    assert 1 <= len(used) <= 2


def test_compiled_questions_are_bounded_by_what_they_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "KEPT", 20)
    scorer = Scorer((), ())
    forms = [tuple(Phrase(f"{word} {number}", word) for word in ("red", "blue", "green")) for number in "abcdefghi"]
    tries = [weakref.ref(scorer.compile(form).trie) for form in forms]
    gc.collect()
    assert [trie() is not None for trie in tries] == [False] * 3 + [True] * 6


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells what is resident")
def test_one_long_utterance_does_not_keep_the_memory_it_took() -> None:
    grown = subprocess.run([sys.executable, "-c", ONE_LONG], capture_output=True, text=True, check=True).stdout
    assert int(grown) < 60, "MB; it is 10, and 128 without giving back"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells what is resident")
def test_a_long_sentence_of_ours_does_not_keep_the_memory_it_took() -> None:
    grown = subprocess.run([sys.executable, "-c", LONG_SPEECH], capture_output=True, text=True, check=True).stdout
    assert int(grown) < 50, "MB; it is 33, and 67 without giving back"


RESIDENT = """
from pathlib import Path
from voice_elicit.kiosk.memory import keep_small

def resident():
    return int(Path("/proc/self/status").read_text().split("VmRSS:")[1].split()[0]) // 1024

keep_small()
"""

ONE_LONG = (
    RESIDENT
    + """
import numpy as np
from voice_elicit.recognizers.moonshine.assets import find_assets
from voice_elicit.recognizers.moonshine.model import Model

model = Model(find_assets())
sound = np.random.default_rng(1).standard_normal(16_000 * 30).astype(np.float32) / 100
model.encode(sound[: 16_000 * 4])
before = resident()
model.encode(sound)
print(resident() - before)
"""
)

LONG_SPEECH = (
    RESIDENT
    + """
import anyio
from voice_elicit.voices.hibari import HibariVoice

async def speak():
    voice = HibariVoice()
    await voice.synthesise("Which size? Small, Medium or Large.", language="en")
    before = resident()
    for number in range(3):
        words = ", ".join(f"the {number} and the next thing of a list" for _ in range(8))
        await voice.synthesise(words + ".", language="en")
    print(resident() - before)

anyio.run(speak)
"""
)


async def _visited(visits: Visits) -> list[weakref.ref[Any]]:
    """One visit from the start page to the end, its first answer spoken, the others typed."""
    token = visits.begin()
    assert token is not None
    async with anyio.create_task_group() as group:
        group.start_soon(visits.run, token)
        left = await _answered(visits.of(token))
    assert visits.of(token) is None
    return left


async def _answered(visit: Visit | None) -> list[weakref.ref[Any]]:
    assert visit is not None
    outlet = Outlet()
    visit.connect(outlet, sound=False, again=False)
    visit.take(Microphone(type="microphone", on=True))
    while (message := await outlet.next()) is not None:
        match message:
            case {"type": "doing", "doing": "listening"} if "Which size?" in visit.snapshot()["screen"]["prompt"]:
                visit.hear(_medium())
            case {"type": "screen", "screen": {"stage": "read-back", "number": number}}:
                visit.take(Press(type="press", question=number, key="command", value="yes"))
            case {"type": "doing", "doing": "done"}:
                break
            case {"type": "screen", "screen": {"prompt": prompt, "number": number}}:
                typed = next((text for question, text in TYPED.items() if question in prompt), None)
                if typed is not None:
                    visit.take(Type(type="type", question=number, text=typed))
    visit.take(Leave(type="leave"))
    visit.disconnect(outlet)
    outlet.drop()
    return [weakref.ref(visit), weakref.ref(visit.elicitor)]


def _medium() -> bytes:
    with wave.open(str(SAMPLES / "order" / "03-medium.wav")) as recording:
        return bytes(recording.readframes(recording.getnframes())) + bytes(2 * 16_000)
