"""What is asked of the dialogue itself."""

from __future__ import annotations

import pytest

from tests.understanding.questions import BACKUPS, CITY, COLOUR, GUESTS, NOTE, PACK, SIZE, TOPPINGS, choice, read
from voice_elicit.language.lexicon.commands import CommandWords
from voice_elicit.understanding.commands import change_parts, listen_commands, read_command
from voice_elicit.understanding.reading import Command, CommandName, Confirm, Nothing, Selection, Value

SAID = {
    CommandName.STOP: [
        "stop",
        "please stop",
        "I want to stop",
        "cancel that",
        "never mind",
        "forget it",
        "stop it now",
    ],
    CommandName.DECLINE: ["decline", "I refuse", "don't send it"],
    CommandName.SKIP: ["skip", "skip that", "next", "next question", "can we skip this one please"],
    CommandName.SKIP_REST: ["skip the rest"],
    CommandName.REPEAT: ["repeat", "what?", "huh?", "pardon", "can you say that again", "sorry, I didn't catch that"],
    CommandName.SLOWER: ["slower", "slow down", "can you speak a bit slower please"],
    CommandName.FASTER: ["faster", "speed up"],
    CommandName.LOUDER: ["louder", "I can't hear you", "speak up please"],
    CommandName.QUIETER: ["quieter", "you're too loud"],
    CommandName.HELP: ["help", "what can I say", "I don't understand"],
    CommandName.OPTIONS: ["list", "what are the options", "list them please"],
    CommandName.MORE: ["more", "what else is there"],
    CommandName.PREVIOUS: ["previous", "the ones before"],
    CommandName.BACK: ["back", "go back please", "undo that"],
    CommandName.CHANGE: ["change", "change something"],
    CommandName.START_OVER: ["start over", "let's start again"],
    CommandName.WHERE: ["where am I", "how many are left"],
    CommandName.WAIT: ["hold on", "wait a second", "um, let me check", "just a moment please"],
    CommandName.CONTINUE: ["continue", "I'm ready", "okay go on"],
    CommandName.SPELL: ["spell it", "can I spell it"],
    CommandName.DEFAULT: ["use the default", "the suggestion", "keep it", "leave it as it is"],
    CommandName.ALL_DEFAULTS: ["use all the suggestions"],
    CommandName.ADDRESS: ["address", "what's the full address"],
    CommandName.DONE: ["done", "that's all", "nothing else"],
}


@pytest.mark.parametrize(("name", "reply"), [(name, reply) for name, said in SAID.items() for reply in said])
def test_each_command_is_understood_in_several_wordings(name: CommandName, reply: str) -> None:
    assert read_command(reply, PACK) == Command(name)


def test_every_command_has_words_to_listen_for_that_are_understood() -> None:
    for name, phrases in listen_commands(PACK).items():
        if name in (CommandName.YES, CommandName.NO, CommandName.UNSURE):
            continue
        assert phrases, name
        for phrase in phrases:
            assert read_command(phrase, PACK) == Command(name), phrase


def test_the_pack_names_no_command_we_do_not_have() -> None:
    words = PACK.section(CommandWords)
    known = {name.value for name in CommandName}
    assert set(words.say) <= known
    assert set(words.listen) <= known


@pytest.mark.parametrize(
    "reply", ["skip hire", "stop by the office", "the next train", "help wanted", "back street", "list of names"]
)
def test_a_text_that_holds_a_command_word_stays_a_text(reply: str) -> None:
    assert isinstance(read(reply, CITY), Value)


def test_two_commands_that_disagree_are_none_but_a_stop_among_them_is_heard() -> None:
    assert read_command("slower, go back", PACK) is None
    assert read_command("go back, stop", PACK) == Command(CommandName.STOP, certain=False)
    assert read_command("wait, go back", PACK) == Command(CommandName.BACK)


def test_a_stop_before_words_we_do_not_know_is_asked() -> None:
    assert read("stop talking you silly thing", SIZE) == Command(CommandName.STOP, certain=False)


@pytest.mark.parametrize(
    ("reply", "argument"),
    [
        ("change the size", "the size"),
        ("actually, change the date", "the date"),
        ("can we change the size to large please", "the size to large"),
        ("the colour should be red", "the colour should be red"),
        ("the date is wrong", "the date"),
        ("make it three", "three"),
        ("actually make it three rooms", "three rooms"),
        ("yes, but change the size", "the size"),
        ("no, change the size", "the size"),
    ],
)
def test_a_change_carries_what_is_to_be_changed(reply: str, argument: str) -> None:
    assert read(reply, None) == Command(CommandName.CHANGE, argument)


def test_the_argument_of_a_change_is_cut_at_its_link() -> None:
    assert change_parts("the size to large", PACK) == ("the size", "large")
    assert change_parts("the colour should be red", PACK) == ("the colour", "red")
    assert change_parts("three", PACK) == ("three", "")


def test_make_it_is_an_answer_where_it_answers() -> None:
    assert read("make it three", GUESTS) == Value(3)
    assert read("actually make it large", SIZE) == Value("large")
    assert read("make it three", CITY) == Command(CommandName.CHANGE, "three")


def test_the_open_question_may_be_named_in_its_answer() -> None:
    assert read("the size should be large", SIZE) == Value("large")
    assert read("change the size to large", SIZE) == Command(CommandName.CHANGE, "the size to large")


def test_a_no_with_content_keeps_the_content() -> None:
    assert read("no, five", GUESTS) == Command(CommandName.NO, "five")
    assert read("no, the second one", COLOUR) == Command(CommandName.NO, "the second one")
    assert read("no two rooms", CITY) == Command(CommandName.NO, "two rooms")


def test_a_no_before_a_command_is_the_command() -> None:
    assert read("no, stop", SIZE) == Command(CommandName.STOP)
    assert read("no, go back", BACKUPS) == Command(CommandName.BACK)


def test_nothing_means_skip_only_where_a_question_may_be_left_out() -> None:
    assert read("nothing", NOTE) == Command(CommandName.SKIP)
    assert read("leave it blank", NOTE) == Command(CommandName.SKIP)
    assert read("none", choice("none", "vegan", required=False)) == Value("none")


def test_an_option_called_like_a_command_is_asked_about() -> None:
    field = choice("Start", "Stop", "Restart")
    assert read("stop", field) == Confirm("Stop", ("command:stop",))
    assert read("cancel", field) == Command(CommandName.STOP)
    assert read("start", field) == Value("Start")


def test_yes_and_no_are_values_where_they_are_the_options() -> None:
    field = choice("Yes", "No")
    assert read("yes", field) == Value("Yes")
    assert read("nope", field) == Value("No")
    assert read("cancel", field) == Command(CommandName.STOP)
    assert read("no", choice("No", "Basic", "Full")) == Confirm("No", ("command:no",))
    assert read("no", choice("none", "vegan", required=False)) == Confirm("none", ("command:no",))


def test_skip_is_the_option_where_nothing_may_be_skipped() -> None:
    assert read("skip", choice("Skip", "Keep")) == Value("Skip")
    assert read("skip", choice("Skip", "Keep", required=False)) == Confirm("Skip", ("command:skip",))


def test_what_is_withdrawn_is_no_answer() -> None:
    assert isinstance(read("four, no, never mind", GUESTS), Nothing)
    assert isinstance(read("large, never mind", SIZE), Nothing)
    assert isinstance(read("olives, never mind", TOPPINGS), Nothing)


def test_that_is_all_ends_a_choice_of_several_only() -> None:
    assert read("that's all", TOPPINGS) == Selection(done=True)
    assert read("no, that's all", TOPPINGS) == Selection(done=True)
