"""The searcher: the end is solved exactly, worlds fit what is seen and said, its answers can be repeated."""

import numpy as np
import pytest

from stamtisch import load_game
from stamtisch._jit import INTERPRETED, plain
from stamtisch.bots.budget import Budget
from stamtisch.bots.the_game import endgame, hinting, rollouts
from stamtisch.bots.the_game.expert import TheGameExpert, TheGameSearch
from stamtisch.bots.the_game.study import Study, is_open
from stamtisch.bots.the_game.weights import tuned
from stamtisch.games.the_game.actions import BACK, FIRST_HINT, HINTS
from tests.bots.the_game import OPTIONS, held, late, talk, unlaid_cards
from tests.bots.watch import let_a_look_take_a_second
from tests.games.the_game.table import alone, moment, tops

FEW = Budget(simulations=12)
ENOUGH = Budget(simulations=100_000)


def can_win(state):
    """Whether all can be laid with open hands, by trying everything."""
    if state.is_over():
        return state.winners() != []
    seen = can_win.seen
    key = str({k: v for k, v in state.position().items() if k != "hints"})
    if key not in seen:
        seen[key] = any(can_win(state.clone().apply(action)) for action in state.legal_actions())
    return seen[key]


can_win.seen = {}


def small_ends():
    """Moments with nothing to draw, a few cards and one or two players, some to be won and some not."""
    dice = np.random.default_rng(7)
    for number in range(60):
        players = 1 + number % 2
        cards = sorted(dice.choice(np.arange(30, 70), 10, replace=False).tolist())
        piles = tops(*(cards.pop(at) for at in (6, 7, 3, 1)))
        hand = dice.permutation(cards).tolist()
        hands = [hand] if players == 1 else [hand[:3], hand[3:]]
        options = {"min_cards_empty": 1 + number % 3 // 2}
        if number % 5 == 0:
            options["edition"] = "on-fire"
        yield moment(hands, piles, 0, options=options)


def test_the_end_is_solved_as_by_trying_everything():
    answers = []
    for state in small_ends():
        if state.is_over():
            continue
        (seat,) = state.to_act()
        found = Study(tuned(state.game.players)).solve(state.observation(seat), ENOUGH)
        answers.append(can_win(state))
        assert (found is not None) == answers[-1]
        while found is not None and not state.is_over():
            (seat,) = state.to_act()
            found = Study(tuned(state.game.players)).solve(state.observation(seat), ENOUGH)
            assert found in state.legal_actions()
            state.apply(found)
        assert (state.winners() != []) == answers[-1]
    assert 10 < sum(answers) < len(answers) - 10


def test_the_end_is_left_alone_while_hands_are_unknown():
    cards = list(range(40, 52))
    assert is_open(moment([cards[:4], cards[4:8]], tops(30), 0).observation(0).view)
    assert not is_open(moment([cards[:4], cards[4:8]], tops(30), 1).observation(0).view)
    assert not is_open(moment([cards[:4], cards[4:8], cards[8:]], tops(30), 0).observation(0).view)
    assert is_open(moment([cards[:4], cards[4:8], []], tops(30), 0).observation(0).view)


def test_a_budget_too_small_solves_nothing():
    state = moment([[40, 41, 60, 61], [50, 51, 70, 71]], tops(30, 1, 100, 100), 0)
    study = Study(tuned(2))
    assert study.solve(state.observation(0), ENOUGH) is not None
    study.stack[0] = state._states[0]
    rows, counters = np.zeros((endgame.DEEPEST + 1, 48), np.int64), np.zeros(endgame.COUNTERS, np.int64)
    assert endgame.solve(study.stack, rows, counters, np.zeros(64, np.int64), 3) == endgame.UNKNOWN


def test_it_takes_the_way_that_wins():
    state = alone([32, 41, 51], tops(42, 99, 3, 2), 0)
    assert can_win(state)
    while not state.is_over():
        state.apply(TheGameSearch(budget=FEW).act(state.observation(0)))
    assert state.winners() == ["p1"]
    start = alone([52, 42], tops(42 - 1, 99, 3, 2), 0)
    reason = TheGameSearch(budget=FEW).explain(start.observation(0), start.game.parse_words("42 up1"))
    assert reason.message == "the-game-why-solved"


def world_of(state, seat, number):
    study = Study(tuned(state.game.players))
    view = state.observation(seat).view
    study.view[0] = view.states[0]
    rollouts.make_world(study.work, seat, number, 12345)
    return type(view)(study.worlds)


@pytest.mark.parametrize(("players", "unlaid"), [(1, 60), (3, 70), (5, 50), (4, 18)])
def test_a_world_has_every_unlaid_card_once_and_the_hands_that_are_seen(players, unlaid):
    state = late(players, 3, unlaid)
    talk(state, [TheGameExpert() for _ in range(players)])
    (seat,) = state.to_act()
    view = state.observation(seat).view
    for number in range(10):
        world = world_of(state, seat, number)
        hands = [held(world, other) for other in range(players)]
        drawn = [world.draw[at] for at in range(world.draw_at, world.draw_end)]
        assert hands[seat] == held(view, seat)
        assert [len(hand) for hand in hands] == list(view.hand_count)[:players]
        assert sorted([card for pack in (*hands, drawn) for card in pack]) == unlaid_cards(view)


def test_R24_worlds_fit_what_the_others_said():
    """A teammate who has something very good for a pile has it in nearly every world."""
    state = moment([[60, 61, 62], [20, 70, 85], [50, 51, 52]], tops(30, 1, 100, 100), 80)
    talk(state, [TheGameExpert() for _ in range(3)])
    assert state.position()["hints"]["p2"]["up1"] == "good"
    hint_for = plain(hinting.hint_for)
    good = {HINTS.index("good"): 0}
    told = sum(hint_for(world_of(state, 0, number), 1, 0) in good for number in range(40))
    state = moment([[60, 61, 62], [20, 70, 85], [50, 51, 52]], tops(30, 1, 100, 100), 80)
    silent = sum(hint_for(world_of(state, 0, number), 1, 0) in good for number in range(40))
    assert told > 30
    assert silent < 15


def test_R24_its_hints_are_true_and_never_a_number_in_disguise():
    for seed in range(6):
        state = late(3, seed, 75 - 10 * seed)
        bots = [TheGameExpert() for _ in range(3)]
        talk(state, bots)
        full = state.observation(0).view
        for seat in range(3):
            mine = held(state.observation(seat).view, seat)
            for pile, top in enumerate(list(full.top)):
                said = HINTS[full.hint[seat, pile]]
                sign = 1 if pile < 2 else -1
                near = [
                    len(
                        [each for each in unlaid_cards(full) if 0 < (each - top) * sign < (card - top) * sign]
                    )
                    for card in mine
                    if (card - top) * sign > 0
                ]
                jump = top - 10 * sign in mine
                assert said in ("none", "avoid", "good")
                assert (said == "avoid") <= (min(near, default=99) <= hinting.CLOSE and not jump)
                assert jump <= (said == "good")


def test_A12_it_never_announces_a_jump():
    state = late(3, 1, 60, jump_announcements=True)
    bots = [TheGameExpert() for _ in range(3)]
    talk(state, bots)
    assert all(
        (action - FIRST_HINT) % len(HINTS) != BACK for _, action in state.history if action >= FIRST_HINT
    )


@pytest.mark.parametrize(("players", "unlaid"), [(1, 12), (2, 16), (4, 22)])
def test_its_choice_follows_from_its_dice_its_budget_and_what_it_may_see(players, unlaid):
    state = late(players, 11, unlaid)
    (seat,) = state.to_act()
    plans = TheGameSearch(5, FEW).think(state.observation(seat))
    for other in range(2):
        assert TheGameSearch(5, FEW).think(state.redeal(seat, other).observation(seat)) == plans
    again = TheGameSearch(6, FEW)
    again.reseed(5)
    assert again.think(state.observation(seat)) == plans


def test_the_games_that_it_plays_on_are_within_its_budget_and_shared_out():
    state = late(3, 2, 14)
    plans = TheGameSearch(1, Budget(simulations=60)).think(state.observation(state.to_act()[0]))
    assert 60 <= sum(plan.games for plan in plans) < 60 + len(plans)
    assert max(plan.games for plan in plans) > min(plan.games for plan in plans) > 0
    assert all(0 <= plan.points <= rollouts.WIN for plan in plans)


def test_a_plan_that_does_far_better_in_played_games_is_preferred():
    study = Study(tuned(1))
    state = late(1, 2, 30)
    plans = study.look(state.observation(0))[:3]
    games = np.array([40, 40, 40])
    for which, (gain, squares) in enumerate([(0, 0), (40 * 200, 40 * 200**2), (40, 40 * 500**2)]):
        study.tally[which] = [100 * 40 + gain, gain, squares, 1]
    assert study._rank(plans, games)[0].actions == plans[1].actions
    study.tally[1, :2] = [100 * 40, 0]
    assert study._rank(plans, games)[0].actions == plans[0].actions


@pytest.mark.parametrize("options", OPTIONS[1:5], ids=str)
def test_it_plays_the_rest_of_a_game_by_the_rules_with_any_options(options):
    state = late(**options, seed=9, unlaid=6)
    bots = [TheGameSearch(seat, Budget(simulations=6)) for seat in range(options["players"])]
    while not state.is_over():
        talk(state, bots)
        (seat,) = state.to_act()
        state.apply(bots[seat].act(state.observation(seat)), seat)
    assert state.is_over()


def test_a_budget_of_time_is_kept(monkeypatch):
    """Interpreted, one game takes longer than the budget: then none is played."""
    seconds = let_a_look_take_a_second(monkeypatch)
    state = load_game("the-game", players=2).new(1)
    plans = TheGameSearch(1, Budget(seconds=60.0)).think(state.observation(0))
    assert (sum(plan.games for plan in plans) == 0) == INTERPRETED
    assert max(plan.games for plan in plans) < next(seconds) < 70


def test_when_the_time_is_up_before_the_first_game_the_evaluation_decides(monkeypatch):
    let_a_look_take_a_second(monkeypatch)
    state = load_game("the-game", players=2).new(1)
    bot, view = TheGameSearch(1, Budget(seconds=0.05)), state.observation(0)
    plans = bot.think(view)
    assert sum(plan.games for plan in plans) == 0
    assert [plan.actions for plan in plans] == [plan.actions for plan in bot.study(view).look(view)]


def test_the_only_action_needs_no_thought(monkeypatch):
    def think(*_):
        raise AssertionError("it thinks")

    monkeypatch.setattr(Study, "play_on", think)
    monkeypatch.setattr(Study, "solve", think)
    state = alone([31], tops(30, 99, 30 - 1, 2), 0)
    assert TheGameSearch(1, Budget(seconds=50.0)).act(state.observation(0)) in state.legal_actions()
