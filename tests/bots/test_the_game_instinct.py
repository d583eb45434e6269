"""Which plan is taken at once: what the instinct sees, that it counts right, and what it learns from."""

from dataclasses import replace

import numpy as np
import pytest

from stamtisch import load_game
from stamtisch._jit import INTERPRETED, plain
from stamtisch.bots.budget import Budget
from stamtisch.bots.the_game import endgame, features, instinct, rollouts, schooling, sight, turns
from stamtisch.bots.the_game import study as study_module
from stamtisch.bots.the_game.expert import TheGameExpert, TheGamePlanner, TheGameSearch
from stamtisch.bots.the_game.study import Study
from stamtisch.bots.the_game.weights import as_instinct, no_instinct, tuned
from stamtisch.bots.the_game.weights import instinct as network
from stamtisch.games.the_game.cards import PILES
from stamtisch.games.the_game.state import WON
from tests.bots.the_game import OPTIONS, full_view, held, late, mirrored, unlaid_cards
from tests.games.the_game.table import moment, tops

PLAYERS = [players for players in range(1, 6) if network(players)[instinct.UNITS] > 0]
BETTER_UP, WORSE_UP, BETTER_DOWN, WORSE_DOWN = (place * sight.PILE_INPUTS for place in range(PILES))


def spots_of(view, seat):
    """The inputs that are on."""
    spots = [0] * sight.MOST_SPOTS
    return spots[: plain(sight.see_cards)(view, seat, spots)]


def invented(units=4, second=3, dice=5):
    """A network of small random numbers."""
    random = np.random.default_rng(dice)
    numbers = random.integers(-900, 900, instinct.size(units, second))
    numbers[instinct.UNITS], numbers[instinct.SECOND] = units, second
    return as_instinct(numbers)


def test_what_a_moment_looks_like():
    """Up from 30 and 1, down from 100 and 90: the piles that go up have lost more, and are told of first."""
    view = moment([[20, 31, 43, 60]], tops(30, 1, 100, 90), 60).observation(0).view
    spots, left = spots_of(view, 0), unlaid_cards(view)
    assert BETTER_UP + sight.TOP + 1 in spots
    assert WORSE_UP + sight.TOP + 30 in spots
    assert BETTER_DOWN + sight.TOP + 100 in spots
    assert WORSE_DOWN + sight.TOP + 90 in spots
    assert WORSE_UP + sight.TAKES + len([card for card in left if card > 30]) in spots
    assert WORSE_UP + sight.JUMP_OWN + len([card for card in left if 20 <= card < 30]) in spots
    assert WORSE_UP + sight.OWN_NEXT in spots
    assert WORSE_UP + sight.OWN_NEAR + sight.REACH + 13 in spots
    assert {sight.OWN_CARD + card - 2 for card in (20, 31, 43, 60)} <= set(spots)
    unseen = [card for card in left if card not in held(view, 0)]
    assert {sight.UNSEEN_CARD + card - 2 for card in unseen} <= set(spots)
    assert {sight.IN_HAND + 4, sight.TO_DRAW + 60, sight.DEAD, sight.DEAD_OWN} <= set(spots)


def test_it_sees_the_cards_that_fit_nowhere():
    view = moment([[40, 50, 59, 70]], tops(65, 60, 35, 45), 0).observation(0).view
    spots = spots_of(view, 0)
    dead = [card for card in unlaid_cards(view) if 45 <= card <= 60]
    assert sight.DEAD + len(dead) in spots
    assert sight.DEAD_OWN + len([card for card in dead if card in (50, 59)]) in spots


@pytest.mark.parametrize("seed", range(8))
def test_up_and_down_look_the_same(seed):
    view = full_view(late(1 + seed % 4, seed, 80 - 8 * seed))
    spots, turned = spots_of(view, 0), spots_of(mirrored(view), 0)
    assert len(set(spots)) == len(spots)
    assert all(0 <= spot < sight.INPUTS for spot in spots)
    if len({view.top[0], view.top[1], 101 - view.top[2], 101 - view.top[3]}) == PILES:
        assert sorted(turned) == sorted(spots)


def test_it_sees_its_own_hand_only():
    for seat, other in ((0, 1), (1, 0)):
        state = late(2, 3, 60)
        view = full_view(state)
        spots = spots_of(view, seat)
        view.hand[other, 0], view.hand[other, 1] = 0, 0
        assert spots_of(view, seat) == spots


def naive(net, sums, spots):
    """The same with matrices."""
    units, second = int(net[instinct.UNITS]), int(net[instinct.SECOND])
    sizes = (
        3,
        instinct.SUMS,
        units,
        instinct.SUMS * units,
        sight.INPUTS * units,
        second,
        units * second,
        second,
    )
    parts = np.split(net, np.cumsum(sizes)[:-1])
    first = parts[2] + sums @ parts[3].reshape(-1, units) + parts[4].reshape(-1, units)[spots].sum(0)
    deeper = parts[5] + np.maximum(first, 0) @ parts[6].reshape(units, second)
    return net[instinct.BASE] + sums @ parts[1] + np.maximum(deeper, 0) // instinct.FINE @ parts[7]


@pytest.mark.parametrize(("players", "unlaid", "edge"), [(1, 70, 0), (2, 40, -7), (3, 60, -300), (4, 30, -1)])
def test_the_network_counts_as_networks_do(players, unlaid, edge):
    view = full_view(late(players, 5, unlaid))
    seat = view.turn
    net, desk = invented(dice=unlaid), np.zeros(features.DESK, np.int64)
    plain(features.look_at)(view, seat, desk)
    amounts = desk[features.AMOUNT :][: features.FEATURES]
    spots, early = spots_of(view, seat), len(unlaid_cards(view))
    found = plain(instinct.answer)(net, desk, edge, spots, len(spots), np.zeros(7))
    assert found == naive(net, np.concatenate([amounts, amounts * early, [edge]]), spots)
    again = instinct.answer(net, desk, edge, np.array(spots), len(spots), np.zeros(7))
    assert again == found


@pytest.mark.parametrize("players", range(1, 6))
def test_it_changes_the_order_of_the_best_plans_and_nothing_else(players):
    changed = 0
    for seed in range(3):
        state = late(players, seed, 70)
        view = state.observation(state.to_act()[0])
        before = Study(tuned(players)).look(view)
        study = Study(tuned(players), instinct=invented(dice=seed))
        after = study.look(view)
        assert sorted(after, key=before.index) == before
        likings = study.work.scores[: len(after)].tolist()
        assert likings == sorted(likings, reverse=True)
        changed += after != before
        assert study.look(view, 2) == after[:2]
    assert changed > 0


@pytest.mark.parametrize("options", OPTIONS[1:])
def test_it_is_silent_in_games_that_it_does_not_know(options):
    state = load_game("the-game", **options).new(3)
    view = state.observation(state.to_act()[0])
    study = Study(tuned(state.game.players), instinct=invented())
    assert study.look(view) == Study(tuned(state.game.players)).look(view)
    assert not study.work.scores.any()


def test_a_search_compares_no_plans_of_which_it_thinks_too_little(monkeypatch):
    state = late(1, 2, 70)
    view = state.observation(0)
    for doubt, fewest in ((0, 1), (study_module.DOUBT, 2)):
        monkeypatch.setattr(study_module, "DOUBT", doubt)
        study = Study(tuned(1), instinct=invented())
        best, plans = study.look(view), study.play_on(view, Budget(simulations=6), 5)
        equals = study.work.scores[: len(best)].tolist().count(study.work.scores[0])
        assert len(plans) == (equals if doubt == 0 else len(best))
        assert len(plans) >= fewest
        assert best[0] in [replace(plan, games=0, points=0.0) for plan in plans]


def test_a_winning_plan_stays_the_first():
    view = moment([[98, 99]], tops(97, 1, 2, 100), 0).observation(0)
    study = Study(tuned(1), instinct=invented())
    assert study.look(view)[0].value == turns.BEATEN


def test_the_networks_that_there_are_fit_and_stay_exact():
    assert PLAYERS
    for players in PLAYERS:
        net = network(players)
        assert abs(net).max() < 2**40
        assert (net == np.rint(net)).all()
    assert no_instinct()[instinct.UNITS] == 0


def test_the_expert_has_it_and_the_planner_not():
    view = load_game("the-game", players=PLAYERS[0]).new(1).observation(0)
    assert TheGamePlanner().study(view).work.instinct[instinct.UNITS] == 0
    assert (TheGameExpert().study(view).work.instinct[instinct.UNITS] > 0) != INTERPRETED


class Watched:
    """A module of kernels that notes which of them are called."""

    def __init__(self, module, called):
        self.module, self.called = module, called

    def __getattr__(self, name):
        found = getattr(self.module, name)
        if not callable(found):
            return found

        def call(*arguments):
            self.called.add(name)
            return found(*arguments)

        return call


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
@pytest.mark.parametrize(
    ("kind", "needed"),
    [(TheGameExpert, {"glance"}), (TheGameSearch, {"make_world", "compare", "solve"})],
)
def test_all_that_a_game_may_need_is_compiled_before_it(kind, needed, monkeypatch):
    """Also where the first turn has one plausible plan, and what only the end needs."""
    called = set()
    for module in (rollouts, endgame):
        name = module.__name__.rpartition(".")[2]
        monkeypatch.setattr(study_module, name, Watched(module, called))
    kind.prepare(load_game("the-game", players=1))
    assert called == needed


def attend(players, games, dice=5):
    notes = schooling.blank(games)
    empty = load_game("the-game", players=players).empty.states
    work = Study(tuned(players), instinct=invented()).work
    count = schooling.attend(
        empty, np.zeros_like(empty), work, invented(dice=6), 1, dice, 9, np.array([0.5]), notes
    )
    return count, notes


@pytest.mark.parametrize("players", [1] if INTERPRETED else [1, 3])
def test_lessons_tell_what_could_have_been_taken_and_what_came_of_it(players):
    count, notes = attend(players, 1 if INTERPRETED else 5)
    assert count > 5
    assert ((notes.foreseen[:count] > 0) & (notes.foreseen[:count] < 1)).all()
    assert ((notes.results > 0) & (notes.results <= 1)).all()
    assert notes.worth[count - 1] == notes.results[-1]
    following = notes.foreseen[1:count] + 0.5 * (notes.worth[1:count] - notes.foreseen[1:count])
    same_game = notes.turns.sums[1:count, features.UNLAID] < notes.turns.sums[: count - 1, features.UNLAID]
    assert same_game.sum() == count - len(notes.results)
    assert notes.worth[: count - 1][same_game] == pytest.approx(following[same_game])
    for turn in range(count):
        first, options = notes.first[turn], notes.options[turn]
        assert notes.chance[first : first + options].sum() == pytest.approx(1)
        assert first <= notes.taken[turn] < first + options
        unlaid = notes.plans.sums[first : first + options, features.UNLAID]
        laid = notes.turns.sums[turn, features.UNLAID] - unlaid
        assert (laid >= 2).all()
        assert (notes.plans.sums[first : first + options, instinct.EDGE] <= 0).all()
    assert (notes.first[1:count] == notes.first[: count - 1] + notes.options[: count - 1]).all()


def test_the_same_dice_give_the_same_lessons():
    (count, notes), (again, others) = attend(1, 1), attend(1, 1)
    assert count == again
    assert (notes.chance == others.chance).all()
    assert (notes.worth == others.worth).all()


def test_a_won_game_is_worth_most_and_a_lost_one_less_with_each_card_left():
    values = [plain(schooling.value_of)(full_view(late(1, 3, unlaid))) for unlaid in (60, 30, 10)]
    won = full_view(late(1, 3, 10))
    won.outcome = WON
    values.append(plain(schooling.value_of)(won))
    assert values == sorted(set(values))
    assert values[-2] <= schooling.NEARLY < values[-1] == 1
