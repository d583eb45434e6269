"""A short way in for streams and commands, past the framework.

A stream stays open for hours, and everything that a request passes on its way stays with it: some twenty
frames, contexts and stacks, half of a stream's memory. Commands are nearly all that a busy server is asked,
and the way through the framework takes a third of their time. It knows these routes too, and describes them;
what comes by a server takes this way, and is answered alike.
"""

import json
import re
from types import SimpleNamespace
from urllib.parse import parse_qs

from fastapi import FastAPI
from pydantic import ValidationError
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from stamtisch.engine.errors import StamtischError
from stamtisch.web import schemas
from stamtisch.web.errors import ShapeError, WebError, answer_error, answer_fault, what_is_wrong
from stamtisch.web.gate import Gate
from stamtisch.web.house import House
from stamtisch.web.people import Actor
from stamtisch.web.routes.common import KEY, is_version, read_version
from stamtisch.web.routes.tables import carry_out

STREAM = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/events")
STREAM_ROUTE = SimpleNamespace(path="/api/tables/{table}/events")
COMMAND = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/commands")
COMMAND_ROUTE = SimpleNamespace(path="/api/tables/{table}/commands")


class Front:
    """The application as a server serves it."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app
        house: House = app.state.house
        self._streams, self._commands = Gate(StreamDoor(house), house), Gate(CommandDoor(house), house)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Streams and commands by the short way, all else by the long one."""
        way: ASGIApp = self._app
        if scope["type"] == "http":
            if scope["method"] == "GET" and STREAM.fullmatch(scope["path"]):
                way = self._streams
            elif scope["method"] == "POST" and COMMAND.fullmatch(scope["path"]):
                way = self._commands
        await way(scope, receive, send)


class StreamDoor:
    """Opens streams."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Watch a table until one side leaves."""
        scope["route"] = STREAM_ROUTE
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
        asked = parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True)
        after = asked.get("after", ["0"])[-1]
        if not is_version(after):
            raise ShapeError("server-wrong-shape", where="after", problem="not a version")
        return found[1], actor, read_version(request.headers.get("last-event-id"), after)


class CommandDoor:
    """Takes commands to tables."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Carry a command out and say what came of it."""
        scope["route"] = COMMAND_ROUTE
        request = Request(scope, receive)
        try:
            found = COMMAND.fullmatch(scope["path"])
            assert found is not None
            key = request.headers.get("idempotency-key")
            if key is not None and not re.fullmatch(KEY, key):
                raise ShapeError("server-wrong-shape", where="Idempotency-Key", problem=f"not like {KEY}")
            sent = read_command(await request.body())
            response = await carry_out(self._house, request, found[1], sent, key)
        except StamtischError as problem:
            response = answer_error(problem)
        except Exception as problem:  # noqa: BLE001  # as the framework does: it is logged, not told
            response = answer_fault(problem)
        await response(scope, receive, send)


def read_command(body: bytes) -> schemas.SentCommand:
    """The command in a request's body.

    Raises:
        WebError: no JSON. ShapeError: JSON of another shape.
    """
    try:
        whole = json.loads(body) if body else None
    except (ValueError, RecursionError) as problem:
        raise WebError("server-bad-json") from problem
    try:
        return schemas.SentCommand.model_validate(whole)
    except ValidationError as problem:
        first = problem.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(map(str, first["loc"])) or "body"
        raise ShapeError("server-wrong-shape", where=where, problem=what_is_wrong(first)) from problem
