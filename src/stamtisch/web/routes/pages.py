"""The front end's files, and the one page that shows every place of the site."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from stamtisch.web.assets import Assets
from stamtisch.web.routes.common import house_of

router = APIRouter(include_in_schema=False)
PLACES = ("/", "/t/{table}", "/s/{token}", "/rules", "/rules/{game}", "/my", "/new", "/new/{game}")


def _assets(request: Request) -> Assets:
    assets: Assets = request.app.state.assets
    return assets


async def page(request: Request) -> Response:
    """The page; it looks at its address and asks the API."""
    made = _assets(request).page(request, house_of(request).link_base(request))
    # Some of these addresses are secrets.
    made.headers["Referrer-Policy"] = "no-referrer" if request.url.path.startswith("/s/") else "same-origin"
    return made


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
