"""A new language is a folder: begun by one command, named by `grammars check` until it is translated."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest

from voice_elicit.cli import main
from voice_elicit.errors import UnusableWords
from voice_elicit.language.pack import grammars_root
from voice_elicit.language.skeleton import new_pack


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    shutil.copytree(str(grammars_root() / "en"), tmp_path / "en")
    return tmp_path


def test_a_new_language_has_every_file_of_the_one_it_begins_from(
    packs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["grammars", "new", "xx", "--from", "en", "--into", str(packs)]) == 0
    names = sorted(path.relative_to(packs / "en") for path in (packs / "en").rglob("*.*"))
    assert sorted(path.relative_to(packs / "xx") for path in (packs / "xx").rglob("*.*")) == names
    for path in (packs / "xx" / "hear").glob("*.toml"):
        assert tomllib.loads(path.read_text(encoding="utf-8"))
        assert "not translated yet" in path.read_text(encoding="utf-8")
    assert "say.ftl" in capsys.readouterr().out


def test_a_language_that_is_there_is_not_overwritten(packs: Path) -> None:
    with pytest.raises(UnusableWords, match="already"):
        new_pack("en", "en", packs)


@pytest.mark.parametrize("tag", ["../x", "English", "", "x"])
def test_what_is_no_language_tag_makes_no_folder(packs: Path, tag: str) -> None:
    with pytest.raises(UnusableWords, match="tag"):
        new_pack(tag, "en", packs)


def test_there_must_be_a_language_to_begin_from(packs: Path) -> None:
    with pytest.raises(UnusableWords, match="begin with"):
        new_pack("xx", "yy", packs)
