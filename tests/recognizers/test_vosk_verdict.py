"""How alternatives are judged, level is made equal and a model is tuned: all that needs no model."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from tests.recognizers.made_up_models import made_up_model
from voice_elicit.ports import Band, Phrase
from voice_elicit.recognizers.vosk.grammar import Grammar, compile_grammar
from voice_elicit.recognizers.vosk.level import Leveller
from voice_elicit.recognizers.vosk.model import LoadedModel, Tuning, overlay
from voice_elicit.recognizers.vosk.verdict import Alternative, alternatives, judge, no_surer, transcript

PHRASES = (
    Phrase("yes", "yes", weighty=True),
    Phrase("yes please", "yes", weighty=True),
    Phrase("no", "no"),
    Phrase("option two", "b"),
)


class Lexicon:
    """Stands for a model that knows these words only."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def vosk_model_find_word(self, word: str) -> int:
        return self.words.index(word) if word in self.words else -1


def knowing(*words: str) -> LoadedModel:
    return LoadedModel(Lexicon(*words), Path())


def grammar(decoys: tuple[str, ...] = ("house",)) -> Grammar:
    model = knowing("yes", "please", "no", "option", "two", "house", "[unk]")
    return compile_grammar(model, PHRASES, decoys)


def heard(*alternatives: tuple[str, float]) -> tuple[Alternative, ...]:
    return tuple(Alternative(tuple(text.split()), score) for text, score in alternatives)


def bands(*said: tuple[str, float]) -> dict[str, Band]:
    return {found.phrase.meaning: found.band for found in judge(grammar(), heard(*said)).hypotheses}


def test_a_whole_phrase_without_a_rival_is_taken_at_once() -> None:
    assert bands(("option two", 100.0)) == {"b": Band.HIGH}


def test_a_close_rival_makes_it_a_question_and_is_offered_too() -> None:
    assert bands(("option two", 100.0), ("no", 99.0)) == {"b": Band.MIDDLE, "no": Band.MIDDLE}


def test_another_wording_of_the_same_meaning_is_no_rival() -> None:
    assert bands(("no", 100.0), ("no", 99.5)) == {"no": Band.HIGH}


def test_a_weighty_phrase_is_asked_again_however_clear_it_is() -> None:
    assert bands(("yes", 100.0)) == {"yes": Band.MIDDLE}


def test_a_weighty_phrase_with_a_rival_is_said_but_not_used() -> None:
    verdict = judge(grammar(), heard(("yes", 100.0), ("no", 97.0)))
    assert {found.phrase.meaning: found.band for found in verdict.hypotheses} == {"yes": Band.LOW, "no": Band.MIDDLE}
    verdict = judge(grammar(), heard(("yes", 100.0), ("house", 97.0)))
    assert [found.band for found in verdict.hypotheses] == [Band.LOW]
    assert (verdict.text, verdict.rejected) == ("yes", True)


def second_look(first: tuple[str, float], second: tuple[str, float]) -> dict[str, Band]:
    again = no_surer(judge(grammar(), heard(second)), judge(grammar(), heard(first)))
    return {found.phrase.meaning: found.band for found in again.hypotheses}


def test_what_only_a_second_look_finds_is_asked_back() -> None:
    assert second_look(("option two", 100.0), ("option two", 100.0)) == {"b": Band.HIGH}
    assert second_look(("no house", 100.0), ("option two", 100.0)) == {"b": Band.MIDDLE}


def test_a_yes_that_sends_is_not_found_by_looking_a_second_time() -> None:
    assert second_look(("yes", 100.0), ("yes please", 100.0)) == {"yes": Band.MIDDLE}
    assert second_look(("house", 100.0), ("yes", 100.0)) == {"yes": Band.LOW}


def test_pieces_of_a_phrase_are_no_phrase() -> None:
    verdict = judge(grammar(), heard(("two", 100.0)))
    assert (verdict.hypotheses, verdict.text, verdict.rejected) == ((), "two", False)


def test_the_best_whole_phrase_counts_when_the_likeliest_words_are_none() -> None:
    assert bands(("two option two", 100.0), ("option two", 99.0)) == {"b": Band.MIDDLE}


def test_a_decoy_rejects_the_answer_even_if_a_phrase_comes_next() -> None:
    verdict = judge(grammar(), heard(("no house", 100.0), ("no", 99.9)))
    assert (verdict.hypotheses, verdict.text, verdict.rejected) == ((), "no house", True)


def test_the_models_own_unknown_token_rejects_too_and_is_no_word() -> None:
    verdict = judge(grammar(), heard(("[unk]", 100.0), ("no", 99.9)))
    assert (verdict.hypotheses, verdict.text, verdict.rejected) == ((), "", True)


def test_the_words_of_one_phrase_are_no_second_witness_but_those_of_two_are_handed_on() -> None:
    assert judge(grammar(), heard(("option two", 100.0))).text == ""
    assert judge(grammar(), heard(("no option two", 100.0))).text == "no option two"


def test_yes_and_no_in_one_breath_are_both_asked_and_the_yes_is_not_even_offered() -> None:
    assert bands(("yes no", 100.0)) == {"yes": Band.LOW, "no": Band.MIDDLE}


def test_silence_gives_nothing() -> None:
    assert bands() == {}
    assert bands(("", 100.0), ("no", 99.0)) == {}


def test_phrases_with_words_the_model_lacks_are_left_out_and_kept_apart() -> None:
    compiled = compile_grammar(knowing("no", "YES"), (*PHRASES[:1], *PHRASES[2:]), ("zebra", "no"))
    assert set(compiled.phrases) == {("YES",), ("no",)}
    assert compiled.missing == (PHRASES[3],)
    assert compiled.decoys == frozenset()


def test_words_of_other_scripts_are_written_as_they_are() -> None:
    compiled = compile_grammar(knowing("네"), (Phrase("네", "yes"),), ())
    assert compiled.json() == '["네"]'


def test_words_from_before_the_microphone_was_open_are_dropped() -> None:
    def word(text: str, end: float) -> dict[str, object]:
        return {"word": text, "start": end - 0.2, "end": end}

    result = {"alternatives": [{"confidence": 9.0, "text": "x no", "result": [word("x", 0.3), word("no", 1.5)]}]}
    assert alternatives(json.dumps(result), 0.8) == (Alternative(("no",), 9.0),)


def test_brackets_of_number_words_are_not_written() -> None:
    assert transcript(("[3]", "(십)", "{만}")) == "3 십 만"


def test_an_utterance_comes_out_at_one_level_whatever_the_microphone() -> None:
    wave = np.sin(np.arange(16_000) / 10.0)
    for gain in (0.02, 0.1, 0.9):
        level = Leveller(4.0)
        pcm = (wave * gain * 32767).astype("<i2").tobytes()
        assert level.take(pcm[:6400]) == level.take(pcm[6400:]) == b""
        peak = np.abs(np.frombuffer(level.flush(), dtype="<i2").astype(float)).max() / 32768
        assert abs(peak - 0.5) < 0.01


def test_the_gain_only_falls_and_long_speech_is_not_held_back() -> None:
    level = Leveller(0.01)
    loud = (np.ones(320) * 16384).astype("<i2").tobytes()
    soft = (np.ones(320) * 1638).astype("<i2").tobytes()
    assert np.frombuffer(level.take(loud), dtype="<i2").max() == 16383
    assert np.frombuffer(level.take(soft), dtype="<i2").max() < 1700


def test_an_overlay_links_to_the_model_and_changes_only_what_is_tuned(tmp_path: Path) -> None:
    model = made_up_model(tmp_path / "model")
    (model / "conf" / "model.conf").write_text("--beam=10.0\n--lattice-beam=2.0\n", encoding="utf-8")
    with overlay(model, Tuning(frames_per_chunk=9, lattice_beam=8.0, end_silence=0.3)) as folder:
        lines = (folder / "conf" / "model.conf").read_text(encoding="utf-8").split()
        assert (folder / "am" / "final.mdl").samefile(model / "am" / "final.mdl")
        features = (folder / "conf" / "mfcc.conf").read_text(encoding="utf-8").split()
    assert lines == [
        "--beam=10.0",
        "--frames-per-chunk=9",
        "--lattice-beam=8.0",
        "--endpoint.rule2.min-trailing-silence=0.3",
    ]
    assert features == ["conf/mfcc.conf", "--dither=0.0"]
    assert not folder.exists()
    assert (model / "conf" / "model.conf").read_text(encoding="utf-8") == "--beam=10.0\n--lattice-beam=2.0\n"


def test_without_tuning_the_models_own_folder_is_used(tmp_path: Path) -> None:
    model = made_up_model(tmp_path / "model")
    with overlay(model, Tuning(None, None, None, None)) as folder:
        assert folder == model
