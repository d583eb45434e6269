"""The guest that a browser is, and his tables."""

from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from stamtisch.engine.messages import choose_language
from stamtisch.storage.base import Guest
from stamtisch.table.texts import clean_name
from stamtisch.web import schemas
from stamtisch.web.errors import NotYoursError
from stamtisch.web.house import House
from stamtisch.web.routes.common import BODY, answer, house_of, refusals

router = APIRouter(tags=["people"])
TABLES_SHOWN = 100


@router.get("/api/me", response_model=schemas.Me, responses=refusals(401, 503), operation_id="me")
async def me(request: Request) -> Response:
    """Who this browser is here, its tables and how its finished games ended."""
    house = house_of(request)
    actor = await house.people.who(request)
    house.questions.take(actor.counted)
    if actor.guest is None:
        return answer({"name": "", "language": None, "tables": [], "statistics": {}})
    made = answer(await _tell(house, actor.guest))
    house.people.give_cookie(request, made, actor.cookie or "")
    return made


@router.patch("/api/me", response_model=schemas.Me, responses=refusals(*BODY), operation_id="changeMe")
async def change_me(request: Request, profile: schemas.Profile) -> Response:
    """Another name or language for the next table."""
    house, cookies = house_of(request), Response()
    actor = await house.people.welcome(request, cookies)
    house.commands.take(actor.counted)
    guest = actor.guest
    if guest is None:
        raise NotYoursError("server-cookie-only")
    if profile.name is not None:
        guest = replace(guest, name=clean_name(profile.name))
    if profile.language is not None:
        guest = replace(guest, language=choose_language([profile.language]))
    if guest != actor.guest:
        await house.people.save(guest)
    return answer(await _tell(house, guest), cookies)


async def _tell(house: House, guest: Guest) -> dict[str, Any]:
    statistics: dict[str, dict[str, int]] = {}
    for result in await house.storage.results(guest.id):
        tally = statistics.setdefault(result.game, {"played": 0, "won": 0})
        tally["played"] += 1
        tally["won"] += result.won
    tables = [
        {
            "table": holding.head.table,
            "game": holding.head.game,
            "phase": holding.head.phase,
            "seat": holding.seat,
            "changed": holding.head.changed,
        }
        for holding in await house.storage.holdings(guest.id, TABLES_SHOWN)
    ]
    return {"name": guest.name, "language": guest.language, "tables": tables, "statistics": statistics}
