"""One thing that will go wrong when a form is spoken, as data; its words are the pack's."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from voice_elicit.language.pack import Pack

__all__ = ["Finding", "Level", "listed"]

_SHOWN = 3
"""Options named in one finding; the author sees the kind."""
_LONGEST = 40
"""Characters of one title that a finding repeats."""
_LONGEST_LIST = 160
"""Characters of everything that goes into one place of a sentence."""


class Level(StrEnum):
    WARNING = "warning"
    """People will stumble: the check fails."""
    NOTE = "note"
    """It works, and could sound better."""


_NOTES = frozenset(
    {
        "default-refusal",
        "label-symbols",
        "message-missing",
        "nothing-required",
        "options-symbols",
        "options-unread",
        "title-missing",
    }
)
"""Codes that are no warnings: forms that are fine to listen to have them."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Rendered by the sentences `advice-<code>` and `advice-<code>-better` of the pack."""

    field: str
    """Name of the property, empty for the form as a whole."""
    code: str
    variables: Mapping[str, str | int | float] = dataclasses.field(default_factory=dict)

    @property
    def level(self) -> Level:
        return Level.NOTE if self.code in _NOTES else Level.WARNING

    def text(self, pack: Pack) -> str:
        """What will go wrong."""
        return pack.say(f"advice-{self.code}", **self._shown())

    def better(self, pack: Pack) -> str:
        """What to do instead."""
        return pack.say(f"advice-{self.code}-better", **self._shown())

    def _shown(self) -> dict[str, str | int | float]:
        return {
            name: _cut(value, _LONGEST_LIST) if isinstance(value, str) else value
            for name, value in self.variables.items()
        }


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def listed(titles: Iterable[str], pack: Pack) -> str:
    """The first few of them, as a list in words."""
    parts = [f'"{_cut(title, _LONGEST)}"' for title in titles]
    if len(parts) > _SHOWN:
        return ", ".join(parts[:_SHOWN]) + " …"
    if len(parts) < 2:
        return "".join(parts)
    return pack.say("options-and", first=", ".join(parts[:-1]), last=parts[-1])
