"""Sharing out gold, paying saboteurs, next round, end of the game (R34 to R43; examples E31 to E41)."""

import pytest

from stamtisch.engine.errors import PositionError
from tests.games.saboteur.table import GOLD_IN_THE_MIDDLE, corridor, play, rule_of, start


def about_to_win(players, saboteurs, finisher, pile, options=None, **more):
    """The finisher (from 1) holds the card that reaches the treasure."""
    more = {"goals": GOLD_IN_THE_MIDDLE, "turn": f"p{finisher}", **more}
    hands = more.pop("hands", {f"p{finisher}": ["tee_h"]})
    state = start(
        board=corridor(),
        players=players,
        saboteurs=saboteurs,
        hands=hands,
        gold_pile=pile,
        options=options,
        **more,
    )
    return play(state, f"p{finisher}: lay tee_h 7,0")


def take_all(state):
    """Everybody takes the largest card; the seats asked, in order, from 1."""
    asked = []
    while state.position()["packet"]:
        asked.append(state.to_act()[0] + 1)
        state.apply(state.legal_actions()[-1])
    return asked


def order_of(state):
    """The seats that picked in the round before, in order, from 1."""
    (share,) = state.position()["shares"]
    return [int(seat[1:]) for seat, _ in share["picks"]]


# (players, saboteurs, finisher, options, who gets the cards one after the other)
ORDERS = [
    (5, (2, 4), 3, {}, [3, 1, 5, 3, 1]),
    (10, (3, 6, 9), 5, {}, [5, 4, 2, 1, 10, 8, 7, 5, 4]),
    (10, (1, 2, 3, 4), 10, {}, [10, 9, 8, 7, 6, 5, 10, 9, 8]),
    (3, (2,), 1, {}, [1, 3, 1]),
    (3, (), 1, {}, [1, 3, 2]),
    (8, (2, 5, 7), 1, {}, [1, 8, 6, 4, 3, 1, 8, 6]),
    (5, (4,), 2, {}, [2, 1, 5, 3, 2]),
]


@pytest.mark.parametrize(("players", "saboteurs", "finisher", "options", "order"), ORDERS)
def test_R35_R36_E32_to_E36_counter_clockwise_among_the_diggers(players, saboteurs, finisher, options, order):
    pile = [1, 2, 3] * 4
    state = about_to_win(players, saboteurs, finisher, pile, options)
    assert len(state.position()["packet"]) == min(players, 9)
    asked = take_all(state)
    assert order_of(state) == order
    assert asked == order[: len(asked)]
    assert len(state.position()["gold_pile"]) == 12 - len(order)


def test_R35_E32_everybody_takes_the_largest():
    state = about_to_win(5, (2, 4), 3, [1, 3, 1, 2, 1, 3, 3])
    assert state.position()["packet"] == [1, 1, 1, 2, 3]
    assert state.legal_words() == ["take 1", "take 2", "take 3"]
    play(state, "p3: take 3", "p1: take 2")
    assert state.scores() == {"p1": 3, "p2": 0, "p3": 4, "p4": 0, "p5": 1}
    assert state.position()["gold"] == {"p1": [2, 1], "p3": [3, 1], "p5": [1]}
    assert state.position()["gold_pile"] == [3, 3]
    assert state.position()["shares"][0]["asked"] == 2
    assert state.position()["shares"][0]["alike"] is True


def test_R35_R43_what_is_still_in_the_packet_is_nobodys():
    state = about_to_win(5, (2, 4), 3, [1, 3, 1, 2, 1, 3, 3])
    assert set(state.scores().values()) == {0}
    play(state, "p3: take 3")
    assert state.scores() == {"p1": 0, "p2": 0, "p3": 3, "p4": 0, "p5": 0}


def test_R35_only_from_the_packet_and_only_when_it_comes_by():
    state = about_to_win(3, (2,), 1, [2, 1, 2, 3])
    assert rule_of(state, "p1", "take 3") == "R35"
    assert "It holds 1, 2 and 2" in str(state.why_not("p1", "take 3"))
    assert rule_of(state, "p3", "take 2") == "R35"
    assert rule_of(state, "p1", "pass map") == "R35"
    assert rule_of(state, "p1", "take 4") == "R6"
    play(state, "p1: take 2")
    assert state.legal_words() == ["take 1", "take 2"]
    assert state.seen_action(0, state.history[-1][1], 3) == "p1: take ?"
    assert state.seen_action(0, state.history[-1][1], 1) == "p1: take 2"


def test_R35_equal_cards_are_no_choice():
    state = about_to_win(3, (2,), 1, [1, 1, 1, 2])
    assert state.position()["round"] == 2
    assert state.scores() == {"p1": 2, "p2": 0, "p3": 1}
    assert state.position()["shares"] == [
        {"round": 1, "picks": [["p1", 1], ["p3", 1], ["p1", 1]], "asked": 0, "alike": True}
    ]


def test_R39_A7_E37_a_saboteur_who_finishes_gets_nothing():
    state = about_to_win(5, (2, 4), 4, [1, 3, 1, 2, 1, 3, 3])
    assert take_all(state) == [3, 1]
    assert order_of(state) == [3, 1, 5, 3, 1]
    assert state.scores()["p4"] == 0
    assert state.to_act() == [4]


def test_A7_as_an_option_the_finishing_saboteur_picks_one_card_first():
    state = about_to_win(5, (2, 4), 4, [1, 3, 1, 2, 1, 3, 3], {"saboteur_finisher_picks": True})
    assert take_all(state) == [4, 3]
    assert order_of(state) == [4, 3, 1, 5, 3]
    digger = about_to_win(5, (2, 4), 3, [1, 3, 1, 2, 1, 3, 3], {"saboteur_finisher_picks": True})
    take_all(digger)
    assert order_of(digger) == [3, 1, 5, 3, 1]


@pytest.mark.parametrize(("saboteurs", "cards"), [((2, 4), 3), ((2,), 4)])
def test_A8_as_an_option_as_many_cards_as_diggers(saboteurs, cards):
    state = about_to_win(5, saboteurs, 3, [1, 3, 2, 2, 1, 3, 3], {"gold_cards": "diggers"})
    assert len(state.position()["packet"]) == cards


def test_R36_a_short_pile_gives_what_it_has():
    assert len(about_to_win(5, (2, 4), 3, [1, 3]).position()["packet"]) == 2
    assert about_to_win(5, (2, 4), 3, []).position()["round"] == 2


BLOCKED = {"broken": {"p1": ["lamp"], "p5": ["cart"], "p2": ["pick"]}}


def test_A16_broken_diggers_share_unless_the_option_says_no():
    assert take_all(about_to_win(5, (2, 4), 3, [1, 3, 1, 2, 1], **BLOCKED)) == [3, 1]
    state = about_to_win(5, (2, 4), 3, [1, 3, 1, 2, 1], {"broken_diggers_unpaid": True}, **BLOCKED)
    assert state.position()["round"] == 2
    assert state.scores() == {"p1": 0, "p2": 0, "p3": 8, "p4": 0, "p5": 0}
    assert state.position()["shares"][0]["alike"] is False


def test_A16_two_whole_diggers_share_all():
    broken = {"broken": {"p1": ["pick", "lamp", "cart"]}}
    state = about_to_win(5, (2, 4), 3, [1, 3, 1, 2, 1], {"broken_diggers_unpaid": True}, **broken)
    take_all(state)
    assert order_of(state) == [3, 5, 3, 5, 3]


def test_A16_if_all_diggers_are_barred_only_a_finishing_saboteur_gets_a_card():
    broken = {"broken": {"p1": ["lamp"], "p3": ["lamp"], "p5": ["lamp"]}}
    options = {"broken_diggers_unpaid": True}
    nobody = about_to_win(5, (2, 4), 4, [1, 3, 1, 2, 1], options, **broken)
    assert nobody.position()["round"] == 2
    assert set(nobody.scores().values()) == {0}
    assert len(nobody.position()["gold_pile"]) == 5
    both = about_to_win(5, (2, 4), 4, [2, 3, 1, 2, 1], options | {"saboteur_finisher_picks": True}, **broken)
    assert both.scores()["p4"] == 2
    assert both.position()["gold_pile"] == [3, 1, 2, 1]


def test_A16_A7_one_whole_digger_after_a_finishing_saboteur():
    broken = {"broken": {"p1": ["lamp"], "p3": ["lamp"]}}
    options = {"broken_diggers_unpaid": True, "saboteur_finisher_picks": True}
    state = about_to_win(5, (2, 4), 4, [2, 3, 1, 2, 1], options, **broken)
    play(state, "p4: take 2")
    assert state.scores() == {"p1": 0, "p2": 0, "p3": 0, "p4": 2, "p5": 7}


def run_out(players, saboteurs, pile, last=1, **more):
    """A round ends because the last card is passed."""
    state = start(
        players=players,
        saboteurs=saboteurs,
        hands={f"p{last}": ["map"]},
        turn=f"p{last}",
        gold_pile=pile,
        **more,
    )
    return play(state, f"p{last}: pass map")


@pytest.mark.parametrize(
    ("players", "saboteurs", "each"),
    [
        (3, (2,), 4),
        (4, (4,), 4),
        (5, (2,), 4),
        (5, (2, 4), 3),
        (7, (2, 4), 3),
        (7, (2, 4, 6), 3),
        (10, (2, 4, 6), 3),
        (10, (2, 4, 6, 8), 2),
    ],
)
def test_R37_R39_E38_what_each_saboteur_gets(players, saboteurs, each):
    state = run_out(players, saboteurs, [1] * 16 + [2] * 8 + [3] * 4)
    assert state.scores() == {f"p{i}": each if i in saboteurs else 0 for i in range(1, players + 1)}
    paid = {4: [3, 1], 3: [3], 2: [2]}[each]
    assert state.position()["gold"] == {f"p{i}": paid for i in saboteurs}


@pytest.mark.parametrize(("players", "hand_count"), [(3, 6), (4, 6)])
def test_R38_E31_nobody_gets_gold_without_a_saboteur(players, hand_count):
    state = run_out(players, (), [1] * 16 + [2] * 8 + [3] * 4)
    assert set(state.scores().values()) == {0}
    assert len(state.position()["gold_pile"]) == 28
    assert len(state.position()["hands"]["p1"]) == hand_count


WAYS = [
    # players, saboteurs, pile, gold afterwards, pile afterwards
    (3, (2,), [2, 3, 2], {"p2": [2, 2]}, [3]),
    (3, (2,), [3, 1, 2], {"p2": [3, 1]}, [2]),
    (3, (2,), [2, 1, 1], {"p2": [2, 1, 1]}, []),
    (3, (2,), [1, 1, 1, 1, 2], {"p2": [2, 1, 1]}, [1, 1]),
    (3, (2,), [1, 1, 1, 1, 1], {"p2": [1, 1, 1, 1]}, [1]),
    (5, (2, 4), [1, 2, 3, 1], {"p2": [3], "p4": [2, 1]}, [1]),
    (5, (2, 4), [2, 1, 1, 2], {"p2": [2, 1], "p4": [2, 1]}, []),
    (5, (2, 4), [2, 1, 1, 1, 1, 2], {"p2": [2, 1], "p4": [2, 1]}, [1, 1]),
    (5, (2, 4), [1, 1, 1, 1, 1, 1, 1], {"p2": [1, 1, 1], "p4": [1, 1, 1]}, [1]),
    (7, (2, 4, 6), [3, 2, 1, 1, 1, 1, 3], {"p2": [3], "p4": [3], "p6": [2, 1]}, [1, 1, 1]),
    (10, (1, 2, 3, 4), [1, 2, 1, 1, 1, 2, 2], {"p1": [2], "p2": [2], "p3": [2], "p4": [1, 1]}, [1, 1]),
]


@pytest.mark.parametrize(("players", "saboteurs", "pile", "gold", "left"), WAYS)
def test_A9_fewest_cards_in_seat_order(players, saboteurs, pile, gold, left):
    state = run_out(players, saboteurs, pile, last=5 if players == 10 else 1)
    assert state.position()["gold"] == gold
    assert state.position()["gold_pile"] == left


CREDITS = [
    (10, (1, 2, 3, 4), [1, 1, 1, 1, 1, 2, 3, 3, 3, 3], 2, [1, 1, 1, 1, 1, 3, 3], [2, 3, 3]),
    (5, (2, 4), [2, 2, 2, 2], 3, [2], [2, 2, 2]),
    (5, (2, 4), [3, 2, 2, 2], 3, [3], [2, 2, 2]),
    (3, (2,), [3, 3], 4, [3, 3], []),
    (10, (1, 2, 3, 4), [3, 3, 1, 2], 2, [1], [2, 3, 3]),
]


@pytest.mark.parametrize(("players", "saboteurs", "pile", "each", "left", "out"), CREDITS)
def test_A9_E39_no_exact_change_is_credited(players, saboteurs, pile, each, left, out):
    state = run_out(players, saboteurs, pile, last=5 if players == 10 else 1)
    assert state.position()["credit"] == {f"p{i}": each for i in saboteurs}
    assert state.position()["gold"] == {}
    assert state.position()["gold_pile"] == left
    assert state.position()["gold_out"] == out
    assert all(state.scores()[f"p{i}"] == each for i in saboteurs)
    again = state.game.from_position(state.position(), state.seed)
    assert again.position() == state.position()


def test_R40_gold_is_secret_until_the_end_and_kept():
    state = about_to_win(5, (2, 4), 3, [1, 3, 1, 2, 1, 3, 3], gold={"p1": [3], "p2": [2]}, round=2)
    play(state, "p3: take 3", "p1: take 2")
    assert state.scores() == {"p1": 6, "p2": 2, "p3": 4, "p4": 0, "p5": 1}
    mine = state.observation("p1")
    assert mine.scores() == {"p1": 6, "p2": None, "p3": None, "p4": 0, "p5": 1}
    assert mine.position()["gold"] == {"p1": [3, 2, 1], "p2": ["?"], "p3": ["?", 1], "p5": [1]}
    outside = state.observation("spectator")
    assert outside.scores() == {"p1": None, "p2": None, "p3": None, "p4": 0, "p5": None}
    assert outside.position()["gold"] == {"p1": ["?"] * 3, "p2": ["?"], "p3": ["?"] * 2, "p5": ["?"]}


def test_R40_what_a_saboteur_was_paid_is_known_in_nuggets():
    state = run_out(3, (2,), [1] * 16 + [2] * 8 + [3] * 4)
    assert state.observation("p1").scores() == {"p1": 0, "p2": 4, "p3": 0}
    assert state.observation("p1").position()["gold"] == {"p2": ["?", "?"]}
    assert state.observation("p2").position()["gold"] == {"p2": [3, 1]}


def test_R40_the_cards_left_go_back():
    state = about_to_win(3, (2,), 1, [2, 1, 2, 3, 1])
    take_all(state)
    assert state.position()["gold_pile"] == [3, 1]


def test_R34_A20_roles_are_open_when_the_round_is_over():
    state = about_to_win(5, (2, 4), 3, [1, 3, 1, 2, 1])
    seen = state.observation("spectator").position()
    assert seen["roles"] == state.position()["roles"]
    assert seen["spare_roles"] == state.position()["spare_roles"] == ["digger"]
    take_all(state)
    assert set(state.observation("spectator").position()["roles"].values()) == {"?"}
    assert state.observation("spectator").position()["spare_roles"] == ["?"]


@pytest.mark.parametrize(
    ("finisher", "options", "barred", "shown"),
    [
        (3, {"broken_diggers_unpaid": True}, ("p1", "p2"), ["p1"]),
        (3, {"broken_diggers_unpaid": True}, ("p1", "p5", "p4"), ["p1", "p5"]),
        (4, {"gold_cards": "diggers", "saboteur_finisher_picks": True}, (), ["p5"]),
    ],
)
def test_R34_diggers_to_whom_no_gold_went_are_seen_by_all(finisher, options, barred, shown):
    state = about_to_win(5, (2, 4), finisher, [1, 1, 1, 1, 1], options, broken={p: ["lamp"] for p in barred})
    take_all(state)
    assert state.position()["round"] == 2
    for viewer in ("p2", "spectator"):
        assert state.observation(viewer).position()["shares"][0]["unpaid"] == shown
        assert {"unpaid": shown}.items() <= state.information_state(viewer)["events"][-1]["saw"]["shares"][
            0
        ].items()
    again = state.game.from_position(state.position())
    assert again.position() == state.position()


def test_R34_nobody_is_named_twice_where_gold_was_shared():
    state = about_to_win(
        5, (2, 4), 3, [1, 1, 1, 1, 1], {"broken_diggers_unpaid": True}, broken={"p1": ["lamp"]}
    )
    take_all(state)
    position = state.position()
    for wrong in (["p3"], ["p1", "p1"], ["p6"], "p1"):
        position["shares"][0]["unpaid"] = wrong
        with pytest.raises(PositionError):
            state.game.from_position(position)


def test_R41_a_new_round_is_set_up():
    state = start(
        board=corridor(2),
        hands={"p1": ["map"]},
        broken={"p3": ["lamp"]},
        known={"p3": ["top"]},
        passed={"p2": ["cross"]},
    )
    play(state, "p1: pass map")
    position = state.position()
    assert (position["round"], position["board"], position["broken"], position["known"]) == (2, {}, {}, {})
    assert (position["open"], position["passed"], position["discard"]) == ({}, {}, [])
    assert len(position["draw"]) == 49
    assert [len(hand) for hand in position["hands"].values()] == [6, 6, 6]
    assert sorted([*position["roles"].values(), *position["spare_roles"]]) == ["digger"] * 3 + ["saboteur"]
    assert sorted(position["goals"]) == ["gold", "stone_se", "stone_sw"]


def test_R41_each_round_is_shuffled_anew():
    seen = set()
    for seed in range(8):
        game = start().game
        state = play(
            game.from_position(
                {**start(["map"]).position(), "hands": {"p1": ["map"]}, "discard": None}, seed
            ),
            "p1: pass map",
        )
        seen.add(tuple(state.position()["draw"][:5]))
    assert len(seen) == 8


@pytest.mark.parametrize(("finisher", "begins"), [(4, 4), (5, 0), (1, 1)])
def test_R42_E41_the_left_neighbour_of_the_last_player_begins(finisher, begins):
    state = about_to_win(5, (2, 3), finisher, [1, 3, 1, 2, 1])
    take_all(state)
    assert state.to_act() == [begins]


@pytest.mark.parametrize(("last", "begins"), [(1, 1), (3, 0)])
def test_A10_a_discard_by_passing_is_the_last_card_too(last, begins):
    assert run_out(3, (2,), [1, 1, 2, 3], last=last).to_act() == [begins]


def test_R42_the_position_says_who_played_last():
    state = start(hands={}, gold_pile=[1, 1, 2, 3], turn="p1", last="p2")
    assert state.to_act() == [2]


@pytest.mark.parametrize(
    ("gold", "winners"),
    [
        ({"p1": [3, 3, 1], "p2": [3, 2, 2], "p3": [2, 2, 1]}, ["p1", "p2"]),
        ({"p1": [3], "p2": [2], "p3": [1]}, ["p1"]),
        ({"p1": [1], "p2": [2], "p3": [1, 2]}, ["p3"]),
        ({}, ["p1", "p2", "p3"]),
    ],
)
def test_R43_E40_the_most_nuggets_win_and_equal_totals_share(gold, winners):
    state = start(saboteurs=(), hands={"p1": ["map"]}, round=3, gold=gold)
    assert state.winners() == []
    assert state.returns() == [0, 0, 0]
    play(state, "p1: pass map")
    assert state.is_over()
    assert state.to_act() == []
    assert state.winners() == winners
    share = {1: 1.0, 2: 0.5, 3: 0.0}[len(winners)]
    lost = -1 / (3 - len(winners)) if len(winners) < 3 else 0
    assert state.returns() == [share if f"p{i}" in winners else lost for i in (1, 2, 3)]
    assert " and ".join([]) == ""
    assert ("wins" if len(winners) == 1 else "share first place") in state.result()
    assert state.observation("spectator").scores() == state.scores()
    assert state.why_not("p2", "pass map").code == "illegal-action"
    assert state.legal_actions("p1") == []


def test_R1_three_rounds():
    state = start(saboteurs=(), hands={"p1": ["map"]}, round=2)
    play(state, "p1: pass map")
    assert not state.is_over()
    assert state.position()["round"] == 3
