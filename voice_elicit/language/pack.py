"""A language as data: what is said (Fluent) and what is understood (TOML), from `grammars/<tag>/`.

`say.ftl` holds every sentence we speak; `hear/*.toml` every word we understand, one file a notion, each
checked by the pydantic model of the same name in `voice_elicit.language.lexicon`. An overlay of the host
replaces single sentences and words. No other module knows a word of any language.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from pydantic import BaseModel, ConfigDict, ValidationError

from voice_elicit.errors import UnusableWords

__all__ = ["REFERENCE", "Lexicon", "Pack", "available_languages", "grammars_root", "load_pack"]


REFERENCE = "en"
"""The pack whose sentences are the measure of all others, and whose advice to form authors serves those without."""


class Lexicon(BaseModel):
    """Base of the models that check one section of `hear/`."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    optional: ClassVar[bool] = False
    """Whether a pack may lack the file; its defaults hold then."""


Section = TypeVar("Section", bound=Lexicon)


def grammars_root() -> Traversable:
    """The folder of packs: inside the installed package, or the checkout's `grammars/`."""
    package = files("voice_elicit")
    packed = package / "_grammars"
    if packed.is_dir():
        return packed
    return Path(str(package)).parent / "grammars"


def available_languages() -> tuple[str, ...]:
    """Tags of the packs that are here."""
    return tuple(sorted(entry.name for entry in grammars_root().iterdir() if (entry / "say.ftl").is_file()))


class Pack:
    """One language: `say` renders sentences, `section` gives the words of one notion."""

    def __init__(self, tag: str, sentences: Mapping[str, str], words: Mapping[str, Any], *, read: int = 1) -> None:
        """`sentences`: file name -> Fluent source, messages of earlier files replace those of later ones; the first
        `read` are read now, the others when a sentence is wanted that was in none so far.
        `words`: section -> TOML table."""
        self.tag = tag
        self._words = words
        self._sections: dict[type[Lexicon], Lexicon] = {}
        self._bundle = FluentBundle([tag], use_isolating=False)
        self._unread = list(sentences.items())
        for _ in range(read):
            self._read_next()

    def _read_next(self) -> None:
        source, text = self._unread.pop(0)
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                reason = entry.annotations[0].message if entry.annotations else "not Fluent"
                first_line = ((entry.content or "").strip().splitlines() or [""])[0]
                raise UnusableWords(f"{source}: {first_line!r} is not a Fluent message: {reason}.")
        self._bundle.add_resource(resource)

    def say(self, message: str, /, **variables: str | int | float) -> str:
        """One sentence, rendered; spaces and missing parts tidied.

        Raises:
            UnusableWords: the pack lacks the message or a variable it names.
        """
        if not self.has(message):
            raise UnusableWords(f"The language pack {self.tag!r} has no sentence {message!r} in say.ftl.")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise UnusableWords(f"The sentence {message!r} of the pack {self.tag!r} has no text.")
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise UnusableWords(f"The sentence {message!r} of the pack {self.tag!r} is wrong: {errors[0]}.")
        return self._ended(" ".join(str(text).split()))

    def _ended(self, text: str) -> str:
        """With the endings that follow the sound before them, where the pack has such."""
        if not self._words.get("spoken", {}).get("endings"):
            return text
        from voice_elicit.language.josa import resolve_endings  # These two are built on this module.
        from voice_elicit.language.lexicon.spoken import SpokenWords

        return resolve_endings(text, self.section(SpokenWords))

    def has(self, message: str) -> bool:
        """Whether the pack can say this.

        Raises:
            UnusableWords: a file of sentences is not Fluent.
        """
        while self._unread and not self._bundle.has_message(message):
            self._read_next()
        return bool(self._bundle.has_message(message))

    def section_names(self) -> frozenset[str]:
        """The `hear/` files of this pack, without their ending."""
        return frozenset(self._words)

    def section(self, model: type[Section]) -> Section:
        """The words of one notion, checked; `model` is the lexicon of the section.

        Raises:
            UnusableWords: missing or wrong, with file, key and reason.
        """
        known = self._sections.get(model)
        if known is None:
            name = section_name(model)
            if name not in self._words and not model.optional:
                raise UnusableWords(f"grammars/{self.tag}/hear/{name}.toml is missing.")
            try:
                known = model.model_validate(self._words.get(name, {}), strict=False)
            except ValidationError as error:
                first = error.errors()[0]
                key = ".".join(str(part) for part in first["loc"]) or "the file"
                raise UnusableWords(f"grammars/{self.tag}/hear/{name}.toml: {key}: {first['msg']}.") from error
            self._sections[model] = known
        if not isinstance(known, model):  # pragma: no cover - the dict is keyed by model
            raise TypeError(model)
        return known


def section_name(model: type[Lexicon]) -> str:
    """`NumberWords` -> `numbers`: the `hear/` file a lexicon reads, its module's name."""
    return model.__module__.rpartition(".")[2]


def load_pack(language: str, overlay: Mapping[str, Any] | Path | None = None) -> Pack:
    """The pack of a BCP 47 tag (`en-GB` falls back to `en`), with the host's own words laid over it.

    An overlay is a TOML file or mapping with `say` (message -> Fluent pattern) and `hear`
    (section -> table; lists and keys replace those of the pack).

    Raises:
        UnusableWords: unknown language, or wrong words.
    """
    if overlay is None:
        return _load_plain(language)
    if isinstance(overlay, Path):
        name = str(overlay)
        try:
            overlay = tomllib.loads(overlay.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise UnusableWords(f"{name}: {error}.") from error
    else:
        name = "words"
    unknown = set(overlay) - {"say", "hear"}
    if unknown:
        raise UnusableWords(f"{name}: unknown key {sorted(unknown)[0]!r}; an overlay has `say` and `hear`.")
    tag, sentences, words = _sources(language)
    base = Pack(tag, sentences, words)
    spoken: Mapping[str, str] = overlay.get("say", {})
    for message in spoken:
        if not base.has(message):
            raise UnusableWords(f"{name}: say.{message}: there is no such sentence.")
    own = "\n".join(f"{message} = " + str(text).replace("\n", "\n    ") for message, text in spoken.items())
    merged: dict[str, Any] = dict(words)
    for section, table in overlay.get("hear", {}).items():
        if section not in words:
            raise UnusableWords(f"{name}: hear.{section}: there is no such section.")
        merged[section] = _merge(words[section], table)
    return Pack(tag, {name: own, **sentences}, merged, read=2)


def _merge(base: Any, over: Any) -> Any:
    if isinstance(base, Mapping) and isinstance(over, Mapping):
        return {**base, **{key: _merge(base.get(key), value) for key, value in over.items()}}
    return over


@cache
def _load_plain(language: str) -> Pack:
    return Pack(*_sources(language))


def _sources(language: str) -> tuple[str, dict[str, str], dict[str, Any]]:
    root = grammars_root()
    tag = language.replace("_", "-")
    while tag and not (root / tag / "say.ftl").is_file():
        tag = tag.rpartition("-")[0]
    if not tag or not all(part.isalnum() for part in tag.split("-")):
        known = ", ".join(available_languages())
        raise UnusableWords(f"There is no language pack {language!r}; there are: {known}.")
    folder = root / tag
    words: dict[str, Any] = {}
    for entry in sorted((folder / "hear").iterdir(), key=lambda one: one.name):
        if entry.name.endswith(".toml"):
            try:
                words[entry.name.removesuffix(".toml")] = tomllib.loads(entry.read_text(encoding="utf-8"))
            except ValueError as error:
                raise UnusableWords(f"grammars/{tag}/hear/{entry.name}: {error}.") from error
    advice = folder / "advice.ftl"
    files = {f"grammars/{tag}/say.ftl": folder / "say.ftl"}
    if advice.is_file():
        files[f"grammars/{tag}/advice.ftl"] = advice
    files.setdefault(f"grammars/{REFERENCE}/advice.ftl", root / REFERENCE / "advice.ftl")
    return tag, {name: file.read_text(encoding="utf-8") for name, file in files.items()}, words
