"""`grammars check` names what is missing or wrong beside the sentences of the dialogue: advice and page words."""

from __future__ import annotations

import shutil
from itertools import count
from pathlib import Path

import pytest

from voice_elicit.language import check, pack
from voice_elicit.language.check import check_pack
from voice_elicit.language.pack import available_languages, grammars_root

TAGS = (f"xx-{number}" for number in count(100))
"""A new one for every copy: a pack that was loaded once is kept."""


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the German pack that may be spoilt."""
    folder = tmp_path / next(TAGS)
    shutil.copytree(str(grammars_root() / "en"), tmp_path / "en")
    shutil.copytree(str(grammars_root() / "de"), folder)
    for module in (check, pack):
        monkeypatch.setattr(module, "grammars_root", lambda: tmp_path)
    return folder


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_an_untouched_copy_is_right(german: Path) -> None:
    assert check_pack(german.name) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "finding"),
    [
        ("kiosk.toml", 'skip = "Überspringen"\n', "", "kiosk.toml: buttons.skip: the text is missing."),
        ("kiosk.toml", 'skip = "', 'skippy = "', "kiosk.toml: buttons.skippy: no part of the page shows this"),
        ("kiosk.toml", "{label} ändern", "Ändern", "kiosk.toml: edit: it must hold {label}."),
        ("kiosk.toml", 'title = "', "title = ", "kiosk.toml: "),
        ("advice.ftl", "advice-note = Hinweis\n", "", "advice.ftl: advice-note: the sentence is missing."),
        ("advice.ftl", "advice-note =", "advice-not =", "advice.ftl: advice-not: no part of the program says this"),
        ("advice.ftl", "{ $most } davon", "{ $least } davon", "advice-message-cut: there is no variable $least here"),
    ],
)
def test_what_is_missing_or_wrong_is_named(german: Path, file: str, old: str, new: str, finding: str) -> None:
    change(german / file, old, new)
    assert any(finding in one for one in check_pack(german.name))


@pytest.mark.parametrize("file", ["kiosk.toml", "advice.ftl"])
def test_a_pack_may_do_without_advice_and_page_words(german: Path, file: str) -> None:
    (german / file).unlink()
    assert check_pack(german.name) == []


@pytest.mark.parametrize("tag", available_languages())
def test_every_pack_here_has_both(tag: str) -> None:
    assert (grammars_root() / tag / "kiosk.toml").is_file()
    assert (grammars_root() / tag / "advice.ftl").is_file()
