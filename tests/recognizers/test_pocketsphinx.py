"""The fall-back engine on human clips: it hears, but it is never taken at its word."""

from __future__ import annotations

import csv

import numpy as np
import pytest
import soundfile
import soxr

from tests.shared import shared
from voice_elicit.ports import SAMPLE_RATE, Band, Expectation, Heard, Phrase, ReplyKind
from voice_elicit.recognizers.pocketsphinx import PocketsphinxRecognizer

WORDS = ("yes", "no", "stop", "cancel", "help", "repeat")
DECOYS = (
    "about",
    "because",
    "money",
    "never",
    "people",
    "question",
    "weather",
    "window",
    "seven",
    "eight",
    "two",
)


@pytest.fixture(scope="module")
def recognizer() -> PocketsphinxRecognizer:
    made = PocketsphinxRecognizer(DECOYS)
    made.load()
    return made


def expecting(*texts: str, weighty: str = "") -> Expectation:
    phrases = tuple(Phrase(text, text, weighty=text == weighty) for text in texts)
    return Expectation(ReplyKind.CLOSED, phrases)


def clips(*transcripts: str) -> list[tuple[str, bytes]]:
    """Human recordings of these words, as the ears would hand them over."""
    folder = shared("speech")
    found = []
    with (folder / "manifest.tsv").open(encoding="utf-8", newline="") as manifest:
        for row in csv.DictReader(manifest, delimiter="\t"):
            if row["transcript"] in transcripts:
                samples, rate = soundfile.read(folder / row["path"], dtype="float32")
                samples = soxr.resample(samples, rate, SAMPLE_RATE)
                around = np.random.default_rng(0).standard_normal(SAMPLE_RATE * 3 // 10) * 0.0003
                whole = np.concatenate([around, samples / max(abs(samples).max(), 1e-6) / 2, around])
                found.append((row["transcript"], (whole * 32767).astype("<i2").tobytes()))
    return found


def hear(recognizer: PocketsphinxRecognizer, expectation: Expectation, pcm: bytes) -> Heard:
    recognizer.start(expectation)
    for at in range(0, len(pcm), 3200):
        recognizer.feed(pcm[at : at + 3200])
    return recognizer.finish()


def test_most_clips_of_commands_are_right_and_none_is_taken_at_once(
    recognizer: PocketsphinxRecognizer,
) -> None:
    heard = [(text, hear(recognizer, expecting(*WORDS), pcm)) for text, pcm in clips("yes", "no", "stop")]
    right = [text for text, one in heard if [found.phrase.text for found in one.hypotheses] == [text]]
    assert len(right) >= 0.7 * len(heard)
    assert all(found.band is Band.MIDDLE for _, one in heard for found in one.hypotheses)


def test_a_weighty_phrase_is_never_trusted(recognizer: PocketsphinxRecognizer) -> None:
    heard = [hear(recognizer, expecting(*WORDS, weighty="yes"), pcm) for _, pcm in clips("yes")]
    bands = {found.band for one in heard for found in one.hypotheses if found.phrase.weighty}
    assert bands == {Band.LOW}


def test_decoys_reject_words_that_are_none_of_the_phrases(recognizer: PocketsphinxRecognizer) -> None:
    foreign = clips("seven", "eight", "two")[:20]
    heard = [hear(recognizer, expecting(*WORDS), pcm) for _, pcm in foreign]
    assert sum(bool(one.hypotheses) for one in heard) <= len(heard) // 2
    assert all(one.text_band is Band.LOW for one in heard)


def test_words_outside_the_dictionary_are_reported_and_their_phrase_left_out(
    recognizer: PocketsphinxRecognizer,
) -> None:
    phrases = (Phrase("yes", "y"), Phrase("zxqwv now", "z"), Phrase("a <b> | c;", "x"))
    assert recognizer.missing_words(phrases) == {"zxqwv now": ("zxqwv",), "a <b> | c;": ("<b>", "|", "c;")}
    ((_, pcm), *_) = clips("yes")
    heard = hear(recognizer, Expectation(ReplyKind.CLOSED, phrases), pcm)
    assert [found.phrase.meaning for found in heard.hypotheses] == ["y"]


def test_the_words_so_far_are_there_before_the_end(recognizer: PocketsphinxRecognizer) -> None:
    texts = set()
    for _, pcm in clips("stop", "no"):
        recognizer.start(expecting("no", "stop"))
        assert recognizer.partial() is None
        recognizer.feed(pcm)
        partial = recognizer.partial()
        text = "" if partial is None else partial.text
        assert text == recognizer.finish().text
        texts.add(text)
    assert texts & {"no", "stop"}


def test_an_aborted_utterance_leaves_nothing_behind(recognizer: PocketsphinxRecognizer) -> None:
    ((_, pcm), *_) = clips("stop")
    recognizer.start(expecting("yes", "stop"))
    recognizer.feed(pcm)
    recognizer.abort()
    assert recognizer.finish().text == ""


def test_a_free_question_gives_words_that_are_not_to_be_trusted(recognizer: PocketsphinxRecognizer) -> None:
    ((_, pcm), *_) = clips("No more messages.")
    heard = hear(recognizer, Expectation(ReplyKind.TEXT), pcm)
    assert heard.text
    assert heard.text_band is Band.LOW
