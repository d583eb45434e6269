"""Reaching goals and rockfalls (R23, R24, R27 to R32; examples E10 to E26)."""

import pytest

from tests.games.saboteur.table import GOLD_IN_THE_MIDDLE, corridor, fitting, lays, play, rule_of, start

PILE = {"gold_pile": [3, 1, 2, 1, 1]}


def at_the_goals(card, cell, board, goals, **more):
    """The position after p1 has laid a card."""
    name = card.removesuffix(" turned")
    state = start([name], board, goals=goals, **PILE, **more)
    return play(state, f"p1: lay {card} {cell}")


def is_won(state):
    return bool(state.position()["packet"])


def opened(state):
    return state.position()["open"]


def test_R27_R32_E10_the_treasure_ends_the_round():
    state = at_the_goals("tee_h", "7,0", corridor(), GOLD_IN_THE_MIDDLE)
    assert is_won(state)
    assert opened(state) == {"middle": "gold"}


@pytest.mark.parametrize(
    ("goals", "lies"),
    [(("gold", "stone_se", "stone_sw"), "stone_se turned"), (("gold", "stone_sw", "stone_se"), "stone_sw")],
)
def test_R28_E11_E12_a_stone_opens_towards_the_connecting_edge(goals, lies):
    state = at_the_goals("tee_h", "7,0", corridor(), goals)
    assert opened(state) == {"middle": lies}
    assert not is_won(state)
    assert state.to_act() == [1]


# Each goal cell is reached from each side: the column of the corridor, then the card before the goal.
APPROACHES = {
    "W": ({}, "7,0", "cross", "middle"),
    "N": ({"7,-1": "curve_se", "7,0": "curve_sw turned"}, "8,-1", "curve_sw", "middle"),
    "S": ({"7,0": "curve_sw", "7,1": "curve_sw turned"}, "8,1", "curve_se turned", "middle"),
}


@pytest.mark.parametrize(
    ("side", "stone", "lies"),
    [
        ("W", "stone_se", "stone_se turned"),
        ("W", "stone_sw", "stone_sw"),
        ("N", "stone_se", "stone_se turned"),
        ("N", "stone_sw", "stone_sw turned"),
        ("S", "stone_se", "stone_se"),
        ("S", "stone_sw", "stone_sw"),
    ],
)
def test_R28_one_way_for_each_stone_and_side(side, stone, lies):
    extra, cell, card, goal = APPROACHES[side]
    board = {**corridor(), **extra}
    if side == "N":
        board = {**corridor(), "7,0": "curve_se turned", "7,-1": "curve_se"}
    other = "stone_sw" if stone == "stone_se" else "stone_se"
    goals = ["gold", stone, other] if side != "N" else [other, stone, "gold"]
    state = at_the_goals(card, cell, board, goals)
    assert opened(state)[goal] == lies


def test_R28_a_stone_reached_from_the_east():
    board = {**corridor(5), "6,0": "curve_sw", "6,1": "tee_v", "6,2": "str_v", "6,3": "curve_sw turned"}
    board |= {"7,3": "tee_h", "8,3": "tee_h", "9,3": "curve_se turned", "9,2": "str_v", "9,1": "str_v"}
    for stone, lies in (("stone_se", "stone_se"), ("stone_sw", "stone_sw turned")):
        other = "stone_sw" if stone == "stone_se" else "stone_se"
        assert opened(at_the_goals("curve_sw", "9,0", board, ["gold", stone, other]))["middle"] == lies


def test_R27_E13_a_closed_edge_reaches_nothing():
    state = at_the_goals("curve_sw", "7,0", corridor(), GOLD_IN_THE_MIDDLE)
    assert opened(state) == {}
    assert state.position()["round"] == 1


def test_R27_E14_a_dead_end_reaches_nothing():
    for card in ("dead_str_h", "dead_cross"):
        assert opened(at_the_goals(card, "7,0", {**corridor(5), "6,0": "tee_h"}, GOLD_IN_THE_MIDDLE)) == {}


SOUTH = {**corridor(), "7,0": "curve_sw", "7,1": "curve_sw turned"}


@pytest.mark.parametrize(
    ("lower", "lies"), [("stone_sw", "stone_sw turned"), ("stone_se", "stone_se turned")]
)
def test_R27_E15_only_the_goal_at_the_open_edge(lower, lies):
    upper = "stone_se" if lower == "stone_sw" else "stone_sw"
    assert opened(at_the_goals("curve_sw", "8,1", SOUTH, ["gold", upper, lower])) == {"bottom": lies}


def test_R30_A6_E16_two_goals_at_once():
    state = at_the_goals("tee_v turned", "8,1", SOUTH, ["gold", "stone_se", "stone_sw"])
    assert opened(state) == {"middle": "stone_se", "bottom": "stone_sw turned"}
    assert state.to_act() == [1]


def test_R29_A5_E17_a_goal_need_not_fit_its_other_neighbours():
    state = at_the_goals("tee_v turned", "8,1", SOUTH, ["gold", "stone_sw", "stone_se"])
    assert opened(state) == {"middle": "stone_sw", "bottom": "stone_se turned"}


@pytest.mark.parametrize("goals", [("stone_se", "gold", "stone_sw"), ("stone_se", "stone_sw", "gold")])
def test_R30_R32_E18_one_of_two_is_the_treasure(goals):
    state = at_the_goals("tee_v turned", "8,1", SOUTH, goals)
    assert is_won(state)
    assert len(opened(state)) == 2


STUB = {**corridor(5), "6,0": "tee_h", "7,0": "dead_str_h", "6,1": "curve_sw turned", "7,1": "tee_h"}


def test_R29_E19_E20_a_goal_against_a_stub_and_beyond_it():
    state = at_the_goals(
        "curve_se turned",
        "8,1",
        STUB,
        ["gold", "stone_se", "stone_sw"],
        hands={"p1": ["curve_se"], "p2": ["str_h", "str_v"]},
    )
    assert opened(state) == {"middle": "stone_se"}
    assert "str_h" in lays(state, "9,0")
    assert rule_of(state, "p2", "lay str_v 9,0") == "R14"


TURNED = {**corridor(), "7,0": "tee_h"}


def test_R31_R8_E21_through_a_stone():
    more = {"open": {"middle": "stone_sw"}}
    state = at_the_goals("str_v", "8,1", TURNED, ["gold", "stone_sw", "stone_se"], **more)
    assert opened(state) == {"middle": "stone_sw", "bottom": "stone_se turned"}
    assert is_won(at_the_goals("str_v", "8,1", TURNED, ["stone_se", "stone_sw", "gold"], **more))


def test_R31_E22_up_from_a_stone_and_later_cards_must_fit_it():
    more = {"open": {"middle": "stone_se turned"}}
    goals = ["gold", "stone_se", "stone_sw"]
    assert is_won(at_the_goals("str_v", "8,-1", TURNED, goals, **more))
    assert rule_of(start(["cross"], TURNED, goals=goals, **more), "p1", "lay cross 8,1") == "R14"
    board = {**TURNED, "7,1": "curve_sw turned"}
    assert {"curve_sw"} == fitting("8,1", board, cards=["curve_sw"], goals=goals, **more)
    assert set() == fitting("8,1", board, cards=["tee_v", "cross"], goals=goals, **more)


def test_R17_R27_a_gap_closed_far_away_reaches_the_goal():
    board = corridor() | {"7,0": "tee_h"}
    del board["2,0"]
    state = at_the_goals("str_h", "2,0", board, ["gold", "stone_se", "stone_sw"])
    assert opened(state) == {"middle": "stone_se turned"}


def test_A4_two_sides_at_once():
    """Both were cut off and are connected by one card: the way with fewest mismatches, else unturned."""
    board = corridor() | {"7,0": "cross", "7,1": "curve_sw turned", "8,1": "curve_se turned"}
    del board["2,0"]
    for stone, lies in (("stone_sw", "stone_sw"), ("stone_se", "stone_se")):
        other = "stone_sw" if stone == "stone_se" else "stone_se"
        state = at_the_goals("str_h", "2,0", board, ["gold", stone, other])
        assert opened(state)["middle"] == lies
    board["8,-1"] = "str_v"
    board["9,0"] = "str_v"
    state = at_the_goals("str_h", "2,0", board, ["gold", "stone_se", "stone_sw"])
    assert opened(state)["middle"] == "stone_se turned"


@pytest.mark.parametrize("card", ["cross", "tee_h"])
def test_A4_the_card_just_laid_comes_first(card):
    board = corridor() | {"7,1": "curve_sw turned", "8,1": "curve_se turned"}
    options = {"require_connection": False}
    state = at_the_goals(card, "7,0", board, ["gold", "stone_se", "stone_sw"], options=options)
    assert opened(state)["middle"] == "stone_se turned"


@pytest.mark.parametrize("cell", ["0,0", "8,0", "7,0", "-3,5", "42,42"])
def test_R23_E23_what_a_rockfall_cannot_take(cell):
    state = start(["rockfall"], corridor())
    assert rule_of(state, "p1", f"rockfall {cell}") == "R23"
    words = {"0,0": "The start is safe", "8,0": "Goals are safe"}.get(cell, "There is no tunnel card")
    assert words in str(state.why_not("p1", f"rockfall {cell}"))


def test_R23_R18_E23_E24_a_rockfall_cuts_and_a_refill_joins():
    hands = {
        "p1": ["rockfall", "tee_h", "map"],
        "p2": ["dead_str_h", "tee_v", "tee_h", "map"],
        "p3": ["map", "map"],
    }
    state = start(board=corridor(), hands=hands)
    play(state, "p1: rockfall 4,0")
    assert state.position()["discard"].count("rockfall") == 3
    assert set(state.position()["board"]) == {"1,0", "2,0", "3,0", "5,0", "6,0"}
    assert "dead_str_h" in lays(state, "4,0")
    assert rule_of(state, "p2", "lay tee_v 4,0") == "R14"
    dead = play(state.clone(), "p2: lay dead_str_h 4,0", "p3: map top")
    assert rule_of(dead, "p1", "lay tee_h 7,0") == "R16"
    whole = play(state.clone(), "p2: lay tee_h 4,0", "p3: map top")
    assert opened(play(whole, "p1: lay tee_h 7,0")) == {"middle": "stone_se turned"}
    assert rule_of(play(state, "p2: map top", "p3: map top"), "p1", "lay tee_h 7,0") == "R16"


def test_R23_E25_what_fits_the_gap():
    board = corridor()
    del board["2,0"]
    assert fitting("2,0", board) == {
        *(
            "cross",
            "tee_h",
            "tee_h turned",
            "str_h",
            "dead_cross",
            "dead_tee_h",
            "dead_tee_h turned",
            "dead_str_h",
        ),
    }


def test_R24_E26_a_rockfall_never_turns_a_goal_back():
    hands = {"p1": ["rockfall"], "p2": ["str_v", "tee_h", "curve_sw", "dead_e"], "p3": ["map"]}
    more = {"goals": ["gold", "stone_sw", "stone_se"], "open": {"middle": "stone_sw"}, "hands": hands}
    state = play(start(board=TURNED, **more), "p1: rockfall 7,0")
    assert opened(state) == {"middle": "stone_sw"}
    assert state.position()["round"] == 1
    assert rule_of(state, "p2", "lay str_v 8,1") == "R16"
    assert "tee_h" in lays(state, "7,0")
    assert rule_of(state, "p2", "lay curve_sw 7,0") == "R14"
    assert rule_of(state, "p2", "lay dead_e turned 7,0") == "R14"


def test_R23_R26_A13_every_tunnel_card_is_a_target_and_without_one_there_is_no_rockfall():
    board = {"1,0": "dead_str_h", "2,0": "str_h", "3,0": "cross"}
    words = start(["rockfall"], board).legal_words()
    assert words == ["rockfall 1,0", "rockfall 2,0", "rockfall 3,0", "pass rockfall"]
    assert start(["rockfall"]).legal_words() == ["pass rockfall"]


@pytest.mark.parametrize(("word", "card"), [("top", "gold"), ("middle", "stone_se"), ("bottom", "stone_sw")])
def test_R25_a_map_shows_one_goal_to_its_player_alone(word, card):
    state = play(start(["map", "cross"]), f"p1: map {word}")
    assert state.position()["known"] == {"p1": [word]}
    seen = state.observation("p1").position()["goals"]
    assert sorted(seen) == sorted(["?", "?", card])
    for who in ("p2", "spectator"):
        assert state.observation(who).position()["goals"] == ["?", "?", "?"]
        assert state.observation(who).position()["known"] == {"p1": [word]}


def test_R25_A14_only_face_down_goals_are_looked_at():
    more = {"goals": ["gold", "stone_sw", "stone_se"], "open": {"middle": "stone_sw"}}
    state = start(["map"], TURNED, **more)
    assert state.legal_words() == ["map top", "map bottom", "pass map"]
    assert rule_of(state, "p1", "map middle") == "R25"
    assert rule_of(state, "p1", "map left") == "R25"
