"""Folders and archives that look like a Vosk model to everything but Vosk."""

from __future__ import annotations

import zipfile
from pathlib import Path

FILES = ("am/final.mdl", "conf/mfcc.conf", "conf/model.conf", "graph/HCLr.fst", "graph/Gr.fst")


def made_up_model(folder: Path, files: tuple[str, ...] = FILES) -> Path:
    """A folder with the files of a model that takes grammars, each holding a few bytes."""
    for file in files:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(file, encoding="utf-8")
    return folder


def made_up_zip(archive: Path, top: str, size: int = 0) -> Path:
    """The same as an archive with one folder in it; `size` bytes of incompressible ballast."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for file in FILES:
            packed.writestr(f"{top}/{file}" if top else file, file)
        if size:
            packed.writestr(f"{top}/ballast", bytes(range(256)) * (size // 256), zipfile.ZIP_STORED)
    return archive
