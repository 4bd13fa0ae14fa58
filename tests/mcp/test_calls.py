"""How hosts call, and what they get back, without the hosts (`make hosts` runs the real ones)."""

from __future__ import annotations

import sys
import types
from dataclasses import dataclass
from typing import Any

import mcp_types
import pytest

from tests.mcp.people import GateEars, Person, person
from voice_elicit.dialogue.asker import Asker
from voice_elicit.mcp.calls import read_call

pytestmark = pytest.mark.anyio

SCHEMA = {"type": "object", "properties": {}}
PARAMS = mcp_types.ElicitRequestFormParams(message="Agree?", requested_schema=SCHEMA)


@dataclass
class Context:
    session: Any = None
    request_id: int = 3
    server_name: str = ""


CALLS: dict[str, tuple[tuple[Any, ...], dict[str, Any]]] = {
    "context, params": ((Context(), PARAMS), {}),
    "message, type, params, context": (("Agree?", None, PARAMS, Context()), {}),
    "context, params, context": ((Context(), PARAMS, Context(server_name="Orders")), {}),
    "request": ((PARAMS,), {}),
    "keywords": ((), {"context": Context(), "params": PARAMS}),
    "wire": ((Context(), {"message": "Agree?", "requestedSchema": SCHEMA}), {}),
}


@pytest.mark.parametrize("name", CALLS)
async def test_every_signature_is_answered(name: str) -> None:
    arguments, keywords = CALLS[name]
    result = await person("yes").mcp(*arguments, **keywords)
    action = result["action"] if isinstance(result, dict) else result.action
    content = result["content"] if isinstance(result, dict) else result.content
    assert (action, content) == ("accept", {})
    assert isinstance(result, dict if name == "wire" else mcp_types.ElicitResult)


async def test_fastmcp_gets_its_own_class_since_it_takes_any_other_for_a_yes(monkeypatch: pytest.MonkeyPatch) -> None:
    class ElicitResult(mcp_types.ElicitResult):
        pass

    module = types.ModuleType("fastmcp.client.elicitation")
    module.ElicitResult = ElicitResult  # type: ignore[attr-defined] # a stand-in for the installed package
    monkeypatch.setitem(sys.modules, "fastmcp.client.elicitation", module)
    result = await person("no").mcp("Agree?", None, PARAMS, Context())
    assert type(result) is ElicitResult
    assert result.action == "decline"


async def test_a_server_that_gave_a_progress_token_hears_that_the_person_is_being_asked() -> None:
    told: list[tuple[Any, float]] = []
    ears = GateEars()

    class Session:
        async def send_progress_notification(self, token: Any, progress: float) -> None:
            told.append((token, progress))
            if len(told) == 2:
                ears.speak("yes")

    params = mcp_types.ElicitRequestFormParams.model_validate(
        {"message": "Agree?", "requestedSchema": SCHEMA, "_meta": {"progressToken": "p"}}
    )
    result = await Person(ears, keep_alive=0.01).mcp(Context(session=Session()), params)
    assert result.action == "accept"
    assert told[:2] == [("p", 1.0), ("p", 2.0)]


def test_a_server_the_host_names_is_vouched_for_and_its_own_name_is_a_claim() -> None:
    named = read_call((Context(), PARAMS, Context(server_name="Orders")), {})
    assert named.asker() == Asker("Orders", vouched=True)
    info = mcp_types.Implementation(name="orders", version="1")
    session = types.SimpleNamespace(
        initialize_result=mcp_types.InitializeResult(
            protocol_version="2025-11-25", capabilities=mcp_types.ServerCapabilities(), server_info=info
        )
    )
    assert read_call((Context(session=session), PARAMS), {}).asker() == Asker("orders")


async def test_a_call_without_params_is_cancelled_and_does_not_raise() -> None:
    assert (await person().mcp()).action == "cancel"
