"""A kiosk in a thread of the test, and Debian's Chromium in front of it, with a microphone that hears recordings."""

from __future__ import annotations

import base64
import io
import json
import os
import shutil
import threading
import wave
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any

import anyio
import pytest

pytest.importorskip("starlette")
pytest.importorskip("uvicorn")


pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import Mount, Route

from voice_elicit.dialogue.actions import Outcome
from voice_elicit.dialogue.asker import Asker
from voice_elicit.dialogue.policy import Policy
from voice_elicit.kiosk import Errand, FormErrand, Settings, app
from voice_elicit.kiosk.serve import KioskServer
from voice_elicit.ports import SAMPLE_RATE
from voice_elicit.voices.hibari import HibariVoice

__all__ = ["ORDER", "SAMPLES", "Kiosk", "Visitor", "chromium", "kiosk"]

SAMPLES = Path(__file__).resolve().parents[2] / "samples"
ORDER: dict[str, Any] = json.loads((SAMPLES / "order.json").read_text())

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or ""

PATIENT = Policy(no_input=(60.0, 60.0, 60.0))
"""A busy machine must not be taken for a silent visitor."""

TABLE = Asker("Green Table", vouched=True)

FLAGS = ["--no-sandbox", "--autoplay-policy=no-user-gesture-required", "--use-fake-ui-for-media-stream"]

RECORDINGS = """
(() => {
  const context = new AudioContext();
  const out = context.createMediaStreamDestination();
  const hush = context.createConstantSource();
  const gain = context.createGain();
  gain.gain.value = 0;
  hush.connect(gain).connect(out);
  hush.start();
  navigator.mediaDevices.getUserMedia = async () => out.stream.clone();
  globalThis.sayRecording = async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const source = context.createBufferSource();
    source.buffer = await context.decodeAudioData(bytes.buffer);
    source.connect(out);
    source.start();
    performance.mark("test:said", { startTime: performance.now() + 1000 * source.buffer.duration });
    await new Promise((done) => source.addEventListener("ended", done));
  };
})();
"""
"""A microphone whose sound the test chooses; the page taps it through its AudioWorklet as any other."""


@dataclass
class Kiosk:
    """A running server."""

    url: str
    server: KioskServer
    outcomes: list[Outcome] = field(default_factory=list)
    application: Any = None
    loop: Any = None
    thread: Any = None

    def call(self, function: Callable[[], object]) -> None:
        """Have something done in the server's thread."""
        self.loop.call_soon_threadsafe(function)


@contextmanager
def kiosk(
    request: Any = None,
    *,
    errand: Errand | None = None,
    port: int = 0,
    certificate: Path | None = None,
    key: Path | None = None,
    under: str = "",
    **settings: Any,
) -> Iterator[Kiosk]:
    """A kiosk for a form (the order, if none is given), or for an errand; `under`: mounted there in a service."""
    outcomes: list[Outcome] = []

    async def answered(outcome: Outcome) -> None:
        outcomes.append(outcome)

    errand = errand or FormErrand(ORDER if request is None else request, TABLE, answered)
    application = app(errand, Settings(**{"voice": "none", "farewell": 60.0, "policy": PATIENT, **settings}))
    serving = application
    if under:
        serving = Starlette(routes=[Mount(under, application), Route("/own", lambda request: Response("ours"))])
        serving.state.visits = application.state.visits
    server = KioskServer(serving, port=port, certificate=certificate, key=key)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        if not thread.is_alive():
            pytest.fail("the server did not start")
        thread.join(0.02)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        scheme = "https" if certificate else "http"
        url = f"{scheme}://127.0.0.1:{port}{under}/"
        yield Kiosk(url, server, outcomes, application, server.servers[0].get_loop(), thread)
    finally:
        server.should_exit = True
        thread.join(10)


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    """Debian's Chromium; without it the test is skipped on a developer's machine, and fails in CI."""
    if not CHROMIUM:
        if os.environ.get("CI") == "true":
            pytest.fail("chromium is not installed")
        pytest.skip("chromium is not installed")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=[*FLAGS, *flags])
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """A person in front of the page."""

    def __init__(self, browser: Browser, kiosk: Kiosk, *, microphone: bool = False, **options: Any) -> None:
        options = {"viewport": {"width": 800, "height": 1000}, **options}
        self.context: BrowserContext = browser.new_context(**options)
        self.context.set_default_timeout(10_000)
        if microphone:
            self.context.add_init_script(RECORDINGS)
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.troubled = False
        """The server is taken away, of which the browser will complain."""
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._note)
        self.kiosk = kiosk
        self.page.goto(kiosk.url)

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.context.close()
        if exc_info == (None, None, None):
            assert self.problems == []

    def _note(self, message: Any) -> None:
        if message.type == "error" and not self.troubled and "Failed to load resource" not in message.text:
            self.problems.append(message.text)

    def start(self) -> None:
        self.page.get_by_role("button", name="Start", exact=True).click()

    def touch(self, name: str) -> None:
        self.page.locator("main").get_by_role("button", name=name, exact=True).click()

    def type(self, text: str) -> None:
        self.page.locator("#answer").fill(text)
        self.page.locator("#answer").press("Enter")

    def answer(self, *answers: str) -> None:
        """Type these, each at a question of its own."""
        expect(self.page.locator("#answer")).to_be_visible(timeout=15_000)
        for answer in answers:
            before = self.page.locator("#prompt").inner_text()
            self.type(answer)
            expect(self.page.locator("#prompt")).not_to_have_text(before)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def sees(self, text: str, stage: str = "") -> None:
        """The prompt says so."""
        expect(self.page.locator("#prompt")).to_contain_text(text, timeout=15_000)
        if stage:
            expect(self.page.locator("body")).to_have_attribute("data-stage", stage)

    def hears(self) -> None:
        """It is the visitor's turn to speak."""
        expect(self.page.locator("body")).to_have_attribute("data-doing", "listening", timeout=20_000)

    def say(self, recording: str, *, over_us: bool = False) -> None:
        """Speak a sample, once it is the visitor's turn; or at once."""
        if not over_us:
            self.hears()
        sound = base64.b64encode((SAMPLES / "order" / f"{recording}.wav").read_bytes()).decode()
        self.page.evaluate("(sound) => sayRecording(sound)", sound)

    def speak(self, words: str) -> None:
        """Speak what there is no sample of, once it is the visitor's turn."""
        self.hears()
        self.page.evaluate("(sound) => sayRecording(sound)", base64.b64encode(_spoken(words)).decode())

    def marks(self, name: str) -> list[float]:
        """When something happened at the page, in ms."""
        marks = "(name) => performance.getEntriesByName(name).map((one) => one.startTime)"
        return list(self.page.evaluate(marks, name))

    def ends(self, text: str) -> None:
        self.sees(text, stage="done")

    @property
    def captions(self) -> str:
        return self.page.locator("#captions").inner_text()

    def outcome(self) -> dict[str, Any]:
        """What the server was answered."""
        expect(self.page.locator("body")).to_have_attribute("data-doing", "done")
        return self.kiosk.outcomes[-1].result()


@cache
def _spoken(words: str) -> bytes:
    """A WAV of these words."""
    voice = HibariVoice()
    with ThreadPoolExecutor(1) as beside:  # playwright has a loop of its own here
        pcm = beside.submit(anyio.run, partial(voice.synthesise, words, language="en")).result()
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setparams((1, 2, SAMPLE_RATE, 0, "NONE", ""))
        out.writeframes(pcm + bytes(SAMPLE_RATE))
    return file.getvalue()
