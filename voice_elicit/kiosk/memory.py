"""The C library's memory, kept small: what glibc does by itself suits programs of few threads and small blocks.

For each thread it keeps an arena of its own, and what onnxruntime and numpy gave back in one is not used by another;
once a large block was given back, blocks of up to 32 MB come from these arenas, too, which then break into pieces. Of
12 visitors speaking for a minute that alone was 150 MB and rising. Neither setting costs time that can be measured.
"""

from __future__ import annotations

import ctypes
import os

__all__ = ["keep_small"]

ARENAS, LARGE = 2, 1 << 20
"""Arenas of all threads, and bytes from which a block is the system's own and goes back to it at once."""

_ARENA_MAX, _MMAP_THRESHOLD = -8, -3
"""Of `mallopt` in glibc's malloc.h; the variables of the same names come first."""


def keep_small() -> None:
    """For a process of our own, before its threads start; does nothing where the C library is another."""
    try:
        glibc = bool(os.confstr("CS_GNU_LIBC_VERSION"))
    except (AttributeError, ValueError):  # not Unix; not glibc
        return
    if not glibc:
        return
    library = ctypes.CDLL(None)
    if "MALLOC_ARENA_MAX" not in os.environ:
        library.mallopt(_ARENA_MAX, ARENAS)
    if "MALLOC_MMAP_THRESHOLD_" not in os.environ:
        library.mallopt(_MMAP_THRESHOLD, LARGE)
