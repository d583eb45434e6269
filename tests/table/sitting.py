"""A table under test: people by short names, a clock that is turned by hand, and a log beside it."""

import hashlib
import json
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

from stamtisch.table import commands as c
from stamtisch.table.commands import Command
from stamtisch.table.events import Event
from stamtisch.table.presence import Presence
from stamtisch.table.setup import Setup
from stamtisch.table.table import Table

START = datetime(2026, 11, 30, 10, tzinfo=UTC)
SEVEN = ["goblins", "knights", "undead", "dwarves", "doppelgangers", "dragons", "seers"]
FULL: dict[str, dict[str, Any]] = {
    "the-game": {"players": 3},
    "runner-up": {"players": 3},
    "saboteur": {"players": 4},
    "claim": {"players": 2, "factions": "claim2"},
}
"""a middling variant of each game"""


class Sitting:
    """Drives a table: guests are `g1`, `g2` …, and sit in the seat of their number."""

    def __init__(
        self, game: str = "runner-up", /, people: int | None = None, salt: int = 0, **wishes: Any
    ) -> None:
        options = wishes.pop("options", FULL[game])
        self.now, self.salt, self.drawn = START, salt, 0
        whole = {"game": game, "options": options, "name": "Anna", **wishes}
        self.table, self.events = Table.create("table-1", Setup.parse(whole), "g1", self.now, self.entropy())
        self.presence = Presence(self.now)
        seats = [*self.table.seats]
        for number in range(2, (people or len(seats)) + 1):
            if seats[number - 1].kind == "open":
                self.do(f"g{number}", c.Sit(f"p{number}", f"Guest {'ABCDEFGHIJ'[number - 1]}"))
        for number in range(1, len(seats) + 1):
            if seats[number - 1].guest:
                self.presence.arrive(f"g{number}", self.now)

    def entropy(self) -> bytes:
        self.drawn += 1
        return hashlib.sha256(f"{self.salt} {self.drawn}".encode()).digest()

    def wait(self, seconds: float) -> "Sitting":
        self.now += timedelta(seconds=seconds)
        return self

    def decide(self, actor: str, command: Command, seen: int | None = None) -> list[Event]:
        return self.table.decide(actor, command, self.now, self.entropy(), seen=seen, presence=self.presence)

    def do(self, actor: str, command: Command, seen: int | None = None) -> list[str]:
        """Decide and apply; the kinds of the events."""
        if not hasattr(self, "presence"):
            self.presence = Presence(self.now)
        decided = self.decide(actor, command, seen)
        for event in decided:
            self.table.apply(event)
        self.events += decided
        return [event.what.kind for event in decided]

    def start(self) -> "Sitting":
        self.do(self.table.host, c.Start())
        return self

    def act(self, seat: str, words: str | None = None, seen: int | None = None) -> list[str]:
        """An action of a seat's person, the first legal one unless given."""
        words = words or self.table.play.now.state.legal_words(seat)[0]
        return self.do(self.table.guest_of(seat), c.Act(words), seen)

    def play(self, moves: int = 5000, dice: Random | None = None) -> "Sitting":
        """So many random actions, or to the end."""
        dice = dice or Random(self.salt)
        for _ in range(moves):
            if self.table.phase != "playing":
                break
            self.step(dice)
        return self

    def step(self, dice: Random) -> tuple[str, str]:
        seat = dice.choice(self.table.play.now.awaited)
        words = dice.choice(self.table.play.now.state.legal_words(seat))
        self.act(seat, words)
        return seat, words

    def view(self, guest: str | None = None) -> dict[str, Any]:
        return view(self.table, guest, self.presence)

    def update(self, guest: str | None = None, after: int = 0) -> bytes:
        """The bytes that a guest is sent."""
        return self.table.update(guest, self.presence, after)

    def refolded(self) -> Table:
        """The table from the log as it was stored."""
        stored = [json.loads(json.dumps(event.as_json())) for event in self.events]
        return Table.fold(map(Event.from_json, stored))


def view(table: Table, guest: str | None, presence: Presence, link: str | None = None) -> dict[str, Any]:
    """A guest's Update."""
    whole: dict[str, Any] = json.loads(table.update(guest, presence, link=link))
    return whole


def setup_json(**parts: Any) -> dict[str, Any]:
    return {"game": "runner-up", "options": {"players": 3}, "name": "Anna", **parts}
