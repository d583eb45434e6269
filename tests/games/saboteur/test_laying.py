"""Laying path cards: cell, neighbour, fit, connection (R4, R8 to R19; examples E1 to E9)."""

import pytest

from stamtisch import load_game
from tests.games.saboteur.table import (
    ALL_TUNNELS,
    DECK,
    corridor,
    fitting,
    lays,
    play,
    rule_of,
    start,
)


def test_R14_E1_what_fits_beside_the_start():
    east = {name.removesuffix(" turned") for name in fitting("1,0")}
    south = {name.removesuffix(" turned") for name in fitting("0,1")}
    assert set(ALL_TUNNELS) - east == {"str_v", "dead_str_v", "dead_n"}
    assert sum(DECK[card] for card in east) == 34
    assert set(ALL_TUNNELS) - south == {"str_h", "dead_str_h", "dead_e"}
    assert sum(DECK[card] for card in south) == 35
    assert rule_of(start(["str_v"]), "p1", "lay str_v 1,0") == "R14"


@pytest.mark.parametrize(
    ("cell", "card", "legal"),
    [
        ("1,0", "curve_sw", {"curve_sw"}),
        ("1,0", "curve_se", {"curve_se turned"}),
        ("-1,0", "dead_e", {"dead_e"}),
        ("1,0", "dead_e", {"dead_e turned"}),
        ("0,1", "dead_n", {"dead_n"}),
        ("0,-1", "dead_n", {"dead_n turned"}),
        ("1,0", "tee_h", {"tee_h", "tee_h turned"}),
        ("1,0", "tee_v", {"tee_v turned"}),
        ("1,0", "cross", {"cross"}),
    ],
)
def test_R12_E2_E4_turned_by_half_a_turn(cell, card, legal):
    assert fitting(cell, cards=[card]) == legal


@pytest.mark.parametrize(
    "words", ["lay str_v sideways 1,0", "lay str_v turned 1,0", "lay curve_se turned90 1,0"]
)
def test_R12_nothing_lies_crosswise(words):
    assert rule_of(start(["str_v", "curve_se"]), "p1", words) == "R12"


@pytest.mark.parametrize("cell", ["1,1", "9,0", "8,1", "5,0", "-1,-1", "42,42", "-42,-42", "42,0", "0,-42"])
def test_R13_E3_a_path_card_beside_it(cell):
    state = start(["cross"])
    assert rule_of(state, "p1", f"lay cross {cell}") == "R13"
    assert ("goal" in str(state.why_not("p1", f"lay cross {cell}")).split("Beside")[-1][:40]) or cell not in (
        "9,0",
        "8,1",
    )


def test_R13_A18_no_card_can_ever_lie_so_far_out():
    for cell in ("43,0", "-43,0", "0,43", "0,-43"):
        assert rule_of(start(["cross"]), "p1", f"lay cross {cell}") == "R13"


def test_R14_E5_an_open_and_a_closed_neighbour():
    board = {"1,0": "tee_h", "0,1": "str_v"}
    assert fitting("1,1", board) == {
        *("tee_v", "curve_sw turned", "str_v"),
        *("dead_tee_v", "dead_curve_sw turned", "dead_str_v", "dead_n"),
    }


def test_R14_E6_the_rule_book_picture():
    state = start(
        ["cross", "str_v"],
        hands={"p1": ["cross", "str_v"], "p2": ["tee_h", "tee_v"], "p3": ["dead_str_v", "map"]},
    )
    play(state, "p1: lay cross 1,0", "p2: lay tee_h 2,0", "p3: lay dead_str_v 0,1", "p1: lay str_v 1,1")
    assert rule_of(state, "p2", "lay tee_v turned 2,1") == "R14"
    assert str(state.why_not("p2", "lay tee_v turned 2,1")) == (
        "tee_v turned does not fit at 2,1: its open west side would meet "
        "the closed east side of str_v at 1,1. "
        "Of your cards, these may lie there: tee_v."
    )
    play(state, "p2: lay tee_v 2,1")
    assert state.position()["board"]["2,1"] == "tee_v"


def test_R16_R18_E7_a_stub_is_not_joined_to_the_start():
    state = start(["str_h"], {"1,0": "dead_str_h"})
    assert rule_of(state, "p1", "lay str_h 2,0") == "R16"
    assert "dead_str_h 1,0" in str(state.why_not("p1", "lay str_h 2,0"))


def test_R14_R18_E8_a_stub_must_still_be_matched():
    board = {"1,0": "dead_str_h", "0,1": "tee_v", "1,1": "str_h", "2,1": "curve_se turned"}
    assert {"curve_sw", "tee_v turned"} <= fitting("2,0", board)
    assert rule_of(start(["str_v"], board), "p1", "lay str_v 2,0") == "R14"


def test_R15_A2_E9_a_face_down_goal_asks_nothing():
    board = {**corridor(), "4,0": "tee_h"}
    assert fitting("7,0", board) == {
        *("cross", "tee_v turned", "tee_h", "tee_h turned", "str_h", "curve_se turned", "curve_sw"),
        *("dead_cross", "dead_tee_v turned", "dead_tee_h", "dead_tee_h turned", "dead_str_h"),
        *("dead_curve_se turned", "dead_curve_sw", "dead_e turned"),
    }


@pytest.mark.parametrize(
    ("cell", "what"),
    [("0,0", "start"), ("8,0", "goal"), ("8,-2", "goal"), ("2,0", "str_h"), ("1,0", "cross")],
)
def test_R11_the_cell_must_be_empty(cell, what):
    state = start(["cross"], corridor(2))
    assert rule_of(state, "p1", f"lay cross {cell}") == "R11"
    assert what in str(state.why_not("p1", f"lay cross {cell}"))


def test_R11_a_face_up_goal_is_no_empty_cell():
    state = start(["cross"], corridor(), open={"top": "stone_se"}, goals=["stone_se", "gold", "stone_sw"])
    assert rule_of(state, "p1", "lay cross 8,-2") == "R11"


def test_R17_reach_goes_through_cards_but_not_past_a_dead_end():
    assert lays(start(["str_h"], corridor(3))) == {"str_h 4,0", "str_h -1,0"}
    assert lays(start(["str_h"], {**corridor(2), "3,0": "dead_cross"})) == {"str_h -1,0"}


def test_A22_two_stubs_may_meet_without_connecting():
    board = {"1,0": "dead_str_h", "0,1": "tee_v", "1,1": "str_h", "2,1": "curve_se turned"}
    assert "dead_cross" in fitting("2,0", board, cards=["dead_cross"])
    laid = start(["str_v"], {**board, "2,0": "dead_cross"})
    assert lays(laid) == {"str_v 0,-1", "str_v 0,2"}


@pytest.mark.parametrize("tools", [["lamp"], ["pick", "cart"]])
def test_R19_no_path_card_with_a_broken_tool(tools):
    hand = ["cross", "map", "rockfall", "break_pick", "fix_lamp"]
    state = start(hand, corridor(2), broken={"p1": tools, "p3": ["lamp"]})
    assert rule_of(state, "p1", "lay cross 3,0") == "R19"
    assert " and ".join(tools) in str(state.why_not("p1", "lay cross 3,0"))
    verbs = {word.split()[0] for word in state.legal_words()}
    assert verbs == {"map", "rockfall", "break_pick", "fix_lamp", "pass"}


@pytest.mark.parametrize(("side", "card"), [((1, 0), 1), ((-1, 0), 1), ((0, 1), 0), ((0, -1), 0)])
def test_R4_A18_forty_cards_in_one_line_are_never_refused(side, card):
    """No direction ends: east past the goals' column, west, south and north."""
    straight = [["str_v", "cross", "tee_v", "dead_str_v"], ["str_h", "cross", "tee_h", "dead_str_h"]][card]
    copies = {"str_v": 4, "str_h": 3, "cross": 5, "tee_v": 5, "tee_h": 5}
    line = [name for name in straight[:3] for _ in range(copies[name])]
    row = 1 if side == (1, 0) else 0
    lead = {"0,1": "tee_v"} if row else {}
    board, at = dict(lead), 1
    for name in line:
        board[f"{side[0] * at},{side[1] * at + row}"] = name
        at += 1
    far = f"{side[0] * at},{side[1] * at + row}"
    state = start([straight[3]], board)
    assert state.why_not("p1", f"lay {straight[3]} {far}") is None
    play(state, f"p1: lay {straight[3]} {far}")
    assert far in state.position()["board"]
    str(state)


CHIMNEY = {"0,-1": "str_v", "0,-2": "str_v", "0,-3": "str_v", "0,-4": "curve_se"}
"""up and to the east, to pass above the goals"""


@pytest.mark.parametrize("direction", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_R4_R27_all_forty_tunnel_cards_can_be_laid_one_after_the_other(direction):
    """Laid as far out as possible by three players who hold whatever is needed."""
    first = CHIMNEY if direction == (1, 0) else {}
    left = {card: DECK[card] - [*first.values()].count(card) for card in ALL_TUNNELS}
    state, laid, farthest = start(["map"], first), len(first), 0
    while any(left.values()):
        board = state.position()["board"]
        best = None
        for card in [c for c in ALL_TUNNELS if left[c]]:
            trial = start([card], board, goals=["stone_se", "stone_sw", "gold"])
            for words in sorted(lays(trial)):
                x, y = map(int, words.rsplit(" ", 1)[1].split(","))
                if (x, y) in ((7, 2), (9, 2), (8, 1), (8, 3)):
                    continue  # no treasure now
                score = (not card.startswith("dead"), x * direction[0] + y * direction[1])
                if best is None or score > best[0]:
                    best = (score, trial, words, card)
        if best is None:
            break
        _, state, words, card = best
        state.apply(f"p1: lay {words}")
        left[card] -= 1
        laid += 1
        farthest = max(farthest, best[0][1])
    assert laid >= 31
    assert farthest >= 16


def test_A1_without_the_option_a_card_must_be_connected():
    board = {"1,0": "tee_h", "0,1": "str_v"}
    strict, loose = start(["str_v"], board), start(["str_v"], board, options={"require_connection": False})
    assert lays(strict, "1,1") == lays(loose, "1,1") == {"str_v"}
    cut_off = {"2,0": "str_h", "3,0": "cross"}
    assert rule_of(start(["str_h"], cut_off), "p1", "lay str_h 4,0") == "R16"
    free = start(["str_h", "str_v"], cut_off, options={"require_connection": False})
    assert {"str_h 4,0", "str_h 1,0", "str_v 3,1", "str_v 2,1", "str_v 2,-1"} <= lays(free) | {
        "str_v 2,1",
        "str_v 2,-1",
    }
    assert lays(free, "2,1") == {"str_h"}
    assert rule_of(free, "p1", "lay str_h 9,0") == "R13"
    assert rule_of(free, "p1", "lay str_v 4,0") == "R14"


def test_A1_after_a_rockfall_the_loose_table_still_takes_every_cell_beside_a_card():
    state = start(
        ["rockfall"],
        corridor(3),
        options={"require_connection": False},
        hands={"p1": ["rockfall"], "p2": ["str_h"], "p3": ["map"]},
    )
    play(state, "p1: rockfall 1,0")
    assert lays(state) == {"str_h -1,0", "str_h 1,0", "str_h 4,0", "str_h 2,1", "str_h 2,-1"}


def test_A1_a_face_up_goal_counts_as_a_neighbour_on_the_loose_table():
    more = {"goals": ["stone_se", "gold", "stone_sw"], "open": {"top": "stone_se"}}
    state = start(["str_h"], options={"require_connection": False}, **more)
    assert {"str_h 9,-2", "str_h 8,-3"} <= lays(state)
    play(state, "p1: lay str_h 9,-2")


def test_A17_seven_cards_are_the_least_that_reach_a_goal():
    state = start(["tee_h"], corridor(), goals=["stone_se", "gold", "stone_sw"], gold_pile=[1, 1, 2])
    assert len(state.position()["board"]) == 6
    play(state, "p1: lay tee_h 7,0")
    assert state.position()["packet"]


def test_R8_one_card_a_turn_then_one_is_drawn():
    state = start(["cross", "map"], draw=["dead_n", "dead_e"])
    play(state, "p1: lay cross 1,0")
    assert sorted(state.position()["hands"]["p1"]) == ["dead_n", "map"]
    assert state.position()["draw"] == ["dead_e"]
    assert state.to_act() == [1]
    assert rule_of(state, "p1", "map top") == "R7"
    assert rule_of(start(["map"]), "p1", "lay cross 1,0") == "R8"
    assert rule_of(start(["map"]), "p1", "take 3") == "R35"


def test_A3_a_later_card_must_fit_a_face_up_goal():
    more = {"goals": ["gold", "stone_se", "stone_sw"], "open": {"middle": "stone_se turned"}}
    state = start(["cross"], {**corridor(), "7,0": "tee_h"}, **more)
    assert rule_of(state, "p1", "lay cross 8,1") == "R14"


def test_R8_equal_cards_in_hand_give_one_action():
    state = start(["cross", "cross", "map", "map"])
    assert state.legal_words() == [
        *("lay cross 0,-1", "lay cross -1,0", "lay cross 1,0", "lay cross 0,1"),
        *("map top", "map middle", "map bottom", "pass cross", "pass map"),
    ]


def test_R12_words_go_both_ways():
    game = load_game("saboteur", players=10)
    for action in range(0, game.action_count, 997):
        assert game.parse_words(game.format_words(action)) == action
    for action in range(game.action_count - 200, game.action_count):
        assert game.parse_words(game.format_words(action)) == action
