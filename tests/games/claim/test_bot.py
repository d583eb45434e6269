"""The greedy bot plays legally, from its view alone, and clearly better than chance."""

import pytest

from stamtisch.bots.base import RandomBot
from stamtisch.bots.claim import ClaimGreedy
from tests.games.claim.helpers import GNOMES, GOBLINS, game
from tests.games.claim.test_followers import seer_trick


def share_won(table, games):
    """How much of the wins goes to the bot's side, the seats taking turns."""
    won = 0.0
    for number in range(games):
        side = number % (2 if table.players == 4 else table.players)
        seats = set(range(side, table.players, 2 if table.players == 4 else table.players))
        bots = [(ClaimGreedy if seat in seats else RandomBot)(number) for seat in range(table.players)]
        state = table.new(number)
        while not state.is_over():
            seat = state.to_act()[0]
            action = bots[seat].act(state.observation(seat))
            assert action in state.legal_actions(seat)
            state.apply(action, seat)
        winners = state.winners()
        won += sum(int(name[1:]) - 1 in seats for name in winners) / len(winners)
    return won / games


@pytest.mark.parametrize(
    ("players", "factions", "least"),
    [(2, "claim", 0.7), (2, "claim2", 0.7), (3, GOBLINS, 0.6), (4, GNOMES, 0.7)],
)
def test_the_bot_beats_chance(players, factions, least):
    assert share_won(game(players, factions), 30) >= least


def test_a_seer_looks_and_takes_the_better_card():
    state = seer_trick()
    bot = ClaimGreedy(1)
    assert state.game.format_words(bot.act(state.observation(0))) == "look"
    state.apply("look")
    assert state.game.format_words(bot.act(state.observation(0))) == "take stock"


def test_the_same_seed_chooses_alike():
    state = game(2).new(4)
    view = state.observation(0)
    assert ClaimGreedy(3).act(view) == ClaimGreedy(3).act(view)
