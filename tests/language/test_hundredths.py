"""Amounts with their unit in the middle, in every language that has them: twelve dollars fifty, doce con cincuenta."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.language.twins import NOW, short, table
from tests.understanding.replies import patient
from voice_elicit.form.fields import NumberField
from voice_elicit.language.pack import load_pack
from voice_elicit.language.spoken_numbers import speak_number
from voice_elicit.understanding.read import read_reply
from voice_elicit.understanding.reading import Value

PRICES = {
    "en": NumberField(name="price", label="Price in dollars", minimum=0, maximum=5000),
    "de": NumberField(name="preis", label="Preis in Euro", minimum=0, maximum=5000),
    "es": NumberField(name="precio", label="Precio (€)", minimum=0, maximum=5000),
    "fr": NumberField(name="prix", label="Prix en euros", minimum=0, maximum=5000),
    "it": NumberField(name="prezzo", label="Prezzo in euro", minimum=0, maximum=5000),
    "nl": NumberField(name="prijs", label="Prijs in euro", minimum=0, maximum=5000),
    "pt": NumberField(name="preço", label="Preço em euros", minimum=0, maximum=5000),
}
HEIGHTS = {
    "en": "Height in centimeters",
    "de": "Körpergröße in Zentimeter",
    "es": "Altura en centímetros",
    "fr": "Taille en centimètres",
    "it": "Altezza in centimetri",
    "nl": "Lengte in centimeter",
    "pt": "Altura em centímetros",
}
IN_THE_MIDDLE = {
    "en": "{} dollars {}",
    "de": "{} Euro {}",
    "es": "{} euros con {}",
    "fr": "{} euros {}",
    "it": "{} euro e {}",
    "nl": "{} euro {}",
    "pt": "{} euros e {}",
}

SAID = """
en|twelve dollars fifty|12.5
en|it's twelve dollars fifty please|12.5
en|twelve dollars and fifty cents|12.5
en|twelve dollars oh five|12.05
en|twelve dollars and a half|12.5
en|a dollar fifty|1.5
en|a hundred dollars fifty|100.5
en|12 dollars 50|12.5
# Half a dollar or five cents?
en|twelve dollars five|ask 12.05
# No unit: a price, or hundreds.
en|twelve fifty|12.5 or 1250
en|fifty twelve|ask 50.12
en|twelve euros fifty|nothing
en|twelve dollars fifty people|nothing
en|twelve dollars five hundred|nothing
en|twelve dollars fifty or sixty|nothing
en|twelve point five dollars fifty|nothing
en|dollars fifty|ask 50
de|zwölf Euro fünfzig|12.5
de|das kostet zwölf Euro fünfzig|12.5
de|zwölf Euro und fünfzig Cent|12.5
de|zwölf Euro null fünf|12.05
de|ein Euro neunundneunzig|1.99
de|hundert Euro fünfzig|100.5
de|12 Euro 50|12.5
de|zwölf Euro fünf|ask 12.05
de|zwölf fünfzig|ask 12.5
de|zwölf Dollar fünfzig|nothing
de|zwei Euro zwanzig Personen|nothing
de|zwölf Euro hundertfünfzig|nothing
de|zwölf Euro fünfzig oder sechzig|nothing
es|doce euros con cincuenta|12.5
es|doce euros cincuenta|12.5
es|doce euros y cincuenta céntimos|12.5
es|doce euros y medio|12.5
es|un euro con noventa y nueve|1.99
es|cuesta doce euros con cincuenta|12.5
es|doce euros con cinco|ask 12.05
es|doce cincuenta|ask 12.5
es|doce dólares con cincuenta|nothing
es|doce euros con cincuenta personas|nothing
es|doce euros con quinientos|nothing
fr|douze euros cinquante|12.5
fr|ça coûte douze euros cinquante|12.5
fr|douze euros et cinquante centimes|12.5
fr|un euro quatre-vingt-dix-neuf|1.99
fr|douze euros et demi|12.5
fr|douze euros cinq|ask 12.05
fr|douze cinquante|ask 12.5
fr|douze dollars cinquante|nothing
fr|douze euros cinquante personnes|nothing
fr|douze euros cinq cents|nothing
it|dodici euro e cinquanta|12.5
it|costa dodici euro e cinquanta|12.5
it|dodici euro e cinquanta centesimi|12.5
it|dodici euro cinquanta|12.5
it|un euro e novantanove|1.99
it|dodici euro e mezzo|12.5
it|dodici euro e cinque|ask 12.05
it|dodici e cinquanta|ask 12.5
it|dodici dollari e cinquanta|nothing
it|dodici euro e cinquanta persone|nothing
it|dodici euro e cinquecento|nothing
nl|twaalf euro vijftig|12.5
nl|het kost twaalf euro vijftig|12.5
nl|twaalf euro en vijftig cent|12.5
nl|één euro negenennegentig|1.99
nl|twaalf euro vijf|ask 12.05
nl|twaalf vijftig|ask 12.5
nl|twaalf dollar vijftig|nothing
nl|twaalf euro vijftig personen|nothing
nl|twaalf euro vijfhonderd|nothing
pt|doze euros e cinquenta|12.5
pt|custa doze euros e cinquenta|12.5
pt|doze euros e cinquenta cêntimos|12.5
pt|um euro e noventa e nove|1.99
pt|doze euros e meio|12.5
pt|doze euros e cinco|ask 12.05
pt|doze e cinquenta|ask 12.5
pt|doze dólares e cinquenta|nothing
pt|doze euros e cinquenta pessoas|nothing
pt|doze euros e quinhentos|nothing
"""

TALL = """
en|one meter eighty|ask 180
de|ein Meter achtzig|ask 180
es|un metro ochenta|ask 180
fr|un mètre quatre-vingts|ask 180
it|un metro e ottanta|ask 180
nl|één meter tachtig|ask 180
pt|um metro e oitenta|ask 180
"""


@pytest.mark.parametrize(("tag", "reply", "reading"), table(SAID))
def test_a_price_is_read_as_people_say_it(tag: str, reply: str, reading: str) -> None:
    assert short(read_reply(reply, PRICES[tag], load_pack(tag), NOW)) == reading


@pytest.mark.parametrize(("tag", "reply", "reading"), table(TALL))
def test_a_height_is_converted_and_asked_back(tag: str, reply: str, reading: str) -> None:
    height = NumberField(name="x", label=HEIGHTS[tag], integer=True)
    assert short(read_reply(reply, height, load_pack(tag), NOW)) == reading


@pytest.mark.parametrize("tag", sorted(PRICES))
def test_without_a_unit_and_no_question_for_one_two_numbers_are_none(tag: str) -> None:
    pack = load_pack(tag)
    reply = f"{speak_number(12, pack)} {speak_number(50, pack)}"
    assert short(read_reply(reply, NumberField(name="x", label="x"), pack, NOW)) == "nothing"


@pytest.mark.parametrize("tag", sorted(PRICES))
def test_what_has_cents_is_no_whole_number(tag: str) -> None:
    pack = load_pack(tag)
    reply = IN_THE_MIDDLE[tag].format(speak_number(12, pack), speak_number(50, pack))
    whole = replace(PRICES[tag], integer=True)
    assert short(read_reply(reply, whole, pack, NOW)) == "refused 12.5"


@patient
@given(st.sampled_from(sorted(PRICES)), st.integers(2, 999), st.integers(10, 99))
def test_any_price_said_with_its_unit_in_the_middle_is_that_price(tag: str, whole: int, cents: int) -> None:
    pack = load_pack(tag)
    reply = IN_THE_MIDDLE[tag].format(speak_number(whole, pack), speak_number(cents, pack))
    assert read_reply(reply, PRICES[tag], pack, NOW) == Value(float(f"{whole}.{cents}"))


@patient
@given(st.sampled_from(sorted(PRICES)), st.integers(2, 99), st.integers(10, 99), st.integers(0, 6))
def test_a_word_that_is_not_explained_leaves_no_price(tag: str, whole: int, cents: int, place: int) -> None:
    pack = load_pack(tag)
    words = IN_THE_MIDDLE[tag].format(speak_number(whole, pack), speak_number(cents, pack)).split()
    words.insert(place, "wuzzle")
    assert short(read_reply(" ".join(words), PRICES[tag], pack, NOW)) == "nothing"
