"""What is asked of the dialogue itself: stop, repeat, change the size. Yes and no are left to `consent`.

A reply is a command only when every word of it is explained, so that answers that hold such a word ("skip
hire", "the next train") stay answers. Only a stop is also heard in front of words we do not know.
"""

from __future__ import annotations

from functools import lru_cache

from voice_elicit.language.lexicon.commands import CommandWords
from voice_elicit.language.pack import Pack
from voice_elicit.language.templates import expand_all
from voice_elicit.understanding.phrases import PhraseBook, Words
from voice_elicit.understanding.reading import Command, CommandName
from voice_elicit.understanding.segments import cut
from voice_elicit.understanding.tidy import spelled_out, tidy_words

__all__ = [
    "change_parts",
    "leaves_out",
    "listen_commands",
    "read_change",
    "read_command",
    "read_new_value",
    "read_stop",
    "spelled_part",
]

_MILD = frozenset({CommandName.REPEAT, CommandName.WAIT})
"""Said along with another command these are only how one starts a sentence: "wait, go back"."""


class _Commands:
    """The commands section of one pack, ready for look-up."""

    def __init__(self, pack: Pack) -> None:
        words = pack.section(CommandWords)
        self._pack = pack
        self.names: dict[Words, CommandName] = {}
        for name in CommandName:
            for phrase in self._phrases(words.say.get(name.value, [])):
                self.names.setdefault(phrase, name)
        self.longest = max(map(len, self.names))
        self.requests = self._phrases(words.requests)
        self.tails = self._phrases(words.tails)
        self.longest_aside = max(map(len, self.requests | self.tails))
        self.change = self._book(words.change)
        self.change_behind = self._book(list(words.change_behind))
        self.change_weak = self._book(words.change_weak)
        self.links = self._book(words.change_links)
        self.statements = self._book(words.change_statements)
        self.ends = self._book(words.change_ends)
        self.spell = self._book(words.spell)
        self.stopping = self._book(words.stopping)
        self.leave_out = self._phrases(words.leave_out)

    def _phrases(self, templates: list[str]) -> frozenset[Words]:
        return frozenset(spelled_out(phrase, self._pack) for phrase in PhraseBook(templates).phrases)

    def _book(self, templates: list[str]) -> PhraseBook:
        return PhraseBook([" ".join(phrase) for phrase in self._phrases(templates)])

    def named(self, words: Words) -> tuple[set[CommandName], bool]:
        """The commands in a reply, and whether they explain all of it."""
        found: set[CommandName] = set()
        at = 0
        while at < len(words):
            length = self._command(words, at, found) or self._aside(words, at)
            if not length:
                return found, False
            at += length
        return found, True

    def _command(self, words: Words, at: int, found: set[CommandName]) -> int:
        aside = self._aside(words, at)
        for length in range(min(self.longest, len(words) - at), aside, -1):
            name = self.names.get(words[at : at + length])
            if name is not None:
                found.add(name)
                return length
        if aside and at + aside == len(words) and not found and words[at:] in self.names:
            found.add(self.names[words[at:]])
        return 0

    def _aside(self, words: Words, at: int) -> int:
        for length in range(min(self.longest_aside, len(words) - at), 0, -1):
            phrase = words[at : at + length]
            if phrase in self.requests or phrase in self.tails:
                return length
        return 0

    def without_requests(self, words: Words) -> Words:
        """The words behind "could you", "i want to" and their like."""
        start = 0
        while start < len(words):
            for length in range(min(self.longest_aside, len(words) - start), 0, -1):
                if words[start : start + length] in self.requests:
                    start += length
                    break
            else:
                break
        return words[start:]

    def without_tails(self, words: Words) -> Words:
        """The words in front of "please", "for me" and their like."""
        end = len(words)
        while end > 0:
            for length in range(min(self.longest_aside, end), 0, -1):
                if words[end - length : end] in self.tails:
                    end -= length
                    break
            else:
                break
        return words[:end]


@lru_cache(maxsize=8)
def _commands(pack: Pack) -> _Commands:
    return _Commands(pack)


def read_command(reply: str, pack: Pack) -> Command | None:
    """A command that explains the whole reply; None when there is none, or several that disagree."""
    known = _commands(pack)
    words = spelled_out(tidy_words(reply, pack), pack)
    whole = known.names.get(words)
    if whole is not None:
        return Command(whole)
    found, explained = known.named(words)
    if not explained or not found:
        return None
    strong = found - _MILD or found
    if len(strong) == 1:
        return Command(next(iter(strong)))
    return Command(CommandName.STOP, certain=False) if CommandName.STOP in strong else None


def read_stop(reply: str, pack: Pack) -> Command | None:
    """A stop in front of words we do not know: not certain, so that the dialogue may ask."""
    known = _commands(pack)
    words = known.without_requests(spelled_out(tidy_words(reply, pack), pack))
    return Command(CommandName.STOP, certain=False) if known.stopping.at(words, 0) else None


def read_change(reply: str, pack: Pack, *, statements: bool = True) -> Command | None:
    """ "Change the size", "the size should be large", "the date is wrong": what is said of it is the argument.

    `statements`: whether the latter two count, which name no command and may be a text someone dictates.
    """
    known = _commands(pack)
    said = spelled_out(tidy_words(reply, pack), pack)
    words = known.without_requests(said)
    if known.change_weak.at(words, 0):
        return None
    length = known.change.at(words, 0)
    argument = known.without_tails(words[length:]) if length else ()
    if not argument and (length := known.change_behind.before(said, len(said))):
        argument = known.without_requests(said[: len(said) - length])
    if not argument and statements and known.statements.last(said) is not None:
        argument = known.without_tails(said)
    if not argument and statements and (length := known.ends.before(said, len(said))):
        argument = said[: len(said) - length]
    return Command(CommandName.CHANGE, " ".join(argument)) if argument else None


def read_new_value(reply: str, pack: Pack) -> Command | None:
    """ "Make it three", "actually make it three": a change whose argument is the value alone."""
    known = _commands(pack)
    words = known.without_requests(spelled_out(tidy_words(reply, pack), pack))
    length = known.change_weak.at(words, 0)
    argument = known.without_tails(words[length:]) if length else ()
    return Command(CommandName.CHANGE, " ".join(argument)) if argument else None


def change_parts(argument: str, pack: Pack) -> tuple[str, str]:
    """The argument of a change cut at its link: `the size to large` -> ("the size", "large"); ("three", "")."""
    words = cut(argument, pack)
    links = _commands(pack).links
    for at in range(1, len(words) - 1):
        length = links.at(words, at)
        if length and at + length < len(words):
            return " ".join(words[:at]), " ".join(words[at + length :])
    return argument, ""


def spelled_part(reply: str, pack: Pack) -> str:
    """What is spelled in "spell that j o h n"; empty when the reply does not announce a spelling."""
    words = tidy_words(reply, pack)
    length = _commands(pack).spell.at(words, 0)
    return " ".join(words[length:]) if length else ""


def leaves_out(reply: str, pack: Pack) -> bool:
    """Whether the reply says that nothing is to be entered: "nothing", "leave it blank"."""
    return spelled_out(tidy_words(reply, pack), pack) in _commands(pack).leave_out


def listen_commands(pack: Pack) -> dict[CommandName, tuple[str, ...]]:
    """The few phrases of each command a recognizer listens for."""
    words = pack.section(CommandWords)
    return {name: expand_all(words.listen.get(name.value, [])) for name in CommandName}
