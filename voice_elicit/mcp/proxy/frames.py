"""One JSON-RPC message a line, kept with the bytes it came in: what is not ours goes on unchanged."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from voice_elicit.mcp.wire import INVALID_REQUEST, PARSE_ERROR

__all__ = ["Flaw", "Frame", "error", "id_key", "read_frame", "request", "response"]


@dataclass(frozen=True, slots=True)
class Frame:
    """A JSON-RPC message."""

    message: dict[str, Any]
    raw: bytes | None = None
    """The line it came in, without its end; None for a message of ours or a changed one."""

    @property
    def method(self) -> str:
        method = self.message.get("method")
        return method if isinstance(method, str) else ""

    @property
    def params(self) -> dict[str, Any]:
        params = self.message.get("params")
        return params if isinstance(params, dict) else {}

    @property
    def is_request(self) -> bool:
        return bool(self.method) and self.message.get("id") is not None

    @property
    def is_response(self) -> bool:
        return "id" in self.message and ("result" in self.message or "error" in self.message)

    def line(self) -> bytes:
        """The bytes to send, line end included."""
        if self.raw is not None:
            return self.raw + b"\n"
        return json.dumps(self.message, separators=(",", ":")).encode() + b"\n"


@dataclass(frozen=True, slots=True)
class Flaw:
    """A line that is no message."""

    code: int
    reason: str

    def answer(self) -> Frame:
        """What the sender is told, if it can be told: JSON-RPC wants a null id."""
        return Frame({"jsonrpc": "2.0", "id": None, "error": {"code": self.code, "message": self.reason}})


def read_frame(line: bytes) -> Frame | Flaw:
    """One line, read. Batches are refused: MCP has none since 2025-06-18."""
    try:
        message = json.loads(line, parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        return Flaw(PARSE_ERROR, "The line is not JSON: send one JSON-RPC message a line.")
    if isinstance(message, list):
        return Flaw(INVALID_REQUEST, "Batches are not part of MCP since 2025-06-18: send one message a line.")
    if not isinstance(message, dict):
        return Flaw(INVALID_REQUEST, "The line is JSON but not a JSON-RPC message.")
    return Frame(message, line)


def request(request_id: Any, method: str, params: dict[str, Any]) -> Frame:
    return Frame({"jsonrpc": "2.0", "id": request_id, "method": method, "params": params})


def response(request_id: Any, result: Any) -> Frame:
    return Frame({"jsonrpc": "2.0", "id": request_id, "result": result})


def error(request_id: Any, code: int, message: str) -> Frame:
    return Frame({"jsonrpc": "2.0", "id": request_id, "error": {"code": code, "message": message}})


def id_key(request_id: Any) -> str:
    """An id as a key that keeps 1 and "1" apart."""
    return json.dumps(request_id, sort_keys=True)


def _refuse_constant(name: str) -> object:
    raise ValueError(name)
