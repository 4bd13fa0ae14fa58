"""Which speech models are on this machine, for which language, and where each came from.

Looks only; nothing is loaded, imported or fetched. Getting a model is `install`'s affair.
"""

from __future__ import annotations

import os
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path

from platformdirs import user_data_path

__all__ = [
    "FoundModel",
    "Origin",
    "find_model",
    "is_model",
    "language_of",
    "list_models",
    "models_folder",
    "takes_grammars",
]


class Origin(StrEnum):
    """Where a model was found, in order of precedence."""

    NAMED = "named"
    """The host or the person named the folder."""

    OWN_VARIABLE = "VOICE_ELICIT_MODEL"
    """The environment variable: one model folder, or a folder of them."""
    VOSK_VARIABLE = "VOSK_MODEL_PATH"
    """Vosk's own environment variable, read in the same way."""
    DATA = "data"
    """The platform's data folder, where `install` puts models."""
    SYSTEM = "system"
    """/usr/share/vosk."""
    CACHE = "cache"
    """Where Vosk's own tools keep what they download."""
    PACKAGE = "package"
    """A Python package that carries a model."""


@dataclass(frozen=True, slots=True)
class FoundModel:
    path: Path
    language: str
    """Language subtag (`en`); empty when neither the folder nor its parent says."""
    origin: Origin
    name: str
    """Of the folder or the package: `vosk-model-small-en-us-0.15`."""
    grammars: bool
    """Whether phrases can be compiled at run time; models for dictation cannot."""


_NAME = re.compile(r"vosk[-_]model[-_](?:(?:small|tiny|big)[-_])?(?!spk)(?P<code>[a-z]{2,3})(?=[-_.]|$)", re.IGNORECASE)
_CODES = {"cn": "zh", "jp": "ja", "kz": "kk", "ua": "uk", "vn": "vi"}
"""Country codes that the vendor uses as language codes."""


def language_of(name: str) -> str:
    """`vosk-model-small-en-us-0.15` -> `en`; empty when the name is not of that shape."""
    match = _NAME.match(name)
    if match is None:
        return ""
    code = match["code"].lower()
    return _CODES.get(code, code)


def models_folder() -> Path:
    """Where models of this package are kept; it may not exist yet."""
    return user_data_path("voice-elicit", appauthor=False) / "models"


def is_model(folder: Path) -> bool:
    """Whether the files that Vosk needs are there, in its present or its old flat layout."""
    graph = folder / "graph"
    if _has(folder, "am/final.mdl", "conf/mfcc.conf", "conf/model.conf"):
        return _has(graph, "HCLG.fst") or _has(graph, "HCLr.fst", "Gr.fst")
    flat = _has(folder, "HCLG.fst") or _has(folder, "HCLr.fst", "Gr.fst")
    return flat and _has(folder, "final.mdl", "mfcc.conf")


def _has(folder: Path, *files: str) -> bool:
    return all((folder / file).is_file() for file in files)


def describe(folder: Path, origin: Origin, name: str | None = None) -> FoundModel:
    """What a folder that `is_model` is."""
    name = folder.name if name is None else name
    language = language_of(name) or language_of(folder.parent.name)
    return FoundModel(folder, language, origin, name, takes_grammars(folder))


def takes_grammars(folder: Path) -> bool:
    """Whether phrases can be compiled at run time: the graph is in two halves, joined by a grammar."""
    return _has(folder, "graph/HCLr.fst") or _has(folder, "HCLr.fst")


def list_models() -> tuple[FoundModel, ...]:
    """All models here, the one to be preferred first; a folder reached in two ways is listed once."""
    found: dict[Path, FoundModel] = {}
    for model in _all():
        found.setdefault(model.path.resolve(), model)
    return tuple(found.values())


def find_model(language: str) -> FoundModel | None:
    """The model for a BCP 47 tag, if there is one; its region does not matter.

    A folder named in VOICE_ELICIT_MODEL is taken at its word when its name does not tell the language.
    """
    wanted = language.replace("_", "-").partition("-")[0].lower()
    for model in list_models():
        unnamed = not model.language and model.origin is Origin.OWN_VARIABLE
        if model.language == wanted or unnamed:
            return model
    return None


def _all() -> Iterator[FoundModel]:
    for origin in (Origin.OWN_VARIABLE, Origin.VOSK_VARIABLE):
        named = os.environ.get(origin.value)
        if named:
            yield from _within(Path(named).expanduser(), origin)
    yield from _within(models_folder(), Origin.DATA)
    yield from _within(Path("/usr/share/vosk"), Origin.SYSTEM)
    yield from _within(Path.home() / ".cache" / "vosk", Origin.CACHE)
    yield from _within(Path.home() / "AppData" / "Local" / "vosk", Origin.CACHE)
    yield from _packages()


def _within(folder: Path, origin: Origin) -> Iterator[FoundModel]:
    """The folder itself, or the models in it: those that take grammars first, then small before large."""
    if is_model(folder):
        yield describe(folder, origin)
        return
    try:
        entries = [entry for entry in folder.iterdir() if not entry.name.startswith(".") and is_model(entry)]
    except OSError:  # not there, or not ours to read
        return
    found = [describe(entry, origin) for entry in entries]
    yield from sorted(found, key=lambda one: (not one.grammars, "small" not in one.name, one.name))


def _packages() -> Iterator[FoundModel]:
    for module in pkgutil.iter_modules():
        if not module.ispkg or not language_of(module.name):
            continue
        spec = find_spec(module.name)  # a top-level package is not imported by this
        for location in (spec.submodule_search_locations or ()) if spec is not None else ():
            root = Path(location)
            for folder in (root, *(entry for entry in sorted(root.iterdir()) if entry.is_dir())):
                if is_model(folder):
                    yield describe(folder, Origin.PACKAGE, module.name)
