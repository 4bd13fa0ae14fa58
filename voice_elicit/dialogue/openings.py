"""The first words: who asks, what for, how many questions; and for a page to open, where it leads."""

from __future__ import annotations

import ipaddress
import unicodedata
from urllib.parse import urlsplit

import idna
from rapidfuzz import fuzz

from voice_elicit.dialogue.asker import Asker, server_words
from voice_elicit.dialogue.prompts import Prompts
from voice_elicit.errors import UnusableForm
from voice_elicit.form.fields import BooleanField, Field, Form, Request, UrlRequest
from voice_elicit.language.spoken import speak_address

__all__ = ["Page", "asker_words", "inspect_page", "open_form", "page_address", "page_lines", "page_opening"]

SAME_QUESTION = 85
"""Similarity (0 to 100) from which the server's message is taken to be the one question itself."""

LABELS_LISTED = 3
"""An unknown server's questions are named one by one up to so many."""


def asker_words(asker: Asker, prompts: Prompts) -> str:
    """Who asks, as said: a vouched name, a claim, or nobody known."""
    name = server_words(asker.name, 60).rstrip(".")
    if not name:
        return prompts.say("server-unknown")
    return prompts.say("server-known" if asker.vouched else "server-claimed", name=name)


def open_form(form: Form, asker: Asker, prompts: Prompts) -> tuple[str, bool]:
    """The opening without the first question, and whether it has put that question already."""
    who = asker_words(asker, prompts)
    message = server_words(form.message, prompts.policy.message_limit)
    if len(form.fields) <= 1:
        if not message:
            return prompts.counted("opening-things-bare", 1, server=who), False
        shown = bool(form.fields) and _asks(message, form.fields[0])
        if shown:
            message = message.rstrip(".?!") + "?"
        asks = shown or message.endswith("?")
        return prompts.say("opening-asks" if asks else "opening-says", server=who, message=message), shown
    parts = []
    stop = prompts.say("opening-stop")
    count = len(form.fields)
    if message:
        parts.append(prompts.say("opening-says", server=who, message=message))
        parts.append(prompts.counted("opening-things", count))
    else:
        parts.append(prompts.counted("opening-things-bare", count, server=who))
    if not asker.vouched and count <= LABELS_LISTED:
        parts[-1] = (
            prompts.say("opening-labels", labels=prompts.labels(form.fields))
            if message
            else prompts.say("opening-labels-bare", server=who, labels=prompts.labels(form.fields))
        )
    return " ".join([*parts, stop]), False


def _asks(message: str, field: Field) -> bool:
    """Whether the message is the question already, so that the label need not be said again."""
    if fuzz.ratio(message.rstrip(".?!").casefold(), field.label.rstrip(".?!").casefold()) >= SAME_QUESTION:
        return True
    return isinstance(field, BooleanField) and message.endswith("?")


class Page:
    """A page to open, taken apart: what a person must know before consenting."""

    def __init__(self, url: str) -> None:
        """
        Raises:
            UnusableForm: not an absolute http or https address with a host.
        """
        try:
            parts = urlsplit(url.strip())
            host = parts.hostname or ""
            _ = parts.port
        except ValueError as error:
            raise UnusableForm(f"The address of the page is not a URL: {error}.") from error
        if parts.scheme.lower() not in ("http", "https") or not host:
            raise UnusableForm("The page to open must be an http or https address with a host.")
        self.url = url.strip()
        self.host = host
        self.secure = parts.scheme.lower() == "https" or host in ("localhost", "127.0.0.1", "::1")
        self.credentials = "@" in parts.netloc
        self.number = _is_address(host)
        self.plain_host = _plain(host)
        self.look_alike = "xn--" in self.plain_host or not host.isascii()


def inspect_page(request: UrlRequest) -> Page:
    """The page of a URL request, judged; raises UnusableForm like `Page`."""
    return Page(request.url)


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return host not in ("127.0.0.1", "::1")


def _plain(host: str) -> str:
    """The host as the network sees it (Punycode), or its letters when it cannot be encoded."""
    if host.isascii():
        return host
    try:
        return idna.encode(host, uts46=True).decode("ascii")
    except idna.IDNAError:
        return unicodedata.normalize("NFKD", host).encode("ascii", "replace").decode("ascii")


def page_opening(request: Request, asker: Asker, prompts: Prompts) -> list[str]:
    """Who wants a page opened and where; the host comes first. Nothing for a form."""
    if not isinstance(request, UrlRequest):
        return []
    page = inspect_page(request)
    lines = [prompts.say("page", server=asker_words(asker, prompts), host=speak_address(page.plain_host, prompts.pack))]
    message = server_words(request.message, prompts.policy.message_limit)
    if message:
        lines.append(prompts.say("page-says", message=message))
    return lines + page_lines(request, prompts)


def page_lines(request: UrlRequest, prompts: Prompts) -> list[str]:
    """Warnings about the address, and how to hear all of it."""
    page = inspect_page(request)
    lines = []
    if page.look_alike:
        lines.append(prompts.say("page-look-alike", host=speak_address(page.plain_host, prompts.pack)))
    if page.credentials:
        lines.append(prompts.say("page-credentials"))
    if not page.secure:
        lines.append(prompts.say("page-insecure"))
    if page.number:
        lines.append(prompts.say("page-number"))
    return [*lines, prompts.say("page-address-hint")]


def page_address(request: UrlRequest, prompts: Prompts) -> str:
    """The whole address, as it is spelled."""
    return prompts.say("page-address", address=speak_address(request.url, prompts.pack))
