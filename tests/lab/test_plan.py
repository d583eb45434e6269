"""Who sits where: everybody everywhere, equally often; deals follow from the plan."""

from collections import Counter

import pytest

from stamtisch.lab.plan import Plan, rotations


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("count", range(1, 8))
def test_all_bots_sit_in_all_seats_equally_often(players, count):
    seatings = rotations(list(range(count)), players)
    assert len(set(seatings)) == len(seatings)
    for seat in range(players):
        taken = Counter(seating[seat] for seating in seatings)
        assert set(taken) == set(range(count))
        assert len(set(taken.values())) == 1


def test_two_bots_at_a_table_of_four_are_teams():
    assert rotations([0, 1], 4) == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_one_bot_among_others_sits_in_each_seat_once():
    assert rotations([0, 1, 1], 3) == [(0, 1, 1), (1, 1, 0), (1, 0, 1)]


def test_paired_deals_are_played_in_all_seatings():
    plan = Plan("claim", {}, ("greedy", "random"), games=5, paired=True)
    assert plan.total == 6
    assert [plan.deal(number) for number in range(6)] == [0, 0, 1, 1, 2, 2]
    assert [plan.seating(number) for number in range(4)] == [(0, 1), (1, 0)] * 2


def test_unpaired_deals_are_all_different():
    plan = Plan("claim", {}, ("greedy", "random"))
    seeds = {plan.deal_seed(plan.deal(number)) for number in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 64 for seed in seeds)
    assert plan.deal_seed(0) != Plan("claim", {}, ("greedy",), seed="1" * 64).deal_seed(0)


def test_a_game_of_all_together_is_played_by_one_bot_at_a_time():
    plan = Plan("the-game", {"players": 3}, ("greedy", "random"))
    assert plan.cycle == ((0, 0, 0), (1, 1, 1))


def test_it_is_decided_after_whole_cycles_and_less_often_later():
    plan = Plan("saboteur", {"players": 3}, ("greedy", "random", "easy"), games=None, until=0.1)
    stops = [0]
    while stops[-1] < 20000:
        stops.append(plan.next_stop(stops[-1]))
    assert all(stop % 3 == 0 for stop in stops)
    assert stops[1] == plan.batch == 51
    assert stops[-1] - stops[-2] > 1000
    assert Plan("claim", {}, ("greedy",), games=30).next_stop(0) == 30
