"""What is missing or breaks at a page: something else goes on, and the page says so."""

from __future__ import annotations

import urllib.request
from collections.abc import Iterator

import pytest

from tests.kiosk.stand import Kiosk, Visitor, chromium, kiosk

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, WebSocketRoute, expect


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


@pytest.fixture(scope="module")
def desk() -> Iterator[Kiosk]:
    with kiosk(voice="auto") as running:
        yield running


@pytest.mark.parametrize(
    ("lack", "note"),
    [
        (
            "navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('', 'NotAllowedError') }",
            "The microphone is not allowed",
        ),
        (
            "navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('', 'NotFoundError') }",
            "There is no microphone here",
        ),
        ("delete globalThis.AudioWorkletNode", "This browser cannot listen"),
        ("AudioWorklet.prototype.addModule = async () => { throw new Error() }", "This browser cannot listen"),
        ("delete globalThis.AudioContext", "The sound is off"),
    ],
)
def test_without_a_microphone_the_page_says_so_and_touch_goes_on(
    browser: Browser, desk: Kiosk, lack: str, note: str
) -> None:
    with Visitor(browser, desk, microphone=True) as visitor:
        visitor.page.add_init_script(lack)
        visitor.page.reload()
        visitor.start()
        expect(visitor.page.locator("#notes")).to_contain_text(note)
        visitor.touch("Large")
        visitor.sees("Large. Quantity?")


def test_with_the_sound_off_captions_go_on_at_once_and_the_page_says_so(browser: Browser, desk: Kiosk) -> None:
    with Visitor(browser, desk, microphone=True) as visitor:
        visitor.start()
        visitor.page.get_by_role("button", name="Sound on").click()
        expect(visitor.page.locator("#notes")).to_contain_text("The sound is off")
        visitor.hears()
        visitor.touch("Large")
        visitor.sees("Large. Quantity?")


def test_a_microphone_that_is_pulled_out_leaves_touch_and_can_be_turned_on_again(browser: Browser, desk: Kiosk) -> None:
    with Visitor(browser, desk, microphone=True) as visitor:
        visitor.page.add_init_script(
            """
            const given = navigator.mediaDevices.getUserMedia;
            navigator.mediaDevices.getUserMedia = async () => (globalThis.microphone = await given());
            """
        )
        visitor.page.reload()
        visitor.page.get_by_role("button", name="Sound on").click()
        visitor.start()
        visitor.hears()
        visitor.page.evaluate("microphone.getAudioTracks()[0].dispatchEvent(new Event('ended'))")
        expect(visitor.page.locator("#notes")).to_contain_text("There is no microphone here")
        visitor.touch("Large")
        visitor.sees("Large. Quantity?")
        visitor.page.get_by_role("button", name="Microphone off").click()
        expect(visitor.page.locator("#notes")).not_to_contain_text("There is no microphone here")
        visitor.say("04-two")
        visitor.sees("Gift wrap?")


def test_where_the_browser_keeps_nothing_the_page_works_all_the_same(browser: Browser, desk: Kiosk) -> None:
    forbid = "{ get() { throw new DOMException('', 'SecurityError') } }"
    with Visitor(browser, desk) as visitor:
        visitor.page.add_init_script(f"Object.defineProperty(globalThis, 'sessionStorage', {forbid})")
        visitor.page.reload()
        visitor.start()
        visitor.touch("Large")
        visitor.sees("Large. Quantity?")


def test_without_javascript_the_page_says_what_it_needs(desk: Kiosk) -> None:
    with urllib.request.urlopen(desk.url) as answer:
        assert "<noscript>This page needs JavaScript" in answer.read().decode()


def test_without_websockets_touch_and_typing_work_until_voice_comes_back(browser: Browser, desk: Kiosk) -> None:
    blocked = True

    def link(socket: WebSocketRoute) -> None:
        if blocked:
            socket.close(code=1011)
        else:
            socket.connect_to_server()

    with Visitor(browser, desk, microphone=True) as visitor:
        visitor.page.route_web_socket("**/link", link)
        visitor.page.reload()
        visitor.page.get_by_role("button", name="Sound on").click()
        visitor.start()
        visitor.sees("Which size?")
        expect(visitor.page.locator("#notes")).to_contain_text("touch and type work, voice does not")
        visitor.touch("Large")
        visitor.sees("Large. Quantity?")
        visitor.type("3")
        visitor.sees("Gift wrap?")
        blocked = False
        expect(visitor.page.locator("#notes")).not_to_contain_text("voice does not", timeout=15_000)
        visitor.say("05-yes-please")
        visitor.sees("Delivery date?")


def test_a_server_that_is_gone_leaves_nothing_on_the_screen_and_one_that_is_back_begins_anew(browser: Browser) -> None:
    with kiosk(recognizer="none", absent=1.0) as desk, Visitor(browser, desk) as visitor:
        visitor.troubled = True
        visitor.start()
        visitor.answer("medium")
        port = int(desk.url.rstrip("/").rpartition(":")[2])
        desk.server.should_exit = True
        expect(visitor.page.locator("#notes")).to_contain_text("The connection is lost")
        expect(visitor.page.locator("main")).to_contain_text("This visit is over", timeout=15_000)
        assert "Medium" not in visitor.page.content()
        desk.thread.join(15)
        visitor.start()
        expect(visitor.page.locator("main")).to_contain_text("The connection is lost", timeout=15_000)
        with kiosk(recognizer="none", port=port):
            visitor.start()
            visitor.sees("Which size?")
