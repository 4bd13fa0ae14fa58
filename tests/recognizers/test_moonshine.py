"""The default recognizer on human clips: right answers, true rejection, and a yes that is never assumed."""

from __future__ import annotations

import csv
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import soundfile
from unicode_rbnf import RbnfEngine

from tests.shared import shared
from voice_elicit.errors import MissingEngine
from voice_elicit.language.pack import grammars_root, load_pack
from voice_elicit.ports import SAMPLE_RATE, Band, Expectation, Heard, Phrase, Recognizer, ReplyKind
from voice_elicit.recognizers.moonshine import MoonshineRecognizer
from voice_elicit.recognizers.moonshine.model import Floats
from voice_elicit.recognizers.moonshine.scorer import Scorer
from voice_elicit.recognizers.moonshine.span import Span, near_silence
from voice_elicit.recognizers.moonshine.transcript import Transcript
from voice_elicit.recognizers.moonshine.trie import Carriers
from voice_elicit.understanding.rows import spelling_rows
from voice_elicit.understanding.spelling import spelled

READ_BACK = (
    Phrase("yes", "accept", weighty=True),
    Phrase("yes send it", "accept", weighty=True),
    Phrase("no", "decline"),
    Phrase("stop", "cancel"),
    Phrase("help", "help"),
    Phrase("repeat", "repeat"),
)
SIZES = tuple(Phrase(text, text) for text in ("small", "medium", "large", "extra large"))


class CountingScorer(Scorer):
    """Counts how often the network has listened."""

    listened = 0

    def listen(self, samples: Floats, span: Span, look: int = 0) -> Transcript:
        self.listened += look == 0
        return super().listen(samples, span, look)


@pytest.fixture(scope="module")
def scorer() -> CountingScorer:
    source = (grammars_root() / "en" / "hear" / "decoys.toml").read_text(encoding="utf-8")
    words: dict[str, Any] = tomllib.loads(source)
    return CountingScorer(words["words"], words["sounding_alike"])


@pytest.fixture
def recognizer(scorer: CountingScorer) -> MoonshineRecognizer:
    return MoonshineRecognizer(scorer=scorer)


def pcm16(samples: Floats) -> bytes:
    return (np.clip(samples, -1, 1) * 32767).astype("<i2").tobytes()


def quiet(seconds: float) -> bytes:
    return pcm16(near_silence(int(seconds * SAMPLE_RATE), seed=1))


def recording(path: Path) -> bytes:
    samples, _ = soundfile.read(path, dtype="float32")
    return quiet(0.4) + pcm16(samples) + quiet(0.4)


def recordings(text: str, count: int) -> list[bytes]:
    """Some clips, each by another speaker, in which just this is said."""
    folder = shared("speech")
    with (folder / "manifest.tsv").open(encoding="utf-8", newline="") as manifest:
        rows = [row for row in csv.DictReader(manifest, delimiter="\t") if row["transcript"].lower() == text]
    speakers = {row["speaker"]: folder / row["path"] for row in rows}
    assert len(speakers) >= count, f"only {len(speakers)} speakers say {text!r}"
    return [recording(path) for path in list(speakers.values())[:count]]


def said_by(speaker: str, text: str) -> bytes:
    """One clip of this speaker in which just this is said."""
    folder = shared("speech")
    with (folder / "manifest.tsv").open(encoding="utf-8", newline="") as manifest:
        for row in csv.DictReader(manifest, delimiter="\t"):
            if row["speaker"] == speaker and row["transcript"] == text:
                return recording(folder / row["path"])
    raise AssertionError(f"{speaker} never says {text!r}")


def hear(recognizer: MoonshineRecognizer, pcm: bytes, phrases: Sequence[Phrase]) -> Heard:
    recognizer.start(Expectation(ReplyKind.CLOSED, tuple(phrases)))
    recognizer.feed(pcm)
    return recognizer.finish()


def best(heard: Heard) -> tuple[str, Band]:
    found = heard.hypotheses[0]
    return found.phrase.meaning, found.band


def test_it_is_a_recognizer_of_the_port(recognizer: MoonshineRecognizer) -> None:
    assert isinstance(recognizer, Recognizer)
    assert recognizer.name == "moonshine"


@pytest.mark.parametrize(
    ("text", "meaning"), [("yes", "accept"), ("no", "decline"), ("help", "help"), ("repeat", "repeat")]
)
def test_a_clear_word_at_the_read_back_is_taken_at_once(
    recognizer: MoonshineRecognizer, text: str, meaning: str
) -> None:
    for pcm in recordings(text, 2 if meaning != "help" else 1):
        heard = hear(recognizer, pcm, READ_BACK)
        assert best(heard) == (meaning, Band.HIGH)
        assert heard.engine == "moonshine"
        assert 0.1 < heard.seconds < 2


@pytest.mark.parametrize("text", ["six", "seven", "three", "eight", "house", "left", "bed", "happy"])
def test_another_word_is_never_a_yes(recognizer: MoonshineRecognizer, text: str) -> None:
    for pcm in recordings(text, 1):
        heard = hear(recognizer, pcm, READ_BACK)
        assert all(one.band is not Band.HIGH for one in heard.hypotheses if one.phrase.weighty)


def test_a_word_that_is_no_option_is_not_taken_for_one(recognizer: MoonshineRecognizer) -> None:
    for text in ("bird", "seven", "dog"):
        heard = hear(recognizer, recordings(text, 1)[0], SIZES)
        assert all(one.band is not Band.HIGH for one in heard.hypotheses)


def test_kitchen_noise_alone_is_never_an_answer(recognizer: MoonshineRecognizer) -> None:
    samples, _ = soundfile.read(shared("speech", "noise", "kitchen.wav"), dtype="float32")
    for start in range(0, min(len(samples), 8 * SAMPLE_RATE), 2 * SAMPLE_RATE):
        heard = hear(recognizer, pcm16(samples[start : start + 2 * SAMPLE_RATE]), READ_BACK)
        assert all(one.band is not Band.HIGH for one in heard.hypotheses)


def test_silence_and_no_audio_give_no_text_and_no_hypotheses(recognizer: MoonshineRecognizer) -> None:
    for pcm in (b"", quiet(0.01), quiet(1.5), bytes(2 * SAMPLE_RATE)):
        heard = hear(recognizer, pcm, READ_BACK)
        assert (heard.text, heard.hypotheses) == ("", ())


def test_phrases_of_one_meaning_are_one_hypothesis(recognizer: MoonshineRecognizer) -> None:
    heard = hear(recognizer, recordings("yes", 1)[0], READ_BACK)
    meanings = [one.phrase.meaning for one in heard.hypotheses]
    assert len(meanings) == len(set(meanings))
    assert heard.hypotheses[0].phrase.text == "yes"


def test_a_number_is_found_in_a_thousand(recognizer: MoonshineRecognizer) -> None:
    spell = RbnfEngine.for_language("en").format_number
    numbers = [Phrase(spell(value).text.replace("-", " "), str(value)) for value in range(1000)]
    for text, value in (("seven", "7"), ("five", "5")):
        assert best(hear(recognizer, recordings(text, 1)[0], numbers))[0] == value


def test_ten_thousand_options_can_be_asked_for(recognizer: MoonshineRecognizer) -> None:
    options = [Phrase(f"{one} {two}", f"{one}-{two}") for one in range(100) for two in range(100)]
    heard = hear(recognizer, recordings("yes", 1)[0], [*options, *READ_BACK])
    assert best(heard) == ("accept", Band.HIGH)


def test_without_phrases_only_the_transcript_counts(recognizer: MoonshineRecognizer) -> None:
    heard = hear(recognizer, recordings("yes", 1)[0], ())
    assert heard.text.lower().startswith("yes")
    assert heard.hypotheses == ()


def test_silence_after_a_provisional_answer_costs_no_second_look(
    recognizer: MoonshineRecognizer, scorer: CountingScorer
) -> None:
    before = scorer.listened
    recognizer.start(Expectation(ReplyKind.CLOSED, READ_BACK))
    recognizer.feed(recordings("yes", 1)[0])
    provisional = recognizer.partial()
    recognizer.feed(quiet(0.3))
    again = recognizer.partial()
    recognizer.feed(quiet(0.2))
    assert recognizer.finish() == again == provisional
    assert scorer.listened == before + 1


def test_a_provisional_answer_is_redone_when_the_person_goes_on(recognizer: MoonshineRecognizer) -> None:
    phrases = tuple(Phrase(text, text) for text in ("three", "seven"))
    recognizer.start(Expectation(ReplyKind.CLOSED, phrases))
    recognizer.feed(said_by("fsdd-george", "three"))
    assert (recognizer.partial() or Heard("")).hypotheses[0].phrase.text == "three"
    recognizer.feed(said_by("fsdd-george", "seven"))
    heard = recognizer.finish()
    assert all(one.band is not Band.HIGH for one in heard.hypotheses)
    assert "seven" in heard.text.lower() or "7" in heard.text


def test_nothing_is_kept_of_an_utterance_that_is_over(recognizer: MoonshineRecognizer) -> None:
    recognizer.start(Expectation(ReplyKind.CLOSED, READ_BACK))
    recognizer.feed(recordings("yes", 1)[0])
    recognizer.abort()
    assert recognizer.partial() is None
    recognizer.feed(recordings("no", 1)[0])
    assert best(recognizer.finish()) == ("decline", Band.HIGH)
    assert recognizer.partial() is None


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voice_elicit.recognizers.moonshine.assets.find_spec", lambda name: None)
    with pytest.raises(MissingEngine, match=r"pip install voice-elicit\[voice\]"):
        MoonshineRecognizer()


def test_an_option_is_found_between_the_words_that_carry_it() -> None:
    spoken = said_by("allison-smith", "playback mode")
    carriers = Carriers(before=("playback",), after=("mode",))
    for text in ("mode", "playback"):
        for carried in (False, True):
            phrases = (Phrase(text, "option:0", carried=carried), Phrase("large", "option:1", carried=carried))
            heard = hear(MoonshineRecognizer(scorer=Scorer((), (), carriers)), spoken, phrases)
            taken = [one.phrase.text for one in heard.hypotheses if one.band is Band.HIGH]
            assert taken == ([text] if carried else [])


def test_importing_it_loads_no_engine() -> None:
    code = (
        "import sys, voice_elicit.recognizers.moonshine as m; m.MoonshineRecognizer();"
        "print(sorted({'numpy', 'onnxruntime', 'moonshine_voice'} & set(sys.modules)))"
    )
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert printed.stdout.strip() == "[]"


def spelled_by_a_person(name: str) -> bytes:
    """The alphabet's words for the letters of a name, one recording each, a short pause between."""
    folder = shared("speech") / "nato"
    pause = quiet(0.15)
    return b"".join(recording(folder / f"us_m_{letter}.flac") + pause for letter in name)


@pytest.mark.parametrize("name", ["laura", "emma", "thomas", "smith", "robert", "david"])
def test_letters_of_an_alphabet_are_heard_as_a_row(recognizer: MoonshineRecognizer, name: str) -> None:
    pack = load_pack("en")
    recognizer.start(Expectation(ReplyKind.SPELLING, loops=spelling_rows(pack)))
    recognizer.feed(quiet(0.3) + spelled_by_a_person(name) + quiet(0.5))
    heard = recognizer.finish()
    found = spelled(heard.rows[0] if heard.rows else heard.text, pack)
    assert found is not None
    assert found.text == name


@pytest.mark.parametrize("text", ["not at this particular case tom apologized whittemore", "guatemala", "repeat"])
def test_what_is_no_row_of_letters_is_not_made_one(recognizer: MoonshineRecognizer, text: str) -> None:
    for pcm in recordings(text, 1):
        recognizer.start(Expectation(ReplyKind.SPELLING, loops=spelling_rows(load_pack("en"))))
        recognizer.feed(quiet(0.3) + pcm + quiet(0.5))
        assert recognizer.finish().rows == ()
