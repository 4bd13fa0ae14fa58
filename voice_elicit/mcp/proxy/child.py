"""The server as a child process, with the environment it would have without us, and ended in the order MCP wants.

Source: MCP, Lifecycle, Shutdown (stdio): close its input, wait, terminate, kill.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress

import anyio
from anyio.abc import Process

from voice_elicit.errors import VoiceElicitError
from voice_elicit.mcp.proxy.frames import Flaw, Frame
from voice_elicit.mcp.proxy.lines import CHUNK, LONGEST_LINE, LineSplitter

__all__ = ["Child", "UnusableServer", "child_environment", "open_child"]

PATIENCE = 2.0
"""Seconds between closing the input, terminating and killing; what the official SDKs grant."""

OURS = ("VOICE_ELICIT_",)
SOUND = ("PULSE_", "PIPEWIRE_", "ALSA_", "AUDIODEV", "SDL_AUDIODRIVER", "JACK_")
"""Variables that give a process microphone and loudspeaker: they are for us, and a server has no need of them."""


class UnusableServer(VoiceElicitError):
    """The server's command cannot be started, or its address cannot be reached."""


def child_environment(environment: Mapping[str, str], *, share_sound: bool = False) -> dict[str, str]:
    """What of the host's environment the server gets: everything but what is for us, sound included unless shared."""
    kept_back = OURS if share_sound else OURS + SOUND
    return {name: value for name, value in environment.items() if not name.startswith(kept_back)}


class Child:
    """A running server."""

    def __init__(self, process: Process, command: str, longest: int) -> None:
        self._process = process
        self._command = command
        self._splitter = LineSplitter(longest)
        self._lock = anyio.Lock()
        self._finishing = False

    @property
    def farewell(self) -> str:
        code = self._process.returncode
        ended = "has closed its output" if code is None else f"has ended with code {code}"
        return f"The server {self._command} {ended}."

    @property
    def failed(self) -> bool:
        """It ended by itself and not well."""
        return not self._finishing and self._process.returncode not in (None, 0)

    async def send(self, frame: Frame) -> None:
        assert self._process.stdin is not None
        async with self._lock:
            with suppress(anyio.BrokenResourceError, anyio.ClosedResourceError, OSError):
                await self._process.stdin.send(frame.line())

    async def receive(self) -> Frame | Flaw | None:
        assert self._process.stdout is not None
        while not self._splitter.ready:
            try:
                self._splitter.feed(await self._process.stdout.receive(CHUNK))
            except (anyio.EndOfStream, anyio.BrokenResourceError, anyio.ClosedResourceError):
                self._splitter.close()
                break
        if self._splitter.ready:
            return self._splitter.ready.popleft()
        with anyio.move_on_after(PATIENCE):
            await self._process.wait()
        return None

    async def finish(self) -> None:
        self._finishing = True
        assert self._process.stdin is not None
        with suppress(OSError, anyio.ClosedResourceError, anyio.BrokenResourceError):
            await self._process.stdin.aclose()

    async def end(self) -> None:
        """Close, wait, terminate, kill: one after the other as far as needed."""
        await self.finish()
        for stop in (None, self._process.terminate, self._process.kill):
            if stop is not None:
                with suppress(ProcessLookupError):
                    stop()
            with anyio.move_on_after(PATIENCE):
                await self._process.wait()
            if self._process.returncode is not None:
                break
        await self._process.aclose()


@asynccontextmanager
async def open_child(
    command: Sequence[str], environment: Mapping[str, str], *, longest: int = LONGEST_LINE
) -> AsyncIterator[Child]:
    """Start a server; its stderr is ours.

    Raises:
        UnusableServer: there is no such command.
    """
    program = shutil.which(command[0], path=environment.get("PATH", os.defpath))
    if program is None:
        raise UnusableServer(f"There is no command {command[0]!r}: check the name after -- and the PATH.")
    try:
        process = await anyio.open_process([program, *command[1:]], stderr=None, env=dict(environment))
    except OSError as error:
        raise UnusableServer(f"The command {command[0]!r} cannot be started: {error.strerror or error}.") from error
    child = Child(process, command[0], longest)
    try:
        yield child
    finally:
        with anyio.CancelScope(shield=True):
            await child.end()
