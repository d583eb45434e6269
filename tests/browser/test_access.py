"""Every screen, on a phone and on a desk, light and dark: no barriers, targets that are large enough."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.people import expect_of, play_to_the_end, settle

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
SMALLEST = 24
"""CSS pixels, the least that WCAG 2.2 AA asks of a target; ours have 44 but where text flows"""
SMALL_TARGETS = f"""() => [...document.querySelectorAll("button, a[href], input, select, summary")]
  .filter((each) => each.checkVisibility() && !each.closest(".unseen, .skip, p, .log, .prose, [inert]"))
  .map((each) => [each.outerHTML.slice(0, 80), each.getBoundingClientRect()])
  .filter(([, box]) => box.width && Math.min(box.width, box.height) < {SMALLEST})
  .map(([words]) => words)"""


def barriers(page: Page) -> list[tuple[str, str, str]]:
    settle(page)  # what fades in has its own colours only when it is there
    found: list[dict[str, Any]] = Axe().run(page, options=RULES).response["violations"]
    return [
        (each["id"], node["html"][:200], node["failureSummary"]) for each in found for node in each["nodes"]
    ]


def look_for_barriers(page: Page) -> None:
    told = barriers(page)
    for _ in range(2):  # something may have come in while the page was looked at; a barrier stays one
        if told:
            told = barriers(page)
    assert told == []
    expect_of(page, SMALL_TARGETS, [])
    expect_of(page, "document.scrollingElement.scrollWidth <= innerWidth", True)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_pages_before_the_table(arrive, phone, scheme):
    page = arrive(phone=phone, color_scheme=scheme).page
    for address in ("/", "/new/claim", "/new/the-game", "/rules/saboteur", "/my", "/t/nowhere"):
        page.goto(address)
        expect(page.locator("main:not([aria-busy]) h1, main:not([aria-busy]) h2").first).to_be_visible()
        if address.startswith("/new"):
            page.get_by_text("House rules").click()
        look_for_barriers(page)
    page.get_by_role("button", name="Language and light").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    look_for_barriers(page)


@pytest.fixture(autouse=True)
def expected_404(arrive):
    """`/t/nowhere` is not there, which is what its page is about."""
    yield
    complaints = arrive().complaints
    complaints[:] = [
        each for each in complaints if "/t/nowhere" not in each and "/tables/nowhere" not in each
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_lobby_table_and_end(arrive, phone, scheme):
    host = arrive("Anna", phone=phone, color_scheme=scheme)
    friend = arrive("Bouke", phone=phone, color_scheme=scheme)
    address = host.open_table("claim")
    friend.page.goto(address)
    look_for_barriers(host.page)
    look_for_barriers(friend.page)
    friend.sit_down(address)
    host.start()
    look_for_barriers(host.page)
    for opener in ("Table and settings", "Rules"):
        host.page.get_by_role("button", name=opener).click()
        expect(host.page.locator("dialog[open]")).to_be_visible()
        look_for_barriers(host.page)
        host.page.keyboard.press("Escape")
    play_to_the_end(host, friend)
    expect(host.page.locator(".finish")).to_be_visible()
    look_for_barriers(host.page)
    host.page.goto(f"{address}?replay=all")
    expect(host.page.locator(".replay-tools")).to_be_visible()
    look_for_barriers(host.page)


@pytest.mark.parametrize("game", ["the-game", "runner-up", "saboteur", "claim"])
@pytest.mark.parametrize(("phone", "scheme"), [(True, "light"), (False, "dark")], ids=["phone", "desk"])
def test_each_games_table(arrive, game, phone, scheme):
    host = arrive("Anna", phone=phone, color_scheme=scheme)
    host.open_table(game, bots=True)
    host.expect_game()
    look_for_barriers(host.page)
