"""Replies to questions for an e-mail or web address."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.understanding.replies import patient, replies
from voice_elicit.form.fields import TextField, TextFormat
from voice_elicit.form.validation import check_value
from voice_elicit.language.pack import load_pack
from voice_elicit.understanding.contacts import read_contact
from voice_elicit.understanding.reading import Choose, Confirm, Nothing

PACK = load_pack("en")
EMAIL = TextField(name="email", label="email", format="email")
URI = TextField(name="page", label="page", format="uri")


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        ("jay dot smith at example dot org", "jay.smith@example.org"),
        ("a underscore b dot c at one six three dot com", "a_b.c@163.com"),
        ("v dash a b c at server one dot example dot com", "v-abc@server1.example.com"),
        ("user plus tag at g mail dot com", "user+tag@gmail.com"),
        ("smith eighty four at example dot com", "smith84@example.com"),
        ("b as in bravo o b at example dot com", "bob@example.com"),
        (
            "papa echo tango echo romeo at echo x-ray alpha mike papa lima echo dot oscar romeo golf",
            "peter@example.org",
        ),
        ("x-ray yankee zulu at example dot org", "xyz@example.org"),
        ("oscar at example dot org", "oscar@example.org"),
        ("double a ron at example dot co dot u k", "aaron@example.co.uk"),
        ("my email address is ada at example dot com please", "ada@example.com"),
        ("ada@example.com", "ada@example.com"),
        ("Ada at example.com.", "ada@example.com"),
    ],
)
def test_an_email_address_is_understood_and_always_read_back(reply: str, expected: str) -> None:
    assert read_contact(reply, EMAIL, PACK) == Confirm(expected)


@pytest.mark.parametrize(
    "reply",
    [
        "a dot dot b c at outlook dot com",
        "dot test at example dot com",
        "test dot at example dot org",
        "test at",
        "at example dot com",
        "me at two dots dot dot com",
        "me at trailing dot com dot",
        "me at trailing dash",
        "me at bad dash dot dash dot com",
        "my at localhost",
        "hey at six",
        "j at one two nine dot one two six dot one one eight dot one",
        "a at b at example dot com",
        "we left because at one dot me and john got tired",
        "test@example..com",
        "two nine six two",
        "",
    ],
)
def test_a_malformed_address_or_a_sentence_is_refused_and_never_mended(reply: str) -> None:
    assert isinstance(read_contact(reply, EMAIL, PACK), Nothing)


def test_a_number_that_may_be_the_name_of_a_host_is_a_choice() -> None:
    assert read_contact("because at one dot me", EMAIL, PACK) == Choose(("because@one.me", "because@1.me"))


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        (
            "h t t p s colon slash slash example dot com slash file underscore path slash",
            "https://example.com/file_path/",
        ),
        (
            "http colon slash slash localhost colon eight zero eight zero hash one two three",
            "http://localhost:8080#123",
        ),
        ("f t p colon slash slash example dot com", "ftp://example.com"),
        ("t e l colon plus one dash eight one six dash five five five", "tel:+1-816-555"),
        ("https://example.com/a?b=c", "https://example.com/a?b=c"),
    ],
)
def test_a_web_address_is_understood_and_always_read_back(reply: str, expected: str) -> None:
    assert read_contact(reply, URI, PACK) == Confirm(expected)


def test_a_missing_scheme_is_assumed_and_flagged() -> None:
    assert read_contact("w w w dot example dot com slash a", URI, PACK) == Confirm(
        "https://www.example.com/a", ("assumed-scheme",)
    )


@pytest.mark.parametrize(
    "reply",
    [
        "foo",
        "my host",
        "h t underscore t p colon slash slash example dot com",
        "one h t t p colon slash slash example dot com",
        "h t t p colon slash slash example dot com slash percent",
        "h t t p colon slash slash example dot com slash percent a",
        "alice at example dot com",
        "yes",
    ],
)
def test_what_is_no_web_address_is_refused(reply: str) -> None:
    assert isinstance(read_contact(reply, URI, PACK), Nothing)


_WORDS = (
    "a b j smith example com org at dot dash underscore plus colon slash one two double h t p s percent "
    "question mark capital my email is and the ada@example.com www"
)


@patient
@given(replies(_WORDS))
def test_no_reply_gives_a_malformed_address(reply: str) -> None:
    forms: tuple[TextFormat, ...] = ("email", "uri")
    for form in forms:
        field = TextField(name="x", label="x", format=form)
        reading = read_contact(reply, field, PACK)
        match reading:
            case Confirm(value=value):
                found = [value]
            case Choose(values=several):
                found = list(several)
            case _:
                found = []
        for value in found:
            assert check_value(field, value) is None
