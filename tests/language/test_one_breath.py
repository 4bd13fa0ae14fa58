"""Whole forms in one breath, in seven languages: what is certain is found, and nothing from a reply not explained."""

from __future__ import annotations

from datetime import UTC

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.language.one_breath import ABOUT, FORMS, LINES
from tests.language.twins import NOW, table
from tests.understanding.replies import check_pieces, patient, replies
from voice_elicit.form.fields import NumberField, TextField
from voice_elicit.language.pack import load_pack
from voice_elicit.understanding.breath import read_breath
from voice_elicit.understanding.reading import Choose, Confirm, Reading, Value

CASES = [(tag, *case) for tag, text in LINES.items() for case in table(text)]


def short(reading: Reading) -> str:
    match reading:
        case Value(value=bool() as value):
            return str(value).lower()
        case Value(value=value):
            return str(value)
        case Confirm(value=value):
            return f"?{value}"
        case Choose(values=values):
            return "/".join(map(str, values))
        case _:
            raise AssertionError(reading)


@pytest.mark.parametrize(("tag", "form", "reply", "found"), CASES, ids=[f"{case[0]}: {case[2]}" for case in CASES])
def test_a_whole_form_in_one_breath(tag: str, form: str, reply: str, found: str) -> None:
    fields = FORMS[tag][form]
    pieces = read_breath(reply, fields, load_pack(tag), NOW, asked=fields[0], about=ABOUT[tag])
    assert " ".join(f"{piece.field.name}={short(piece.reading)}" for piece in pieces) == found


@pytest.mark.parametrize(
    "reply", ["네 명, 이름은 김민수로 해 주세요", "이름은 김민수고 인원은 네 명이에요", "네 명, 이름 김민수"]
)
def test_a_name_that_endings_may_be_glued_to_is_asked_back(reply: str) -> None:
    fields = (NumberField(name="people", label="인원", integer=True), TextField(name="name", label="이름"))
    people, name = read_breath(reply, fields, load_pack("ko"), NOW, asked=fields[0])
    assert people.reading == Value(4)
    assert isinstance(name.reading, Confirm)


@patient
@given(st.data(), st.sampled_from(sorted(FORMS)))
def test_any_reply_gives_only_values_the_form_allows_and_no_question_twice(data: st.DataObject, tag: str) -> None:
    reply = data.draw(replies(" ".join(reply for _, reply, _ in table(LINES[tag]))))
    for fields in FORMS[tag].values():
        found = read_breath(reply, fields, load_pack(tag), NOW.replace(tzinfo=UTC), asked=fields[0], about=ABOUT[tag])
        check_pieces(found)
