"""A real Chromium, a real server, and people in front of them.

Chromium is Debian's package, which `make test` sees to. Whatever a page complains about fails its test.
"""

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.people import PATIENCE_MS, Guest, watch_for_complaints
from tests.web.live import QUICK, Live, serving

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
SWITCHES = [
    "--host-resolver-rules=MAP table.test 127.0.0.1",  # a name as in a network at home
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
expect.set_options(timeout=PATIENCE_MS)


# A module at a time: Playwright keeps an event loop running in its thread, in which no other
# test can run one of its own.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES, timeout=3 * PATIENCE_MS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    path: Path = tmp_path_factory.mktemp("tables") / "tables.sqlite"
    with serving(path, replace(QUICK, hosts=("table.test",))) as running:
        yield running


@pytest.fixture
def arrive(chromium: Browser, live: Live) -> Iterator[Callable[..., Guest]]:
    """Somebody with a device: `arrive("Anna", phone=True)`."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(name: str = "Anna", *, phone: bool = True, **more: Any) -> Guest:
        viewport = {"width": 360, "height": 740} if phone else {"width": 1280, "height": 800}
        more = {"reduced_motion": "reduce", "locale": "en-GB", **more}
        context = chromium.new_context(viewport=viewport, base_url=live.base, **more)
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        page: Page = context.new_page()
        watch_for_complaints(page, complaints)
        return Guest(name, page, complaints)

    yield make
    for context in contexts:
        context.close()
    assert complaints == []
