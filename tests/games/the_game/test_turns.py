"""The turn: minimum, drawing, whose turn it is."""

import pytest

from stamtisch import load_game
from stamtisch._jit import plain
from stamtisch.games.the_game import rules
from tests.games.the_game.table import alone, lost, moment, play, rule_of, tops


def test_R5_turns_go_round_to_the_left():
    state = load_game("the-game", players=3, first_player="p2").new(4)
    order = []
    for _ in range(4):
        (seat,) = state.to_act()
        order.append(seat)
        for _ in range(2):
            state.apply(state.legal_actions()[0])
        state.apply("end")
    assert order == [1, 2, 0, 1]


def test_R5_out_of_turn_nothing_may_be_laid():
    state = moment([[2, 3], [50, 51]], None, 9)
    assert state.legal_actions("p2") == []
    assert rule_of(state, "50 up1", "p2") == "R5"
    assert rule_of(state, "end", "p2") == "R5"
    assert str(state.why_not("p2", "50 up1")) == "It is not the turn of p2; p1 is to play."


def test_R5_R16_alone_every_turn_is_yours():
    """X27."""
    state = load_game("the-game", players=1).new(3)
    assert len(state.position()["draw"]) == 90
    hand = state.position()["hands"]["p1"]
    play(state, f"{hand[0]} up1", f"{hand[-1]} down1", "end")
    assert state.to_act() == [0]
    assert (len(state.position()["hands"]["p1"]), len(state.position()["draw"])) == (8, 88)


@pytest.mark.parametrize(
    ("draw", "options", "owed"),
    [(9, {}, 2), (1, {}, 2), (0, {}, 1), (9, {"min_cards": 3}, 3), (0, {"min_cards": 3}, 1)],
)
def test_R14_R18_R25_at_least_the_minimum(draw, options, owed):
    state = alone([2, 3, 4, 5, 6], None, draw, options=options)
    for card in range(2, 2 + owed):
        assert "end" not in state.legal_words()
        assert rule_of(state, "end") in {"R14", "R18", "R25"}
        play(state, f"{card} up1")
    assert "end" in state.legal_words()
    assert rule_of(state, "end") is None


def test_R14_R18_R25_a_refused_end_names_what_is_owed():
    state = alone([2, 3, 4], None, 9)
    assert rule_of(state, "end") == "R14"
    assert "Nothing has been laid this turn, and 2 are owed" in str(state.why_not("p1", "end"))
    play(state, "2 up1")
    assert "One card has been laid this turn, and 2 are owed" in str(state.why_not("p1", "end"))
    state = alone([2, 3, 4], None, 0)
    assert rule_of(state, "end") == "R18"
    assert "one is owed" in str(state.why_not("p1", "end"))
    state = play(alone([2, 3, 4], None, 9, options={"min_cards": 3}), "2 up1", "3 up1")
    assert rule_of(state, "end") == "R25"
    assert "2 cards have been laid this turn, and 3 are owed" in str(state.why_not("p1", "end"))


def test_R14_more_may_be_laid_up_to_the_whole_hand():
    """X12, for three players."""
    state = moment([[2, 3, 4, 5, 6, 7], [50], [60]], None, 80)
    play(state, *[f"{card} up1" for card in range(2, 8)])
    assert state.legal_words() == ["end"]
    play(state, "end")
    assert len(state.position()["hands"]["p1"]) == 6
    assert len(state.position()["draw"]) == 74


def test_R15_one_may_stop_although_more_would_fit():
    """X13."""
    state = alone([10, 44, 51, 52, 76, 99], tops(50, 75, 45, 20), 40)
    play(state, "51 up1", "52 up1")
    assert len(state.legal_words()) > 1
    assert play(state, "end").position()["laid"] == 0


def test_R15_there_is_no_passing():
    state = alone([2, 3, 4], None, 9)
    assert "end" not in state.legal_words()
    assert all(" " in words for words in state.legal_words())


def test_R16_A5_drawing_at_the_end_of_the_turn_only():
    """X11."""
    state = moment([[2, 3, 4, 5, 6, 7], [50], [60]], None, [90, 91, 92, 93])
    play(state, "2 up1", "3 up1")
    assert state.position()["draw"] == [90, 91, 92, 93]
    assert state.position()["hands"]["p1"] == [4, 5, 6, 7]
    play(state, "end")
    assert state.position()["draw"] == [92, 93]
    assert state.position()["hands"]["p1"] == [4, 5, 6, 7, 90, 91]
    assert state.to_act() == [1]


def test_R16_R17_the_last_card_is_drawn_and_the_minimum_stays():
    """X14."""
    state = moment([[2, 3, 4, 5, 6, 7], [40, 50], [60]], None, [90])
    play(state, "2 up1")
    assert rule_of(state, "end") == "R14"
    play(state, "3 up1", "4 up1", "end")
    assert state.position()["hands"]["p1"] == [5, 6, 7, 90]
    assert state.position()["draw"] == []
    play(state, "40 up1")
    assert "end" in state.legal_words()


def test_R16_an_empty_draw_pile_gives_nothing():
    state = moment([[2, 3, 4], [50]], None, 0)
    play(state, "2 up1", "end")
    assert state.position()["hands"]["p1"] == [3, 4]


def test_R17_R20_one_card_to_draw_and_two_are_owed():
    """X15."""
    state = alone([97, 50], tops(96, 95, 3, 4), [60])
    assert state.legal_words() == ["97 up1", "97 up2"]
    assert lost(play(state, "97 up1"))


def test_R18_one_card_is_enough_without_draw_pile():
    """X16."""
    state = moment([[60, 40], [75]], tops(70, 85, 30, 12))
    assert play(state, "60 up1", "end").position()["hands"] == {"p1": [40], "p2": [75]}


def test_R18_A1_two_are_owed_if_the_option_says_so():
    """X17, and never more than the hand."""
    state = moment([[60, 40], [75]], tops(70, 85, 30, 12), options={"min_cards_empty": 2})
    play(state, "60 up1")
    assert rule_of(state, "end") == "R18"
    play(state, "40 down1", "end")
    assert state.position()["hands"] == {"p1": [], "p2": [75]}
    assert state.to_act() == [1]
    assert not state.is_over()


@pytest.mark.parametrize(("hand", "owed"), [([60], 1), ([60, 61], 2), ([60, 61, 62], 2)])
def test_A11_the_minimum_is_never_more_than_the_hand(hand, owed):
    state = moment([hand, [75]], options={"min_cards_empty": 2})
    for card in hand[:owed]:
        assert "end" not in state.legal_words()
        play(state, f"{card} up1")
    assert "end" in state.legal_words()


def test_A11_full_hands_while_there_are_cards_to_draw():
    state = moment([[2], [50, 51]], None, 9)
    play(state, "2 up1")
    assert state.legal_words() == ["end"]
    assert play(state, "end").to_act() == [1]


def test_A11_the_minimum_counts_from_the_start_of_the_turn():
    """A position in the middle of a turn: one card laid, one in hand, two were owed."""
    state = alone([60], tops(up1=50), 0, laid=1, options={"min_cards_empty": 2})
    assert state.legal_words() == ["60 up1", "60 up2", "60 down1", "60 down2"]
    state = alone([60], tops(up1=50), 0, laid=2, options={"min_cards_empty": 2})
    assert "end" in state.legal_words()


def test_R19_a_player_without_cards_is_skipped():
    """X23."""
    state = moment([[2, 3, 4], [], [50, 51]], None, 0)
    play(state, "2 up1", "end")
    assert state.to_act() == [2]
    assert rule_of(state, "50 up1", "p2") == "R19"
    assert str(state.why_not("p2", "end")) == "p2 has no cards left and is passed over; p3 is to play."
    play(state, "50 up2", "end")
    assert state.to_act() == [0]


def test_R19_several_in_a_row_are_skipped_and_a_position_begins_with_who_has_cards():
    state = moment([[2, 3], [], [], [], [4]], None, 0)
    assert play(state, "2 up1", "end").to_act() == [4]
    state = moment([[2, 3], [], [4], []], None, 0, turn="p4")
    assert state.to_act() == [0]
    state = moment([[2, 3], [], [4], []], None, 0, turn="p2")
    assert state.to_act() == [2]


def test_R19_R21_who_has_just_played_all_ends_the_turn():
    state = moment([[2], [50, 51]], None, 0)
    play(state, "2 up1")
    assert state.legal_words("p1") == ["end"]
    play(state, "end", "50 up1", "end")
    assert state.to_act() == [1]


def test_X19_X20_the_order_of_cards_can_save_or_lose():
    hand, piles = [95, 91, 50, 55, 60, 45], tops(97, 90, 20, 10)
    state = alone(hand, piles, 20)
    play(state, "91 up2", "95 up2")
    assert state.position()["piles"] == tops(97, 95, 20, 10)
    assert "end" in state.legal_words()
    assert lost(play(alone(hand, piles, 20), "95 up2"))
    state = play(moment([hand, [44, 46]], piles, 20), "95 up2")
    assert 98 - state.scores()["p1"] == 5 + 2 + 20


def test_R5_R24_the_kernels_are_safe_for_every_seat_and_number():
    """Only the seat to act is offered anything, and no number beyond the actions is one."""
    game = load_game("the-game", players=3)
    record = game.from_position(game.new(5).position() | {"turn": "p2"})._record
    out = [0] * 50
    offered = [plain(rules.legal_actions)(record, seat, out) for seat in range(3)]
    assert [count > 0 for count in offered] == [False, True, False]
    assert offered[0] == offered[2] == 0
    for action in (-1, -413, 413, 414, 10_000, 1 << 40):
        assert plain(rules.is_legal)(record, 1, action) == 0
