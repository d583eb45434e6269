"""The web application: put together from its parts."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from stamtisch import __version__
from stamtisch.storage.base import Storage
from stamtisch.web.assets import Assets
from stamtisch.web.crew import Crew, Thinker
from stamtisch.web.errors import add_handlers
from stamtisch.web.gate import Gate
from stamtisch.web.house import House
from stamtisch.web.metrics import Metrics
from stamtisch.web.routes import games, pages, people, service, tables
from stamtisch.web.settings import Settings

DESCRIPTION = """Tables for card games. State comes as Server-Sent Events, commands go by POST.

Browsers show who they are by a cookie; programs by `Authorization: Bearer <seat token>`, the `token` that
they get when they set up a table or sit down. Every error has the shape of `Refused`."""


def create_app(
    storage: Storage,
    settings: Settings | None = None,
    *,
    assets: Assets | None = None,
    thinker: Thinker | None = None,
) -> FastAPI:
    """The application on a storage, which it closes at its end.

    Args:
        storage: where tables are kept.
        settings: the server's settings.
        assets: the front end's files, those of the package unless given.
        thinker: the process for bots that search; without one, simple bots answer in their place.
    """
    settings = settings or Settings()
    metrics = Metrics()
    house = House(storage, settings, Crew(settings, metrics, thinker), metrics)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        house.wake()
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Stamtisch",
        version=__version__,
        description=DESCRIPTION,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/openapi.json",
    )
    app.state.house, app.state.assets = house, assets or Assets()
    for module in (tables, people, games, service, pages):
        app.include_router(module.router)
    add_handlers(app, pages.missing_page)
    app.add_middleware(Gate, house=house)
    return app
