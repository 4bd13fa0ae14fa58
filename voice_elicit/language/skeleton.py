"""A new language begins as a copy of one that is there, every part marked as not yet translated.

The copy can be loaded and tried at once; `grammars check` names what still is as it was.
"""

from __future__ import annotations

import re
from pathlib import Path

from voice_elicit.errors import UnusableWords
from voice_elicit.language.pack import grammars_root

__all__ = ["new_pack"]

_TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


def new_pack(tag: str, source: str, root: Path | None = None) -> tuple[Path, ...]:
    """Write the skeleton of `tag` from the pack `source`; the files that were written.

    Raises:
        UnusableWords: no language tag, no such pack to begin with, or the folder is there already.
    """
    if not _TAG.fullmatch(tag):
        raise UnusableWords(f"{tag!r} is no language tag; use one like de or pt-BR.")
    packs = root if root is not None else Path(str(grammars_root()))
    origin, folder = packs / source, packs / tag
    if not (origin / "say.ftl").is_file():
        raise UnusableWords(f"There is no language pack {source!r} to begin with in {packs}.")
    if folder.exists():
        raise UnusableWords(f"{folder} is there already; remove it or choose another tag.")
    written = []
    for path in sorted(one for one in origin.rglob("*") if one.suffix in (".ftl", ".toml")):
        new = folder / path.relative_to(origin)
        new.parent.mkdir(parents=True, exist_ok=True)
        mark = f"# {tag}: not translated yet; begun from {source}.\n\n"
        new.write_text(mark + path.read_text(encoding="utf-8"), encoding="utf-8")
        written.append(new)
    return tuple(written)
