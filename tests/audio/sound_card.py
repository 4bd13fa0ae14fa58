"""A sound card without hardware: PulseAudio with two null sinks, for one test.

`person` is a sink whose monitor is the default microphone; `loudspeaker` is the default output, and what it
plays can be recorded. Needs, on Debian: pulseaudio pulseaudio-utils libasound2-plugins libportaudio2.
"""

from __future__ import annotations

import os
import select
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes.util import find_library
from pathlib import Path

import pytest

PROGRAMS = ("pulseaudio", "pactl", "paplay", "parec", "pacat")
ALSA_PLUGINS = (
    "/usr/lib/*/alsa-lib/libasound_module_pcm_pulse.so",
    "/usr/lib/alsa-lib/libasound_module_pcm_pulse.so",
)


def require_sound_system() -> None:
    """Skip on a developer's machine that lacks the packages; fail in CI, where they are installed."""
    missing = [program for program in PROGRAMS if shutil.which(program) is None]
    missing += [] if find_library("portaudio") else ["libportaudio2"]
    if not any(True for pattern in ALSA_PLUGINS for _ in Path("/").glob(pattern.lstrip("/"))):
        missing.append("libasound2-plugins")
    if missing:
        message = f"no virtual sound card without {', '.join(missing)}"
        if os.environ.get("CI") == "true":
            pytest.fail(message)
        pytest.skip(message)


class SoundCard:
    """A running one. `environment` makes a process use it."""

    def __init__(self, folder: Path, environment: dict[str, str], daemon: subprocess.Popen[bytes]) -> None:
        self.environment = environment
        self._folder = folder
        self._daemon = daemon

    @contextmanager
    def recorded(self, name: str) -> Iterator[Path]:
        """What the loudspeaker plays meanwhile, as raw 16 kHz mono PCM."""
        path = self._folder / name
        with path.open("wb") as out:
            recorder = subprocess.Popen(
                ["parec", "-d", "loudspeaker.monitor", "--rate=16000", "--channels=1", "--format=s16le",
                 "--latency-msec=20"],
                env=self.environment, stdout=out, stderr=subprocess.DEVNULL,
            )  # fmt: skip
            try:
                yield path
            finally:
                recorder.send_signal(signal.SIGINT)
                recorder.wait(10)

    def unplug(self) -> None:
        """Take the card away under whoever uses it."""
        self._daemon.kill()
        self._daemon.wait(10)

    def freeze(self) -> None:
        """From now on it answers nobody, though it is still there."""
        self._daemon.send_signal(signal.SIGSTOP)


@contextmanager
def sound_card(folder: Path) -> Iterator[SoundCard]:
    socket = folder / "native"
    (folder / "asound.conf").write_text(
        "</usr/share/alsa/alsa.conf>\n"
        f'pcm.!default {{ type pulse server "unix:{socket}" }}\n'
        f'ctl.!default {{ type pulse server "unix:{socket}" }}\n'
    )
    (folder / "card.pa").write_text(
        f"load-module module-native-protocol-unix socket={socket} auth-anonymous=1\n"
        "load-module module-null-sink sink_name=person format=s16le rate=16000 channels=1\n"
        "load-module module-null-sink sink_name=loudspeaker rate=48000 channels=2\n"
        "load-module module-remap-source master=person.monitor source_name=mic format=s16le rate=16000"
        " channels=1 remix=no\n"
        "set-default-sink loudspeaker\nset-default-source mic\n"
    )
    environment = os.environ | {
        "PULSE_SERVER": f"unix:{socket}",
        "PULSE_RUNTIME_PATH": str(folder),
        "PULSE_STATE_PATH": str(folder / "state"),
        "PULSE_COOKIE": str(folder / "cookie"),
        "ALSA_CONFIG_PATH": str(folder / "asound.conf"),
    }
    folder.chmod(0o700)
    started: list[subprocess.Popen[bytes]] = []

    def start(*command: str) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        started.append(process)
        return process

    try:
        daemon = start(
            "pulseaudio", "-n", "-F", str(folder / "card.pa"), "--exit-idle-time=-1", "--daemonize=no",
            "--use-pid-file=no", f"--log-target=file:{folder / 'log'}",
        )  # fmt: skip
        _wait_until_it_answers(environment)
        # Without a client in a hurry a null sink works in blocks of 2 s, and loses the beginning of a sound.
        for sink in ("person", "loudspeaker"):
            start("pacat", "-p", "--latency-msec=10", "--rate=16000", "--channels=1", "-d", sink, "/dev/zero")
        yield SoundCard(folder, environment, daemon)
    finally:
        for process in reversed(started):
            process.kill()
            process.wait(10)


def _wait_until_it_answers(environment: dict[str, str]) -> None:
    for _ in range(100):
        asked = subprocess.run(
            ["pactl", "info"],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=10,
        )
        if asked.returncode == 0:
            return
        select.select([], [], [], 0.1)
    pytest.fail("PulseAudio did not start")
