"""Hints."""

import pytest

from stamtisch import NotationError, load_game
from tests.games.the_game.table import alone, moment, play, rule_of, tops


def hints(state):
    return state.position()["hints"]


@pytest.mark.parametrize("words", ["hint up1 avoid", "hint up2 good", "hint down1 jump", "hint down2 none"])
def test_R24_A6_four_hints_about_any_pile_by_any_seat(words):
    """X29: “nothing on this pile, please” and the like."""
    state = moment([[2, 3, 4], [50, 51]], None, 9)
    for seat in ("p1", "p2"):
        assert rule_of(state, words, seat) is None
        assert state.game.parse_words(words) in state.signals(seat)
    assert len(state.signals("p2")) == 16


@pytest.mark.parametrize(
    "words",
    [
        "hint up1 57",
        "hint 57",
        "hint up1",
        "hint",
        "hint up1 one-below",
        "hint up1 avoid 3",
        "hint up1 good 45",
    ],
)
def test_R24_no_number_may_be_said(words):
    """X29: “I have the 57”, “mine is one below the top”."""
    state = moment([[2, 3, 4], [50, 51]], None, 9)
    assert rule_of(state, words) == "R24"


def test_R24_a_hint_for_no_pile():
    with pytest.raises(NotationError) as refusal:
        load_game("the-game").parse_words("hint pile avoid")
    assert refusal.value.rule == "the-game/R2"


def test_R24_a_hint_stays_until_its_owner_changes_it_or_plays_there():
    state = moment([[2, 3, 4, 5], [50, 51, 52], [60, 61]], None, 9)
    state.apply("p2: hint up1 avoid").apply("p3: hint up1 good").apply("p1: hint up1 jump").apply(
        "p2: hint down2 jump"
    )
    assert hints(state) == {
        "p1": {"up1": "jump"},
        "p2": {"up1": "avoid", "down2": "jump"},
        "p3": {"up1": "good"},
    }
    play(state, "2 up1")
    assert hints(state) == {"p2": {"up1": "avoid", "down2": "jump"}, "p3": {"up1": "good"}}
    state.apply("p2: hint up1 good").apply("p3: hint up1 none")
    assert hints(state) == {"p2": {"up1": "good", "down2": "jump"}}
    play(state, "3 up2", "end", "50 up1")
    assert hints(state) == {"p2": {"down2": "jump"}}


def test_R24_hints_never_change_what_is_legal():
    state = moment([[2, 3, 4], [50, 51]], None, 9)
    legal, turn = state.legal_words(), state.to_act()
    for pile in ("up1", "up2", "down1", "down2"):
        state.apply(f"p2: hint {pile} avoid").apply(f"p1: hint {pile} jump")
    assert (state.legal_words(), state.to_act()) == (legal, turn)
    assert state.position()["laid"] == 0


def test_R24_everybody_sees_the_hints():
    state = moment([[2, 3, 4], [50, 51]], None, 9)
    state.apply("p2: hint up1 avoid")
    for who in ("p1", "p2", "spectator"):
        assert state.observation(who).position()["hints"] == {"p2": {"up1": "avoid"}}
        assert state.information_state(who)["events"][0]["action"] == "p2: hint up1 avoid"
    assert "says: up1 avoid" in str(state)


def test_R24_who_has_no_cards_may_still_talk_and_nobody_after_the_end():
    state = moment([[96, 97], []], tops(95, 90, 4, 5))
    assert rule_of(state, "hint up1 good", "p2") is None
    state = moment([[50], []], tops(95, 90, 4, 5))
    assert state.is_over()
    assert state.signals("p1") == []
    assert state.why_not("p1", "hint up1 good") is not None


def test_A12_announcing_a_jump_is_an_option():
    state = moment([[2, 3, 4], [50, 51]], None, 9)
    assert rule_of(state, "hint up1 back") == "A12"
    assert "back" in str(state.why_not("p1", "hint up1 back"))
    state = moment([[2, 3, 4], [50, 51]], None, 9, options={"jump_announcements": True})
    assert rule_of(state, "hint up1 back") is None
    assert len(state.signals("p1")) == 20
    assert hints(state.apply("p1: hint down2 back")) == {"p1": {"down2": "back"}}


@pytest.mark.parametrize("on_table", ["avoid", "good", "jump"])
def test_R24_hints_in_a_position(on_table):
    state = alone([2, 3], None, 9, hints={"p1": {"down1": on_table, "up1": "none"}})
    assert hints(state) == {"p1": {"down1": on_table}}
