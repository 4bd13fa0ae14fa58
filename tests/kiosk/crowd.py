"""Many visitors at once, speaking: `python -m tests.kiosk.crowd [--visitors 30] [--seconds 180] [--voice none]`.

Not a test: it takes minutes. Starts a kiosk in a process of its own, and visitors that speak the order's recordings
at the speed of life over WebSockets. Prints how long decisions took (end of speech to the next screen), the server's
memory and computing, whether anybody saw or was answered what belongs to somebody else (every second one orders another
size, and each leaves a note with a number), and what one visitor too many is told.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import wave
from array import array
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

import anyio
import anyio.to_thread
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

SAMPLES = Path(__file__).resolve().parents[2] / "samples"

CHUNK = 512
"""Samples a message, as the page sends them."""

SPOKEN = {
    "Quantity": "04-two",
    "Gift": "05-yes-please",
    "Delivery": "06-the-fourth-of-december",
    "right?": "07-yes",
    "Say yes": "11-yes",
    "Send it": "11-yes",
}

SIZES = (("03-medium", "m"), ("10-large", "l"))
"""What even and odd visitors say, and what must be sent for them."""

THOUGHT = (0.3, 2.5)
"""Seconds people think before they answer; without them all would speak in step."""

SLOW = ("Delivery", "right?")
"""Of questions whose replies end with a longer pause: a date may go on."""


@dataclass
class Tally:
    decisions: list[float] = field(default_factory=list)
    """Seconds from the end of speech to the next screen, of questions with a short pause."""
    slow: list[float] = field(default_factory=list)
    """The same of dates."""
    forms: int = 0
    dropped: int = 0
    mixed: int = 0
    busy: int = 0
    """Visitors beyond the limit who were told so."""
    again: int = 0
    """Replies after which the same question was put again."""


@dataclass
class Person:
    """One visitor after another at one place."""

    number: int
    url: str
    tally: Tally
    sound: bytes = b""
    speech_ends: float = 0.0
    question: str = ""
    waiting: bool = False

    async def stay(self, until: float) -> None:
        while time.monotonic() < until:
            token = await anyio.to_thread.run_sync(_token, self.url)
            if token is None:
                await anyio.sleep(1)
                continue
            async with connect(self.url.replace("http", "ws") + "/link", origin=Origin(self.url), proxy=None) as page:
                await page.send(json.dumps({"type": "hello", "token": token, "sound": True}))
                await page.send(json.dumps({"type": "microphone", "on": True}))
                try:
                    async with anyio.create_task_group() as group:
                        group.start_soon(self._stream, page)
                        await self._visit(page, until)
                        group.cancel_scope.cancel()
                except* (OSError, ConnectionClosed):
                    self.tally.dropped += 1

    async def _stream(self, page: ClientConnection) -> None:
        began, sent = time.monotonic(), 0
        while True:
            piece, self.sound = self.sound[: 2 * CHUNK], self.sound[2 * CHUNK :]
            await page.send(piece.ljust(2 * CHUNK, b"\0"))
            sent += 1
            await anyio.sleep(max(0.0, began + sent * CHUNK / 16_000 - time.monotonic()))

    async def _visit(self, page: ClientConnection, until: float) -> None:
        seconds = 0.0
        async for received in page:
            if isinstance(received, bytes):
                seconds += (len(received) - 4) / 32_000
                continue
            message = json.loads(received)
            self._check(received)
            match message["type"]:
                case "sound-end":
                    await self._played(page, message["sound"], seconds)
                    seconds = 0.0
                case "scene" if message["screen"]:
                    self.question = message["screen"]["prompt"]
                case "screen":
                    if await self._screen(page, message["screen"]):
                        return
                case "doing" if message["doing"] == "listening" and not self.waiting:
                    self._speak()
                case "over":
                    self.tally.dropped += 1
                    return
            if time.monotonic() > until:
                return

    async def _played(self, page: ClientConnection, sound: int, seconds: float) -> None:
        await anyio.sleep(seconds)
        await page.send(json.dumps({"type": "played", "sound": sound}))

    async def _screen(self, page: ClientConnection, screen: dict[str, Any]) -> bool:
        """True at the end of a form."""
        if self.waiting and self.speech_ends:
            slow = any(words in self.question for words in SLOW)
            (self.tally.slow if slow else self.tally.decisions).append(time.monotonic() - self.speech_ends)
            self.tally.again += screen["prompt"].endswith(self.question[-20:])
        self.waiting = False
        self.question = screen["prompt"]
        if "Note" in screen["prompt"] and screen["stage"] == "asking":
            text = f"visitor {self.number} was here"
            await page.send(json.dumps({"type": "type", "question": screen["number"], "text": text}))
        if screen["stage"] == "done":
            self.tally.forms += 1
            await page.send(json.dumps({"type": "leave"}))
            return True
        return False

    def _speak(self) -> None:
        spoken = {"Which size": SIZES[self.number % 2][0], **SPOKEN}
        for words, name in spoken.items():
            if words in self.question:
                pcm = _pcm(name)
                thought = random.uniform(*THOUGHT)
                self.sound = bytes(2 * int(16_000 * thought)) + pcm
                self.speech_ends = time.monotonic() + thought + _last_loud(pcm)
                self.waiting = True
                return

    def _check(self, text: str) -> None:
        for other in re.findall(r"visitor (\d+) was", text):
            self.tally.mixed += int(other) != self.number


def _token(url: str) -> str | None:
    """None: busy."""
    request = urllib.request.Request(url + "/visit", data=b"", headers={"origin": url}, method="POST")
    try:
        with urllib.request.urlopen(request) as answer:
            return str(json.load(answer)["token"])
    except urllib.error.HTTPError as error:
        with error:
            if error.code != 503:
                raise
        return None


def _pcm(name: str) -> bytes:
    with wave.open(str(SAMPLES / "order" / f"{name}.wav")) as source:
        return bytes(source.readframes(source.getnframes()))


def _last_loud(pcm: bytes) -> float:
    samples = array("h", pcm)
    return max(index for index, value in enumerate(samples) if abs(value) > 650) / 16_000


def _memory(process: subprocess.Popen[bytes]) -> int:
    """Resident, in megabytes."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) // 1024


def _computed(process: subprocess.Popen[bytes]) -> float:
    """Seconds of a core."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _check_sent(lines: bytes, tally: Tally) -> None:
    """Everybody was sent what they said themselves."""
    for line in lines.splitlines():
        content = json.loads(line).get("content") or {}
        number = re.search(r"visitor (\d+) was", content.get("note", ""))
        if number:
            tally.mixed += content["size"] != SIZES[int(number[1]) % 2][1]


async def _crowd(url: str, visitors: int, seconds: float, tally: Tally, process: subprocess.Popen[bytes]) -> list[int]:
    until = time.monotonic() + seconds
    memory: list[int] = []
    async with anyio.create_task_group() as group:
        for number in range(visitors):
            group.start_soon(Person(number, url, tally).stay, until)
            await anyio.sleep(0.2)
        tally.busy += await anyio.to_thread.run_sync(_token, url) is None
        while time.monotonic() < until:
            memory.append(_memory(process))
            await anyio.sleep(10)
    return memory


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--visitors", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=180)
    parser.add_argument("--voice", default="auto")
    parser.add_argument("--recognizer", default="auto")
    with tempfile.TemporaryFile() as sent:
        _measure(parser.parse_args(), sent)


def _measure(arguments: argparse.Namespace, sent: IO[bytes]) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    form = str(SAMPLES / "order.json")
    command = [
        str(Path(sys.executable).with_name("voice-elicit")),
        "kiosk",
        "--form",
        form,
        "--server",
        "Green Table",
        "--port",
        str(port),
    ]
    command += ["--visitors", str(arguments.visitors), "--voice", arguments.voice]
    command += ["--recognizer", arguments.recognizer]
    process = subprocess.Popen(command, stdout=sent, stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    try:
        for _ in range(300):
            try:
                urllib.request.urlopen(url).close()
                break
            except OSError:
                time.sleep(0.1)
        tally = Tally()
        before = _computed(process)
        memory = anyio.run(_crowd, url, arguments.visitors, arguments.seconds, tally, process)
        cores = (_computed(process) - before) / arguments.seconds
    finally:
        process.terminate()
        process.wait(20)
    sent.seek(0)
    _check_sent(sent.read(), tally)
    print(f"visitors {arguments.visitors}, seconds {arguments.seconds:.0f}, voice {arguments.voice}")  # noqa: T201
    _tell("all decisions", tally.decisions + tally.slow)
    _tell("after a short pause (bar: p95 1.5 s)", tally.decisions)
    _tell("dates, whose pause is 2 s", tally.slow)
    print(f"forms {tally.forms}, dropped {tally.dropped}, mixed {tally.mixed}, asked again {tally.again}")  # noqa: T201
    print(f"one visitor too many: {'told that it is busy' if tally.busy else 'let in'}")  # noqa: T201
    print(f"memory MB, every 10 s: {memory}; cores in use: {cores:.2f}")  # noqa: T201


def _tell(what: str, seconds: list[float]) -> None:
    if seconds:
        p95 = sorted(seconds)[int(len(seconds) * 0.95)]
        print(f"{what}: {len(seconds)}, median {statistics.median(seconds):.2f} s, p95 {p95:.2f} s")  # noqa: T201


if __name__ == "__main__":
    main()
