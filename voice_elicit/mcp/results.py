"""Answers in the classes of the host that asks, found and never imported: the params object knows its package."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from voice_elicit.dialogue.actions import Outcome
from voice_elicit.mcp.calls import Call

__all__ = ["build_error", "build_result"]


def build_result(call: Call, outcome: Outcome) -> Any:
    """The ElicitResult the host understands: of its own class, or wire JSON where it has none.

    fastmcp takes anything but its own class for an accepted value, a refusal included, so its class comes first.
    """
    wire = outcome.result()
    maker = _class(call, "ElicitResult")
    return wire if maker is None else maker(**wire)


def build_error(call: Call, code: int, message: str) -> Any:
    """The ErrorData for what a server did against the protocol."""
    maker = _class(call, "ErrorData")
    return {"code": code, "message": message} if maker is None else maker(code=code, message=message)


def _class(call: Call, name: str) -> Any:
    if call.typed:
        found = getattr(sys.modules.get("fastmcp.client.elicitation"), name, None)
        if found is not None:
            return found
    if isinstance(call.params, Mapping):
        return None
    modules = [base.__module__ for base in type(call.params).__mro__]
    for module in [*modules, "mcp_types", "mcp.types"]:
        found = getattr(sys.modules.get(module), name, None)
        if found is not None:
            return found
    return None
