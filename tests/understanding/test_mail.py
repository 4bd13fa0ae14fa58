"""The two halves of a mail address, and what several sounds of one tell together."""

from __future__ import annotations

import pytest

from voice_elicit.form.fields import TextField
from voice_elicit.language.pack import load_pack
from voice_elicit.ports import Band, Heard
from voice_elicit.understanding.mail import addresses_in, hosts_in, is_mail_field, names_in
from voice_elicit.understanding.mail_evidence import MailEvidence, Sound
from voice_elicit.understanding.rows import host_rows, name_rows

EN = load_pack("en")
EMAIL = TextField(name="email", label="Email")
FORMAT = TextField(name="to", label="Recipient", format="email")


def test_an_address_is_asked_for_by_the_format_or_by_the_words() -> None:
    assert is_mail_field(EMAIL, EN)
    assert is_mail_field(FORMAT, EN)
    assert not is_mail_field(TextField(name="page", label="E-mail page", format="uri"), EN)
    assert not is_mail_field(TextField(name="city", label="City"), EN)


@pytest.mark.parametrize(
    ("tag", "reply", "name"),
    [
        ("en", "papa echo tango echo romeo", "peter"),
        ("en", "papa papa", "pp"),
        ("en", "jay dot smith", "jay.smith"),
        ("en", "peter", "peter"),
        ("en", "no, echo mike mike alpha", "emma"),
        ("de", "Peter", "peter"),
        ("de", "p e t e r", "peter"),
        ("ko", "피 이 티 이 알", "peter"),
        ("fr", "p e t e r", "peter"),
        ("es", "p e t e r", "peter"),
        ("it", "p e t e r", "peter"),
        ("nl", "p e t e r", "peter"),
        ("pt", "p e t e r", "peter"),
    ],
)
def test_the_half_before_the_sign_is_read_alone(tag: str, reply: str, name: str) -> None:
    assert names_in(Heard(reply), EMAIL, load_pack(tag))[0] == name


@pytest.mark.parametrize(
    ("tag", "reply", "host"),
    [
        ("en", "example dot org", "example.org"),
        ("en", "at example dot co dot u k", "example.co.uk"),
        ("en", "Example.org.", "example.org"),
        ("en", "echo x-ray alpha mike papa lima echo dot oscar romeo golf", "example.org"),
        ("de", "beispiel Punkt de", "beispiel.de"),
        ("ko", "네이버 점 컴", "naver.com"),
        ("fr", "exemple point fr", "exemple.fr"),
    ],
)
def test_the_half_behind_the_sign_is_read_alone(tag: str, reply: str, host: str) -> None:
    assert hosts_in(Heard(reply), EMAIL, load_pack(tag)) == (host,)


def test_what_is_no_half_is_none() -> None:
    assert names_in(Heard("I don't know what you mean"), EMAIL, EN) == ()
    assert hosts_in(Heard("I don't know what you mean"), EMAIL, EN) == ()
    assert names_in(Heard("peter", text_band=Band.LOW), EMAIL, EN) == ()


def test_rows_of_letters_come_before_the_transcript_and_one_word_is_no_row() -> None:
    assert names_in(Heard("Coffee", rows=("papa echo", "golf", "papa alpha")), EMAIL, EN) == ("pe", "pa", "coffee")


def test_all_addresses_of_a_sound_are_told_the_transcript_first() -> None:
    heard = Heard("either at example dot org", rows=("papa echo tango at example.org", "papa echo at"))
    assert addresses_in(heard, EMAIL, EN) == ("either@example.org", "pet@example.org")


def sounds(*addresses: str) -> MailEvidence:
    evidence = MailEvidence()
    for address in addresses:
        evidence.hear(Sound.of([address]))
    return evidence


def test_the_half_that_two_sounds_have_in_common_is_held() -> None:
    assert sounds("either@example.org").held() == ("", "")
    assert sounds("either@example.org", "meter@example.org").held() == ("", "example.org")
    assert sounds("maria@dot.work", "maria@example.org").held() == ("maria", "")
    assert sounds("maria@example.org", "maria@example.org").held() == ("", "example.org")


def test_a_half_that_was_held_in_vain_twice_is_asked_for_too() -> None:
    evidence = sounds("either@example.org", "meter@example.org")
    evidence.blame("example.org")
    assert evidence.held() == ("", "example.org")
    evidence.blame("example.org")
    assert evidence.held() == ("", "")


def test_what_an_earlier_sound_has_too_comes_first() -> None:
    evidence = MailEvidence()
    evidence.hear(Sound(names=("peer", "peter")))
    evidence.hear(Sound(names=("meter", "peter")))
    assert evidence.ranked_names(["meter", "peter"]) == ("peter", "meter")
    evidence.refuse("peter")
    assert evidence.ranked_names(["meter", "peter"]) == ("meter",)


def test_a_certain_host_stands_in_for_what_a_row_has_instead() -> None:
    evidence = sounds("either@example.org", "meter@example.org", "peter@sample.orte")
    assert evidence.ranked(["peter@sample.orte"])[0] == "peter@example.org"


def test_after_a_refusal_only_a_name_that_another_sound_has_is_offered() -> None:
    evidence = MailEvidence()
    evidence.hear(Sound(names=("peter",)))
    evidence.hear(Sound(names=("meter", "peter", "metro")))
    assert evidence.others("meter@example.org") == ("peter@example.org",)
    assert sounds("meter@example.org").others("meter@example.org") == ()


def test_a_recognizer_is_held_to_an_alphabet_and_to_the_ends_of_hosts() -> None:
    letters, names = name_rows(EN)
    (hosts,) = host_rows(EN)
    assert "bravo" in letters.phrases
    assert "one" not in letters.phrases
    assert {"bravo", "one", "dot"} <= set(names.phrases)
    assert hosts.anything
    assert {"dot org", ".org"} <= set(hosts.endings)
    assert name_rows(load_pack("ko")) == host_rows(load_pack("ko")) == ()
