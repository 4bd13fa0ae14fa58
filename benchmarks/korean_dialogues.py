"""Twenty whole dialogues in Korean by a synthetic voice (espeak-ng ko+f2), the words it is understood with.

    python -m benchmarks.korean_dialogues [--show] [NAME ...]

Sound, voice detector, Vosk and dialogue are those a person would use; nothing is scripted but the replies.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from statistics import median

import anyio

from tests.recognizers.korean_dialogues import DIALOGUES
from tests.recognizers.test_vosk_korean_dialogue import hold
from voice_elicit.dialogue.actions import Say
from voice_elicit.dialogue.events import Heard


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--show", action="store_true", help="every sentence and what was heard")
    given = parser.parse_args()
    chosen = [one for one in DIALOGUES if not given.names or one.name in given.names]
    right = 0
    closed: list[float] = []
    weighty: list[float] = []
    for spoken in chosen:
        seen: list[object] = []
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            outcome = anyio.run(hold, spoken, Path(folder), seen.append)
        good = (outcome.action, outcome.content) == (spoken.action, spoken.content)
        right += good
        for one in seen:
            if isinstance(one, Heard) and one.hypotheses:
                (weighty if one.hypotheses[0].phrase.weighty else closed).append(one.latency)
        print(f"{'right' if good else 'WRONG'} {time.monotonic() - began:5.1f} s  {spoken.name}", flush=True)
        if given.show or not good:
            for one in seen:
                if isinstance(one, Say):
                    print(f"    S: {one.utterance.text}")
                elif isinstance(one, Heard):
                    phrases = [f"{each.phrase.text} {each.band.name}" for each in one.hypotheses]
                    print(f"    P: {one.text!r} {', '.join(phrases)} {1000 * one.latency:.0f} ms")
            print(f"    => {outcome.action} {outcome.content}")
    print(f"{right} of {len(chosen)} right")
    for what, found in (
        ("closed answers", closed),
        ("the yes that sends, after which the whole pause is waited for", weighty),
        ("both", closed + weighty),
    ):
        if found:
            print(f"end of speech to decision, {what}, {len(found)}: median {1000 * median(found):.0f} ms")


if __name__ == "__main__":
    main()
