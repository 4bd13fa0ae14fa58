"""Reads e-mail and web addresses said in words. What is malformed is refused, never mended."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from voice_elicit.form.fields import TextField
from voice_elicit.form.formats import matches_format
from voice_elicit.language.lexicon.contacts import ContactWords
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.meanings import Meanings
from voice_elicit.understanding.phrases import PhraseBook, Words
from voice_elicit.understanding.reading import Choose, Confirm, Nothing, Reading
from voice_elicit.understanding.segments import cut
from voice_elicit.understanding.spelling import letters_apart, speller
from voice_elicit.understanding.words import unaccented

__all__ = ["has_address_words", "read_contact"]

_URI = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:(//[^\s/?#]+)?[A-Za-z0-9._~:/?#\[\]@!$&'()*+,;=%-]*", re.ASCII)
_BAD_PERCENT = re.compile(r"%(?![0-9A-Fa-f]{2})")
_HOST = re.compile(r"(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+(?::\d+)?(?:[/?#].*)?", re.IGNORECASE)

LABEL_EDGES = ("@", ".")
"""What stands around one part of a host's name."""
ZERO = "0"
STARTS = ("/", "//", "@", ".")
"""Behind these names of several letters stand (`triple w`); elsewhere they are what is said, a digit and a letter."""
ALPHABET = 3
"""So many names of letters in a row are spelling."""
LONGEST = 3
"""Words of the longest name of a letter."""


@dataclass(frozen=True, slots=True)
class _Piece:
    text: str
    kind: str
    """`symbol`, `letter`, `digits` or `word`."""
    word: str = ""
    """The one number word that the digits were said with; `ZERO` for a letter that may be one."""


class _ContactRules:
    def __init__(self, pack: Pack) -> None:
        words = pack.section(ContactWords)
        self.speller = speller(pack)
        self.before = PhraseBook(words.carriers_before)
        self.symbols: Meanings[str] = Meanings({**words.symbols, **dict.fromkeys(words.at_sign, "@")})
        self.never_joined = frozenset(words.never_joined)
        self.scheme = words.assumed_scheme
        self.initials = words.initials
        self.after_book = PhraseBook(words.carriers_after)

    def pieces(self, words: Words, *, web: bool) -> tuple[_Piece, ...] | None:
        """The characters and words of an address, or None when a word cannot be in one."""
        found: list[_Piece] = []
        at = 0
        grammar = self.speller.numerals
        while at < len(words):
            symbol = self.symbols.at(words, at)
            named = self.speller.names.at(words, at)
            if symbol and (not _is_word(symbol[0]) or _may_begin(found, web)):
                found.append(_Piece(symbol[0], "symbol"))
                at = symbol[1]
                continue
            if named and (named[1] - at > 1 or self.speller.is_letter_name(words, at) or self._in_alphabet(words, at)):
                named = self.speller.letter(words, at) or named
                found.append(_Piece(named[0], "letter"))
                at = named[1]
                continue
            spoken = self.speller.alphabet.at(words, at)
            if spoken and self._in_alphabet(words, at):
                found.append(_Piece(spoken[0], "letter"))
                at = spoken[1]
                continue
            digits, end = grammar.digits(words, at, letters=False)
            if digits:
                word = words[at] if end == at + 1 and words[at].isalpha() else ""
                found.append(_Piece(digits, "digits", word))
                at = end
                continue
            if words[at] in grammar.zero_letters:
                letter = self.speller.character(words, at) if len(words[at]) == 1 else None
                found.append(_Piece(letter[0] if letter else "o", "letter", ZERO))
                at = letter[1] if letter else at + 1
                continue
            number = grammar.cardinal(words, at) if words[at] not in grammar.articles else None
            if number and not words[at].isdigit():
                found.append(_Piece(str(number[0]), "digits"))
                at = number[1]
                continue
            character = self.speller.character(words, at) if self._is_spelled(words, at) else None
            if character:
                found.append(_Piece(character[0], "letter"))
                at = character[1]
                continue
            text = unaccented(words[at])
            found.append(_Piece(text, "letter" if len(text) == 1 else "word"))
            at += 1
        return self._with_initials(found) if self.initials else tuple(found)

    def _with_initials(self, pieces: list[_Piece]) -> tuple[_Piece, ...]:
        """Names of letters that are a whole part of the name in front of the host: `jota punto pérez`."""
        ends = [at for at, piece in enumerate(pieces) if piece.kind == "symbol"]
        start = 0
        for end in ends:
            part = pieces[start:end]
            letters = [self.speller.names.at((piece.text,), 0) for piece in part]
            if all(letter or piece.kind != "word" for letter, piece in zip(letters, part, strict=True)):
                pieces[start:end] = [
                    _Piece(letter[0], "letter") if letter and piece.kind == "word" else piece
                    for letter, piece in zip(letters, part, strict=True)
                ]
            if "@" in pieces[end].text:
                break
            start = end + 1
        return tuple(pieces)

    def _in_alphabet(self, words: Words, at: int) -> bool:
        """Among several letters in a row: "oscar" alone is a word, "romeo oscar bravo", "emme a erre" are letters."""
        count, end, start = 0, at, at
        while (after := self._letter_end(words, end)) is not None:
            count, end = count + 1, after
        while (before := self._letter_start(words, start)) is not None:
            count, start = count + 1, before
        return count >= ALPHABET

    def _letter_end(self, words: Words, at: int) -> int | None:
        """Where a letter that begins here ends; some have names of several words ("x ray")."""
        named = self.speller.alphabet.at(words, at) or self.speller.names.at(words, at)
        if named:
            return named[1]
        return at + 1 if at < len(words) and len(words[at]) == 1 and words[at].isalpha() else None

    def _letter_start(self, words: Words, end: int) -> int | None:
        """Where the letter begins that ends here."""
        return next((at for at in range(max(0, end - LONGEST), end) if self._letter_end(words, at) == end), None)

    def _is_spelled(self, words: Words, at: int) -> bool:
        """A letter with "as in" or a doubled or capital one; plain words stay words."""
        if len(words[at]) == 1:
            return True
        return (
            words[at] in self.speller.numerals.words.repeats
            or self.speller.capital.skip(words, at) > at
            or self.speller.small.skip(words, at) > at
        )


def _is_word(symbol: str) -> bool:
    return symbol.isalpha() and len(symbol) > 1


def _may_begin(found: list[_Piece], web: bool) -> bool:
    """Whether a part of a host may begin behind these pieces."""
    if web and not found:
        return True
    in_host = web or any("@" in piece.text for piece in found)
    return in_host and found[-1].text in STARTS


@lru_cache(maxsize=16)
def _rules(pack: Pack) -> _ContactRules:
    return _ContactRules(pack)


def has_address_words(reply: str, pack: Pack) -> bool:
    """Whether a sign of an address or a dot between two words was said, so that an address was meant."""
    words = cut(reply, pack)
    rules = _rules(pack)
    return any(
        (found := rules.symbols.at(words, at)) is not None and found[0] in LABEL_EDGES and found[1] < len(words)
        for at in range(1, len(words))
    )


def read_contact(reply: str, field: TextField, pack: Pack) -> Reading:
    """The one address that is the whole reply; always to be read back."""
    rules = _rules(pack)
    typed = _without_sentence_capital(reply.strip())
    if typed and not any(char.isspace() for char in typed):
        for text in (typed, typed.removesuffix(".")):
            if ("@" in text or field.format == "uri") and _is_sound(text, field):
                return Confirm(text)
        if "@" in typed or ":" in typed:
            return Nothing(reply)
    words = letters_apart(cut(reply, pack))
    starts = [0]
    while (after := rules.before.skip(words, starts[-1])) > starts[-1]:
        starts.append(after)
    for start in reversed(starts):
        found = _read(words[start:], field, rules)
        if found:
            return found
    return Nothing(reply)


def _without_sentence_capital(text: str) -> str:
    """`Peter@example.org` of a recognizer that begins every sentence with a capital; `McCoy@example.org` stays."""
    return text.lower() if "@" in text and text[1:] == text[1:].lower() else text


def _read(words: Words, field: TextField, rules: _ContactRules) -> Reading | None:
    words = _without_end(words, rules)
    pieces = rules.pieces(words, web=field.format == "uri")
    if not pieces or not _is_no_talk(pieces, rules):
        return None
    text = "".join(piece.text for piece in pieces)
    if _is_sound(text, field):
        others = [one for one in (_with_number_word(pieces), _with_zeros(pieces)) if one and one != text]
        if others and _is_sound(others[0], field):
            return Choose((others[0], text))
        return Confirm(text)
    if field.format == "uri" and _HOST.fullmatch(text):
        assumed = f"{rules.scheme}://{text}"
        if _is_sound(assumed, field):
            return Confirm(assumed, ("assumed-scheme",))
    return None


def _without_end(words: Words, rules: _ContactRules) -> Words:
    for at in range(1, len(words)):
        end = at
        while (after := rules.after_book.skip(words, end)) > end:
            end = after
        if end == len(words):
            return words[:at]
    return words


def _with_number_word(pieces: tuple[_Piece, ...]) -> str | None:
    """`because at one dot me`: a number that is a whole part of the host may be its word, `one.me`."""
    host = next((at for at, piece in enumerate(pieces) if "@" in piece.text), None)
    if host is None:
        return None
    lone = [
        at
        for at in range(host + 1, len(pieces) - 1)
        if pieces[at].word
        and pieces[at].kind == "digits"
        and pieces[at - 1].text in LABEL_EDGES
        and pieces[at + 1].text in LABEL_EDGES
    ]
    if len(lone) != 1:
        return None
    return "".join(piece.word if at == lone[0] else piece.text for at, piece in enumerate(pieces))


def _with_zeros(pieces: tuple[_Piece, ...]) -> str | None:
    """`one o five`: a letter between digits may be a zero."""
    out = [piece.text for piece in pieces]
    for at in range(1, len(pieces) - 1):
        beside = (pieces[at - 1].kind, pieces[at + 1].kind)
        if pieces[at].word == ZERO and pieces[at].text == "o" and beside == ("digits", "digits"):
            out[at] = "0"
    text = "".join(out)
    return text if text != "".join(piece.text for piece in pieces) else None


def _is_no_talk(pieces: tuple[_Piece, ...], rules: _ContactRules) -> bool:
    """At most two words run together without a symbol, and none of a sentence's small words among them."""
    segment: list[_Piece] = []
    host = False
    for piece in (*pieces, _Piece("", "symbol")):
        if piece.kind != "symbol":
            segment.append(piece)
            continue
        plain = [one.text for one in segment if one.kind == "word"]
        if len(plain) > (1 if host else 2):
            return False
        if len(segment) > 1 and any(one in rules.never_joined for one in plain):
            return False
        host = host or "@" in piece.text
        segment = []
    return True


def _is_sound(text: str, field: TextField) -> bool:
    """Well formed by the format's own rules."""
    if field.format == "uri":
        if not _URI.fullmatch(text) or _BAD_PERCENT.search(text):
            return False
        scheme, _, rest = text.partition(":")
        if not rest or (rest.startswith("//") and not rest[2:]) or " " in text:
            return False
        return "." not in scheme and matches_format("uri", text)
    return matches_format("email", text)
