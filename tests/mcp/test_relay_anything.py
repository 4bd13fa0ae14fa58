"""No message of either side breaks the proxy's rules."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.mcp.relaying import (
    CAPABILITIES,
    VERSION,
)
from voice_elicit.mcp.proxy.actions import Ask, Pause, ToHost, ToServer
from voice_elicit.mcp.proxy.frames import Frame
from voice_elicit.mcp.proxy.relay import Relay

KEYS = st.sampled_from(
    [
        *("_meta", VERSION, CAPABILITIES, "capabilities", "elicitation", "progressToken", "requestId", "taskId"),
        *("inputRequests", "inputResponses", "requestState", "resultType", "method", "params", "mode", "url", "task"),
        *("code", "data", "elicitations", "elicitationId", "status", "serverInfo", "name", "ttl", "message"),
    ]
)

METHODS = st.sampled_from(
    [
        *("initialize", "tools/call", "elicitation/create", "tasks/get", "tasks/result", "tasks/cancel", "ping"),
        *("notifications/cancelled", "notifications/progress", "notifications/elicitation/complete"),
        "notifications/tasks/status",
    ]
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from(["1", "url", "form", "input_required", "s"]),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)
MESSAGES = st.fixed_dictionaries(
    {}, optional={"id": VALUES, "method": METHODS | VALUES, "params": VALUES, "result": VALUES, "error": VALUES}
)


@given(st.lists(st.tuples(st.sampled_from(["host", "server"]), MESSAGES), max_size=12))
def test_no_message_of_either_side_breaks_the_rules(sent: list[tuple[str, dict[str, Any]]]) -> None:
    relay = Relay()
    for side, message in sent:
        actions = relay.from_host(Frame(message)) if side == "host" else relay.from_server(Frame(message))
        for action in actions:
            match action:
                case Ask(key=key):
                    relay.answered(key, {"action": "accept"})
                case Pause(key=key):
                    relay.resume(key)
                case ToHost(frame=told) | ToServer(frame=told):
                    told.line()
                case _:
                    pass
    relay.alive()
    relay.server_gone("It ended.")
