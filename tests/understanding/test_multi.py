"""Several options from one reply."""

from __future__ import annotations

import pytest

from tests.understanding.questions import TOPPINGS, read, several
from voice_elicit.understanding.reading import Command, CommandName, Nothing, Selection

ALL = ("Mushrooms", "Olives", "Peppers", "Blue cheese", "Onions")


@pytest.mark.parametrize(
    ("reply", "selection"),
    [
        ("mushrooms and, um, the second one", Selection(add=("Mushrooms", "Olives"))),
        ("take olives off and add peppers", Selection(add=("Peppers",), remove=("Olives",))),
        (
            "add onions and remove olives and mushrooms",
            Selection(add=("Onions",), remove=("Olives", "Mushrooms"), more=True),
        ),
        ("and onions", Selection(add=("Onions",), more=True)),
        ("oh and the last one as well", Selection(add=("Onions",), more=True)),
        ("I'd like onions", Selection(add=("Onions",))),
        ("the first two", Selection(add=("Mushrooms", "Olives"))),
        ("the last two", Selection(add=("Blue cheese", "Onions"))),
        ("one and three", Selection(add=("Mushrooms", "Peppers"))),
        ("option two and option four", Selection(add=("Olives", "Blue cheese"))),
        ("mushrooms olives and onions please", Selection(add=("Mushrooms", "Olives", "Onions"))),
        ("I'd like peppers, that's all", Selection(add=("Peppers",), done=True)),
        ("all", Selection(add=ALL, only=True)),
        ("all but blue cheese", Selection(add=("Mushrooms", "Olives", "Peppers", "Onions"), only=True)),
        ("everything except the last one", Selection(add=ALL[:-1], only=True)),
        ("none of them", Selection(only=True)),
        ("just mushrooms", Selection(add=("Mushrooms",), only=True)),
        ("that's all", Selection(done=True)),
        ("nothing else", Selection(done=True)),
        ("remove the first one", Selection(remove=("Mushrooms",))),
    ],
)
def test_options_are_added_taken_off_and_counted(reply: str, selection: Selection) -> None:
    assert read(reply, TOPPINGS) == selection


@pytest.mark.parametrize(
    ("reply", "add"),
    [
        ("mushroms and peppers", ("Mushrooms", "Peppers")),
        ("mushrooms and bacon", ("Mushrooms",)),
        ("olives or onions", ("Olives", "Onions")),
    ],
)
def test_what_is_not_all_understood_is_asked_back(reply: str, add: tuple[str, ...]) -> None:
    assert read(reply, TOPPINGS) == Selection(add=add, certain=False)


def test_a_no_before_an_option_is_asked_back() -> None:
    assert read("no olives", TOPPINGS) == Selection(remove=("Olives",), certain=False)
    assert read("mushrooms, no peppers", TOPPINGS) == Selection(add=("Mushrooms",), remove=("Peppers",), certain=False)


def test_the_longest_name_counts() -> None:
    field = several("bread", "bread pudding", "pudding")
    assert read("the bread pudding and bread please", field) == Selection(add=("bread pudding", "bread"))


def test_an_option_whose_name_holds_and_is_one_option() -> None:
    field = several("Salt and pepper", "Salt", "Pepper")
    assert read("salt and pepper", field) == Selection(add=("Salt and pepper",))


@pytest.mark.parametrize("reply", ["the purple ones", "hello there"])
def test_what_names_no_option_is_nothing(reply: str) -> None:
    assert isinstance(read(reply, TOPPINGS), Nothing)


def test_commands_are_commands_here_too() -> None:
    assert read("stop", TOPPINGS) == Command(CommandName.STOP)
    assert read("what are the options", TOPPINGS) == Command(CommandName.OPTIONS)


@pytest.mark.parametrize(
    ("reply", "selection"),
    [
        ("go and swift", Selection(add=("Go", "Swift"))),
        ("python go and swift", Selection(add=("Python", "Go", "Swift"))),
        ("java and go", Selection(add=("Java", "Go"))),
        ("go for python", Selection(add=("Python",))),
        ("i'd like go and rust", Selection(add=("Go", "Rust"), certain=False)),
        ("no, go and swift", Selection(remove=("Go", "Swift"), certain=False)),
    ],
)
def test_an_option_called_like_a_small_word_is_not_passed_over(reply: str, selection: Selection) -> None:
    assert read(reply, several("Python", "Rust", "Java", "Go", "Swift")) == selection
