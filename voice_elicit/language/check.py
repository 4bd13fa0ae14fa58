"""Is a language pack right? Every finding names file, key and reason; an empty list means it can be used."""

from __future__ import annotations

import pkgutil
import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from itertools import combinations
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from voice_elicit.errors import UnusableWords
from voice_elicit.language import lexicon
from voice_elicit.language.lexicon.commands import CommandWords
from voice_elicit.language.lexicon.consent import ConsentWords
from voice_elicit.language.lexicon.numbers import NumberWords
from voice_elicit.language.lexicon.tidying import TidyingWords
from voice_elicit.language.pack import REFERENCE, Lexicon, Pack, grammars_root, load_pack, section_name
from voice_elicit.language.templates import TemplateError, expand, expand_all

__all__ = ["check_pack"]

_TEMPLATE = re.compile(r"[()\[\]|]")
_PLACE = re.compile(r"\{\w+\}")


def check_pack(tag: str, overlay: Path | None = None) -> list[str]:
    """What is missing or wrong in a pack, or in an overlay of it, one sentence a finding."""
    try:
        pack = load_pack(tag, overlay)
        pack.check_sentences()
    except UnusableWords as error:
        return [str(error)]
    findings = [*_sections(pack), *_sentences(tag, "say.ftl"), *_sentences(tag, "advice.ftl"), *_page(tag)]
    if not findings:
        findings += _collisions(pack)
    return findings


def _models() -> Iterator[type[Lexicon]]:
    for module in pkgutil.iter_modules(lexicon.__path__):
        home = import_module(f"{lexicon.__name__}.{module.name}")
        for thing in vars(home).values():
            if isinstance(thing, type) and issubclass(thing, Lexicon) and thing.__module__ == home.__name__:
                yield thing


def _sections(pack: Pack) -> Iterator[str]:
    """Sections and keys that a lexicon refuses, sections nobody reads, templates that do not expand."""
    known = set()
    models = list(_models())
    tops = [model for model in models if not _is_part(model, models)]
    for model in tops:
        name = section_name(model)
        known.add(name)
        try:
            words = pack.section(model)
        except UnusableWords as error:
            yield str(error)
            continue
        for key, text in _strings(words.model_dump(), ""):
            if len(text) > 1 and _TEMPLATE.search(text):
                try:
                    expand(text)
                except TemplateError as error:
                    yield f"grammars/{pack.tag}/hear/{name}.toml: {key}: {error}."
    for name in sorted(pack.section_names() - known):
        yield f"grammars/{pack.tag}/hear/{name}.toml: no part of the program reads such a file; remove or rename it."


def _is_part(model: type[Lexicon], models: list[type[Lexicon]]) -> bool:
    """Whether a model is a table inside another model of the same file."""
    return any(
        model.__name__ in str(field.annotation)
        for other in models
        if other is not model and other.__module__ == model.__module__
        for field in other.model_fields.values()
    )


def _strings(thing: object, key: str) -> Iterator[tuple[str, str]]:
    """What may be a template: items of lists and keys of tables; the values of tables are signs and words."""
    if isinstance(thing, dict):
        for name, value in thing.items():
            if key:
                yield key, str(name)
            yield from _strings(value, f"{key}.{name}" if key else str(name))
    elif isinstance(thing, list | tuple):
        for value in thing:
            if isinstance(value, str):
                yield key, value
            else:
                yield from _strings(value, key)


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.names.add(node.id.name)


def _messages(tag: str, file: str) -> dict[str, set[str]]:
    """The variables of every sentence in a file of a pack."""
    text = (grammars_root() / tag / file).read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def _sentences(tag: str, file: str) -> Iterator[str]:
    """What a file of sentences lacks or has too much of; no file at all is the English one."""
    tag = load_pack(tag).tag
    if not (grammars_root() / tag / file).is_file():
        return
    reference, own = _messages(REFERENCE, file), _messages(tag, file)
    for name in reference:
        if name not in own:
            yield f"grammars/{tag}/{file}: {name}: the sentence is missing."
    for name, variables in own.items():
        if name not in reference:
            yield f"grammars/{tag}/{file}: {name}: no part of the program says this; remove or rename it."
            continue
        for variable in sorted(variables - reference[name]):
            known = ", ".join(f"${one}" for one in sorted(reference[name])) or "none"
            yield f"grammars/{tag}/{file}: {name}: there is no variable ${variable} here; there are: {known}."


def _page(tag: str) -> Iterator[str]:
    """The same of the words of the kiosk page."""
    name = f"grammars/{load_pack(tag).tag}/kiosk.toml"
    file = grammars_root() / load_pack(tag).tag / "kiosk.toml"
    if not file.is_file():
        return
    reference = dict(_texts((grammars_root() / REFERENCE / "kiosk.toml").read_text(encoding="utf-8"), name))
    try:
        own = dict(_texts(file.read_text(encoding="utf-8"), name))
    except UnusableWords as error:
        yield str(error)
        return
    for key, text in reference.items():
        if key not in own:
            yield f"{name}: {key}: the text is missing."
        elif (places := set(_PLACE.findall(text))) != set(_PLACE.findall(own[key])):
            yield f"{name}: {key}: it must hold {' and '.join(sorted(places)) or 'no place in braces'}."
    for key in own.keys() - reference.keys():
        yield f"{name}: {key}: no part of the page shows this; remove or rename it."


def _texts(text: str, name: str) -> Iterator[tuple[str, str]]:
    """`section.key` and text."""
    try:
        table = tomllib.loads(text)
    except ValueError as error:
        raise UnusableWords(f"{name}: {error}.") from error
    for key, value in table.items():
        if isinstance(value, dict):
            yield from ((f"{key}.{inner}", str(one)) for inner, one in value.items())
        else:
            yield key, str(value)


def _collisions(pack: Pack) -> Iterator[str]:
    """Phrases that would mean two opposite things, and digits that would be dropped when said twice."""
    digits = pack.section(NumberWords).digit_words or tuple(pack.section(NumberWords).ones)
    for word in pack.section(TidyingWords).repeatable:
        if word in digits:
            yield f"grammars/{pack.tag}/hear/tidying.toml: repeatable: {word!r} is a digit; said twice it counts twice."
    consent, commands, numbers = pack.section(ConsentWords), pack.section(CommandWords), pack.section(NumberWords)
    meanings: dict[str, set[str]] = {
        "consent.toml: yes": set(expand_all(consent.yes)),
        "consent.toml: no": set(expand_all(consent.no)),
        "numbers.toml": {*numbers.ones, *numbers.teens, *numbers.tens} - {*numbers.bound},
    }
    for name, templates in commands.say.items():
        meanings[f"commands.toml: say.{name}"] = set(expand_all(templates))
    for (one, first), (other, second) in combinations(meanings.items(), 2):
        if (one, other) == ("consent.toml: no", "commands.toml: say.decline"):
            continue  # a refusal is a no, and a decline where no question is open
        for phrase in sorted(first & second):
            yield f"grammars/{pack.tag}/hear/{other}: {phrase!r} stands under {one} as well; it can mean one only."
