"""What several sounds together tell about one e-mail address.

A sound misheard once is misheard in another way the next time, so what two sounds have in common was most likely said.
Of 84 names spelled at 10 dB the second best row of a sound is the right one in four; what an earlier sound has too is
worth far more, so only that comes before the best row, and only that is offered after a "no" without asking anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from voice_elicit.understanding.mail import SIGN

__all__ = ["MailEvidence", "Sound"]

AGREED = 1.5
"""Sounds (less what is taken off) that must have a half in common before it is held without being asked for again."""
BLAME = 0.5
"""What a refusal takes off the half that was held: it is more likely the other that is wrong."""


@dataclass(frozen=True, slots=True)
class Sound:
    """What one utterance may be, each half best first; () of a half that was not in it."""

    names: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()

    @staticmethod
    def of(addresses: Iterable[str], names: Iterable[str] = ()) -> Sound:
        """`names`: of what was spelled and is no whole address."""
        halves = [one.rpartition(SIGN) for one in addresses]
        return Sound(_unlike([*(name for name, _, _ in halves), *names]), _unlike(host for _, _, host in halves))


@dataclass(slots=True)
class MailEvidence:
    """All that was heard of one address so far."""

    spelled: bool = False
    """Letters were asked for already."""
    assumed: str = ""
    """The half that was held while the other was asked for last."""
    _sounds: list[Sound] = field(default_factory=list)
    _blamed: list[str] = field(default_factory=list)
    """Halves that were assumed where the whole was refused all the same."""
    _wrong: set[str] = field(default_factory=set)
    """Names the person said are wrong."""
    _insisted: set[str] = field(default_factory=set)
    """Addresses that were offered again after they were refused."""

    def hear(self, sound: Sound) -> None:
        if sound.names or sound.hosts:
            self._sounds.append(sound)

    def refuse(self, name: str) -> None:
        self._wrong.add(name)

    def is_common(self, name: str) -> bool:
        """Whether it is the best reading of the last sound, and one of an earlier."""
        return bool(self._sounds) and self._sounds[-1].names[:1] == (name,) and name in self._earlier("names")

    def insist(self, address: str, refused: Iterable[object]) -> str:
        """This address, where it was refused and is said again all the same: a "no" may be misheard, or a slip. Once;
        empty otherwise."""
        if address not in refused or address in self._insisted:
            return ""
        self._insisted.add(address)
        return address

    def blame(self, half: str) -> None:
        self._blamed.append(half)

    def held(self) -> tuple[str, str]:
        """The name or the host (the other empty) that is too certain to be asked for again: what is wrong with an
        address is more likely the half that is not, and of two as certain the name. Both empty when neither is."""
        (name, named), (host, hosted) = self._surest("names"), self._surest("hosts")
        if max(named, hosted) < AGREED:
            return "", ""
        return (name, "") if named > hosted else ("", host)

    def ranked(self, addresses: Iterable[str]) -> tuple[str, ...]:
        """Whole addresses of the last sound, those first that agree with earlier ones. A half that is certain stands in
        for what this sound has instead: the end of a long row is mostly noise."""
        earlier_names, earlier_hosts = self._earlier("names"), self._earlier("hosts")
        sure_name, sure_host = self.held()
        found: list[tuple[int, str]] = []
        for one in addresses:
            name, _, host = one.rpartition(SIGN)
            found.append(((name in earlier_names) + (host in earlier_hosts), one))
            if sure_host and host != sure_host:
                found.append((1 + (name in earlier_names), f"{name}{SIGN}{sure_host}"))
            elif sure_name and name != sure_name:
                found.append((1 + (host in earlier_hosts), f"{sure_name}{SIGN}{host}"))
        ordered = (one for _, one in sorted(found, key=lambda pair: -pair[0]))
        return tuple(one for one in _unlike(ordered) if one.rpartition(SIGN)[0] not in self._wrong)

    def ranked_names(self, names: Iterable[str]) -> tuple[str, ...]:
        return self._agreeing(names, self._earlier("names"))

    def ranked_hosts(self, hosts: Iterable[str]) -> tuple[str, ...]:
        return self._agreeing(hosts, self._earlier("hosts"))

    def others(self, address: str) -> tuple[str, ...]:
        """Instead of one that was refused: the names that two sounds have in common, at the same host."""
        _, _, host = address.rpartition(SIGN)
        if not self._sounds:
            return ()
        earlier = self._earlier("names")
        return tuple(f"{name}{SIGN}{host}" for name in self._sounds[-1].names if name in earlier - self._wrong)

    def _agreeing(self, halves: Iterable[str], earlier: set[str]) -> tuple[str, ...]:
        return tuple(one for one in sorted(halves, key=lambda one: one not in earlier) if one not in self._wrong)

    def _earlier(self, which: str) -> set[str]:
        return {one for sound in self._sounds[:-1] for one in getattr(sound, which)}

    def _surest(self, which: str) -> tuple[str, float]:
        """The half that most sounds have at the top, and of how many; less for having been held in vain."""
        tops = [getattr(sound, which)[0] for sound in self._sounds if getattr(sound, which)]
        counted = {one: tops.count(one) - BLAME * self._blamed.count(one) for one in tops if one not in self._wrong}
        best = max(counted, key=lambda one: counted[one], default="")
        return best, counted.get(best, 0.0)


def _unlike(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(words))
