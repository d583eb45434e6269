"""Positions: what they say, and what cannot be."""

from random import Random

import pytest

from stamtisch import PositionError, load_game
from tests.games.runner_up.table import moment, play
from tests.support.play import random_game

HANDS = {"p1": ["+3", "-4"], "p2": ["+2", "+2"], "p3": ["-1", "+1"]}
GOOD = {"round": 4, "hands": HANDS}
NUMBERED = {"p1": ["+3/25", "-4/28"], "p2": ["+2/16", "+2/17"], "p3": ["-1/2", "+1/6"]}
PLAYED = {"p1": "+3/25", "p2": "+2/16", "p3": "-1/2"}
ONE_LEFT = {"p1": ["-4/28"], "p2": ["+2/17"], "p3": ["+1/6"]}
OPEN = {"round": 4, "hands": ONE_LEFT, "played": PLAYED}


def base(position, players=3, **options):
    return load_game("runner-up", players=players, **options).from_position(position)


def tactical(position):
    return base(position, variant="tactical")


def test_what_is_left_out_has_its_default():
    position = base(GOOD).position()
    assert position == {
        "stage": 1,
        "round": 4,
        "pawns": {"p1": 0, "p2": 0, "p3": 0},
        "hands": {"p1": ["-4", "+3"], "p2": ["+2", "+2"], "p3": ["-1", "+1"]},
        "virtual": [],
        "totals": {"p1": 0, "p2": 0, "p3": 0},
        "scored": [],
        "committed": {},
        "spent": [],
        "last": {},
    }


def test_every_part_is_kept():
    position = {
        "stage": 4,
        "round": 3,
        "pawns": {"p1": -12, "p2": 16, "v": 0},
        "hands": {"p1": ["-4", "-3"], "p2": ["+1", "+3", "+4"]},
        "virtual": ["+5", "-1"],
        "totals": {"p1": 45, "p2": -36, "v": 0},
        "scored": ["p1", "p2", "v"],
        "committed": {"p1": "-3 > v"},
        "spent": [
            {"p1": "+1 > p1", "p2": "+1 > p2", "v": "+1 > v"},
            {"p1": "-2 > v", "p2": "+2 > p1", "v": "+2 > v"},
        ],
        "last": {"p1": "+1 > p1", "p2": "-1 > p2"},
    }
    assert base(position, 2).position() == position | {"pawns": {"p1": -12, "p2": 16, "v": 0}}


def test_a_tactical_position_is_kept():
    state = tactical(OPEN | {"turn": "p2", "spent": [{}, {"p3": "+5/32"}]})
    position = state.position()
    assert (position["played"], position["turn"]) == (PLAYED, "p2")
    assert position["spent"] == [{}, {"p3": "+5/32"}, {}]
    assert state.to_act() == [1]
    assert state.apply("move p1").to_act() == [2]
    assert base(position, variant="tactical").position() == position


def test_R51_the_turn_is_that_of_the_highest_number_unless_named():
    state = tactical(OPEN)
    assert state.position()["turn"] == "p1"
    assert state.apply("move p1").apply("move p1").apply("move p1").position()["round"] == 5


def test_a_position_read_is_settled_first():
    sealed = {"p1": "+3 > p2", "p2": "+2 > p3", "p3": "-1 > p1"}
    state = base({"round": 4, "hands": {"p1": ["-4"], "p2": ["+2"], "p3": ["+1"]}, "committed": sealed})
    assert state.position()["pawns"] == {"p1": -1, "p2": 3, "p3": 2}
    assert state.position()["round"] == 5
    state = tactical({"round": 4, "hands": ONE_LEFT, "committed": PLAYED})
    assert (state.position()["played"], state.position()["turn"]) == (PLAYED, "p1")


def test_A4_scored_are_those_with_points_unless_named():
    totals = {"p1": 3, "p2": -3}
    assert base(GOOD | {"stage": 3, "totals": totals}).position()["scored"] == ["p1", "p2"]
    named = GOOD | {"stage": 3, "totals": totals, "scored": ["p3", "p2", "p1"]}
    assert base(named).position()["scored"] == ["p1", "p2", "p3"]
    assert base(GOOD | {"stage": 3, "scored": ["p3"]}).position()["scored"] == ["p3"]


@pytest.mark.parametrize(
    ("change", "where", "rule"),
    [
        ({"colour": 1}, "position.colour", None),
        ({"turn": "p1"}, "position.turn", None),
        ({"played": {}}, "position.played", None),
        ({"stage": 0}, "stage", "R3"),
        ({"stage": 6}, "stage", "R3"),
        ({"round": 0}, "round", "R3"),
        ({"round": 6}, "round", "R3"),
        ({"round": True}, "round", "R3"),
        ({"round": 3}, "hands.p1", "R8"),
        ({"round": 5}, "hands.p1", "R8"),
        ({"hands": {}}, "hands.p1", "R8"),
        ({"hands": HANDS | {"p3": []}}, "hands.p3", "R8"),
        ({"hands": HANDS | {"p3": ["+1"]}}, "hands.p3", "R8"),
        ({"hands": HANDS | {"p3": ["+1", "+1", "+1"]}}, "hands.p3", "R8"),
        ({"hands": HANDS | {"p3": ["-4", "+1"]}}, "hands.p3", "R5"),
        ({"hands": HANDS | {"p3": ["+5", "+5"]}}, "hands.p3", "R5"),
        ({"hands": HANDS | {"p3": ["+1", "+6"]}}, "hands.p3", None),
        ({"hands": HANDS | {"p3": ["+1", "-5"]}}, "hands.p3", None),
        ({"hands": HANDS | {"p3": ["+1", "+0"]}}, "hands.p3", None),
        ({"hands": HANDS | {"p3": ["+1", "?"]}}, "hands.p3", None),
        ({"hands": HANDS | {"p3": ["+1", 1]}}, "hands.p3", None),
        ({"hands": HANDS | {"p3": ["+1", "-1/1"]}}, "hands.p3", "R18"),
        ({"hands": HANDS | {"p3": "+1"}}, "hands.p3", None),
        ({"hands": HANDS | {"p4": ["+1", "+1"]}}, "hands", None),
        ({"hands": HANDS | {"v": ["+1", "+1"]}}, "hands", None),
        ({"pawns": {"p1": 17}}, "pawns.p1", "R13"),
        ({"pawns": {"p2": -13}}, "pawns.p2", "R13"),
        ({"pawns": {"p2": "1"}}, "pawns.p2", "R13"),
        ({"pawns": {"v": 1}}, "pawns", None),
        ({"virtual": ["+1"]}, "virtual", "R40"),
        ({"committed": {"p1": "+3 > p2"}}, "hands.p1", "R8"),
        ({"committed": {"p1": "+5 > p4"}}, "committed.p1", None),
        ({"committed": {"p1": "+5"}}, "committed.p1", "R9"),
        ({"committed": {"p1": "?"}}, "committed.p1", None),
        ({"committed": {"p1": 7}}, "committed.p1", None),
        ({"committed": {"p1": "-4 > p1"}}, "committed.p1", "R5"),
        ({"committed": {"p4": "+5 > p1"}}, "committed", None),
        ({"committed": [1]}, "committed", None),
        ({"spent": [{}, {}, {}, {}]}, "spent", "R3"),
        ({"spent": [{"p1": "-4 > p1"}]}, "spent.1.p1", "R5"),
        ({"spent": [{}, {"p9": "-3 > p1"}]}, "spent.2", None),
        ({"spent": [{"v": "-3 > p1"}]}, "spent.1", None),
        ({"spent": [3]}, "spent.1", None),
        ({"totals": {"p1": 1}}, "totals.p1", "R37"),
        ({"stage": 2, "totals": {"p1": 16}}, "totals.p1", "R37"),
        ({"stage": 3, "totals": {"p1": -25}}, "totals.p1", "R37"),
        ({"totals": {"v": 0}}, "totals", None),
        ({"scored": ["p1"]}, "scored", "R3"),
        ({"stage": 2, "scored": ["v"]}, "scored", None),
        ({"stage": 2, "totals": {"p2": 3}, "scored": ["p1"]}, "scored", "R37"),
    ],
)
def test_R3_R5_R8_R13_R37_R40_what_cannot_be_is_refused(change, where, rule):
    with pytest.raises(PositionError) as refusal:
        base(GOOD | change)
    assert refusal.value.where == where
    assert refusal.value.rule == (rule and f"runner-up/{rule}")
    assert str(refusal.value)


@pytest.mark.parametrize(
    ("change", "where", "rule"),
    [
        ({"virtual": []}, "virtual", "R41"),
        ({"virtual": ["+1", "+1", "+1"]}, "virtual", "R41"),
        ({"virtual": ["+1", "+1", "+1", "+1"]}, "virtual", "R41"),
        ({"virtual": ["-4"]}, "virtual", "R5"),
        ({"virtual": ["?"]}, "virtual", None),
        ({"spent": [{"v": "+1 > p1"}]}, "spent.1.v", "R43"),
        ({"spent": [{"v": "+1 > p3"}]}, "spent.1.v", None),
        ({"spent": [{"p1": "+1 > v", "v": "+5"}]}, "spent.1.v", "R9"),
    ],
)
def test_R41_R43_the_virtual_player_in_a_position(change, where, rule):
    good = {"round": 4, "hands": {"p1": ["+3", "-4"], "p2": ["+2", "-1"]}, "virtual": ["+1"]}
    assert base(good, 2).to_act() == [0, 1]
    with pytest.raises(PositionError) as refusal:
        base(good | change, 2)
    assert refusal.value.where == where
    assert refusal.value.rule == (rule and f"runner-up/{rule}")


@pytest.mark.parametrize(
    ("change", "where", "rule"),
    [
        ({"hands": NUMBERED}, "played.p1", "R5"),
        ({"hands": ONE_LEFT | {"p3": ["+1/6", "+1/7"]}}, "hands.p3", "R8"),
        ({"hands": ONE_LEFT | {"p3": ["+1"]}}, "hands.p3", "R60"),
        ({"hands": ONE_LEFT | {"p3": ["+1/5"]}}, "hands.p3", "R60"),
        ({"hands": ONE_LEFT | {"p3": ["+1/33"]}}, "hands.p3", "R60"),
        ({"played": {"p1": "+3/25", "p2": "+2/16"}}, "played", "R50"),
        ({"committed": {"p1": "+5/32"}}, "played", "R50"),
        ({"played": PLAYED | {"p1": "move p1"}}, "played.p1", "R50"),
        ({"played": PLAYED | {"p1": "+3/25 > p1"}}, "played.p1", "R50"),
        ({"played": PLAYED | {"p1": "+2/16"}}, "played.p2", "R5"),
        ({"played": None, "turn": "p1"}, "turn", "R51"),
        ({"turn": "p4"}, "turn", None),
        ({"turn": 1}, "turn", None),
    ],
)
def test_R50_R51_R60_a_tactical_position_that_cannot_be(change, where, rule):
    with pytest.raises(PositionError) as refusal:
        tactical(OPEN | change)
    assert refusal.value.where == where
    assert refusal.value.rule == (rule and f"runner-up/{rule}")


@pytest.mark.parametrize("where", ["committed", "spent"])
def test_R19_a_last_card_lies_before_its_owner(where):
    hands = {"p1": ["+3"], "p2": ["+2"], "p3": ["-1"]}
    good = {"stage": 5, "round": 5, "hands": hands, "committed": {"p1": "-2 > p1"}}
    assert base(good | {"hands": hands | {"p1": []}}).to_act() == [1, 2]
    bad = good | {"hands": hands | {"p1": []}, "committed": {"p1": "-2 > p2"}}
    if where == "spent":
        bad = {"stage": 5, "round": 5, "spent": [{}, {}, {}, {}, {"p1": "-2 > p2"}]}
    with pytest.raises(PositionError) as refusal:
        base(bad)
    assert refusal.value.rule == "runner-up/R19"


def test_a_game_is_over_only_when_no_card_is_left():
    assert base({"stage": 5, "round": 5}).is_over()
    assert base({"stage": 5, "round": 5}, 2).is_over()
    assert tactical({"stage": 5, "round": 5}).is_over()
    for change in ({"stage": 4}, {"round": 4}, {"hands": {"p1": ["+1"]}}):
        with pytest.raises(PositionError) as refusal:
            base({"stage": 5, "round": 5} | change)
        assert refusal.value.rule == "runner-up/R8"
    totals = {"p1": 75, "p2": -60, "p3": 0}
    assert base({"stage": 5, "round": 5, "totals": totals}).scores() == totals
    with pytest.raises(PositionError):
        base({"stage": 5, "round": 5, "totals": {"p1": 76}})


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 5}, {"players": 3, "variant": "tactical"}])
def test_what_is_written_reads_as_the_same_through_whole_games(options):
    for state in random_game(load_game("runner-up", **options), "c4" * 32, Random(8)):
        position = state.position()
        again = state.game.from_position(position)
        assert again.position() == position
        assert again.to_act() == state.to_act()
        assert again.is_over() == state.is_over()
        assert again.winners() == state.winners()


RIM = "         -12    -6     0     6    12  16   field  total"


def test_the_picture_shows_the_table():
    state = moment(["+3 > v", "-1 > p1"], 2, [3, 0, 3], virtual=["+2", "-3", "+1"])
    state.apply("p1: +3 > v")
    hands = state.position()["hands"]
    lanes = [
        "            |··●·············       3      0",
        "            ●················       0      0  second: scores now",
    ]
    assert str(state).split("\n") == [
        "stage 1 of 5, round 2 of 5",
        RIM,
        f"  p1       {lanes[0].replace('            |', '············|')}",
        f"> p2       {lanes[1].replace('            ●', '············●')}",
        f"  v        {lanes[0].replace('            |', '············|')}",
        "face down: p1 +3 > v",
        f"hand of p1: {' '.join(hands['p1'])}",
        f"hand of p2: {' '.join(hands['p2'])}",
        "hand of v: +2 -3 +1",
    ]
    seen = str(state.observation("p2")).split("\n")
    assert seen[3].startswith("> p2  you  ·")
    assert seen[5:] == [f"your hand: {' '.join(hands['p2'])}"]


def test_the_picture_of_open_cards():
    choices = ["-2/14", "+4/30", "+1/6"]
    state = play(moment(choices, 5), *choices).apply("p2: move p1")
    lines = str(state).split("\n")
    assert lines[0] == "stage 1 of 5, round 5 of 5"
    assert [line[:4] for line in lines[2:5]] == ["> p1", "  p2", "  p3"]
    assert lines[5:] == ["open: p1 -2/14, p2 +4/30 (moved), p3 +1/6   now p1 moves a pawn by -2/14"]
    assert ">" not in str(base({"stage": 5, "round": 5}))
