"""The front end's files, and the one page that shows every place of the site."""

from contextlib import suppress

from fastapi import APIRouter, Request
from starlette.responses import Response

from stamtisch.games import available_games
from stamtisch.storage.base import StorageError
from stamtisch.web.assets import Assets
from stamtisch.web.routes.common import house_of
from stamtisch.web.secrets import is_token

router = APIRouter(include_in_schema=False)
PLACES = ("/", "/t/{table}", "/s/{token}", "/rules", "/rules/{game}", "/my", "/new", "/new/{game}")
"""where the page shows something, if what the address names is there"""


def _assets(request: Request) -> Assets:
    assets: Assets = request.app.state.assets
    return assets


async def page(request: Request) -> Response:
    """The page; it looks at its address and asks the API."""
    if not await _leads_somewhere(request):
        return missing_page(request)
    made = _assets(request).page(request, house_of(request).link_base(request))
    # Some of these addresses are secrets.
    made.headers["Referrer-Policy"] = "no-referrer" if request.url.path.startswith("/s/") else "same-origin"
    return made


def missing_page(request: Request) -> Response:
    """The page where nothing is: it says so in its reader's language."""
    made = _assets(request).page(request, house_of(request).link_base(request), missing=True)
    made.headers["Referrer-Policy"] = "no-referrer"
    return made


async def _leads_somewhere(request: Request) -> bool:
    """Whether what the address names is there. Of a seat's link only that it could be one: no oracle."""
    named = request.path_params
    if "table" in named:
        with suppress(StorageError):  # the page itself says what is wrong
            return await house_of(request).has(named["table"])
    if "token" in named:
        return is_token(named["token"])
    return "game" not in named or named["game"] in available_games()


for place in PLACES:
    router.add_api_route(place, page, methods=["GET", "HEAD"])


@router.api_route("/static/{path:path}", methods=["GET", "HEAD"])
async def static(request: Request, path: str) -> Response:
    """A file of the front end."""
    return _assets(request).file(request, path)


@router.api_route("/locale/{language}.ftl", methods=["GET", "HEAD"])
async def messages(request: Request, language: str) -> Response:
    """All messages of a language."""
    return _assets(request).messages(request, language)


@router.api_route("/favicon.ico", methods=["GET", "HEAD"])
async def favicon(request: Request) -> Response:
    """What browsers ask for by themselves."""
    return _assets(request).file(request, "icon.svg")
