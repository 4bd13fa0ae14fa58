"""The process that speaks: pyttsx3's engines behind a pipe. Run by path, not imported; knows nothing of this package.

They print to stdout, wait for ever in stop(), write only the last of several files, swallow errors, and some own the
main thread. A process of its own takes all of that; it ends with its stdin.

    in:  one JSON object a line: {"path": [...]} first (sys.path), then
         {"id": 1, "text": "...", "language": "en-GB", "pace": 165, "file": "where to write"}
    out: one JSON object a line: {"id": 1, "missing": "", "error": "", "voice": "roa/fr"}; "" is another's
"""

from __future__ import annotations

import ctypes
import json
import os
import signal
import sys
import wave
from collections.abc import Iterable
from typing import Any

PREFERRED = {"en": "en-us", "fr": "fr-fr", "pt": "pt-br", "zh": "cmn", "no": "nb"}
"""Language without a region -> the tag of its voice, where the two differ or several could be meant.

American English, plain: of 12 voices and variants of espeak-ng the one understood best, by the default recognizer as
a listener (20 prompts, word error 21 % at 165 words a minute; British 23, female variants 25 to 50)."""


class Espeak:
    """espeak-ng through pyttsx3's bindings.

    Not through its driver: there espeak-ng speaks in a thread of its own, which writes the file some time after
    `runAndWait` has returned and runs what is queued next in the middle of it. In its synchronous mode nothing of
    that can happen, but the driver never hears that a sentence is over.
    """

    def __init__(self) -> None:
        bring_espeak()
        from pyttsx3.drivers import _espeak

        self._library = _espeak
        self._rate = _espeak.Initialize(_espeak.AUDIO_OUTPUT_SYNCHRONOUS, 200)
        if self._rate <= 0:
            raise RuntimeError("espeak-ng found no voices")
        _espeak.SetSynthCallback(self._arrived)
        self._voices = [(voice.identifier.decode(), (_tag(voice.languages[1:]),)) for voice in _espeak.ListVoices(None)]
        self._sound = bytearray()

    def voice(self, language: str) -> str:
        return best_voice(language, self._voices)

    def save(self, text: str, language: str, pace: int, file: str) -> str:
        """Write the sound; the reason when that failed."""
        voice = self.voice(language)
        if voice and self._library.SetVoiceByName(voice.encode()):
            return f"the voice {voice} cannot be loaded"
        self._library.SetParameter(self._library.RATE, pace, 0)
        self._sound.clear()
        failed = self._library.Synth(text.encode(), flags=self._library.CHARS_UTF8)
        if failed or not self._sound:
            return f"espeak-ng gave no sound ({failed})"
        with wave.open(file, "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(self._rate)
            out.writeframes(self._sound)
        return ""

    def _arrived(self, sound: Any, count: int, _events: Any) -> int:
        if count > 0:
            self._sound += ctypes.string_at(sound, 2 * count)
        return 0


class SystemVoice:
    """The engine pyttsx3 has for this system: SAPI 5 on Windows, macOS' own."""

    def __init__(self, driver: str) -> None:
        import pyttsx3

        self._failed: list[str] = []
        self._engine = pyttsx3.init(driver)
        self._engine.connect("error", lambda name, exception: self._failed.append(type(exception).__name__))
        self._voices = [
            (str(voice.id), tuple(_tag(language) for language in voice.languages or ()))
            for voice in self._engine.getProperty("voices")
        ]

    def voice(self, language: str) -> str:
        return best_voice(language, self._voices)

    def save(self, text: str, language: str, pace: int, file: str) -> str:
        """Write the sound; the reason when that failed."""
        self._failed.clear()
        if voice := self.voice(language):
            self._engine.setProperty("voice", voice)
        self._engine.setProperty("rate", pace)
        self._engine.save_to_file(text, file)
        self._engine.runAndWait()
        if self._failed:
            return self._failed[0]
        return "" if os.path.exists(file) and os.path.getsize(file) else "nothing was written"


def start() -> Espeak | SystemVoice:
    """The system's own voice where pyttsx3 knows one, else espeak-ng."""
    problem: Exception | None = None
    for driver in {"darwin": ("nsss", "espeak"), "win32": ("sapi5", "espeak")}.get(sys.platform, ("espeak",)):
        try:
            return Espeak() if driver == "espeak" else SystemVoice(driver)
        except (ImportError, RuntimeError, OSError, AttributeError) as error:
            problem = error
    raise problem if problem else ImportError("pyttsx3 knows no engine here")


def best_voice(language: str, voices: Iterable[tuple[str, tuple[str, ...]]]) -> str:
    """The voice of that very tag, else of the language in any region, else none."""
    known = list(voices)
    tag = _tag(language)
    base = tag.partition("-")[0]
    for wanted in (tag, PREFERRED.get(base, base), base):
        for voice, tags in known:
            if wanted in tags:
                return voice
    return next((voice for voice, tags in known if any(each.partition("-")[0] == base for each in tags)), "")


def bring_espeak() -> None:
    """Make pyttsx3 find the espeak-ng that came as a package: once loaded, the system knows its name."""
    try:
        import espeakng_loader
    except ImportError:
        return
    os.environ.setdefault("ESPEAK_DATA_PATH", espeakng_loader.get_data_path())
    ctypes.CDLL(espeakng_loader.get_library_path(), ctypes.RTLD_GLOBAL)


def _tag(language: object) -> str:
    """`b"en-gb"`, `en_GB` and `en-GB` alike."""
    text = language.decode(errors="ignore") if isinstance(language, bytes) else str(language)
    return "".join(char for char in text.replace("_", "-").lower() if char.isalnum() or char == "-")


def main() -> None:
    """Serve until stdin ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to handle
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    engine: Espeak | SystemVoice | None = None
    for line in sys.stdin.buffer:
        order = json.loads(line)
        if "path" in order:
            sys.path[:] = order["path"]
            continue
        answer = {"id": order["id"], "missing": "", "error": "", "voice": ""}
        try:
            engine = engine or start()
        except (ImportError, RuntimeError, OSError, AttributeError) as error:
            answer["missing"] = f"{type(error).__name__}: {error}"
        else:
            try:
                answer["voice"] = engine.voice(order["language"]) if order["language"] else ""
                if order["text"]:
                    answer["error"] = engine.save(order["text"], order["language"], order["pace"], order["file"])
            except Exception as error:  # the outermost layer of a process; the text must not get out
                answer["error"] = type(error).__name__
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
