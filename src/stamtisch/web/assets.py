"""The files of the front end: read once, compressed once, named by a hash of all of them.

Pages refer to `/static/…`; as they are sent, that becomes `/static/<hash>/…`, and modules refer to each other
relatively. So everything below is kept by browsers for ever, and a new release is a new hash.
"""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from html import escape
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from stamtisch.engine.messages import LANGUAGES, catalogue
from stamtisch.web.errors import NotFoundError

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH_COMPRESSING = 600
TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_COMPRESSED = (".woff2", ".png", ".jpg", ".webp")
_HIDDEN = (".d.ts", ".ts")


def package_files() -> Path:
    """The folder of the front end."""
    return Path(str(files("stamtisch").joinpath("web", "static")))


@dataclass
class Asset:
    """One file as it is sent."""

    body: bytes
    kind: str
    compressible: bool = True

    @cached_property
    def tag(self) -> str:
        """Its strong ETag."""
        return f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'

    @cached_property
    def packed(self) -> bytes | None:
        """Compressed, where that pays."""
        if not self.compressible or len(self.body) < WORTH_COMPRESSING:
            return None
        return gzip.compress(self.body, 9, mtime=0)

    def answer(self, request: Request, caching: str) -> Response:
        """The response to a request for it."""
        headers = {"ETag": self.tag, "Cache-Control": caching, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", "").replace("W/", ""):
            return Response(status_code=304, headers=headers)
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.packed
            headers["Content-Encoding"] = "gzip"
        return Response(body, headers=headers, media_type=self.kind)


class Assets:
    """All files of the front end, and the messages of each language."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or package_files()
        self._read: dict[str, tuple[int, Asset]] = {}
        self._stamp: tuple[tuple[str, int, int], ...] = ()
        self._hash = ""

    @property
    def hash(self) -> str:
        """Names what is sent now: changes with any file. Looks at the folder, which takes a moment."""
        stamp = tuple(
            (path.relative_to(self._folder).as_posix(), path.stat().st_mtime_ns, path.stat().st_size)
            for path in sorted(self._folder.rglob("*"))
            if path.is_file() and not path.name.endswith(_HIDDEN)
        )
        if stamp != self._stamp or not self._hash:
            digest = hashlib.sha256()
            for name, _, _ in stamp:
                digest.update(name.encode() + b"\0" + (self._folder / name).read_bytes())
            for language in LANGUAGES:
                digest.update(catalogue(language).encode())
            self._stamp, self._hash = stamp, digest.hexdigest()[:16]
        return self._hash

    def page(self, request: Request, address: str, missing: bool = False) -> Response:
        """The page that shows every place of the site.

        Args:
            request: the request for it.
            address: what links for other people begin with.
            missing: nothing is there.
        """
        text = (self._folder / "index.html").read_text(encoding="utf-8")
        build = self.hash
        text = text.replace('"/static/', f'"/static/{build}/')
        told = {"stamtisch-build": build, "stamtisch-address": address}
        lines = [f'<meta name="{name}" content="{escape(value)}">' for name, value in told.items()]
        text = text.replace("<head>", "\n    ".join(["<head>", *lines]), 1)
        kind = "text/html; charset=utf-8"
        if missing:
            return Response(text.encode(), 404, {"Cache-Control": "no-store"}, kind)
        return Asset(text.encode(), kind).answer(request, ASK_AGAIN)

    def file(self, request: Request, path: str) -> Response:
        """A file, `<hash>/main.js` for ever or `main.js` until it changes.

        Raises:
            NotFoundError: no such file.
        """
        first, _, rest = path.partition("/")
        if len(first) == len(self._hash) and first == self._hash:
            return self._asset(rest).answer(request, FOR_EVER)
        if len(first) == 16 and not (self._folder / first).exists():
            # A page of another release: it gets what there is, but not for ever.
            return self._asset(rest).answer(request, ASK_AGAIN)
        return self._asset(path).answer(request, ASK_AGAIN)

    def messages(self, request: Request, language: str) -> Response:
        """All messages of a language, for ever if asked for by the present hash (`?v=`).

        Raises:
            NotFoundError: no such language.
        """
        if language not in LANGUAGES:
            raise NotFoundError("server-not-found")
        key = f"\0{language}"
        if key not in self._read:
            self._read[key] = (0, Asset(catalogue(language).encode(), TYPES[".ftl"]))
        caching = FOR_EVER if request.query_params.get("v") == self._hash != "" else ASK_AGAIN
        return self._read[key][1].answer(request, caching)

    def _asset(self, path: str) -> Asset:
        # `resolve` also follows links: nothing outside the folder is ever sent.
        try:
            place = (self._folder / path).resolve()
            if not place.is_relative_to(self._folder.resolve()) or not place.is_file():
                raise NotFoundError("server-not-found")
        except (OSError, ValueError) as problem:
            raise NotFoundError("server-not-found") from problem
        if path.endswith(_HIDDEN):
            raise NotFoundError("server-not-found")
        changed = place.stat().st_mtime_ns
        known = self._read.get(path)
        if known is None or known[0] != changed:
            guessed = mimetypes.guess_type(place.name)[0] or "application/octet-stream"
            kind = TYPES.get(place.suffix, guessed)
            known = changed, Asset(place.read_bytes(), kind, not place.name.endswith(_COMPRESSED))
            self._read[path] = known
        return known[1]
