"""Words fit where they stand: no label is cut off, in any language, on a narrow phone."""

import threading
from collections.abc import Callable, Iterator
from http.server import ThreadingHTTPServer

import pytest
from playwright.sync_api import Page, expect

from stamtisch.engine.messages import LANGUAGES
from tests.browser.fixtures import PLANS
from tests.browser.gallery import Handler
from tests.browser.people import expect_of, play_to_the_end, settle

CUT_OFF = """() => {
  const clips = (each) => getComputedStyle(each).clipPath !== "none";
  const clipped = (each) => each && (clips(each) || clipped(each.parentElement));
  const shown = (each) => each.checkVisibility() && !clipped(each);
  const name = (each) => `${each.tagName}.${each.className} “${each.textContent.trim().slice(0, 60)}”`;
  const found = [];
  const pen = document.createElement("canvas").getContext("2d");
  const controls = "button, .button, summary, .tile-face, .badge, .tabs a, .field label, legend, "
    + ".switch label, .status, .sb-facts li, .seat-facts, h2, h3";
  for (const each of document.querySelectorAll(controls)) {
    if (!shown(each)) continue;
    const box = each.getBoundingClientRect();
    const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || !shown(holder)) continue;
      const words = document.createRange();
      words.selectNodeContents(walker.currentNode);
      const juts = (rect) => rect.left < box.left - 1 || rect.right > box.right + 1
        || rect.top < box.top - 2 || rect.bottom > box.bottom + 2;
      if ([...words.getClientRects()].some(juts)) found.push(name(each));
    }
    // Names of people, which are in <b>, may be cut short.
    for (const inner of [each, ...each.querySelectorAll("span, small")]) {
      if (!shown(inner)) continue;
      const style = getComputedStyle(inner);
      const hides = style.overflow !== "visible";
      const holds = inner.scrollWidth > inner.clientWidth + 1 || inner.scrollHeight > inner.clientHeight + 2;
      if (hides && holds) found.push(`${name(each)} in ${inner.className}`);
    }
  }
  for (const select of document.querySelectorAll("select")) {
    if (!shown(select)) continue;
    const style = getComputedStyle(select);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    for (const { textContent } of select.options)
      if (pen.measureText(textContent).width > room + 1) found.push(`${name(select)}: ${textContent}`);
  }
  for (const board of document.querySelectorAll(".board"))
    if (board.scrollWidth > board.clientWidth + 1) found.push("the board is wider than its place");
  if (document.scrollingElement.scrollWidth > innerWidth) {
    const juts = (each) => shown(each) && each.getBoundingClientRect().right > innerWidth;
    const wide = [...document.querySelectorAll("main *")].filter(juts);
    found.push(`wider than the window: ${wide.map(name)}`);
  }
  return [...new Set(found)];
}"""
SHAPES = """() => [...document.querySelectorAll(".board .card:not(.card-back)")]
  .filter((each) => each.checkVisibility() && each.offsetWidth)
  .map((each) => each.offsetHeight / each.offsetWidth)"""
SWITCH = """async (code) => {
  const main = [...document.scripts].find((each) => /main.js|gallery.js/.test(each.src)).src;
  const build = main.includes("gallery.js") ? "/static/locale.js" : main.replace("main.js", "locale.js");
  const { switchLanguage } = await import(build);
  await switchLanguage(code);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await document.fonts.ready;
}"""


def cut_off(page: Page) -> list[str]:
    """What does not fit once everything is in its place."""
    found: list[str] = page.evaluate(CUT_OFF)
    for _ in range(2):
        if found:
            settle(page)
            found = page.evaluate(CUT_OFF)
    return found


def look(page: Page) -> None:
    """All languages, one after the other."""
    found: list[str] = []
    settle(page)
    for language in LANGUAGES:
        page.evaluate(SWITCH, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        found += [f"{language}: {each}" for each in cut_off(page)]
    page.evaluate(SWITCH, "en")
    assert found == []


@pytest.fixture(scope="module")
def scenes() -> Iterator[str]:
    """The tables of `fixtures.py`."""
    gallery = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=gallery.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{gallery.server_address[1]}"
    gallery.shutdown()
    gallery.server_close()
    thread.join()


@pytest.mark.parametrize(
    "address", ["/", "/new/the-game", "/new/runner-up", "/new/saboteur", "/new/claim", "/rules/claim", "/my"]
)
def test_pages_before_the_table(arrive, address):
    page = arrive().page
    page.goto(address)
    expect(page.locator("main:not([aria-busy]) h1, main:not([aria-busy]) h2").first).to_be_visible()
    for each in page.locator("main summary").all():
        each.click()
    look(page)


@pytest.mark.parametrize("scene", list(PLANS))
def test_tables(arrive, scenes, scene):
    page = arrive().page
    page.goto(f"{scenes}/gallery?bare&scene={scene}")
    expect(page.locator(".play .board")).to_be_visible()
    expect(page.locator(".game-waiting")).to_have_count(0)
    look(page)
    hand = page.locator(".sb-hand button")
    for place in range(hand.count()):
        hand.nth(place).click()
        look(page)


@pytest.mark.parametrize("phone", [True, False])
def test_the_cards_of_a_game_have_one_shape(arrive, scenes, phone):
    page = arrive(phone=phone).page
    shapes: dict[str, list[float]] = {}
    for scene, plan in PLANS.items():
        page.goto(f"{scenes}/gallery?bare&scene={scene}")
        expect(page.locator(".play .board")).to_be_visible()
        expect(page.locator(".game-waiting")).to_have_count(0)
        for summary in page.locator(".board summary").all():
            summary.click()
        settle(page)
        shapes.setdefault(plan.game, []).extend(page.evaluate(SHAPES))
    for game, found in shapes.items():
        assert len(found) > 10
        assert max(found) - min(found) < 0.06, (game, sorted({round(each, 2) for each in found}))


WORST_CHIPS = """async () => {
  const { html, render } = await import("/static/dom.js");
  const { Countdown, SeatBadge } = await import("/static/ui/seats.js");
  const until = new Date(Date.now() + 671_000).toISOString();
  const seat = (number, more) => ({ seat: `p${number}`, kind: "person", name: "Großmutter Elfriede Wil",
    bot: null, here: true, stand_in: null, rematch: false, ...more });
  const chips = [[seat(1, {}), true], [seat(2, { stand_in: "fair" }), true], [seat(5, { name: "A" }), true],
    [seat(3, { stand_in: "fair" }), false], [seat(4, { here: false }), false]];
  const row = document.querySelector(".seats-row");
  const badge = ([each, you]) => html`<${SeatBadge} seat=${each} you=${you} turn score=${-12}>
    <${Countdown} until=${until} /><//>`;
  render(html`${chips.map(badge)}`, row);
}"""
CHIPS_THAT_BURST = """() => [...document.querySelectorAll(".seats-row .seat")].filter((chip) => {
  const box = chip.getBoundingClientRect();
  const score = chip.querySelector(".seat-score").getBoundingClientRect();
  const facts = [...chip.querySelectorAll(".seat-facts > :not(.unseen), .seat-name")];
  const touches = (each) => each.getBoundingClientRect().right > score.left - 4;
  return score.right > box.right - 4 || facts.some(touches);
}).map((chip) => chip.textContent)"""


@pytest.mark.parametrize("phone", [True, False])
def test_all_that_is_said_of_a_player_has_room_in_the_chip(arrive, scenes, phone):
    page = arrive(phone=phone).page
    page.goto(f"{scenes}/gallery?bare&scene=claim-start")
    expect(page.locator(".play .board")).to_be_visible()
    for language in LANGUAGES:
        page.evaluate(SWITCH, language)
        page.evaluate(WORST_CHIPS)
        expect(page.locator(".seats-row [role=timer]").first).to_be_visible()
        expect_of(page, CHIPS_THAT_BURST, [])
        own = page.locator(".seats-row .seat-you").evaluate_all("all => all.map((each) => each.offsetWidth)")
        assert not phone or max(own) <= 344, (language, own)


def test_lobby_menus_and_the_end(arrive):
    anna, bouke = arrive("Anna"), arrive("Bouke")
    address = anna.open_table("claim", players=3)
    bouke.page.goto(address)
    look(bouke.page)
    bouke.sit_down(address)
    look(anna.page)
    look(bouke.page)
    anna.page.locator(".lobby-seat [aria-haspopup]").click()
    expect(anna.page.locator("dialog[open]")).to_be_visible()
    look(anna.page)
    anna.page.keyboard.press("Escape")
    anna.page.locator(".sticky-foot button").click()
    for guest in (anna, bouke):
        guest.expect_game()
    anna.act(anna.update()["game"]["legal"][0])
    openers: dict[str, Callable[[Page], None]] = {
        "menu": lambda page: page.locator(".play-top > button").click(),
        "log": lambda page: page.locator(".play-tools > .button").last.click(),
    }
    for opener in openers.values():
        opener(anna.page)
        expect(anna.page.locator("dialog[open] :is(.button, .input)").first).to_be_visible()
        for each in anna.page.locator("dialog summary").all():
            each.click()
        look(anna.page)
        anna.page.keyboard.press("Escape")
    play_to_the_end(anna, bouke)
    for guest in (anna, bouke):
        expect(guest.page.locator(".finish")).to_be_visible()
        look(guest.page)
    anna.page.goto(f"{address}?replay=all&ply=9")
    expect(anna.page.locator(".replay-tools")).to_be_visible()
    look(anna.page)


LINES = """() =>
  new Set([...document.querySelectorAll(".tg-hand > li")].map((each) => each.offsetTop)).size"""


@pytest.mark.parametrize(("scene", "lines"), [("the-game-five", 1), ("the-game-alone", 2)])
def test_a_hand_lies_in_as_few_lines_as_it_can_on_a_narrow_phone(arrive, scenes, scene, lines):
    page = arrive().page
    page.goto(f"{scenes}/gallery?bare&scene={scene}")
    expect(page.locator(".tg-hand .card").first).to_be_visible()
    expect_of(page, LINES, lines)


def test_the_code_to_scan_is_in_sight_beside_many_seats(arrive):
    host = arrive("Anna", phone=False)
    host.open_table("the-game", players=5)
    expect(host.page.locator(".qr")).to_be_in_viewport(ratio=1)


LOW = """() => {
  const foot = document.querySelector(".play-main").getBoundingClientRect().bottom + 1;
  return [...document.querySelectorAll(".board :is(.ru-hand, .sb-hand) .card, .sb-dwarves li")]
    .filter((each) => each.getBoundingClientRect().bottom > foot).map((each) => each.textContent);
}"""


@pytest.mark.parametrize(
    ("scene", "width", "height"),
    [("saboteur-middle", 1280, 800), ("saboteur-ten", 1280, 800), ("runner-up-six", 740, 360)],
)
def test_the_hand_and_the_players_are_in_sight_without_scrolling(arrive, scenes, scene, width, height):
    page = arrive().page
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{scenes}/gallery?bare&scene={scene}")
    expect(page.locator(".board .card").first).to_be_visible()
    expect_of(page, LOW, [])
