"""Who may talk to the kiosk, and what its page may do: Origin, Host, and the headers of every answer."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from voice_elicit.kiosk.settings import Settings

__all__ = ["Guard", "comes_from_page"]

_HOST = re.compile(r"[A-Za-z0-9.\-]+(:\d+)?|\[[0-9A-Fa-f:]+\](:\d+)?")


def comes_from_page(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request that changes something was made by our page. Browsers always send Origin with those.

    Only the host is compared: behind a proxy that ends TLS we are asked by http.
    """
    origin = urlsplit(connection.headers.get("origin", ""))
    if origin.scheme not in ("http", "https"):
        return False
    return origin.netloc.lower() in {connection.headers.get("host", "").lower(), *settings.origins}


class Guard:
    """Refuses foreign hosts, and lets the page do no more than it must."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "").lower()
        if not _HOST.fullmatch(host) or not self._answers_to(host):
            if scope["type"] == "http":
                await PlainTextResponse("This server is not known by that name.", 421)(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008})
            return

        async def sealed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers(host).items():
                    headers[name] = value
            await send(message)

        await self._app(scope, receive, sealed)

    def _answers_to(self, host: str) -> bool:
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        return not self._settings.hosts or name in self._settings.hosts

    def _headers(self, host: str) -> dict[str, str]:
        frames = " ".join(self._settings.framed_by) or "'none'"
        policy = (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
            f"connect-src 'self' ws://{host} wss://{host}; base-uri 'none'; form-action 'none'; "
            f"frame-ancestors {frames}; require-trusted-types-for 'script'"
        )
        return {
            "content-security-policy": policy,
            "x-content-type-options": "nosniff",
            "referrer-policy": "no-referrer",
            "permissions-policy": "microphone=(self), camera=(), geolocation=(), display-capture=(), usb=()",
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
            "cache-control": "no-store",
        }
