"""A short way in for streams, past the framework.

A stream stays open for hours, and everything that a request passes on its way stays with it: some twenty
frames, contexts and stacks, half of a stream's memory. The framework knows the route too, and describes it;
what comes by a server takes this way.
"""

import re
from types import SimpleNamespace
from urllib.parse import parse_qs

from fastapi import FastAPI
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from stamtisch.engine.errors import StamtischError
from stamtisch.web.errors import answer_error
from stamtisch.web.gate import Gate
from stamtisch.web.house import House
from stamtisch.web.people import Actor

STREAM = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/events")
ROUTE = SimpleNamespace(path="/api/tables/{table}/events")


class Front:
    """The application as a server serves it."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app
        house: House = app.state.house
        self._streams = Gate(StreamDoor(house), house)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Streams by the short way, all else by the long one."""
        short = scope["type"] == "http" and scope["method"] == "GET" and STREAM.fullmatch(scope["path"])
        await (self._streams if short else self._app)(scope, receive, send)


class StreamDoor:
    """Opens streams."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Watch a table until one side leaves."""
        scope["route"] = ROUTE
        try:
            table, actor, after = await self._ask(scope)
            await self._house.serve_stream(table, actor, after, scope, receive, send)
        except StamtischError as problem:
            await answer_error(problem)(scope, receive, send)

    async def _ask(self, scope: Scope) -> tuple[str, Actor, int]:
        """Which table, for whom, after which version."""
        request = Request(scope)
        actor = await self._house.people.who(request)
        self._house.questions.take(actor.counted)
        found = STREAM.fullmatch(scope["path"])
        assert found is not None
        asked = parse_qs(scope["query_string"].decode("latin-1")).get("after", ["0"])[0]
        return found[1], actor, read_version(request.headers.get("last-event-id"), asked)


def read_version(*given: str | None) -> int:
    """The first version that is one; 0: from the beginning."""
    fine = (each for each in given if each and each.isascii() and each.isdigit() and len(each) < 16)
    return int(next(fine, "0"))
