"""The edition On Fire."""

import pytest

from stamtisch import PositionError, load_game
from tests.games.the_game.table import lost, moment, play, tops

FIRE = {"edition": "on-fire"}


def burning(hands, piles, draw=9, **rest):
    return moment(hands, piles, draw, options=FIRE, **rest)


@pytest.mark.parametrize("card", [22, 33, 44, 55, 66, 77])
def test_F1_six_cards_burn(card):
    state = burning([[card, 78], [79, 80, 81]], tops(20, 1, 100, 100))
    play(state, f"{card} up1", "78 up2", "end", "79 up2", "80 up2")
    assert lost(play(state, "end"))


@pytest.mark.parametrize("card", [11, 88, 99, 21, 23, 54])
def test_F1_no_others_burn(card):
    state = burning([[card, 89], [90, 91, 92]], tops(10, 1, 100, 100))
    play(state, f"{card} up1", "89 up2", "end", "90 up2", "91 up2", "end")
    assert not state.is_over()


def test_F1_not_in_the_standard_edition():
    state = moment([[33, 78], [79, 80, 81]], tops(20), 9)
    play(state, "33 up1", "78 up2", "end", "79 up2", "80 up2", "end")
    assert not state.is_over()
    assert "fresh" not in state.position()


@pytest.mark.parametrize("cover", ["23 up1", "34 up1", "40 up1"])
def test_F2_it_has_to_be_covered_in_the_next_turn(cover):
    """X30."""
    state = burning([[2, 3], [23, 34, 40, 90]], tops(33, 1, 100, 100), turn="p2")
    play(state, cover, "90 down1", "end")
    assert not state.is_over()


def test_F2_who_covers_it_not_has_lost_for_all():
    """X30."""
    state = burning([[2, 3], [23, 34, 40, 90]], tops(33, 1, 100, 100), turn="p2")
    play(state, "90 down1", "40 down1")
    assert "end" in state.legal_words()
    assert not state.is_over()
    assert lost(play(state, "end"))
    assert state.winners() == []


def test_F2_all_fires_have_to_be_covered():
    """X31."""
    piles = tops(44, 1, 66, 100)
    state = burning([[45, 46, 60], [50, 51]], piles)
    assert lost(play(state, "45 up1", "46 up1", "end"))
    state = burning([[45, 46, 60], [50, 51]], piles)
    assert not play(state, "45 up1", "60 down1", "end").is_over()


def test_F2_another_fire_covers_and_then_burns():
    """X32."""
    state = burning([[66, 90], [50, 51, 60]], tops(1, 1, 77, 100))
    play(state, "66 down1", "90 down2", "end")
    assert not state.is_over()
    play(state, "50 up1", "51 up1")
    assert lost(play(state, "end"))


def test_F2_it_may_be_covered_in_the_same_turn():
    state = burning([[33, 34, 90], [50, 51, 52]], tops(20, 1, 100, 100))
    play(state, "33 up1", "34 up1", "end", "50 up2", "51 up2", "end")
    assert not state.is_over()


def test_F2_the_turn_in_which_it_is_laid_may_end():
    state = burning([[33, 90], [50, 51, 52]], tops(20, 1, 100, 100))
    play(state, "33 up1", "90 down1")
    assert state.position()["fresh"] == ["up1"]
    play(state, "end")
    assert not state.is_over()
    assert state.position()["fresh"] == []


def test_F3_the_duty_passes_over_empty_hands():
    state = burning([[33], [], [50, 34, 60]], tops(20, 1, 100, 100), 0)
    play(state, "33 up1", "end")
    assert state.to_act() == [2]
    assert lost(play(state.clone(), "50 up2", "end"))
    assert not play(state, "34 up1", "end").is_over()


def test_F3_the_98th_card_wins_though_it_burns():
    state = burning([[33], []], tops(20, 1, 100, 100), 0)
    play(state, "33 up1")
    assert state.winners() == ["p1", "p2"]


def test_F2_alone_the_next_turn_is_ones_own():
    state = burning([[33, 34, 90, 91, 92]], tops(20, 1, 100, 100), 0)
    play(state, "33 up1", "end")
    assert not state.is_over()
    play(state, "92 down1")
    assert lost(play(state.clone(), "end"))
    assert not play(state, "34 up1", "end").is_over()


def test_F2_fires_in_a_position():
    piles = tops(33, 22, 100, 100)
    state = burning([[50, 51], [60, 61]], piles, fresh=["up2"])
    assert state.position()["fresh"] == ["up2"]
    assert state.game.from_position(state.position()).position() == state.position()
    assert "33*" in str(state)
    assert "22*" in str(state)
    assert "to be covered in this turn: up1\n" in str(state)
    play(state, "50 up1", "51 up1", "end")
    assert not state.is_over()


@pytest.mark.parametrize(
    ("options", "fresh", "rule"),
    [({}, ["up1"], "F1"), (FIRE, ["up2"], "F1"), (FIRE, ["up3"], "F2"), (FIRE, "up1", None)],
)
def test_F1_F2_what_cannot_burn(options, fresh, rule):
    with pytest.raises(PositionError) as refusal:
        moment([[50, 51]], tops(33, 20, 100, 100), options=options, fresh=fresh)
    assert refusal.value.where == "fresh"
    assert refusal.value.rule == (rule and f"the-game/{rule}")


def test_F2_a_game_lost_by_fire_stays_lost_when_it_is_read_back():
    game = load_game("the-game", players=2, edition="on-fire")
    position = {"piles": {"up1": 33}, "hands": {"p1": [40, 41, 50], "p2": [60]}, "draw": [70]}
    state = game.from_position(position).apply("40 up2").apply("41 up2").apply("end")
    assert state.is_over()
    again = game.from_position(state.position())
    assert again.is_over()
    assert again.position() == state.position()
    assert again.winners() == []
