"""Positions: what is written is read again; what cannot be is refused, with the place and the rule."""

import pytest

from stamtisch import NotationError, PositionError, load_game
from tests.games.saboteur.table import corridor, play, position, roles, start

WRONG = [
    ({"round": 4}, "round", "R1"),
    ({"goals": ["gold", "gold", "stone_sw"]}, "goals", "R3"),
    ({"goals": ["gold"]}, "goals", "R3"),
    ({"roles": {"p1": "digger", "p2": "digger"}}, "roles", "R2"),
    ({"roles": roles(3, (1, 2))}, "roles", "R2"),
    ({"spare_roles": ["saboteur"]}, "roles", "R2"),
    ({"hands": {"p1": ["cross"] * 7}}, "hands.p1", "R5"),
    ({"hands": {"p1": ["cross"] * 5, "p2": ["cross"]}}, "hands.p2", "R5"),
    ({"hands": {"p1": ["gold"]}}, "hands.p1", "R5"),
    ({"hands": {}, "draw": ["map"]}, "hands", "R8"),
    ({"board": {"0,0": "cross"}}, "board.0,0", "R11"),
    ({"board": {"8,0": "cross"}}, "board.8,0", "R11"),
    ({"board": {"1,0": "cross turned"}}, "board.1,0", "R12"),
    ({"board": {"1,0": "str_v"}}, "board.1,0", "R14"),
    ({"board": {"3,0": "str_v", "4,0": "cross"}}, "board.3,0", "R14"),
    ({"board": {"43,0": "cross"}}, "board.43,0", "R13"),
    ({"board": {"-21,0": "cross", "20,0": "cross"}}, "board", "R13"),
    ({"board": {"x": "cross"}}, "board.x", None),
    ({"board": {"-0,1": "cross"}}, "board.-0,1", None),
    ({"open": {"top": "gold"}}, "open", "R32"),
    ({"open": {"middle": "stone_sw"}}, "open.middle", "R28"),
    ({"open": {"left": "gold"}}, "open", "R3"),
    ({"broken": {"p2": ["hat"]}}, "broken.p2", "R20"),
    ({"known": {"p2": ["left"]}}, "known.p2", "R25"),
    ({"discard": ["map"]}, "discard", "R5"),
    ({"over": True}, "over", "R1"),
    ({"gold": {"p1": [3, 3, 3, 3, 3]}}, "gold_pile", "R6"),
    ({"gold": {"p1": [4]}}, "gold.p1", "R6"),
    ({"packet": [1, 2], "turn": "p2"}, "turn", "R35"),
    ({"packet": [1] * 10}, "packet", None),
    ({"round": 2, "shares": [{"round": 1, "picks": [["p1", 3]]}]}, "gold.p1", "R40"),
    ({"round": 2, "shares": [{"round": 2, "picks": []}]}, "round", "R1"),
    ({"round": 2, "shares": [{"round": 1}]}, "shares.1", None),
    ({"round": 2, "gold": {"p2": [2, 2]}, "shares": [{"round": 1, "paid": {"p2": [2, 2]}}]}, "shares", "A9"),
    (
        {"round": 2, "gold": {"p2": [3]}, "shares": [{"round": 1, "paid": {"p2": [3]}}]},
        "shares.1.paid",
        "R37",
    ),
    ({"seed": 1}, "position.seed", None),
]


@pytest.mark.parametrize(("change", "where", "rule"), WRONG)
def test_what_cannot_be_is_refused(change, where, rule):
    with pytest.raises(PositionError) as refused:
        load_game("saboteur", players=3).from_position({**position(["cross"]), **change})
    assert refused.value.where == where
    assert refused.value.rule == (rule and f"saboteur/{rule}")
    assert str(refused.value)


PICKS = [["p1", 2], ["p3", 1], ["p1", 1]]


@pytest.mark.parametrize(
    ("share", "fine"),
    [
        ({"picks": PICKS}, True),
        ({"picks": PICKS, "asked": 1, "alike": True}, True),
        ({"picks": PICKS, "asked": 2, "alike": True}, False),
        ({"picks": PICKS, "asked": 0, "alike": True}, False),
        ({"picks": PICKS, "asked": 3, "alike": True}, False),
        ({"picks": PICKS, "asked": 2, "alike": False}, False),
        ({"picks": PICKS, "asked": 0, "alike": False}, False),
        ({"picks": [["p3", 2], ["p1", 1], ["p1", 1]], "asked": 1, "alike": False}, True),
        ({"picks": [["p3", 1], ["p1", 1], ["p1", 1]], "asked": 1, "alike": False}, False),
        ({"picks": [["p1", 1], ["p1", 2], ["p1", 1]], "asked": 0, "alike": False}, True),
        ({"picks": [["p1"]]}, False),
        ({"picks": [], "paid": {}}, False),
    ],
)
def test_R35_a_sharing_out_as_the_engine_would_have_made_it(share, fine):
    held = {}
    for pick in share["picks"]:
        held.setdefault(pick[0], []).extend(pick[1:])
    late = {**position(["cross"]), "round": 2, "gold": held, "shares": [{"round": 1, **share}]}
    game = load_game("saboteur", players=3)
    if fine:
        state = game.from_position(late)
        assert game.from_position(state.position()).position() == state.position()
    else:
        with pytest.raises(PositionError):
            game.from_position(late)


def test_R35_a_packet_read_goes_on():
    more = {"packet": [2, 1, 3], "gold_pile": [1], "board": corridor() | {"7,0": "tee_h"}}
    game = load_game("saboteur", players=3)
    state = game.from_position({**position(goals=("stone_se", "gold", "stone_sw")), **more})
    assert state.position()["open"] == {"middle": "gold"}
    assert state.legal_words() == ["take 1", "take 2", "take 3"]
    play(state, "p1: take 1")
    middle = game.from_position(state.position())
    assert middle.position() == state.position()
    assert middle.legal_words() == ["take 2", "take 3"]
    assert game.from_position({**position(), "packet": [2, 2], "gold_pile": []}).position()["round"] == 2


def test_R6_a_gold_pile_left_out_is_all_the_rest_shuffled():
    state = start(["cross"], gold={"p1": [3, 1]})
    pile = state.position()["gold_pile"]
    assert sorted(pile) == [1] * 15 + [2] * 8 + [3] * 3
    assert pile != sorted(pile)
    other = state.game.from_position({**position(["cross"]), "gold": {"p1": [3, 1]}}, seed=9)
    assert other.position()["gold_pile"] != pile


def test_R43_the_end_can_be_read_again():
    state = play(start(saboteurs=(), hands={"p1": ["map"]}, round=3, gold={"p2": [2]}), "p1: pass map")
    again = state.game.from_position(state.position(), state.seed)
    assert again.is_over()
    assert again.winners() == ["p2"]
    assert again.position() == state.position()


BAD_WORDS = [
    *(
        "",
        "dig",
        "lay",
        "lay cross",
        "lay map 1,0",
        "lay cros 1,0",
        "lay cross 1;0",
        "lay cross -0,1",
        "lay cross 01,1",
    ),
    *(
        "lay cross turned 1,0",
        "rockfall",
        "rockfall 1",
        "rockfall 1,0 2,0",
        "map",
        "map up",
        "take",
        "take 0",
        "take 12",
    ),
    *(
        "pass crosss",
        "pass cross map",
        "break_lamp",
        "break_hat p2",
        "fix_lamp p2 lamp",
        "fix_pick_lamp p2",
        "break_lamp p4",
    ),
]


@pytest.mark.parametrize("words", BAD_WORDS)
def test_words_that_say_nothing(words):
    problem = start(["cross"]).why_not("p1", words)
    assert isinstance(problem, NotationError)
    assert str(problem)


def test_R4_the_picture_shows_the_mine_as_far_as_it_goes():
    board = {"-1,0": "cross", "0,1": "dead_n", "1,0": "curve_sw"}
    lines = str(
        start(["cross"], board, broken={"p2": ["lamp"]}, known={"p3": ["top"]}, gold={"p1": [2]})
    ).splitlines()
    assert lines[0].split()[:10] == ["-1", "0", "1", "2", "3", "4", "5", "6", "7", "8"]
    assert next(line for line in lines if line.startswith("  0 ")).startswith("  0 ═╬══S══╗  · ")
    assert next(line for line in lines if line.startswith("  1 ")).startswith("  1  · (╵) · ")
    assert "> p1       digger  cross  gold: 2" in lines
    assert "  p2       saboteur  map  broken: lamp" in lines
    assert "  p3       digger  map  looked at: top" in lines
    seen = str(start(["map", "curve_se"], known={"p1": ["top"]}).observation("p1"))
    assert "goals: top gold\n> p1  you  digger" in seen
    assert [line for line in seen.splitlines()[1:] if "[$]" in line] == [" -2  ·  ·  ·  ·  ·  ·  ·  · [$]"]
    assert seen.splitlines()[0].endswith("[$] treasure   [o] stone")
    assert seen.endswith("hand:  ╔═ / ═╝  curve_se\n      map")
