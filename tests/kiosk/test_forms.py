"""Whole forms at the page, in Chromium: by touch, by keyboard, by voice, mixed; corrected, declined, stopped."""

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
    with kiosk() as running:
        yield running


@pytest.fixture
def visitor(browser: Browser, desk: Kiosk) -> Iterator[Visitor]:
    with Visitor(browser, desk) as at_the_page:
        yield at_the_page


@pytest.fixture
def speaker(browser: Browser, desk: Kiosk) -> Iterator[Visitor]:
    with Visitor(browser, desk, microphone=True) as at_the_page:
        yield at_the_page


FULL = {"size": "l", "quantity": 2, "gift": True, "delivery": "2026-12-04", "note": "Leave it at the front door"}


def test_a_form_is_filled_by_touch_with_a_correction(visitor: Visitor) -> None:
    visitor.start()
    visitor.sees("Which size?", stage="asking")
    visitor.touch("Medium")
    visitor.sees("Quantity?")
    visitor.type("2")
    visitor.sees("Gift wrap?")
    visitor.touch("Yes")
    visitor.sees("Delivery date?")
    visitor.type("2026-12-04")
    visitor.sees("Note for the driver?")
    visitor.touch("Skip")
    visitor.sees("Say yes to send", stage="read-back")
    visitor.touch("Change Size")
    visitor.sees("Which size?")
    visitor.touch("Large")
    visitor.sees("Send it?", stage="read-back")
    visitor.touch("Send")
    visitor.ends("Sent.")
    assert visitor.outcome() == {
        "action": "accept",
        "content": {"size": "l", "quantity": 2, "gift": True, "delivery": "2026-12-04"},
    }


def test_a_form_is_filled_with_the_keyboard_alone(visitor: Visitor) -> None:
    visitor.press("Enter")
    visitor.sees("Which size?")
    visitor.press("ArrowDown", "ArrowDown", "Enter")
    visitor.sees("Large. Quantity?")
    visitor.page.keyboard.type("3")
    visitor.press("Enter")
    visitor.sees("Gift wrap?")
    visitor.press("2")
    visitor.sees("Delivery date?")
    visitor.page.keyboard.type("2026-12-04")
    visitor.press("Enter")
    visitor.sees("Note for the driver?")
    visitor.page.keyboard.type("ring twice")
    visitor.press("Enter")
    visitor.sees("Say yes to send", stage="read-back")
    visitor.page.keyboard.type("change the quantity")
    visitor.press("Enter")
    visitor.sees("Quantity?", stage="asking")
    visitor.page.keyboard.type("4")
    visitor.press("Enter")
    visitor.sees("Send it?", stage="read-back")
    visitor.press("Enter", "ArrowDown", "Enter")
    visitor.ends("Sent.")
    content = visitor.outcome()["content"]
    assert content == {"size": "l", "quantity": 4, "gift": False, "delivery": "2026-12-04", "note": "ring twice"}


def test_a_form_is_filled_by_voice_with_a_correction(speaker: Visitor) -> None:
    speaker.start()
    speaker.say("02-the-purple-one")
    speaker.sees('I heard "the purple one"')
    speaker.say("03-medium")
    speaker.sees("Medium. Quantity?")
    speaker.say("04-two")
    speaker.sees("Gift wrap?")
    speaker.say("05-yes-please")
    speaker.sees("Delivery date?")
    speaker.say("06-the-fourth-of-december")
    speaker.sees("the fourth of December", stage="confirming")
    speaker.say("07-yes")
    speaker.sees("Note for the driver?")
    speaker.say("08-leave-it-at-the-front-door")
    speaker.sees("Say yes to send", stage="read-back")
    speaker.say("09-change-the-size")
    speaker.sees("Which size?", stage="asking")
    speaker.say("10-large")
    speaker.sees("Send it?", stage="read-back")
    speaker.say("11-yes")
    speaker.ends("Sent.")
    content = speaker.outcome()["content"]
    assert (content["size"], content["quantity"], content["gift"]) == ("l", 2, True)
    assert content["delivery"].endswith("-12-04")
    assert "front door" in content["note"]


def test_touch_typing_and_voice_share_one_form_and_one_question(speaker: Visitor) -> None:
    speaker.start()
    speaker.say("03-medium")
    speaker.sees("Medium. Quantity?")
    speaker.type("2")
    speaker.sees("Gift wrap?")
    speaker.say("05-yes-please")
    speaker.sees("Delivery date?")
    speaker.say("06-the-fourth-of-december")
    speaker.sees("the fourth of December", stage="confirming")
    speaker.touch("Yes")
    speaker.sees("Note for the driver?")
    speaker.press("Tab")
    speaker.touch("Skip")
    speaker.sees("Say yes to send", stage="read-back")
    speaker.say("09-change-the-size")
    speaker.sees("Which size?", stage="asking")
    speaker.touch("Large")
    speaker.sees("Send it?", stage="read-back")
    speaker.say("11-yes")
    speaker.ends("Sent.")
    assert speaker.outcome()["content"]["size"] == "l"


@pytest.mark.parametrize("way", ["touch", "keyboard", "typing"])
def test_no_at_the_read_back_declines(visitor: Visitor, way: str) -> None:
    visitor.start()
    visitor.answer("medium", "2", "no", "2026-12-04", "skip")
    visitor.sees("Say yes to send", stage="read-back")
    if way == "touch":
        visitor.touch("Decline")
    elif way == "keyboard":
        visitor.page.locator("main").get_by_role("button", name="Decline", exact=True).focus()
        visitor.press("Enter")
    else:
        visitor.type("no")
    visitor.ends("Declined. Nothing was sent.")
    assert visitor.outcome() == {"action": "decline"}


def test_stop_by_touch_is_asked_back_while_answers_are_held_and_cancels(visitor: Visitor) -> None:
    visitor.start()
    visitor.sees("Which size?")
    visitor.touch("Small")
    visitor.sees("Quantity?")
    visitor.touch("Stop")
    visitor.sees("Stop, and send nothing?", stage="sure")
    visitor.touch("Yes")
    visitor.ends("Stopped.")
    assert visitor.outcome() == {"action": "cancel"}


def test_a_form_is_declined_by_voice(speaker: Visitor) -> None:
    speaker.start()
    speaker.sees("Which size?")
    speaker.answer("medium", "2", "no", "2026-12-04", "skip")
    speaker.sees("Say yes to send", stage="read-back")
    speaker.speak("No.")
    speaker.ends("Declined. Nothing was sent.")
    assert speaker.outcome() == {"action": "decline"}


def test_a_form_is_stopped_by_voice_and_the_second_yes_by_touch_or_voice(speaker: Visitor) -> None:
    speaker.start()
    speaker.say("03-medium")
    speaker.sees("Medium. Quantity?")
    speaker.speak("Stop.")
    speaker.sees("Stop, and send nothing?", stage="sure")
    speaker.say("11-yes")
    speaker.ends("Stopped.")
    assert speaker.outcome() == {"action": "cancel"}


def test_a_form_begun_by_voice_and_touch_is_declined_by_touch(speaker: Visitor) -> None:
    speaker.start()
    speaker.say("03-medium")
    speaker.sees("Medium. Quantity?")
    speaker.answer("2")
    speaker.touch("No")
    speaker.answer("2026-12-04", "skip")
    speaker.sees("Say yes to send", stage="read-back")
    speaker.touch("Decline")
    speaker.ends("Declined.")
    assert speaker.outcome() == {"action": "decline"}


def test_escape_with_answers_held_is_asked_back_and_enter_on_the_words_does_nothing(visitor: Visitor) -> None:
    visitor.start()
    visitor.sees("Which size?")
    visitor.press("2")
    visitor.sees("Medium. Quantity?")
    visitor.press("Escape")
    visitor.sees("Stop, and send nothing?", stage="sure")
    visitor.press("Enter")
    visitor.sees("Stop, and send nothing?", stage="sure")
    visitor.press("ArrowDown", "Enter")
    visitor.ends("Stopped.")
    assert visitor.outcome() == {"action": "cancel"}


def test_a_question_that_may_be_left_out_says_so_and_has_a_button_for_it(visitor: Visitor) -> None:
    visitor.start()
    visitor.sees("Which size?")
    optional = visitor.page.locator(".optional")
    expect(optional).to_have_count(0)
    visitor.answer("medium", "2", "no", "2026-12-04")
    visitor.sees("Note for the driver?")
    expect(optional).to_have_text("You may leave this out.")
    visitor.touch("Skip")
    visitor.sees("Say yes to send", stage="read-back")


def test_escape_stops(visitor: Visitor) -> None:
    visitor.start()
    visitor.sees("Which size?")
    visitor.press("Escape")
    visitor.ends("Stopped.")
    assert visitor.outcome() == {"action": "cancel"}


def test_captions_hold_both_sides(visitor: Visitor) -> None:
    visitor.start()
    visitor.sees("Which size?")
    visitor.type("medium")
    visitor.sees("Medium. Quantity?")
    assert "You: medium" in visitor.captions
    assert "We: Medium. Quantity?" in visitor.captions
