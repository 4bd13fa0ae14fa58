"""Messages for tests of the proxy's rules, and what became of them."""

from __future__ import annotations

import json
from typing import Any

from voice_elicit.mcp.proxy.actions import Action, ToHost, ToServer
from voice_elicit.mcp.proxy.frames import Frame, read_frame
from voice_elicit.mcp.proxy.relay import Relay

__all__ = [
    "ACCEPTED",
    "CAPABILITIES",
    "ELICIT",
    "FORM",
    "SAMPLE",
    "VERSION",
    "frame",
    "handshake",
    "modern",
    "sent_to_host",
    "sent_to_server",
]

VERSION = "io.modelcontextprotocol/protocolVersion"
CAPABILITIES = "io.modelcontextprotocol/clientCapabilities"
ACCEPTED = {"action": "accept", "content": {"size": "small"}}
FORM = {"message": "Size", "requestedSchema": {"type": "object", "properties": {"size": {"type": "string"}}}}
ELICIT = {"method": "elicitation/create", "params": FORM}
SAMPLE = {"method": "sampling/createMessage", "params": {"messages": []}}


def frame(**message: Any) -> Frame:
    line = json.dumps({"jsonrpc": "2.0", **message}).encode()
    read = read_frame(line)
    assert isinstance(read, Frame)
    return read


def handshake(relay: Relay, **capabilities: Any) -> dict[str, Any]:
    """What the server gets to see of the host's initialize."""
    params = {"protocolVersion": "2025-11-25", "capabilities": capabilities, "clientInfo": {"name": "host"}}
    [action] = relay.from_host(frame(id=0, method="initialize", params=params))
    relay.from_server(frame(id=0, result={"serverInfo": {"name": "orders", "title": "Green Table"}}))
    capabilities_sent: dict[str, Any] = sent_to_server(action)["params"]["capabilities"]
    return capabilities_sent


def sent_to_server(action: Action) -> Any:
    assert isinstance(action, ToServer)
    return action.frame.message


def sent_to_host(action: Action) -> Any:
    assert isinstance(action, ToHost)
    return action.frame.message


def modern(relay: Relay, request_id: Any = 1, **params: Any) -> dict[str, Any]:
    meta = {VERSION: "2026-07-28", CAPABILITIES: {"sampling": {}}}
    [action] = relay.from_host(frame(id=request_id, method="tools/call", params={"name": "t", "_meta": meta, **params}))
    sent: dict[str, Any] = sent_to_server(action)
    return sent
