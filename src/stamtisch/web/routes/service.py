"""For whoever runs the server: is it alive, can it work, how much does it do."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from stamtisch.web import schemas
from stamtisch.web.errors import ClosingError
from stamtisch.web.routes.common import answer, house_of, refusals

router = APIRouter(tags=["service"])


@router.get("/healthz", response_model=schemas.Health, responses=refusals(), operation_id="health")
async def health() -> Response:
    """Whether the process answers at all."""
    return answer({"status": "ok"})


@router.get("/readyz", response_model=schemas.Health, responses=refusals(503), operation_id="ready")
async def ready(request: Request) -> Response:
    """Whether it takes commands: not while it goes down, nor when nothing can be stored."""
    house = house_of(request)
    if house.closing:
        raise ClosingError("server-closing")
    await house.storage.check()
    return answer({"status": "ok"})


@router.get(
    "/metrics",
    response_class=Response,
    responses={
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "counters"},
        **refusals(),
    },
    operation_id="metrics",
)
async def metrics(request: Request) -> Response:
    """Counters for Prometheus; they name no person, table or card."""
    kind = "text/plain; version=0.0.4; charset=utf-8"
    return Response(house_of(request).metrics.text(), media_type=kind)
