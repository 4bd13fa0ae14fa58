"""Ctrl-C and the end a host asks for, as a cancellation that cannot be lost.

asyncio's own handler cancels the main task once, and a task group that ends in that very moment takes this for its own.
"""

from __future__ import annotations

import signal
from contextlib import suppress

import anyio

__all__ = ["end_on_signal"]


async def end_on_signal(scope: anyio.CancelScope, *signals: signal.Signals) -> None:
    """Cancel `scope` at the first of these; a second one has its usual effect. Where the platform knows no such signals
    (Windows) nothing is done."""
    with suppress(NotImplementedError), anyio.open_signal_receiver(*signals) as received:
        async for _ in received:
            scope.cancel()
            return
