"""The games, their rulebooks, and QR codes for links."""

import io
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from stamtisch.web import catalogue, schemas
from stamtisch.web.errors import WebError
from stamtisch.web.gate import write_origin
from stamtisch.web.routes.common import Language, answer, house_of, refusals

router = APIRouter(tags=["games"])
GameId = Annotated[str, Path(max_length=40, description="as in `/api/games`")]
AN_HOUR = "public, max-age=3600"
QR_LETTERS = 200


@router.get("/api/games", response_model=schemas.Catalogue, responses=refusals(), operation_id="games")
async def games(request: Request) -> Response:
    """What can be played here: seats, options with the rule behind each, bots."""
    return answer(catalogue.describe_all(request.app.state.assets.hash), packed_for=request)


@router.get(
    "/api/rules/{game}", response_model=schemas.RulesText, responses=refusals(404, 422), operation_id="rules"
)
async def rules(request: Request, game: GameId, language: Language = "en") -> Response:
    """A rulebook as HTML, whole and rule by rule."""
    return _keep(answer(catalogue.rules_page(game, language), packed_for=request))


@router.get(
    "/api/rules/{game}/{rule}",
    response_model=schemas.RuleText,
    responses=refusals(404, 422),
    operation_id="rule",
)
async def rule(
    game: GameId, rule: Annotated[str, Path(max_length=20, examples=["R8"])], language: Language = "en"
) -> Response:
    """One rule as HTML."""
    return _keep(answer(catalogue.rule_text(game, rule, language)))


@router.get(
    "/api/qr",
    response_class=Response,
    responses={
        200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}, "description": "an SVG"},
        **refusals(400, 401, 422, 503),
    },
    operation_id="qr",
)
async def qr(
    request: Request, text: Annotated[str, Query(max_length=QR_LETTERS, description="a link of this server")]
) -> Response:
    """A QR code for a link of this server, and of no other."""
    house = house_of(request)
    house.questions.take((await house.people.who(request)).counted)
    own = {write_origin(str(request.base_url)), house.link_base(request)}
    try:
        parts = urlsplit(text)
        fine = write_origin(text) in own and not parts.username and parts.path.startswith("/")
    except ValueError:
        fine = False
    if not fine:
        raise WebError("server-foreign-link", where="text")
    import segno

    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", scale=8, border=3, xmldecl=False)
    headers = {"Cache-Control": "private, max-age=86400", "Content-Security-Policy": "default-src 'none'"}
    return Response(out.getvalue(), headers=headers, media_type="image/svg+xml")


def _keep(made: Response) -> Response:
    made.headers["Cache-Control"] = AN_HOUR
    return made
