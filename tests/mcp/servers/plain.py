"""A tiny stdio server in plain JSON-RPC, for what no SDK's server would do. Modes by its first argument."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

FORM = {
    "message": "Your order",
    "requestedSchema": {
        "type": "object",
        "properties": {
            "size": {"type": "string", "enum": ["small", "medium", "large"]},
            "count": {"type": "integer", "minimum": 1},
        },
        "required": ["size", "count"],
    },
}


def send(message: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
    sys.stdout.flush()


def receive() -> dict[str, Any]:
    line = sys.stdin.readline()
    if not line:
        sys.exit(0)
    message: dict[str, Any] = json.loads(line)
    return message


def main(kind: str) -> None:
    calls: dict[str, Any] = {}
    while True:
        message = receive()
        method, identity = message.get("method"), message.get("id")
        match method:
            case "initialize":
                capabilities = message["params"]["capabilities"]
                info = {"name": "plain", "title": "Plain Orders", "declared": capabilities}
                send(
                    {
                        "id": identity,
                        "result": {"protocolVersion": "2025-11-25", "capabilities": {}, "serverInfo": info},
                    }
                )
            case "tools/call":
                tool = message["params"]["name"]
                if tool == "die":
                    sys.exit(7)
                if tool == "order":
                    calls["ask-1"] = identity
                    send({"id": "ask-1", "method": "elicitation/create", "params": FORM})
                elif tool == "strange":
                    calls["ask-2"] = identity
                    send({"id": "ask-2", "method": "elicitation/create", "params": {**FORM, "mode": "dance"}})
                elif tool == "noise":
                    sys.stdout.write("this is no JSON\n[1,2]\n\n")
                    send({"id": identity, "result": {"content": []}})
                else:
                    send({"id": identity, "result": {"echo": message["params"]}})
            case "env":
                send({"id": identity, "result": dict(os.environ)})
            case "pid":
                send({"id": identity, "result": {"pid": os.getpid()}})
            case None if identity in calls:
                send(
                    {
                        "id": calls.pop(identity),
                        "result": {"answer": message.get("result"), "error": message.get("error")},
                    }
                )
            case str() if identity is not None:
                send({"id": identity, "result": {"echo": message}})
            case _:
                send({"method": "notifications/seen", "params": {"seen": message}})


if __name__ == "__main__":
    main(*sys.argv[1:2] or ["plain"])
