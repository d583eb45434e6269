"""Tables: set up, look, watch, act, ask why, take a seat over, look back."""

import hashlib
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from stamtisch.table.commands import parse_command
from stamtisch.table.setup import Setup
from stamtisch.web import schemas
from stamtisch.web.house import House
from stamtisch.web.people import Actor
from stamtisch.web.room import Request as Wish
from stamtisch.web.routes.common import (
    BODY,
    CHANGES,
    TABLE,
    Key,
    TableId,
    answer,
    house_of,
    read_version,
    refusals,
)

router = APIRouter(tags=["tables"])
TALK = frozenset({"chat", "say", "rename"})
"""commands that everybody reads and nobody has to answer"""
TELLS_TOKEN = frozenset({"sit", "move"})
"""commands whose answer names one's seat and its token"""


@router.post(
    "/api/tables",
    status_code=201,
    response_model=schemas.TableMade,
    responses=refusals(*BODY, 404, 409),
    operation_id="makeTable",
)
async def make_table(request: Request, wish: schemas.NewTable, key: Key = None) -> Response:
    """Set up a table. Who has no cookie gets one; programs use `token` as their bearer token."""
    house, cookies = house_of(request), Response()
    actor = await house.people.welcome(request, cookies)
    house.new_tables.take(actor.counted)
    setup = Setup.parse(wish.model_dump(exclude_none=True))
    room = await house.create(actor, setup, key)
    seat, token = room.table.seat_of(actor.id), room.token_of(actor.id)
    base = house.link_base(request)
    made = {
        "table": room.table.id,
        "seat": seat,
        "token": token,
        "link": f"{base}/t/{room.table.id}",
        "seat_link": f"{base}/s/{token}" if token else None,
    }
    return answer(made, cookies, 201)


@router.get(
    "/api/tables/{table}",
    response_model=schemas.Update,
    responses=refusals(*TABLE),
    operation_id="readTable",
)
async def read_table(request: Request, table: TableId) -> Response:
    """The table as one may see it now, with its whole log."""
    house = house_of(request)
    actor = await house.people.who(request)
    house.questions.take(actor.counted)
    async with house.room(table) as room, room.lock:
        update = room.update(await room.greet(actor))
    return answer(update, packed_for=request)


@router.get(
    "/api/tables/{table}/events",
    response_class=Response,
    responses={
        200: {
            "description": "a stream of events `update`, each with the table's version as its id and an"
            " Update with the log entries since the one before as its data; `bye` before the server stops",
            "content": {"text/event-stream": {"schema": {"type": "string"}}},
        },
        **refusals(*TABLE),
    },
    operation_id="watchTable",
)
async def watch_table(
    request: Request,
    table: TableId,
    last: Annotated[str | None, Header(alias="Last-Event-ID", description="go on after this version")] = None,
    after: Annotated[int, Query(ge=0, le=2**53, description="as the header, for a first request")] = 0,
) -> Response:
    """Server-Sent Events: first what one has missed, then everything as it happens."""
    house = house_of(request)
    actor = await house.people.who(request)
    house.questions.take(actor.counted)
    return Stream(house, table, actor, read_version(last, str(after)))


class Stream(Response):
    """The response that stays open."""

    def __init__(self, house: House, table: str, actor: Actor, after: int) -> None:
        self._house, self._table, self._actor, self._after = house, table, actor, after
        self.status_code, self.background = 200, None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Watch the table until one side leaves."""
        await self._house.serve_stream(self._table, self._actor, self._after, scope, receive, send)


@router.post(
    "/api/tables/{table}/commands",
    response_model=schemas.Done,
    response_model_exclude_none=True,
    responses=refusals(*BODY, *TABLE, 409),
    operation_id="command",
)
async def command(request: Request, table: TableId, sent: schemas.SentCommand, key: Key = None) -> Response:
    """Do something at a table."""
    return await carry_out(house_of(request), request, table, sent, key)


async def carry_out(
    house: House, request: Request, table: str, sent: schemas.SentCommand, key: str | None
) -> Response:
    """What `command` does."""
    cookies = Response()
    whole = sent.command.model_dump()
    wish = parse_command(whole)
    newcomer = wish.type in {"sit", "chat", "say"}
    people = house.people
    actor = await (people.welcome(request, cookies) if newcomer else people.who(request))
    house.commands.take(actor.counted)
    if wish.type in TALK:
        house.talk.take(actor.counted)
    digest = hashlib.sha256(await request.body()).digest() if key else b""
    async with house.room(table) as room:
        done, token = await room.command(Wish(actor, wish, sent.version, key, digest))
        told: dict[str, Any] = {"version": done.version}
        if wish.type in TELLS_TOKEN and token is not None:
            told |= {"seat": room.table.seat_of(done.actor), "token": token}
    return answer(told, cookies)


@router.post(
    "/api/tables/{table}/why",
    response_model=schemas.Verdict,
    responses=refusals(*BODY, *TABLE),
    operation_id="why",
)
async def why(request: Request, table: TableId, asked: schemas.Words) -> Response:
    """Whether one may act so now, and if not, which rule forbids it. Nothing changes."""
    house = house_of(request)
    actor = await house.people.who(request)
    house.questions.take(actor.counted)
    async with house.room(table) as room, room.lock:
        problem = room.table.why_not(room.guest_of(actor), asked.words)
    if problem is None:
        return answer({"legal": True})
    return answer({"legal": False, "reason": problem.reason.as_json()})


@router.post(
    "/api/seats",
    response_model=schemas.SeatTaken,
    responses=refusals(*BODY, 409, 410),
    operation_id="takeSeatOver",
)
async def take_seat_over(request: Request, shown: schemas.SeatToken) -> Response:
    """Move a seat to this device by its personal link; the device it was on watches from then on."""
    house, cookies = house_of(request), Response()
    actor = await house.people.welcome(request, cookies)
    house.commands.take(actor.counted)
    table, seat = await house.adopt(actor, shown.token)
    return answer({"table": table, "seat": seat}, cookies)


@router.post(
    "/api/tables/{table}/next",
    response_model=schemas.SeatKept,
    responses=refusals(*CHANGES, *TABLE, 409),
    operation_id="follow",
)
async def follow(request: Request, table: TableId) -> Response:
    """After a rematch: the next table, one's seat there and its token, which nobody else is told."""
    house = house_of(request)
    actor = await house.people.who(request)
    house.commands.take(actor.counted)
    following, seat, token = await house.follow(actor, table)
    return answer({"table": following, "seat": seat, "token": token})


@router.get(
    "/api/tables/{table}/record",
    response_model=dict[str, Any],
    responses=refusals(*TABLE, 409),
    operation_id="record",
)
async def record(request: Request, table: TableId) -> Response:
    """The finished game as a record that `stamtisch replay` and `stamtisch verify` accept."""
    house = house_of(request)
    actor = await house.people.who(request)
    house.questions.take(actor.counted)
    async with house.room(table) as room, room.lock:
        made = answer(room.table.record())
    made.headers["Content-Disposition"] = f'attachment; filename="stamtisch-{room.table.id}.json"'
    return made


@router.get(
    "/api/tables/{table}/replay",
    response_model=schemas.Replay,
    responses=refusals(*TABLE, 400, 409),
    operation_id="replay",
)
async def replay(
    request: Request,
    table: TableId,
    viewer: Annotated[
        str, Query(alias="as", max_length=20, description="a seat, `spectator`, or `all`: every hand open")
    ] = "all",
) -> Response:
    """The finished game step by step."""
    house = house_of(request)
    actor = await house.people.who(request)
    house.questions.take(actor.counted)
    async with house.room(table) as room, room.lock:
        frames = room.table.replay(viewer)
    return answer({"frames": frames}, packed_for=request)
