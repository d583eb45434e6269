"""A line that cuts, delays and duplicates: all games are finished, all logs are equal."""

import pytest

from tests.web.live import Person
from tests.web.players import Follower, Player, compare
from tests.web.proxy import BadLine

GAMES = {"claim": (2, 0), "runner-up": (2, 0), "saboteur": (3, 1), "the-game": (2, 0)}


@pytest.mark.parametrize(("game", "players", "bots"), [(game, *seats) for game, seats in GAMES.items()])
@pytest.mark.slow
def test_over_a_line_that_cuts_delays_and_duplicates_a_game_is_finished(live, game, players, bots):
    anna, ben, watcher = live.person(), live.person(), live.person()
    table = anna.host(game, options={"players": players}, bots=bots)["table"]
    ben.do(table, "sit", seat=f"p{players}", name="Ben")
    anna.do(table, "start")
    line = BadLine(live.port, 7, cut=0.04, double=0.3, delay=0.01)
    people = []
    for each in (anna, ben, watcher):
        people.append(Person(line.base))
        people[-1].client.cookies = each.client.cookies
        people[-1].client.headers["Origin"] = line.base
    followers = [Follower(each, table) for each in people]
    seated = [Player(each, table, at, lambda: False) for at, each in enumerate(people[:2])]
    for player in seated:
        assert player.over.wait(240), "the game is not finished"
        player.join()
    for player, straight in zip(seated, (anna, ben), strict=True):
        player.person = straight
    for follower, straight in zip(followers, (anna, ben, watcher), strict=True):
        follower.wait(straight.look(table)["version"])
        follower.stop()
        follower.person = straight
    compare(seated, followers, table)
    line.close()
    for each in people:
        each.client.close()
    assert line.cuts
    assert line.doubles
