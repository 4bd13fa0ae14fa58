"""Recognises how a host calls: by what the arguments are, not by where they stand.

| host | call |
|---|---|
| mcp 1.x and 2.x, strands, google-adk, mcp-use, fast-agent | `(context, params)` |
| fastmcp 2 to 4, pydantic-ai | `(message, response_type, params, context)` |
| langchain-mcp-adapters | `(mcp_context, params, context)` |
| mcp-agent | `(request)` |

The params are the one argument with a `message` and a schema or URL; an argument that names the server or holds
the session is the context. Nothing of any host is imported here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from voice_elicit.dialogue.asker import Asker
from voice_elicit.mcp.wire import claimed_name, to_json

__all__ = ["Call", "read_call"]

SCHEMA_NAMES = ("requested_schema", "url", "mode", "requestedSchema")
"""In this order: fastmcp 4 warns when the camelCase name is looked up."""


@dataclass(frozen=True, slots=True)
class Call:
    """One call of a host's elicitation hook."""

    params: Any
    """The host's own object; None when no argument is one."""
    wire: Any
    """Its wire JSON."""
    session: Any = None
    """The client session, where the host hands it over."""
    named: str = ""
    """The server's name as the host configured it."""
    typed: bool = False
    """The host (fastmcp) made a type of the schema and takes a bare value for an accepted answer."""
    progress_token: Any = None
    request_id: Any = None

    def asker(self, name: str = "") -> Asker:
        """Who asks: a name given to us, one the host knows, or what the server calls itself."""
        if name or self.named:
            return Asker(name or self.named, vouched=True)
        return Asker(_claim(self.session))


def read_call(arguments: tuple[Any, ...], keywords: Mapping[str, Any]) -> Call:
    """The call, as far as it can be recognised; `Call.params` is None when there is nothing to ask."""
    everything = [*arguments, *keywords.values()]
    params = next((one for one in everything if _is_params(one)), None)
    contexts = [one for one in everything if one is not params and one is not None]
    session = next((found for one in contexts if (found := getattr(one, "session", None)) is not None), None)
    typed = len(everything) >= 4 and isinstance(everything[0], str)
    wire = to_json(params) if params is not None else None
    return Call(
        params,
        wire,
        session,
        named=_first_text(everything, "server_name"),
        typed=typed,
        progress_token=_progress_token(params, wire, contexts),
        request_id=next((found for one in contexts if (found := getattr(one, "request_id", None)) is not None), None),
    )


def _is_params(value: Any) -> bool:
    if isinstance(value, Mapping):
        return "message" in value and any(name in value for name in SCHEMA_NAMES)
    if isinstance(value, str | bytes | type) or not hasattr(value, "message"):
        return False
    return any(hasattr(value, name) for name in SCHEMA_NAMES)


def _first_text(values: list[Any], name: str) -> str:
    for value in values:
        text = value.get(name) if isinstance(value, Mapping) else getattr(value, name, None)
        if isinstance(text, str) and text.strip():
            return text.strip()
    return ""


def _progress_token(params: Any, wire: Any, contexts: list[Any]) -> Any:
    metas = [wire.get("_meta") if isinstance(wire, Mapping) else None, getattr(params, "meta", None)]
    metas += [getattr(context, "meta", None) for context in contexts]
    for meta in metas:
        for name in ("progressToken", "progress_token"):
            token = meta.get(name) if isinstance(meta, Mapping) else getattr(meta, name, None)
            if isinstance(token, str | int) and not isinstance(token, bool):
                return token
    return None


def _claim(session: Any) -> str:
    """What the server behind a session says of itself, where the session remembers it."""
    for place in ("server_info", "_discover_server_info"):
        name = claimed_name(to_json(getattr(session, place, None)))
        if name:
            return name
    for place in ("initialize_result", "_initialize_result"):
        result = to_json(getattr(session, place, None))
        name = claimed_name(result.get("serverInfo")) if isinstance(result, Mapping) else ""
        if name:
            return name
    return ""
