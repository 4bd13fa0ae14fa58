"""Every knob of the dialogue, in one frozen place."""

from __future__ import annotations

import math
from dataclasses import dataclass

from voice_elicit.ports import ReplyKind

__all__ = ["Policy"]


@dataclass(frozen=True, slots=True)
class Policy:
    """How patient, how talkative, how careful."""

    no_input: tuple[float, ...] = (8.0, 12.0, 12.0)
    """Seconds of silence before each prompt for help; when they are used up, the request is cancelled.
    Eight seconds at first: slow speakers need that long to begin (Nielsen Norman, VoiceXML practice)."""
    time_limit: bool = True
    """False waits for ever: no silence ends the dialogue (WCAG 2.2.1 Timing Adjustable)."""
    slow: float = 1.0
    """Stretches every waiting time; 2 and 4 are the slow-speaker profiles."""
    misunderstandings: int = 3
    """No-matches at one question before keys are offered or the question is given up."""
    keys: bool = False
    """Whether this host has keys, touch or typing beside the voice."""
    options_read: int = 5
    """Up to so many options are read out with the question."""
    options_grouped: int = 20
    """Up to so many are read in groups; beyond, only when the person asks for the list."""
    options_listed: int = 100
    """Beyond so many a list is never read: names, spelling or the first letters narrow it."""
    options_scanned: int = 8
    """Up to so many are put one at a time, for a yes or a no, where names were not understood. Of a list from which one
    is chosen, up to `options_grouped` are put in groups first ("row-column scanning")."""
    scan_after: int = 2
    """Misunderstandings and refused values at one question before they are."""
    group: int = 4
    """Options a group; what short-term memory holds of spoken items."""
    read_back: int = 5
    """Values a breath at the read-back."""
    wait_reminders: int = 10
    """Quiet reminders while the person asked us to wait, before the request is cancelled."""
    message_limit: int = 300
    """Characters of a server's message that are spoken; the whole text is shown."""
    digits_confirmed: int = 5
    """Digit strings of so many digits are always asked back."""
    end_silence_closed: float = 0.7
    end_silence_text: float = 1.2
    early_end_silence: float | None = 0.25
    """Seconds of silence that end a closed answer which is already complete; None waits the full time."""
    end_silence_digits: float = 2.0
    """Digits, dates and spelling come in groups with pauses between them."""

    def end_silence(self, kind: ReplyKind) -> float:
        """Seconds of silence that end a reply of this kind."""
        seconds = {
            ReplyKind.CLOSED: self.end_silence_closed,
            ReplyKind.NUMBER: self.end_silence_closed,
            ReplyKind.TEXT: self.end_silence_text,
        }.get(kind, self.end_silence_digits)
        return seconds * self.slow

    def no_input_after(self, silences: int) -> float:
        """Seconds to wait for speech when so many waits have already passed in silence."""
        if not self.time_limit:
            return math.inf
        return self.no_input[min(silences, len(self.no_input) - 1)] * self.slow
