"""Yes, no, or neither: every word of a reply gets a mark, and the marks decide together.

The strict reading serves the read-back, where only a clear yes may send: one unexplained word, one hedge,
one condition, and it is none. The lenient one serves yes/no questions, where what follows a plain yes or no
("yes i want one", "no i have my own") explains it, as long as nothing in it points the other way.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from voice_elicit.language.lexicon.consent import ConsentWords
from voice_elicit.language.pack import Pack
from voice_elicit.language.templates import expand_all
from voice_elicit.ports import Band, Heard
from voice_elicit.understanding.commands import read_command
from voice_elicit.understanding.consent_marks import Mark, consent_phrases
from voice_elicit.understanding.tidy import corrected, spelled_out, tidy_words

__all__ = [
    "Consent",
    "Stance",
    "is_amiss",
    "is_asked_for",
    "is_plain_answer",
    "is_small_talk",
    "listen_words",
    "read_consent",
    "read_stance",
    "says_both",
]

Consent = Literal["yes", "no", "unsure"]


_SAYING_NOTHING = frozenset({Mark.NEUTRAL, Mark.FRAME, Mark.HEDGE, Mark.ELLIPSIS, Mark.NOT, Mark.DENY, Mark.INTENSE})
"""Marks that may stand around an "I don't know" that is the whole reply."""


@dataclass(frozen=True, slots=True)
class Stance:
    """What a reply says about a yes/no question."""

    says: Consent | None
    """None: neither a yes nor a no nor doubt is in it."""
    clear: bool = False
    """Every word is explained and none softens it: what may be acted upon at once."""
    certain: bool = True
    """False: worth "yes, right?" only."""
    rest: str = ""
    """What follows a leading yes or no and is not itself explained: `five` of `no, five`."""


def read_consent(heard: Heard | str, pack: Pack) -> Consent | None:
    """The strict reading, for the read-back and every other question where a yes cannot be undone.

    "yes" only when the whole reply is nothing but a yes; None when it is about something else. Of a `Heard`
    a yes needs a HIGH closed hypothesis, or HIGH text (typed), and nothing in the text that says otherwise.
    """
    if isinstance(heard, str):
        return _strict(heard, pack)
    best = heard.hypotheses[0] if heard.hypotheses else None
    readable = heard.text and heard.text_band is not Band.LOW
    text = _strict(heard.text, pack) if readable else None
    if heard.text and heard.text_band is Band.HIGH:
        return text
    if best is not None and best.band is Band.HIGH:
        closed = _strict(best.phrase.text, pack)
        if closed == "yes" and readable and text != "yes":
            return "unsure" if text is not None else None
        return closed
    return "unsure" if text == "yes" else text


def _strict(reply: str, pack: Pack) -> Consent | None:
    stance = read_stance(reply, pack)
    if stance.says in ("yes", "no") and not stance.clear:
        return None if stance.rest else "unsure"
    if stance.says == "yes":
        words = tidy_words(reply, pack)
        if words in consent_phrases(pack).doubtful or read_command(reply, pack) is not None:
            return "unsure"
    return stance.says


def is_amiss(heard: Heard, pack: Pack) -> bool:
    """Whether a no tells that something is wrong, and not that nothing is wanted: "that's wrong" to a read-back."""
    best = heard.hypotheses[0] if heard.hypotheses else None
    said = best.phrase.text if best is not None and best.band > Band.LOW else heard.text
    return spelled_out(tidy_words(said, pack), pack) in consent_phrases(pack).amiss


def is_plain_answer(reply: str, pack: Pack) -> Literal["yes", "no"] | None:
    """Whether the reply is a bare yes or no word, for questions where "great" or "wrong" may be an answer."""
    words = spelled_out(tidy_words(reply, pack), pack)
    says, length = consent_phrases(pack).lead(words)
    return says if says is not None and length == len(words) else None


def is_small_talk(words: str, pack: Pack) -> bool:
    """Whether there are only words that say nothing alone ("you", "the"): what noise is transcribed as."""
    small = pack.section(ConsentWords).small
    return all(word in small for word in words.split())


def read_stance(reply: str, pack: Pack) -> Stance:
    """What a reply says about a yes/no question, with how sure that is."""
    split = corrected(reply, pack)
    if split is not None:
        before, after = _judge(split[0], pack), _judge(split[1], pack)
        if after.says in ("yes", "no") and after.clear and before.says is not None:
            return Stance(after.says, clear=after.says == "no", certain=True)
    return _judge(reply, pack)


def listen_words(pack: Pack) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Phrases of a yes and of a no for a recognizer's closed set."""
    words = pack.section(ConsentWords)
    return expand_all(words.listen_yes), expand_all(words.listen_no)


def is_asked_for(heard: Heard, pack: Pack) -> bool:
    """Whether a yes counts where one is asked for once more: what sounds like another yes twice is likelier to be the
    same other word twice."""
    words = pack.section(ConsentWords).listen_again
    best = heard.hypotheses[0].phrase if heard.hypotheses else None
    return not (words and best and best.weighty) or best.text in expand_all(words)


def says_both(heard: Heard) -> bool:
    """Whether a no was heard nearly as well as the yes: then it is neither."""
    if heard.hypotheses and heard.hypotheses[0].band is Band.HIGH:
        return False
    return {"yes", "no"} <= {one.phrase.meaning for one in heard.hypotheses if one.band > Band.LOW}


def _judge(reply: str, pack: Pack) -> Stance:
    known = consent_phrases(pack)
    words = spelled_out(tidy_words(reply, pack, polite=True), pack)
    segments = known.segments(words)
    marks = {mark for mark, _ in segments}
    if Mark.UNSURE in marks or known.doubts(words):
        told = marks <= _SAYING_NOTHING | {Mark.UNSURE}
        return Stance("unsure", clear=told, certain=False)
    poles = _poles([mark for mark, _ in segments])
    says = set(poles)
    certain = marks.isdisjoint((Mark.HEDGE, Mark.LEANING_YES, Mark.LEANING_NO))
    conditional = Mark.CONDITION in marks or Mark.QUESTION in marks
    open_ended = conditional or Mark.UNEXPLAINED in marks
    lead, length = known.lead(words)
    if lead == "no" and open_ended and (fewer := known.without_request(segments)) != segments:
        says, certain = set(_poles([mark for mark, _ in fewer])), False
    if lead is not None and open_ended:
        rest = " ".join(words[length:])
        negated = not marks.isdisjoint((Mark.NOT, Mark.DENY))
        turned = says - {lead, "soft"} or (lead == "yes" and (conditional or negated))
        return Stance("unsure", certain=False, rest=rest) if turned else Stance(lead, certain=certain, rest=rest)
    if open_ended:
        agreed = says == {"yes"} and len(poles) > 1 and not conditional and Mark.NOT not in marks
        return Stance("yes", certain=False, rest=" ".join(words)) if agreed else Stance(None)
    match sorted(says):
        case ["yes"] | ["soft", "yes"]:
            return Stance("yes", clear=certain, certain=certain)
        case ["no"]:
            return Stance("no", clear=certain, certain=certain)
        case ["soft"]:
            return Stance("yes", certain=False)
        case []:
            return Stance(None) if certain else Stance("unsure", certain=False)
    return Stance("unsure", certain=False)


def _poles(marks: list[Mark]) -> list[Literal["yes", "no", "soft"]]:
    """Each phrase that leans somewhere, negations applied; "soft" is praise or a denied denial."""
    found: list[Literal["yes", "no", "soft"]] = []
    framed = negated = denied = False
    for mark in marks:
        match mark:
            case Mark.NOT:
                negated = True
            case Mark.DENY:
                found += ["no"] if denied else []
                denied = True
            case Mark.YES | Mark.NO | Mark.CONTRADICT if denied:
                found += ["no", "yes"] if mark is Mark.YES else ["no"] if mark is Mark.NO else ["no", "soft"]
                denied = False
            case Mark.AGREE | Mark.ASSENT | Mark.PRAISE | Mark.MATCH if denied:
                found.append("no")
                denied = False
            case Mark.FRAME | Mark.ELLIPSIS:
                framed = True
            case Mark.LEANING_YES:
                found.append("soft")
            case Mark.LEANING_NO:
                found.append("no")
            case Mark.NO:
                found.append("soft" if negated else "no")
                negated = False
            case Mark.CONTRADICT:
                found.append("soft" if negated else "no")
                negated = False
            case Mark.ASSENT if framed and "no" in found:
                pass
            case Mark.YES | Mark.AGREE | Mark.ASSENT:
                found.append("no" if negated else "yes")
                negated = False
            case Mark.PRAISE if negated:
                found.append("no")
                negated = False
            case Mark.PRAISE if "no" not in found:
                found.append("yes" if framed or "yes" in found else "soft")
            case Mark.MATCH if negated:
                found.append("no")
                negated = False
            case Mark.MATCH if framed and "no" not in found:
                found.append("yes")
            case _:
                pass
    if negated or denied:
        found.append("no")
    if not found and marks and (Mark.INTENSE in marks or marks[-1] is Mark.ELLIPSIS):
        found.append("yes")
    return found
