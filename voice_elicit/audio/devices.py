"""Microphones and loudspeakers of this machine, through PortAudio.

The only module that imports `sounddevice`, late: the import alone takes a fifth of a second, and fails with
OSError where PortAudio is missing.
"""

from __future__ import annotations

import atexit
import ctypes
import math
import sys
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Literal, TypeVar

import anyio

from voice_elicit.audio.apart import apart
from voice_elicit.errors import MissingEngine, UnusableAudio

__all__ = [
    "Device",
    "Direction",
    "chosen_device",
    "find_device",
    "level",
    "list_devices",
    "opened",
    "portaudio",
    "refusals",
    "shut",
    "started",
]

T = TypeVar("T")

Direction = Literal["input", "output"]

_NAMES = {"input": "microphone", "output": "loudspeaker"}

OPEN_TIME = 10.0
"""Seconds in which a device must be found, and open; tens of milliseconds are normal, Bluetooth takes a few seconds."""

SHUT_TIME = 1.0
"""Seconds after which a lost device that does not close is left to the operating system."""


@dataclass(frozen=True, slots=True)
class Device:
    """A sound device, as PortAudio knows it."""

    index: int
    name: str
    host: str
    """ALSA, Core Audio, WASAPI ..."""
    inputs: int
    """Channels."""
    outputs: int
    rate: int
    """Hz, its own."""
    default_input: bool = False
    default_output: bool = False


@cache
def portaudio() -> Any:
    """The `sounddevice` module. Blocks for some 200 ms the first time.

    Raises:
        UnusableAudio: the PortAudio library is not on this machine.
        MissingEngine: the Python package is not.
    """
    _hush_alsa()
    try:
        import sounddevice
    except ImportError as error:
        raise MissingEngine(
            "The package sounddevice is not installed; install voice-elicit[voice], or type the replies."
        ) from error
    except OSError as error:
        raise UnusableAudio(
            "The PortAudio library is missing, so there is no microphone or loudspeaker; install it "
            "(Debian, Ubuntu: apt install libportaudio2), or type the replies."
        ) from error
    return sounddevice


@contextmanager
def refusals(what: str) -> Iterator[None]:
    """PortAudio's errors as ours; `what` is the device in words."""
    try:
        yield
    except (portaudio().PortAudioError, ValueError) as error:
        reason = str(error.args[0]) if error.args else type(error).__name__
        raise UnusableAudio(
            f"The {what} cannot be used ({reason}); choose another device, or type the replies."
        ) from error


def list_devices() -> tuple[Device, ...]:
    """All devices; blocks.

    Raises:
        UnusableAudio: no PortAudio.
    """
    with refusals("sound system"):
        library = portaudio()
        hosts = library.query_hostapis()
        default_input, default_output = library.default.device
        return tuple(
            Device(
                index=entry["index"],
                name=entry["name"],
                host=hosts[entry["hostapi"]]["name"],
                inputs=entry["max_input_channels"],
                outputs=entry["max_output_channels"],
                rate=round(entry["default_samplerate"]),
                default_input=entry["index"] == default_input,
                default_output=entry["index"] == default_output,
            )
            for entry in library.query_devices()
        )


def chosen_device(direction: Direction, wanted: str | int | None = None) -> Device:
    """The device that will be used: the system's default, or that of an index or (part of a) name; blocks.

    Raises:
        UnusableAudio: there is none.
    """
    devices = [each for each in list_devices() if (each.inputs if direction == "input" else each.outputs)]
    if not devices:
        raise UnusableAudio(f"No {_NAMES[direction]} was found; connect one, or type the replies.")
    if wanted is None:
        for each in devices:
            if each.default_input if direction == "input" else each.default_output:
                return each
        return devices[0]
    if isinstance(wanted, int) or wanted.isdecimal():
        found = [each for each in devices if each.index == int(wanted)]
    else:
        exact = [each for each in devices if each.name.casefold() == wanted.casefold()]
        found = exact or [each for each in devices if wanted.casefold() in each.name.casefold()]
    if not found:
        known = ", ".join(f"{each.index} {each.name}" for each in devices)
        raise UnusableAudio(f"There is no {_NAMES[direction]} {wanted!r}; there are: {known}.")
    return found[0]


def level(pcm: bytes) -> float:
    """Loudness of a piece of sound in dBFS: -96 (digital silence) to 0."""
    samples = array("h", pcm[: len(pcm) // 2 * 2])
    if not samples:
        return -96.0
    power = sum(sample * sample for sample in samples) / len(samples)
    return max(-96.0, 10 * math.log10(power / 32768**2)) if power else -96.0


async def find_device(direction: Direction, wanted: str | int | None = None) -> Device:
    """`chosen_device`, for the event loop.

    Raises:
        UnusableAudio: there is none, or the sound system does not answer.
    """
    return await _answered(partial(chosen_device, direction, wanted), _NAMES[direction])


async def opened(make: Callable[[], Any], what: str) -> Any:
    """A stream, opened and started by `make`, which blocks.

    Raises:
        UnusableAudio: it took too long.
    """
    return await _answered(make, what, unwanted=_abort)


def started(stream: Any) -> Any:
    """The stream, running; closed when it will not."""
    try:
        stream.start()
    except BaseException:
        stream.close(ignore_errors=True)
        raise
    return stream


async def shut(stream: Any) -> None:
    """Silence a stream at once and give the device back, also while being cancelled."""
    with anyio.CancelScope(shield=True), suppress(TimeoutError), _leaving():
        await apart(partial(_abort, stream), within=SHUT_TIME)


async def _answered(ask: Callable[[], T], what: str, unwanted: Callable[[T], object] | None = None) -> T:
    try:
        with _leaving():
            return await apart(ask, within=OPEN_TIME, unwanted=unwanted)
    except TimeoutError as error:
        raise UnusableAudio(f"The {what} does not answer; restart the sound system, or type the replies.") from error


@contextmanager
def _leaving() -> Iterator[None]:
    """Whoever goes before PortAudio has answered keeps it from being asked once more when the interpreter ends: it
    would wait for the same answer."""
    try:
        yield
    except (TimeoutError, anyio.get_cancelled_exc_class()):
        farewell = getattr(sys.modules.get("sounddevice"), "_exit_handler", None)
        if farewell is not None:
            atexit.unregister(farewell)
        raise


def _abort(stream: Any) -> None:
    stream.abort(ignore_errors=True)
    stream.close(ignore_errors=True)


_quiet: list[Any] = []
"""Keeps the callback given to ALSA alive."""


def _hush_alsa() -> None:
    """ALSA prints a page about devices that are not there to stderr, where our captions are."""
    if not sys.platform.startswith("linux"):
        return
    handler = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)(
        lambda *_: None
    )
    try:
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(handler)
    except (OSError, AttributeError):
        return
    _quiet.append(handler)
