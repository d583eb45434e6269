"""What Runner-Up's thinking bots reckon with: worlds, the worth of a stage's end, strategies, whole games."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from stamtisch import load_game
from stamtisch._jit import plain
from stamtisch.bots.runner_up import desk, regrets
from stamtisch.bots.runner_up import worth as worths
from stamtisch.bots.runner_up.desk import Desk, Notes
from stamtisch.bots.runner_up.practice import SKILL, play_games
from stamtisch.bots.runner_up.regrets import Minds
from stamtisch.bots.runner_up.rollouts import begin
from stamtisch.bots.runner_up.weights import STAGES, as_stages, stages_of
from stamtisch.bots.runner_up.work import make_work
from stamtisch.bots.runner_up.worth import FIELDS, LABEL, WIN, WITH_VIRTUAL
from stamtisch.bots.weights import load_weights
from stamtisch.games.runner_up import scoring
from stamtisch.games.runner_up.cards import BACK_END, VALUES
from stamtisch.games.runner_up.state import RunnerUpRecord
from tests.support.play import random_state
from tests.support.variants import RUNNER_UP, load, name_of, seeds

end_key, add_worths, worth, draw = (
    plain(each)
    for each in (
        worths.end_key,
        worths.add_worths,
        worths.worth,
        desk.draw,
    )
)
deal_world, choose, forget, learn_steps = (
    plain(each)
    for each in (
        desk.deal_world,
        regrets.choose,
        regrets.forget,
        regrets.deal_all,
    )
)


DEALS = 2000


class Begun:
    """A decision that has begun, as the kernels hold it."""

    def __init__(self, state, seat, deals=0, futures=16):
        game = state.game
        self.work = make_work(game, stages_of(game.players, game.options["variant"]))
        self.work.views[0] = state.observation(seat).view.states[0]
        self.count = begin(self.work, seat, futures, deals, 12345)
        self.d, self.n, self.m = Desk(self.work.desks), Notes(self.work.notes), Minds(self.work.minds)
        self.s, self.view = RunnerUpRecord(self.work.scratch), RunnerUpRecord(self.work.views)

    def worth(self, scorers, field, seat):
        """What it is worth to the seat if these pawns score so much."""
        mask = sum(1 << pawn for pawn in scorers)
        return worth(self.d, self.n, self.s, mask * FIELDS + field - BACK_END, seat)


def begun(totals, stage, variant="base"):
    """The first decision of a stage with these points."""
    players = len(totals)
    state = load_game("runner-up", players=players, variant=variant).new(7)
    record = state._record
    for player, total in enumerate(totals):
        record.total[player] = total
    record.stage = stage
    return Begun(state, 0)


def test_R30_the_end_of_a_stage_is_the_one_the_rules_see():
    moment, dice = begun((0, 0, 0, 0, 0), 1), Random(3)
    record = moment.s
    for _ in range(300):
        fields = [dice.randrange(-4, 5) if dice.random() < 0.8 else dice.randrange(-12, 17) for _ in range(5)]
        for pawn, field in enumerate(fields):
            moment.d.pos[pawn] = record.pawn[pawn] = field
        field = plain(scoring.scoring_field)(record)
        scorers = [pawn for pawn in range(5) if fields[pawn] == field]
        expected = sum(1 << pawn for pawn in scorers) * FIELDS + (field if scorers else 0) - BACK_END
        assert end_key(moment.d, moment.n, moment.d.pos) == expected


def test_R13_each_pawn_is_tried_with_the_steps_and_stops_at_the_ends():
    moment, dice = begun((3, 9, 1, 4), 5), Random(4)
    d, n, s = moment.d, moment.n, moment.s
    for _ in range(60):
        for pawn in range(4):
            n.fin[pawn] = dice.randrange(-3, 4) + dice.choice((0, 0, 14, -11))
        steps = dice.choice(VALUES)
        for pawn in range(4):
            n.gain[2, pawn] = 7
        add_worths(d, n, s, 1, 2, steps)
        tried = [n.gain[2, pawn] for pawn in range(4)]
        for pawn in range(4):
            n.fin[pawn] += steps
            assert tried[pawn] == 7 + worth(d, n, s, end_key(d, n, n.fin), 1)
            n.fin[pawn] -= steps


def test_R38_after_the_last_stage_the_second_has_won():
    moment = begun((10, 6, 3, 0), 5)
    assert [moment.worth([2], 4, seat) for seat in range(4)] == [0, 0, WIN, 0]
    assert [moment.worth([1], 5, seat) for seat in range(4)] == [WIN, 0, 0, 0]
    assert [moment.worth([2], 3, seat) for seat in range(4)] == [0, WIN // 2, WIN // 2, 0]
    assert [moment.worth([], 0, seat) for seat in range(4)] == [0, WIN, 0, 0]


def test_R38_a_leader_would_rather_be_second():
    """With a stage to come, points are worth less to who leads by much than to who is just behind."""
    moment = begun((9, 6, 5, 4), 4)
    assert moment.worth([0], 5, 0) < moment.worth([], 0, 0) < moment.worth([1], 5, 0)
    assert moment.worth([2], 3, 2) > moment.worth([], 0, 2)
    assert moment.worth([1], 5, 1) < moment.worth([], 0, 1)
    for key_of in ([0], [1], [2, 3], []):
        assert sum(moment.worth(key_of, 3, seat) for seat in range(4)) <= WIN


@pytest.mark.parametrize("variant", RUNNER_UP, ids=name_of)
def test_a_world_holds_every_unseen_card_once_and_the_own_hand(variant):
    game = load(variant)
    for number, seed in enumerate(seeds(6, salt=2)):
        state = random_state(game, seed, Random(number), 9 * number)
        seat = state.to_act()[0]
        moment = Begun(state, seat)
        d = moment.d
        own = [d.value[seat, place] for place in range(d.size)]
        deck = Counter(d.deck[: d.unseen])
        for _ in range(5):
            deal_world(moment.view, d)
            assert Counter(d.deck[: d.unseen]) == deck
            assert own == [d.value[seat, place] for place in range(d.size)]
            values = [
                d.value[other, place]
                for other in range(d.players)
                if other != seat
                for place in range(d.size)
            ]
            values += [d.pile[turn] for turn in range(d.round - 1, 4)] if d.pawns > d.players else []
            pool = Counter(moment.n.pool[: d.unseen])
            assert not Counter(values) - pool
            whites = [
                d.white[other, place]
                for other in range(d.players)
                for place in range(d.size)
                if d.tactical == 1
            ]
            assert len(set(whites)) == len(whites)


def test_strategies_that_were_learned_win_more_than_chance():
    """With two cards left one seat chooses as learned, or at random; the others do at random."""
    state = load_game("runner-up", players=4).new(9)
    for _ in range(12):
        seat = state.to_act()[0]
        state.apply(state.legal_actions(seat)[0], seat)
    record = state._record
    record.stage = 5
    for player, total in enumerate((4, 4, 9, 2)):
        record.total[player], record.pawn[player] = total, 0
    learned = Begun(state, 0, deals=DEALS)
    d, n, m = learned.d, learned.n, learned.m
    blank = Minds(np.zeros(1, Minds.dtype))
    forget(blank)
    brought = {}
    for name, mind in (("learned", m), ("random", blank)):
        d.rng, brought[name] = 99, 0
        for _ in range(400):
            learn_steps(d, n)
            d.rng, later = 7 * d.rng % (1 << 48), d.rng
            pick = choose(d, mind, 1, 0)
            d.rng = later
            for pawn in range(4):
                n.fin[pawn] = 0
            place, target = divmod(pick, 6)
            n.fin[target] += d.value[1, place]
            n.fin[1] += d.value[1, 0 if place else 1]
            for other in (0, 2, 3):
                n.fin[other] += d.value[other, 0]
                n.fin[draw(d, 4)] += d.value[other, 1]
            brought[name] += worth(d, n, learned.s, end_key(d, n, n.fin), 1)
    assert brought["learned"] > 1.1 * brought["random"]


def test_stages_are_drawn_as_often_as_they_came_up():
    row = [0] * FIELDS
    row[3], row[20] = 1, 3
    stages = as_stages({"1": row, "2+": [0] * 5 + [4] + [0] * (FIELDS - 6)})
    assert len(stages) == STAGES
    assert Counter(stages.tolist()) == {
        1 + 3 * LABEL: STAGES // 8,
        1 + 20 * LABEL: 3 * STAGES // 8,
        2 + WITH_VIRTUAL + 5 * LABEL: STAGES // 2,
    }


def test_there_are_stages_for_every_table():
    wanted = {f"base-{n}" for n in range(2, 7)} | {f"tactical-{n}" for n in range(3, 7)}
    assert set(load_weights("runner-up")["stages"]) == wanted
    for table in wanted:
        variant, players = table.split("-")
        stages = stages_of(int(players), variant)
        assert (stages % 8 <= int(players)).all()
        assert (stages & WITH_VIRTUAL != 0).any() == (players == "2")


@pytest.mark.parametrize("variant", [RUNNER_UP[0], RUNNER_UP[1], RUNNER_UP[5]], ids=name_of)
def test_practice_games_are_whole_games(variant):
    """Every game is won once, or by nobody or the virtual player; every stage is counted."""
    game = load(variant)
    skills = np.zeros((game.players, SKILL), np.int64)
    skills[0] = [0, 1, 1, 1, 0, 128, 5, 4]
    skills[1] = [2, 0, 0, 0, 0, 0, 0, 4]
    wins, ends = np.zeros(game.players), np.zeros((2, 7, FIELDS), np.int64)
    games = 2
    work = make_work(game, stages_of(game.players, game.options["variant"]))
    states = np.repeat(game.empty.states, 2)
    play_games(game.empty.states, states, work, skills, 0, games, 1, wins, ends)
    assert ends.sum() == 5 * games
    assert 0 < wins.sum() <= games
