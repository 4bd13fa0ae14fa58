"""Microphone and voice at the page: whose turn it is, interruptions, and hold to talk."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.kiosk.axe import violations
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
        assert violations(visitor.page) == []
        talk.dispatch_event("pointerdown", {"pointerId": 1})
        expect(talk).to_have_attribute("aria-pressed", "true")
        visitor.say("03-medium")
        talk.dispatch_event("pointerup", {"pointerId": 1})
        visitor.sees("Medium. Quantity?")


def test_who_cannot_hold_the_talk_button_clicks_it_and_the_reply_lets_it_go(browser: Browser, desk: Kiosk) -> None:
    """A screen reader's click, and a switch's, comes without a pointer."""
    with Visitor(browser, desk, microphone=True) as visitor:
        for name in ("Microphone on", "Sound on"):
            visitor.page.get_by_role("button", name=name).click()
        visitor.start()
        talk = visitor.page.get_by_role("button", name="Hold and speak")
        expect(talk).to_be_visible()
        talk.evaluate("(button) => button.click()")
        expect(talk).to_have_attribute("aria-pressed", "true")
        visitor.say("03-medium")
        visitor.sees("Medium. Quantity?")
        expect(talk).to_have_attribute("aria-pressed", "false")
