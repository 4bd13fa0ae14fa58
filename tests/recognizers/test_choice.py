"""The automatic choice, on a machine that has every engine and the Korean model."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.recognizers.made_up_models import made_up_model
from voice_elicit.errors import MissingEngine
from voice_elicit.recognizers.choice import Engine, PassedOver, Why, WhyNot, choose_recognizer
from voice_elicit.recognizers.models import Origin


@pytest.fixture(autouse=True)
def no_models_but_packaged_ones(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("VOICE_ELICIT_MODEL", "VOSK_MODEL_PATH"):
        monkeypatch.delenv(name, raising=False)
    for name in ("HOME", "USERPROFILE", "XDG_DATA_HOME", "LOCALAPPDATA", "APPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "home"))


def without(monkeypatch: pytest.MonkeyPatch, *modules: str) -> None:
    """As on a machine where these packages are not installed."""
    for module in modules:
        monkeypatch.setitem(sys.modules, module, None)


def test_vosk_listens_when_a_model_of_the_language_is_installed() -> None:
    chosen = choose_recognizer("ko-KR")
    assert chosen.recognizer.name == "vosk"
    assert (chosen.reason.engine, chosen.reason.why) == (Engine.VOSK, Why.MODEL_INSTALLED)
    assert chosen.reason.model is not None
    assert chosen.reason.model.origin is Origin.PACKAGE


def test_english_without_a_vosk_model_takes_the_built_in_engine_and_says_what_it_passed_over() -> None:
    chosen = choose_recognizer("en")
    assert chosen.recognizer.name == "moonshine"
    assert chosen.reason.why is Why.BUILT_IN
    assert chosen.reason.passed_over == (PassedOver(Engine.VOSK, WhyNot.NO_MODEL),)


def test_english_without_the_built_in_engine_falls_back_to_pocketsphinx(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    without(monkeypatch, "moonshine_voice", "vosk")
    chosen = choose_recognizer("en")
    assert chosen.recognizer.name == "pocketsphinx"
    assert chosen.reason.why is Why.FALLBACK
    assert [one.why for one in chosen.reason.passed_over] == [WhyNot.NOT_INSTALLED, WhyNot.NOT_INSTALLED]


def test_a_language_without_any_engine_says_how_to_get_one() -> None:
    with pytest.raises(MissingEngine, match="voice-elicit models install fi"):
        choose_recognizer("fi")


def test_a_language_without_any_engine_says_to_install_vosk_first_when_it_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    without(monkeypatch, "vosk")
    with pytest.raises(MissingEngine, match=r"voice-elicit\[voice\].*voice-elicit models install fi"):
        choose_recognizer("fi")


def test_a_named_engine_is_taken_or_refused_never_replaced() -> None:
    assert choose_recognizer("en", "pocketsphinx").reason.why is Why.NAMED
    with pytest.raises(MissingEngine, match="no Vosk model for 'en'"):
        choose_recognizer("en", "vosk")
    with pytest.raises(MissingEngine, match="moonshine does not know the language 'ko'"):
        choose_recognizer("ko", "moonshine")
    with pytest.raises(MissingEngine, match="there are: auto, vosk, moonshine, pocketsphinx"):
        choose_recognizer("en", "whisper")


def test_a_named_model_means_vosk(tmp_path: Path) -> None:
    chosen = choose_recognizer("en", model=made_up_model(tmp_path / "mine"))
    assert (chosen.recognizer.name, chosen.reason.why) == ("vosk", Why.NAMED)
    with pytest.raises(MissingEngine, match="holds no Vosk model"):
        choose_recognizer("en", model=tmp_path / "absent")
