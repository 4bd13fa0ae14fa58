"""Where replies come from and speech goes to: microphone, recordings, a file of replies, or the keyboard."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anyio
import anyio.lowlevel
import anyio.to_thread

from voice_elicit.dialogue.events import Pressed, Silence, Typed
from voice_elicit.elicitor import Hands
from voice_elicit.engines import Engines
from voice_elicit.errors import UnusableForm
from voice_elicit.ports import Band, Ears, Expectation, Heard, Turn

if TYPE_CHECKING:
    from voice_elicit.audio.playback import Player
    from voice_elicit.audio.sources import Source

__all__ = ["Keyboard", "ReplyFile", "Sound", "open_sound"]


@dataclass(frozen=True, slots=True)
class Sound:
    """What one call of `ask` hears with and speaks through."""

    voice: str
    ears: Ears | None = None
    hands: Hands | None = None
    source: Source | None = None
    player: Player | None = None

    def report(self, engines: Engines) -> dict[str, Any]:
        """Which engines are used and why, for the trace."""
        if self.ears is not None or (self.hands is not None and engines.recognizer == "none"):
            return {"ears": type(self.ears or self.hands).__name__, "voice": self.voice}
        reason = engines.choice().reason
        return {
            "recognizer": reason.engine.value,
            "why": reason.why.value,
            "model": str(reason.model.path) if reason.model else None,
            "passed_over": [f"{one.engine.value}: {one.why.value}" for one in reason.passed_over],
            "voice": self.voice,
        }


def open_sound(arguments: argparse.Namespace) -> Sound:
    """
    Raises:
        UnusableForm: the file of replies cannot be read.
        UnusableAudio: a recording, or the folder of `--say-to`, is not there.
    """
    live = not (arguments.typed or arguments.replies or arguments.audio)
    voice = arguments.voice or ("auto" if live or arguments.say_to else "none")
    player: Player | None = None
    if arguments.say_to:
        from voice_elicit.audio.playback import WavPlayer

        player = WavPlayer(arguments.say_to)
    if arguments.typed:
        return Sound(voice, hands=Keyboard(), player=player)
    if arguments.replies:
        return Sound(voice, ears=ReplyFile(arguments.replies), player=player)
    if arguments.audio:
        from voice_elicit.audio.sources import FileSource

        source = FileSource(arguments.audio, realtime=arguments.realtime)
        return Sound(voice, source=source, player=player)
    return Sound(voice, hands=Keyboard() if sys.stdin.isatty() else None, player=player)


class ReplyFile:
    """Ears that hear one line of a file per listening turn; an empty line, or none left, is silence."""

    hears_over_speech = False

    def __init__(self, path: Path) -> None:
        """
        Raises:
            UnusableForm: the file cannot be read.
        """
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise UnusableForm(f"The replies {path} cannot be read: {error}.") from error
        lines = [line.strip() for line in text.splitlines()]
        self._lines = iter([line for line in lines if not line.startswith("#")])

    async def listen(self, expectation: Expectation, prompt_over: anyio.Event | None = None) -> Turn:
        await anyio.lowlevel.checkpoint()
        line = next(self._lines, "")
        return Heard(line, text_band=Band.HIGH, engine="replies") if line else Silence()

    async def aclose(self) -> None:
        pass


class Keyboard:
    """Lines typed at the terminal, or piped in. Cancelling loses nothing that was typed."""

    def __init__(self) -> None:
        self._pending = b""
        self._over = False

    async def act(self) -> Typed | Pressed | Silence:
        while b"\n" not in self._pending and not self._over:
            more = await self._read()
            self._pending += more
            self._over = not more
        line, _, self._pending = self._pending.partition(b"\n")
        if not line and self._over:
            return Silence()
        return Typed(line.decode(sys.stdin.encoding or "utf-8", "replace").strip())

    async def _read(self) -> bytes:
        """The next bytes; waits without a thread where the system can, since a thread cannot be cancelled."""
        descriptor = sys.stdin.fileno()
        if sys.platform == "win32":
            return await anyio.to_thread.run_sync(os.read, descriptor, 4096, abandon_on_cancel=True)
        with suppress(PermissionError):  # a regular file is always readable, and epoll says so by refusing it
            await anyio.wait_readable(descriptor)
        return os.read(descriptor, 4096)
