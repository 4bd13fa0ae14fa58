"""Texts cut into what is said in one go."""

from __future__ import annotations

from voice_elicit.voices.sentences import LONGEST, sentences


def test_a_text_is_cut_at_the_ends_of_its_sentences() -> None:
    assert sentences("Four. Which day?  Say 3.5 or more!") == ("Four.", "Which day?", "Say 3.5 or more!")
    assert sentences("はい。次は？") == ("はい。", "次は？")


def test_what_has_no_word_in_it_is_not_said() -> None:
    assert sentences("") == ()
    assert sentences(" ... ?! ") == ()
    assert sentences("\x00\u200b\ud800") == ()


def test_a_long_sentence_is_cut_at_commas_or_words_and_loses_nothing() -> None:
    text = "one two, " * 200
    pieces = sentences(text)
    assert all(0 < len(piece) <= LONGEST for piece in pieces)
    assert " ".join(pieces).split() == text.split()
    assert "".join(sentences("x" * 1000)) == "x" * 1000
