"""A zip that came over the network, unpacked as if it were hostile: no way out, no links, no bombs."""

from __future__ import annotations

import shutil
import stat
import zipfile
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from voice_elicit.errors import MissingEngine

__all__ = ["Limits", "unpack"]

_ENCRYPTED = 0x1
_BLOCK = 1 << 20


@dataclass(frozen=True, slots=True)
class Limits:
    """What a model archive may be at most; the vendor's largest are well inside."""

    files: int = 5_000
    total: int = 8 << 30
    """Bytes unpacked."""
    ratio: float = 50.0
    """Bytes unpacked per byte of the archive; model files shrink to a half or a third."""


def unpack(archive: Path, into: Path, limits: Limits | None = None) -> None:
    """Unpack into an existing empty folder. What was written before an error stays: the caller removes it.

    Raises:
        MissingEngine: no zip, a damaged one, or one that holds what no model holds.
        OSError: the disk.
    """
    limits = limits if limits is not None else Limits()
    try:
        with zipfile.ZipFile(archive) as packed:
            entries = packed.infolist()
            _check(entries, archive, into, limits)
            for entry in entries:
                _write(packed, entry, into)
    except (zipfile.BadZipFile, EOFError, NotImplementedError, RuntimeError, ValueError) as error:
        raise MissingEngine(f"{archive} is not a usable zip ({error}); download it again.") from error


def _check(entries: list[zipfile.ZipInfo], archive: Path, into: Path, limits: Limits) -> None:
    total = sum(entry.file_size for entry in entries)
    seen: set[str] = set()
    fault = ""
    if len(entries) > limits.files:
        fault = f"it holds {len(entries)} files"
    elif total > limits.total or total > limits.ratio * max(archive.stat().st_size, 1):
        fault = f"it would unpack to {total} bytes"
    for entry in entries:
        kind = stat.S_IFMT(entry.external_attr >> 16)
        path = PurePosixPath(entry.filename)
        if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
            fault = f"{entry.filename!r} is a link or a device"
        elif path.is_absolute() or ".." in path.parts or any(mark in entry.filename for mark in "\\:\0"):
            fault = f"{entry.filename!r} points out of its folder"
        elif entry.flag_bits & _ENCRYPTED:
            fault = f"{entry.filename!r} is encrypted"
        elif str(path).casefold() in seen:
            fault = f"{entry.filename!r} is there twice"
        seen.add(str(path).casefold())
    if fault:
        raise MissingEngine(f"{archive} is not unpacked, since {fault}, which no model does; get another copy.")
    if total > shutil.disk_usage(into).free:
        raise MissingEngine(f"{archive} unpacks to {total} bytes, more than is free at {into}; make room first.")


def _write(packed: zipfile.ZipFile, entry: zipfile.ZipInfo, into: Path) -> None:
    target = into / entry.filename
    if entry.is_dir():
        target.mkdir(parents=True, exist_ok=True)
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    left = entry.file_size
    with packed.open(entry) as source, target.open("xb") as sink:
        while block := source.read(_BLOCK):
            left -= len(block)
            if left < 0:
                raise zipfile.BadZipFile(f"{entry.filename!r} is longer than it says")
            sink.write(block)
