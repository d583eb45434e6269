"""Who sends a request: a guest by his cookie, or a seat by its token."""

import ipaddress
from dataclasses import dataclass
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from stamtisch.engine.messages import choose_language
from stamtisch.storage.base import Change, Guest, Storage
from stamtisch.web.errors import UnauthorizedError
from stamtisch.web.limits import Bucket
from stamtisch.web.secrets import hash_token, is_token, new_id, new_token
from stamtisch.web.settings import Settings

COOKIE = "stamtisch"
YEAR = 365 * 24 * 3600
REMEMBERED = 50_000


def client_address(scope: Scope) -> str:
    """Where a request comes from; behind a proxy uvicorn has put in what the proxy says."""
    client = scope.get("client")
    return one_address(str(client[0]) if client else "local")


def one_address(host: str) -> str:
    """A host as it is counted."""
    return _one_line(host) if ":" in host else host


@lru_cache(maxsize=4096)
def _one_line(address: str) -> str:
    """What all addresses of one IPv6 line have in common: whoever has a line has 2^64 addresses."""
    try:
        given = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if given.ipv4_mapped is not None:
        return str(given.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(given) >> 64 << 64, 64)))


def accepted_languages(headers: Headers) -> list[str]:
    """The languages that a browser says its person reads, the best first."""
    return [part.partition(";")[0] for part in headers.get("accept-language", "")[:200].split(",")]


@dataclass(frozen=True, slots=True)
class Actor:
    """Who sends a request.

    Attributes:
        id: the guest; for a seat's token, who holds that seat.
        guest: None where only a seat's token was shown, or nothing.
        cookie: the guest's token itself, which opens his seals.
        bearer: the seat's token that was shown.
        address: where the request comes from.
    """

    id: str | None
    address: str
    guest: Guest | None = None
    cookie: str | None = None
    bearer: str | None = None

    @property
    def counted(self) -> str:
        """Under which name its requests are counted: the guest, the seat's token, or the address."""
        if self.bearer is not None:
            return f"#{hash_token(self.bearer).hex()}"
        return self.id or f"@{self.address}"

    @property
    def known(self) -> bool:
        """Whether it has shown a guest's cookie or a token."""
        return self.id is not None or self.bearer is not None


class People:
    """The guests, those seen lately in memory."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self._storage = storage
        self._secure = (settings.public_url or "").startswith("https:")
        self._known: dict[bytes, Guest] = {}
        self._newcomers = Bucket(settings.limits.new_guests)

    async def who(self, request: Request) -> Actor:
        """Who sends a request. A bearer token is looked up where its table is known.

        Raises:
            UnauthorizedError: an `Authorization` that is no token of a seat.
        """
        address = client_address(request.scope)
        shown = request.headers.get("authorization")
        if shown is not None:
            kind, _, token = shown.partition(" ")
            if kind.lower() != "bearer" or not is_token(token.strip()):
                raise UnauthorizedError("server-bad-bearer", where="Authorization")
            return Actor(None, address, bearer=token.strip())
        cookie = request.cookies.get(COOKIE, "")
        if not is_token(cookie):
            return Actor(None, address)
        guest = await self._find(hash_token(cookie))
        return Actor(guest.id, address, guest, cookie) if guest else Actor(None, address)

    async def welcome(self, request: Request, response: Response) -> Actor:
        """As `who`, but a browser without a cookie gets one."""
        actor = await self.who(request)
        if actor.id is not None or actor.bearer is not None:
            return actor
        self._newcomers.take(actor.address)
        token = new_token()
        language = choose_language(accepted_languages(request.headers))
        guest = Guest(new_id(), hash_token(token), "", language)
        await self.save(guest)
        self.give_cookie(request, response, token)
        return Actor(guest.id, actor.address, guest, token)

    async def save(self, guest: Guest) -> None:
        """Store a guest, new or changed."""
        await self._storage.write(Change("", guest=guest))
        self._remember(guest)

    def give_cookie(self, request: Request, response: Response, token: str) -> None:
        """Set the cookie, for a year from now."""
        secure = self._secure or request.url.scheme == "https"
        response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)

    async def _find(self, token: bytes) -> Guest | None:
        found = self._known.get(token)
        if found is None:
            found = await self._storage.guest(token)
            if found is not None:
                self._remember(found)
        return found

    def _remember(self, guest: Guest) -> None:
        while len(self._known) >= REMEMBERED:
            del self._known[next(iter(self._known))]
        self._known[guest.token] = guest
