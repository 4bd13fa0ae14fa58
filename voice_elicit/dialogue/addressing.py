"""Questions for an e-mail address: heard whole, then spelled whole, then asked for in two halves.

A name that was misheard once is misheard again, so letters are asked for at once; and where a whole spelled address
fails too, each half alone is heard against far fewer words. What several sounds have in common is held. Only a whole
address is ever asked back, and only a yes to it is an answer.
"""

from __future__ import annotations

from dataclasses import replace

from voice_elicit.dialogue.actions import Action
from voice_elicit.dialogue.selecting import Selecting
from voice_elicit.dialogue.states import HALVES, Asking, Confirming, State
from voice_elicit.form.fields import Field, Json, TextField
from voice_elicit.form.problems import Problem, ProblemCode
from voice_elicit.ports import Heard
from voice_elicit.understanding.mail import SIGN, addresses_in, hosts_in, is_mail_field, names_in
from voice_elicit.understanding.mail_evidence import MailEvidence, Sound
from voice_elicit.understanding.read import read_heard
from voice_elicit.understanding.reading import Command, CommandName, Confirm, Nothing, Reading, Refused, Value
from voice_elicit.understanding.spelling import spelled
from voice_elicit.understanding.text import is_address_field, is_no_address
from voice_elicit.understanding.words import plain

__all__ = ["Addressing"]

SPELLED = ("spelled",)
SHORTEST = 3
"""Letters of a name that is taken from a row whose host was not heard: so much of it may be cut off."""


class Addressing(Selecting):
    """Addresses."""

    def _react_to(self, words: str, state: State) -> list[Action]:
        raise NotImplementedError

    # -- reading -------------------------------------------------------------------------------------

    def _read_mail(self, heard: Heard, state: State) -> Reading | None:
        """A reply to a question for an address; None at any other."""
        match state:
            case Asking(field=TextField() as field) | Confirming(field=TextField() as field):
                if not is_mail_field(field, self.pack):
                    return None
            case _:
                return None
        if isinstance(state, Asking) and state.missing in HALVES:
            return self._read_half(heard, state, field)
        if isinstance(state, Confirming) and SIGN not in str(state.value):
            return None
        evidence = self.draft.evidence(field)
        found = addresses_in(heard, field, self.pack)
        spelled_names = names_in(Heard("", rows=heard.rows), field, self.pack)
        self._note(evidence, heard, Sound.of(found, spelled_names))
        if isinstance(state, Asking) and state.spelling:
            evidence.spelled = True
        reading = self._unheld(heard, state, field)
        if heard.rows and (isinstance(reading, Nothing | Refused) or is_no_address(reading, field, self.pack)):
            rows = addresses_in(replace(heard, text=""), field, self.pack)
            offered = self._not_refused(field, evidence.ranked(rows))
            if offered or not evidence.spelled or not isinstance(state, Asking):
                return Confirm(offered[0]) if offered else reading
            # The letters were heard, and what came behind the sign was not.
            names = tuple(one for one in evidence.ranked_names(spelled_names) if len(one) >= SHORTEST)
            return self._with_name(field, names, evidence.held()[1]) or reading
        if isinstance(state, Asking) and heard.engine != "typed" and not isinstance(reading, Command):
            letters = spelled(heard.text, self.pack) if not found else None
            if letters is not None and letters.pieces > 1:  # The person stopped where the sign comes.
                return self._half(field, "host", letters.text)
        return reading

    def _unheld(self, heard: Heard, state: Asking | Confirming, field: TextField) -> Reading:
        """Without the rows of the recognizer, but for a transcript that it wrote where letters were spelled."""
        spelling = isinstance(state, Asking) and state.spelling
        bare = replace(heard, rows=(), text="" if spelling and heard.rows else heard.text)
        reading = self._heard_as(bare, field)
        if isinstance(state, Confirming) and is_no_address(reading, field, self.pack):
            return read_heard(bare, None, self.pack, self.now)
        return self._yes_or(bare, reading) if isinstance(state, Confirming) and field.format is None else reading

    def _yes_or(self, heard: Heard, reading: Reading) -> Reading:
        """ "..., right?" "Correct": to an open question that would be a text."""
        agreed = read_heard(heard, None, self.pack, self.now)
        yes = isinstance(agreed, Command) and agreed.name is CommandName.YES and not agreed.argument
        return agreed if yes else reading

    def _read_half(self, heard: Heard, state: Asking, field: TextField) -> Reading:
        """The half that was asked for, the whole address all the same, or a command."""
        evidence, half = self.draft.evidence(field), state.missing
        reading = self._heard_as(replace(heard, rows=()), replace(field, format="email"))
        wrong = isinstance(reading, Command) and reading.name is CommandName.NO
        if isinstance(reading, Command) and reading.certain and not (wrong and (reading.argument or half == "host")):
            return reading
        whole = addresses_in(replace(heard, rows=()), field, self.pack)
        if whole:
            self._note(evidence, heard, Sound.of(whole))
            offered = self._not_refused(field, evidence.ranked(whole))
            if offered:
                return Confirm(offered[0])
        if half == "name":
            names = names_in(heard, field, self.pack)
            self._note(evidence, heard, Sound(names=names))
            names = evidence.ranked_names(names) or names_in(replace(heard, rows=()), field, self.pack)
            return self._with_name(field, names, state.half) or self._unfit_half(heard, reading, field)
        hosts = hosts_in(heard, field, self.pack)
        again = spelled(heard.text, self.pack)
        if not hosts and (wrong or (again is not None and again.pieces > 1)):  # "P e t e r. And after ...?" "No."
            evidence.refuse(state.half)
            said = reading.argument if isinstance(reading, Command) else heard.text
            names = names_in(heard, field, self.pack) if said else ()
            return self._half(field, "host", names[-1]) if names else self._half(field, "name", "")
        self._note(evidence, heard, Sound(hosts=hosts))
        told = hosts_in(replace(heard, rows=()), field, self.pack)[:1]
        insisted = evidence.insist(f"{state.half}{SIGN}{told[0]}", self.draft.refused(field)) if told else ""
        if insisted:
            return Confirm(insisted, SPELLED)
        joined = self._not_refused(field, [f"{state.half}{SIGN}{host}" for host in evidence.ranked_hosts(hosts)])
        return Confirm(joined[0], SPELLED) if joined else self._unfit_half(heard, reading, field)

    def _with_name(self, field: TextField, names: tuple[str, ...], host: str) -> Reading | None:
        """The best of the names with the host; without one it is asked for. None when no name is left."""
        if not host:
            return self._half(field, "host", names[0]) if names else None
        evidence = self.draft.evidence(field)
        if names and evidence.is_common(names[0]):
            insisted = evidence.insist(f"{names[0]}{SIGN}{host}", self.draft.refused(field))
            if insisted:
                return Confirm(insisted, SPELLED)
        joined = self._not_refused(field, [f"{name}{SIGN}{host}" for name in names])
        return Confirm(joined[0], SPELLED) if joined else None

    def _note(self, evidence: MailEvidence, heard: Heard, sound: Sound) -> None:
        """Each sound once, however often it is read."""
        if heard is not self._noted:
            self._noted = heard
            evidence.hear(sound)

    @staticmethod
    def _half(field: TextField, missing: str, half: str) -> Reading:
        """One half is known; `missing` is asked for."""
        return Refused(Problem(ProblemCode.FORMAT, field.name, missing), half)

    def _unfit_half(self, heard: Heard, reading: Reading, field: TextField) -> Reading:
        """What was typed is meant as it stands; a "no" that is none may be letters."""
        if heard.engine == "typed":
            return self._heard_as(heard, field)
        if isinstance(reading, Command) and reading.name is not CommandName.NO:
            return reading
        return Nothing("" if heard.rows else heard.text)

    def _not_refused(self, field: Field, values: tuple[str, ...] | list[str]) -> tuple[str, ...]:
        refused = self.draft.refused(field)
        return tuple(one for one in values if one not in refused)

    # -- what is no address --------------------------------------------------------------------------

    def _is_plain(self, reading: Reading, field: Field) -> bool:
        """Whether it is a text where an address is asked for by the words of the question alone. What was meant as an
        address is often heard as one, so it is not even offered; but a server may want something else there, and
        then the person says it again, or types it."""
        if not isinstance(field, TextField) or field.format is not None:
            return False
        if not is_no_address(reading, field, self.pack) or self._heard.engine == "typed":
            return False
        assert isinstance(reading, Value | Confirm)
        words = plain(str(reading.value))
        again = self._plain.get(field.name) == words
        self._plain[field.name] = words
        return not again

    # -- asking again --------------------------------------------------------------------------------

    def _put_easier(self, state: State) -> State:
        """An address that was not understood is spelled, and then asked for by halves."""
        match state:
            case Asking(field=TextField() as field, missing="") if is_address_field(field, self.pack):
                if state.spelling and is_mail_field(field, self.pack):
                    return self._by_halves(field)
                return replace(state, spelling=True)
            case _:
                return state

    def _by_halves(self, field: TextField) -> Asking:
        """Only what is not certain is asked for."""
        name, host = self.draft.evidence(field).held()
        self.draft.evidence(field).assumed = name or host
        return Asking(field, half=name or host, missing="host" if name else "name")

    def _after_refusal(self, field: TextField, value: Json) -> list[Action]:
        """The person said that this is not the address."""
        evidence, address = self.draft.evidence(field), str(value)
        name, _, host = address.rpartition(SIGN)
        if evidence.assumed in (name, host):
            evidence.blame(evidence.assumed)
        others = self._not_refused(field, evidence.others(address)) if SIGN in address else ()
        if others:
            return self._turn(Confirming(field, others[0], SPELLED))
        return self._turn(self._by_halves(field) if evidence.spelled else Asking(field, spelling=True))

    def _spell(self, argument: str) -> list[Action]:
        field = self._current_field()
        if field is None:
            return self._miss("")
        state = Asking(field, spelling=True)
        return self._react_to(argument, state) or self._turn(state)
