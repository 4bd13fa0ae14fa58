"""What we say is understood back, in every language pack there is; and every pack is complete."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.language.twins import NOW
from tests.understanding.replies import patient
from voice_elicit.form.fields import Field, NumberField, TextField
from voice_elicit.language.check import check_pack
from voice_elicit.language.pack import available_languages, load_pack
from voice_elicit.language.spoken import speak_value
from voice_elicit.understanding.read import read_reply
from voice_elicit.understanding.reading import Choose, Confirm, Value

LANGUAGES = available_languages()
WHOLE = NumberField(name="x", label="x", integer=True)
DECIMAL = NumberField(name="x", label="x")
DAY = TextField(name="x", label="x", format="date")
TIME = TextField(name="x", label="x", format="time")
MOMENT = TextField(name="x", label="x", format="date-time")
MAIL = TextField(name="x", label="x", format="email")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def understood(value: int | float | str, field: Field, language: str) -> tuple[str, list[object]]:
    """How a value is spoken, and the values that may be understood of it."""
    pack = load_pack(language)
    spoken = speak_value(value, field, pack, now=NOW)
    match read_reply(spoken, field, pack, NOW):
        case Value(value=found) | Confirm(value=found):
            return spoken, [found]
        case Choose(values=values):
            return spoken, list(values)
        case _:
            return spoken, []


@every_language
def test_the_pack_is_complete_and_no_phrase_means_two_things(language: str) -> None:
    assert check_pack(language) == []


@patient
@given(st.sampled_from(LANGUAGES), st.integers(-1_000_000, 1_000_000))
def test_whole_numbers_come_back(language: str, number: int) -> None:
    spoken, values = understood(number, WHOLE, language)
    assert values == [number], spoken


@every_language
def test_the_first_thousand_numbers_and_round_ones_come_back(language: str) -> None:
    for number in (*range(1001), *range(1000, 10_000, 250), *range(10_000, 1_000_001, 45_000), 10**6, -1):
        spoken, values = understood(number, WHOLE, language)
        assert values == [number], spoken


@patient
@given(st.sampled_from(LANGUAGES), st.integers(-99_999, 99_999))
def test_numbers_of_two_decimals_come_back(language: str, hundredths: int) -> None:
    spoken, values = understood(hundredths / 100, DECIMAL, language)
    assert values == [hundredths / 100], spoken


@every_language
def test_every_day_of_three_years_comes_back(language: str) -> None:
    for days in range(3 * 365):
        day = (date(2026, 1, 1) + timedelta(days)).isoformat()
        spoken, values = understood(day, DAY, language)
        assert values == [day], spoken


@every_language
def test_times_of_the_whole_day_come_back(language: str) -> None:
    for minute in range(0, 1440, 7):
        clock = f"{minute // 60:02}:{minute % 60:02}:00"
        spoken, values = understood(clock, TIME, language)
        assert clock in values, spoken


@every_language
def test_days_with_their_time_come_back(language: str) -> None:
    for hours in range(0, 24 * 400, 31):
        day = date(2026, 12, 1) + timedelta(hours // 24)
        moment = f"{day.isoformat()}T{hours % 24:02}:{hours % 60:02}:00"
        spoken, values = understood(moment, MOMENT, language)
        assert moment in values, spoken


_LOCAL = st.from_regex(r"[a-z0-9]+([._+-][a-z0-9]+){0,2}", fullmatch=True)
_HOST = st.from_regex(r"([a-z][a-z0-9]{0,8}(-[a-z0-9]{1,4})?\.){1,2}(com|org|io|dev|uk|fr|it)", fullmatch=True)


@every_language
@pytest.mark.parametrize("address", ["kim@gmail.com", "min.su82@web.de", "j_lee@orange.fr", "a-b@example.org"])
def test_addresses_come_back(language: str, address: str) -> None:
    spoken, values = understood(address, MAIL, language)
    assert address in values, spoken


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "ko"])  # there a two is an ending as well
@patient
@given(_LOCAL, _HOST)
def test_addresses_of_any_letters_and_digits_come_back(language: str, local: str, host: str) -> None:
    address = f"{local[:60]}@{host}"
    spoken, values = understood(address, MAIL, language)
    assert address in values, spoken
