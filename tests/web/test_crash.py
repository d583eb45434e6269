"""The server is killed while people play: what it said it had taken is there, nothing twice.

Eight times here; `STAMTISCH_KILLS=200 pytest tests/web/test_crash.py` for as often as one likes.
"""

import os
import random
import time

import pytest

from tests.web.live import PATIENCE, Person
from tests.web.players import Follower, Player, compare
from tests.web.ports import free_port
from tests.web.serve import launch

KILLS = int(os.environ.get("STAMTISCH_KILLS", "8"))


class Round:
    """A table that is played by two people and followed by them and a watcher."""

    def __init__(self, base, game, dice):
        self.stopped = False
        self.anna, self.ben, self.watcher = Person(base), Person(base), Person(base)
        bots = 1 if game == "runner-up" else 0
        made = self.anna.host(game, options={"players": 2 + bots}, bots=bots)
        self.table = made["table"]
        self.ben.do(self.table, "sit", seat=f"p{2 + bots}", name="Ben")
        self.anna.do(self.table, "start")
        people = (self.anna, self.ben)
        self.followers = [Follower(each, self.table) for each in (*people, self.watcher)]
        self.players = [
            Player(each, self.table, dice + at, lambda: self.stopped) for at, each in enumerate(people)
        ]

    def taken(self):
        return sum(len(player.acknowledged) for player in self.players)

    def over(self):
        return all(player.over.is_set() for player in self.players)

    def finish(self):
        self.stopped = True
        for player in self.players:
            player.join()
        compare(self.players, self.followers, self.table)
        for follower in self.followers:
            follower.stop()
        for person in (self.anna, self.ben, self.watcher):
            person.client.close()
        return self.taken()


def wait_for_moves(rounds, number):
    """Until so many more moves have been acknowledged, or nobody can move any more."""
    wanted = sum(each.taken() for each in rounds) + number
    end = time.monotonic() + PATIENCE
    while sum(each.taken() for each in rounds) < wanted and not all(each.over() for each in rounds):
        assert time.monotonic() < end, "nobody gets to play"
        time.sleep(0.005)


@pytest.mark.slow
def test_O16_killed_at_random_moments_nothing_acknowledged_is_lost_or_done_twice(path):
    dice, port = random.Random(KILLS), free_port()
    base = f"http://127.0.0.1:{port}"
    server = launch(path, port)
    games = ("the-game", "claim", "runner-up")
    rounds = [Round(base, game, at) for at, game in enumerate(games)]
    taken = 0
    for kill in range(KILLS):
        wait_for_moves(rounds, dice.randint(1, 6))
        time.sleep(dice.random() * 0.05)
        server.kill()
        server.communicate()
        server = launch(path, port)
        for at, each in enumerate(rounds):
            if each.over():
                taken += each.finish()
                rounds[at] = Round(base, games[at], kill + at)
    taken += sum(each.finish() for each in rounds)
    assert taken >= KILLS
    server.terminate()
    server.communicate()
