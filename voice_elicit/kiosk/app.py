"""The kiosk as an ASGI application, to be run by itself or mounted in another one.

A visit runs as the background task of the request that began it: so it needs no lifespan, which applications that
are mounted do not get, and it outlives the connections of its page.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from html import escape
from importlib.resources import files
from string import Template
from typing import Any

import anyio
from starlette.applications import Starlette
from starlette.background import BackgroundTask
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from voice_elicit.kiosk.engines import SharedEngines
from voice_elicit.kiosk.errands import Errand
from voice_elicit.kiosk.guard import Guard, comes_from_page
from voice_elicit.kiosk.outlet import Outlet
from voice_elicit.kiosk.settings import Settings
from voice_elicit.kiosk.visit import Visit
from voice_elicit.kiosk.visits import Visits
from voice_elicit.kiosk.wire import MOST_SOUND, MOST_TEXT, Hello, read_message
from voice_elicit.kiosk.words import load_page_words
from voice_elicit.language.pack import load_pack

__all__ = ["app"]

PAGE = files("voice_elicit.kiosk") / "page"

GONE, REFUSED, MALFORMED, TOO_FAST = 4404, 4403, 4400, 4429
"""Close codes."""

SCAN_STEP = 1.6
"""Seconds one-switch mode marks a button; people who are slow get more, as everywhere."""

PATIENCE = 10.0
"""Seconds a connection has to say who it is."""


def app(errand: Errand, settings: Settings | None = None) -> Starlette:
    """A kiosk for one errand.

    Raises:
        UnusableWords: no such language, or wrong words.
    """
    settings = settings or Settings()
    pack = load_pack(settings.language, settings.words)
    words = load_page_words(pack, settings.brand)
    engines = SharedEngines(settings, pack)
    desk = _Desk(settings, Visits(settings, words, engines, errand))
    setup = {
        "words": dict(words.table),
        "language": words.spoken,
        "microphone": settings.microphone if engines.hears else "off",
        "hears": engines.hears,
        "speaks": engines.speaks,
        "absent": settings.absent,
        "scan": {"on": settings.one_switch, "seconds": SCAN_STEP * settings.policy.slow},
    }
    html = Template((PAGE / "index.html").read_text(encoding="utf-8")).substitute(
        language=escape(words.language),
        direction=words.direction,
        title=escape(words["title"]),
        no_script=escape(words["no-script"]),
        setup=escape(json.dumps(setup, ensure_ascii=False)),
    )

    async def index(request: Request) -> Response:
        return HTMLResponse(html)

    routes: list[BaseRoute] = [
        Route("/", index),
        Route("/visit", desk.begin, methods=["POST"]),
        Route("/exchange", desk.exchange, methods=["POST"]),
        WebSocketRoute("/link", desk.link),
        Mount("/page", StaticFiles(directory=str(PAGE))),
        Mount("/brand", StaticFiles(directory=settings.brand)) if settings.brand else Route("/brand/brand.css", _empty),
    ]

    @asynccontextmanager
    async def warmed(_: Starlette) -> AsyncIterator[None]:
        await engines.warm()
        yield
        await engines.aclose()

    made = Starlette(routes=routes, lifespan=warmed, middleware=[Middleware(Guard, settings=settings)])
    made.state.engines = engines
    made.state.visits = desk.visits
    return made


async def _empty(request: Request) -> Response:
    return Response("", media_type="text/css")


class _Desk:
    """Where pages come in."""

    def __init__(self, settings: Settings, visits: Visits) -> None:
        self._settings = settings
        self.visits = visits

    async def begin(self, request: Request) -> Response:
        """A new visit, and its token."""
        if not comes_from_page(request, self._settings):
            return JSONResponse({"error": "origin"}, 403)
        token = self.visits.begin()
        if token is None:
            return JSONResponse({"error": "busy"}, 503, {"retry-after": "5"})
        return JSONResponse({"token": token}, 201, background=BackgroundTask(self.visits.run, token))

    async def exchange(self, request: Request) -> Response:
        """Where no WebSocket goes through: a few messages in, the whole scene out."""
        visit = self.visits.of(request.headers.get("authorization", "").removeprefix("Bearer "))
        if visit is None or not comes_from_page(request, self._settings):
            return JSONResponse({"error": "gone"}, 404 if visit is None else 403)
        try:
            messages = [read_message(line) for line in (await _body(request)).splitlines()]
        except ValueError:
            return JSONResponse({"error": "malformed"}, 400)
        if not visit.rate.allows(1 + len(messages)):
            return JSONResponse({"error": "too fast"}, 429)
        visit.pass_by()
        for message in messages:
            visit.take(message)
        await anyio.sleep(0.05)  # what follows from a press is in the answer to it
        return JSONResponse(visit.snapshot())

    async def link(self, socket: WebSocket) -> None:
        """One page's connection."""
        if not comes_from_page(socket, self._settings):
            await socket.close(REFUSED)
            return
        await socket.accept()
        hello = None
        with anyio.move_on_after(PATIENCE):
            hello = await self._greeted(socket)
        visit = self.visits.of(hello.token) if hello is not None else None
        if hello is None or visit is None:
            with suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(GONE if hello is not None else MALFORMED)
            return
        outlet = Outlet()
        visit.connect(outlet, sound=hello.sound, again=hello.again)
        try:
            async with anyio.create_task_group() as group:
                group.start_soon(_send_all, socket, outlet, group.cancel_scope)
                code = await _receive_all(socket, visit)
                group.cancel_scope.cancel()
            if code:
                await socket.close(code)
        finally:
            visit.disconnect(outlet)
            outlet.drop()

    async def _greeted(self, socket: WebSocket) -> Hello | None:
        try:
            hello = read_message(await socket.receive_text())
        except (ValueError, KeyError, WebSocketDisconnect):
            return None
        return hello if isinstance(hello, Hello) else None


async def _body(request: Request) -> bytes:
    """
    Raises:
        ValueError: more than a few messages.
    """
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > 4 * MOST_TEXT:
            raise ValueError("too long")
    return body


async def _send_all(socket: WebSocket, outlet: Outlet, scope: anyio.CancelScope) -> None:
    while (message := await outlet.next()) is not None:
        try:
            if isinstance(message, bytes):
                await socket.send_bytes(message)
            else:
                await socket.send_text(json.dumps(message, ensure_ascii=False))
        except (WebSocketDisconnect, RuntimeError):  # gone in the middle of it
            break
    with anyio.move_on_after(1):
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(1000)
    scope.cancel()


async def _receive_all(socket: WebSocket, visit: Visit) -> int:
    """Until the page is gone; the code to close with, 0 if it closed by itself."""
    while True:
        received: dict[str, Any] = dict(await socket.receive())
        if received["type"] == "websocket.disconnect":
            return 0
        sound, text = received.get("bytes"), received.get("text")
        if not visit.rate.allows():
            return TOO_FAST
        if sound is not None:
            if len(sound) > MOST_SOUND or len(sound) % 2:
                return MALFORMED
            visit.hear(sound)
            continue
        try:
            visit.take(read_message(text or ""))
        except ValueError:
            return MALFORMED
