"""The tactical variant."""

import pytest

from stamtisch import load_game
from tests.games.runner_up.table import NUMBERED, fields, moment, play

W31 = ["-2/14", "+4/30", "+1/6"]
W32 = ["+1/8", "+3/26", "-3/22"]
W33 = ["+2/17", "-1/4", "-3/23"]


def rule_of(state, seat, words):
    problem = state.why_not(seat, words)
    return problem and problem.rule


def opened(choices, card_round=1, pawns=None, **rest):
    """All cards of a round are open."""
    return play(moment(choices, card_round, pawns, **rest), *choices)


@pytest.mark.parametrize("card_round", [1, 2, 3, 4, 5])
def test_R50_R56_one_card_before_oneself_in_every_round(card_round):
    state = moment(W31, card_round)
    for seat, hand in enumerate(state.position()["hands"].values()):
        assert len(hand) == 6 - card_round
        assert sorted(state.legal_words(seat)) == sorted(hand)
    assert rule_of(state, "p1", "-2/14 > p2") == "runner-up/R50"
    assert rule_of(state, "p1", "-2 > p2") == "runner-up/R50"


def test_R8_R50_a_choice_stands_and_the_card_is_in_hand():
    state = moment(W31)
    state.apply("p1: -2/14")
    assert state.position()["committed"] == {"p1": "-2/14"}
    assert "-2/14" not in state.position()["hands"]["p1"]
    assert rule_of(state, "p1", "-2/14") == "runner-up/R8"
    assert rule_of(state, "p2", "+1/6") == "runner-up/R8"
    assert state.to_act() == [1, 2]


def test_R50_all_are_turned_up_together():
    state = moment(W31)
    play(state, *W31[:2])
    assert state.position()["played"] == {}
    state.apply("p3: +1/6")
    assert state.position()["played"] == {"p1": "-2/14", "p2": "+4/30", "p3": "+1/6"}
    assert state.position()["committed"] == {}
    assert fields(state) == [0, 0, 0]


@pytest.mark.parametrize(
    ("choices", "order"),
    [
        (W31, [1, 0, 2]),
        (W32, [1, 2, 0]),
        (W33, [2, 0, 1]),
        (["-1/1", "-1/2", "-1/3", "+1/6", "-4/28", "+5/32"], [5, 4, 3, 2, 1, 0]),
        (["+5/32", "+4/31", "-4/28", "+1/6", "-1/2", "-1/1"], [0, 1, 2, 3, 4, 5]),
        (["+2/16", "-2/15", "-3/21", "+3/24"], [3, 2, 0, 1]),
    ],
)
def test_R51_the_highest_number_acts_first(choices, order):
    state = opened(choices)
    seen = []
    while state.position()["round"] == 1:
        (seat,) = state.to_act()
        assert state.position()["turn"] == f"p{seat + 1}"
        seen.append(seat)
        state.apply("move p1")
    assert seen == order


def test_R51_before_and_after_ones_number():
    state = opened(W31)
    problem = state.why_not("p1", "move p1")
    assert problem.rule == "runner-up/R51"
    assert str(problem) == "The number of -2/14 is not up yet. First p2 moves a pawn by +4/30."
    state.apply("p2: move p2")
    problem = state.why_not("p2", "move p2")
    assert problem.rule == "runner-up/R51"
    assert str(problem) == "p2 has already moved a pawn by +4/30 in this round. Now p1 moves one by -2/14."
    assert rule_of(state, "p3", "move p2") == "runner-up/R51"


def test_R51_no_move_before_all_cards_are_open():
    state = moment(W31)
    assert rule_of(state, "p1", "move p1") == "runner-up/R51"
    state.apply("p1: -2/14")
    problem = state.why_not("p1", "move p1")
    assert problem.rule == "runner-up/R51"
    assert "p2 and p3" in str(problem)


@pytest.mark.parametrize("target", [0, 1, 2])
@pytest.mark.parametrize(("choices", "step"), [(W31, 4), (W32, 3), (W33, -3)])
def test_R52_the_pawn_of_anybody_moves_by_the_card(choices, step, target):
    state = opened(choices, pawns=[1, 2, 3])
    (seat,) = state.to_act()
    assert state.legal_words(seat) == ["move p1", "move p2", "move p3"]
    expected = [1, 2, 3]
    expected[target] += step
    assert fields(state.apply(f"move p{target + 1}")) == expected


@pytest.mark.parametrize("card", NUMBERED)
def test_R52_each_card_moves_by_its_value(card):
    others = [other for other in ("-1/1", "-1/2", "-1/3") if other != card][:2]
    state = opened([card, *others], pawns=[0, 0, 0])
    while state.position()["turn"] != "p1":
        state.apply("move p2")
    before = fields(state)[2]
    state.apply("p1: move p3")
    assert fields(state)[2] == before + int(card.split("/")[0])


def test_R52_only_a_pawn_in_play():
    state = opened(W31)
    assert "p1 to p3" in str(state.why_not("p2", "move p4"))
    wrong = state.game.parse_words("move p3") + 1
    with pytest.raises(Exception, match="p1, p2 and p3") as refusal:
        state.apply(wrong, "p2")
    assert refusal.value.rule == "runner-up/R52"


def test_A13_nobody_may_decline_to_move():
    state = opened(W31)
    assert state.legal_words("p2") == ["move p1", "move p2", "move p3"]
    hand = state.position()["hands"]["p2"]
    problem = state.why_not("p2", hand[0])
    assert problem.rule == "runner-up/R52"
    assert str(problem) == "p2 must now move one pawn by +4/30; the pawns in play are those of p1, p2 and p3."


def test_R53_all_cards_are_open_and_all_earlier_moves_made():
    state = opened(W31)
    state.apply("p2: move p1")
    view = state.observation("p1").position()
    assert view["played"] == {"p1": "-2/14", "p2": "+4/30", "p3": "+1/6"}
    assert view["pawns"] == {"p1": 4, "p2": 0, "p3": 0}


def test_R54_a_pawn_may_be_moved_again():
    state = opened(W31)  # W31
    for words, expected in [
        ("p2: move p1", [4, 0, 0]),
        ("p1: move p1", [2, 0, 0]),
        ("p3: move p3", [2, 0, 1]),
    ]:
        assert fields(state.apply(words)) == expected


def test_R55_moves_are_not_added_up():
    state = opened(W32, pawns=[15, 3, 0])  # W32
    for words, expected in [
        ("p2: move p1", [16, 3, 0]),
        ("p3: move p1", [13, 3, 0]),
        ("p1: move p2", [13, 4, 0]),
    ]:
        assert fields(state.apply(words)) == expected


def test_R55_each_move_stops_at_the_back_too():
    state = opened(["-4/28", "+2/16", "-3/21"], pawns=[-10, 0, 0])
    assert fields(state.apply("p1: move p1")) == [-12, 0, 0]
    assert fields(state.apply("p3: move p1")) == [-12, 0, 0]
    assert fields(state.apply("p2: move p1")) == [-10, 0, 0]


def test_A12_a_pawn_that_cannot_go_further_may_be_chosen():
    state = opened(W31, pawns=[16, 2, -12])
    assert fields(state.apply("p2: move p1")) == [16, 2, -12]
    assert fields(state.apply("p1: move p3")) == [16, 2, -12]


def test_R56_R57_round_five_has_no_rule_of_its_own():
    state = opened(W33, 5, [5, 6, 2])  # W33
    assert state.legal_words("p3") == ["move p1", "move p2", "move p3"]
    state.apply("p3: move p2").apply("p1: move p3").apply("p2: move p2")
    assert state.scores() == {"p1": 0, "p2": 0, "p3": 4}
    assert (state.position()["stage"], state.position()["round"]) == (2, 1)
    assert state.to_act() == [0, 1, 2]
    assert "turn" not in state.position()


def test_R57_the_last_stage_ends_the_game():
    state = opened(W33, 5, [5, 6, 2], stage=5, totals={"p1": 3, "p2": 9})
    state.apply("p3: move p2").apply("p1: move p3").apply("p2: move p2")
    assert state.is_over()
    assert (state.scores(), state.winners()) == ({"p1": 3, "p2": 9, "p3": 4}, ["p3"])
    assert "turn" not in state.position()
    assert state.position()["played"] == {}


def test_R58_cards_of_a_round_do_not_come_back():
    state = opened(W31, 3)
    hands = state.position()["hands"]
    state.apply("p2: move p2").apply("p1: move p2").apply("p3: move p2")
    assert state.position()["hands"] == hands
    assert state.position()["round"] == 4
    assert state.position()["spent"][2] == {"p1": "-2/14", "p2": "+4/30", "p3": "+1/6"}
    assert rule_of(state, "p1", "-2/14") == "runner-up/R8"
    assert state.to_act() == [0, 1, 2]


def test_R60_other_numbers_make_another_order():
    numbers = list(range(999, 967, -1))
    choices = ["-4/999", "+5/968", "-3/998"]
    game = load_game("runner-up", players=3, variant="tactical", white_numbers=numbers)
    hands = {"p1": ["-4/999"], "p2": ["+5/968"], "p3": ["-3/998"]}
    state = play(game.from_position({"round": 5, "hands": hands}), *choices)
    assert state.to_act() == [0]
    assert state.apply("move p1").to_act() == [2]
    assert state.apply("move p1").to_act() == [1]
