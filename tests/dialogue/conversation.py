"""Conversation files: a form, what is said, what is heard, and the outcome, word for word.

````
# Title

What this conversation shows.

```json
{"server": "Green Table", "now": "2026-11-30T10:00:00+00:00", "params": {...}, "policy": {"keys": true}}
```

S: what we say, one line an utterance
P: what the person says
P (unclear): a phrase the recognizer is not sure of | another
P (in noise): a transcript that is hardly to be trusted
T: what the person types; nothing for Enter alone
K: command stop | option 2 | field size (pressed)
(silence) | (noise) | (the host cancels)
=> accept {"size": "m"}
````

`python -m tests.dialogue.conversation FILE...` writes the `S:` and `=>` lines of files anew; read them aloud then.
"""

from __future__ import annotations

import json
import re
import sys
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, cast

from voice_elicit import Asker, Dialogue, Policy, load_pack, parse_request
from voice_elicit.dialogue.actions import Action, Done, Listen, Say
from voice_elicit.dialogue.events import Cancelled, Event, Heard, Pressed, Silence, Typed
from voice_elicit.ports import Band, Expectation, Hypothesis, Phrase
from voice_elicit.understanding.words import plain

FOLDERS = tuple(sorted(Path(__file__).resolve().parents[1].glob("conversations*")))
"""English in `conversations`, other languages in `conversations-<tag>`; each file names its language."""
_PARTS = re.compile(r"\A(?P<head>.*?```json\n(?P<setup>.*?)\n```\n)(?P<body>.*)\Z", re.DOTALL)
_KEY = re.compile(r"(command|option|field) (.+)")


@dataclass
class Conversation:
    path: Path
    head: str
    setup: dict[str, Any]
    lines: list[str]
    person: list[str] = field(default_factory=list)
    """The lines that are not ours, in order."""


def read_conversation(path: Path) -> Conversation:
    parts = _PARTS.match(path.read_text(encoding="utf-8"))
    assert parts, f"{path.name}: no ```json block"
    lines = [line for line in parts["body"].splitlines() if line.strip()]
    person = [line for line in lines if not line.startswith(("S: ", "=> "))]
    return Conversation(path, parts["head"], json.loads(parts["setup"]), lines, person)


def dialogue_of(conversation: Conversation) -> Dialogue:
    setup = conversation.setup
    return Dialogue(
        parse_request(setup["params"]),
        load_pack(setup.get("language", "en")),
        asker=asker_of(conversation),
        policy=policy_of(conversation),
        now=now_of(conversation),
    )


def asker_of(conversation: Conversation) -> Asker:
    setup = conversation.setup
    if "server" in setup:
        return Asker(setup["server"], vouched=True)
    return Asker(setup.get("claimed", ""))


def policy_of(conversation: Conversation) -> Policy:
    return Policy(**conversation.setup.get("policy", {}))


def now_of(conversation: Conversation) -> datetime:
    return datetime.fromisoformat(conversation.setup.get("now", "2026-11-30T10:00:00+00:00"))


def event_of(line: str, expectation: Expectation) -> Event:
    """What a line of the person does."""
    who, _, words = line.partition(":")
    words = words.strip()
    match who:
        case "P":
            return Heard(words, text_band=Band.HIGH, engine="conversation")
        case "P (in noise)":
            return Heard(words, text_band=Band.LOW, engine="conversation")
        case "P (unclear)":
            phrases = [_phrase(one, expectation) for one in words.split(" | ")]
            hypotheses = tuple(Hypothesis(one, 0.0, Band.MIDDLE) for one in phrases)
            return Heard("", hypotheses, engine="conversation")
        case "T":
            return Typed(words)
        case "K":
            key = _KEY.fullmatch(words)
            assert key, line
            return Pressed(cast(Any, key[1]), key[2])
        case "(silence)":
            return Silence()
        case "(noise)":
            return Silence(noise=True)
        case "(the host cancels)":
            return Cancelled()
    raise AssertionError(f"not a line of a conversation: {line}")


def _phrase(words: str, expectation: Expectation) -> Phrase:
    for phrase in expectation.phrases:
        if plain(phrase.text) == plain(words):
            return phrase
    raise AssertionError(f"{words!r} is not among the phrases listened for")


def outcome_line(done: Done) -> str:
    outcome = done.outcome
    content = "" if outcome.content is None else " " + json.dumps(outcome.content, ensure_ascii=False)
    return f"=> {outcome.action}{content}"


def play(conversation: Conversation) -> list[str]:
    """The whole conversation as it goes now, ours and the person's lines."""
    dialogue = dialogue_of(conversation)
    actions: list[Action] = dialogue.start()
    person = iter(conversation.person)
    lines: list[str] = []
    while True:
        lines += [f"S: {action.utterance.text}" for action in actions if isinstance(action, Say)]
        done = next((action for action in actions if isinstance(action, Done)), None)
        if done:
            left = list(person)
            return [*lines, outcome_line(done), *left]
        expectation = next(action.expectation for action in actions if isinstance(action, Listen))
        line = next(person, None)
        if line is None:
            return [*lines, "=> (goes on)"]
        lines.append(line)
        actions = dialogue.handle(event_of(line, expectation))


def rewrite(path: Path) -> None:
    conversation = read_conversation(path)
    path.write_text(conversation.head + "\n" + "\n".join(play(conversation)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    named = [Path(name) for name in sys.argv[1:]]
    for one in named or [path for folder in FOLDERS for path in folder.glob("*.md")]:
        rewrite(one)
