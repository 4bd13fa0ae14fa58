"""Text to tokens and back, as Moonshine's tokenizer does it (byte-pair merges over SentencePieces).

`tokenizer.bin`: 32,768 entries, each one length byte (128 and more: two bytes, second * 128 + first - 128)
and that many bytes of UTF-8; ids 3 to 258 are single bytes, for what no piece covers.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

__all__ = ["BOS", "EOS", "Tokenizer"]

BOS = 1
EOS = 2

FIRST_BYTE = 3
"""Id of the piece that stands for the byte 0."""
FIRST_PIECE = FIRST_BYTE + 256

SPACE = "▁"
"""How the vocabulary writes the space in front of a word."""


class Tokenizer:
    """Pieces of the model's vocabulary. Words are remembered: no piece spans two words."""

    def __init__(self, path: Path) -> None:
        self._pieces = _read(path.read_bytes())
        self._ids: dict[bytes, int] = {}
        for token, piece in enumerate(self._pieces):
            if not FIRST_BYTE <= token < FIRST_PIECE:
                self._ids.setdefault(piece, token)
        self._words: dict[str, tuple[int, ...]] = {}

    def encode(self, text: str) -> tuple[int, ...]:
        """Tokens of a text of words with single spaces."""
        tokens: list[int] = []
        for word in text.split():
            known = self._words.get(word)
            if known is None:
                known = self._words[word] = self._merge(SPACE + word)
            tokens += known
        return tuple(tokens)

    def attached(self, text: str) -> tuple[int, ...]:
        """Tokens of what is written against the word before it: `.org`."""
        return self._merge(text)

    def decode(self, tokens: Iterable[int]) -> str:
        """The text of tokens, markers of beginning and end left out."""
        joined = b"".join(self._pieces[token] for token in tokens if token > EOS)
        return joined.decode("utf-8", "replace").replace(SPACE, " ").strip()

    def begins_word(self, token: int) -> bool:
        """Whether a space stands in front of it."""
        return self._pieces[token].startswith(SPACE.encode())

    def piece(self, text: str) -> int:
        """The token that is exactly this text."""
        return self._ids[text.encode()]

    def _merge(self, word: str) -> tuple[int, ...]:
        """Join the neighbours whose joint piece has the lowest id, until none is left."""
        parts = [character.encode() for character in word]
        while True:
            best: tuple[int, int] | None = None
            for place in range(len(parts) - 1):
                token = self._ids.get(parts[place] + parts[place + 1])
                if token is not None and (best is None or token < best[0]):
                    best = token, place
            if best is None:
                break
            place = best[1]
            parts[place : place + 2] = [parts[place] + parts[place + 1]]
        tokens: list[int] = []
        for part in parts:
            known = self._ids.get(part)
            tokens += [FIRST_BYTE + byte for byte in part] if known is None else [known]
        return tuple(tokens)


def _read(raw: bytes) -> list[bytes]:
    pieces: list[bytes] = []
    at = 0
    while at < len(raw):
        length = raw[at]
        at += 1
        if length >= 128:
            length += raw[at] * 128 - 128
            at += 1
        pieces.append(raw[at : at + length])
        at += length
    return pieces
