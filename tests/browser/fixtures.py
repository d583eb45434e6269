"""Real positions of the four games as a browser gets them, for looking at tables without a server.

A scene is a game in progress, played by the house's bots from a fixed seed; `Scene.update` is what one
viewer is sent (see `Update` in web/static/types.js), and a scene can be played on.
"""

from dataclasses import dataclass, field
from typing import Any

from stamtisch import load_game
from stamtisch.bots.roster import make_bot
from stamtisch.engine.errors import StamtischError
from stamtisch.engine.game import State
from stamtisch.engine.notation import format_seat

NAMES = ["Anna", "Bouke", "Chloé", "Dieter", "Elske", "Farid", "Greet", "Hinnerk", "Inès", "Jelle"]
Json = dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """Which game, how far it has come, and who looks at it."""

    game: str
    plies: int
    you: str | None = "p1"
    options: Json = field(default_factory=dict)
    seed: int = 7
    yours: bool = True
    """go on until the viewer is to act"""


MIXED = ["goblins", "knights", "undead", "dwarves", "dragons", "trolls", "seers"]
PLANS = {
    "the-game-start": Plan("the-game", 0, options={"players": 3}),
    "the-game-middle": Plan("the-game", 70, options={"players": 3}),
    "the-game-five": Plan("the-game", 40, options={"players": 5}),
    "the-game-alone": Plan("the-game", 20, options={"players": 1}),
    "the-game-fire": Plan("the-game", 30, options={"players": 2, "edition": "on-fire"}),
    "the-game-late": Plan("the-game", 110, options={"players": 4}),
    "the-game-over": Plan("the-game", 999, options={"players": 3}),
    "runner-up-start": Plan("runner-up", 0, options={"players": 4}),
    "runner-up-middle": Plan("runner-up", 60, options={"players": 4}),
    "runner-up-two": Plan("runner-up", 13, options={"players": 2}),
    "runner-up-six": Plan("runner-up", 100, options={"players": 6}),
    "runner-up-tactical": Plan("runner-up", 40, options={"players": 4, "variant": "tactical"}),
    "runner-up-tactical-move": Plan("runner-up", 44, options={"players": 4, "variant": "tactical"}, seed=3),
    "runner-up-over": Plan("runner-up", 999, options={"players": 4}),
    "saboteur-start": Plan("saboteur", 0, options={"players": 4}),
    "saboteur-middle": Plan("saboteur", 18, options={"players": 5}),
    "saboteur-late": Plan("saboteur", 34, options={"players": 5}, seed=11),
    "saboteur-ten": Plan("saboteur", 30, options={"players": 10}),
    "saboteur-watch": Plan("saboteur", 25, None, options={"players": 5}),
    "saboteur-over": Plan("saboteur", 9999, options={"players": 5}),
    "claim-start": Plan("claim", 0),
    "claim-middle": Plan("claim", 21),
    "claim-second": Plan("claim", 34),
    "claim-two": Plan("claim", 21, options={"factions": "claim2"}, seed=5),
    "claim-four": Plan("claim", 22, options={"players": 4, "factions": MIXED}),
    "claim-three": Plan("claim", 40, options={"players": 3, "factions": MIXED}),
    "claim-over": Plan("claim", 999),
}


class Scene:
    """A game that goes on: the viewer acts, bots answer."""

    def __init__(self, name: str) -> None:
        self.plan = PLANS[name]
        self.name = name
        self.game = load_game(self.plan.game, **self.plan.options)
        self.state: State = self.game.new(self.plan.seed)
        self.log: list[Json] = []
        self.version = 1
        for _ in range(self.plan.plies):
            if self.state.is_over():
                break
            self.let_bot_act()
        if self.plan.yours and self.plan.you and self.plan.plies < 900:
            self.let_others_act()

    @property
    def viewer(self) -> str:
        """Whose view it is, as the library names it; everything once the game is over."""
        return self.plan.you or "spectator"

    def let_others_act(self) -> None:
        """Bots act until the viewer is to act, or nobody is."""
        if self.plan.you is None:
            self.let_bot_act()
            return
        mine = self.game.seat(self.plan.you)
        while not self.state.is_over() and mine not in self.state.to_act():
            self.let_bot_act()

    def let_bot_act(self) -> None:
        """One seat that is awaited acts as the house's bot would."""
        if self.state.is_over():
            return
        seat = self.state.to_act()[-1]
        bot = make_bot("greedy", self.game.id, len(self.log))
        self.act(seat, self.game.format_words(bot.act(self.state.observation(seat))))

    def act(self, seat: int, words: str) -> None:
        """Carry out an action, and write in the log what the viewer may know of it."""
        before = self.state.observation(self.viewer)
        action = self.game.parse_words(words)
        self.state.apply(action, seat)
        after = self.state.observation(self.viewer)
        self.version += 1
        text, options = self.game.spec.text, self.game.options
        told = text.tell(action, seat, after.viewer, options)
        seen = self.state.seen_action(seat, action, after.viewer).partition(": ")[2]
        self._write("action", format_seat(seat), seen, told.as_json())
        for each in text.happened(before.view, after.view, action, options):
            self._write("event", None, None, each.as_json())

    def _write(self, kind: str, seat: str | None, words: str | None, message: Json) -> None:
        at = f"2026-11-30T20:{len(self.log) // 60 % 60:02}:{len(self.log) % 60:02}Z"
        entry = {"n": self.version, "at": at, "kind": kind, "seat": seat, "words": words, "message": message}
        self.log.append(entry)

    def why(self, words: str) -> Json:
        """The answer to `/why`."""
        problem: StamtischError | None = None
        if self.plan.you is not None:
            problem = self.state.why_not(self.plan.you, words)
        if problem is None:
            return {"legal": True}
        return {"legal": False, "reason": problem.reason.as_json()}

    def update(self, since: int = 0) -> Json:
        """What the viewer is sent: the whole log, or what is newer than a version."""
        you = self.plan.you
        seats = [
            {
                "seat": format_seat(number),
                "kind": "person" if number % 2 == 0 else "bot",
                "name": NAMES[number],
                "bot": None if number % 2 == 0 else "fair",
                "here": number != 2,
                "stand_in": None,
                "rematch": False,
            }
            for number in range(self.game.players)
        ]
        return {
            "version": self.version,
            "table": {
                "id": self.name,
                "phase": "over" if self.state.is_over() else "playing",
                "game": self.game.id,
                "options": dict(self.game.options),
                "host": "p1",
                "locked": False,
                "seats": seats,
                "you": you,
                "hosting": you == "p1",
                "your_link": None,
                "clock": {"kind": "none", "seconds": 60},
                "deadline": None,
                "undo": None,
                "may_undo": None,
                "watchers": 0,
                "next_table": None,
                "fair": {"commit": "0" * 64, "shares": {}, "secret": None, "seed": None},
            },
            "game": self._game(),
            "log": [entry for entry in self.log if entry["n"] > since],
        }

    def _game(self) -> Json:
        view = self.state.observation(self.viewer)
        you = self.plan.you
        words = self.game.format_words
        return {
            "ply": len(self.state.history),
            "position": view.position(),
            "to_act": [format_seat(seat) for seat in self.state.to_act()],
            "legal": [words(action) for action in self.state.legal_actions(you)] if you else [],
            "signals": [words(action) for action in self.state.signals(you)] if you else [],
            "scores": view.scores(),
            "over": self.state.is_over(),
            "winners": self.state.winners(),
            "result": self._result(),
        }

    def _result(self) -> Json | None:
        if not self.state.is_over():
            return None
        return self.game.spec.text.result(self.state._record, self.game.options).as_json()
