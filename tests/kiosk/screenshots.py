"""Pictures of every screen for docs/kiosk.md: `python -m tests.kiosk.screenshots [FOLDER]`.

Not a test. Needs the extras `kiosk` and `voice`, playwright, and Debian's chromium.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.kiosk.forms import PAGE, SECRET, SURVEY
from tests.kiosk.stand import Visitor, chromium, kiosk

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "kiosk"

SIZES = {"portrait": (1080, 1920), "phone": (390, 844)}


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for size, (width, height) in SIZES.items():
            options: dict[str, Any] = {"viewport": {"width": width, "height": height}}
            _order(browser, folder, size, options)
            _ways(browser, folder, size, options)
            _survey(browser, folder, size, options)
            _careful(browser, folder, size, options)
            _waiting(browser, folder, size, options)
        for mode, media in {
            "dark": {"color_scheme": "dark"},
            "contrast": {"contrast": "more"},
        }.items():
            _order(browser, folder, mode, {"viewport": {"width": 390, "height": 844}, **media}, only=("question",))


def _order(browser: Browser, folder: Path, size: str, options: dict[str, Any], only: tuple[str, ...] = ()) -> None:
    with kiosk(voice="auto") as desk, Visitor(browser, desk, microphone=True, **options) as visitor:

        def take(name: str) -> None:
            if not only or name in only:
                _picture(visitor, folder, name, size)

        take("start")
        visitor.start()
        expect(visitor.page.locator("body")).to_have_attribute("data-doing", "speaking", timeout=20_000)
        take("speaking")
        visitor.hears()
        take("question")
        if only:
            return
        visitor.say("02-the-purple-one")
        visitor.sees('I heard "the purple one"')
        visitor.hears()
        take("not-understood")
        visitor.touch("Medium")
        visitor.sees("Quantity?")
        visitor.answer("2", "yes", "2026-12-04")
        take("optional")
        visitor.answer("Leave it at the front door")
        visitor.sees("Say yes to send")
        visitor.hears()
        take("read-back")
        visitor.touch("Stop")
        visitor.sees("Stop, and send nothing?")
        take("sure")
        visitor.touch("No")
        visitor.touch("Send")
        visitor.ends("Sent.")
        take("done")


def _ways(browser: Browser, folder: Path, size: str, options: dict[str, Any]) -> None:
    with (
        kiosk(microphone="talk", one_switch=True) as desk,
        Visitor(browser, desk, microphone=True, **options) as visitor,
    ):
        expect(visitor.page.locator(".marked")).to_have_text("Start", timeout=10_000)
        visitor.page.keyboard.press("Enter")
        visitor.sees("Which size?")
        expect(visitor.page.locator(".marked")).to_have_text("2Medium", timeout=10_000)
        _picture(visitor, folder, "switch", size)
        visitor.page.get_by_role("button", name="One-switch mode on").evaluate("(button) => button.click()")
        visitor.page.get_by_role("button", name="Hold and speak").dispatch_event("pointerdown", {"pointerId": 1})
        _picture(visitor, folder, "talk", size)


def _survey(browser: Browser, folder: Path, size: str, options: dict[str, Any]) -> None:
    with kiosk(SURVEY, recognizer="none") as desk, Visitor(browser, desk, **options) as visitor:
        visitor.start()
        visitor.sees("E-mail?")
        _picture(visitor, folder, "text", size)
        visitor.type("jay at example dot org")
        visitor.sees("right?", "confirming")
        _picture(visitor, folder, "asked-back", size)
        visitor.touch("Yes")
        visitor.sees("Which toppings?")
        visitor.touch("Olives")
        visitor.sees("Anything else", "collecting")
        _picture(visitor, folder, "several", size)
        visitor.type("hold on")
        visitor.sees("Take your time")
        _picture(visitor, folder, "waiting", size)
        visitor.page.route_web_socket("**/link", lambda socket: socket.close(code=1011))
        visitor.page.reload()
        expect(visitor.page.locator("#notes")).to_contain_text("touch and type work", timeout=20_000)
        _picture(visitor, folder, "poor-network", size)


def _careful(browser: Browser, folder: Path, size: str, options: dict[str, Any]) -> None:
    for name, request in {"secret": SECRET, "page": PAGE}.items():
        with kiosk(request, recognizer="none") as desk, Visitor(browser, desk, **options) as visitor:
            visitor.start()
            visitor.sees("?", name)
            _picture(visitor, folder, name, size)
            if name == "page":
                visitor.touch("Open")
                visitor.ends("Opening it now")
                _picture(visitor, folder, "page-done", size)


def _waiting(browser: Browser, folder: Path, size: str, options: dict[str, Any]) -> None:
    settings: dict[str, Any] = {"recognizer": "none", "visitors": 1, "idle": 0.0, "warning": 40.0}
    with kiosk(**settings) as desk, Visitor(browser, desk, **options) as one, Visitor(browser, desk, **options) as two:
        one.start()
        expect(one.page.locator("#warning")).to_be_visible()
        _picture(one, folder, "warning", size)
        two.start()
        expect(two.page.locator("main")).to_contain_text("All places are taken")
        _picture(two, folder, "busy", size)


def _picture(visitor: Visitor, folder: Path, name: str, size: str) -> None:
    visitor.page.screenshot(path=folder / f"{name}-{size}.png")


if __name__ == "__main__":
    main()
