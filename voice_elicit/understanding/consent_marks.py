"""The phrases of consent in a reply, each with what it leans to. What they say together is `consent`'s to judge."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import lru_cache
from typing import Literal

from voice_elicit.language.lexicon.consent import ConsentWords
from voice_elicit.language.lexicon.numbers import NumberWords
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.phrases import PhraseBook, Words
from voice_elicit.understanding.tidy import spelled_out

__all__ = ["ConsentPhrases", "Mark", "consent_phrases"]


class Mark(Enum):
    YES = "yes"
    NO = "no"
    AGREE = "agree"
    PRAISE = "praise"
    CONTRADICT = "contradict"
    MATCH = "match"
    NOT = "not"
    DENY = "deny"
    """A no alone or at a pause, a negation in front of what agrees: `no` of `no es correcto`."""
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


class ConsentPhrases:
    """The consent section of one pack, ready for look-up; of several matches the longest counts."""

    def __init__(self, pack: Pack) -> None:
        words = pack.section(ConsentWords)
        self._pack = pack
        self.marks: dict[Words, Mark] = {}
        """Later entries yield to earlier ones: a phrase that is a no is not also a frame."""
        for templates, mark in (
            (words.unsure, Mark.UNSURE),
            (words.leaning_yes, Mark.LEANING_YES),
            (words.leaning_no, Mark.LEANING_NO),
            (words.hedges, Mark.HEDGE),
            (words.no, Mark.NO),
            (words.yes, Mark.YES),
            (words.agreeing, Mark.AGREE),
            (words.praising, Mark.PRAISE),
            (words.contradicting, Mark.CONTRADICT),
            (words.negations, Mark.NOT),
            (words.conditions, Mark.CONDITION),
            (words.questions, Mark.QUESTION),
            (words.ellipses, Mark.ELLIPSIS),
            (words.frames, Mark.FRAME),
            (words.neutral, Mark.NEUTRAL),
            (words.matching, Mark.MATCH),
        ):
            for phrase in self._phrases(templates):
                self.marks.setdefault(phrase, mark)
        for phrase in self._phrases(words.no) & self._phrases(words.negations):
            self.marks[phrase] = Mark.DENY
        for phrase in self._phrases(words.yes) & self._phrases(words.neutral):
            self.marks[phrase] = Mark.INTENSE
        for phrase in self._phrases(words.yes) & self._phrases(words.praising):
            self.marks[phrase] = Mark.ASSENT
        self.longest = max(map(len, self.marks))
        self.adverbs = frozenset(words.adverbs)
        self.unsure = self._phrases(words.unsure)
        self.longest_unsure = max(map(len, self.unsure))
        self.doubtful = self._phrases(words.doubtful_yes)
        self.amiss = self._phrases(words.doubtful_no)
        self.leading_yes = self._phrases(words.leading_yes)
        self.leading_no = self._phrases(words.leading_no)
        self.requests = self._phrases(words.requests_behind)
        count = pack.section(NumberWords)
        self.bound, self.counters = frozenset(count.bound), frozenset(count.bound_units)

    def _phrases(self, templates: Iterable[str]) -> frozenset[Words]:
        return frozenset(spelled_out(phrase, self._pack) for phrase in PhraseBook(templates).phrases)

    def segments(self, words: Words) -> list[tuple[Mark, Words]]:
        """The reply cut into the longest known phrases, left to right; other words are unexplained."""
        found: list[tuple[Mark, Words]] = []
        at = 0
        while at < len(words):
            for length in range(0 if self._counts(words, at) else min(self.longest, len(words) - at), 0, -1):
                phrase = words[at : at + length]
                mark = self.marks.get(phrase)
                if mark is not None:
                    found.append((mark, phrase))
                    at += length
                    break
            else:
                found.append((Mark.UNEXPLAINED, words[at : at + 1]))
                at += 1
        return [
            (Mark.UNEXPLAINED if self._loose(found[:place], mark, phrase) else mark, phrase)
            for place, (mark, phrase) in enumerate(found)
        ]

    def _counts(self, words: Words, at: int) -> bool:
        """Whether a word is a number in front of what it counts: `네` is yes, and four in `네 개`."""
        return words[at] in self.bound and at + 1 < len(words) and words[at + 1] in self.counters

    def _loose(self, before: list[tuple[Mark, Words]], mark: Mark, phrase: Words) -> bool:
        """Whether a phrase that needs a frame has none: "the address" alone says nothing."""
        carried = (Mark.FRAME, Mark.ELLIPSIS, Mark.NOT, Mark.DENY, Mark.AGREE)
        return mark is Mark.MATCH and len(phrase) > 1 and not any(one in carried for one, _ in before)

    def without_request(self, segments: list[tuple[Mark, Words]]) -> list[tuple[Mark, Words]]:
        """Less a last phrase that asks for what is unexplained in front of it: `해 주세요` of `세 개로 해 주세요`."""
        asks = len(segments) > 1 and segments[-1][1] in self.requests and segments[-2][0] is Mark.UNEXPLAINED
        return segments[:-1] if asks else segments

    def doubts(self, words: Words) -> bool:
        """Whether, adverbs aside, an "I don't know" is in it."""
        thin = tuple(word for word in words if word not in self.adverbs)
        spans = range(1, self.longest_unsure + 1)
        return any(thin[at : at + span] in self.unsure for at in range(len(thin)) for span in spans)

    def lead(self, words: Words) -> tuple[Literal["yes", "no"] | None, int]:
        """The plain yes or no a reply begins with, and how many words that takes."""
        start = 0
        while start < len(words) and self.marks.get(words[start : start + 1]) is Mark.NEUTRAL:
            start += 1
        if start < len(words) and self._counts(words, start):
            return None, 0
        for length in range(min(self.longest, len(words) - start), 0, -1):
            phrase = words[start : start + length]
            if phrase in self.leading_yes:
                return "yes", start + length
            if phrase in self.leading_no:
                return "no", start + length
        return None, 0


@lru_cache(maxsize=8)
def consent_phrases(pack: Pack) -> ConsentPhrases:
    return ConsentPhrases(pack)
