"""What fits where."""

import pytest

from tests.games.the_game.table import alone, moment, play, rule_of, tops


def fitting(hand, piles, pile):
    """The hand's cards that fit on a pile."""
    words = alone(hand, piles, 9).legal_words()
    return [int(each.split(" ")[0]) for each in words if each.endswith(pile)]


def test_R6_R7_R9_the_first_cards():
    """X1."""
    hand = [2, 99, 50]
    assert fitting(hand, tops(), "up1") == fitting(hand, tops(), "down2") == [2, 50, 99]


@pytest.mark.parametrize(
    ("top", "cards", "expected"),
    [
        (16, [5, 6, 7, 15, 17, 26], [6, 17, 26]),  # X2
        (12, [2, 3, 11, 13], [2, 13]),  # X4
        (11, [2, 3, 10, 12], [12]),
        (60, [50, 49, 51, 59, 61, 70], [50, 61, 70]),
        (99, [89, 88, 90, 98, 2], [89]),
        (51, [41, 50, 52], [41, 52]),
        (50, [40, 49, 51], [40, 51]),
        (1, [2, 99], [2, 99]),
    ],
)
def test_R6_R8_R12_piles_that_go_up(top, cards, expected):
    assert fitting(cards, tops(up1=top), "up1") == expected
    assert fitting(cards, tops(up2=top), "up2") == expected


@pytest.mark.parametrize(
    ("top", "cards", "expected"),
    [
        (87, [77, 86, 88, 96, 97, 98], [77, 86, 97]),  # X3
        (89, [99, 98, 88, 90], [88, 99]),  # X5
        (90, [99, 98, 89, 91], [89]),
        (40, [50, 49, 51, 41, 39, 30], [30, 39, 50]),
        (2, [12, 11, 13, 3, 99], [12]),
        (41, [51, 50, 40], [40, 51]),
        (50, [60, 51, 49], [49, 60]),
        (100, [2, 99], [2, 99]),
    ],
)
def test_R7_R8_R12_piles_that_go_down(top, cards, expected):
    assert fitting(cards, tops(down1=top), "down1") == expected
    assert fitting(cards, tops(down2=top), "down2") == expected


def test_R8_jumps_mixed_with_ordinary_plays():
    """X6."""
    state = alone([35, 25, 26, 16], tops(up1=34), 9)
    play(state, "35 up1", "25 up1", "26 up1", "16 up1")
    assert state.position()["piles"]["up1"] == 16
    assert state.position()["laid"] == 4


def test_R8_a_chain_of_jumps():
    """X7."""
    state = alone([49, 39, 29, 19, 9], tops(up1=59), 9)
    assert play(state, "49 up1", "39 up1", "29 up1", "19 up1", "9 up1").position()["piles"]["up1"] == 9


def test_R10_the_order_matters():
    """X8, X9."""
    hand = [58, 67, 68, 77, 87]
    state = alone(hand, tops(down1=76), 9)
    assert rule_of(state, "77 down1") == "R7"
    play(state, "58 down1", "68 down1", "67 down1", "77 down1", "87 down1")
    assert state.position()["piles"]["down1"] == 87


def test_R8_R11_one_card_may_jump_on_two_piles():
    """X10."""
    state = alone([50, 51], tops(60, 80, 40, 20), 9)
    assert [words for words in state.legal_words() if words.startswith("50")] == ["50 up1", "50 down1"]
    assert play(state, "50 down1").position()["piles"] == tops(60, 80, 50, 20)


def test_R11_several_piles_in_one_turn():
    state = alone([2, 3, 98, 99], None, 9)
    play(state, "2 up1", "3 up2", "99 down1", "98 down2")
    assert state.position()["piles"] == tops(2, 3, 99, 98)


def test_R13_only_the_tops_are_shown_and_plays_are_public():
    state = moment([[2, 3, 98], [50, 51]], None, 9)
    play(state, "2 up1", "3 up1")
    view = state.observation("p2")
    assert view.position()["piles"] == tops(3)
    assert str(view).split("\n")[1].split() == ["3", "1", "100", "100"]
    assert [event["action"] for event in state.information_state("p2")["events"]] == [
        "p1: 2 up1",
        "p1: 3 up1",
    ]


def test_R10_A10_a_card_laid_lies():
    state = alone([2, 3, 98], None, 9)
    play(state, "2 up1")
    assert rule_of(state, "2 up2") == "R4"
    assert state.position()["hands"]["p1"] == [3, 98]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (
            "15 up1",
            "on up1: its top is 30, so a card must be higher than that, or exactly 20 (ten back). Legal now:",
        ),
        (
            "15 down2",
            "on down2: its top is 6, so a card must be lower than that, or exactly 16 (ten back). Legal now:",
        ),
        ("7 up2", "7 does not fit on up2: its top is 8, so a card must be higher than that. Legal now:"),
        (
            "97 down1",
            "97 does not fit on down1: its top is 95, so a card must be lower than that. Legal now:",
        ),
        ("40 up1", "40 is not in your hand (7, 15 and 97)."),
    ],
)
def test_R6_R7_R12_R14_a_refusal_says_what_fits(words, says):
    state = alone([7, 15, 97], tops(30, 8, 95, 6), 9)
    problem = str(state.why_not("p1", words))
    assert says in problem
    if "hand" not in says:
        assert "97 up1" in problem
