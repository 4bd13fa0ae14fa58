"""What the dialogue and the world of sound say to each other: expectations go out, what was heard comes back.

Leaf module: recognizers, voices and devices depend on it and on nothing else of ours, so an engine can be
added without knowing what a form is. Audio is 16-bit little-endian mono PCM at `SAMPLE_RATE` everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING, Literal, Protocol, runtime_checkable

if TYPE_CHECKING:
    from anyio import Event

SAMPLE_RATE = 16_000
"""Hz of all audio between our own parts; what the recognizers and the VAD were trained on."""


class Band(IntEnum):
    """How far a hypothesis may be trusted; each recognizer maps its own scores to these three."""

    LOW = 0
    """Not to be used: ask again."""
    MIDDLE = 1
    """Worth a question: "Medium, right?"."""
    HIGH = 2
    """Taken at once, with an implicit read-back."""


class ReplyKind(StrEnum):
    """What kind of reply a question asks for; sets end-of-speech time and how an engine compiles it."""

    CLOSED = "closed"
    """One of the phrases, alone or in a carrier ("the blue one please")."""
    NUMBER = "number"
    DATE = "date"
    TEXT = "text"
    DIGITS = "digits"
    SPELLING = "spelling"


@dataclass(frozen=True, slots=True)
class Phrase:
    """One thing a person may say whole."""

    text: str
    """Lower-case words as spoken: `option two`, `yes please`."""
    meaning: str
    """Phrases of one meaning are one class ("yes", "yeah"); opaque to the recognizer."""
    weighty: bool = False
    """Taking it wrongly cannot be undone (the yes that sends): only the strictest score makes it HIGH."""
    urgent: bool = False
    """Said alone it ends our speech even where our own prompt has the word: "stop"."""
    carried: bool = False
    """It may stand in a sentence: "the blue one", "I think blue, please"."""


@dataclass(frozen=True, slots=True)
class PhraseLoop:
    """Phrases that may follow one another in any order and number: letters, the parts of a day, options."""

    phrases: tuple[str, ...]
    opening: tuple[str, ...] = ()
    """Those after which anything may be said: the "at" of an address."""
    needed: str = ""
    """The phrase without which a row is none."""
    rare: bool = False
    """Its phrases are seldom written one after another, so that a model's habits hide them: an alphabet."""
    anything: bool = False
    """Anything may be said from the beginning, and only the end is known."""
    endings: tuple[str, ...] = ()
    """One of which ends every row in which anything was said: the last part of a host. One that begins with a sign is
    written against the word before it."""
    several: bool = False
    """Each phrase is an answer, and there may be several: one that is certain does not settle the rest."""


@dataclass(frozen=True, slots=True)
class Expectation:
    """What the dialogue is ready to hear in one listening turn. Compiling it is the recognizer's own affair."""

    kind: ReplyKind
    phrases: tuple[Phrase, ...] = ()
    """Everything closed that counts now: options, numbers in range, yes/no, commands."""
    language: str = "en"
    """BCP 47 tag."""
    prompt: str = ""
    """What is being said while we listen, to tell an echo of our own voice from a reply."""
    no_input: float = 8.0
    """Seconds of silence after our speech until the turn counts as no-input; `inf` waits for ever."""
    end_silence: float = 0.7
    """Seconds of silence that end an utterance."""
    early_end_silence: float | None = 0.25
    """Seconds of silence that end it when what was heard is already a complete phrase no other starts with."""
    max_speech: float = 30.0
    """Seconds after which an utterance is cut."""
    loops: tuple[PhraseLoop, ...] = ()
    """What may be said in a row, the likelier first: the next is for what the one before does not explain. An engine
    that can be held to it tells its best rows as `Heard.rows`."""


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """One phrase of the expectation that the recognizer holds possible."""

    phrase: Phrase
    score: float
    """In the recognizer's own units; only for traces."""
    band: Band


@dataclass(frozen=True, slots=True)
class Heard:
    """One utterance of the person, recognized."""

    text: str
    """Free transcript, lower or mixed case; empty when the engine has none or only the closed set counts."""
    hypotheses: tuple[Hypothesis, ...] = ()
    """Phrases of the closed set, best first; at most one per meaning."""
    text_band: Band = Band.MIDDLE
    """Trust in `text` as such: typed text is HIGH, an engine's transcript MIDDLE; LOW is only read where any text would
    do, and asked back."""
    rows: tuple[str, ...] = ()
    """Rows of phrases of a loop that explain the sound, best first; none when the engine cannot tell, when they explain
    it badly, or when the transcript is such a row already."""
    engine: str = ""
    seconds: float = 0.0
    """Length of the speech."""
    latency: float = 0.0
    """Seconds from the end of speech to this decision, on the source's clock plus computing."""
    barged_in: bool = False
    """The person spoke while we did."""


@dataclass(frozen=True, slots=True)
class Silence:
    """Nobody spoke within `Expectation.no_input` seconds."""

    noise: bool = False
    """Sound was there, but nothing that counts as speech (noise, function words, an echo of our prompt)."""


Turn = Heard | Silence


@dataclass(frozen=True, slots=True)
class Utterance:
    """One thing we say, already in words."""

    text: str
    """As captioned."""
    spoken: str = ""
    """As handed to the voice when it differs from `text`."""
    language: str = "en"
    earcon: Literal["", "listening", "sent", "stopped"] = ""
    """A short tone played after the words."""
    rate: float = 1.0
    """Speed relative to the voice's normal one."""
    volume: float = 1.0
    """0 to 1."""


@runtime_checkable
class Recognizer(Protocol):
    """A speech engine for one utterance at a time. All calls block; the ears run them in a worker thread."""

    @property
    def name(self) -> str: ...

    def start(self, expectation: Expectation) -> None:
        """Get ready for one utterance; called while the prompt is still being spoken."""

    def feed(self, pcm: bytes) -> None:
        """Take audio of the utterance, pre-roll included."""

    def partial(self) -> Heard | None:
        """What the utterance is so far, if the engine can tell; asked at the first pause (early endpoint)."""

    def finish(self) -> Heard:
        """The utterance is over; what was it?"""

    def abort(self) -> None:
        """Forget the utterance; audio must not be kept."""


class Ears(Protocol):
    """Hears one turn of the person at a time."""

    @property
    def hears_over_speech(self) -> bool:
        """Whether `listen` may be called while our own voice plays (barge-in)."""

    async def listen(self, expectation: Expectation, prompt_over: Event | None = None) -> Turn:
        """Wait for one utterance or for silence. Cancelling leaves the device quiet.

        With `prompt_over` our own voice is playing until that event is set; the time for no-input starts then.

        Raises:
            UnusableAudio: the device is gone.
            MissingEngine: something the ears need is not installed.
        """

    async def aclose(self) -> None: ...


class Mouth(Protocol):
    """Says one utterance at a time."""

    async def say(self, utterance: Utterance) -> None:
        """Return when it was said. Cancelling silences it at once.

        Raises:
            UnusableAudio: the device is gone.
        """

    async def aclose(self) -> None: ...
