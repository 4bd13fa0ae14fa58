"""Several answers in one reply: what is certain is found, and nothing is taken from a reply that is not explained."""

from __future__ import annotations

from datetime import datetime

import pytest
from hypothesis import given

from tests.understanding.questions import options
from tests.understanding.replies import check_pieces, patient, replies
from voice_elicit.form.fields import BooleanField, ChoiceField, Field, Json, MultiChoiceField, NumberField, TextField
from voice_elicit.language.pack import load_pack
from voice_elicit.understanding.breath import read_breath
from voice_elicit.understanding.reading import Choose, Confirm, Reading, Refused, Value

PACK = load_pack("en")
NOW = datetime(2026, 11, 30, 10)
ENVIRONMENT = ChoiceField(name="environment", label="Environment", options=options("dev", "staging", "production"))
REPLICAS = NumberField(name="replicas", label="Number of replicas", integer=True, minimum=1, maximum=10)
REGION = ChoiceField(name="region", label="Region", options=options("us-east-1", "eu-west-1"))
DRY_RUN = BooleanField(name="dry_run", label="Dry run")
NOTE = TextField(name="note", label="Note for the team")
DEPLOY: tuple[Field, ...] = (ENVIRONMENT, REPLICAS, REGION, DRY_RUN, NOTE)
PEOPLE = NumberField(name="party_size", label="How many people?", integer=True, minimum=1, maximum=10)
DAY = TextField(name="day", label="Which day?", format="date")
TIME = TextField(name="time", label="What time?", format="time")
WHERE = ChoiceField(name="where", label="Inside or outside?", options=options("inside", "outside"))
TABLE: tuple[Field, ...] = (PEOPLE, DAY, WHERE)
NIGHTS = NumberField(name="nights", label="Nights", integer=True, minimum=1, maximum=30)
ARRIVAL = TextField(name="arrival", label="Arrival date", format="date")
DEPARTURE = TextField(name="departure", label="Departure date", format="date")
ADULTS = NumberField(name="adults", label="Adults", integer=True, minimum=1, maximum=9)
CHILDREN = NumberField(name="children", label="Children", integer=True, minimum=0, maximum=9)
HOTEL: tuple[Field, ...] = (NIGHTS, ARRIVAL, ADULTS, CHILDREN)
PRIORITY = ChoiceField(name="priority", label="Priority", options=options("low", "medium", "high"))
SEVERITY = ChoiceField(name="severity", label="Severity", options=options("low", "medium", "high"))
TITLE = TextField(name="title", label="Title")
DUE = TextField(name="due", label="Due date", format="date")
BUG: tuple[Field, ...] = (PRIORITY, SEVERITY, TITLE, DUE)
NAME = TextField(name="name", label="Name")
CITY = TextField(name="city", label="City")
AGE = NumberField(name="age", label="Age", integer=True, minimum=0, maximum=150)
MAIL = TextField(name="email", label="E-mail", format="email")
PERSON: tuple[Field, ...] = (NAME, AGE, CITY, MAIL)
SIZE = ChoiceField(name="size", label="Size", options=options("Small", "Medium", "Large"))
COLOUR = ChoiceField(name="colour", label="Colour", options=options("Red", "Dark red", "Blue"))
QUANTITY = NumberField(name="quantity", label="Quantity", integer=True, minimum=1, maximum=50)
TOPPINGS = MultiChoiceField(name="toppings", label="Toppings", options=options("Mushrooms", "Olives", "Peppers"))
PIZZA: tuple[Field, ...] = (SIZE, COLOUR, QUANTITY, TOPPINGS)


def value_of(reading: Reading) -> Json:
    match reading:
        case Value(value=value):
            return value
        case Confirm(value=value):
            return ["confirm", value]
        case Choose(values=values):
            return ["choose", *values]
        case Refused(problem=problem):
            return ["refused", problem.code.value]
        case _:
            raise AssertionError(reading)


def read(
    reply: str, fields: tuple[Field, ...], asked: Field | None = None, held: tuple[str, ...] = (), about: str = ""
) -> dict[str, Json]:
    found = read_breath(reply, fields, PACK, NOW, asked=asked, held=held, about=about)
    return {piece.field.name: value_of(piece.reading) for piece in found}


@pytest.mark.parametrize(
    ("reply", "fields", "found"),
    [
        ("deploy to staging with three replicas", DEPLOY, {"environment": "staging", "replicas": 3}),
        ("Staging, three replicas, please.", DEPLOY, {"environment": "staging", "replicas": 3}),
        ("replicas three environment dev", DEPLOY, {"environment": "dev", "replicas": 3}),
        ("the staging environment please with 3 replicas", DEPLOY, {"environment": "staging", "replicas": 3}),
        (
            "production in eu west one with two replicas and no dry run",
            DEPLOY,
            {"environment": "production", "replicas": 2, "region": "eu-west-1", "dry_run": False},
        ),
        ("staging with dry run", DEPLOY, {"environment": "staging", "dry_run": True}),
        ("um so four people this friday outside", TABLE, {"party_size": 4, "day": "2026-12-04", "where": "outside"}),
        (
            "a table for four people outside on the fourth of december",
            TABLE,
            {"party_size": 4, "day": "2026-12-04", "where": "outside"},
        ),
        ("two nights from friday", HOTEL, {"nights": 2, "arrival": "2026-12-04"}),
        ("i'd like to stay two nights from the fourth of december", HOTEL, {"nights": 2, "arrival": "2026-12-04"}),
        ("two adults and one child", HOTEL, {"adults": 2, "children": 1}),
        ("twenty two nights from friday", HOTEL, {"nights": 22, "arrival": "2026-12-04"}),
        (
            "tomorrow at seven thirty p m for four people",
            (PEOPLE, DAY, TIME),
            {"party_size": 4, "day": "2026-12-01", "time": "19:30:00"},
        ),
        (
            "arrival on the fourth of december departure on the seventh of december",
            (ARRIVAL, DEPARTURE),
            {"arrival": "2026-12-04", "departure": "2026-12-07"},
        ),
        ("from friday to sunday", (ARRIVAL, DEPARTURE), {"arrival": "2026-12-04", "departure": "2026-12-06"}),
        ("two adults until sunday", (ADULTS, ARRIVAL, DEPARTURE), {"adults": 2, "departure": "2026-12-06"}),
        ("high priority low severity", BUG, {"priority": "high", "severity": "low"}),
        ("high priority due friday", BUG, {"priority": "high", "due": "2026-12-04"}),
        ("large dark red quantity two", PIZZA, {"size": "Large", "colour": "Dark red", "quantity": 2}),
        ("large with toppings mushrooms and olives", PIZZA, {"size": "Large", "toppings": ["Mushrooms", "Olives"]}),
    ],
)
def test_every_question_a_reply_certainly_answers_is_found(
    reply: str, fields: tuple[Field, ...], found: dict[str, Json]
) -> None:
    assert read(reply, fields) == found


@pytest.mark.parametrize(
    ("reply", "found"),
    [
        ("name is Ada Lovelace and city is New York", {"name": "Ada Lovelace", "city": "New York"}),
        ("name Ada Lovelace, age thirty six", {"name": "Ada Lovelace", "age": 36}),
        ("city New York and age 40", {"city": "New York", "age": 40}),
        ("email ada@example.com and age forty", {"email": ["confirm", "ada@example.com"], "age": 40}),
    ],
)
def test_free_text_is_found_behind_its_label_with_its_capitals(reply: str, found: dict[str, Json]) -> None:
    assert read(reply, PERSON) == found


@pytest.mark.parametrize(
    ("reply", "fields"),
    [
        ("staging with three purple replicas", DEPLOY),
        ("staging or production with three replicas", DEPLOY),
        ("staging and production with three replicas", DEPLOY),
        ("not staging with three replicas", DEPLOY),
        ("maybe staging with three replicas", DEPLOY),
        ("staging with at least three replicas", DEPLOY),
        ("staging with three or four replicas", DEPLOY),
        ("staging with three replicas if possible next week", DEPLOY),
        ("staging with three replicas never mind", DEPLOY),
        ("staging scratch that production with three replicas", DEPLOY),
        ("deploy the purple thing to staging", DEPLOY),
        ("staging with", DEPLOY),
        ("three replicas and", DEPLOY),
        ("friday at seven outside", TABLE),
        ("outside for four", TABLE),
        ("two nights three nights", HOTEL),
        ("two and one", HOTEL),
        ("two nights until friday", HOTEL),
        ("two adults but no children", HOTEL),
        ("i have two adults children stay at home", HOTEL),
        ("high low", BUG),
        ("title high priority login bug", BUG),
        ("name Ada and I am thirty years old", PERSON),
        ("Ada Lovelace from New York", PERSON),
        ("red and blue", PIZZA),
        ("small not red", PIZZA),
        ("three", DEPLOY),
        ("", DEPLOY),
    ],
)
def test_nothing_is_taken_from_a_reply_that_is_not_explained(reply: str, fields: tuple[Field, ...]) -> None:
    assert read(reply, fields) == {}


def test_a_bare_number_answers_only_the_open_question() -> None:
    assert read("four this friday outside", TABLE) == {}
    assert read("four this friday outside", TABLE, PEOPLE) == {"party_size": 4, "day": "2026-12-04", "where": "outside"}
    assert read("two large red ones", PIZZA, QUANTITY) == {"size": "Large", "colour": "Red", "quantity": 2}
    assert read("friday at seven outside", TABLE, PEOPLE) == {}


def test_an_hour_is_no_count_and_a_year_is_no_hour() -> None:
    assert read("august ten twenty twelve", (DAY, TIME), DAY) == {"day": "2012-08-10"}
    assert "party_size" not in read("friday at seven", (PEOPLE, DAY, TIME), PEOPLE)


def test_what_fits_two_questions_is_left_out_and_the_rest_is_taken() -> None:
    assert read("two adults on friday", (ADULTS, ARRIVAL, DEPARTURE)) == {"adults": 2}
    assert read("high due friday", BUG) == {"due": "2026-12-04"}


def test_a_bare_answer_goes_to_the_open_question_before_another() -> None:
    assert read("high due friday", BUG, SEVERITY) == {"severity": "high", "due": "2026-12-04"}


def test_a_held_answer_is_meant_only_where_its_label_is_said() -> None:
    assert read("production with three replicas", DEPLOY, REGION, held=("environment",)) == {}
    held = ("environment", "replicas")
    assert read("three replicas in us east one", DEPLOY, REGION, held=held) == {"region": "us-east-1", "replicas": 3}


def test_words_of_the_servers_message_explain_themselves() -> None:
    assert read("onboarding to staging with three replicas", DEPLOY) == {}
    about = "Onboard the billing service"
    assert read("onboarding to staging with three replicas", DEPLOY, about=about) == {
        "environment": "staging",
        "replicas": 3,
    }


def test_a_no_in_the_message_explains_no_no() -> None:
    assert read("not staging with three replicas", DEPLOY, about="Deploy or not?") == {}


def test_which_of_two_days_and_what_is_off_limits_is_told() -> None:
    assert read("two nights from next friday", HOTEL) == {
        "nights": 2,
        "arrival": ["choose", "2026-12-04", "2026-12-11"],
    }
    assert read("staging with twelve replicas", DEPLOY) == {
        "environment": "staging",
        "replicas": ["refused", "tooLarge"],
    }


def test_an_end_of_a_range_is_told_by_its_preposition_and_no_other_two_days_are() -> None:
    due = TextField(name="due", label="Due date", format="date")
    review = TextField(name="review", label="Review date", format="date")
    assert read("from friday to sunday", (due, review)) == {}
    assert read("from friday to sunday to monday", (ARRIVAL, DEPARTURE)) == {}


def test_the_number_and_the_word_behind_it_are_kept_to_be_said_back() -> None:
    found = read_breath("staging with one replica", DEPLOY, PACK, NOW)
    assert [(piece.answer, piece.noun) for piece in found] == [("", ""), ("one", "replica")]


def test_two_days_may_share_their_month() -> None:
    assert read("from the fourth to the sixth of december", (ARRIVAL, DEPARTURE), ARRIVAL) == {
        "arrival": "2026-12-04",
        "departure": "2026-12-06",
    }
    assert read("two nights from friday", (NIGHTS, DEPARTURE)) == {}


def test_the_cents_are_part_of_the_price() -> None:
    price, copies = NumberField(name="price", label="Price in dollars"), NumberField(name="copies", label="Copies")
    for asked in (None, price, copies):
        for reply in ("three copies at twelve dollars fifty", "twelve dollars fifty, three copies"):
            assert read(reply, (price, copies), asked) == {"price": 12.5, "copies": 3}, (asked, reply)
    assert read("a dollar fifty for three copies", (price, copies)) == {"price": 1.5, "copies": 3}


def test_free_text_in_which_another_answer_may_have_begun_is_asked_back() -> None:
    assert read("name Ada Lovelace and I live in Boston", PERSON) == {
        "name": ["confirm", "Ada Lovelace and I live in Boston"]
    }


def test_an_answer_to_the_open_question_alone_is_left_to_its_own_reader() -> None:
    reply = "a table for four"
    assert read_breath(reply, TABLE, PACK, NOW, asked=PEOPLE, about="Book a table", alone=False) == ()
    assert read(reply, TABLE, PEOPLE, about="Book a table") == {"party_size": 4}


VOCABULARY = (
    "deploy to staging production with and three four replicas nights from friday the fourth of december at seven "
    "p m outside people note name Ada is city not or no yes replicas region us east one dry run two adults high low "
    "priority toppings olives until , : um please email ada@example.com title due"
)
EVERYTHING = (*DEPLOY, *TABLE, *HOTEL, *BUG, *PERSON, *PIZZA)


@patient
@given(replies(VOCABULARY))
def test_any_reply_gives_only_values_the_form_allows_and_no_question_twice(reply: str) -> None:
    for fields in (DEPLOY, TABLE, HOTEL, BUG, PERSON, PIZZA, EVERYTHING):
        found = read_breath(reply, fields, PACK, NOW, asked=fields[0])
        check_pieces(found)
