"""What users of other projects complained about, put to this dialogue: each case of `complaints.jsonl` is one test.

Scripted replies are said in turn. Where a case gives only the values, the person here also answers what a careful
dialogue asks on the way: "right?" with yes, "anything else?" with "that's all", the read-back with yes. Cases in other
languages are not put while there is only an English pack; they are kept apart by their `language`.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.dialogue.complaints import CASES, FILE, Case, Talk, play, same
from tests.shared import shared
from voice_elicit import UnusableAudio, VoiceElicitor
from voice_elicit.dialogue.actions import Listen
from voice_elicit.dialogue.events import Heard
from voice_elicit.dialogue.states import Asking, Choosing, Confirming, ReadingBack, Sure
from voice_elicit.ports import Band
from voice_elicit.testing import ScriptedEars, SilentMouth


def with_must(*keys: str) -> list[Any]:
    """The cases of a kind. A crash is the elicitor's to catch: see below."""
    chosen = [case for case in CASES.values() if any(key in case.must for key in keys)]
    return [pytest.param(case, id=case.name) for case in chosen if "@recogniser-crash" not in case.turns]


def test_the_complaints_are_there() -> None:
    assert shared(*FILE).is_file()
    assert len(CASES) >= 70


@pytest.mark.parametrize("case", with_must("content", "action"))
def test_a_complaint_ends_as_it_should(case: Case) -> None:
    talk = play(case)
    talk.finish()
    content = case.must.get("content")
    assert talk.outcome.action == case.must.get("action", "accept"), talk.said
    if content is None:
        assert talk.outcome.content is None
        return
    sent = talk.outcome.content
    assert sent is not None
    assert sent.keys() == content.keys(), talk.said
    assert all(same(sent[name], content[name], case.now) for name in content), (sent, talk.said)


@pytest.mark.parametrize("case", with_must("refuse"))
def test_a_complaint_is_not_taken_as_a_value(case: Case) -> None:
    talk = play(case)
    assert talk.dialogue.outcome is None, talk.said
    assert talk.dialogue.draft.answered == 0
    assert isinstance(talk.dialogue.state, Asking | Sure), talk.said
    assert isinstance(talk.last[-1], Listen)


@pytest.mark.parametrize("case", with_must("ask"))
def test_a_complaint_is_asked_back_with_both_values(case: Case) -> None:
    state = play(case).dialogue.state
    assert isinstance(state, Choosing)
    assert list(state.values) == case.must["ask"]


# -- what a case says in words ---------------------------------------------------------------------------


def the(complaint: str, number: int = 0) -> Case:
    shared(*FILE)
    return CASES[complaint, number]


def test_silence_never_takes_a_default() -> None:
    talk = play(the("k-9c0c26d282", 1))
    assert not talk.holds("subscribe")
    talk.hear("")
    talk.hear("")
    assert talk.outcome.result() == {"action": "cancel"}


def test_a_second_cancel_changes_nothing() -> None:
    talk = play(the("k-63bf5c72f9", 2))
    assert talk.outcome.action == "cancel"
    assert talk.dialogue.handle(Heard("cancel", text_band=Band.HIGH)) == []


@pytest.mark.anyio
@pytest.mark.parametrize("complaint", ["k-c3bef79c5e", "k-83258ec8b5"])
@pytest.mark.parametrize("failure", [UnusableAudio("There is no microphone."), RuntimeError("a bug of an engine")])
async def test_a_form_that_could_not_be_asked_is_cancelled_and_never_declined(
    complaint: str, failure: Exception
) -> None:
    params = {"message": "Please answer", "requestedSchema": the(complaint).schema}
    async with VoiceElicitor(ears=ScriptedEars([failure]), mouth=SilentMouth()) as elicitor:
        assert (await elicitor.elicit(params)).result() == {"action": "cancel"}


def test_the_options_are_listed_and_none_is_taken() -> None:
    talk = play(the("k-066fb67a49"))
    assert all(name in talk.answer for name in ("dev", "staging", "production"))
    assert not talk.holds("env")


@pytest.mark.parametrize("number", [0, 1])
def test_a_number_does_not_answer_a_question_that_numbered_nothing(number: int) -> None:
    talk = play(the("k-0b0d7a5c28", number))
    assert not talk.holds("ok")
    assert "yes or no" in talk.answer.casefold()


def test_no_to_a_date_repeats_the_question_when_no_decline_was_meant() -> None:
    talk = play(the("k-ed6dcd2604"))
    assert talk.dialogue.outcome is None
    talk.hear("no")
    assert isinstance(talk.dialogue.state, Asking)
    assert "When?" in talk.answer


def test_after_noise_only_the_confirmation_is_repeated() -> None:
    case = the("k-d7f5f35a95")
    talk = Talk(case)
    for turn in case.turns[:-1]:
        talk.hear(turn)
    assert "Name?" not in talk.answer
    assert isinstance(talk.dialogue.state, ReadingBack)


def test_never_mind_at_the_end_voids_the_reply() -> None:
    talk = play(the("k-4ce1121aea"))
    assert not talk.holds("count")
    assert not isinstance(talk.dialogue.state, Confirming)


def test_stop_while_we_speak_cancels_and_is_no_name() -> None:
    talk = play(the("k-76ad1ac4aa"))
    assert talk.outcome.result() == {"action": "cancel"}


def test_we_listen_after_every_prompt() -> None:
    talk = play(the("k-1b62f15a14"))
    talk.finish()
    assert talk.listened


def test_two_numbers_without_a_mark_are_not_guessed_from() -> None:
    talk = play(the("k-cadadc30d7", 1))
    assert not talk.holds("count")


def test_the_question_is_put_once() -> None:
    talk = play(the("k-4003d6aa70"))
    talk.finish()
    assert sum("Ok?" in said for said in talk.said) == 1


def test_a_sign_in_a_language_we_lack_is_not_dropped() -> None:
    talk = play(the("k-b0a85e66a6", 1))
    assert not talk.holds("step")
    assert isinstance(talk.dialogue.state, Asking)


def test_the_sign_is_read_back() -> None:
    assert "minus one point five" in play(the("k-12e38036f4")).answer.casefold()


def test_a_phone_number_is_read_back_digit_by_digit_in_groups() -> None:
    spoken = play(the("k-d6eccd4afe")).answer
    groups = spoken.removesuffix(", right?").split(", ")
    assert len(groups) > 1
    assert " ".join(groups).casefold() == "five five five zero one two three four five six"


def test_a_weekday_that_disagrees_with_its_date_is_asked_about() -> None:
    talk = play(the("k-42339cc67c", 1))
    assert "tuesday april fifth" in talk.answer


def test_a_week_is_not_a_day() -> None:
    talk = play(the("k-27979c40d2"))
    assert "next week" in talk.answer
    assert talk.answer.endswith("D?")


@pytest.mark.parametrize("number", [0, 2])
def test_an_address_made_of_words_is_spelled_back_before_it_is_taken(number: int) -> None:
    talk = play(the("k-0dfd65aa48", number))
    assert isinstance(talk.dialogue.state, Confirming | Choosing)
    assert "b e c a u s e" in talk.answer.casefold()
    state = talk.dialogue.state
    offered = state.values if isinstance(state, Choosing) else (state.value,)
    assert "because@one.me" in offered


@pytest.mark.parametrize(("complaint", "number"), [("k-75ca7cc4e7", 0), ("k-75ca7cc4e7", 1), ("k-9a63293ebd", 0)])
def test_what_was_spelled_is_spelled_back(complaint: str, number: int) -> None:
    talk = play(the(complaint, number))
    state = talk.dialogue.state
    assert isinstance(state, Confirming)
    assert str(state.value) in ("john", "vineela")
    assert " ".join(str(state.value)) in talk.answer.casefold()


def test_the_local_part_of_an_address_is_spelled_back() -> None:
    assert "j o n" in play(the("k-6cb14072fb")).answer.casefold()


def test_nothing_is_sent_before_all_values_were_read_back() -> None:
    talk = play(the("k-0d76c1603f"))
    talk.finish()
    read_back = next(said for said in talk.said if said.startswith("So: "))
    assert "a d a" in read_back
    assert "hello" in read_back
    assert talk.said.index(read_back) == len(talk.said) - 2


def test_silence_at_the_read_back_sends_nothing() -> None:
    talk = play(the("k-0d76c1603f", 1))
    assert isinstance(talk.dialogue.state, ReadingBack)
    talk.hear("")
    talk.hear("")
    assert talk.outcome.result() == {"action": "cancel"}


def test_a_bare_number_is_the_day_of_this_month_and_asked_back() -> None:
    state = play(the("k-836c702e13", 1)).dialogue.state
    assert isinstance(state, Confirming)
    assert state.value == "2016-10-26"
