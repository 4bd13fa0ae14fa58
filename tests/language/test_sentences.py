"""Sentences are read when they are said; what is wrong with them is named with file and reason."""

from __future__ import annotations

import pytest

from voice_elicit.errors import UnusableWords
from voice_elicit.language.pack import load_pack
from voice_elicit.language.sentences import Sentences

SAY = """\
### A pack.

greeting = Hello { $name }, { -product } here.
-product = Voice
    Elicit
count = { $number ->
[one] One thing
*[other] { $number } things
}
again = { greeting } Again.
broken = Hello { $name
after = Still here.
"""


def test_a_sentence_may_name_terms_and_other_sentences() -> None:
    assert "Hello Ann, Voice\nElicit here. Again." in Sentences("en", {"say.ftl": SAY}).say("again", {"name": "Ann"})


def test_a_choice_may_begin_at_the_margin() -> None:
    sentences = Sentences("en", {"say.ftl": SAY})
    assert sentences.say("count", {"number": 1}) == "One thing"
    assert sentences.say("count", {"number": 3}) == "3 things"


def test_a_broken_sentence_leaves_the_others_whole() -> None:
    sentences = Sentences("en", {"say.ftl": SAY})
    assert sentences.say("after", {}) == "Still here."
    with pytest.raises(UnusableWords, match=r"say\.ftl: 'broken = Hello .*is not a Fluent message"):
        sentences.say("broken", {"name": "Ann"})


@pytest.mark.parametrize("source", [SAY, "what is this\n\ngreeting = Hello\n", "greeting = Hello\nwhat is this\n"])
def test_a_check_finds_what_is_never_said(source: str) -> None:
    with pytest.raises(UnusableWords, match="is not a Fluent message"):
        Sentences("en", {"say.ftl": source}).check()


def test_sentences_of_the_host_come_before_those_of_the_pack() -> None:
    pack = load_pack("en", {"say": {"sent": "Off it goes."}})
    assert pack.say("sent") == "Off it goes."
    assert pack.say("opening-start") == load_pack("en").say("opening-start")


def test_a_sentence_of_the_host_that_is_not_fluent_is_refused_at_once() -> None:
    with pytest.raises(UnusableWords, match="words: 'sent = "):
        load_pack("en", {"say": {"sent": "Off { $it goes."}})
