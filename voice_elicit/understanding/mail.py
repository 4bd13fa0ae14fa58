"""The two halves of an e-mail address: what stands before its sign and behind it, asked for and heard alone.

Each half is read by the reader of whole addresses, beside a half that is certainly sound. All that a recognizer makes
of one sound is told, best first: which of it was meant is left to whoever knows what was said before.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from voice_elicit.form.fields import TextField
from voice_elicit.language.lexicon.contacts import ContactWords
from voice_elicit.language.pack import Pack
from voice_elicit.language.templates import expand
from voice_elicit.ports import Band, Heard
from voice_elicit.understanding.consent import read_stance
from voice_elicit.understanding.contacts import read_contact
from voice_elicit.understanding.reading import Choose, Confirm
from voice_elicit.understanding.spelling import spelled
from voice_elicit.understanding.text import is_address_field

__all__ = ["SIGN", "addresses_in", "hosts_in", "is_mail_field", "names_in"]

SIGN = "@"
SOUND_NAME, SOUND_HOST = "a", "example.org"
"""Halves beside which the other is read."""


def is_mail_field(field: TextField, pack: Pack) -> bool:
    """The question asks for an e-mail address, by its format or by its words."""
    return field.format != "uri" and is_address_field(field, pack)


def addresses_in(heard: Heard, field: TextField, pack: Pack) -> tuple[str, ...]:
    """The whole addresses that one utterance may be, best first; the transcript before the rows of a recognizer."""
    mail = _mail(field)
    rows = (row for row in heard.rows if _spelled_name(row, pack))
    return _each((*_transcript(heard, pack), *rows), lambda words: _whole(words, mail, pack))


def names_in(heard: Heard, field: TextField, pack: Pack) -> tuple[str, ...]:
    """What it may be as the half before the sign, best first: rows of letters before the transcript."""
    mail = _mail(field)
    sign = _sign(pack)

    def read(words: str) -> tuple[str, ...]:
        words = _spelled_name(words, pack) or ("" if words in heard.rows else words)
        return tuple(one.rpartition(SIGN)[0] for one in _whole(f"{words} {sign} {SOUND_HOST}", mail, pack))

    return _each((*heard.rows, *_transcript(heard, pack)), read)


def hosts_in(heard: Heard, field: TextField, pack: Pack) -> tuple[str, ...]:
    """What it may be as the half behind the sign, best first; the person may begin with the sign."""
    mail = _mail(field)
    sign = _sign(pack)

    def read(words: str) -> tuple[str, ...]:
        found = _whole(f"{SOUND_NAME} {sign} {words}", mail, pack) or _whole(f"{SOUND_NAME} {words}", mail, pack)
        return tuple(one.rpartition(SIGN)[2].lower() for one in found)

    return _each((*_transcript(heard, pack), *heard.rows), read)


def _spelled_name(row: str, pack: Pack) -> str:
    """The letters before the sign, if it is there; empty when they are none, or a single one: one word of an alphabet
    is what is left of a row that was not heard."""
    before = re.split(rf"\b{re.escape(_sign(pack))}\b", row, maxsplit=1, flags=re.IGNORECASE)[0]
    letters = spelled(before, pack)
    return letters.text.replace(" ", "") if letters is not None and letters.pieces > 1 and letters.letters else ""


def _transcript(heard: Heard, pack: Pack) -> tuple[str, ...]:
    """The transcript, and what is behind a "no" in it."""
    if not heard.text or heard.text_band is Band.LOW:
        return ()
    rest = len(read_stance(heard.text, pack).rest.split())
    # As the person said it: a letter may be a short word ("n" for "ein"), and was read as one.
    return (heard.text, " ".join(heard.text.split()[-rest:])) if rest else (heard.text,)


def _each(texts: tuple[str, ...], read: Callable[[str], tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one for words in texts for one in read(words)))


def _whole(words: str, mail: TextField, pack: Pack) -> tuple[str, ...]:
    match read_contact(words, mail, pack):
        case Confirm(value=str() as value):
            return (value,)
        case Choose(values=values):
            return tuple(str(one) for one in values)
        case _:
            return ()


def _mail(field: TextField) -> TextField:
    return replace(field, format="email")


@lru_cache(maxsize=16)
def _sign(pack: Pack) -> str:
    return next(iter(expand(pack.section(ContactWords).at_sign[0])))
