"""What one reply means for one question. The entry points are in `read`, which also weighs what was heard.

Commands come first, unless an option or value is called so; then the reader of the field; then doubt, and
corrections of other answers. The readers decide values, this module only decides who is asked.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime

from voice_elicit.form.fields import (
    BooleanField,
    ChoiceField,
    Field,
    Json,
    MultiChoiceField,
    NumberField,
    TextField,
)
from voice_elicit.language.pack import Pack
from voice_elicit.understanding.choice import read_choice, same_option
from voice_elicit.understanding.commands import (
    change_parts,
    leaves_out,
    read_change,
    read_command,
    read_new_value,
    read_stop,
    spelled_part,
)
from voice_elicit.understanding.consent import Stance, is_plain_answer, read_stance
from voice_elicit.understanding.multi import names_none, read_selection
from voice_elicit.understanding.numbers import read_number
from voice_elicit.understanding.options import Synonyms, option_index
from voice_elicit.understanding.reading import (
    Choose,
    Command,
    CommandName,
    Confirm,
    Nothing,
    Reading,
    Selection,
    Value,
)
from voice_elicit.understanding.statements import read_restated
from voice_elicit.understanding.text import read_text
from voice_elicit.understanding.tidy import tidy
from voice_elicit.understanding.words import tokens

__all__ = ["read_answer", "read_reply"]

_FEW = 20
"""Longer lists are not searched for an option called yes or no."""


def read_reply(
    reply: str,
    field: Field | None,
    pack: Pack,
    now: datetime,
    *,
    refused: Collection[Json] = (),
    synonyms: Synonyms | None = None,
) -> Reading:
    """What a reply means for the question of `field`, or, without one, for the dialogue alone.

    `now`: the person's local time. `refused`: values not to be offered again. `synonyms`: the host's own
    words for options.
    """
    said = tidy(reply, pack)
    if not said:
        return Nothing()
    match field:
        case None:
            return _read_for_dialogue(reply, pack)
        case BooleanField():
            return _read_boolean(reply, field, pack)
        case TextField() if field.format is None:
            return _read_open(reply, field, pack, now)
        case _:
            return _read_closed(reply, field, pack, now, refused, synonyms)


def read_answer(
    reply: str,
    field: Field,
    pack: Pack,
    now: datetime,
    *,
    refused: Collection[Json] = (),
    synonyms: Synonyms | None = None,
) -> Reading:
    """The field's own reader alone, when the dialogue knows that no command is meant."""
    match field:
        case BooleanField():
            return _read_boolean(reply, field, pack)
        case ChoiceField():
            return read_choice(reply, field, pack, refused=refused, synonyms=synonyms)
        case MultiChoiceField():
            return read_selection(reply, field, pack, synonyms=synonyms)
        case NumberField():
            return read_number(reply, field, pack)
        case TextField():
            return read_text(reply, field, pack, now)


def _read_for_dialogue(reply: str, pack: Pack) -> Reading:
    """No question of the form is open: the opening, the read-back, "stop, and send nothing?"."""
    command = read_command(reply, pack)
    stance = read_stance(reply, pack)
    if command is not None:
        return command
    if stance.says in ("yes", "no") and stance.clear:
        return _as_command(stance)
    inner = _command_behind(stance, pack)
    if inner is not None:
        return inner
    if stance.says is not None:
        return _as_command(stance)
    return _of_other_answers(reply, pack) or read_stop(reply, pack) or Nothing(tidy(reply, pack))


def _read_boolean(reply: str, field: BooleanField, pack: Pack) -> Reading:
    stance = read_stance(reply, pack)
    command = read_command(reply, pack)
    if stance.says in ("yes", "no") and stance.clear and not _is(command, CommandName.DECLINE):
        return Value(stance.says == "yes")
    if command is not None:
        return command
    inner = _command_behind(stance, pack)
    if inner is not None:
        return inner
    restated = read_restated(stance.rest or reply, field, pack)
    if stance.says in ("yes", "no"):
        value = stance.says == "yes"
        if restated is not None and restated.value is not value:
            return Command(CommandName.UNSURE)
        return Value(value) if stance.certain else Confirm(value)
    if stance.says == "unsure":
        return Command(CommandName.UNSURE)
    return restated or read_stop(reply, pack) or _of_other_answers(reply, pack) or Nothing(tidy(reply, pack))


def _read_open(reply: str, field: TextField, pack: Pack, now: datetime) -> Reading:
    """Free text may hold any word, so only what is a command, a yes or a no as a whole counts as one."""
    command = read_command(reply, pack)
    if command is not None and command.name is not CommandName.ADDRESS:
        return command
    plain = is_plain_answer(reply, pack)
    if plain is not None:
        return Command(CommandName.YES if plain == "yes" else CommandName.NO)
    if not field.required and leaves_out(reply, pack):
        return Command(CommandName.SKIP)
    stance = read_stance(reply, pack)
    if stance.says == "unsure" and stance.clear:
        return Command(CommandName.UNSURE)
    if stance.says == "no" and stance.rest:
        return _command_behind(stance, pack) or _as_command(stance)
    other = read_change(reply, pack, statements=False) or read_new_value(reply, pack)
    if other is not None:
        return other
    return read_text(spelled_part(reply, pack) or reply, field, pack, now)


def _read_closed(
    reply: str,
    field: ChoiceField | MultiChoiceField | NumberField | TextField,
    pack: Pack,
    now: datetime,
    refused: Collection[Json],
    synonyms: Synonyms | None,
) -> Reading:
    stance = read_stance(reply, pack)
    command = read_command(reply, pack)
    if command is not None and command.name is CommandName.ADDRESS:
        command = None
    declined = _is(command, CommandName.DECLINE)
    clear = _as_command(stance) if stance.says in ("yes", "no") and stance.clear and not declined else None
    if isinstance(field, ChoiceField | MultiChoiceField):
        collided = _called_so(reply, field, pack, clear or command)
        if collided is not None:
            return collided
        named = option_index(field.options, pack, synonyms).named(said := tokens(tidy(reply, pack)))
        if isinstance(field, ChoiceField) and len(said) > 1 and len(named) == 1:
            const = field.options[named[0]].const  # "No, keep" is a whole name, whatever its first word
            if const not in refused:
                return Value(const)
    if isinstance(field, MultiChoiceField):
        if not (clear or command) or _is(command, CommandName.DONE):
            selection = read_selection(reply, field, pack, synonyms=synonyms)
            if isinstance(selection, Selection):
                return replace(selection, certain=False) if stance.says == "no" and stance.rest else selection
        if _is(command, CommandName.DONE):
            return Selection(done=True)
    elif _leaves_out(reply, field, pack):
        return Command(CommandName.SKIP)
    if command is not None and not (clear and _is(command, CommandName.DONE)):
        return command
    if clear is not None:
        praise = is_plain_answer(reply, pack) is None
        reading = read_answer(reply, field, pack, now, refused=refused, synonyms=synonyms) if praise else None
        return reading if isinstance(reading, Value) else clear
    inner = _command_behind(stance, pack)
    if inner is not None:
        return inner
    if stance.says == "no" and stance.rest:
        return _as_command(stance)
    change = read_change(reply, pack)
    if change is not None and change_parts(change.argument, pack)[1] and read_change(reply, pack, statements=False):
        return change
    words = spelled_part(reply, pack) if isinstance(field, TextField) else ""
    reading = read_answer(words or reply, field, pack, now, refused=refused, synonyms=synonyms)
    if isinstance(reading, Value) or not (change or isinstance(reading, Nothing)):
        return reading
    if stance.says == "unsure":
        return Command(CommandName.UNSURE)
    return change or read_new_value(reply, pack) or read_stop(reply, pack) or reading


def _called_so(
    reply: str, field: ChoiceField | MultiChoiceField, pack: Pack, command: Command | None
) -> Reading | None:
    """An option that is itself called "no" or "stop": taken when it cannot be the command, else asked."""
    if command is None:
        return None
    same = same_option(reply, field, pack) or _yes_or_no_option(field, command, pack)
    flags = _collision(command.name)
    if not same:
        if command.name is not CommandName.NO or not isinstance(field, ChoiceField):
            return None
        nothing = tuple(option.const for option in field.options[:_FEW] if names_none(option.title, pack))
        return Confirm(nothing[0], flags) if len(nothing) == 1 and is_plain_answer(reply, pack) else None
    if len(same) > 1:
        return Choose(same[:3], flags)
    certain = _cannot_be(command, reply, field, pack)
    if isinstance(field, MultiChoiceField):
        return Selection(add=same, certain=certain)
    return Value(same[0]) if certain else Confirm(same[0], flags)


def _leaves_out(reply: str, field: ChoiceField | NumberField | TextField, pack: Pack) -> bool:
    """ "Nothing", where nothing may be left in, and is not itself an option."""
    if field.required or not leaves_out(reply, pack):
        return False
    return not (isinstance(field, ChoiceField) and same_option(reply, field, pack))


def _cannot_be(command: Command, reply: str, field: ChoiceField | MultiChoiceField, pack: Pack) -> bool:
    match command.name:
        case CommandName.YES:
            return True
        case CommandName.NO if is_plain_answer(reply, pack) is None:
            return True
        case CommandName.NO:
            return any(is_plain_answer(option.title, pack) == "yes" for option in field.options[:_FEW])
        case CommandName.SKIP:
            return field.required
        case _:
            return False


def _yes_or_no_option(field: ChoiceField | MultiChoiceField, command: Command, pack: Pack) -> tuple[Json, ...]:
    """ "Yeah" and "nope" where the options are yes and no."""
    poles = {is_plain_answer(option.title, pack): option.const for option in field.options[:_FEW]}
    if "yes" not in poles or "no" not in poles or command.name.value not in poles:
        return ()
    return (poles["yes"] if command.name is CommandName.YES else poles["no"],)


def _collision(name: CommandName) -> tuple[str, ...]:
    """The flag that tells the dialogue what else the reply may have been."""
    return (f"command:{name.value}",)


def _is(command: Command | None, name: CommandName) -> bool:
    return command is not None and command.name is name


def _as_command(stance: Stance) -> Command:
    match stance.says:
        case "yes":
            return Command(CommandName.YES, stance.rest, certain=stance.certain)
        case "no":
            return Command(CommandName.NO, stance.rest, certain=stance.certain)
        case _:
            return Command(CommandName.UNSURE, stance.rest)


def _command_behind(stance: Stance, pack: Pack) -> Command | None:
    """ "No, go back", "yes, but change the size": the command is what is meant."""
    if not stance.rest:
        return None
    command = read_command(stance.rest, pack) or read_change(stance.rest, pack, statements=False)
    return command if command is None or command.name not in (CommandName.YES, CommandName.NO) else None


def _of_other_answers(reply: str, pack: Pack) -> Command | None:
    return read_change(reply, pack) or read_new_value(reply, pack)
