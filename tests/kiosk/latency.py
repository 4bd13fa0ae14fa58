"""How fast the page answers and falls silent: `python -m tests.kiosk.latency [ROUNDS]`; five rounds are 20 answers and
10 interruptions.

Not a test: what it measures depends on the machine. In Chromium, with voice and recognizer: from the end of speech at
the page's microphone (its level) to the first sample of the next prompt, and from somebody's voice to our silence.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Sequence

from playwright.sync_api import Browser, expect

from tests.kiosk.stand import Kiosk, Visitor, chromium, kiosk


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    answers: list[float] = []
    silences: list[float] = []
    with chromium() as browser, kiosk(voice="auto") as desk:
        for _ in range(rounds):
            _answering(browser, desk, answers)
            for _ in range(2):
                _interrupting(browser, desk, silences)
    _tell("end of speech to the first sample of the next prompt (bar: median 800 ms)", answers)
    _tell("a voice at the microphone to our silence (bar: median 250 ms)", silences)


def _answering(browser: Browser, desk: Kiosk, found: list[float]) -> None:
    with Visitor(browser, desk, microphone=True) as visitor:
        visitor.start()
        for recording, question in (
            ("03-medium", "Quantity?"),
            ("04-two", "Gift wrap?"),
            ("05-yes-please", "Delivery date?"),
            ("06-the-fourth-of-december", "right?"),
        ):
            visitor.say(recording)
            visitor.sees(question)
            expect(visitor.page.locator("body")).to_have_attribute("data-doing", "speaking", timeout=15_000)
            visitor.hears()
            sample = visitor.marks("kiosk:first-sample")[-1]
            found.append(sample - max(mark for mark in visitor.marks("kiosk:quiet") if mark < sample))
        visitor.press("Escape")


def _interrupting(browser: Browser, desk: Kiosk, found: list[float]) -> None:
    with Visitor(browser, desk, microphone=True) as visitor:
        visitor.start()
        visitor.hears()
        visitor.touch("Medium")
        visitor.sees("Quantity?")
        visitor.type("help")
        expect(visitor.page.locator("body")).to_have_attribute("data-doing", "speaking", timeout=15_000)
        before = len(visitor.marks("kiosk:silence"))
        visitor.say("04-two", over_us=True)
        visitor.sees("Gift wrap?")
        silent = visitor.marks("kiosk:silence")[before:]
        loud = visitor.marks("kiosk:loud")
        if silent:
            found.append(silent[0] - max(mark for mark in loud if mark < silent[0]))
        visitor.press("Escape")


def _tell(what: str, found: Sequence[float]) -> None:
    if found:
        worst, median = max(found), statistics.median(found)
        print(f"{what}: median {median:.0f} ms, worst {worst:.0f} ms, {len(found)} times")  # noqa: T201
    else:
        print(f"{what}: never")  # noqa: T201


if __name__ == "__main__":
    main()
