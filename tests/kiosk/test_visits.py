"""Visits: one person's stay, reloads, lost networks, idle time, and the next visitor."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.kiosk.forms import PAGE, SECRET, SURVEY
from tests.kiosk.stand import Kiosk, Visitor, chromium, kiosk

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, expect


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


@pytest.fixture(scope="module")
def desk() -> Iterator[Kiosk]:
    with kiosk(recognizer="none", absent=5.0) as running:
        yield running


# -- at the page ---------------------------------------------------------------------------------------


def test_a_reload_at_every_step_goes_on_where_it_was_and_asks_nothing_twice(browser: Browser, desk: Kiosk) -> None:
    with Visitor(browser, desk) as visitor:

        def reload(text: str, stage: str) -> None:
            visitor.sees(text, stage)
            visitor.page.reload()
            visitor.sees(text, stage)

        visitor.start()
        steps = [
            ("Which size?", "medium"),
            ("Quantity?", "2"),
            ("Gift wrap?", "no"),
            ("Delivery date?", "2026-12-04"),
            ("Note for the driver?", "skip"),
        ]
        for question, answer in steps:
            reload(question, "asking")
            visitor.type(answer)
        reload("Medium", "read-back")
        visitor.touch("Change Size")
        reload("Which size?", "asking")
        visitor.press("3")
        reload("Large", "read-back")
        visitor.touch("Change Size")
        visitor.sees("Which size?", "asking")
        visitor.type("purple elephants")
        visitor.sees("purple elephants", "asking")
        visitor.type("green ideas")
        reload("Small?", "scanning")
        visitor.touch("No")
        reload("Medium?", "scanning")
        visitor.touch("Yes")
        reload("Medium", "read-back")
        visitor.type("change")
        reload("What should I change", "picking")
        visitor.type("the quantity")
        visitor.sees("Quantity?", "asking")
        visitor.page.keyboard.type("1")
        visitor.page.reload()
        visitor.sees("Quantity?", "asking")
        visitor.page.keyboard.type("3")
        visitor.press("Enter")
        reload("three", "read-back")
        visitor.press("Escape")
        reload("Stop, and send nothing?", "sure")
        visitor.touch("No")
        reload("", "read-back")
        visitor.touch("Send")
        reload("Sent.", "done")
        content = visitor.outcome()["content"]
        assert content == {"size": "m", "quantity": 3, "gift": False, "delivery": "2026-12-04"}


@pytest.mark.parametrize(("request_", "stage"), [(SECRET, "secret"), (PAGE, "page")])
def test_a_reload_where_care_is_needed_asks_the_same_again(
    browser: Browser, request_: dict[str, Any], stage: str
) -> None:
    with kiosk(request_, recognizer="none") as desk, Visitor(browser, desk) as visitor:
        visitor.start()
        visitor.sees("?", stage)
        visitor.page.reload()
        visitor.sees("?", stage)
        visitor.touch("Decline")
        visitor.ends("")
        assert visitor.outcome()["action"] == "decline"


def test_a_reload_in_the_middle_of_a_list_and_of_a_doubt_keeps_both(browser: Browser) -> None:
    with kiosk(SURVEY, recognizer="none") as desk, Visitor(browser, desk) as visitor:
        visitor.start()
        visitor.answer("jay at example dot org")
        visitor.sees("right?", "confirming")
        visitor.page.reload()
        visitor.sees("right?", "confirming")
        visitor.touch("Yes")
        visitor.sees("Which toppings?")
        visitor.touch("Olives")
        visitor.sees("Anything else", "collecting")
        visitor.page.reload()
        visitor.sees("Anything else", "collecting")
        expect(visitor.page.get_by_role("button", name="Olives")).to_have_attribute("aria-pressed", "true")
        visitor.type("hold on")
        visitor.sees("Take your time", "waiting")
        visitor.page.reload()
        visitor.sees("Take your time", "waiting")
        visitor.touch("Continue")
        visitor.sees("Anything else", "collecting")
        expect(visitor.page.get_by_role("button", name="Olives")).to_have_attribute("aria-pressed", "true")


def test_a_reload_while_we_speak_says_it_again_and_then_listens(browser: Browser) -> None:
    with kiosk(voice="auto") as desk, Visitor(browser, desk, microphone=True) as visitor:
        visitor.start()
        speaking = expect(visitor.page.locator("body"))
        speaking.to_have_attribute("data-doing", "speaking", timeout=15_000)
        visitor.page.reload()
        speaking.to_have_attribute("data-doing", "speaking", timeout=15_000)
        visitor.say("03-medium")
        visitor.sees("Medium. Quantity?")


def test_a_network_that_is_lost_for_a_moment_costs_nothing(browser: Browser, desk: Kiosk) -> None:
    with Visitor(browser, desk) as visitor:
        visitor.start()
        visitor.sees("Which size?")
        for connection in list(desk.server.server_state.connections):
            if "WebSocket" in type(connection).__name__:
                desk.call(connection.transport.abort)
        visitor.touch("Large")
        visitor.sees("Large. Quantity?")


def test_an_idle_visit_is_warned_then_forgotten_and_the_start_page_comes_back(browser: Browser) -> None:
    settings: dict[str, Any] = {"recognizer": "none", "idle": 1.0, "warning": 2.0}
    with kiosk(**settings) as desk, Visitor(browser, desk) as visitor:
        visitor.start()
        visitor.sees("Which size?")
        visitor.type("medium")
        visitor.sees("Medium. Quantity?")
        expect(visitor.page.locator("#warning")).to_contain_text("Are you still there?")
        visitor.page.get_by_role("button", name="I am still here").click()
        expect(visitor.page.locator("#warning")).to_be_hidden()
        visitor.sees("Medium. Quantity?")
        expect(visitor.page.get_by_role("button", name="Start")).to_be_visible(timeout=15_000)
        assert "Medium" not in visitor.page.content()
        assert visitor.page.evaluate("sessionStorage.length") == 0
        assert [outcome.result() for outcome in desk.outcomes] == [{"action": "cancel"}]
        assert len(desk.application.state.visits) == 0


def test_the_next_visitor_starts_from_nothing(browser: Browser, desk: Kiosk) -> None:
    with Visitor(browser, desk) as visitor:
        visitor.start()
        visitor.sees("Which size?")
        visitor.type("medium")
        visitor.sees("Medium. Quantity?")
        visitor.press("Escape")
        visitor.touch("Yes")
        visitor.ends("Stopped.")
        visitor.touch("Finish")
        visitor.start()
        visitor.sees("Which size?")
        assert "Medium" not in visitor.captions.replace("Small, Medium or Large", "")


def test_two_visitors_do_not_see_each_other(browser: Browser, desk: Kiosk) -> None:
    with Visitor(browser, desk) as one, Visitor(browser, desk) as other:
        one.start()
        other.start()
        one.touch("Small")
        other.touch("Large")
        one.sees("Small. Quantity?")
        other.sees("Large. Quantity?")


def test_a_visit_whose_time_is_over_in_mid_sentence_falls_silent(browser: Browser) -> None:
    watch = """
    let sounds = 0;
    const start = AudioBufferSourceNode.prototype.start;
    const note = (more) => { document.documentElement.dataset.sounding = (sounds += more) ? 1 : 0; };
    AudioBufferSourceNode.prototype.start = function (...when) {
      note(1);
      this.addEventListener("ended", () => note(-1));
      start.apply(this, when);
    };
    """
    with kiosk(voice="auto", longest=4.0, warning=1.0) as desk, Visitor(browser, desk) as visitor:
        visitor.page.add_init_script(watch)
        visitor.page.reload()
        visitor.start()
        sounding = expect(visitor.page.locator("html"))
        sounding.to_have_attribute("data-sounding", "1")
        expect(visitor.page.locator("main")).to_contain_text("This visit is over", timeout=20_000)
        sounding.to_have_attribute("data-sounding", "0")
        assert len(desk.application.state.visits) == 0
