"""What every request passes: its origin, its size, its rate; and what every answer carries.

Plain ASGI, since streams stay open for hours and a middleware that wraps bodies would cost memory for each.
"""

import asyncio
import time
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stamtisch.engine.errors import StamtischError
from stamtisch.engine.messages import choose_language
from stamtisch.web.errors import (
    ClosingError,
    ForeignHostError,
    ForeignOriginError,
    MediaTypeError,
    TooLargeError,
    TooSlowError,
    answer_error,
    wants_page,
)
from stamtisch.web.hosts import Hosts
from stamtisch.web.house import House
from stamtisch.web.people import accepted_languages, client_address

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
CSP = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Gate:
    """The first and last thing that a request meets."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self._house = house
        settings = house.settings
        self._most, self._patience = settings.limits.body_bytes, settings.limits.body_seconds
        self._hosts = Hosts(settings.public_url, settings.share_url, more=settings.hosts)
        self._origins = {write_origin(settings.public_url)} if settings.public_url else set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or say why not."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(raw=message["headers"])
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            body = await self._let_in(scope, receive)
        except ForeignHostError as problem:
            await answer_foreign_host(problem, Headers(scope=scope))(scope, receive, dressed)
        except StamtischError as problem:
            await answer_error(problem)(scope, receive, dressed)
        else:
            await self.app(scope, body, dressed)
        finally:
            self._house.metrics.saw_request(scope, status, time.perf_counter() - began)

    async def _let_in(self, scope: Scope, receive: Receive) -> Receive:
        """The way to read the body, if the request may come in."""
        self._house.addresses.take(client_address(scope))
        headers = Headers(scope=scope)
        self._hosts.check(headers.get("host"))
        if scope["method"] in SAFE:
            return receive
        if self._house.closing:
            raise ClosingError("server-closing")
        check_origin(headers, scope["scheme"], self._origins)
        body = await self._read(headers, receive)
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if body and kind != "application/json":
            raise MediaTypeError("server-not-json", where="Content-Type")
        sent = False

        async def again() -> Message:
            nonlocal sent
            if sent:
                return await receive()
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        return again

    async def _read(self, headers: Headers, receive: Receive) -> bytes:
        """The whole body, which is small."""
        told = headers.get("content-length", "0")
        if told.isascii() and told.isdigit() and int(told[:12]) > self._most:
            raise TooLargeError("server-too-large", most=self._most)
        try:
            async with asyncio.timeout(self._patience):
                return await self._read_all(receive)
        except TimeoutError as problem:
            raise TooSlowError("server-too-slow") from problem

    async def _read_all(self, receive: Receive) -> bytes:
        body = bytearray()
        while True:
            message = await receive()
            body += message.get("body", b"")
            if len(body) > self._most:
                raise TooLargeError("server-too-large", most=self._most)
            if not message.get("more_body", False):
                return bytes(body)


def answer_foreign_host(problem: ForeignHostError, headers: Headers) -> Response:
    """What somebody reads who came by a name that is not ours: no page, and nothing that could run."""
    answer = answer_error(problem)
    if wants_page(headers):
        language = choose_language(accepted_languages(headers))
        text = problem.reason.say(language) + "\n"
        answer = PlainTextResponse(text, problem.status, {"Cache-Control": "no-store"})
    return answer


def write_origin(url: str) -> str:
    """Scheme, host and port of a URL as browsers write an origin."""
    parts = urlsplit(url)
    default = {"http": 80, "https": 443}.get(parts.scheme)
    port = "" if parts.port in {None, default} else f":{parts.port}"
    return f"{parts.scheme}://{parts.hostname}{port}".lower()


def check_origin(headers: Headers, scheme: str, known: Iterable[str]) -> None:
    """Refuse what a page of another site sends; programs send no origin and bring a token.

    Raises:
        ForeignOriginError: another scheme, host or port.
    """
    if headers.get("sec-fetch-site", "same-origin") not in {"same-origin", "none"}:
        raise ForeignOriginError("server-foreign-origin")
    origin = headers.get("origin")
    if origin is None:
        return
    own = f"{scheme}://{headers.get('host', '')}".lower()
    try:
        given = write_origin(origin)
        fine = given == origin.lower() and (given in known or given == write_origin(own))
    except ValueError:
        fine = False
    if not fine:
        raise ForeignOriginError("server-foreign-origin")
