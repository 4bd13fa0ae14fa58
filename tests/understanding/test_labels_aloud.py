"""Labels as they are said: codes in words, and every one of them understood back as the option it names."""

from __future__ import annotations

import pytest

from tests.understanding.questions import PACK, choice
from voice_elicit.language.spoken import speak_title
from voice_elicit.understanding.choice import read_choice
from voice_elicit.understanding.readability import Flaw, flaws
from voice_elicit.understanding.reading import Value

SPOKEN = {
    "us-east-1": "U S east one",
    "eu-central-1": "E U central one",
    "ap-southeast-2": "A P southeast two",
    "t2.micro": "T two micro",
    "gpt-4o": "G P T four O",
    "node-18": "node eighteen",
    "ubuntu-22.04": "ubuntu twenty two zero four",
    "x86_64": "X eighty six sixty four",
    "room-404": "room four zero four",
    "COVID-19": "COVID nineteen",
    "SKU12345": "SKU one two three four five",
    "pre-2000": "pre two thousand",
    "MP3": "M P three",
    "B2B": "B two B",
    "good-first-issue": "good-first-issue",
    "Standard (5-7 days)": "Standard 5-7 days",
    "1st": "1st",
    "C++": "C plus plus",
    "Q&A": "Q and A",
}


@pytest.mark.parametrize(("title", "said"), SPOKEN.items())
def test_a_code_is_said_in_words_and_understood_again(title: str, said: str) -> None:
    assert speak_title(title, PACK) == said
    assert read_choice(said, choice(*SPOKEN), PACK) == Value(title)


def test_an_address_is_no_code() -> None:
    assert speak_title("user1@example.com", PACK) == "user1 at example.com"
    assert "example2" in speak_title("https://example2.org/a1", PACK)


@pytest.mark.parametrize(
    ("label", "flaw"),
    [
        ("us-east-1", Flaw.CODE),
        ("db.r5.large", Flaw.CODE),
        ("all_time", Flaw.CODE),
        ("maxConns", Flaw.CODE),
        ("cfg", Flaw.CODE),
        ("2026-12-04", Flaw.CODE),
        ("9f86d081", Flaw.CODE),
        ("IMPORTANT", Flaw.SHOUTED),
        ("🟢", Flaw.PICTURE),
        ("Fast 🚀", Flaw.SYMBOLS),
        ("one two three four five six seven eight nine", Flaw.LONG),
    ],
)
def test_what_reads_badly_is_named(label: str, flaw: Flaw) -> None:
    assert flaws(label, PACK) == {flaw}


@pytest.mark.parametrize(
    "label",
    [
        "Small",
        "iPhone 15",
        "USA",
        "NATO",
        "10:30",
        "3.5 kg",
        "Gluten-free",
        "Q&A",
        "R&D (Berlin)",
        "C++",
        "XXL",
        "HTTPS",
    ],
)
def test_what_reads_well_is_left_alone(label: str) -> None:
    assert flaws(label, PACK) == frozenset()
