"""Where the shared speech and cases are: beside the checkout, or where VOICE_ELICIT_SHARED says."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(os.environ.get("VOICE_ELICIT_SHARED", Path(__file__).resolve().parents[2] / "shared"))


def shared(*parts: str) -> Path:
    """A path under the shared folder; without it the test is skipped on a developer's machine, and fails in CI."""
    path = ROOT.joinpath(*parts)
    if not path.exists():
        message = f"{'/'.join(parts)} is not there: put the shared folder beside the checkout"
        if os.environ.get("CI") == "true":
            pytest.fail(message)
        pytest.skip(message)
    return path
