"""What one is about to touch stays where it is, whatever others do, and nothing one must see is covered."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from stamtisch.engine.messages import LANGUAGES
from tests.browser.fixtures import PLANS
from tests.browser.people import expect_of, settle
from tests.browser.test_fit import SWITCH, scenes

__all__ = ["scenes"]
Json = dict[str, Any]
SIZES = [(360, 740), (740, 360), (1280, 800)]
HIDDEN = """() => {
  const own = document.querySelector(".tg-own").getBoundingClientRect();
  const foot = Math.min(document.querySelector(".play-main").getBoundingClientRect().bottom,
    ...[...document.querySelectorAll(".banner")].map((each) => each.getBoundingClientRect().top)
      .filter((top) => top > own.top)) + 1;
  const covers = (box) => box.bottom > own.top + 1 && box.top < own.bottom && box.right > own.left;
  const parts = [...document.querySelectorAll(".tg-place, .tg-hint, .tg-chip, .tg-facts li, .tg-hand .card")];
  return parts.filter((each) => {
    const box = each.getBoundingClientRect();
    return box.bottom > foot || (!each.closest(".tg-own") && covers(box));
  }).map((each) => each.className + each.textContent);
}"""
HAND = """() => [...document.querySelectorAll(".tg-hand > li")].map((each) => {
  const { x, y } = each.getBoundingClientRect();
  return [Math.round(x), Math.round(y)];
})"""


def hints(update: Json) -> None:
    """Everybody has something to say."""
    others = [each["seat"] for each in update["table"]["seats"][1:]]
    update["game"]["position"]["hints"] = {seat: {"up1": "avoid", "down2": "good"} for seat in others}


def undo(update: Json) -> None:
    """Somebody asks to take back."""
    update["table"]["undo"] = {"by": "p2", "waiting": ["p1"]}


def show(page: Page, address: str, change: Callable[[Json], None] | None = None) -> None:
    """A scene, changed on its way to the page."""

    def on_its_way(route: Route) -> None:
        update = route.fetch().json()
        if change:
            change(update)
        route.fulfill(json=update)

    page.unroute_all()
    page.route("**/gallery/scenes/the-game*", on_its_way)
    page.goto(address)
    expect(page.locator(".tg-hand .card").first).to_be_visible()
    settle(page)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(
    "scene", [each for each in PLANS if each.startswith("the-game-s")] + ["the-game-five"]
)
def test_hints_and_questions_neither_move_the_hand_nor_hide_anything(arrive, scenes, scene, size):
    page = arrive().page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    address = f"{scenes}/gallery?bare&scene={scene}"
    show(page, address)
    still = page.evaluate(HAND)
    for change in (hints, undo):
        show(page, address, change)
        expect_of(page, HAND, still)
        expect_of(page, HIDDEN, [])
    show(page, address, hints)
    chip = page.locator(".tg-pile").first.locator(".tg-chip").first
    expect(chip).to_be_visible()
    expect(chip).to_have_attribute("title", "Bouke about rising pile 1: please leave alone")
    page.locator(".tg-pile").first.locator(".tg-hint").click()
    expect(page.locator("dialog .tg-hints")).to_contain_text("Bouke about rising pile 1")


def test_a_pile_says_when_the_chosen_card_does_not_go_there(arrive, scenes):
    page = arrive().page
    show(page, f"{scenes}/gallery?bare&scene=the-game-middle")
    page.locator(".tg-hand .card").first.click()
    names = page.locator(".tg-place")
    fits = page.locator(".tg-place.tg-fits")
    expect(fits.first).to_be_visible()
    assert 0 < fits.count() < 4
    for language, words in zip(
        LANGUAGES, ("cannot", "kan niet", "ne va pas", "passt nicht", "kin net"), strict=True
    ):
        page.evaluate(SWITCH, language)
        expect_of(
            page,
            f"document.querySelectorAll('.tg-place:not(.tg-fits)[aria-label*=\"{words}\"]').length",
            names.count() - fits.count(),
        )
        expect_of(page, f"document.querySelectorAll('.tg-fits[aria-label*=\"{words}\"]').length", 0)


def test_the_chosen_card_is_marked_the_most(arrive, scenes):
    page = arrive().page
    show(page, f"{scenes}/gallery?bare&scene=the-game-start")
    page.locator(".tg-hand .card").nth(2).click()
    expect(page.locator(".tg-hand .card-chosen")).to_be_visible()
    settle(page)
    ring = """(each) => Math.max(0, ...getComputedStyle(each).boxShadow.matchAll(/0px 0px 0px (\\d+)px/g)
      .map((found) => found[1]))"""
    chosen, other = (
        page.locator(f".tg-hand {each}").first for each in (".card-chosen", ".card-legal:not(.card-chosen)")
    )
    assert chosen.evaluate(ring) > 2 * other.evaluate(ring)
    face = "(each) => getComputedStyle(each).backgroundColor"
    assert chosen.evaluate(face) != other.evaluate(face)


def test_a_refusal_on_a_phone_leaves_the_piles_in_sight(arrive, scenes):
    page = arrive().page
    show(page, f"{scenes}/gallery?bare&scene=the-game-middle")
    page.locator(".tg-hand .card").first.click()
    page.locator(".tg-place:not(.tg-fits)").first.click()
    expect(page.locator(".notice-refusal")).to_be_visible()
    settle(page)
    top = page.locator(".notice-refusal").evaluate("(each) => each.getBoundingClientRect().top")
    assert top > page.locator(".tg-piles").evaluate("(each) => each.getBoundingClientRect().bottom")


def three_with_a_clock(update: Json) -> None:
    """As narrow as it gets: time runs, a bot stands in, somebody is away."""
    update["table"]["deadline"] = {"p1": "2030-01-01T00:00:00Z"}
    update["table"]["seats"][1].update(kind="person", stand_in="fair", name="Bert")
    update["table"]["seats"][2].update(name="Heron")


def test_three_players_are_in_sight_on_a_phone(arrive, scenes):
    page = arrive().page
    page.clock.set_fixed_time("2029-12-31T23:58:00Z")
    show(page, f"{scenes}/gallery?bare&scene=the-game-start", three_with_a_clock)
    expect(page.get_by_role("timer")).to_have_text("2:00")
    for language in LANGUAGES:
        page.evaluate(SWITCH, language)
        expect_of(page, "document.querySelector('.seats-row').scrollWidth <= innerWidth", True)


def test_the_question_before_leaving_is_in_sight_and_has_the_focus(arrive):
    anna = arrive()
    anna.open_table("the-game", bots=True)
    anna.expect_game()
    page = anna.page
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_role("button", name="Leave the game").click()
    question = page.get_by_role("group", name="A bot takes your seat")
    expect(question).to_be_focused()
    expect(question).to_be_in_viewport(ratio=1)
    question.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Leave the game")).to_be_focused()


def test_the_log_stays_at_its_end_when_the_phrases_open(arrive):
    anna = arrive(phone=False)
    anna.open_table("the-game", bots=True)
    anna.expect_game()
    page = anna.page
    log, full = page.locator(".play-side .log"), "(each) => each.scrollHeight > each.clientHeight + 200"
    while not log.evaluate(full):
        assert anna.wait_for_turn(), "the game was over too soon"
        while legal := anna.update()["game"]["legal"]:
            anna.act("end" if "end" in legal else legal[0])
        anna.catch_up()
    before = log.evaluate("(each) => each.clientHeight")
    page.locator(".play-side summary").click()
    expect_of(page, f"document.querySelector('.play-side .log').clientHeight < {before}", True)
    at_end = """() => {
      const log = document.querySelector(".play-side .log");
      return log.scrollHeight - log.scrollTop - log.clientHeight < 2;
    }"""
    expect_of(page, at_end, True)
