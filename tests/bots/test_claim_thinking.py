"""Claim's thinking bots: legal everywhere, blind to what is hidden, repeatable, and strong."""

from random import Random

import pytest

from stamtisch import load_game, redeal
from stamtisch._jit import INTERPRETED
from stamtisch.bots.base import RandomBot
from stamtisch.bots.budget import Budget
from stamtisch.bots.claim import ClaimGreedy
from stamtisch.bots.claim.thinking import ClaimExpert, ClaimSearch
from stamtisch.bots.roster import make_bot
from stamtisch.games.claim.policy import CERTAIN, chance_to_win, follower_worth, rate_card
from tests.games.claim.helpers import two
from tests.games.claim.test_followers import seer_trick
from tests.support.play import random_state
from tests.support.variants import CLAIM, load, name_of, seeds

SIMULATIONS = 4 if INTERPRETED else 300


def thinkers(seed):
    budget = Budget(simulations=SIMULATIONS)
    return ClaimExpert(seed, budget), ClaimSearch(seed, budget)


@pytest.mark.parametrize("variant", CLAIM, ids=name_of)
def test_they_play_whole_games_legally(variant):
    game = load(variant)
    for number, seed in enumerate(seeds(1 if INTERPRETED else 4)):
        state = game.new(seed)
        bots = [thinkers(seat)[(seat + number) % 2] for seat in range(game.players)]
        while not state.is_over():
            seat = state.to_act()[0]
            action = bots[seat].act(state.observation(seat))
            assert action in state.legal_actions(seat)
            state.apply(action, seat)


@pytest.mark.parametrize("variant", CLAIM, ids=name_of)
def test_what_they_may_not_see_changes_nothing(variant):
    game = load(variant)
    for number, seed in enumerate(seeds(3 if INTERPRETED else 12, salt=8)):
        state = random_state(game, seed, Random(number), 7 * number)
        seat = state.to_act()[0]
        other = redeal(state.observation(seat), number)
        for bot, again in zip(thinkers(5), thinkers(5), strict=True):
            assert bot.act(state.observation(seat)) == again.act(other.observation(seat))


def test_the_same_dice_choose_alike():
    observation = load_game("claim").new(4).observation(0)
    for bot in thinkers(3):
        bot.reseed(9)
        first = bot.act(observation)
        bot.reseed(9)
        assert bot.act(observation) == first


def test_the_search_never_lets_a_won_game_go():
    """From any late position that it can prove won, it wins against chance."""
    game, proved = load_game("claim"), 0
    for number in range(40):
        state = random_state(game, f"{number:064x}", Random(number), 40)
        bot = ClaimSearch(number, Budget(simulations=4))
        seat = state.to_act()[0]
        solved = bot.solve(state.observation(seat))
        if solved is None or solved[0] != 1:
            continue
        proved += 1
        dice = Random(number)
        while not state.is_over():
            turn = state.to_act()[0]
            own = turn == seat
            state.apply(bot.act(state.observation(seat)) if own else dice.choice(state.legal_actions()), turn)
        assert state.winners() == [f"p{seat + 1}"]
    assert proved >= 5


def test_a_lost_game_is_played_on_for_a_mistake():
    """Against chance, games lost against good play are not all lost."""
    game, saved, lost = load_game("claim"), 0, 0
    for number in range(60):
        state = random_state(game, f"{number:064x}", Random(number), 42)
        bot = ClaimSearch(number, Budget(simulations=4000))
        seat = state.to_act()[0]
        solved = bot.solve(state.observation(seat))
        if solved is None or solved[0] != -1 or lost == 6:
            continue
        lost += 1
        dice = Random(number)
        while not state.is_over():
            turn = state.to_act()[0]
            own = turn == seat
            state.apply(bot.act(state.observation(seat)) if own else dice.choice(state.legal_actions()), turn)
        saved += state.winners() == [f"p{seat + 1}"]
    assert lost == 6
    assert saved >= 1


def test_a_proved_win_is_said_to_be_one():
    state = load_game("claim").from_position(
        {
            "phase": 2,
            "leader": "p1",
            "hands": {"p1": ["goblin-9", "dwarf-0"], "p2": ["goblin-1", "dwarf-9"]},
            "score": {"p1": ["undead-9", "knight-2"], "p2": ["doppelganger-1"]},
        }
    )
    bot = ClaimSearch(1, Budget(simulations=50))
    action = bot.act(state.observation(0))
    assert "whatever the other does" in str(bot.explain(state.observation(0), action))
    start = load_game("claim").new(2).observation(0)
    for other in thinkers(4):
        assert "%" in str(other.explain(start, other.act(start)))


def won(table, first, second, games):
    """The share of games that the first bot wins, each deal in both seats."""
    total = 0
    for number in range(games):
        state, side = table.new(number // 2), number % 2
        bots = {side: first(number), 1 - side: second(number)}
        while not state.is_over():
            seat = state.to_act()[0]
            state.apply(bots[seat].act(state.observation(seat)), seat)
        total += f"p{side + 1}" in state.winners()
    return total / games


def quick(seed):
    return ClaimSearch(seed, Budget(simulations=300))


@pytest.mark.skipif(INTERPRETED, reason="takes minutes")
def test_each_level_beats_the_one_below():
    game = load_game("claim")
    assert won(game, quick, RandomBot, 20) >= 0.9
    assert won(game, quick, ClaimGreedy, 30) >= 0.6
    assert won(game, ClaimExpert, ClaimGreedy, 30) >= 0.5


def test_a_seer_looks_before_it_takes():
    state = seer_trick()
    bot = make_bot("search:40sims", "claim", 1)
    assert bot.act(state.observation(0)) in state.legal_actions()


@pytest.mark.skipif(not INTERPRETED, reason="kernels are called by hand")
def test_playouts_prefer_to_win_what_is_worth_winning():
    assert follower_worth(two().parse_words("knight-9")) > follower_worth(two().parse_words("dwarf-9"))
    position = {
        "phase": 1,
        "leader": "p1",
        "hands": {"p1": ["undead-3", "goblin-1"], "p2": ["undead-9", "undead-0"]},
        "open": ["goblin-9"],
        "stock": ["goblin-0", "dwarf-0", "dwarf-1"],
        "followers": {"p1": [], "p2": []},
    }
    state = two().from_position(position).apply("undead-3")
    view = state.observation(1).view
    high, low = (state.game.parse_words(words) for words in ("undead-9", "undead-0"))
    assert chance_to_win(view, 1, high) == CERTAIN
    assert chance_to_win(view, 1, low) == 0
    assert rate_card(view, 1, high) > rate_card(view, 1, low)
