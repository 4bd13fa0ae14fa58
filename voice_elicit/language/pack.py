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

from pydantic import BaseModel, ConfigDict, ValidationError

from voice_elicit.errors import UnusableWords
from voice_elicit.language.sentences import Sentences

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

    def __init__(self, tag: str, sentences: Sentences, words: Words) -> None:
        self.tag = tag
        self._sentences = sentences
        self._words = words
        self._sections: dict[type[Lexicon], Lexicon] = {}

    def say(self, message: str, /, **variables: str | int | float) -> str:
        """One sentence, rendered; spaces and missing parts tidied.

        Raises:
            UnusableWords: the pack lacks the message or a variable it names.
        """
        from voice_elicit.language.josa import resolve_endings  # These two are built on this module.
        from voice_elicit.language.lexicon.spoken import SpokenWords

        text = " ".join(self._sentences.say(message, variables).split())
        spoken = self.section(SpokenWords)
        return resolve_endings(text, spoken) if spoken.endings else text

    def has(self, message: str) -> bool:
        """Whether the pack can say this."""
        return self._sentences.has(message)

    def check_sentences(self) -> None:
        """Read every sentence, also those that are not said.

        Raises:
            UnusableWords: a file of sentences is not Fluent.
        """
        self._sentences.check()

    def section_names(self) -> frozenset[str]:
        """The `hear/` files of this pack, without their ending."""
        return self._words.names

    def section(self, model: type[Section]) -> Section:
        """The words of one notion, checked; `model` is the lexicon of the section.

        Raises:
            UnusableWords: missing or wrong, with file, key and reason.
        """
        known = self._sections.get(model)
        if known is None:
            name = section_name(model)
            if name not in self._words.names and not model.optional:
                raise UnusableWords(f"grammars/{self.tag}/hear/{name}.toml is missing.")
            try:
                known = model.model_validate(self._words.table(name), strict=False)
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
    spoken: Mapping[str, str] = overlay.get("say", {})
    known = Sentences(tag, sentences)
    for message in spoken:
        if not known.has(message):
            raise UnusableWords(f"{name}: say.{message}: there is no such sentence.")
    own = {name: "\n".join(f"{message} = " + str(text).replace("\n", "\n    ") for message, text in spoken.items())}
    Sentences(tag, own).check()
    for section in overlay.get("hear", {}):
        if section not in words:
            raise UnusableWords(f"{name}: hear.{section}: there is no such section.")
    return Pack(tag, Sentences(tag, own | sentences), Words(tag, words, overlay.get("hear", {})))


class Words:
    """What a pack understands: the tables of `hear/`, each parsed when it is first wanted, an overlay laid over it."""

    def __init__(self, tag: str, files: Mapping[str, Traversable], over: Mapping[str, Any] | None = None) -> None:
        self.names = frozenset(files)
        self._tag = tag
        self._files = files
        self._over = over or {}

    def table(self, name: str) -> Any:
        """One table; an empty one where there is no such file.

        Raises:
            UnusableWords: the file is not TOML.
        """
        if name not in self._files:
            return {}
        try:
            table = tomllib.loads(self._files[name].read_text(encoding="utf-8"))
        except ValueError as error:
            raise UnusableWords(f"grammars/{self._tag}/hear/{name}.toml: {error}.") from error
        return _merge(table, self._over.get(name, {}))


def _merge(base: Any, over: Any) -> Any:
    if isinstance(base, Mapping) and isinstance(over, Mapping):
        return {**base, **{key: _merge(base.get(key), value) for key, value in over.items()}}
    return over


@cache
def _load_plain(language: str) -> Pack:
    tag, sentences, words = _sources(language)
    return Pack(tag, Sentences(tag, sentences), Words(tag, words))


def _sources(language: str) -> tuple[str, dict[str, str], dict[str, Traversable]]:
    """The tag of the pack, the files of what it says, and those of what it understands."""
    root = grammars_root()
    tag = language.replace("_", "-")
    while tag and not (root / tag / "say.ftl").is_file():
        tag = tag.rpartition("-")[0]
    if not tag or not all(part.isalnum() for part in tag.split("-")):
        known = ", ".join(available_languages())
        raise UnusableWords(f"There is no language pack {language!r}; there are: {known}.")
    folder = root / tag
    hear = {entry.name.removesuffix(".toml"): entry for entry in (folder / "hear").iterdir()}
    advice = folder / "advice.ftl"
    files = {f"grammars/{tag}/say.ftl": folder / "say.ftl"}
    if advice.is_file():
        files[f"grammars/{tag}/advice.ftl"] = advice
    files.setdefault(f"grammars/{REFERENCE}/advice.ftl", root / REFERENCE / "advice.ftl")
    sentences = {name: file.read_text(encoding="utf-8") for name, file in files.items()}
    return tag, sentences, {name: file for name, file in hear.items() if file.name.endswith(".toml")}
