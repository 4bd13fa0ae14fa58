"""How a kiosk is served: by its command, within a service, by TLS, in another language and in a brand's clothes."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.kiosk.stand import SAMPLES, Visitor, chromium, kiosk
from voice_elicit.errors import UnusableWords
from voice_elicit.kiosk import FormErrand, Settings, app
from voice_elicit.kiosk.words import load_page_words
from voice_elicit.language import pack
from voice_elicit.language.pack import available_languages, grammars_root, load_pack

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, expect

COMMAND = Path(sys.executable).with_name("voice-elicit")
ORDERS = SAMPLES / "hosts" / "servers" / "orders_mcp.py"
QUIET = ("--recognizer", "none", "--voice", "none", "--port", "0")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


# -- the command ---------------------------------------------------------------------------------------


def test_the_command_asks_a_form_at_this_machine_alone_and_prints_what_is_answered() -> None:
    with _command("--form", str(SAMPLES / "order.json"), "--server", "Green Table") as (process, url):
        page = _Requests(url)
        for answer in ("medium", "2", "no", "2026-12-04", "skip"):
            page.type(answer)
        page.press("yes")
        assert process.stdout is not None
        outcome = json.loads(process.stdout.readline())
        assert outcome["action"] == "accept"
        assert outcome["content"]["size"] == "m"
        port = int(url.rstrip("/").rpartition(":")[2])
        with closing(socket.socket()) as elsewhere, pytest.raises(ConnectionRefusedError):
            elsewhere.connect(("127.0.0.2", port))
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0


def test_the_command_fronts_the_tools_of_a_stdio_server() -> None:
    pytest.importorskip("mcp")
    with _command("--mcp-command", f"{sys.executable} {ORDERS}") as (_, url):
        page = _Requests(url)
        assert "A server that calls itself orders" in page.scene["screen"]["prompt"]
        page.press("yes")
        for answer in ("small", "3", "no"):
            page.type(answer)
        page.press("yes")
        assert page.until(lambda scene: scene["told"])["told"] == "accept: small 3"


def test_the_command_fronts_the_tools_of_an_http_server() -> None:
    pytest.importorskip("mcp")
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    serve = f"import sys; sys.path.insert(0, {str(ORDERS.parent)!r}); import orders_mcp as o; "
    serve += f"o.server.run('streamable-http', port={port})"
    server = subprocess.Popen([sys.executable, "-c", serve], stderr=subprocess.DEVNULL)
    try:
        while server.poll() is None:
            with closing(socket.socket()) as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
        with _command("--mcp-url", f"http://127.0.0.1:{port}/mcp", "--server", "Orders") as (_, url):
            page = _Requests(url)
            assert page.scene["screen"]["server"] == "Orders"
            for answer in ("large", "1", "yes"):
                page.type(answer)
            page.press("yes")
            assert page.until(lambda scene: scene["told"])["told"] == "accept: large 1"
    finally:
        server.kill()
        server.wait()


def test_a_server_that_cannot_be_reached_ends_the_visit_and_the_page_says_so(browser: Browser) -> None:
    pytest.importorskip("mcp")
    from voice_elicit.kiosk.tools import ToolsErrand

    errand = ToolsErrand("http://127.0.0.1:9/mcp")
    with kiosk(errand=errand, recognizer="none") as desk, Visitor(browser, desk) as visitor:
        visitor.start()
        visitor.sees("Something went wrong")
        visitor.touch("Finish")
        expect(visitor.page.get_by_role("button", name="Start")).to_be_visible()


def test_a_port_that_is_taken_is_a_failure_and_no_answer() -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [str(COMMAND), "kiosk", "--form", str(SAMPLES / "order.json"), *QUIET[:4], "--port", port]
        assert subprocess.run(command, capture_output=True, timeout=60).returncode == 1


# -- in a service --------------------------------------------------------------------------------------


def test_mounted_in_a_service_it_works_under_its_path(browser: Browser) -> None:
    with kiosk(recognizer="none", under="/desk") as desk, Visitor(browser, desk) as visitor:
        visitor.start()
        visitor.sees("Which size?")
        visitor.answer("medium", "2", "no", "2026-12-04", "skip")
        visitor.touch("Send")
        visitor.ends("Sent.")
        assert visitor.outcome()["action"] == "accept"
        with urllib.request.urlopen(desk.url.replace("/desk/", "/own")) as answer:
            assert answer.read() == b"ours"


def test_by_https_the_page_and_its_microphone_work(browser: Browser, tmp_path: Path) -> None:
    openssl = shutil.which("openssl")
    if openssl is None:
        if os.environ.get("CI") == "true":
            pytest.fail("openssl is not installed, which makes the certificate")
        pytest.skip("openssl is not installed, which makes the certificate")
    certificate, key = tmp_path / "chain.pem", tmp_path / "key.pem"
    make = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=127.0.0.1 -out"
    subprocess.run([openssl, *make.split(), certificate, "-keyout", key], check=True, capture_output=True)
    with kiosk(certificate=certificate, key=key) as desk:
        assert desk.url.startswith("https:")
        with Visitor(browser, desk, microphone=True, ignore_https_errors=True) as visitor:
            visitor.start()
            visitor.say("03-medium")
            visitor.sees("Medium. Quantity?")


def test_the_page_asks_nobody_else_for_anything(browser: Browser) -> None:
    with kiosk(voice="auto") as desk, Visitor(browser, desk, microphone=True) as visitor:
        asked: list[str] = []
        visitor.page.on("request", lambda request: asked.append(request.url))
        visitor.page.on("websocket", lambda link: asked.append(link.url))
        visitor.page.reload()
        visitor.start()
        visitor.hears()
        host = desk.url.split("/")[2]
        assert asked
        assert [url for url in asked if url.split("/")[2] != host] == []


# -- in other words ------------------------------------------------------------------------------------


def test_a_pack_written_from_right_to_left_turns_the_page_around(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pack of that tag made from the English one: the direction is the language's, no setting."""
    shutil.copytree(str(grammars_root() / "en"), tmp_path / "he")
    shutil.copytree(str(grammars_root() / "en"), tmp_path / "en")
    (tmp_path / "he" / "kiosk.toml").unlink()
    monkeypatch.setattr(pack, "grammars_root", lambda: tmp_path)
    with kiosk(recognizer="none", language="he") as desk, Visitor(browser, desk) as visitor:
        expect(visitor.page.locator("html")).to_have_attribute("dir", "rtl")
        expect(visitor.page.locator("html")).to_have_attribute("lang", "en")
        visitor.start()
        visitor.sees("Which size?")
        expect(visitor.page.locator("#prompt")).to_have_attribute("lang", "he")
        number = visitor.page.locator(".options .number").first.bounding_box()
        label = visitor.page.locator(".options .label").first.bounding_box()
        assert number
        assert label
        assert number["x"] > label["x"]
        visitor.press("ArrowLeft", "Enter")
        visitor.sees("Medium.")


def test_korean_asks_in_korean(browser: Browser) -> None:
    with kiosk(recognizer="none", language="ko") as desk, Visitor(browser, desk) as visitor:
        expect(visitor.page.locator("html")).to_have_attribute("lang", "ko")
        visitor.page.get_by_role("button", name="시작", exact=True).click()
        visitor.touch("Medium")
        expect(visitor.page.locator("#progress")).to_have_text("5개 중 2번째")


@pytest.mark.parametrize("tag", available_languages())
def test_every_pack_has_all_words_for_the_page(tag: str) -> None:
    words = load_page_words(load_pack(tag))
    assert (words.spoken, words.language) == (tag, tag)
    assert words["buttons.yes"]


def test_a_brand_sets_colours_logo_and_words(browser: Browser, tmp_path: Path) -> None:
    shutil.copy(SAMPLES.parent / "voice_elicit" / "kiosk" / "page" / "icon.svg", tmp_path / "logo.svg")
    (tmp_path / "words.toml").write_text('title = "Green Table"\n[buttons]\nskip = "Not now"\n', encoding="utf-8")
    (tmp_path / "brand.css").write_text(
        ':root { --brand-accent: #065f46; --brand-logo: url("logo.svg"); --brand-logo-display: block; }'
    )
    with kiosk(recognizer="none", brand=tmp_path) as desk, Visitor(browser, desk) as visitor:
        page = visitor.page
        expect(page).to_have_title("Green Table")
        expect(page.get_by_role("button", name="Start", exact=True)).to_have_css("background-color", "rgb(6, 95, 70)")
        expect(page.locator(".brand")).to_be_visible()
        assert page.evaluate("fetch('brand/logo.svg').then((answer) => answer.status)") == 200
        visitor.start()
        visitor.sees("Which size?")
        visitor.answer("medium", "2", "no", "2026-12-04")
        visitor.touch("Not now")
        visitor.sees("Say yes to send")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [('titel = "x"', "titel"), ("title = 3", "title"), ('direction = "up"', "direction"), ("title =", "words.toml")],
)
def test_a_brands_wrong_words_are_refused_with_file_key_and_reason(tmp_path: Path, text: str, complaint: str) -> None:
    (tmp_path / "words.toml").write_text(text)
    with pytest.raises(UnusableWords, match=r"words\.toml") as caught:
        app(FormErrand({}, asker=None), Settings(recognizer="none", voice="none", brand=tmp_path))  # type: ignore[arg-type]
    assert complaint in str(caught.value)


# -- helpers -------------------------------------------------------------------------------------------


@contextmanager
def _command(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command as it is typed, and where it serves."""
    process = subprocess.Popen(
        [COMMAND, "kiosk", *arguments, *QUIET], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stderr is not None
    with process.stdout, process.stderr:
        try:
            for line in process.stderr:
                if line.startswith("Serving at "):
                    yield process, line.split()[-1]
                    break
            else:
                pytest.fail("the command does not say where it serves")
        finally:
            process.kill()
            process.wait()


class _Requests:
    """A page without a WebSocket."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._headers = {"origin": url.rstrip("/")}
        self._headers["authorization"] = f"Bearer {self._post('visit')['token']}"
        self.scene = self.until(lambda scene: scene["screen"])

    def type(self, text: str) -> None:
        question = self.scene["screen"]["number"]
        self._go_on({"type": "type", "question": question, "text": text}, question)

    def press(self, command: str) -> None:
        question = self.scene["screen"]["number"]
        self._go_on({"type": "press", "question": question, "key": "command", "value": command}, question)

    def until(self, is_so: Any) -> dict[str, Any]:
        """Asked again and again, as the page does."""
        for _ in range(100):
            scene = self._post("exchange")
            if is_so(scene):
                return scene
        pytest.fail("the page never came to that")

    def _go_on(self, message: dict[str, Any], question: int) -> None:
        self._post("exchange", json.dumps(message))
        self.scene = self.until(lambda scene: scene["screen"]["number"] != question)

    def _post(self, path: str, body: str = "") -> dict[str, Any]:
        request = urllib.request.Request(self._url + path, body.encode(), self._headers, method="POST")
        with urllib.request.urlopen(request) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
