"""How a game will end, foreseen: what the network sees, that it counts right, when it is asked."""

from itertools import pairwise

import numpy as np
import pytest

from stamtisch import load_game
from stamtisch._jit import INTERPRETED, plain
from stamtisch.bots.budget import Budget
from stamtisch.bots.the_game import counting, features, outlook, practice, rollouts, turns
from stamtisch.bots.the_game.expert import TheGameExpert, TheGamePlanner, TheGameSearch
from stamtisch.bots.the_game.study import Study, is_usual
from stamtisch.bots.the_game.weights import no_outlook, tuned
from stamtisch.bots.the_game.weights import outlook as network
from stamtisch.bots.weights import load_weights
from stamtisch.games.the_game.actions import END
from stamtisch.games.the_game.cards import PILES
from tests.bots.the_game import OPTIONS, full_view, held, late, mirrored, talk, unlaid_cards
from tests.games.the_game.table import moment, tops


def inputs_of(view):
    desk = [0] * outlook.SHEET
    plain(outlook.see_all)(view, 0, desk)
    return desk[features.DESK :]


def pile_part(inputs, place, part):
    return inputs[outlook.PILE_FROM + outlook.PILE_PARTS * place + part]


def seat_part(inputs, place, part):
    return inputs[outlook.SEAT_FROM + outlook.SEAT_PARTS * place + part]


def test_what_a_moment_looks_like():
    """Up from 30 and 1, down from 100 twice; p1 has a jump and two near cards, p2 a card next to 30."""
    state = moment([[20, 31, 33, 60], [32, 80]], tops(30, 1, 100, 100), 60)
    inputs = inputs_of(state.observation(0).view)
    left = unlaid_cards(state.observation(0).view)
    lost = len([card for card in left if card <= 30])
    assert inputs[outlook.TO_DRAW] == 60
    assert inputs[outlook.IN_HAND] == 4
    assert inputs[outlook.OWED] == 2
    assert pile_part(inputs, 0, outlook.PILE_LOSS) == 0
    assert pile_part(inputs, 1, outlook.PILE_LOSS) == lost > 0
    assert pile_part(inputs, 1, outlook.WON_OWN) == len([card for card in left if 20 <= card < 30])
    near = [pile_part(inputs, 1, part) for part in (outlook.FIRST_NEAR, outlook.SECOND_NEAR)]
    gaps = [len([card for card in left if 30 < card < mine]) for mine in (31, 33)]
    assert near == [outlook.FARTHEST - gap for gap in gaps]


def test_it_sees_all_hands_of_the_world_that_is_played():
    state = moment([[50, 60, 70], [20, 31], [32, 40, 85]], tops(30, 1, 100, 100), 60)
    inputs = inputs_of(full_view(state))
    assert [seat_part(inputs, place, outlook.CARDS_HELD) for place in range(4)] == [2, 3, 0, 0]
    assert seat_part(inputs, 0, outlook.JUMPS) == 1
    assert seat_part(inputs, 1, outlook.JUMPS) == 0
    assert seat_part(inputs, 0, outlook.FIRST_CHEAP) == features.DEAREST
    assert pile_part(inputs, 1, outlook.NEXT_WANTS) == 1
    assert pile_part(inputs, 1, outlook.LATER_AVOID) == 1


@pytest.mark.parametrize("seed", range(8))
def test_up_and_down_look_the_same(seed):
    view = full_view(late(1 + seed % 4, seed, 80 - 8 * seed))
    inputs, turned = inputs_of(view), inputs_of(mirrored(view))
    losses = [pile_part(inputs, place, outlook.PILE_LOSS) for place in range(PILES)]
    assert losses[0] >= losses[2]
    assert losses[0] <= losses[1]
    assert losses[2] <= losses[3]
    if len(set(losses)) == PILES:
        assert turned == inputs


def naive(net, inputs):
    units = int(net[outlook.UNITS])
    out, begin = net[outlook.OUT :][:units], net[outlook.OUT + units :][:units]
    first = net[outlook.OUT + 2 * units :].reshape(outlook.INPUTS, units)
    counted = np.maximum(begin + np.array(inputs) @ first, 0)
    linear = net[outlook.LINEAR : outlook.OUT]
    logit = (net[outlook.BASE] + linear @ np.array(inputs) + out @ counted) / (outlook.CURVE * outlook.STEP)
    return 1000 / (1 + np.exp(-logit))


@pytest.mark.parametrize(("players", "unlaid"), [(1, 70), (2, 40), (3, 60), (4, 30), (5, 50)])
def test_the_network_counts_as_networks_do(players, unlaid):
    view = full_view(late(players, 5, unlaid))
    net = network(players)
    desk = [0] * outlook.SHEET
    points = plain(outlook.foresee)(view, 0, desk, net, np.zeros(int(net[outlook.UNITS])))
    assert points == pytest.approx(naive(net, inputs_of(view)), abs=4)


def test_it_foresees_better_ends_on_better_piles():
    hands = [[50, 51, 52, 60, 61, 62], [40, 45, 55, 65, 70, 75]]
    net = network(2)
    points = []
    for up in (20, 35, 57):
        state = moment(hands, tops(up, 63, 85, 88), 40)
        desk, units = [0] * outlook.SHEET, np.zeros(int(net[outlook.UNITS]))
        points.append(plain(outlook.foresee)(full_view(state), 0, desk, net, units))
    assert points == sorted(points, reverse=True)
    assert points[0] > points[-1]


def test_there_is_a_network_for_every_number_of_players():
    content = load_weights("the-game-outlook")
    for players in range(1, 6):
        assert network(players)[outlook.UNITS] > 0
        assert network(players).max() < 2**40
        measured = content["measured"][str(players)]
        assert measured["surprise"] < measured["of_the_mean"]
    assert no_outlook()[outlook.UNITS] == 0


def test_it_is_asked_only_about_games_it_knows():
    usual = load_game("the-game", players=3).new(1)
    assert is_usual(usual.observation(0).view)
    for options in OPTIONS[1:]:
        assert not is_usual(load_game("the-game", **options).new(1).observation(0).view)
    assert not is_usual(moment([[40, 41], [42, 43]], tops(30), 0).observation(0).view)
    assert TheGamePlanner().study(usual.observation(0)).foresees is False
    for kind in (TheGameExpert, TheGameSearch):
        assert kind().study(usual.observation(0)).foresees is True


def cheapest_by_hand(view, seat, owed):
    left, costs = unlaid_cards(view), []
    for card in held(view, seat):
        best = 98
        for pile, top in enumerate(list(view.top)):
            if card == top + (-10 if pile < 2 else 10):
                best = 0
            elif (card > top) == (pile < 2):
                best = min(best, len([x for x in left if min(card, top) < x < max(card, top)]))
        costs.append(best)
    return sorted([*costs, 98, 98, 98])[min(max(owed, 1), 3) - 1]


@pytest.mark.parametrize("seed", range(6))
def test_a_quick_thought_is_about_cards_that_skip_little(seed):
    state = late(3, seed, 80 - 10 * seed)
    (seat,) = state.to_act()
    view = state.observation(seat).view
    for owed in range(5):
        assert plain(turns.cheapest)(view, owed) == cheapest_by_hand(view, seat, owed)
    study = Study(tuned(3))
    study.stack[0] = view.states[0]
    kept = turns.plan_any(study.work, study.candidates, len(study.values), turns.QUICK)
    cap = cheapest_by_hand(view, seat, view.minimum - view.laid) + turns.MARGIN
    left, mine = unlaid_cards(view), held(view, seat)
    assert kept > 0
    for plan in study.candidates[:kept].tolist():
        action = plan[turns.FIRST]
        if plan[turns.LENGTH] > 0 and action != END:
            card, pile = action // PILES + 2, action % PILES
            top = view.top[pile]
            back = plain(counting.ten_back)
            gap = len([x for x in left if min(card, top) < x < max(card, top)])
            assert gap <= cap or card == back(pile, top) or back(pile, card) in mine


def remember(players, rows, net=None):
    study = Study(tuned(players), net)
    empty = load_game("the-game", players=players).empty.states
    inputs, points = np.zeros((rows, outlook.INPUTS), np.int16), np.zeros(rows, np.int64)
    places = empty, np.zeros_like(empty), study.work
    games = practice.remember(*places, 1, 5, 9, 4000, 8, inputs, points)
    return games, inputs, points


def test_what_is_remembered_of_games_is_how_they_ended():
    """Compiled, some games, played with foresight; interpreted, the beginning of one."""
    games, inputs, points = remember(5, 12 if INTERPRETED else 60, None if INTERPRETED else network(5))
    begins = [*np.flatnonzero(inputs[:, features.UNLAID] == 98), len(points)]
    assert len(begins) == games + 1
    assert games == 1 if INTERPRETED else games > 1
    for begin, end in pairwise(begins):
        assert len(set(points[begin:end].tolist())) == 1
        assert points[begin] > 0
        assert (np.diff(inputs[begin:end, features.UNLAID]) <= -2).all()
    assert (inputs[:, outlook.TO_DRAW] > 0).all()
    assert (inputs[:, outlook.IN_HAND] == 6).all()


def test_a_glance_puts_first_what_the_network_foresees_most_of_and_keeps_the_order_of_the_others():
    changed = 0
    for seed in range(4):
        state = late(3, seed, 60)
        view = state.observation(state.to_act()[0])
        study = Study(tuned(3), network(3))
        looked, glanced = study.look(view, rollouts.GLANCED), study.glance(view)
        assert [plan for plan in looked if plan != glanced[0]] == glanced[1:]
        changed += glanced[0] != looked[0]
        assert Study(tuned(3)).glance(view)[0] in looked
    assert changed > 0


def test_a_glance_knows_only_usual_games_and_ends():
    state = late(3, 1, 60, min_cards=3)
    view = state.observation(state.to_act()[0])
    study = Study(tuned(3), network(3))
    assert study.glance(view) == study.look(view, rollouts.GLANCED)


def test_games_that_are_played_on_are_worth_points_wherever_they_stop():
    state = late(2, 4, 60)
    talk(state, [TheGameExpert(), TheGameExpert()])
    (seat,) = state.to_act()
    plans = TheGameSearch(3, Budget(simulations=24)).think(state.observation(seat))
    assert all(0 < plan.points <= 1000 for plan in plans if plan.games)
