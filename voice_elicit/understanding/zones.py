"""The grammar of time zones said behind a time: `five p m eastern time`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from voice_elicit.understanding.moment_words import MomentWords, Zone
from voice_elicit.understanding.phrases import Words

__all__ = ["zones_at"]


def zones_at(known: MomentWords, words: Words, start: int) -> Iterator[tuple[Zone, int]]:
    """The zone that begins at `start`; one this machine has no data of is not understood."""
    if found := known.zones.at(words, start):
        info = _zone(found[0])
        if info:
            yield Zone(info), found[1]
    if local := known.local_time.at(words, start):
        yield Zone(None), start + local


@lru_cache(maxsize=64)
def _zone(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return None
