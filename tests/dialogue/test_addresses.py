"""An e-mail address over a recognizer that tells rows; by transcript alone it is in the conversation files."""

from __future__ import annotations

from datetime import UTC, datetime

from voice_elicit import Asker, Dialogue, load_pack, parse_request
from voice_elicit.dialogue.actions import Action, Listen, Say
from voice_elicit.dialogue.events import Heard
from voice_elicit.ports import Band, Expectation

NOW = datetime(2026, 11, 30, 10, tzinfo=UTC)
SCHEMA = {"type": "object", "properties": {"email": {"type": "string", "title": "Email"}}, "required": ["email"]}
GRUMBLE = "coffee echoes can go like a round mill"
SPELL = "Spell it in words"
NAME = "Only the part before the at sign"
HOST = "And after the at sign?"


class Call:
    """A dialogue about one address."""

    def __init__(self) -> None:
        request = parse_request({"message": "Where to?", "requestedSchema": SCHEMA})
        self.dialogue = Dialogue(request, load_pack("en"), asker=Asker("Green Table", vouched=True), now=NOW)
        self.actions: list[Action] = self.dialogue.start()

    def hears(self, text: str, *rows: str, band: Band = Band.MIDDLE) -> str:
        """What we say to it."""
        self.actions = self.dialogue.handle(Heard(text, text_band=band, rows=rows, engine="test"))
        return " ".join(action.utterance.text for action in self.actions if isinstance(action, Say))

    def no(self) -> str:
        return self.hears("no", band=Band.HIGH)

    @property
    def expectation(self) -> Expectation:
        return next(action.expectation for action in self.actions if isinstance(action, Listen))


def test_letters_that_were_heard_are_kept_when_the_host_was_not() -> None:
    call = Call()
    assert SPELL in call.hears(GRUMBLE)
    assert call.hears(GRUMBLE, "papa echo tango echo romeo at dance all of them") == f"P e t e r. {HOST}"
    assert call.hears("Example.org") == "P e t e r, at example dot org. Right?"


def test_a_short_piece_of_a_row_is_no_name() -> None:
    call = Call()
    call.hears(GRUMBLE)
    assert NAME in call.hears(GRUMBLE, "hotel tango at dance all of them")


def test_one_word_of_an_alphabet_in_front_of_the_sign_is_no_spelled_address() -> None:
    call = Call()
    assert SPELL in call.hears("we drove at example", "victor at example.org")


def test_each_half_is_listened_for_against_its_own_words() -> None:
    call = Call()
    call.hears(GRUMBLE)
    call.hears("talking at those ten doors around me")
    letters, wider = call.expectation.loops
    assert "papa" in letters.phrases
    assert "one" in wider.phrases
    call.hears(GRUMBLE, "papa echo tango echo romeo")
    (host,) = call.expectation.loops
    assert host.anything


def test_after_a_refusal_a_name_that_two_sounds_have_in_common_is_offered() -> None:
    call = Call()
    call.hears(GRUMBLE)
    call.hears(GRUMBLE, "papa echo tango echo tango at example.org", "papa echo tango echo romeo at example.org")
    assert NAME in call.no()
    call.hears(GRUMBLE, "mike echo tango echo romeo", "papa echo tango echo romeo")
    assert call.hears("Example.org") == "P e t e r, at example dot org. Right?"


def test_a_refused_address_that_is_said_again_is_offered_once_more_and_no_third_time() -> None:
    call = Call()
    call.hears(GRUMBLE)
    row = "mike echo tango echo romeo at example.org"
    assert "M e t e r" in call.hears(GRUMBLE, row)
    call.no()
    call.hears(GRUMBLE, "mike echo tango echo romeo")
    assert "M e t e r, at" in call.hears("Example.org")
    call.no()
    call.hears(GRUMBLE, "mike echo tango echo romeo")
    assert "M e t e r, at" not in call.hears("Example.org")
