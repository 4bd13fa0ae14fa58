"""axe-core, the accessibility checker, brought by npm into a folder git ignores."""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

__all__ = ["MODES", "violations"]

VERSION = "4.14.1"
CACHE = Path(__file__).resolve().parent / ".cache"

MODES: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light", "contrast": "no-preference"},
    "dark": {"color_scheme": "dark", "contrast": "no-preference"},
    "high contrast": {"color_scheme": "light", "contrast": "more"},
    "high contrast, dark": {"color_scheme": "dark", "contrast": "more"},
}

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page: Page) -> list[str]:
    """What axe finds on the present screen, in every mode: `mode: rule: element`."""
    found: list[str] = []
    for mode, media in MODES.items():
        page.emulate_media(**media)
        if not page.evaluate("() => 'axe' in globalThis"):
            page.evaluate(_source())
        result = page.evaluate("(tags) => axe.run({ runOnly: tags, resultTypes: ['violations'] })", RULES)
        for one in result["violations"]:
            found += [f"{mode}: {one['id']}: {node['html'][:120]}" for node in one["nodes"]]
    return found


@cache
def _source() -> str:
    script = CACHE / f"axe-core-{VERSION}" / "axe.min.js"
    if not script.is_file():
        _bring(script)
    return script.read_text(encoding="utf-8")


def _bring(script: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        message = "npm is not installed, which brings axe-core"
        if os.environ.get("CI") == "true":
            pytest.fail(message)
        pytest.skip(message)
    CACHE.mkdir(exist_ok=True)
    (CACHE / ".gitignore").write_text("*\n")
    subprocess.run([npm, "pack", "--silent", f"axe-core@{VERSION}"], cwd=CACHE, check=True, capture_output=True)
    with tarfile.open(CACHE / f"axe-core-{VERSION}.tgz") as archive:
        member = archive.extractfile("package/axe.min.js")
        assert member is not None
        script.parent.mkdir(exist_ok=True)
        script.write_bytes(member.read())
