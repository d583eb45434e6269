"""What several routes need."""

import gzip
import json
from typing import Annotated, Any

from fastapi import Header, Path, Query, Request
from starlette.responses import Response

from stamtisch.web.house import House
from stamtisch.web.schemas import Refused

TableId = Annotated[str, Path(description="the table's id, as in its link", max_length=64)]
KEY = r"^[\x21-\x7e]{1,100}$"
Key = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        description="made up anew for each request; the same key again is the same request again",
        pattern=KEY,
    ),
]
Language = Annotated[str, Query(alias="lang", max_length=20, description="`en`, `nl` …; else English")]
WORTH_COMPRESSING = 1400
Refusals = dict[int | str, dict[str, Any]]
WORDS = {
    400: "refused: the rules or the table say no, and why",
    401: "an `Authorization` that opens no seat here",
    403: "not yours to do, or sent by another site's page",
    404: "nothing there",
    410: "a table of a release whose rules were others",
    409: "made for a table that has changed since, or against what is there",
    408: "the body did not come in time",
    413: "the body is too large",
    415: "the body is not JSON",
    421: "the request is for another server's name",
    422: "JSON of the wrong shape",
    429: "too often; `Retry-After` says when",
    503: "going down, or nothing can be stored",
}


def refusals(*statuses: int) -> Refusals:
    """The errors that a route answers with, for its description; those of every request are among them."""
    return {
        status: {"model": Refused, "description": WORDS[status]} for status in sorted({*statuses, 421, 429})
    }


CHANGES = (401, 403, 408, 413, 415, 422, 503)
"""errors of requests that change something"""
BODY = (*CHANGES, 400)
"""of those that bring a body"""
TABLE = (401, 404, 410, 422, 503)
"""of requests to a table"""


def house_of(request: Request) -> House:
    """The server behind the routes."""
    house: House = request.app.state.house
    return house


def answer(
    body: bytes | dict[str, Any],
    like: Response | None = None,
    status: int = 200,
    packed_for: Request | None = None,
) -> Response:
    """JSON that is ready.

    Args:
        body: what to send.
        like: a response that was given a cookie, which goes along.
        status: of the response.
        packed_for: a request whose sender may read it compressed, which pays for what is large.
    """
    if isinstance(body, dict):
        body = json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()
    headers = {"Cache-Control": "no-store"}
    if packed_for is not None:
        headers["Vary"] = "Accept-Encoding"
        if len(body) > WORTH_COMPRESSING and "gzip" in packed_for.headers.get("accept-encoding", ""):
            body = gzip.compress(body, 5, mtime=0)
            headers["Content-Encoding"] = "gzip"
    made = Response(body, status, headers, "application/json")
    if like is not None:
        made.raw_headers += [pair for pair in like.raw_headers if pair[0] == b"set-cookie"]
    return made


def read_version(*given: str | None) -> int:
    """The first version that is one; 0: from the beginning."""
    return int(next((each for each in given if each and is_version(each)), "0"))


def is_version(text: str) -> bool:
    """Whether it can be a table's version."""
    return text.isascii() and text.isdigit() and len(text) <= 16 and int(text) <= 2**53
