"""Whose turn is it? The rules of turn taking: probabilities in, actions out.

No I/O, no thread, no clock but the count of samples, so that a recording fed as fast as it can be read gives
the same turns as a microphone. Every rule about when somebody has started, paused or finished lives here.

    waiting --SpeechStarted--> speaking --Paused--> pausing --SpeechEnded--> over
       |  ^                       ^------Resumed------'                       |
       |  '---------------------------- discount() --------------------------'
       '--NobodySpoke
"""

from __future__ import annotations

from dataclasses import dataclass

from voice_elicit.audio.echoes import words
from voice_elicit.audio.vad import CHUNK_SAMPLES, Voicing
from voice_elicit.ports import SAMPLE_RATE, Band, Expectation, Heard

__all__ = [
    "Action",
    "NobodySpoke",
    "Paused",
    "Resumed",
    "SpeechEnded",
    "SpeechStarted",
    "TurnTaking",
    "settles",
]

FORESIGHT = 0.09
"""Seconds before the early end at which the recognizer is asked, so that its computing is over by then."""

GRACE = 3.0
"""Seconds a person has after a noise, however late it came: they may be drawing breath."""

_TOLERANCE = CHUNK_SAMPLES // 2
"""Times are met to the nearest chunk, not always one late."""


@dataclass(frozen=True, slots=True)
class SpeechStarted:
    """A voice is there, since the last `Voicing.START_CHUNKS`; the pre-roll belongs to it."""


@dataclass(frozen=True, slots=True)
class Paused:
    """The voice pauses: ask the recognizer what it was so far, and tell `judge`."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """It goes on; what was judged is void."""


@dataclass(frozen=True, slots=True)
class SpeechEnded:
    """The utterance is over."""

    early: bool = False
    """It was complete, so a short pause was enough."""
    cut: bool = False
    """It went on longer than `Expectation.max_speech`."""


@dataclass(frozen=True, slots=True)
class NobodySpoke:
    """No utterance within `Expectation.no_input`."""

    noise: bool
    """There was sound that did not count."""


Action = SpeechStarted | Paused | Resumed | SpeechEnded | NobodySpoke


class TurnTaking:
    """One listening turn. Feed it chunks until it says `SpeechEnded` or `NobodySpoke`."""

    def __init__(self, expectation: Expectation, *, speaking: bool = False) -> None:
        """`speaking`: our own voice is to be heard; the patience of `no_input` starts at `prompt_over`."""
        self._expectation = expectation
        early = expectation.early_end_silence
        self._end = _samples(expectation.end_silence)
        self._early = _samples(early) if early is not None and early < expectation.end_silence else None
        self._voicing = Voicing()
        self._waiting_since: int | None = None if speaking else 0
        self._grace_until = 0.0
        self.noise = False
        """There was sound that did not count."""
        self._asked = self._settled = False
        self.clock = 0
        """Samples since the turn began."""
        self.began = 0
        """Where on the clock the utterance started."""
        self.ended = 0
        """Where the last voiced chunk of it ended."""

    @property
    def speaking(self) -> bool:
        """Our own voice is still to be heard."""
        return self._waiting_since is None

    @property
    def in_speech(self) -> bool:
        return self._voicing.started

    def hear(self, probability: float) -> Action | None:
        """Take the next chunk."""
        self.clock += CHUNK_SAMPLES
        was_in_speech = self.in_speech
        voiced = self._voicing.update(probability)
        if not was_in_speech:
            if voiced:
                self.began = self.clock - Voicing.START_CHUNKS * CHUNK_SAMPLES
                self.ended = self.clock
                return SpeechStarted()
            return self._patience()
        if self.clock - self.began >= _samples(self._expectation.max_speech):
            return SpeechEnded(cut=True)
        if voiced:
            resumed, self._asked, self._settled = self._asked, False, False
            self.ended = self.clock
            return Resumed() if resumed else None
        return self._pause()

    def judge(self, settled: bool) -> None:
        """What the recognizer heard up to this pause is (not) complete."""
        self._settled = settled

    def discount(self) -> None:
        """The utterance was nothing: noise, or our own echo. Wait on."""
        self.noise = True
        self._voicing = Voicing()
        self._asked = self._settled = False
        self._grace_until = self.clock + _samples(GRACE)

    def prompt_over(self) -> None:
        """Our own voice has ended: now it is the person's turn."""
        if self._waiting_since is None:
            self._waiting_since = self.clock

    def _pause(self) -> Action | None:
        silence = self.clock - self.ended + _TOLERANCE
        if silence >= self._end:
            return SpeechEnded()
        if self._early is None:
            return None
        if self._settled and silence >= self._early:
            return SpeechEnded(early=True)
        if not self._asked and silence >= self._early - _samples(FORESIGHT):
            self._asked = True
            return Paused()
        return None

    def _patience(self) -> NobodySpoke | None:
        if self._waiting_since is None or self._voicing.maybe:
            return None
        patience = _samples(self._expectation.no_input)
        waited = self.clock - self._waiting_since
        if waited >= 2 * patience or (waited >= patience and self.clock >= self._grace_until):
            return NobodySpoke(noise=self.noise)
        return None


def settles(heard: Heard | None, expectation: Expectation) -> bool:
    """Whether a reply is complete, so that waiting longer could not change it.

    It is when its best phrase is certain, or is all of the transcript; when no phrase of another meaning
    begins with its words; and when it can be undone: after the yes that sends, the full pause is waited for
    ("yes ... but change the size").
    """
    if heard is None or not heard.hypotheses:
        return False
    best = heard.hypotheses[0]
    if best.phrase.weighty or best.band is Band.LOW:
        return False
    if best.band is Band.MIDDLE and words(heard.text) != words(best.phrase.text):
        return False
    if any(other.band is Band.HIGH for other in heard.hypotheses[1:]):
        return False
    beginning = best.phrase.text + " "
    return not any(
        phrase.text.startswith(beginning) and phrase.meaning != best.phrase.meaning for phrase in expectation.phrases
    )


def _samples(seconds: float) -> float:
    return seconds * SAMPLE_RATE
