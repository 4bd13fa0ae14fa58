"""Which processes did we leave behind?"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest


def children() -> set[int]:
    """Process ids of our living children, from Linux' /proc; elsewhere the test cannot see and is skipped."""
    if not sys.platform.startswith("linux"):
        pytest.skip("only Linux tells which processes are whose")
    found: set[int] = set()
    for task in Path("/proc/self/task").iterdir():
        try:
            listed = (task / "children").read_text()
        except OSError:  # the thread ended meanwhile
            continue
        found |= {int(pid) for pid in listed.split()}
    return {pid for pid in found if not _is_zombie(pid)} - {os.getpid()}


def _is_zombie(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True
