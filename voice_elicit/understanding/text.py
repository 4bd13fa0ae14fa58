"""Reads a reply to a question for text: formats, digits, codes, spelling, or the words themselves."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from functools import lru_cache

from voice_elicit.form.fields import TextField
from voice_elicit.form.formats import matches_pattern
from voice_elicit.form.validation import check_value
from voice_elicit.language.lexicon.text import TextWords
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.contacts import has_address_words, read_contact
from voice_elicit.understanding.digits import read_code, read_digits
from voice_elicit.understanding.moments import read_moment
from voice_elicit.understanding.patterns import fitted
from voice_elicit.understanding.phrases import PhraseBook, Words
from voice_elicit.understanding.reading import Choose, Confirm, Nothing, Reading, Refused, Value
from voice_elicit.understanding.segments import cut, without_ending
from voice_elicit.understanding.spelling import spelled
from voice_elicit.understanding.tidy import answers, withdrawn
from voice_elicit.understanding.words import tokens

__all__ = ["is_address_field", "is_code_field", "is_digit_field", "is_digits", "is_no_address", "read_text"]

MOST_LABELS = 512
"""Carriers are kept for so many questions; hosts ask the same ones again."""
LONG = 4
"""Words from which on a reply is a sentence to be kept, not an answer with politeness around it."""
FEWEST_DIGITS = 3
"""So many digits in a row are a number to dial or a code, whatever the label says."""


class _TextRules:
    """The text section of one pack."""

    def __init__(self, pack: Pack) -> None:
        words = pack.section(TextWords)
        self.email_labels = frozenset(words.email_labels)
        self.digit_labels = frozenset(words.digit_labels)
        self.code_labels = frozenset(words.code_labels)
        self.name_labels = frozenset(words.name_labels)
        self.names = PhraseBook(words.name_carriers)
        self.dictation = PhraseBook(words.dictation_carriers)
        self._templates = words.label_carriers
        self._pack = pack
        self._by_label: dict[Words, PhraseBook] = {}

    def carriers(self, field: TextField) -> tuple[PhraseBook, ...]:
        """What may stand in front of an answer to this question."""
        label = cut(field.label, self._pack)
        if label not in self._by_label:
            if len(self._by_label) > MOST_LABELS:
                self._by_label.clear()
            plain = " ".join(word for word in label if word.isalnum())
            filled = [template.replace("{label}", plain) for template in self._templates] if plain else []
            self._by_label[label] = PhraseBook(filled)
        books = (self._by_label[label], self.dictation)
        return (*books, self.names) if self.name_labels & _field_words(field) else books


@lru_cache(maxsize=16)
def _rules(pack: Pack) -> _TextRules:
    return _TextRules(pack)


def _field_words(field: TextField) -> frozenset[str]:
    return frozenset(tokens(f"{field.label} {field.name.replace('_', ' ').replace('-', ' ')}"))


def is_digit_field(field: TextField, pack: Pack) -> bool:
    """The question asks for digits: a phone number, a zip code."""
    if field.pattern is not None and matches_pattern(field.pattern, "a"):
        return bool(_rules(pack).digit_labels & _field_words(field))
    if field.pattern is not None:
        sizes = range(1, 21)
        return any(matches_pattern(field.pattern, "0123456789"[:n] * (1 + n // 11)) for n in sizes)
    return bool(_rules(pack).digit_labels & _field_words(field))


def is_address_field(field: TextField, pack: Pack) -> bool:
    """The question asks for an e-mail or web address, by its format or by its words."""
    if field.format is not None:
        return field.format in ("email", "uri")
    return field.pattern is None and bool(_rules(pack).email_labels & _field_words(field))


def is_digits(text: str) -> bool:
    """A number as it is written to be dialled."""
    return text.replace(" ", "").replace("-", "").isdigit()


def is_no_address(reading: Reading, field: TextField, pack: Pack) -> bool:
    """A text where the label asks for a mail address: after "maria at example dot org, right?" an "I know" is no other
    one, but more likely a no."""
    if not isinstance(reading, Value | Confirm) or not is_address_field(field, pack):
        return False
    return "@" not in str(reading.value)


def is_code_field(field: TextField, pack: Pack) -> bool:
    """The question asks for something without spaces that is said character by character."""
    words = _field_words(field)
    if is_digit_field(field, pack) or _rules(pack).code_labels & words:
        return True
    if field.pattern is None:
        return False
    return not matches_pattern(field.pattern, "two words") and not matches_pattern(field.pattern, "word")


def read_text(reply: str, field: TextField, pack: Pack, now: datetime) -> Reading:
    """What the reply is for this question; `now` is the person's local time."""
    match field.format:
        case "date" | "time" | "date-time":
            return read_moment(reply, field, pack, now)
        case "email" | "uri":
            return read_contact(reply, field, pack)
        case None:
            return _read_address(reply, field, pack) or _read_plain(reply, field, pack)


def _read_address(reply: str, field: TextField, pack: Pack) -> Reading | None:
    """An e-mail address where only the question's words ask for one. It is always asked back, as any is; what is none
    may be what the server wants all the same, and is asked back too, unless it was meant to be one and is misheard."""
    if not is_address_field(field, pack):
        return None
    reading = read_contact(reply, replace(field, format="email"), pack)
    match reading:
        case Value(value=value, flags=flags) | Confirm(value=value, flags=flags) if check_value(field, value) is None:
            return Confirm(value, flags)
        case Choose():
            return reading
        case _ if has_address_words(reply, pack):
            return Nothing(reply)
        case _:
            plain = _read_plain(reply, field, pack)
            return Confirm(plain.value, plain.flags) if isinstance(plain, Value) else plain


def _read_plain(reply: str, field: TextField, pack: Pack) -> Reading:
    if not tokens(reply) or withdrawn(reply, pack):
        return Nothing(reply)
    said = _said(reply, field, pack)
    if field.pattern is not None:
        said += _to_pattern(said, field.pattern)
    for text, flags in said:
        if check_value(field, text) is None:
            return Confirm(text, flags) if flags else Value(text)
    if not said:
        return Nothing(reply)
    text = said[0][0]
    problem = check_value(field, text)
    return Refused(problem, text) if problem else Nothing(reply)


def _said(reply: str, field: TextField, pack: Pack) -> list[tuple[str, tuple[str, ...]]]:
    """What the reply may be, the likeliest first, each with what must be read back about it."""
    found: list[tuple[str, tuple[str, ...]]] = []
    candidates = _uncarried(answers(reply, pack), field, pack)
    code = is_code_field(field, pack)
    # Hesitation looks like letters and digits ("oh", "a a"), so what is spelled whole is left as it is.
    exact = (reply, *candidates)
    for answer in exact:
        digits = read_digits(answer, pack)
        if digits and (code or _many_digits(digits, answer)):
            found.append((digits, ("digits",)))
            break
    letters = next((one for answer in exact if (one := spelled(answer, pack))), None)
    if letters and letters.pieces > 1:
        found += [(text, ("spelled",)) for text in _cases(letters.text)]
    if code:
        for answer in exact:
            if text := read_code(answer, pack):
                found += [(one, ("spelled",)) for one in _cases(text)]
                break
    free = _own_words(reply, candidates[0]) if candidates else ""
    if len(free.split()) < LONG:
        free = without_ending(free, pack)
    if free:
        found.append((free, ()))
        if code:
            found += [(text, ("spelled",)) for text in _cases(free.replace(" ", ""))]
    return list(dict.fromkeys(found))


def _to_pattern(said: list[tuple[str, tuple[str, ...]]], pattern: str) -> list[tuple[str, tuple[str, ...]]]:
    """With the separators and the case the pattern wants."""
    fits = [(fitted(text.replace(" ", ""), pattern), flags) for text, flags in said]
    return [(text, flags or ("spelled",)) for text, flags in fits if text]


def _uncarried(candidates: tuple[str, ...], field: TextField, pack: Pack) -> tuple[str, ...]:
    """The literal answer without a carrier of this question; the more stripped ones only for codes."""
    found: list[str] = []
    for answer in candidates:
        words = cut(answer, pack)
        at = 0
        for book in _rules(pack).carriers(field):
            after = book.skip(words, at)
            at = after if after < len(words) else at
        found.append(" ".join(words[at:]))
    return tuple(dict.fromkeys(found))


def _many_digits(digits: str, answer: str) -> bool:
    return len(digits) >= FEWEST_DIGITS and len(answer.split()) >= FEWEST_DIGITS


def _cases(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys((text, text.upper(), text.lower(), text.capitalize())))


def _own_words(reply: str, answer: str) -> str:
    """The answer as it was written: `um, Ada please.` -> `Ada`."""
    wanted = answer.split()
    raw = reply.split()
    folded = [" ".join(tokens(word)) for word in raw]
    for start in range(len(raw)):
        for end in range(len(raw), start, -1):
            if "".join(folded[start:end]).replace(" ", "") == "".join(wanted):
                whole = len(wanted) >= LONG  # Politeness at the end of a sentence belongs to it.
                return _without_stop(" ".join(raw[start:] if whole else raw[start:end]))
    return " ".join(wanted)


def _without_stop(text: str) -> str:
    """Without the punctuation a recognizer puts at the end of every utterance."""
    text = text.strip().rstrip(",;")
    if text.endswith(".") and text.count(".") == 1:
        return text[:-1]
    return text.rstrip("?!") if text.endswith(("?", "!")) and len(text.split()) <= 3 else text
