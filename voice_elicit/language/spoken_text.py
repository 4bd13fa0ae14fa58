"""Addresses, codes and titles in words a voice says well and a person can check letter by letter."""

from __future__ import annotations

import re
import unicodedata

from voice_elicit.language.lexicon.contacts import ContactWords
from voice_elicit.language.lexicon.numbers import NumberWords
from voice_elicit.language.lexicon.spelling import SpellingWords
from voice_elicit.language.lexicon.spoken import SpokenWords
from voice_elicit.language.pack import Pack
from voice_elicit.language.spoken_codes import speak_codes
from voice_elicit.language.spoken_numbers import speak_number

__all__ = ["speak_address", "speak_code", "speak_email", "speak_title", "spell_out"]

GROUP = 3
"""Digits said in one breath; the last group may hold four."""


def spell_out(text: str, pack: Pack, *, capitals: bool = False) -> str:
    """Character by character: `J.s` -> `J, dot, s`; with `capitals` they are announced."""
    parts: list[str] = []
    row: list[str] = []
    for char in text:
        if char.isalnum():
            row.append(_letter(char, pack, capitals))
            continue
        if row:
            parts.append(" ".join(row))
            row = []
        parts.append(_symbol(char, pack))
    if row:
        parts.append(" ".join(row))
    return ", ".join(parts)


def _letter(char: str, pack: Pack, capitals: bool) -> str:
    if char.isascii() and char.isdigit():
        return speak_number(int(char), pack)
    if capitals and char.isupper():
        return pack.section(SpokenWords).capital.format(letter=char.lower())
    return char


def _symbol(char: str, pack: Pack) -> str:
    known = pack.section(SpokenWords).characters
    return known.get(char) or unicodedata.name(char, char).lower()


def speak_code(text: str, pack: Pack) -> str:
    """Digits one by one in groups of three, letters apart; what was written with dashes keeps its groups."""
    capitals = text.upper() != text and text.lower() != text
    groups: list[str] = []
    for run in re.findall(r"\d+|[^\W\d_]+|[\W_]", text):
        if run.isascii() and run.isdigit():
            groups += [_row(group, pack, capitals) for group in _grouped(run)]
        elif run.isalnum():
            groups.append(_row(run, pack, capitals))
        else:
            groups.append(_symbol(run, pack))
    said = ", ".join(groups)
    shouted = text.upper() == text and text.lower() != text
    return pack.section(SpokenWords).all_capital.format(text=said) if shouted else said


def _row(run: str, pack: Pack, capitals: bool) -> str:
    return " ".join(_letter(char, pack, capitals) for char in run)


def _grouped(digits: str) -> list[str]:
    groups = [digits[at : at + GROUP] for at in range(0, len(digits), GROUP)]
    if len(groups) > 1 and len(groups[-1]) == 1:
        last = groups.pop()
        groups[-1] += last
    return groups


def speak_email(address: str, pack: Pack) -> str:
    """`j.smith@example.org` -> `j, dot, s m i t h, at example dot org`."""
    local, _, host = address.rpartition("@")
    capitals = any(char.isupper() for char in local)
    at = pack.section(SpokenWords).characters["@"]
    return f"{spell_out(local, pack, capitals=capitals)}, {at} {_host(host, pack)}"


def speak_address(address: str, pack: Pack) -> str:
    """A web address, scheme spelled, host in words, the rest in words or letters."""
    scheme, colon, rest = address.partition(":")
    if not colon:
        return _host(address, pack)
    characters = pack.section(SpokenWords).characters
    said = [spell_out(scheme, pack), characters[":"]]
    if rest.startswith("//"):
        said.append(f"{characters['/']} {characters['/']}")
        rest = rest[2:]
    said.append(_host(rest, pack))
    return ", ".join(part for part in said if part)


def _host(text: str, pack: Pack) -> str:
    said = []
    for part in re.findall(r"[^\W_]+|[\W_]", text):
        if part.isalpha() and _is_word(part, pack):
            said.append(part.lower())
        elif part.isalnum():  # letters beside digits are spelled: "web two print" could be three words
            said.append(" ".join(_letter(char, pack, char.isalpha()) for char in part))
        else:
            said.append(_symbol(part, pack))
    return " ".join(said)


def _is_word(part: str, pack: Pack) -> bool:
    """Can be said whole and is not mistaken for a symbol or number."""
    if part != part.lower() or part in _taken(pack):
        return False
    words = pack.section(SpokenWords)
    if part in words.said_whole:
        return True
    return len(part) > GROUP and any(char in words.vowels for char in part)


_TAKEN: dict[Pack, frozenset[str]] = {}


def _taken(pack: Pack) -> frozenset[str]:
    """Every single word that means a character or a number to the understanding."""
    known = _TAKEN.get(pack)
    if known is None:
        numbers, contacts, spelling = (
            pack.section(NumberWords),
            pack.section(ContactWords),
            pack.section(SpellingWords),
        )
        templates = [
            *numbers.ones, *numbers.teens, *numbers.tens, *numbers.hundred, *numbers.scales, *numbers.dozens,
            *numbers.repeats, *numbers.zero_letters, *contacts.symbols, *contacts.at_sign,
            *spelling.letter_names, *spelling.capital, *spelling.small, *contacts.never_joined,
            *contacts.carriers_before, *contacts.carriers_after,
        ]  # fmt: skip
        known = _TAKEN[pack] = frozenset(re.findall(r"\w+", " ".join(templates)))
    return known


def speak_title(title: str, pack: Pack) -> str:
    """A title without what a voice stumbles over: codes and symbols in words, emoji and brackets dropped."""
    words = pack.section(SpokenWords).in_titles
    spaced = "".join(f" {words[char]} " if char in words else char for char in speak_codes(title, pack))
    kept = "".join(char if _is_speakable(char) else " " for char in spaced)
    return " ".join(kept.split()) or title


def _is_speakable(char: str) -> bool:
    return char.isalnum() or char.isspace() or char in "'’.,-:;!?" or unicodedata.category(char) in ("Mn", "Mc")
