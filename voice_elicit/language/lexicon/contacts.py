"""Words of e-mail addresses and web addresses said aloud."""

from __future__ import annotations

from voice_elicit.language.pack import Lexicon


class ContactWords(Lexicon):
    carriers_before: list[str]
    """Templates in front of an address: `my e-mail [address] is`."""
    carriers_after: list[str]
    symbols: dict[str, str]
    """Templates of the characters of addresses."""
    at_sign: list[str]
    """Templates of the one between the name and the host of an e-mail address."""
    never_joined: list[str]
    """Words of sentences: with one of these in a row of words it is no address but talk."""
    initials: bool = False
    """The name of a letter is that letter where it is a whole part of an address (`jota punto pérez`), in languages
    whose names of letters are no names of people."""
    assumed_scheme: str
    """Put in front of a web address said without one, and asked back."""
