"""Yes, no, or neither: every word of a reply gets a mark, and the marks decide together.

The strict reading serves the read-back, where only a clear yes may send: one unexplained word, one hedge,
one condition, and it is none. The lenient one serves yes/no questions, where what follows a plain yes or no
("yes i want one", "no i have my own") explains it, as long as nothing in it points the other way.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Literal

from voice_elicit.language.lexicon.consent import ConsentWords
from voice_elicit.language.pack import Pack
from voice_elicit.language.templates import expand_all
from voice_elicit.ports import Band, Heard
from voice_elicit.understanding.commands import read_command
from voice_elicit.understanding.phrases import PhraseBook, Words
from voice_elicit.understanding.tidy import corrected, spelled_out, tidy_words

__all__ = ["Consent", "Stance", "is_plain_answer", "listen_words", "read_consent", "read_stance"]

Consent = Literal["yes", "no", "unsure"]


class _Mark(Enum):
    YES = "yes"
    NO = "no"
    AGREE = "agree"
    PRAISE = "praise"
    CONTRADICT = "contradict"
    MATCH = "match"
    NOT = "not"
    FRAME = "frame"
    NEUTRAL = "neutral"
    INTENSE = "intense"
    """A yes alone, mere emphasis beside anything else: `definitely`."""
    ASSENT = "assent"
    """A yes alone, mere praise behind a frame: `okay`."""
    ELLIPSIS = "ellipsis"
    HEDGE = "hedge"
    LEANING_YES = "leaning yes"
    LEANING_NO = "leaning no"
    UNSURE = "unsure"
    CONDITION = "condition"
    QUESTION = "question"
    UNEXPLAINED = "unexplained"


_SAYING_NOTHING = frozenset({_Mark.NEUTRAL, _Mark.FRAME, _Mark.HEDGE, _Mark.ELLIPSIS, _Mark.NOT, _Mark.INTENSE})
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


class _Consent:
    """The consent section of one pack, ready for look-up; of several matches the longest counts."""

    def __init__(self, pack: Pack) -> None:
        words = pack.section(ConsentWords)
        self._pack = pack
        self.marks: dict[Words, _Mark] = {}
        """Later entries yield to earlier ones: a phrase that is a no is not also a frame."""
        for templates, mark in (
            (words.unsure, _Mark.UNSURE),
            (words.leaning_yes, _Mark.LEANING_YES),
            (words.leaning_no, _Mark.LEANING_NO),
            (words.hedges, _Mark.HEDGE),
            (words.no, _Mark.NO),
            (words.yes, _Mark.YES),
            (words.agreeing, _Mark.AGREE),
            (words.praising, _Mark.PRAISE),
            (words.contradicting, _Mark.CONTRADICT),
            (words.negations, _Mark.NOT),
            (words.conditions, _Mark.CONDITION),
            (words.questions, _Mark.QUESTION),
            (words.ellipses, _Mark.ELLIPSIS),
            (words.frames, _Mark.FRAME),
            (words.neutral, _Mark.NEUTRAL),
            (words.matching, _Mark.MATCH),
        ):
            for phrase in self._phrases(templates):
                self.marks.setdefault(phrase, mark)
        for phrase in self._phrases(words.yes) & self._phrases(words.neutral):
            self.marks[phrase] = _Mark.INTENSE
        for phrase in self._phrases(words.yes) & self._phrases(words.praising):
            self.marks[phrase] = _Mark.ASSENT
        self.longest = max(map(len, self.marks))
        self.adverbs = frozenset(words.adverbs)
        self.unsure = self._phrases(words.unsure)
        self.longest_unsure = max(map(len, self.unsure))
        self.doubtful = self._phrases(words.doubtful_yes)
        self.leading_yes = self._phrases(words.leading_yes)
        self.leading_no = self._phrases(words.leading_no)

    def _phrases(self, templates: list[str]) -> frozenset[Words]:
        return frozenset(spelled_out(phrase, self._pack) for phrase in PhraseBook(templates).phrases)

    def segments(self, words: Words) -> list[tuple[_Mark, Words]]:
        """The reply cut into the longest known phrases, left to right; other words are unexplained."""
        found: list[tuple[_Mark, Words]] = []
        at = 0
        while at < len(words):
            for length in range(min(self.longest, len(words) - at), 0, -1):
                phrase = words[at : at + length]
                mark = self.marks.get(phrase)
                if mark is not None:
                    found.append((mark, phrase))
                    at += length
                    break
            else:
                found.append((_Mark.UNEXPLAINED, words[at : at + 1]))
                at += 1
        return [
            (_Mark.UNEXPLAINED if self._loose(found[:place], mark, phrase) else mark, phrase)
            for place, (mark, phrase) in enumerate(found)
        ]

    def _loose(self, before: list[tuple[_Mark, Words]], mark: _Mark, phrase: Words) -> bool:
        """Whether a phrase that needs a frame has none: "the address" alone says nothing."""
        carried = (_Mark.FRAME, _Mark.ELLIPSIS, _Mark.NOT, _Mark.AGREE)
        return mark is _Mark.MATCH and len(phrase) > 1 and not any(one in carried for one, _ in before)

    def doubts(self, words: Words) -> bool:
        """Whether, adverbs aside, an "I don't know" is in it."""
        thin = tuple(word for word in words if word not in self.adverbs)
        spans = range(1, self.longest_unsure + 1)
        return any(thin[at : at + span] in self.unsure for at in range(len(thin)) for span in spans)

    def lead(self, words: Words) -> tuple[Literal["yes", "no"] | None, int]:
        """The plain yes or no a reply begins with, and how many words that takes."""
        start = 0
        while start < len(words) and self.marks.get(words[start : start + 1]) is _Mark.NEUTRAL:
            start += 1
        for length in range(min(self.longest, len(words) - start), 0, -1):
            phrase = words[start : start + length]
            if phrase in self.leading_yes:
                return "yes", start + length
            if phrase in self.leading_no:
                return "no", start + length
        return None, 0


@lru_cache(maxsize=8)
def _consent(pack: Pack) -> _Consent:
    return _Consent(pack)


def read_consent(heard: Heard | str, pack: Pack) -> Consent | None:
    """The strict reading, for the read-back and every other question where a yes cannot be undone.

    "yes" only when the whole reply is nothing but a yes; None when it is about something else. Of a `Heard`
    a yes needs a HIGH closed hypothesis, or HIGH text (typed), and nothing in the text that says otherwise.
    """
    if isinstance(heard, str):
        return _strict(heard, pack)
    best = heard.hypotheses[0] if heard.hypotheses else None
    text = _strict(heard.text, pack) if heard.text else None
    if heard.text and heard.text_band is Band.HIGH:
        return text
    if best is not None and best.band is Band.HIGH:
        closed = _strict(best.phrase.text, pack)
        if closed == "yes" and heard.text and text != "yes":
            return "unsure" if text is not None else None
        return closed
    return "unsure" if text == "yes" else text


def _strict(reply: str, pack: Pack) -> Consent | None:
    stance = read_stance(reply, pack)
    if stance.says in ("yes", "no") and not stance.clear:
        return None if stance.rest else "unsure"
    if stance.says == "yes":
        words = tidy_words(reply, pack)
        if words in _consent(pack).doubtful or read_command(reply, pack) is not None:
            return "unsure"
    return stance.says


def is_plain_answer(reply: str, pack: Pack) -> Literal["yes", "no"] | None:
    """Whether the reply is a bare yes or no word, for questions where "great" or "wrong" may be an answer."""
    words = spelled_out(tidy_words(reply, pack), pack)
    says, length = _consent(pack).lead(words)
    return says if says is not None and length == len(words) else None


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
    return _plain_phrases(words.listen_yes), _plain_phrases(words.listen_no)


def _plain_phrases(templates: list[str]) -> tuple[str, ...]:
    return expand_all(templates)


def _judge(reply: str, pack: Pack) -> Stance:
    known = _consent(pack)
    words = spelled_out(tidy_words(reply, pack, polite=True), pack)
    segments = known.segments(words)
    marks = {mark for mark, _ in segments}
    if _Mark.UNSURE in marks or known.doubts(words):
        told = marks <= _SAYING_NOTHING | {_Mark.UNSURE}
        return Stance("unsure", clear=told, certain=False)
    poles = _poles([mark for mark, _ in segments])
    says = set(poles)
    certain = marks.isdisjoint((_Mark.HEDGE, _Mark.LEANING_YES, _Mark.LEANING_NO))
    conditional = _Mark.CONDITION in marks or _Mark.QUESTION in marks
    open_ended = conditional or _Mark.UNEXPLAINED in marks
    lead, length = known.lead(words)
    if lead is not None and open_ended:
        rest = " ".join(words[length:])
        turned = says - {lead, "soft"} or (lead == "yes" and (conditional or _Mark.NOT in marks))
        return Stance("unsure", certain=False, rest=rest) if turned else Stance(lead, certain=certain, rest=rest)
    if open_ended:
        agreed = says == {"yes"} and len(poles) > 1 and not conditional and _Mark.NOT not in marks
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


def _poles(marks: list[_Mark]) -> list[Literal["yes", "no", "soft"]]:
    """Each phrase that leans somewhere, negations applied; "soft" is praise or a denied denial."""
    found: list[Literal["yes", "no", "soft"]] = []
    framed = negated = False
    for mark in marks:
        match mark:
            case _Mark.NOT:
                negated = True
            case _Mark.FRAME | _Mark.ELLIPSIS:
                framed = True
            case _Mark.LEANING_YES:
                found.append("soft")
            case _Mark.LEANING_NO:
                found.append("no")
            case _Mark.NO:
                found.append("soft" if negated else "no")
                negated = False
            case _Mark.CONTRADICT:
                found.append("soft" if negated else "no")
                negated = False
            case _Mark.ASSENT if framed and "no" in found:
                pass
            case _Mark.YES | _Mark.AGREE | _Mark.ASSENT:
                found.append("no" if negated else "yes")
                negated = False
            case _Mark.PRAISE if negated:
                found.append("no")
                negated = False
            case _Mark.PRAISE if "no" not in found:
                found.append("yes" if framed or "yes" in found else "soft")
            case _Mark.MATCH if negated:
                found.append("no")
                negated = False
            case _Mark.MATCH if framed and "no" not in found:
                found.append("yes")
            case _:
                pass
    if negated:
        found.append("no")
    if not found and marks and (_Mark.INTENSE in marks or marks[-1] is _Mark.ELLIPSIS):
        found.append("yes")
    return found
