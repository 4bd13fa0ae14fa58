"""What a field is called."""

from __future__ import annotations

import pytest

from voice_elicit.form.labels import label_of


@pytest.mark.parametrize(
    ("name", "title", "label"),
    [
        ("x", "Party Size", "Party Size"),
        ("party_size", "", "party size"),
        ("partySize", "", "party size"),
        ("party-size", "", "party size"),
        ("guest.party.size", "", "guest party size"),
        ("PartySize", "", "party size"),
        ("address1", "", "address 1"),
        ("address_line_2", "", "address line 2"),
        ("q1", "", "q1"),
        ("userID", "", "user ID"),
        ("userIDs", "", "user IDs"),
        ("HTTPServer", "", "HTTP server"),
        ("MAX_RETRIES", "", "max retries"),
        ("SSN", "", "SSN"),
        ("Größe_cm", "", "größe cm"),
        ("étéSize", "", "été size"),
        ("名前", "", "名前"),
        ("Confirm the operation", "", "confirm the operation"),
        ("_", "", "_"),
        ("instance_count", "instance_count", "instance count"),
        ("partySize", "partySize", "party size"),
        ("x", "first_name", "first name"),
        ("x", "GitHub", "GitHub"),
        ("x", "Gluten-Free", "Gluten-Free"),
        ("x", "  Party \n size ", "Party size"),
        ("party_size", "   ", "party size"),
        ("x", "Si\u202eze\x07", "Size"),
    ],
)
def test_a_label_is_the_title_or_the_name_in_words(name: str, title: str, label: str) -> None:
    assert label_of(name, title) == label
