"""The kernels' own random move draws each legal action equally often."""

import pytest

from tests.games.saboteur.table import GOLD_IN_THE_MIDDLE, corridor, start
from tests.support.sampling import assert_even


def kinds(state):
    """How many legal actions begin with each word."""
    words = [words.split()[0].split("_")[0] for words in state.legal_words()]
    return {word: words.count(word) for word in words}


@pytest.mark.parametrize("board", [None, corridor(2), corridor()], ids=["start", "short", "long"])
@pytest.mark.parametrize("hand", [["tee_v"], ["str_v", "curve_se"], ["cross", "dead_n", "curve_sw", "tee_h"]])
def test_each_lay_is_drawn_equally_often(board, hand):
    state = start(hand, board)
    assert_even(state)
    assert set(kinds(state)) == {"lay", "pass"}
    assert kinds(state)["pass"] == len(hand)


@pytest.mark.parametrize(
    ("hand", "broken", "expected"),
    [
        (["break_pick"], {}, {"break": 3, "pass": 1}),
        (["break_pick", "break_cart"], {"p2": ["pick"]}, {"break": 5, "pass": 2}),
        (["fix_lamp"], {"p1": ["lamp"], "p3": ["lamp"]}, {"fix": 2, "pass": 1}),
        (["fix_lamp_cart", "fix_pick"], {"p2": ["lamp", "cart"], "p3": ["cart"]}, {"fix": 3, "pass": 2}),
        (
            ["break_lamp", "fix_pick_cart"],
            {"p1": ["pick"], "p2": ["cart"]},
            {"break": 3, "fix": 2, "pass": 2},
        ),
    ],
)
def test_each_use_of_a_tool_is_drawn_equally_often(hand, broken, expected):
    state = start(hand, broken=broken)
    assert_even(state)
    assert kinds(state) == expected


def test_a_break_before_the_others_only():
    state = start(["break_pick"], options={"allow_self_break": False})
    assert_even(state)
    assert kinds(state) == {"break": 2, "pass": 1}


@pytest.mark.parametrize("cards", [1, 5])
def test_each_rockfall_is_drawn_equally_often(cards):
    state = start(["rockfall"], corridor(cards))
    assert_even(state)
    assert kinds(state) == {"rockfall": cards, "pass": 1}


def test_each_map_is_drawn_equally_often():
    state = start(["map"], corridor())
    assert_even(state)
    assert kinds(state) == {"map": 3, "pass": 1}


def test_a_card_without_a_use_is_passed():
    state = start(["rockfall", "fix_cart", "cross"], broken={"p1": ["lamp"]})
    assert_even(state)
    assert kinds(state) == {"pass": 3}


@pytest.mark.parametrize("broken", [{}, {"p1": ["lamp"], "p2": ["cart"]}], ids=["whole", "broken"])
def test_all_kinds_of_cards_together(broken):
    state = start(
        ["cross", "curve_sw", "break_pick", "fix_cart", "rockfall", "map"], corridor(), broken=broken
    )
    assert_even(state)
    assert set(kinds(state)) == {"pass", "break", "rockfall", "map"} | ({"fix"} if broken else {"lay"})


@pytest.mark.parametrize("pile", [[1, 2, 3], [1, 1, 2], [1, 3, 3], [2, 3, 2]])
def test_each_gold_card_is_drawn_equally_often(pile):
    state = start(["tee_h"], corridor(), goals=GOLD_IN_THE_MIDDLE, gold_pile=pile)
    state.apply("p1: lay tee_h 7,0")
    assert_even(state)
    assert state.legal_words() == [f"take {value}" for value in sorted(set(pile))]
    state.apply("take 1" if 1 in pile else "take 2")
    assert_even(state)
