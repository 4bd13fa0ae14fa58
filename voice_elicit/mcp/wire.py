"""Names and codes of the protocol that more than one module needs, and JSON taken from SDK objects.

Sources: MCP 2025-06-18, 2025-11-25 and 2026-07-28 schemas; JSON-RPC 2.0 section 5.1.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

__all__ = [
    "CAPABILITIES_KEY",
    "CLAIM_LIMIT",
    "COMPLETE",
    "ELICIT",
    "INVALID_PARAMS",
    "INVALID_REQUEST",
    "METHOD_NOT_FOUND",
    "MODES",
    "PARSE_ERROR",
    "RELATED_TASK_KEY",
    "SERVER_GONE",
    "SERVER_INFO_KEY",
    "TOO_MANY_ROUNDS",
    "URL_REQUIRED",
    "VERSION_KEY",
    "claimed_name",
    "elicitation_mode",
    "to_json",
]

ELICIT = "elicitation/create"
COMPLETE = "notifications/elicitation/complete"

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
TOO_MANY_ROUNDS = -32603
SERVER_GONE = -32000
URL_REQUIRED = -32042
"""2025-11-25: the request needs pages to be opened first; `data.elicitations` lists them."""

VERSION_KEY = "io.modelcontextprotocol/protocolVersion"
CAPABILITIES_KEY = "io.modelcontextprotocol/clientCapabilities"
SERVER_INFO_KEY = "io.modelcontextprotocol/serverInfo"
RELATED_TASK_KEY = "io.modelcontextprotocol/related-task"

MODES = ("form", "url")

CLAIM_LIMIT = 60
"""Characters of a server's own name that are kept; more is no name."""


def to_json(value: Any) -> Any:
    """The wire JSON of an SDK's object (pydantic), or of a mapping or list that may hold some."""
    dump = getattr(value, "model_dump", None)
    if dump is not None:
        return dump(mode="json", by_alias=True, exclude_none=True)
    if isinstance(value, Mapping):
        return {key: to_json(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [to_json(one) for one in value]
    return value


def elicitation_mode(params: Any) -> str:
    """`form`, `url`, or whatever else the server calls it; a missing mode means form."""
    mode = params.get("mode", "form") if isinstance(params, Mapping) else "form"
    return mode if isinstance(mode, str) else json.dumps(mode)


def claimed_name(server_info: Any) -> str:
    """What a server calls itself in its `serverInfo`: the title, else the name; "" when it says neither."""
    if not isinstance(server_info, Mapping):
        return ""
    for key in ("title", "name"):
        name = server_info.get(key)
        if isinstance(name, str) and name.strip():
            return name.strip()[:CLAIM_LIMIT]
    return ""
