"""A server's tools at the page: chosen, filled in, asked back by the server, and its words shown."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from tests.kiosk.axe import violations
from tests.kiosk.stand import SAMPLES, Visitor, chromium, kiosk
from voice_elicit.kiosk.tools import ToolsErrand

pytest.importorskip("playwright.sync_api")
pytest.importorskip("mcp")

from playwright.sync_api import Browser, expect


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


def test_a_tool_asks_at_the_page_and_its_result_is_shown(browser: Browser) -> None:
    server = SAMPLES / "hosts" / "servers" / "orders_mcp.py"
    errand = ToolsErrand((sys.executable, str(server)), name="Green Table")
    with kiosk(errand=errand, recognizer="none") as desk, Visitor(browser, desk) as visitor:
        visitor.start()
        visitor.sees("Which size?")
        expect(visitor.page.locator("#asker")).to_have_text("Asked by: Green Table")
        visitor.touch("medium")
        visitor.sees("Count?")
        visitor.type("2")
        visitor.sees("Gift?")
        visitor.touch("Yes")
        visitor.sees("Say yes to send")
        visitor.touch("Send")
        expect(visitor.page.get_by_role("button", name="Finish")).to_be_visible()
        expect(visitor.page.locator(".told")).to_have_text("accept: medium 2")
        visitor.page.reload()
        expect(visitor.page.locator(".told")).to_have_text("accept: medium 2")
        assert violations(visitor.page) == []
