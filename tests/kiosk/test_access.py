"""Every screen for everybody: axe finds nothing, focus goes in order, changes are announced, all of it fits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.kiosk.axe import violations
from tests.kiosk.forms import PAGE, SECRET, SURVEY
from tests.kiosk.stand import Kiosk, Visitor, chromium, kiosk

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, Page, expect


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


@pytest.fixture(scope="module")
def desk() -> Iterator[Kiosk]:
    with kiosk(recognizer="none") as running:
        yield running


def test_axe_finds_nothing_on_any_screen_of_a_form_in_any_mode(browser: Browser) -> None:
    found: dict[str, list[str]] = {}
    with kiosk(SURVEY, recognizer="none") as desk, Visitor(browser, desk) as visitor:
        page = visitor.page

        def look(screen: str) -> None:
            found[screen] = violations(page)

        look("start")
        visitor.start()
        visitor.sees("E-mail?", "asking")
        look("text")
        visitor.type("jay at example dot org")
        visitor.sees("right?", "confirming")
        look("asked back")
        visitor.touch("Yes")
        visitor.sees("Which toppings?", "asking")
        look("several options")
        visitor.touch("Olives")
        visitor.sees("Anything else", "collecting")
        look("chosen options")
        visitor.touch("That's all")
        visitor.sees("Which country?", "asking")
        look("one option")
        visitor.type("hold on")
        visitor.sees("Take your time", "waiting")
        look("waiting")
        visitor.touch("Continue")
        visitor.touch("Norway")
        visitor.sees("come again?", "asking")
        look("yes or no")
        visitor.touch("No")
        visitor.touch("Skip")
        visitor.sees("Say yes to send", "read-back")
        look("read-back")
        visitor.type("change")
        visitor.sees("What should I change", "picking")
        look("picking")
        visitor.touch("Stop")
        visitor.sees("Stop, and send nothing?", "sure")
        look("sure")
        visitor.touch("Yes")
        visitor.ends("Stopped.")
        look("done")
    assert {screen: problems for screen, problems in found.items() if problems} == {}


@pytest.mark.parametrize(("request_", "stage"), [(SECRET, "secret"), (PAGE, "page")])
def test_axe_finds_nothing_where_care_is_needed(browser: Browser, request_: dict[str, Any], stage: str) -> None:
    with kiosk(request_, recognizer="none") as desk, Visitor(browser, desk) as visitor:
        visitor.start()
        visitor.sees("?", stage)
        assert violations(visitor.page) == []
        visitor.page.locator(".decision .go").click()
        visitor.ends("")
        assert violations(visitor.page) == []


def test_axe_finds_nothing_on_the_warning_and_on_the_busy_page(browser: Browser) -> None:
    settings: dict[str, Any] = {"recognizer": "none", "visitors": 1, "idle": 0.0, "warning": 30.0}
    with kiosk(**settings) as desk, Visitor(browser, desk) as first, Visitor(browser, desk) as second:
        first.start()
        expect(first.page.locator("#warning")).to_be_visible()
        assert violations(first.page) == []
        second.start()
        expect(second.page.locator("main")).to_contain_text("All places are taken")
        assert violations(second.page) == []


def test_focus_goes_through_a_question_in_reading_order_and_never_gets_lost(browser: Browser, desk: Kiosk) -> None:
    with Visitor(browser, desk) as visitor:
        assert _focused(visitor.page) == "Start"
        visitor.press("Enter")
        visitor.sees("Which size?")
        order = [_focused(visitor.page)]
        for _ in range(7):
            visitor.press("Tab")
            order.append(_focused(visitor.page))
        assert order == ["1Small", "2Medium", "3Large", "Type your answer", "Enter", "Repeat", "Help", "Stop"]
        visitor.page.get_by_role("button", name="Help").click()
        visitor.sees("You can say")
        assert _focused(visitor.page) == "Help"


def test_what_we_say_is_announced_and_what_we_do_is_a_status(browser: Browser, desk: Kiosk) -> None:
    with Visitor(browser, desk) as visitor:
        visitor.start()
        visitor.sees("Which size?")
        page = visitor.page
        expect(page.locator("#prompt")).to_have_attribute("aria-live", "polite")
        expect(page.locator("#doing")).to_have_attribute("role", "status")
        expect(page.locator("#captions")).to_have_attribute("role", "log")
        expect(page.locator("#notes")).to_contain_text("Nobody listens here")
        expect(page.get_by_role("group", name="Which size?")).to_have_count(1)
        before = page.evaluate("() => { globalThis.heading = document.querySelector('#prompt'); return true }")
        visitor.touch("Small")
        visitor.sees("Quantity?")
        assert before
        assert page.evaluate("() => globalThis.heading.isConnected"), "a live region that is replaced is not read out"


@pytest.mark.parametrize(
    ("width", "height", "zoom"), [(320, 568, 1), (390, 844, 1), (1080, 1920, 1), (2160, 3840, 1), (1280, 1024, 2)]
)
def test_nothing_is_cut_off_at_any_size(browser: Browser, desk: Kiosk, width: int, height: int, zoom: int) -> None:
    viewport = {"width": width // zoom, "height": height // zoom}
    with Visitor(browser, desk, viewport=viewport) as visitor:
        visitor.start()
        for answer in ("medium", "2", "no", "2026-12-04", "skip"):
            visitor.answer(answer)
            _fits(visitor.page)
        visitor.sees("Say yes to send")
        _fits(visitor.page)


def test_one_switch_is_enough(browser: Browser, desk: Kiosk) -> None:
    with Visitor(browser, desk) as visitor:
        visitor.start()
        visitor.sees("Which size?")
        visitor.page.get_by_role("button", name="One-switch mode off").click()
        expect(visitor.page.locator(".marked")).to_have_text("2Medium", timeout=10_000)
        visitor.page.mouse.click(5, 5)
        visitor.sees("Medium. Quantity?")


def test_one_switch_is_enough_from_the_start_page_to_the_end(browser: Browser) -> None:
    marked = ".marked"
    with kiosk(PAGE, recognizer="none", one_switch=True) as desk, Visitor(browser, desk) as visitor:
        for name in ("Start", "Open"):
            expect(visitor.page.locator(marked)).to_have_text(name, timeout=10_000)
            visitor.press("x")
            visitor.sees("?" if name == "Start" else "Opening it now")
        assert visitor.outcome() == {"action": "accept"}


def test_who_asks_and_whose_turn_it_is_stay_in_sight_on_a_phone(browser: Browser, desk: Kiosk) -> None:
    with Visitor(browser, desk, viewport={"width": 390, "height": 844}) as visitor:
        visitor.start()
        visitor.sees("Which size?")
        visitor.page.mouse.wheel(0, 5000)
        for name in ("#asker", "#doing"):
            expect(visitor.page.locator(name)).to_be_in_viewport()


def test_nothing_moves_for_who_wants_no_motion(browser: Browser, desk: Kiosk) -> None:
    with Visitor(browser, desk, reduced_motion="reduce") as visitor:
        visitor.page.evaluate("document.body.dataset.doing = 'thinking'")
        state = "getComputedStyle(document.querySelector('#doing'), '::before').animationName"
        assert visitor.page.evaluate(state) == "none"


def test_a_language_from_right_to_left_is_laid_out_so(browser: Browser, tmp_path: Any) -> None:
    (tmp_path / "words.toml").write_text('direction = "rtl"\ntitle = "ברוכים הבאים"\n', encoding="utf-8")
    (tmp_path / "brand.css").write_text(":root { --brand-accent: #065f46; }")
    with kiosk(recognizer="none", brand=tmp_path) as desk, Visitor(browser, desk) as visitor:
        expect(visitor.page.get_by_role("heading")).to_have_text("ברוכים הבאים")
        visitor.start()
        visitor.sees("Which size?")
        number = visitor.page.locator(".options .number").first.bounding_box()
        label = visitor.page.locator(".options .label").first.bounding_box()
        assert number
        assert label
        assert number["x"] > label["x"]
        accent = "getComputedStyle(document.documentElement).getPropertyValue('--brand-accent').trim()"
        assert visitor.page.evaluate(accent) == "#065f46"


def test_a_servers_words_are_text_and_never_markup(browser: Browser) -> None:
    with kiosk(SURVEY, recognizer="none") as desk, Visitor(browser, desk) as visitor:
        visitor.start()
        visitor.sees("E-mail?")
        expect(visitor.page.locator(".message")).to_have_text("<b>Tell us</b> how the visit was")


def _focused(page: Page) -> str:
    return str(
        page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText")
    ).replace("\n", "")


def _fits(page: Page) -> None:
    overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow <= 0
    small = page.evaluate(
        "[...document.querySelectorAll('button')].filter((one) => one.getClientRects().length)"
        ".filter((one) => { const box = one.getBoundingClientRect(); return Math.min(box.width, box.height) < 44; })"
        ".map((one) => one.innerText)"
    )
    assert small == []
