"""Every refusal as HTTP: the right status, one JSON shape, nothing of the server's inside."""

from collections.abc import Callable, Mapping
from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.routing import compile_path

from stamtisch.engine.errors import StamtischError
from stamtisch.engine.quoting import shorten
from stamtisch.storage.base import StorageError, TakenError, VersionConflictError

log = structlog.get_logger()
NO_OBJECT = frozenset({"model_type", "model_attributes_type", "dict_type"})


class WebError(StamtischError):
    """Something that is refused before a table is asked."""

    status = 400
    code = "bad-request"


class NotYoursError(WebError):
    """Neither the cookie nor the token gives a right to this."""

    status = 403
    code = "not-yours"


class UnauthorizedError(WebError):
    """A bearer token that opens nothing."""

    status = 401
    code = "unauthorized"


class ForeignOriginError(WebError):
    """A request that another site's page sent."""

    status = 403
    code = "foreign-origin"


class ForeignHostError(WebError):
    """A request for another server's name."""

    status = 421
    code = "foreign-host"


class NotFoundError(WebError):
    """Nothing there."""

    status = 404
    code = "not-found"


class ConflictError(WebError):
    """It goes against what is there."""

    status = 409
    code = "conflict"


class NotOverError(ConflictError):
    """What is shown only when the game is over."""

    code = "not-over"


class TooSlowError(WebError):
    """A body that does not come."""

    status = 408
    code = "too-slow"


class TooLargeError(WebError):
    """A body that is too large."""

    status = 413
    code = "too-large"


class MediaTypeError(WebError):
    """A body that is not JSON."""

    status = 415
    code = "not-json"


class ShapeError(WebError):
    """JSON of the wrong shape."""

    status = 422
    code = "wrong-shape"


class TooManyError(WebError):
    """Too often, or too many at once."""

    status = 429
    code = "too-many"

    def __init__(self, seconds: int) -> None:
        super().__init__("server-too-many", seconds=seconds)
        self.seconds = seconds


class ClosingError(WebError):
    """The server is going down."""

    status = 503
    code = "closing"


STATUS = {
    "unknown-game": 404,
    "unknown-rule": 404,
    "not-allowed": 403,
    "bad-command": 422,
    "bad-log": 410,
    "stale": 409,
    "conflict": 409,
    "ahead": 409,
}
"""the status by an error's code, where it is not 400"""


def error_status(problem: StamtischError) -> int:
    """The HTTP status for an error of any layer."""
    if isinstance(problem, WebError):
        return problem.status
    if isinstance(problem, StorageError) and not isinstance(problem, VersionConflictError | TakenError):
        return 503
    return int(getattr(problem, "status", STATUS.get(problem.code, 400)))


def error_body(problem: StamtischError) -> dict[str, Any]:
    """The body for an error."""
    return {"error": problem.as_json_with_detail()}


def answer_error(problem: StamtischError) -> Response:
    """An error as a response."""
    status = error_status(problem)
    headers = {"Cache-Control": "no-store"}
    if isinstance(problem, TooManyError):
        headers["Retry-After"] = str(problem.seconds)
    elif status == 503:
        headers["Retry-After"] = "2"
    elif status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return JSONResponse(error_body(problem), status, headers)


def answer_fault(problem: Exception) -> Response:
    """A fault of ours: it is logged, and nothing of it told."""
    log.error("fault", kind=type(problem).__name__, exc_info=problem)
    answer = answer_error(WebError("server-fault"))
    answer.status_code = 500
    return answer


def what_is_wrong(first: Mapping[str, Any]) -> str:
    """What pydantic says, without the names of our classes."""
    return "an object is expected" if first["type"] in NO_OBJECT else shorten(str(first["msg"]))


def _methods(request: Request) -> list[str]:
    """What may be done at a request's path, by all routes that lead there."""
    found: set[str] = set()
    for path, operations in request.app.openapi()["paths"].items():
        if compile_path(path)[0].match(request.url.path):
            found |= {method.upper() for method in operations}
    return sorted(found)


def wants_page(headers: Headers) -> bool:
    """Whether a person is to read the answer: a browser that goes to an address says so."""
    return "text/html" in headers.get("accept", "")


def add_handlers(app: FastAPI, missing: Callable[[Request], Response]) -> None:
    """Let every error of the app leave in this shape; people see the page where nothing is."""

    async def known(_: Request, problem: Exception) -> Response:
        assert isinstance(problem, StamtischError)
        if error_status(problem) >= 500:
            log.error("refused", code=problem.code)
        return answer_error(problem)

    async def wrong_shape(_: Request, problem: Exception) -> Response:
        assert isinstance(problem, RequestValidationError)
        first = problem.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
        if first["type"] == "json_invalid":
            return answer_error(WebError("server-bad-json"))
        return answer_error(ShapeError("server-wrong-shape", where=where, problem=what_is_wrong(first)))

    async def http(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, HTTPException)
        person = problem.status_code == 404 and wants_page(request.headers)
        if person and not request.url.path.startswith("/api/"):
            return missing(request)
        kind = {404: NotFoundError("server-not-found")}.get(problem.status_code)
        refusal: WebError = kind or WebError("server-bad-request", problem=shorten(problem.detail))
        answer = answer_error(refusal)
        answer.status_code = problem.status_code
        for name, value in (problem.headers or {}).items():
            answer.headers[name] = value
        if problem.status_code == 405:
            answer.headers["Allow"] = ", ".join(_methods(request))
        return answer

    async def fault(_: Request, problem: Exception) -> Response:
        return answer_fault(problem)

    app.add_exception_handler(StamtischError, known)
    app.add_exception_handler(RequestValidationError, wrong_shape)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(Exception, fault)
