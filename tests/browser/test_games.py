"""Each game from hosting to the final score, by several people at once, on phones and desks."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Guest, is_act, patiently
from tests.browser.tables import Reader, Step, press_by_keyboard, press_by_mouse, press_by_reader, steps

Press = Callable[[Page, Step], None]


def choose(legal: list[str], draw: random.Random) -> str:
    """Any action, but no needless passing."""
    doing = [words for words in legal if not words.startswith("pass")]
    return draw.choice(doing or legal)


def act_at_the_table(guest: Guest, press: Press, draw: random.Random) -> bool:
    """Whether the guest had something to do, which is done by pressing what is there."""
    update = guest.update()
    if update["table"]["phase"] == "over" or not update["game"]["legal"]:
        return False
    guest.wait_for_version(update["version"])
    *before, last = steps(update, choose(update["game"]["legal"], draw))
    for step in before:
        press(guest.page, step)
    with guest.page.expect_response(is_act) as answer:
        press(guest.page, last)
    assert answer.value.status == 200
    guest.wait_for_version(answer.value.json()["version"])
    expect(guest.page.locator(".play")).not_to_have_attribute("aria-busy", "true")
    return True


def act_when_it_is_time(guest: Guest, press: Press, draw: random.Random) -> bool:
    """Wait for the others, then act; False once the game is over."""
    return guest.wait_for_turn() is not None and act_at_the_table(guest, press, draw)


def play(guests: list[tuple[Guest, Press]]) -> None:
    draw = random.Random(5)
    for _ in patiently(guests[0][0].page, 600):
        done = [act_at_the_table(guest, press, draw) for guest, press in guests]
        if not any(done) and guests[0][0].update()["table"]["phase"] == "over":
            return


def gather(arrive, game: str, players: int, people: int) -> list[Guest]:
    """A table with people on phones and desks in turn, and bots in the other seats."""
    host = arrive("Anna", phone=False)
    address = host.open_table(game, players=players)
    guests = [host]
    for number in range(1, people):
        guests.append(arrive(f"Guest {number}", phone=number % 2 == 1))
        guests[-1].sit_down(address)
    start = host.page.get_by_role(
        "button", name="Fill up with bots and start" if people < players else "Start the game"
    )
    start.click()
    for guest in guests:
        guest.expect_game()
    return guests


@pytest.mark.parametrize(
    ("game", "players", "people"),
    [("the-game", 3, 3), ("runner-up", 4, 3), ("saboteur", 4, 2), ("claim", 2, 2)],
)
def test_from_hosting_to_the_final_score(arrive, game, players, people):
    guests = gather(arrive, game, players, people)
    play([(guest, press_by_mouse) for guest in guests])
    for guest in guests:
        update = guest.update()
        expect(guest.page.locator(".finish h2")).to_have_text(Reader(update).say(update["game"]["result"]))


def test_a_whole_game_by_keyboard_alone(arrive):
    (guest,) = gather(arrive, "claim", 2, 1)
    play([(guest, press_by_keyboard)])
    expect(guest.page.locator(".finish h2")).to_be_focused()


def test_a_whole_game_by_what_a_screen_reader_says(arrive):
    (reader,) = gather(arrive, "runner-up", 3, 1)
    play([(reader, press_by_reader)])
    result = reader.page.locator(".finish h2")
    expect(result).to_be_visible()
    told = reader.page.locator("[data-live] p")
    expect(told.get_by_text(result.text_content() or "", exact=True).first).to_be_attached()
    assert "Your turn" in told.all_text_contents() or told.count() == 30


HEAR = """() => {
  window.heard = [];
  const note = ({ addedNodes }) => addedNodes.forEach((each) => heard.push(each.textContent));
  const region = document.querySelector("[data-live]");
  new MutationObserver((changes) => changes.forEach(note)).observe(region, { childList: true });
}"""


@pytest.mark.parametrize("game", ["claim", "saboteur"])
def test_a_screen_reader_hears_everything_once_and_in_order(arrive, game):
    (guest,) = gather(arrive, game, 4, 1)
    page = guest.page
    page.evaluate(HEAR)
    start = guest.update()["version"]
    guest.wait_for_version(start)
    while (update := guest.wait_for_turn()) and update["version"] <= start + 60:
        guest.act(choose(update["game"]["legal"], random.Random(3)))
    guest.catch_up()
    page.wait_for_function("heard.length > 20")
    heard = [words for words in page.evaluate("heard") if words != "Your turn"]
    log = [entry for entry in guest.update()["log"] if entry["n"] > start]  # after: the others play on
    names = Reader(guest.update())
    told = [
        names.say(entry["message"])
        for entry in log
        if entry["message"] and (entry["seat"] != "p1" or entry["kind"] != "action")
    ]
    known = told.index(heard[0])
    assert heard == told[known : known + len(heard)]
    assert known <= 1, "what came before the ear was there"


GLIDING = """() => [...document.querySelectorAll(".board *")]
  .map((each) => getComputedStyle(each).viewTransitionName)
  .filter((name) => name !== "none")"""


@pytest.mark.parametrize(("game", "rounds"), [("claim", 20), ("the-game", 20), ("saboteur", 12)])
def test_what_glides_is_called_by_a_name_of_its_own(arrive, game, rounds):
    guest = arrive("Anna", phone=False, reduced_motion="no-preference")
    guest.open_table(game, players=2 if game == "claim" else 3, bots=True)
    guest.expect_game()
    draw = random.Random(4)
    seen: set[str] = set()
    for _ in range(rounds):
        if not act_when_it_is_time(guest, press_by_mouse, draw):
            break
        names = guest.page.evaluate(GLIDING)
        assert len(names) == len(set(names))
        seen.update(names)
    assert len(seen) > 5


@pytest.mark.parametrize("game", ["the-game", "saboteur"])
def test_some_rounds_of_the_others_by_keyboard(arrive, game):
    (guest,) = gather(arrive, game, 3, 1)
    draw = random.Random(2)
    acted = sum(act_when_it_is_time(guest, press_by_keyboard, draw) for _ in range(6))
    update = guest.update()
    assert acted == 6 or update["table"]["phase"] == "over"  # with bad luck The Game is lost soon
    assert update["game"]["ply"] >= acted > 2
