"""Each game from hosting to the final score, by several people at once, on phones and desks."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Guest
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
    for step in steps(update, choose(update["game"]["legal"], draw)):
        press(guest.page, step)
    guest.wait_for_version(update["version"] + 1)
    return True


def play(guests: list[tuple[Guest, Press]], most: int = 600) -> None:
    draw = random.Random(5)
    for _ in range(most):
        done = [act_at_the_table(guest, press, draw) for guest, press in guests]
        if not any(done) and guests[0][0].update()["table"]["phase"] == "over":
            return
    raise AssertionError("the game does not end")


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
        expect(guest.page.locator(".finish h2")).to_be_visible()
        assert guest.update()["game"]["result"] is not None
    logs = [guest.page.locator(".finish h2").text_content() for guest in guests]
    assert len(set(logs)) == 1


def test_a_whole_game_by_keyboard_alone(arrive):
    (guest,) = gather(arrive, "claim", 2, 1)
    play([(guest, press_by_keyboard)])
    expect(guest.page.locator(".finish h2")).to_be_focused()


def test_a_whole_game_by_what_a_screen_reader_says(arrive):
    (reader,) = gather(arrive, "runner-up", 3, 1)
    play([(reader, press_by_reader)])
    told = reader.page.locator("[data-live] p").all_text_contents()
    assert reader.page.locator(".finish h2").text_content() in told
    assert any("Your turn" in each for each in told) or len(told) == 10


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
    for _ in range(200):
        update = guest.update()
        if update["table"]["phase"] == "over" or update["version"] > start + 60:
            break
        if update["game"]["legal"]:
            guest.act(choose(update["game"]["legal"], random.Random(3)))
    guest.wait_for_version(guest.update()["version"])
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


@pytest.mark.parametrize(("game", "rounds"), [("claim", 60), ("the-game", 60), ("saboteur", 25)])
def test_what_glides_is_called_by_a_name_of_its_own(arrive, game, rounds):
    guest = arrive("Anna", phone=False, reduced_motion="no-preference")
    guest.open_table(game, players=2 if game == "claim" else 3, bots=True)
    guest.expect_game()
    draw = random.Random(4)
    seen: set[str] = set()
    for _ in range(rounds):
        if not act_at_the_table(guest, press_by_mouse, draw):
            break
        names = guest.page.evaluate(GLIDING)
        assert len(names) == len(set(names))
        seen.update(names)
    assert len(seen) > 5


@pytest.mark.parametrize("game", ["the-game", "saboteur"])
def test_some_rounds_of_the_others_by_keyboard(arrive, game):
    (guest,) = gather(arrive, game, 3, 1)
    draw = random.Random(2)
    for _ in range(6):
        act_at_the_table(guest, press_by_keyboard, draw)
    assert guest.update()["game"]["ply"] > 6
