"""What a pack says: Fluent messages, each read from its file when it is first said.

A dialogue says some twenty of the hundreds of sentences of a pack, and parsing them all would take longer than
everything else before the first prompt. Whether all of them are Fluent is for `grammars check` to ask.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from voice_elicit.errors import UnusableWords

__all__ = ["Sentences"]

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=", re.MULTILINE)
"""The beginning of a message or term; Fluent lets nothing else with a `=` stand at the beginning of a line."""
_REFERENCE = re.compile(r"{\s*(-?[A-Za-z][\w-]*)")


class Sentences:
    """The messages of one language."""

    def __init__(self, tag: str, sources: Mapping[str, str]) -> None:
        """`sources`: file name -> Fluent; messages of earlier files replace those of later ones."""
        self.tag = tag
        self._parser = FluentParser(with_spans=False)
        self._entries: dict[str, tuple[str, str]] = {}
        """Name -> its file and its source, until it is read."""
        self._read: set[str] = set()
        self._heads: list[tuple[str, str]] = []
        for file, source in sources.items():
            starts = list(_ENTRY.finditer(source))
            ends = [start.start() for start in starts[1:]] + [len(source)]
            for start, end in zip(starts, ends, strict=False):
                self._entries.setdefault(start[1], (file, source[start.start() : end]))
            self._heads.append((file, source[: starts[0].start()] if starts else source))

    @cached_property
    def _bundle(self) -> FluentBundle:
        return FluentBundle([self.tag], use_isolating=False)

    def has(self, message: str) -> bool:
        return message in self._entries

    def say(self, message: str, variables: Mapping[str, str | int | float]) -> str:
        """One sentence, rendered.

        Raises:
            UnusableWords: there is no such message, it is not Fluent, or it names a variable that is not given.
        """
        if message not in self._entries:
            raise UnusableWords(f"The language pack {self.tag!r} has no sentence {message!r} in say.ftl.")
        self._read_entry(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise UnusableWords(f"The sentence {message!r} of the pack {self.tag!r} has no text.")
        text, errors = self._bundle.format_pattern(pattern, dict(variables))
        if errors:
            raise UnusableWords(f"The sentence {message!r} of the pack {self.tag!r} is wrong: {errors[0]}.")
        return str(text)

    def check(self) -> None:
        """Read all there is.

        Raises:
            UnusableWords: a part is not Fluent.
        """
        for file, source in self._heads:
            self._add(file, source)
        for name in self._entries:
            self._read_entry(name)

    def _read_entry(self, name: str) -> None:
        if name in self._read:
            return
        file, source = self._entries[name]
        self._add(file, source)
        self._read.add(name)
        for other in _REFERENCE.findall(source):
            if other in self._entries:
                self._read_entry(other)

    def _add(self, file: str, source: str) -> None:
        resource = self._parser.parse(source)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                reason = entry.annotations[0].message if entry.annotations else "not Fluent"
                first_line = ((entry.content or "").strip().splitlines() or [""])[0]
                raise UnusableWords(f"{file}: {first_line!r} is not a Fluent message: {reason}.")
        self._bundle.add_resource(resource)
