"""Reads a reply to a question for a number: every word of it must be explained, or there is no value."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from voice_elicit.form.fields import NumberField
from voice_elicit.form.validation import check_value
from voice_elicit.language.lexicon.numbers import NumberWords
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.amounts import Amount, amounts
from voice_elicit.understanding.hundredths import Hundredths, is_whole
from voice_elicit.understanding.measures import Measures
from voice_elicit.understanding.moment_words import moment_words
from voice_elicit.understanding.number_phrases import number_phrases
from voice_elicit.understanding.phrases import PhraseBook, Words
from voice_elicit.understanding.reading import Choose, Confirm, Nothing, Reading, Refused, Value
from voice_elicit.understanding.segments import cut, cut_otherwise
from voice_elicit.understanding.tidy import answers
from voice_elicit.understanding.written_numbers import plain_numerals, unglued
from voice_elicit.understanding.years import years

__all__ = ["number_phrases", "read_number"]

MOST_WORDS = 60
"""A longer reply is a story, not a number."""


@dataclass(frozen=True, slots=True)
class _Found:
    amount: Amount
    vague: bool = False
    unit: str = ""
    summed: bool = False


class _NumberRules:
    """The number section of one pack, ready to explain replies."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.amounts = amounts(pack)
        self.numerals = self.amounts.grammar
        words = pack.section(NumberWords)
        self.words = words
        self.passing = PhraseBook(words.passing)
        self.only_before = PhraseBook(words.only_before)
        self.never = PhraseBook(words.never)
        self.vague = PhraseBook(words.approximately)
        self.units = frozenset((*words.units, *words.hundredths))
        self.hundredths = Hundredths(words, self.amounts)
        self.meaningful = frozenset(words.meaningful)
        self.pronouns = frozenset(words.pronoun_before_one)
        self.one = frozenset(words.one)
        self.bound = frozenset(words.bound)
        self.the = frozenset(words.the)
        self.of: PhraseBook = PhraseBook(words.of)
        self.measures = Measures(words, self.amounts)
        self.year_labels = frozenset(words.year_labels)
        self.moments = moment_words(pack)

    def own_words(self, field: NumberField) -> frozenset[str]:
        """The words of the question itself, which a reply may repeat."""
        own = {unit for sign, unit in self.words.signs.items() if sign in f"{field.label} {field.description}"}
        for word in cut(f"{field.label} {field.description} {field.name.replace('_', ' ')}", self.pack):
            if word in self.meaningful or self.numerals.is_number_word(word):
                continue
            own.add(word)
            for suffix in self.words.plural_suffixes:
                own.add(word + suffix)
                own.add(word.removesuffix(suffix))
        own.discard("")
        return frozenset(own)


@lru_cache(maxsize=16)
def _rules(pack: Pack) -> _NumberRules:
    return _NumberRules(pack)


def read_number(reply: str, field: NumberField, pack: Pack) -> Reading:
    """The one number that explains the whole reply, judged by the limits of the field."""
    other = cut_otherwise(reply, pack)
    reading = _read(reply, field, pack)
    return reading if other is None else _either(reading, _read(" ".join(other), field, pack))


def _read(reply: str, field: NumberField, pack: Pack) -> Reading:
    rules = _rules(pack)
    written = plain_numerals(reply, rules.words.decimal_comma)
    if written is None:
        return Nothing(reply)
    own = rules.own_words(field)
    for words in _candidates(written, pack):
        found = _explain(words, own, rules)
        if found is not None:
            return _judge(found, reply, field, own, rules)
    for words in _candidates(written, pack):
        values = [_number(one) for one in rules.hundredths.pair(words, own)]
        allowed = tuple(one for one in values if check_value(field, one) is None)
        if allowed:
            return Choose(allowed) if len(allowed) > 1 else Confirm(allowed[0])
    return Nothing(reply)


def _either(reading: Reading, other: Reading) -> Reading:
    """Two ways to cut a reply that are two numbers are a question."""
    if not isinstance(reading, Value | Confirm):
        return other if isinstance(other, Value | Confirm) else reading
    if isinstance(other, Value | Confirm) and other.value != reading.value and "digits" not in other.flags:
        return Choose((reading.value, other.value), reading.flags)
    return reading


def _candidates(reply: str, pack: Pack) -> Iterator[Words]:
    for answer in answers(reply, pack):
        words = unglued(cut(answer, pack))
        if words and len(words) <= MOST_WORDS:
            yield words


def _explain(words: Words, own: frozenset[str], rules: _NumberRules) -> _Found | None:
    """The number, when it is the only one and all other words are known to leave it as it is."""
    total = rules.measures.total(words, own)
    if total is not None:
        return _Found(Amount(total[0]), summed=total[1])
    found = _walk(words, own, rules)
    if found is not None:
        return found
    if own & rules.year_labels:
        for year, end in years(rules.moments, words, 0):
            if end == len(words):
                return _Found(Amount(Fraction(year)))
    heard = tuple(rules.words.homophones.get(word, word) for word in words)
    if heard != words:
        parsed = rules.amounts.amount(heard, 0)
        if parsed and parsed[1] == len(heard) and not parsed[0].digits:
            return _Found(parsed[0], vague=len(heard) > 1)
    return None


def _walk(words: Words, own: frozenset[str], rules: _NumberRules) -> _Found | None:
    grammar = rules.numerals
    found: Amount | None = None
    article: Amount | None = None
    vague, unit, at, last_end = False, "", 0, 0
    while at < len(words):
        word = words[at]
        if rules.never.at(words, at) and not own & rules.measures.units.keys():
            return None
        approximate = rules.vague.at(words, at)
        if approximate and (approximate > 1 or not grammar.is_number_word(word)):
            vague, at = True, at + approximate
            continue
        parsed = _number_at(words, at, rules)
        if parsed:
            amount, end = parsed
            after_number = end
            if _is_article(words, at, end, own, rules):
                article, at = amount, end
                continue
            if found is not None and (found.value != amount.value or at == last_end):
                return None
            if _is_pronoun(words, at, end, rules) or _is_left_over(words, at, amount, rules):
                return None
            if amount.ordinal and not _stands_alone(words, at, end, own, rules):
                return None
            if end < len(words) and words[end] in rules.units:
                unit, end = words[end], end + 1
                if not amount.ordinal and not amount.digits and is_whole(amount.value):
                    part = rules.hundredths.behind(words, end)
                    if part:
                        if part.end < len(words) and words[part.end] in rules.units:
                            return None
                        amount, end = Amount(amount.value + part.value), part.end
                        vague, after_number = vague or not part.certain, part.end
            elif after_number == at + 1 and word in rules.bound:
                vague = True
            elif found is None and at and words[at - 1] in rules.hundredths.named:
                vague = True  # "Euro fünfzig" may be one and a half.
            found, at, last_end = amount, end, after_number
            continue
        if grammar.is_number_word(word) and not (found is not None and word in rules.units):
            return None
        after = rules.only_before.skip(words, at) if found is None else at
        after = max(after, rules.passing.skip(words, at))
        if after == at and (word in own or (word in rules.units)):
            after = at + 1
        if after == at:
            return None
        at = after
    if found is None and article is not None:
        found, vague = article, True
    if found is None or words[-1] in grammar.joiners or words[-1] in rules.words.of:
        return None
    return _Found(found, vague, unit)


def _number_at(words: Words, at: int, rules: _NumberRules) -> tuple[Amount, int] | None:
    word = words[at]
    if word in rules.numerals.articles and "".join(words[at + 1 : at + 2]) in rules.hundredths.named:
        return Amount(Fraction(1)), at + 1
    if word.startswith("-") and len(word) > 1:
        bare = (word[1:], *words[at + 1 :])
        parsed = rules.amounts.amount(bare, 0)
        if parsed and not parsed[0].ordinal and not parsed[0].digits:
            return Amount(-parsed[0].value), at + parsed[1]
        return None
    if word in rules.numerals.zero_letters:
        digits, end = rules.numerals.digits(words, at)
        return (Amount(Fraction(int(digits[:18])), digits=digits), end) if len(digits) > 1 else None
    return rules.amounts.amount(words, at)


def _is_pronoun(words: Words, at: int, end: int, rules: _NumberRules) -> bool:
    if end - at != 1 or words[at] not in rules.one:
        return False
    before = words[at - 1] if at else ""
    following = words[end] if end < len(words) else ""
    return before in rules.pronouns or following in rules.words.of


def _is_article(words: Words, at: int, end: int, own: frozenset[str], rules: _NumberRules) -> bool:
    """`ein Tisch für vier`: a word for one that is an article as well, with nothing behind it that is counted."""
    if end - at != 1 or end >= len(words) or words[at] not in rules.one or words[at] not in rules.numerals.articles:
        return False
    behind, grammar = words[end], rules.numerals
    return not (behind in rules.units or behind in own or behind in grammar.joiners or grammar.is_number_word(behind))


def _is_left_over(words: Words, at: int, amount: Amount, rules: _NumberRules) -> bool:
    """`an hour and a half`: the half belongs to what stands before it."""
    return at > 0 and words[at - 1] in rules.numerals.joiners and 0 < amount.value < 1


def _stands_alone(words: Words, at: int, end: int, own: frozenset[str], rules: _NumberRules) -> bool:
    before = words[:at]
    after = words[end:]
    return all(word in rules.the for word in before) and all(word in own for word in after)


def _judge(found: _Found, reply: str, field: NumberField, own: frozenset[str], rules: _NumberRules) -> Reading:
    if not rules.measures.fits(found.unit, own):
        return Nothing(reply)
    value = rules.measures.converted(found.amount.value, found.unit, own)
    if value is None:
        return Nothing(reply)
    flags: list[str] = []
    if value != found.amount.value or found.summed:
        flags.append("converted")
    if found.amount.digits:
        flags.append("digits")
    if found.vague:
        flags.append("approximate")
    ask = bool(flags)
    number = _number(value)
    problem = check_value(field, number)
    if problem:
        return Refused(problem, number)
    if rules.words.teens_like_tens and _has_twin(value, field):
        flags.append("teen-ty")
    return Confirm(number, tuple(flags)) if ask else Value(number, tuple(flags))


def _number(value: Fraction) -> int | float:
    return int(value) if value.denominator == 1 else float(value)


def _has_twin(value: Fraction, field: NumberField) -> bool:
    """Thirteen and thirty sound alike: does the question allow both?"""
    if value.denominator != 1:
        return False
    size = abs(int(value))
    rest = size % 100
    if 13 <= rest <= 19:
        twin = size - rest + (rest - 10) * 10
    elif rest % 10 == 0 and rest >= 30:
        twin = size - rest + rest // 10 + 10
    else:
        return False
    return check_value(field, twin if value > 0 else -twin) is None
