"""Which recognizer listens: the best one that is here for the language, and why that one.

Only looks whether engines are installed; the chosen one is imported, its model loads at its first use. The
reason is data: `doctor` and the trace put it into words.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path

from voice_elicit.errors import MissingEngine
from voice_elicit.ports import Recognizer
from voice_elicit.recognizers.models import FoundModel, Origin, describe, find_model, is_model

__all__ = ["Choice", "Decoys", "Engine", "PassedOver", "Reason", "Why", "WhyNot", "choose_recognizer"]


class Engine(StrEnum):
    AUTO = "auto"
    VOSK = "vosk"
    MOONSHINE = "moonshine"
    POCKETSPHINX = "pocketsphinx"


class Why(StrEnum):
    """Why an engine was chosen."""

    NAMED = "named"
    """It was asked for, or a model for it was."""
    MODEL_INSTALLED = "model-installed"
    """A Vosk model of the language is on this machine."""
    BUILT_IN = "built-in"
    """Its model comes in its package."""
    FALLBACK = "fallback"
    """Nothing better is here; everything it hears is asked back."""


class WhyNot(StrEnum):
    """Why a better engine was not."""

    NO_MODEL = "no-model"
    NOT_INSTALLED = "not-installed"
    OTHER_LANGUAGE = "other-language"


@dataclass(frozen=True, slots=True)
class Decoys:
    """Words of a language beside the wanted ones."""

    words: tuple[str, ...] = ()
    sounding_alike: tuple[tuple[str, ...], ...] = ()
    """Rows of words no ear tells apart; a decoy is left out while a phrase is another of its row."""
    before: tuple[str, ...] = ()
    """What may stand in front of a carried phrase."""
    after: tuple[str, ...] = ()
    """What may stand behind one."""


@dataclass(frozen=True, slots=True)
class PassedOver:
    engine: Engine
    why: WhyNot


@dataclass(frozen=True, slots=True)
class Reason:
    engine: Engine
    why: Why
    model: FoundModel | None = None
    """Of Vosk."""
    passed_over: tuple[PassedOver, ...] = ()
    """Engines that would have come first."""


@dataclass(frozen=True, slots=True)
class Choice:
    recognizer: Recognizer
    reason: Reason


_MODULES = {
    Engine.VOSK: ("vosk", "numpy"),
    Engine.MOONSHINE: ("onnxruntime", "moonshine_voice", "numpy"),
    Engine.POCKETSPHINX: ("pocketsphinx",),
}
_EXTRA = {Engine.VOSK: "voice", Engine.MOONSHINE: "voice", Engine.POCKETSPHINX: "pocketsphinx"}
_BUILT_IN_LANGUAGE = "en"
"""The only language whose models come inside packages of Moonshine (its other models are not free) and
pocketsphinx."""


def choose_recognizer(
    language: str,
    engine: str = "auto",
    model: Path | str | None = None,
    decoys: Decoys | None = None,
) -> Choice:
    """The recognizer for a BCP 47 tag. `model` is a Vosk model folder; `decoys` are words of the language.

    Raises:
        MissingEngine: there is none, or not the one asked for; the message says how to get it.
    """
    words = decoys or Decoys()
    try:
        wanted = Engine(engine)
    except ValueError:
        names = ", ".join(Engine)
        raise MissingEngine(f"There is no recognizer {engine!r}; there are: {names}.") from None
    if model is not None and wanted in (Engine.AUTO, Engine.VOSK):
        return _vosk(_named(Path(model)), Why.NAMED, words)
    if wanted is not Engine.AUTO:
        return _asked_for(wanted, language, words)
    passed: list[PassedOver] = []
    for one, why in (
        (Engine.VOSK, Why.MODEL_INSTALLED),
        (Engine.MOONSHINE, Why.BUILT_IN),
        (Engine.POCKETSPHINX, Why.FALLBACK),
    ):
        lack = _lack(one, language)
        if lack is None:
            return _make(one, why, language, words, tuple(passed))
        passed.append(PassedOver(one, lack))
    raise MissingEngine(_advice(language, passed))


def _lack(engine: Engine, language: str) -> WhyNot | None:
    if engine is not Engine.VOSK and not _is_built_in(language):
        return WhyNot.OTHER_LANGUAGE
    if not _is_installed(engine):
        return WhyNot.NOT_INSTALLED
    if engine is Engine.VOSK and find_model(language) is None:
        return WhyNot.NO_MODEL
    return None


def _is_built_in(language: str) -> bool:
    return language.replace("_", "-").partition("-")[0].lower() == _BUILT_IN_LANGUAGE


def _is_installed(engine: Engine) -> bool:
    return all(find_spec(module) is not None for module in _MODULES[engine])


def _asked_for(engine: Engine, language: str, decoys: Decoys) -> Choice:
    match _lack(engine, language):
        case None:
            return _make(engine, Why.NAMED, language, decoys, ())
        case WhyNot.NOT_INSTALLED:
            raise MissingEngine(
                f"The recognizer {engine} is not installed; run `pip install voice-elicit[{_EXTRA[engine]}]`."
            )
        case WhyNot.NO_MODEL:
            raise MissingEngine(
                f"There is no Vosk model for {language!r} on this machine; "
                f"run `voice-elicit models install {language}`."
            )
        case WhyNot.OTHER_LANGUAGE:
            raise MissingEngine(
                f"The recognizer {engine} does not know the language {language!r}; "
                f"run `voice-elicit models install {language}` and use vosk."
            )


def _make(engine: Engine, why: Why, language: str, decoys: Decoys, passed: tuple[PassedOver, ...]) -> Choice:
    if engine is Engine.VOSK:
        found = find_model(language)
        if found is None:  # removed since we looked
            raise MissingEngine(_advice(language, passed))
        return _vosk(found, why, decoys)
    recognizer: Recognizer
    if engine is Engine.MOONSHINE:
        from voice_elicit.recognizers.moonshine import MoonshineRecognizer

        recognizer = MoonshineRecognizer(
            decoys.words, sounding_alike=decoys.sounding_alike, before=decoys.before, after=decoys.after
        )
    else:
        from voice_elicit.recognizers.pocketsphinx import PocketsphinxRecognizer

        recognizer = PocketsphinxRecognizer(decoys.words)
    return Choice(recognizer, Reason(engine, why, passed_over=passed))


def _named(path: Path) -> FoundModel:
    if not is_model(path):
        raise MissingEngine(f"{path} holds no Vosk model; name the folder that has am/ and conf/.")
    return describe(path, Origin.NAMED)


def _vosk(model: FoundModel, why: Why, decoys: Decoys) -> Choice:
    if not _is_installed(Engine.VOSK):
        raise MissingEngine("The recognizer vosk is not installed; run `pip install voice-elicit[voice]`.")
    from voice_elicit.recognizers.vosk import VoskRecognizer

    return Choice(VoskRecognizer(model.path, decoys.words), Reason(Engine.VOSK, why, model))


def _advice(language: str, passed: Iterable[PassedOver]) -> str:
    get = f"`voice-elicit models install {language}`"
    if PassedOver(Engine.VOSK, WhyNot.NOT_INSTALLED) in tuple(passed):
        get = f"`pip install voice-elicit[voice]` and then {get}"
    return f"No speech recognizer for {language!r} is on this machine; run {get}, or use typed replies."
