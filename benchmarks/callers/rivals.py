"""What a user would pick instead, with the same model's free transcript.

`Loop`: asks field by field, matches with rapidfuzz's WRatio, and asks "is that right?" once at the end. `Flow`: the
same form as a flow of moonshine-voice's own dialogue runner, its phrase matching by substring (the embedding model is a
download). Both get more than a user would write in an afternoon: numbers and dates are read by our readers, and the
utterance comes cut out whole.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import moonshine_voice
import numpy as np
from moonshine_voice import dialog_flow
from moonshine_voice.transcriber import ModelArch, Transcriber
from rapidfuzz import fuzz, process, utils

from benchmarks.callers.caller import Caller
from benchmarks.callers.forms import NOW, SKIP
from benchmarks.callers.phrasing import PACK
from benchmarks.callers.result import Result, compared
from benchmarks.callers.voices import Surroundings, Voices
from benchmarks.recognizers.speech import seeded
from voice_elicit.dialogue.actions import View
from voice_elicit.dialogue.policy import Policy
from voice_elicit.dialogue.prompts import Prompts
from voice_elicit.form.fields import BooleanField, ChoiceField, Field, Json, MultiChoiceField, NumberField, TextField
from voice_elicit.ports import SAMPLE_RATE
from voice_elicit.understanding.read import read_answer
from voice_elicit.understanding.reading import Confirm, Value

__all__ = ["Flow", "Line", "Loop"]

LIKENESS = 60
"""WRatio from which a match counts: the value most examples use."""
TRIES = 3
ROUNDS = 3
SAID_SKIP = "skip"
AFTER = 0.7


class _HungUp(Exception):
    """The caller's patience is over."""


class Line:
    """Callers and a transcript; the same for every rival."""

    def __init__(self, voices: Voices, room: Surroundings) -> None:
        self._voices = voices
        self._room = room
        model = Path(moonshine_voice.__file__).parent / "assets" / "tiny-en"
        self._transcriber = Transcriber(str(model), model_arch=ModelArch.TINY)
        self._prompts = Prompts(PACK, Policy(), NOW)
        self._log: list[str] = []
        self._random = np.random.default_rng(0)

    def run(self, system: Loop | Flow, callers: Iterable[Caller], condition: str) -> Iterator[Result]:
        for caller in callers:
            self._log = []
            self._random = seeded(f"{caller.task.number} {condition}")
            ask = partial(self._ask, caller, condition)
            why = "given up"
            content: dict[str, Json] | None = None
            try:
                content = system.fill(caller.task.form.fields, ask)
            except _HungUp:
                why = "hung up"
            yield Result(
                system.name,
                condition,
                caller.task.number,
                caller.voice,
                content is not None,
                "accept" if content is not None else why,
                caller.turns,
                caller.at_questions,
                compared(caller, content) if content is not None else [],
                len(caller.task.form.fields),
                self._log,
            )

    def _ask(self, caller: Caller, condition: str, field: Field | None, held: dict[str, Json]) -> str:
        """Put a question, or the last one, and bring back the transcript."""
        answers = tuple(
            (one.name, one.label, self._prompts.value(one, held[one.name]))
            for one in caller.task.form.fields
            if one.name in held
        )
        stage = "asking" if field is not None else "read-back"
        self._log.append(f"S: {field.label}?" if field is not None else f"S: {answers}. Is that right?")
        words = caller.reply(View(stage, "", "", field=field.name if field is not None else "", answers=answers))
        if words is None:
            raise _HungUp
        sound = self._room.around(
            self._voices.speak(caller.voice, words, caller.said(words)), condition, self._random, AFTER
        )
        samples = np.frombuffer(sound, "<i2").astype(np.float32) / 32768
        heard = self._transcriber.transcribe_without_streaming(samples.tolist(), SAMPLE_RATE)
        text = " ".join(line.text for line in heard.lines).strip()
        self._log += [f"P: {words}", f"   heard {text!r}"]
        return text


Ask = Callable[[Field | None, dict[str, Json]], str]


class Loop:
    name = "plain loop, WRatio"

    def fill(self, fields: tuple[Field, ...], ask: Ask) -> dict[str, Json] | None:
        for _ in range(ROUNDS):
            held: dict[str, Json] = {}
            for field in fields:
                value = self._answer(field, ask, held)
                if value is None:
                    return None
                if value != SKIP:
                    held[field.name] = value
            for _ in range(TRIES):
                answer = best(ask(None, held), ["yes", "no"])
                if answer == "yes":
                    return held
                if answer == "no":
                    break
            else:
                return None
        return None

    def _answer(self, field: Field, ask: Ask, held: dict[str, Json]) -> Json:
        for _ in range(TRIES):
            value = read(ask(field, held), field)
            if value is not None:
                return value
        return None


class Flow:
    name = "moonshine-voice dialog flow"

    def fill(self, fields: tuple[Field, ...], ask: Ask) -> dict[str, Json] | None:
        held: dict[str, Json] = {}
        asked: list[Field | None] = [None]
        done: list[bool] = []

        def form(d: Any) -> Generator[Any, Any, None]:
            for _ in range(ROUNDS):
                held.clear()
                for field in fields:
                    asked[0] = field
                    value = yield from _flow_answer(d, field)
                    if value != SKIP:
                        held[field.name] = value
                asked[0] = None
                if (yield d.confirm("Is that right?")):
                    done.append(True)
                    return
            d.cancel()

        runner = dialog_flow.DialogFlow()
        runner.use_embeddings(False).microphone(False).speech(False).beeps(False)
        runner.speak_with(lambda text: None).on_error(lambda error: None)
        runner.listen_for("start", form)
        runner.handle_utterance("start")
        while runner.is_active:
            runner.handle_utterance(ask(asked[0], held))
        return held if done else None


def _flow_answer(d: Any, field: Field) -> Generator[Any, Any, Json]:
    skip = {} if field.required else {SAID_SKIP: [SAID_SKIP]}
    match field:
        case BooleanField() if field.required:
            answer: Json = yield d.confirm(field.label)
            return answer
        case BooleanField():
            yes, no = dialog_flow._DEFAULT_YES_PHRASES, dialog_flow._DEFAULT_NO_PHRASES
            key = yield d.choose(field.label, options={"yes": yes, "no": no, **skip})
            return SKIP if key == SAID_SKIP else key == "yes"
        case ChoiceField(options=options):
            names = {str(index): [option.title] for index, option in enumerate(options)}
            key = yield d.choose(field.label, options={**names, **skip})
            return SKIP if key == SAID_SKIP else options[int(key)].const
        case _:
            for _ in range(TRIES):
                text = yield d.ask(field.label)
                value = read(text, field)
                if value is not None:
                    return value
            d.cancel()
            return None


def best(text: str, names: list[str]) -> str | None:
    found = process.extractOne(text, names, scorer=fuzz.WRatio, processor=utils.default_process, score_cutoff=LIKENESS)
    return found[0] if found else None


def read(text: str, field: Field) -> Json:
    """The value of a transcript; None when there is none."""
    if not text:
        return None
    if not field.required and utils.default_process(text) == SAID_SKIP:
        return SKIP
    match field:
        case BooleanField():
            answer = best(text, ["yes", "no"])
            return None if answer is None else answer == "yes"
        case ChoiceField(options=options):
            title = best(text, [option.title for option in options])
            return next((option.const for option in options if option.title == title), None)
        case MultiChoiceField(options=options):
            parts = [part for piece in text.split(",") for part in piece.split(" and ") if part.strip()]
            titles = {best(part, [option.title for option in options]) for part in parts}
            chosen: list[Json] = [option.const for option in options if option.title in titles]
            return chosen or None
        case NumberField():
            return _read(text, field)
        case TextField(format=None):
            return text.rstrip(".")
        case TextField():
            return _read(text, field)


def _read(text: str, field: Field) -> Json:
    reading = read_answer(text, field, PACK, NOW)
    return reading.value if isinstance(reading, Value | Confirm) else None
