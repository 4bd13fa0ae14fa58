"""Microphone and voice at the page: whose turn it is, interruptions, hold to talk, and going without."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.kiosk.stand import Kiosk, Visitor, chromium, kiosk

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, expect


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


@pytest.fixture(scope="module")
def desk() -> Iterator[Kiosk]:
    with kiosk(voice="auto") as running:
        yield running


def test_our_voice_sounds_at_the_page_and_then_it_is_the_visitors_turn(browser: Browser, desk: Kiosk) -> None:
    with Visitor(browser, desk, microphone=True) as visitor:
        visitor.start()
        expect(visitor.page.locator("body")).to_have_attribute("data-doing", "speaking", timeout=15_000)
        visitor.hears()
        assert visitor.marks("kiosk:first-sample")


def test_a_touch_ends_our_speech(browser: Browser, desk: Kiosk) -> None:
    with Visitor(browser, desk, microphone=True) as visitor:
        visitor.start()
        expect(visitor.page.locator("body")).to_have_attribute("data-doing", "speaking", timeout=15_000)
        visitor.touch("Large")
        visitor.sees("Large. Quantity?")
        assert visitor.marks("kiosk:silence")


def test_speaking_over_us_ends_our_speech(browser: Browser, desk: Kiosk) -> None:
    with Visitor(browser, desk, microphone=True) as visitor:
        visitor.start()
        visitor.say("03-medium")
        visitor.sees("Medium. Quantity?")
        visitor.type("what are the options")
        expect(visitor.page.locator("body")).to_have_attribute("data-doing", "speaking", timeout=15_000)
        visitor.say("04-two", over_us=True)
        visitor.sees("Gift wrap?")
        assert "You: two" in visitor.captions.lower().replace("you", "You")


def test_held_to_talk_a_reply_ends_when_the_button_is_let_go(browser: Browser, desk: Kiosk) -> None:
    with Visitor(browser, desk, microphone=True) as visitor:
        visitor.page.get_by_role("button", name="Microphone on").click()
        visitor.start()
        talk = visitor.page.get_by_role("button", name="Hold and speak")
        expect(talk).to_be_visible()
        visitor.page.evaluate("globalThis.held = document.querySelector('#talk')")
        talk.dispatch_event("pointerdown", {"pointerId": 1})
        expect(talk).to_have_attribute("aria-pressed", "true")
        visitor.say("03-medium")
        talk.dispatch_event("pointerup", {"pointerId": 1})
        visitor.sees("Medium. Quantity?")


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
    ],
)
def test_without_a_microphone_the_page_says_so_and_touch_goes_on(
    browser: Browser, desk: Kiosk, lack: str, note: str
) -> None:
    with Visitor(browser, desk) as visitor:
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
