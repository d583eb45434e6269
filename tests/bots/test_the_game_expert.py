"""The expert: what it counts, what it lays, that it plays by the rules and by what it may know."""

import numpy as np
import pytest

from stamtisch import load_game
from stamtisch._jit import plain
from stamtisch.bots.the_game import TheGameGreedy, counting, features
from stamtisch.bots.the_game.expert import TheGameExpert, TheGamePlanner
from stamtisch.bots.the_game.weights import tuned
from stamtisch.bots.weights import load_weights
from stamtisch.games.the_game.actions import END
from stamtisch.games.the_game.cards import DOWN1, PILES
from stamtisch.games.the_game.state import TheGameRecord
from tests.bots.the_game import OPTIONS, held, late, talk, unlaid_cards
from tests.games.the_game.table import alone, moment, tops


def masks(cards):
    bits = sum(1 << card - 2 for card in cards)
    return bits & (1 << 49) - 1, bits >> 49


@pytest.mark.parametrize("seed", range(20))
def test_counting_agrees_with_lists_of_cards(seed):
    dice = np.random.default_rng(seed)
    cards = sorted(dice.choice(np.arange(2, 100), dice.integers(0, 98), replace=False).tolist())
    between, nearest, has = plain(counting.between), plain(counting.nearest), plain(counting.has)
    for _ in range(50):
        low, high = sorted(dice.integers(1, 101, 2).tolist())
        top = int(dice.integers(1, 101))
        assert between(*masks(cards), low, high) == len([card for card in cards if low < card < high])
        assert nearest(*masks(cards), 0, top) == min((card for card in cards if card > top), default=0)
        assert nearest(*masks(cards), 3, top) == max((card for card in cards if card < top), default=0)
        assert has(*masks(cards), top - 15) == (top - 15 in cards)


def amounts(view, seat):
    desk = [0] * features.DESK
    plain(features.weigh)(view, seat, desk)
    return desk[features.AMOUNT : features.AMOUNT + features.FEATURES]


@pytest.mark.parametrize("seed", range(6))
def test_losses_dead_cards_and_pairs_are_counted_in_unlaid_cards(seed):
    state = late(2, seed, 60 - 8 * seed)
    view, (seat,) = state.observation(state.to_act()[0]).view, state.to_act()
    left, own, found = unlaid_cards(view), held(view, seat), amounts(view, seat)
    loss = [
        sum(card <= view.top[pile] if pile < DOWN1 else card >= view.top[pile] for card in left)
        for pile in range(PILES)
    ]
    up, down = min(view.top[0], view.top[1]), max(view.top[2], view.top[3])
    assert found[features.BETTER] == min(loss[:2]) + min(loss[2:])
    assert found[features.WORSE] == max(loss[:2]) + max(loss[2:])
    assert found[features.UNLAID] == len(left)
    dead = [card for card in left if down <= card <= up]
    assert found[features.DEAD_OWN] == len([card for card in dead if card in own])
    assert found[features.DEAD_UNSEEN] == len([card for card in dead if card not in own])
    pairs = [card for card in left if card - 10 in left]
    alive = len([card for card in pairs if card >= up]) + len([card for card in pairs if card - 10 <= down])
    assert found[features.ALIVE] == alive


def words(state, bot=None):
    bot = bot or TheGameExpert()
    (seat,) = state.to_act()
    return state.game.format_words(bot.act(state.observation(seat)))


def rest_of_turn(state, bot=None):
    bot, done, (seat,) = bot or TheGameExpert(), [], state.to_act()
    while state.to_act() == [seat] and (not done or done[-1] != "end"):
        done.append(words(state, bot))
        state.apply(done[-1])
    return done


def test_R8_it_jumps_back():
    state = moment([[20, 60, 62, 95], [50, 51]], tops(30, 1, 100, 5), 80)
    assert "20 up1" in rest_of_turn(state)


def test_the_evaluation_uses_a_pair_ten_apart_to_lay_two_cards_at_almost_no_cost():
    state = moment([[34, 24, 60, 80], [50, 51]], tops(31, 5, 97, 100), 80)
    assert rest_of_turn(state, TheGamePlanner())[:2] == ["34 up1", "24 up1"]


@pytest.mark.parametrize("seed", range(6))
def test_beyond_the_minimum_it_skips_one_unlaid_card_at_most(seed):
    state = late(2, seed, 80 - 10 * seed)
    (seat,) = state.to_act()
    while state.to_act() == [seat]:
        view = state.observation(seat).view
        action = TheGameExpert().act(state.observation(seat))
        if view.laid >= view.minimum and action != END:
            card, top = action // PILES + 2, view.top[action % PILES]
            between = [each for each in unlaid_cards(view) if min(card, top) < each < max(card, top)]
            ahead = (card > top) == (action % PILES < DOWN1)
            assert not ahead or len(between) <= 1
        state.apply(action)


def test_R20_it_keeps_a_way_for_the_second_card():
    state = alone([40, 41, 97, 98], tops(39, 99, 3, 2), 10)
    assert set(rest_of_turn(state)[:2]) == {"40 up1", "41 up1"}


def test_F2_it_covers_what_burns():
    state = moment([[34, 90, 99, 98], [50, 51]], tops(33, 1, 100, 100), 80, options={"edition": "on-fire"})
    rest_of_turn(state)
    assert not state.is_over()
    assert state.position()["piles"]["up1"] == 34


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("kind", [TheGameExpert, TheGamePlanner])
def test_it_plays_by_the_rules_with_any_options(options, kind):
    state = load_game("the-game", **options).new(len(str(options)))
    bots = [kind(seat) for seat in range(options["players"])]
    while not state.is_over():
        talk(state, bots)
        (seat,) = state.to_act()
        state.apply(bots[seat].act(state.observation(seat)), seat)
    assert state.scores()["p1"] > 20


def laid(kind, games):
    total = 0
    for seed in range(games):
        state = load_game("the-game", players=4).new(seed)
        bots = [kind(seat) for seat in range(4)]
        while not state.is_over():
            talk(state, bots)
            (seat,) = state.to_act()
            state.apply(bots[seat].act(state.observation(seat)), seat)
        total += state.scores()["p1"]
    return total / games


def test_it_lays_more_than_the_greedy_bot():
    assert laid(TheGameExpert, 8) > laid(TheGameGreedy, 8)


@pytest.mark.parametrize("players", [1, 2, 5])
def test_its_choice_does_not_change_under_a_redeal_of_what_it_may_not_see(players):
    for seed in range(4):
        state = late(players, seed, 70 - 15 * seed)
        (seat,) = state.to_act()
        chosen = TheGameExpert().act(state.observation(seat))
        for other in range(5):
            world = state.redeal(seat, other)
            assert world.position()["draw"] != state.position()["draw"] or state.position()["draw"] == []
            assert TheGameExpert().act(world.observation(seat)) == chosen


def test_there_are_weights_for_every_number_of_players():
    assert sorted(load_weights("the-game")["weights"]) == ["1", "2", "3", "4", "5"]
    for players in range(1, 6):
        assert tuned(players).shape == (2 * features.FEATURES,)
        assert tuned(players)[features.BETTER] < 0


@pytest.mark.parametrize(
    ("hand", "piles", "action", "rest", "said"),
    [
        ([20, 60], tops(30, 1, 100, 100), "20 up1", {}, "the-game-why-jump"),
        ([31, 60], tops(30, 1, 100, 100), "31 up1", {}, "the-game-why-next"),
        ([35, 60], tops(30, 1, 100, 100), "35 up1", {}, "the-game-why-owed"),
        ([35, 60, 61, 62, 63], tops(30, 1, 100, 100), "35 up1", {"laid": 2}, "the-game-why-more"),
        ([35, 60, 61, 62, 63], tops(30, 1, 100, 100), "end", {"laid": 2}, "the-game-why-end"),
    ],
)
def test_it_says_why(hand, piles, action, rest, said):
    state = moment([hand, [50, 51]], piles, 60, **rest)
    reason = TheGameExpert().explain(state.observation(0), state.game.parse_words(action))
    assert reason.message == said
    assert str(reason)


def test_hints_need_no_reason():
    state = alone([2, 3], draw=50)
    assert TheGameExpert().explain(state.observation(0), state.game.parse_words("hint up1 good")) is None


def test_the_record_is_what_the_kernels_expect():
    assert load_game("the-game").empty.states.dtype == TheGameRecord.dtype
