"""O01, O03, O12: nothing that a viewer may not know is in any byte that a server sends him.

Two servers are alike in everything, but the cards that the viewer may not know are dealt anew on the second
one. As long as the game itself looks the same to the viewer, so does every body, event and refusal.
"""

import hashlib
import threading
from base64 import urlsafe_b64encode
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from types import SimpleNamespace

import pytest

from stamtisch import redeal
from stamtisch.web import house, links, people, room
from tests.support.play import random_state
from tests.table.test_wire import begin_from, find_pair
from tests.web.live import QUICK, serving

GAMES = {"claim": 2, "runner-up": 3, "saboteur": 4, "the-game": 3}
PLACE = "http://games.example"


@pytest.fixture
def repeatable(monkeypatch):
    """Every server makes the same ids and secrets in the same order, and time stands still."""
    made = Counter()

    def token():
        made[threading.get_ident()] += 1
        digest = hashlib.sha256(b"%d" % made[threading.get_ident()]).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")

    for module in (links, people):
        monkeypatch.setattr(module, "new_token", token)
    monkeypatch.setattr(people, "new_id", lambda: token()[:20])
    for module in (room, house):
        monkeypatch.setattr(module, "now", lambda: datetime(2026, 11, 30, 10, tzinfo=UTC))
        monkeypatch.setattr(module, "secrets", SimpleNamespace(token_bytes=lambda size: b"\7" * size))


class World:
    """One server, with everybody at one table."""

    def __init__(self, live, game, players):
        self.live = live
        self.people = [live.person() for _ in range(players + 1)]
        for each in self.people:
            each.client.headers["Origin"] = PLACE
        first = self.people[0]
        self.bodies = [first.client.post("/api/tables", json=self._wish(game, players)).content]
        self.id = first.client.get("/api/me").json()["tables"][0]["table"]
        for number, each in enumerate(self.people[1:players], 2):
            each.do(self.id, "sit", seat=f"p{number}", name=f"Guest {number}")
        first.do(self.id, "start")

    @staticmethod
    def _wish(game, players):
        return {"game": game, "options": {"players": players}, "name": "Anna"}

    @property
    def table(self):
        return self.live.house._rooms[self.id].table

    def ask(self, at, words):
        """All that one person hears: the table, verdicts, refusals of what is not legal."""
        person = self.people[at]
        path = f"/api/tables/{self.id}"
        heard = [person.client.get(path)]
        heard += [person.client.post(f"{path}/why", json={"words": each}) for each in words]
        heard += [person.client.get(f"{path}/{what}") for what in ("record", "replay?as=all")]
        legal = person.look(self.id)["game"]["legal"]
        heard += [person.send(self.id, "act", words=each) for each in words if each not in legal]
        return [(each.status_code, each.content) for each in heard]

    def act(self, seat, words):
        answer = self.people[int(seat[1:]) - 1].send(self.id, "act", words=words)
        assert answer.status_code == 200, answer.text
        return answer.content


def any_words(game, rng):
    """Any action of the game, legal or not."""
    return game.format_words(rng.randrange(game.action_count))


def sent(watch):
    """What came down a stream, but for the heartbeats: those tell the time and nothing else."""
    return [line for line in watch.raw if line and not line.startswith(":")]


def deal_anew(one, two, who, rng, moves):
    """Let both go on from a moment of a game, the second one's hidden cards dealt anew."""
    game, seed = one.table.game, one.table.play.start.seed
    for _ in range(200):
        moment = random_state(game, seed, rng, rng.randrange(moves))
        if moment.is_over():
            continue
        # Both worlds begin with a position: what is remembered beyond it is in neither.
        state = game.from_position(moment.position(), seed)
        world = redeal(state.observation(who), rng.randbytes(32))
        begin_from(one, state)
        begin_from(two, world)
        if world.position() != state.position() and find_pair(one, two, who, rng):
            return
    raise AssertionError("no two worlds look the same")


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("who", ["p1", "spectator"])
@pytest.mark.parametrize(("game", "players"), GAMES.items())
@pytest.mark.slow
def test_every_byte_is_the_same_in_every_world_that_looks_the_same(
    tmp_path, repeatable, game, players, who, seed
):
    rng = Random(seed)
    settings = replace(QUICK, public_url=PLACE)
    with serving(tmp_path / "1" / "t", settings) as first, serving(tmp_path / "2" / "t", settings) as second:
        one, two = World(first, game, players), World(second, game, players)
        assert one.bodies == two.bodies
        at = 0 if who == "p1" else players
        with one.people[at].watch(one.id) as here, two.people[at].watch(two.id) as there:
            here.wait_version(one.table.version)
            there.wait_version(two.table.version)
            deal_anew(one, two, who, rng, 40)
            for _ in range(8):
                words = [
                    one.table.game.format_words(rng.randrange(one.table.game.action_count)) for _ in range(3)
                ]
                assert one.ask(at, words) == two.ask(at, words)
                pair = find_pair(one, two, who, rng)
                if pair is None:
                    break
                seat, words, likewise = pair
                assert one.act(seat, words) == two.act(seat, likewise)
                here.wait_version(one.table.version)
                there.wait_version(two.table.version)
                if one.table.phase == "over":
                    break  # now all is shown
                assert sent(here) == sent(there)
            assert len(here.updates) > 1
