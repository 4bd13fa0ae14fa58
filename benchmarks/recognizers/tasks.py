"""What is asked of the recognizer: choices, digits, letters, NATO words, consent, the read-back.

Every usable clip is heard once with its word among the phrases and, for choices, once with others of its own
kind only. The same trials as in the study behind docs/default-recognizer.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from benchmarks.recognizers.speech import Clip, seeded
from voice_elicit.ports import Phrase

YES = [
    "yes",
    "yeah",
    "yep",
    "yes please",
    "yes send it",
    "send it",
    "correct",
    "that's correct",
    "that's right",
    "confirm",
    "sure",
    "okay",
]
NO = ["no", "nope", "no thanks", "no thank you", "don't send it", "wrong", "that's wrong"]
COMMANDS = {
    "stop": ["stop"],
    "cancel": ["cancel"],
    "repeat": ["repeat", "say again", "say that again"],
    "help": ["help"],
    "change": ["change", "change it"],
    "back": ["go back"],
    "over": ["start over"],
}
CONSENT = {
    **dict.fromkeys(YES, "yes"),
    **dict.fromkeys(NO, "no"),
    **{phrase: meaning for meaning, phrases in COMMANDS.items() for phrase in phrases},
}
DIGITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
LETTERS = list("abcdefghijklmnopqrstuvwxyz")
NATO = [
    "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india", "juliet", "kilo",
    "lima", "mike", "november", "oscar", "papa", "quebec", "romeo", "sierra", "tango", "uniform",
    "victor", "whiskey", "x-ray", "yankee", "zulu",
]  # fmt: skip
ALIKE = [
    {"hear", "ear", "here"}, {"grey", "gray"}, {"hi", "high"}, {"to", "two", "too"}, {"for", "four"},
    {"stop", "stop it"}, {"cheque", "check"}, {"ate", "eight"}, {"one", "won"}, {"no", "know"},
    {"right", "write"}, {"oh", "zero", "o"}, {"nine", "niner"}, {"x ray", "x-ray"},
]  # fmt: skip
POOLS = {
    "word": "word", "place": "place", "colour": "word", "nato": "nato", "date": "date", "symbol": "word",
    "phrase": "phrase", "number": "number", "command": "word",
}  # fmt: skip
"""Kinds of clips whose words may stand together in one choice."""
UNCLEAR = {"right", "start", ""}
"""Texts that are neither consent nor clearly something else."""
NUMERALS = {"0", "6", "323"}

_COMMAND_PHRASES = [phrase for phrases in COMMANDS.values() for phrase in phrases]


@dataclass(frozen=True, slots=True)
class Trial:
    """One clip heard with one set of phrases."""

    task: str
    clip: Clip
    phrases: tuple[Phrase, ...]
    truth: str | None
    """Meaning that is right; None when nothing of the set was said."""


def alike(one: str, other: str) -> bool:
    """Whether no ear tells the two apart."""
    return one == other or any(one in row and other in row for row in ALIKE)


def trials_of(task: str, clips: list[Clip]) -> Iterator[Trial]:
    """All trials of a task by name: `enum8`, `enum12`, `digits`, `letters`, `nato`, `consent`."""
    match task:
        case "digits":
            return _digits(clips)
        case "letters":
            return _spelled(clips, "letters", "letter")
        case "nato":
            return _spelled(clips, "nato", "nato")
        case "consent":
            return _consent(clips)
        case _ if task.startswith("enum") and task[4:].isdigit():
            return _choices(clips, int(task[4:]))
    raise ValueError(f"There is no task {task!r}.")


def phrases_of(texts: list[str]) -> tuple[Phrase, ...]:
    """Each text a meaning of its own."""
    return tuple(Phrase(text, text) for text in dict.fromkeys(texts))


READ_BACK = tuple(Phrase(text, meaning, weighty=meaning == "yes") for text, meaning in CONSENT.items())


def _choices(clips: list[Clip], size: int) -> Iterator[Trial]:
    pools: dict[str, set[str]] = {}
    for clip in clips:
        pool = POOLS.get(clip.kind, "number" if clip.kind == "digit" else None)
        if pool and 1 <= len(clip.text.split()) <= 4 and clip.text not in _COMMAND_PHRASES:
            pools.setdefault(pool, set()).add(clip.text)
    for clip in clips:
        pool = POOLS.get(clip.kind)
        if pool is None or clip.text not in pools[pool]:
            continue
        same = next((row for row in _SAME_WORD if clip.text in row), {clip.text})
        random = seeded(f"{clip.key}enum{size}")
        others = sorted(pools[pool] - same - {clip.text})
        others = [others[index] for index in random.permutation(len(others))]
        inside = [*others[: size - 1], clip.text]
        inside = [inside[index] for index in random.permutation(len(inside))]
        outside = others[size - 1 : 2 * size - 1] if len(others) >= 2 * size - 1 else others[-size:]
        yield Trial(f"enum{size}", clip, _choice_of(inside), clip.text)
        yield Trial(f"enum{size}", clip, _choice_of(outside), None)


def _choice_of(options: list[str]) -> tuple[Phrase, ...]:
    """As the dialogue asks for it: options may stand in a sentence, commands may not."""
    return (*(Phrase(text, text, carried=True) for text in options), *phrases_of(_COMMAND_PHRASES))


_SAME_WORD = ALIKE[:11]
"""Rows whose words may not stand against each other in one choice."""


def _digits(clips: list[Clip]) -> Iterator[Trial]:
    phrases = phrases_of([*DIGITS, "oh", *_COMMAND_PHRASES])
    unusable = {"o", "niner", "p m", "for", "to", "too", "", *_COMMAND_PHRASES}
    for clip in clips:
        holds = set(clip.text.split()) & {*DIGITS, *NUMERALS}
        if clip.text not in unusable and (not holds or clip.text in DIGITS):
            yield Trial("digits", clip, phrases, clip.text if clip.text in DIGITS else None)


def _spelled(clips: list[Clip], task: str, kind: str) -> Iterator[Trial]:
    texts = [*LETTERS, *NATO, *DIGITS, "oh", "niner", *_COMMAND_PHRASES]
    phrases = phrases_of(texts)
    for clip in clips:
        text = "x-ray" if clip.text == "x ray" else clip.text
        if clip.kind == kind and text in texts:
            yield Trial(task, clip, phrases, text)


def _consent(clips: list[Clip]) -> Iterator[Trial]:
    for clip in clips:
        task = "unclear" if clip.text in UNCLEAR else "consent"
        yield Trial(task, clip, READ_BACK, CONSENT.get(clip.text))
