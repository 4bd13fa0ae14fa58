"""The words on the page, from the language pack's `kiosk.toml` and the brand's `words.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError
from pydantic import BaseModel, ConfigDict, ValidationError

from voice_elicit.errors import UnusableWords
from voice_elicit.language import pack as packs
from voice_elicit.language.pack import Pack

__all__ = ["PageWords", "load_page_words"]

FALLBACK = "en"
"""A pack without words for the page gets these, and the page says which language they are in."""


class _Words(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", alias_generator=lambda name: name.replace("_", "-"))

    title: str
    welcome: str
    start: str
    start_hint: str
    busy: str
    ended: str
    asks: str
    progress: str
    you: str
    we: str
    said: str
    review: str
    optional: str
    edit: str
    page_at: str
    open_page: str
    type_label: str
    type_send: str
    controls: str
    settings: str
    level: str
    finish: str
    warning: str
    stay: str
    no_script: str
    doing: dict[str, str]
    buttons: dict[str, str]
    microphone: dict[str, str]
    sound: dict[str, str]
    scan: dict[str, str]
    notes: dict[str, str]


@dataclass(frozen=True, slots=True)
class PageWords:
    """One language's words, its tag and its direction."""

    language: str
    spoken: str
    """Language of the dialogue; another one where its pack has no words for the page."""
    direction: str
    """`ltr` or `rtl`, as the dialogue is written: it is most of the page."""
    table: Mapping[str, Any]
    """Key -> text, or section -> key -> text; all keys of `_Words`, as in the file."""

    def __getitem__(self, key: str) -> str:
        """`title`, or `buttons.yes`."""
        section, _, name = key.rpartition(".")
        return str(self.table[section][name] if section else self.table[name])

    def button(self, command: str, stage: str) -> str:
        """The label of a command, as it is called at this stage."""
        buttons: Mapping[str, str] = self.table["buttons"]
        return buttons.get(f"{stage}-{command}") or buttons[command]


def load_page_words(pack: Pack, brand: Path | None = None) -> PageWords:
    """
    Raises:
        UnusableWords: a key is missing, unknown or no text; with file, key and reason.
    """
    language = pack.tag
    source = packs.grammars_root() / language / "kiosk.toml"
    if not source.is_file():
        language = FALLBACK
        source = packs.grammars_root() / language / "kiosk.toml"
    table = _read(f"grammars/{language}/kiosk.toml", source.read_text(encoding="utf-8"))
    _check(f"grammars/{language}/kiosk.toml", table)
    direction = _direction(pack.tag)
    if brand is not None and (file := brand / "words.toml").is_file():
        over = _read(str(file), file.read_text(encoding="utf-8"))
        direction = str(over.pop("direction", direction))
        if direction not in ("ltr", "rtl"):
            raise UnusableWords(f"{file}: direction: write ltr or rtl.")
        table = {key: _laid_over(value, over.pop(key, None)) for key, value in table.items()} | over
        _check(str(file), table)
    return PageWords(language, pack.tag, direction, table)


def _read(name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise UnusableWords(f"{name}: {error}.") from error


def _check(name: str, table: Mapping[str, Any]) -> None:
    try:
        _Words.model_validate(table)
    except ValidationError as error:
        first = error.errors()[0]
        raise UnusableWords(f"{name}: {'.'.join(map(str, first['loc']))}: {first['msg']}.") from error


def _laid_over(base: Any, over: Any) -> Any:
    if isinstance(base, dict) and isinstance(over, dict):
        return {**base, **over}
    return base if over is None else over


def _direction(language: str) -> str:
    try:
        order = Locale.parse(language, sep="-").character_order
    except (UnknownLocaleError, ValueError):
        return "ltr"
    return "rtl" if order == "right-to-left" else "ltr"
