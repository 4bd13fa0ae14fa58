"""How the model may write a phrase: it was trained on written text, with capitals, digits and hyphens.

`twenty five` comes back as "25", "Twenty-five" or "Twenty five", `x ray` as "X-ray", `p m` as "PM". The
number words are those of Unicode's spelling rules, turned round; no word of a language stands here.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from itertools import product

from unicode_rbnf import RbnfEngine

__all__ = ["inner_forms", "plain", "reply_forms", "surface_forms"]

LANGUAGE = "en"
"""The model's."""
BELOW = 1000
"""Numbers spelled out in the table; larger ones are composed: so many thousand, so many."""
LONGEST = 8
"""Words of the longest number looked for."""
SHORT_REPLY = 3
"""Words up to which the first may be a reply in itself."""
ABBREVIATION = 4
"""Letters up to which a lone word may be written in capitals ("USB")."""


@lru_cache(maxsize=16_384)
def surface_forms(text: str) -> tuple[str, ...]:
    """Every way to write the phrase that is worth scoring, plainest first, without final punctuation."""
    words = text.split()
    readings = {text, text.replace("-", " ")} | _with_numbers(text.replace("-", " ").split())
    forms = {_sentence(reading) for reading in readings}
    if not any(form.isdigit() for form in forms):
        forms |= {_title(reading) for reading in readings}
    if len(words) == 2 and len(words[0]) == 1 < len(words[1]):
        forms.add(_sentence("-".join(words)))
    if len(words) > 1 and all(len(word) == 1 and word.isalpha() for word in words):
        forms |= {"".join(words).upper(), ".".join([*words, ""]).upper(), ".".join([*words, ""])}
    if len(words) == 1 and text.isalpha() and len(text) <= ABBREVIATION:
        forms.add(text.upper())
    return tuple(sorted(forms, key=lambda form: (form != _sentence(text), form)))


def reply_forms(text: str) -> tuple[str, ...]:
    """The same of a whole reply, which the model may write with a comma behind its first word ("Yes, please")."""
    first, _, rest = text.partition(" ")
    if not 1 <= len(rest.split()) < SHORT_REPLY or _value((first,)) is not None:
        return surface_forms(text)
    return (*surface_forms(text), f"{_sentence(first)}, {rest}")


def inner_forms(text: str) -> tuple[str, ...]:
    """The same inside a sentence, where a name keeps its capitals and other words have none."""
    return tuple(dict.fromkeys((*surface_forms(text), text)))


def plain(text: str) -> str:
    """A transcript as comparable words: lower case, no punctuation, hyphens as spaces."""
    text = text.lower().replace("’", "'").replace("-", " ").replace(".", " " if " " in text else "")
    return " ".join(re.sub(r"[^\w' ]+", " ", text).split())


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _title(text: str) -> str:
    return " ".join(_sentence(word) for word in text.split())


def _with_numbers(words: list[str]) -> set[str]:
    """The phrase with its numbers as digits, and as the hyphenated words of a book."""
    pieces: list[tuple[str, ...]] = []
    place = 0
    found = False
    while place < len(words):
        for end in range(min(len(words), place + LONGEST), place, -1):
            written = _number(tuple(words[place:end]))
            if written:
                pieces.append(written)
                found = True
                place = end
                break
        else:
            pieces.append((words[place],))
            place += 1
    if not found:
        return set()
    return {" ".join(choice) for choice in zip(*_aligned(pieces), strict=True)}


def _aligned(pieces: list[tuple[str, ...]]) -> list[list[str]]:
    """All numbers of a phrase in one style at a time: digits with digits, words with words."""
    styles = max(len(piece) for piece in pieces)
    return [[piece[min(style, len(piece) - 1)] for style in range(styles)] for piece in pieces]


def _number(words: tuple[str, ...]) -> tuple[str, ...]:
    """Ways to write these words if they are one number: digits, digits in groups, hyphenated."""
    value = _value(words)
    if value is None:
        return ()
    ways = [str(value)]
    if len(words) > 1 or value not in (100, BELOW):
        ways.append(_engine().format_number(value).text)
    if value >= BELOW:
        ways.append(f"{value:,}")
    return tuple(ways)


def _value(words: tuple[str, ...]) -> int | None:
    table, thousand = _spelled()
    if words in table or thousand not in words:
        return table.get(words)
    split = words.index(thousand)
    many, rest = words[:split], words[split + 1 :]
    if not many:
        return None if rest else BELOW
    head, tail = table.get(many), table.get(rest) if rest else 0
    return None if head is None or tail is None else head * BELOW + tail


@cache
def _engine() -> RbnfEngine:
    return RbnfEngine.for_language(LANGUAGE)


@cache
def _spelled() -> tuple[dict[tuple[str, ...], int], str]:
    """Words of each number below a thousand, in both styles of the rules, and the word for a thousand."""
    engine = _engine()
    table: dict[tuple[str, ...], int] = {}
    for value, style in product(range(BELOW), ("spellout-cardinal-verbose", "spellout-cardinal")):
        spelled = engine.format_number(value, ruleset_names=[style]).text
        table[tuple(re.split(r"[\s-]+", spelled))] = value
    hundred = next(iter(words for words, value in table.items() if value == 100))[-1]
    table.setdefault((hundred,), 100)
    return table, engine.format_number(BELOW).text.split()[-1]
