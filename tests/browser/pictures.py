"""Pictures of every screen in every language, to be looked at by people.

NUMBA_DISABLE_JIT=1 .venv/bin/python -m tests.browser.pictures FOLDER [LANGUAGE…]
"""

import sys
import tempfile
import threading
from http.server import ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from stamtisch.engine.messages import LANGUAGES
from tests.browser.conftest import CHROMIUM, SWITCHES
from tests.browser.fixtures import PLANS
from tests.browser.gallery import Handler
from tests.browser.people import Guest, play_to_the_end, settle
from tests.web.live import serving

LOOKS = {"phone-light": ((360, 740), "light"), "desk-dark": ((1280, 800), "dark")}
PAGES = ("/", "/new/the-game", "/new/runner-up", "/new/saboteur", "/new/claim", "/rules/claim", "/my")


def take(browser: Browser, site: str, scenes: str, folder: Path, language: str) -> None:
    """All screens in one language."""
    for look, (size, scheme) in LOOKS.items():
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            reduced_motion="reduce",
            locale=language,
        )
        page = context.new_page()

        def shoot(name: str, page: Page = page, look: str = look) -> None:
            settle(page)
            page.wait_for_timeout(300)  # what comes by the table's stream has come
            page.screenshot(path=folder / f"{language}-{look}-{name}.png")

        for path in PAGES:
            page.goto(site + path)
            shoot(path.strip("/").replace("/", "-") or "home")
        for scene in PLANS:
            page.goto(f"{scenes}/gallery?bare&scene={scene}")
            shoot(scene)
        page.goto(f"{site}/new/claim")
        page.locator("#host-name").fill("Anna")
        page.locator("form button[type=submit]").click()
        page.wait_for_url("**/t/*")
        shoot("lobby")
        page.locator(".sticky-foot button").click()
        page.locator(".play").wait_for()
        for place, button in {"rules": -2, "talk": -1}.items():
            opener = page.locator(".play-tools > .button").nth(button)
            if opener.is_visible():
                opener.click()
                shoot(place)
                page.keyboard.press("Escape")
        page.locator(".play-top > button").click()
        shoot("menu")
        page.keyboard.press("Escape")
        play_to_the_end(Guest("Anna", page, []))
        page.locator(".finish-doings").wait_for()
        shoot("end")
        page.goto(f"{page.url}?replay=all&ply=20")
        shoot("replay")
        context.close()


def main() -> None:
    """Into the folder, in the languages named or in all."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    gallery = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=gallery.serve_forever, daemon=True).start()
    scenes = f"http://127.0.0.1:{gallery.server_address[1]}"
    with (
        tempfile.TemporaryDirectory() as home,
        serving(Path(home) / "tables.sqlite") as live,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        for language in sys.argv[2:] or LANGUAGES:
            take(browser, live.base, scenes, folder, language)
        browser.close()


if __name__ == "__main__":
    main()
