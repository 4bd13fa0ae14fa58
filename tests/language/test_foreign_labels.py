"""Labels in another language than the dialogue: nobody needs to pronounce them to pick one."""

from __future__ import annotations

import pytest

from tests.language.twins import NOW, options
from voice_elicit.form.fields import ChoiceField
from voice_elicit.language.lexicon.choice import ChoiceWords
from voice_elicit.language.pack import available_languages, load_pack
from voice_elicit.language.spoken_numbers import speak_number
from voice_elicit.understanding.choice import narrow
from voice_elicit.understanding.expect import expected_phrases
from voice_elicit.understanding.read import read_reply
from voice_elicit.understanding.reading import Value

LANGUAGES = available_languages()
LABELS = ("Zartbitter", "Haselnuss", "Crème brûlée", "Stracciatella")
FLAVOUR = ChoiceField(name="flavour", label="Gelato", required=True, options=options(*LABELS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_label_is_reached_by_its_number_as_people_say_numbers(language: str) -> None:
    pack = load_pack(language)
    for place, label in enumerate(LABELS):
        for template in pack.section(ChoiceWords).listen_places:
            if "{number}" in template:
                reply = template.replace("{number}", speak_number(place + 1, pack))
                assert read_reply(reply, FLAVOUR, pack, NOW) == Value(label), reply


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recognizer_listens_for_the_number_of_every_label(language: str) -> None:
    meanings = {phrase.meaning for phrase in expected_phrases(FLAVOUR, load_pack(language))}
    assert meanings >= {f"option:{place}" for place in range(len(LABELS))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_label_is_reached_letter_by_letter(language: str) -> None:
    assert read_reply("h a s e l n u s s", FLAVOUR, load_pack(language), NOW) == Value("Haselnuss")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_letters_narrow_the_list(language: str) -> None:
    assert narrow("s t r", FLAVOUR, load_pack(language)) == ("Stracciatella",)
    assert narrow("z", FLAVOUR, load_pack(language)) == ("Zartbitter",)
