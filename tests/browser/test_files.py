"""What the browser is sent: little, and nothing that is not as it was written down."""

import hashlib
import re
import secrets
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import patiently
from tools import vendor

STATIC = vendor.LIB.parent
BUDGET = 150 * 1024
"""bytes, compressed, before the first card"""
SHA = """async (digits) => {
  const main = [...document.scripts].find((each) => each.src.endsWith("main.js")).src;
  const { sha256, sha256Here } = await import(main.replace("main.js", "fair.js"));
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (each) => parseInt(each, 16));
  const here = [...sha256Here(bytes)].map((each) => each.toString(16).padStart(2, "0")).join("");
  return [here, await sha256(digits)];
}"""


def test_the_libraries_are_as_they_were_copied():
    assert vendor.check() == 0


@pytest.mark.parametrize("game", ["the-game", "runner-up", "saboteur", "claim"])
def test_a_guest_loads_little_before_the_first_card(arrive, game):
    host = arrive("Anna")
    address = host.open_table(game, bots=True)
    guest = arrive("Bouke")
    session = guest.page.context.new_cdp_session(guest.page)
    session.send("Network.enable")
    sent = []
    session.on("Network.loadingFinished", lambda event: sent.append(event["encodedDataLength"]))
    guest.page.goto(address)
    guest.expect_game()
    expect(guest.page.locator(".board button, .board [role=img], .board svg").first).to_be_visible()
    for _ in patiently(guest.page):  # the browser tells its figures a moment later
        if sum(sent) > 20_000:
            break
    assert sum(sent) <= BUDGET, f"{sum(sent)} bytes"


def test_sha_256_in_the_page_is_sha_256(arrive):
    page = arrive().page
    page.goto("/")
    expect(page.locator("main")).to_be_visible()
    for length in [*range(130), 1000]:
        data = secrets.token_bytes(length)
        assert page.evaluate(SHA, data.hex()) == [hashlib.sha256(data).hexdigest()] * 2


def imports(module: Path) -> set[Path]:
    """The modules that a module imports at once."""
    names = re.findall(r"""\bfrom\s*["'](\.[^"']+)["']""", module.read_text(encoding="utf-8"))
    return {(module.parent / name).resolve() for name in names}


def test_what_the_first_script_needs_is_named_in_the_page_to_save_round_trips():
    found, fresh = set[Path](), {STATIC / "main.js"}
    while fresh:
        found |= fresh
        fresh = set[Path]().union(*map(imports, fresh)) - found
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    named = {STATIC / name for name in re.findall(r'"modulepreload" href="/static/([^"]+)"', page)}
    assert named == found - {STATIC / "main.js"}
