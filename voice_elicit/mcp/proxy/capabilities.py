"""What is declared to the server in the host's name, and who answers which mode of elicitation.

The proxy adds elicitation (form and url) and tasks for it to whatever the host declares: in `initialize` up to
2025-11-25, in the `_meta` of every request since 2026-07-28.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from voice_elicit.mcp.wire import CAPABILITIES_KEY, MODES, VERSION_KEY

__all__ = ["Declared", "host_modes", "is_modern"]

Prefer = Literal["voice", "host"]


def is_modern(params: Mapping[str, Any]) -> bool:
    """Whether a request's params are of the revision 2026-07-28 or later, which have no handshake."""
    meta = params.get("_meta")
    return isinstance(meta, Mapping) and VERSION_KEY in meta


def host_modes(capabilities: Any) -> frozenset[str]:
    """The modes of elicitation a host declares itself; an empty object means form."""
    declared = capabilities.get("elicitation") if isinstance(capabilities, Mapping) else None
    if not isinstance(declared, Mapping):
        return frozenset()
    return frozenset(mode for mode in MODES if mode in declared) or frozenset({"form"})


@dataclass(slots=True)
class Declared:
    """What the host can do, and what is said of it."""

    prefer: Prefer = "voice"
    modes: tuple[str, ...] = MODES
    """Modes that are answered by voice."""
    host: Any = field(default_factory=dict)
    """The capabilities the host declared last, as it wrote them."""

    def ours(self, mode: str) -> bool:
        """Whether elicitations of this mode are answered by voice."""
        if mode not in self.modes:
            return False
        return self.prefer == "voice" or mode not in host_modes(self.host)

    def theirs(self, mode: str) -> bool:
        """Whether the host answers this mode itself."""
        return mode in host_modes(self.host) and not self.ours(mode)

    @property
    def host_has_tasks(self) -> bool:
        return isinstance(self.host, Mapping) and isinstance(self.host.get("tasks"), Mapping)

    def initialize(self, params: Mapping[str, Any]) -> dict[str, Any]:
        """The params of the host's `initialize` with our capabilities."""
        self.host = params.get("capabilities") or {}
        return {**params, "capabilities": self._joined(tasks=True)}

    def stamp(self, params: Mapping[str, Any]) -> dict[str, Any]:
        """The params of a modern request with our capabilities in its `_meta`."""
        meta = params["_meta"]
        self.host = meta.get(CAPABILITIES_KEY) or {}
        return {**params, "_meta": {**meta, CAPABILITIES_KEY: self._joined(tasks=False)}}

    def _joined(self, *, tasks: bool) -> dict[str, Any]:
        host = dict(self.host) if isinstance(self.host, Mapping) else {}
        elicitation = host.get("elicitation")
        joined = dict(elicitation) if isinstance(elicitation, Mapping) else {}
        for mode in MODES:
            if mode in self.modes or mode in host_modes(host):
                joined.setdefault(mode, {})
        if joined:
            host["elicitation"] = joined
        if tasks and self.modes:
            host["tasks"] = _with_tasks(host.get("tasks"))
        return host


def _with_tasks(declared: Any) -> dict[str, Any]:
    tasks = dict(declared) if isinstance(declared, Mapping) else {}
    requests = dict(tasks["requests"]) if isinstance(tasks.get("requests"), Mapping) else {}
    requests["elicitation"] = {"create": {}}
    tasks["requests"] = requests
    tasks.setdefault("cancel", {})
    return tasks
