"""Does a question ask for a secret? Then the dialogue warns, masks, and suggests to decline."""

from __future__ import annotations

import re
from functools import lru_cache

from voice_elicit.form.fields import Field, NumberField, TextField
from voice_elicit.language.lexicon.secrets import SecretWords
from voice_elicit.language.pack import Pack
from voice_elicit.language.templates import expand_all
from voice_elicit.understanding.words import plain

__all__ = ["asks_secret"]

_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@lru_cache(maxsize=8)
def _patterns(pack: Pack) -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    words = pack.section(SecretWords)
    return _any_of(words.secret), _any_of(words.harmless), _any_of(words.denials)


def _any_of(templates: list[str]) -> re.Pattern[str]:
    """Whole words, the longest phrase first."""
    phrases = sorted(map(re.escape, expand_all(templates)), key=len, reverse=True)
    return re.compile(rf"(?<!\S)(?:{'|'.join(phrases)})(?!\S)")


def asks_secret(field: Field, pack: Pack) -> bool:
    """By format, name, title or description; only free text and numbers can hold a secret."""
    if field.secret:
        return True
    if not isinstance(field, TextField | NumberField):
        return False
    secret, harmless, denials = _patterns(pack)
    texts = [
        plain(_CAMEL.sub(" ", text).replace("_", " ").replace(".", " "))
        for text in (field.name, field.label, field.description)
    ]
    if denials.search(texts[2]):
        texts.pop()
    return any(secret.search(harmless.sub(" ", text)) for text in texts)
