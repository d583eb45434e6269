"""A small server for looking at the games' tables without the real one (a developer's aid).

    NUMBA_DISABLE_JIT=1 .venv/bin/python -m tests.browser.gallery [PORT]

Open http://localhost:8900/gallery. Every scene of `fixtures.py` can be played on against the house's
bots; nothing is kept. The page takes ?scene=NAME&theme=dark&lang=nl.
"""

import json
import mimetypes
import sys
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from stamtisch.engine.errors import StamtischError
from stamtisch.engine.messages import LANGUAGES, catalogue
from tests.browser.fixtures import PLANS, Scene

STATIC = Path(__file__).resolve().parents[2] / "src/stamtisch/web/static"
HERE = Path(__file__).resolve().parent / "gallery"
POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
scenes: dict[str, Scene] = {}


def scene(name: str) -> Scene:
    """A scene as it stands, begun on first use."""
    if name not in scenes:
        scenes[name] = Scene(name)
    return scenes[name]


class Handler(BaseHTTPRequestHandler):
    """Files, messages, and scenes as JSON."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Files and scenes."""
        path = self.path.partition("?")[0]
        if path.startswith("/static/"):
            self._file(STATIC, path.removeprefix("/static/"))
        elif path.startswith("/gallery/scenes/"):
            self._json(scene(path.rpartition("/")[2]).update())
        elif path == "/gallery/scenes":
            self._json(list(PLANS))
        elif path == "/gallery":
            self._file(HERE, "gallery.html")
        elif path.startswith("/gallery/"):
            self._file(HERE, path.removeprefix("/gallery/"))
        elif path.startswith("/locale/"):
            self._locale(Path(path).stem)
        else:
            self._file(STATIC, "index.html")

    def do_POST(self) -> None:
        """Act, ask why, let the others act, begin again: /gallery/scenes/NAME/VERB."""
        body = self.rfile.read(int(self.headers["Content-Length"] or 0))
        given = json.loads(body or b"{}")
        *_, name, verb = self.path.split("/")
        if verb == "again":
            scenes.pop(name, None)
        here = scene(name)
        before = here.version
        try:
            if verb == "why":
                self._json(here.why(given["words"]))
                return
            if verb == "act":
                here.act(here.game.seat(here.plan.you or "p1"), given["words"])
            elif verb == "step":
                here.let_bot_act()
            elif verb == "others":
                here.let_others_act()
        except StamtischError as problem:
            self._json({"error": {"detail": problem.reason.as_json()}}, HTTPStatus.CONFLICT)
            return
        self._json(here.update(0 if verb == "again" else before))

    def _locale(self, language: str) -> None:
        catalogue.cache_clear()
        known = language if language in LANGUAGES else "en"
        self._send(catalogue(known).encode(), "text/plain; charset=utf-8")

    def _file(self, root: Path, name: str) -> None:
        path = (root / name).resolve()
        if not path.is_relative_to(root) or not path.is_file():
            self._send(b"not found", "text/plain", HTTPStatus.NOT_FOUND)
            return
        self._send(path.read_bytes(), mimetypes.guess_type(name)[0] or "application/octet-stream")

    def _json(self, value: Any, status: HTTPStatus = HTTPStatus.OK) -> None:
        self._send(json.dumps(value).encode(), "application/json", status)

    def _send(self, body: bytes, kind: str, status: HTTPStatus = HTTPStatus.OK) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Security-Policy", POLICY)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_args: Any) -> None:
        """Quiet."""


def main() -> None:
    """Serve until interrupted."""
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8900
    sys.stdout.write(f"http://localhost:{port}/gallery\n")
    ThreadingHTTPServer(("127.0.0.1", port), Handler).serve_forever()


if __name__ == "__main__":
    main()
