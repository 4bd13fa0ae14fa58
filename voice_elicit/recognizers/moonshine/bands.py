"""What the evidence is worth: taken at once, asked back, or not used. The numbers are data, the rule is here.

The gain alone decides most of it; how the model would have written the sound freely, and how strongly common
words that answer nothing fit, decide the rest. No engine here: the rule can be read and tested by itself.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import log

from voice_elicit.ports import Band, Hypothesis, Phrase

__all__ = ["Evidence", "Gain", "Thresholds", "agree", "is_final", "is_noise", "judge", "judge_text"]


@dataclass(frozen=True, slots=True)
class Gain:
    """How well the sound explains one meaning, by the best of its phrases."""

    phrase: Phrase
    value: float
    """Nats; see `scorer`."""
    behind: float = 0.0
    """Nats by which the free transcript explains the sound better."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """All that one recording tells."""

    text: str
    """Free transcript."""
    mean: float
    """Its log-probability a token."""
    gains: tuple[Gain, ...]
    """Best first, one a meaning; those out of reach are left out."""
    decoy: float
    """Gain of the best word that answers nothing; only rejects what cannot be undone, since elsewhere it costs
    more right answers than wrong ones."""
    spelled: frozenset[str]
    """Meanings of which the free transcript is a phrase, word for word."""
    imagined: bool
    """The free transcript is what the model writes where nobody speaks."""
    final: bool
    """A phrase that cannot be undone was among those asked for: a read-back."""
    noisy: bool
    """The recording is."""
    options: int = 0
    """How many things could be chosen: meanings that may be carried."""


@dataclass(frozen=True, slots=True)
class Thresholds:
    """Nats a gain needs. `benchmarks/recognizer.py` measures what they let through."""

    take: float = 1.15
    """HIGH."""
    agreement: float = 0.4
    """What it is worth when the free transcript is the phrase word for word."""
    noise: float = 0.05
    """What HIGH needs more then."""
    beside: float = 0.9
    """HIGH for the other phrases of a read-back, noisy or not: taking them wrongly sends nothing."""
    ask: float = -1.5
    """MIDDLE: worth "Medium, right?"."""
    choose: float = -1.25
    """HIGH for the only option of a choice..."""
    crowd: float = 0.7
    """...and what it takes more each time the options are e times as many: so much likelier is one that merely sounds
    like what was said. HIGH for one of 4: -.3, of 12: .5, of 50: 1.5, of 1,000: 3.6."""
    noise_choose: float = 0.5
    """What it takes more in a noisy recording."""
    letter: float = 0.15
    """What each letter of an option's name is worth: few other words are like a long one..."""
    short: int = 5
    """...from the one after these on..."""
    long: int = 12
    """...to this one."""
    ahead: float = 1.5
    """By what an option must be better than the next; else "A or B?"."""
    offer: float = 2.0
    """What an option may be below HIGH to be MIDDLE, where that is below `ask`."""
    text: float = -0.8
    """Log-probability a token of the free transcript; below, it is right in one case of seven."""
    many: int = 100
    """Options from which on some word that is none is nearly always like one, so that the transcript counts more:"""
    sure: float = -0.2
    """one this sure..."""
    otherwise: float = 2.5
    """...that an option is so far behind says something else, and the option is asked back;"""
    text_of_many: float = -0.55
    """and what `text` is then: a doubtful transcript is an option by accident."""
    weighty: float = 1.5
    """HIGH for a phrase that cannot be undone, and only if the free transcript says the same."""
    row: float = -1.0
    """Nats a token by which a row of phrases may lie under the free transcript. Of 120 human recordings of anything
    else all but two lie under -1.1."""
    rare_row: float = -0.6
    """The same of an alphabet, freed of the model's habits. Of 84 names spelled by seven synthetic voices at 10 dB all
    right rows lie above; of 33 sounds that are no letters all but four lie under it."""


def judge(evidence: Evidence, thresholds: Thresholds) -> tuple[Hypothesis, ...]:
    """One hypothesis a meaning, best first; LOW ones stay, for the trace."""
    ranked = sorted(
        evidence.gains, key=lambda gain: -(_worth(gain, evidence, thresholds) if gain.phrase.carried else gain.value)
    )
    rival = next((_worth(gain, evidence, thresholds) for gain in ranked[1:] if gain.phrase.carried), None)
    alone = rival is None or _worth(ranked[0], evidence, thresholds) - rival >= thresholds.ahead
    return tuple(
        Hypothesis(gain.phrase, gain.value, _band(gain, evidence, thresholds, first=place == 0, alone=alone))
        for place, gain in enumerate(ranked)
    )


def is_noise(evidence: Evidence, hypotheses: tuple[Hypothesis, ...]) -> bool:
    """Whether there is nothing to go on: no words that were not imagined, and no phrase that fits well."""
    return evidence.imagined and not (hypotheses and hypotheses[0].band is Band.HIGH)


def is_final(hypotheses: tuple[Hypothesis, ...]) -> bool:
    """Whether the best would be taken at once and could not be undone: worth another look."""
    return bool(hypotheses) and hypotheses[0].phrase.weighty and hypotheses[0].band is Band.HIGH


def agree(first: tuple[Hypothesis, ...], other: tuple[Hypothesis, ...]) -> tuple[Hypothesis, ...]:
    """The first look; its best stays HIGH only if the other look has it HIGH too."""
    same = bool(other) and other[0].phrase.meaning == first[0].phrase.meaning and other[0].band is Band.HIGH
    return first if same else (replace(first[0], band=Band.MIDDLE), *first[1:])


def judge_text(evidence: Evidence, thresholds: Thresholds) -> Band:
    """Trust in the free transcript as such; never HIGH, for even the surest tenth holds wrong words."""
    least = thresholds.text_of_many if evidence.options >= thresholds.many else thresholds.text
    return Band.MIDDLE if evidence.mean >= least else Band.LOW


def _worth(gain: Gain, evidence: Evidence, thresholds: Thresholds) -> float:
    worth = gain.value + thresholds.agreement * (gain.phrase.meaning in evidence.spelled)
    if gain.phrase.carried:
        worth += thresholds.letter * (
            min(max(len(gain.phrase.text), thresholds.short), thresholds.long) - thresholds.short
        )
    return worth


def _option_band(gain: Gain, evidence: Evidence, thresholds: Thresholds, *, best: bool) -> Band:
    """`best`: clearly ahead of all others."""
    take = thresholds.choose + thresholds.crowd * log(evidence.options)
    if evidence.imagined:
        take = max(take, thresholds.take)
    take += thresholds.noise_choose * evidence.noisy
    worth = _worth(gain, evidence, thresholds)
    if worth < min(thresholds.ask, take - thresholds.offer):
        return Band.LOW
    denied = (
        evidence.options >= thresholds.many and evidence.mean >= thresholds.sure and gain.behind >= thresholds.otherwise
    )
    return Band.HIGH if best and not denied and worth >= take else Band.MIDDLE


def _band(gain: Gain, evidence: Evidence, thresholds: Thresholds, *, first: bool, alone: bool) -> Band:
    if gain.phrase.carried:
        return _option_band(gain, evidence, thresholds, best=first and alone)
    spelled = gain.phrase.meaning in evidence.spelled
    if gain.value < thresholds.ask:
        return Band.LOW
    if not gain.phrase.weighty:
        take = thresholds.take + thresholds.noise * evidence.noisy
        if evidence.final:
            take = thresholds.beside
        certain = _worth(gain, evidence, thresholds) >= take
    elif evidence.decoy > gain.value and not spelled:
        return Band.LOW
    else:
        certain = spelled and gain.value >= thresholds.weighty
    return Band.HIGH if certain and first else Band.MIDDLE
