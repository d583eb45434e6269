"""What people do in front of the browser table."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Response, expect

PATIENCE_MS = 60_000
"""how long anything is waited for: only a machine that is very busy comes near it"""

EXPECTED_REFUSALS = {400, 403, 409}
"""what a server answers to a person who tries what is not possible; the browser writes it on its console"""


SPEED = ("Failed to load resource", "was preloaded using link preload but not used within a few seconds")
"""what is told another way, and what only says how busy the machine is"""


def watch_for_complaints(page: Page, complaints: list[str]) -> None:
    """Gather what the page complains about: faults of scripts, what the policy blocks, missing files."""

    def on_console(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not any(each in message.text for each in SPEED):
            complaints.append(message.text)

    def on_response(response: Response) -> None:
        if response.status >= 400 and response.status not in EXPECTED_REFUSALS:
            complaints.append(f"{response.status} {response.url}")

    page.on("console", on_console)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("response", on_response)


def patiently(page: Page, seconds: float = PATIENCE_MS / 1000) -> Iterator[None]:
    """Look again and again, with a moment between, until it takes too long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
        page.wait_for_timeout(20)
    raise AssertionError("it never comes")


AT_REST = """() => document.querySelector("main")
  && !document.querySelector("[aria-busy=true], .game-waiting")
  && document.fonts.status === "loaded"
  && document.getAnimations().every(({ playState, effect }) =>
    playState !== "running" || effect.getComputedTiming().endTime === Infinity)"""


def settle(page: Page) -> None:
    """Until everything is there and nothing moves or fades in any more."""
    page.wait_for_function(AT_REST)


def expect_of(page: Page, script: str, wanted: Any) -> None:
    """What a script says of the page becomes what is wanted."""
    found = None
    for _ in patiently(page):
        found = page.evaluate(script)
        if found == wanted:
            return
    raise AssertionError(found)


def hide(page: Page, hidden: bool) -> None:
    """As switching to another tab does, or back."""
    page.evaluate(
        """(hidden) => {
          Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        hidden,
    )


NOTE_DOWN = """() => {
  window.noted = [];
  document.addEventListener("toggle", ({ target, newState }) => {
    if (newState === "open" && target.matches(".notice")) noted.push(target.textContent);
  }, true);
}"""


def note_notices(page: Page) -> None:
    """Write down what is shown from now on and goes away by itself; a test may be too late to see it."""
    page.evaluate(NOTE_DOWN)


def expect_noted(page: Page, words: str) -> None:
    """There is or was a notice with these words."""
    page.wait_for_function("(words) => noted.some((each) => each.includes(words))", arg=words)


def is_act(answer: Response) -> bool:
    """Whether this answers an action at a table."""
    asked = answer.request
    return answer.url.endswith("/commands") and '"type":"act"' in (asked.post_data or "")


@dataclass
class Guest:
    """Somebody with one device."""

    name: str
    page: Page
    complaints: list[str]

    def open_table(self, game: str = "claim", *, players: int | None = None, bots: bool = False) -> str:
        """Host a game the way a person does, from the first page; the table's address."""
        page = self.page
        page.goto("/")
        page.get_by_role("link", name=f"Open a table for {title(game)}").click()
        page.get_by_label("Your name").fill(self.name)
        if players is not None:
            page.get_by_role("radio", name=str(players), exact=True).check()
        if bots:
            page.get_by_role("button", name="All bots").click()
            page.get_by_role("button", name="Play now").click()
        else:
            page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/t/*")
        return page.url

    def sit_down(self, address: str) -> None:
        """From the link to a seat."""
        self.page.goto(address)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Sit down").click()
        expect(self.page.locator(".seat-facts", has_text="you")).to_be_visible()

    def start(self) -> None:
        """Begin, as the host."""
        self.page.get_by_role("button", name="Start the game").click()
        self.expect_game()

    def expect_game(self) -> None:
        """The cards are dealt and in sight."""
        expect(self.page.locator(".play .board")).to_be_visible()
        expect(self.page.locator(".game-waiting")).to_have_count(0)

    def update(self) -> dict[str, Any]:
        """What the server would tell this browser now."""
        return self.fetch(f"/api/tables/{self.page.url.split('/t/')[1].split('?')[0]}")

    def fetch(self, path: str) -> Any:
        """A GET as this browser does it, its cookie included."""
        return self.page.evaluate("async (path) => (await fetch(path)).json()", path)

    def act(self, words: str) -> None:
        """Act by the protocol, for tests that are not about how it is done."""
        found = self.page.evaluate(ACT, [self.page.url.split("/t/")[1].split("?")[0], words])
        assert found == 200, (self.name, words, found)

    def wait_for_version(self, version: int) -> None:
        """Until the page shows the table as it was at that version, or later."""
        self.page.wait_for_function(
            "(version) => Number(document.documentElement.dataset.version) >= version", arg=version
        )

    def catch_up(self) -> None:
        """Until the page shows all that the server knows now, and waits for no answer."""
        self.wait_for_version(self.update()["version"])
        expect(self.page.locator(".play")).not_to_have_attribute("aria-busy", "true")

    def wait_for_turn(self) -> dict[str, Any] | None:
        """Until there is something to do here; what the server tells then, None if the game is over."""
        for _ in patiently(self.page):
            update = self.update()
            if update["table"]["phase"] == "over":
                return None
            if update["game"]["legal"]:
                return update
        return None

    def log(self) -> list[str]:
        """The sentences of the log, as they are in the page (in sight or not)."""
        return self.page.locator(".play-side .log-entry > span").all_text_contents()


ACT = """async ([table, words]) => {
  const update = await (await fetch(`/api/tables/${table}`)).json();
  const body = JSON.stringify({ version: update.version, command: { type: "act", words } });
  const headers = { "Content-Type": "application/json" };
  return (await fetch(`/api/tables/${table}/commands`, { method: "POST", headers, body })).status;
}"""


def title(game: str) -> str:
    """A game's name in English."""
    return {"the-game": "The Game", "runner-up": "Runner-Up", "saboteur": "Saboteur", "claim": "Claim"}[game]


def expect_same_log(*guests: Guest) -> None:
    """All have been told the same, as soon as they have been told all."""
    for guest in guests:
        guest.catch_up()
    logs = [guest.log() for guest in guests]
    assert logs[0]
    assert all(log == logs[0] for log in logs)


def play_to_the_end(*guests: Guest) -> None:
    """The first legal action of whoever is to act, again and again."""
    for _ in patiently(guests[0].page, 300):
        for guest in guests:
            update = guest.update()
            if update["table"]["phase"] == "over":
                return
            while update["game"]["legal"]:
                guest.act(update["game"]["legal"][0])
                update = guest.update()
