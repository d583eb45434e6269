"""Runner-Up's thinking bots: blind to what is sealed, repeatable, and strong."""

from random import Random

import pytest

from stamtisch import load_game
from stamtisch._jit import INTERPRETED
from stamtisch.bots.base import RandomBot
from stamtisch.bots.budget import Budget
from stamtisch.bots.roster import make_bot
from stamtisch.bots.runner_up import RunnerUpGreedy
from stamtisch.bots.runner_up.study import GLANCES
from stamtisch.bots.runner_up.thinking import RunnerUpExpert, RunnerUpSearch
from stamtisch.engine.messages import LANGUAGES
from stamtisch.games.runner_up.cards import STAGES
from tests.support.play import random_step
from tests.support.variants import RUNNER_UP, load, name_of, seeds

FEW = Budget(simulations=6 if INTERPRETED else 60)


def thinkers(seed, budget=FEW):
    return RunnerUpExpert(seed, budget), RunnerUpSearch(seed, budget)


def in_stage(game, seed, dice, stage):
    """A game that has come to a stage by random actions."""
    state = game.new(seed)
    while state.observation("p1").view.stage < stage:
        random_step(state, dice)
    return state


def test_what_others_have_sealed_changes_nothing():
    """Who chooses last knows no more than who chooses first."""
    game = load_game("runner-up", players=4)
    state, later = game.new(6), game.new(6)
    for seat in (1, 2, 3):
        later.apply(later.legal_actions(seat)[0], seat)
    for bot, again in zip(thinkers(5), thinkers(5), strict=True):
        assert bot.think(state.observation(0)) == again.think(later.observation(0))


@pytest.mark.parametrize("variant", [RUNNER_UP[0], RUNNER_UP[2], RUNNER_UP[6]], ids=name_of)
def test_the_same_dice_and_simulations_choose_alike(variant):
    observation = load(variant).new(4).observation(0)
    for bot in thinkers(3):
        bot.reseed(9)
        first = bot.think(observation)
        bot.reseed(9)
        assert bot.think(observation) == first


def test_all_actions_that_differ_are_tried_and_simulations_are_kept_to():
    state = load_game("runner-up", players=4).new(2)
    legal = state.legal_actions(0)
    for bot in thinkers(1, Budget(simulations=2 * len(legal))):
        chances = bot.think(state.observation(0))
        assert sorted(each.action for each in chances) == sorted(legal)
        assert sum(each.worlds for each in chances) <= 3 * len(legal)
        assert chances[0].worlds >= chances[-1].worlds > 0
        assert all(0 <= each.wins <= 1 for each in chances)


def last_moves(players, count):
    """Moments of the tactical variant in which one pawn is still to be moved, then the game is over."""
    game = load_game("runner-up", players=players, variant="tactical")
    for number, seed in enumerate(seeds(count, salt=3)):
        dice = Random(number)
        state = in_stage(game, seed, dice, STAGES)
        while not state.clone().apply(state.legal_actions(state.to_act()[0])[0], state.to_act()[0]).is_over():
            random_step(state, dice)
        yield state


@pytest.mark.parametrize("players", [3, 5])
def test_the_last_move_of_a_game_wins_if_any_does(players):
    better = 0
    for state in last_moves(players, 12 if INTERPRETED else 25):
        (seat,) = state.to_act()
        brings = {
            action: state.clone().apply(action, seat).returns()[seat] for action in state.legal_actions(seat)
        }
        better += max(brings.values()) > min(brings.values())
        for bot in thinkers(1):
            best = max(brings.values())
            action = bot.act(state.observation(seat))
            assert brings[action] == best or best <= 0
    assert better > 1


def test_a_time_that_is_over_still_gets_an_answer():
    state = load_game("runner-up", players=4).new(2)
    for bot in thinkers(1, Budget(seconds=1e-6)):
        chances = bot.think(state.observation(0))
        assert bot.act(state.observation(0)) in state.legal_actions(0)
        assert min(each.worlds for each in chances) in (GLANCES, 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_say_why(language):
    state = load_game("runner-up", players=3).new(4)
    for bot in thinkers(4):
        said = bot.explain(state.observation(0), bot.act(state.observation(0)))
        assert said.message == "bots-runner-up-reason"
        assert "%" in said.say(language)
    while len(state.legal_actions(0)) > 1:
        for seat in range(3):
            state.apply(state.legal_actions(seat)[0], seat)
    assert RunnerUpExpert(1, FEW).explain(state.observation(0), state.legal_actions(0)[0]) is None


def test_the_roster_knows_them():
    assert isinstance(make_bot("strong", "runner-up"), RunnerUpSearch)
    assert isinstance(make_bot("fair", "runner-up"), RunnerUpGreedy)
    assert make_bot("search:50sims", "runner-up").budget == Budget(simulations=50)
    assert type(make_bot("expert", "runner-up")) is RunnerUpExpert


def won(first, others, games, players=4):
    """The share of games that the first bot wins at a table of the others, each deal in every seat."""
    table, total = load_game("runner-up", players=players), 0.0
    for number in range(games):
        state, side = table.new(number // players), number % players
        bots = [first(number) if seat == side else others(number) for seat in range(players)]
        while not state.is_over():
            seat = state.to_act()[0]
            state.apply(bots[seat].act(state.observation(seat)), seat)
        winners = state.winners()
        total += (f"p{side + 1}" in winners) / max(1, len(winners))
    return total / games


def quick(seed):
    return RunnerUpSearch(seed, Budget(simulations=400))


@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED, reason="takes minutes")
def test_each_level_beats_the_one_below():
    assert won(RunnerUpExpert, RandomBot, 60) >= 0.42
    assert won(quick, RunnerUpGreedy, 40) >= 0.27
