"""Saboteur's strong bots: legal everywhere, blind to what is hidden, repeatable; what they believe."""

import json
import math
from itertools import combinations
from random import Random

import numpy as np
import pytest

from stamtisch import load_game, redeal
from stamtisch._jit import INTERPRETED
from stamtisch.bots.budget import Budget
from stamtisch.bots.roster import make_bot, resolve_level
from stamtisch.bots.saboteur import belief, deeds, rollouts, simple, ways
from stamtisch.bots.saboteur.expert import SaboteurExpert, SaboteurPlanner, SaboteurSearch
from stamtisch.bots.saboteur.greedy import SaboteurGreedy, _Table
from stamtisch.bots.saboteur.study import Choice, Study
from stamtisch.bots.saboteur.weights import NAMES, tells, weights
from stamtisch.games.saboteur import board
from stamtisch.games.saboteur.actions import EMPTY_PASS, EMPTY_TAKE, FIRST_TAKE
from stamtisch.games.saboteur.cards import (
    CODE,
    COPIES,
    DIGGER,
    DIGGERS,
    GOALS,
    GOLD_COPIES,
    KINDS,
    PLACED,
    PLACED_KIND,
    SABOTEUR,
    SABOTEURS,
    SEATS,
    TUNNELS,
    cell_at,
)
from stamtisch.games.saboteur.names import PLACEMENT_OF
from stamtisch.games.saboteur.state import DIGGING
from stamtisch.search.searching import seed_words
from stamtisch.web import thinking
from tests.bots.watch import let_a_look_take_a_second
from tests.support.play import random_state
from tests.support.variants import SABOTEUR as VARIANTS
from tests.support.variants import load, name_of, seeds

SIMULATIONS = 6 if INTERPRETED else 200
MOVES = 8 if INTERPRETED else 1000
"""of a game that are the bots' own; the others are the greedy bot's"""


def bots(seed=1):
    budget = Budget(simulations=SIMULATIONS)
    return SaboteurPlanner(seed), SaboteurSearch(seed, budget)


def greedy_state(game, seed, plies):
    """A state in the midst of sensible play."""
    state, bot = game.new(seed), SaboteurGreedy(int(plies))
    for _ in range(plies):
        seat = state.to_act()[0]
        before = state.clone()
        state.apply(bot.act(state.observation(seat)), seat)
        if state.is_over():
            return before
    return state


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_they_play_whole_games_legally(variant):
    game = load(variant)
    state, own, easy = game.new(len(name_of(variant))), bots(), SaboteurGreedy(3)
    every = max(1, 150 // MOVES)
    for ply in range(2000):
        if state.is_over():
            break
        seat = state.to_act()[0]
        bot = own[ply % 2] if ply % every == 0 else easy
        action = bot.act(state.observation(seat))
        assert action in state.legal_actions(seat)
        state.apply(action, seat)
    assert state.is_over()


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_what_they_may_not_see_changes_nothing(variant):
    """In a world dealt anew by what the seat has seen, it remembers the same and does the same."""
    game = load(variant)
    for number, seed in enumerate(seeds(1 if INTERPRETED else 8, salt=8)):
        state = greedy_state(game, seed, 13 + 17 * number)
        seat = state.to_act()[0]
        view = state.observation(seat)
        other = redeal(view, number)
        for bot, again in zip(bots(5), bots(5), strict=True):
            assert bot.act(view) == again.act(other.observation(seat))


def test_the_same_dice_choose_alike():
    view = greedy_state(load_game("saboteur"), 4, 20).observation
    for bot in bots(3):
        seat = greedy_state(load_game("saboteur"), 4, 20).to_act()[0]
        bot.reseed(9)
        first = bot.act(view(seat))
        bot.reseed(9)
        assert bot.act(view(seat)) == first


def test_it_plays_on_where_the_past_is_not_known():
    state = greedy_state(load_game("saboteur"), 7, 30)
    seat = state.to_act()[0]
    again = redeal(state.observation(seat), 3)
    fresh = state.game.from_position(again.position())
    assert fresh.observation(seat).past == ()
    assert len(state.observation(seat).past) == 30
    for bot in bots():
        assert bot.act(fresh.observation(seat)) in fresh.legal_actions(seat)


def test_the_past_hides_what_was_passed_and_picked():
    game, dice = load_game("saboteur", players=3), Random(5)
    state = random_state(game, 6, dice, 90)
    for seat in range(3):
        for (who, action), (seen_by, seen) in zip(state.history, state.observation(seat).past, strict=True):
            assert who == seen_by
            if who == seat or action < EMPTY_PASS - 27:
                assert seen == action
            else:
                assert seen == (EMPTY_TAKE if action >= FIRST_TAKE else EMPTY_PASS)


def test_the_past_goes_along_to_who_thinks_elsewhere_and_back_with_an_undo():
    state = greedy_state(load_game("saboteur"), 2, 12)
    seat = state.to_act()[0]
    view = state.observation(seat)
    assert thinking.unpack(json.loads(json.dumps(thinking.pack(view)))).past == view.past
    other = next(action for action in reversed(state.legal_actions(seat)))
    assert state.apply(other, seat).observation(seat).past == (*view.past, (seat, other))
    assert state.undo().observation(seat).past == view.past
    first = state.legal_actions(seat)[0]
    assert state.clone().apply(first, seat).observation(seat).past == (*view.past, (seat, first))


def believed(marks, roles, players, goals):
    what = belief.make_belief()._replace(roles=np.array(roles), goals=np.array(goals))
    belief.believe(marks, players, what)
    return what.sus[:players].tolist(), what.gold.tolist(), what


def enumerated(marks, roles, players, goals):
    """The same by going through all combinations of roles, place of the treasure and spare card."""
    total, sus, gold, count = 0.0, [0.0] * players, [0.0] * GOALS, 0
    for bad in combinations(range(players + 1), SABOTEURS[players]):
        for goal in range(GOALS):
            count += 1
            role = [SABOTEUR if seat in bad else DIGGER for seat in range(players + 1)]
            if not goals[goal] or any(
                known not in (0, each) for known, each in zip(roles, role, strict=False)
            ):
                continue
            weight = math.exp(sum(marks[seat, role[seat] - DIGGER, goal] for seat in range(players)))
            total += weight
            gold[goal] += weight
            for seat in range(players):
                sus[seat] += weight * (role[seat] == SABOTEUR)
    return [each / total for each in sus], [each / total for each in gold], count


@pytest.mark.parametrize("players", range(3, 11))
def test_beliefs_agree_with_going_through_all_combinations(players):
    dice = np.random.default_rng(players)
    for number in range(3):
        marks = dice.normal(0, 1, (10, 2, GOALS))
        roles = [0] * (players + 1)
        if number:
            roles[number] = DIGGER if number == 1 else SABOTEUR
        goals = [1, 1, number % 2]
        sus, gold, _ = believed(marks, [*roles, *[0] * (10 - players)], players, goals)
        wanted_sus, wanted_gold, count = enumerated(marks, roles, players, goals)
        assert sus == pytest.approx(wanted_sus)
        assert gold == pytest.approx(wanted_gold)
        assert count == 3 * math.comb(players + 1, SABOTEURS[players])
        assert count <= 990


def test_without_deeds_everybody_is_as_suspect():
    sus, gold, _ = believed(np.zeros((10, 2, GOALS)), [0] * 11, 5, [1, 1, 1])
    assert sus == pytest.approx([SABOTEURS[5] / (SABOTEURS[5] + DIGGERS[5])] * 5)
    assert gold == pytest.approx([1 / 3] * 3)


def test_worlds_are_drawn_as_likely_as_believed():
    dice = np.random.default_rng(1)
    marks = dice.normal(0, 1, (10, 2, GOALS))
    roles, games = [DIGGER, *[0] * 10], 300 if INTERPRETED else 4000
    sus, gold, what = believed(marks, roles, 5, [1, 1, 1])
    drawn, rng = np.zeros(11, np.int64), 12345
    found, places = np.zeros(5), np.zeros(3)
    for _ in range(games):
        goal, rng = belief.draw_roles(marks, 5, what, drawn, rng)
        assert sorted(drawn[:6].tolist()) == [DIGGER] * DIGGERS[5] + [SABOTEUR] * SABOTEURS[5]
        found += drawn[:5] == SABOTEUR
        places[goal] += 1
    assert (found / games).tolist() == pytest.approx(sus, abs=0.1 if INTERPRETED else 0.03)
    assert (places / games).tolist() == pytest.approx(gold, abs=0.1 if INTERPRETED else 0.03)


@pytest.mark.skipif(not INTERPRETED, reason="kernels are called by hand")
def test_ways_are_counted_in_cards():
    state, (maps, fronts) = load_game("saboteur").new(1), ways.make_maps()

    def cards():
        ways.measure_all(state.view, maps, fronts)
        return [ways.nearest(state.view, fronts, goal, -1) for goal in range(GOALS)]

    assert cards() == [9, 7, 9]
    with_tunnel = state.clone().view
    board.lay_tunnel(with_tunnel, cell_at(1, 0), PLACEMENT_OF["cross"])
    state.view.states[0] = with_tunnel.states[0]
    assert cards() == [8, 6, 8]
    board.lay_tunnel(with_tunnel, cell_at(2, 0), PLACEMENT_OF["dead_str_h"])
    state.view.states[0] = with_tunnel.states[0]
    assert cards() == [8, 8, 8]
    assert ways.nearest_blocked(state.view, maps, 1, cell_at(1, 1)) == 8
    assert ways.ahead(state.view, maps, 1, cell_at(1, 1), 15) == 7


@pytest.mark.skipif(not INTERPRETED, reason="kernels are called by hand")
@pytest.mark.parametrize("seed", range(4))
def test_the_simple_player_of_playouts_is_the_greedy_bot(seed):
    state = greedy_state(load_game("saboteur"), seed, 12 + 9 * seed)
    seat = state.to_act()[0]
    view = state.observation(seat).view
    table = _Table(view, seat)
    rate = table.digger_value if table.is_digger else table.saboteur_value
    mask = simple.aims(view, seat)
    fronts = [view.front[i] >> PLACED for i in range(view.front_count)]
    ahead = min(simple.greedy_gap(cell, mask) for cell in fronts)
    assert ahead == table.ahead
    twin = simple.greedy_digger if table.is_digger else simple.greedy_saboteur
    suspects = (simple.who_idles(view) & ~(1 << seat),) if table.is_digger else ()
    for action in state.legal_actions(seat):
        assert twin(view, seat, action, mask, ahead, *suspects) == rate(action)


def first_legal(verb, players=5):
    """A fresh game whose first seat can do such a thing, and what it can do."""
    for seed in range(100):
        state = load_game("saboteur", players=players).new(seed)
        found = [words for words in state.legal_words() if words.startswith(verb)]
        if found:
            return state, found
    raise AssertionError(verb)


def test_picks_are_worth_what_packets_hold():
    """Compared with packets dealt from the full pile of gold."""
    dice = np.random.default_rng(2)
    pile = np.repeat(np.arange(1, 4), GOLD_COPIES)
    for size in (3, 9):
        dealt = np.array([np.sort(dice.permutation(pile)[:size])[::-1] for _ in range(4000)])
        wanted = [rollouts.PICKS[size * SEATS + pick] / rollouts.UNIT for pick in range(size)]
        assert dealt.mean(0) == pytest.approx(wanted, abs=0.06)
        assert sum(wanted) == pytest.approx(pile.mean() * size, abs=1e-4)


def test_who_breaks_a_tool_for_no_reason_is_suspected():
    state, found = first_legal("break_")
    watcher = 4
    target = next(words for words in found if words.endswith("p2"))
    before = Study().form_opinion(state.observation(watcher)).suspicion
    state.apply(target)
    after = Study().form_opinion(state.observation(watcher)).suspicion
    assert after[0] > before[0] + 0.1
    assert after[watcher] == before[watcher] in (0.0, 1.0)


def test_who_digs_on_is_trusted():
    state, found = first_legal("lay cross 1,0")
    before = Study().form_opinion(state.observation(2)).suspicion
    state.apply(found[0])
    assert Study().form_opinion(state.observation(2)).suspicion[0] < before[0]


def test_who_has_looked_shows_where_the_treasure_lies():
    """Digging away from a goal by someone who has seen it tells others that it is none."""
    state, _ = first_legal("map top", players=3)
    state.apply("map top", 0)
    for seat in (1, 2):
        state.apply(next(words for words in state.legal_words(seat) if words.startswith("pass")), seat)
    lays = [words for words in state.legal_words(0) if words.startswith("lay ")]
    study, told = Study(), set()
    for words in lays:
        gold = study.form_opinion(state.clone().apply(words, 0).observation(1)).gold
        assert sum(gold) == pytest.approx(1)
        told.add(round(gold[0], 3))
    assert len(told) > 1


def test_before_it_acts_it_foresees_what_others_will_think():
    state, found = first_legal("break_")
    view = state.observation(0)
    study = Study()
    study.form_opinion(view)
    own = study.belief.sus.tolist()
    actions = np.array([state.game.parse_words(found[-1]), state.legal_actions()[-1]], np.int64)
    study._foresee(view, actions)
    assert study.suspects[0] >= study.suspects[1]
    assert study.belief.sus.tolist() == own


@pytest.mark.skipif(INTERPRETED, reason="a budget of time buys no playouts there")
def test_no_world_is_begun_when_the_time_is_up(monkeypatch):
    let_a_look_take_a_second(monkeypatch)
    state = greedy_state(load_game("saboteur"), 3, 9)
    seat = state.to_act()[0]
    study, legal = Study(), state.legal_actions(seat)
    few = study.think(state.observation(seat), legal, Budget(seconds=3), 1)
    assert max(each.games for each in few) <= 5
    none = study.think(state.observation(seat), legal, Budget(seconds=0.1), 1)
    assert max(each.games for each in none) <= 1


def test_an_action_that_was_given_up_is_not_taken_for_the_luck_it_had():
    study = Study()
    first, tried_long, lucky = Choice(1, 0.0), Choice(2, 0.0), Choice(3, 0.0)
    games = np.array([100, 100, 20])
    study.tally[:3, rollouts.GAIN] = [0.0, 50.0, 20.0]
    study.tally[:3, rollouts.ALIVE] = [1.0, 1.0, 0.0]
    assert [each.action for each in study._rank([first, tried_long, lucky], games)] == [2, 1, 3]


@pytest.mark.skipif(not INTERPRETED, reason="compiled there is time to play on")
def test_interpreted_a_budget_of_time_buys_no_playouts():
    state = greedy_state(load_game("saboteur"), 3, 9)
    seat = state.to_act()[0]
    chosen = Study().think(state.observation(seat), state.legal_actions(seat), Budget(seconds=30), 1)
    assert max(each.games for each in chosen) == 0


def opinion_after(players, games, mid):
    """Suspicion of saboteurs and of diggers in the middle of rounds that experts play."""
    bad, good, study = [], [], Study()
    for seed in range(games):
        state = load_game("saboteur", players=players).new(1000 + seed)
        bot = SaboteurPlanner(seed)
        while len(state.history) < mid and state.view.round == 0 and state.view.phase == DIGGING:
            seat = state.to_act()[0]
            state.apply(bot.act(state.observation(seat)), seat)
        if state.view.round == 0 and state.view.phase == DIGGING:
            view = state.observation(state.to_act()[0])
            study.form_opinion(view)
            for seat in range(players):
                (bad if state.view.role[seat] == SABOTEUR else good).append(float(study.public[seat]))
    return bad, good


@pytest.mark.skipif(INTERPRETED, reason="takes minutes")
def test_saboteurs_are_found_out_by_the_middle_of_a_round():
    bad, good = opinion_after(5, 30, 22)
    pairs = [(b > g) + (b == g) / 2 for b in bad for g in good]
    assert len(pairs) > 300
    assert sum(pairs) / len(pairs) > 0.85


def test_every_class_of_deeds_has_its_numbers():
    assert tells().shape == (deeds.CLASSES, 2)
    assert weights().shape == (len(NAMES),)
    broken = deeds.BREAK
    assert tells()[broken, 1] > tells()[broken, 0], "who breaks the tool of someone trusted"


def gold_of(kind, role, players, games):
    """Mean gold in rounds in which one seat with the role plays so and the others are greedy."""
    total = 0.0
    game = load_game("saboteur", players=players)
    for seed in range(games):
        state = game.new(5000 + seed)
        seats = [seat for seat in range(players) if state.view.role[seat] == role]
        if not seats:
            continue
        hero, bot, other = seats[0], kind(seed), SaboteurGreedy(seed)
        while state.view.round == 0 and not state.is_over():
            seat = state.to_act()[0]
            state.apply((bot if seat == hero else other).act(state.observation(seat)), seat)
        total += state.scores()[f"p{hero + 1}"]
    return total / games


@pytest.mark.skipif(INTERPRETED, reason="takes minutes")
@pytest.mark.parametrize("role", [DIGGER, SABOTEUR])
def test_the_expert_gets_more_gold_than_the_greedy_bot(role):
    def expert(seed):
        return SaboteurExpert(seed, Budget(simulations=200))

    assert gold_of(expert, role, 5, 60) > gold_of(SaboteurGreedy, role, 5, 60)


@pytest.mark.parametrize("seed", range(3))
def test_it_says_why(seed):
    state = greedy_state(load_game("saboteur"), seed, 14 + 10 * seed)
    seat = state.to_act()[0]
    view, bot = state.observation(seat), SaboteurPlanner()
    for action in state.legal_actions(seat):
        words = str(bot.explain(view, action))
        assert state.game.format_words(action) in words
        assert "saboteur-why" not in words
    assert bot.explain(state.observation("spectator"), 0) is None


def test_a_pick_of_gold_is_the_largest():
    game = load_game("saboteur", players=3)
    for seed in range(40):
        state, bot = game.new(seed), SaboteurGreedy(seed)
        while not state.is_over() and state.view.phase == DIGGING:
            seat = state.to_act()[0]
            state.apply(bot.act(state.observation(seat)), seat)
        if not state.is_over() and state.view.phase != DIGGING:
            seat = state.to_act()[0]
            for own in bots():
                assert own.act(state.observation(seat)) == state.legal_actions(seat)[-1]
            return
    raise AssertionError("no packet went round")


def test_the_roster_has_them():
    assert isinstance(make_bot("planner", "saboteur"), SaboteurPlanner)
    assert isinstance(make_bot("search:50sims", "saboteur"), SaboteurSearch)
    assert resolve_level("fair", "saboteur") == "planner"
    assert resolve_level("strong", "saboteur").startswith("search:")


@pytest.mark.skipif(not INTERPRETED, reason="kernels are called by hand")
@pytest.mark.parametrize("seed", range(4))
def test_worlds_fit_what_the_seat_sees(seed):
    state = greedy_state(load_game("saboteur", players=6), seed, 5 + 8 * seed)
    seat = state.to_act()[0]
    view, study = state.observation(seat), Study()
    study.form_opinion(view)
    rollouts.make_world(study.worlds, seed_words(seed), 7, study.marks, study.belief, 5)
    world = state.game.spec.record(study.worlds.world)
    for kind in range(KINDS):
        assert world.hand[seat, kind] == view.view.hand[seat, kind]
    assert world.role[seat] == view.view.role[seat]
    assert sorted(world.goal) == [1, 2, 3]
    for goal in range(GOALS):
        assert view.view.goal[goal] in (0, world.goal[goal])
    for kind in range(KINDS):
        dealt = sum(world.hand[each, kind] + world.passed[each, kind] for each in range(6))
        left = [world.draw[i] for i in range(world.draw_at, world.draw_end)].count(kind)
        table = [PLACED_KIND[(world.grid[world.laid[i]] & CODE) - 1] for i in range(world.laid_count)]
        lying = table.count(kind)
        if TUNNELS <= kind < TUNNELS + 3:
            lying = int(world.broken[kind - TUNNELS]).bit_count()
        assert dealt + left + lying + world.gone[kind] == COPIES[kind]
