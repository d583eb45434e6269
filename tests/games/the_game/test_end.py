"""Winning, losing, the result."""

import pytest

from stamtisch import IllegalActionError, load_game
from stamtisch._jit import plain
from tests.games.the_game.table import alone, lost, moment, play, tops


def left(state):
    return 98 - state.scores()["p1"]


def test_R20_nothing_fits_at_the_start_of_a_turn():
    """X18."""
    state = moment([[50, 60, 21, 19], [70, 71]], tops(90, 95, 12, 8))
    assert lost(state)
    assert left(state) == 6
    assert state.legal_actions("p1") == []


def test_R20_the_next_player_is_stuck_and_all_have_lost():
    state = moment([[96, 95, 2], [50, 60]], tops(90, 94, 12, 8))
    play(state, "95 up1")
    assert not state.is_over()
    play(state, "end")
    assert lost(state)
    assert state.winners() == []
    with pytest.raises(IllegalActionError, match="over"):
        state.apply("96 up1", "p1")


def test_R20_a_loss_is_told_to_those_whose_table_looks_the_same():
    """p1 cannot see whether p2 has a card that fits: the game goes on or it is lost."""
    ends = [moment([[96, 95, 2], cards], tops(90, 94, 12, 8)) for cards in ([50, 60], [50, 99])]
    for state in ends:
        play(state, "95 up1", "end")
    assert [state.is_over() for state in ends] == [True, False]
    lost_game, running = (state.information_state("p1") for state in ends)
    assert lost_game["start"] == running["start"]
    assert lost_game["events"][0] == running["events"][0]
    assert lost_game["events"][1]["saw"] == running["events"][1]["saw"]
    assert (lost_game["events"][1]["to_act"], lost_game["events"][1]["winners"]) == ([], [])
    assert running["events"][1]["to_act"] == ["p2"]
    assert "winners" not in running["events"][1]


def test_R20_A2_one_card_can_be_laid_and_the_second_cannot():
    """X22: the card counts as laid."""
    state = alone([45, 51, 53, 55, 58, 62], tops(60, 80, 40, 20), 30)
    assert state.legal_words() == ["62 up1"]
    play(state, "62 up1")
    assert lost(state)
    assert state.position()["hands"]["p1"] == [45, 51, 53, 55, 58]
    assert left(state) == 35


def test_R8_R20_a_jump_rescues_the_minimum():
    """X21."""
    state = alone([45, 50, 52, 55, 58, 62], tops(60, 80, 40, 20), 30)
    play(state, "62 up1")
    assert not state.is_over()
    play(state, "52 up1")
    assert "end" in state.legal_words()


def test_R15_R20_the_minimum_met_nobody_is_lost():
    state = alone([61, 62, 5, 30], tops(60, 80, 4, 2), 30)
    play(state, "61 up1", "62 up1")
    assert state.legal_words() == ["end"]
    assert not state.is_over()
    assert play(state, "end").is_over() is False


@pytest.mark.parametrize(("hand", "is_lost"), [([89, 93, 40, 50, 60], True), ([89, 93, 5, 50, 60], False)])
def test_R20_R25_three_are_owed(hand, is_lost):
    """X28."""
    state = alone(hand, tops(88, 92, 14, 6), 12, options={"min_cards": 3})
    play(state, "89 up1", "93 up2")
    assert lost(state) is is_lost
    if not is_lost:
        assert play(state, "5 down1").legal_words() == ["end"]


def test_R21_all_cards_laid_is_won():
    """X24."""
    state = moment([[98], []], tops(97, 88, 4, 15))
    assert state.legal_words() == ["98 up1", "98 up2"]
    play(state, "98 up1")
    assert state.is_over()
    assert state.winners() == ["p1", "p2"]
    assert plain(state.game.spec.kernels.winners)(state._record) == 0b11
    assert (left(state), state.scores()) == (0, {"p1": 98, "p2": 98})
    assert state.returns() == [1, 1]
    assert state.result() == "All 98 cards are laid: The Game is beaten!"


@pytest.mark.parametrize("last", [2, 50, 51, 99])
def test_R21_it_is_checked_after_every_card_whatever_is_owed(last):
    state = moment([[last], []], tops(30, 88, 70, 60), options={"min_cards_empty": 2})
    words = state.legal_words()
    assert words
    play(state, words[0])
    assert state.winners() == ["p1", "p2"]


def test_R21_cards_in_another_hand_or_to_draw_are_no_win():
    state = moment([[98], [99]], tops(97, 88, 4, 15))
    play(state, "98 up1")
    assert not state.is_over()
    state = alone([98, 99], tops(97, 88, 4, 15), [50])
    play(state, "98 up1", "99 up1")
    assert not state.is_over()


def test_R22_all_hands_and_the_draw_pile_are_counted():
    """X26."""
    state = moment([[50, 60, 21], [70, 71], [40, 41, 42, 43]], tops(90, 95, 12, 8), [72, 73, 74, 75, 76])
    assert lost(state)
    assert left(state) == 14
    assert state.returns() == pytest.approx([84 / 98] * 3)
    assert state.scores() == {"p1": 84, "p2": 84, "p3": 84}


def test_R22_points_while_playing():
    state = load_game("the-game", players=2).new(5)
    assert state.scores() == {"p1": 0, "p2": 0}
    hand = state.position()["hands"]["p1"]
    assert play(state, f"{hand[0]} up1", f"{hand[1]} up1").scores() == {"p1": 2, "p2": 2}
    assert state.returns() == [0, 0]


def stuck(cards, **options):
    """A game lost with so many cards left, all in a hand and the draw pile."""
    return alone([50], tops(90, 95, 12, 8), cards - 1, options=options)


@pytest.mark.parametrize(
    ("cards", "options", "words"),
    [
        (1, {}, "1 left over: an excellent result."),
        (9, {}, "9 left over: an excellent result."),
        (10, {}, "10 cards left over: The Game wins this time."),
        (40, {}, "40 cards left over: The Game wins this time."),
        (10, {"good_threshold_inclusive": True}, "10 left over: an excellent result."),
        (9, {"good_threshold_inclusive": True}, "9 left over: an excellent result."),
        (11, {"good_threshold_inclusive": True}, "11 cards left over: The Game wins this time."),
    ],
)
def test_R23_A3_A4_the_grade(cards, options, words):
    """X25: an excellent result is praised, but it is no win."""
    state = stuck(cards, **options)
    assert lost(state)
    assert left(state) == cards
    assert state.result() == words
    assert state.winners() == []
