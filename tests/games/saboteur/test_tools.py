"""Broken tools, passing, turns (R7 to R10, R19 to R22, R26, R33; examples E27 to E31)."""

import pytest

from stamtisch import PositionError, load_game
from tests.games.saboteur.table import corridor, lays, play, rule_of, start


def test_R20_E27_one_broken_card_of_each_tool():
    state = start(["break_lamp", "break_pick", "fix_lamp_cart"], broken={"p3": ["lamp", "cart"]})
    assert rule_of(state, "p1", "break_lamp p3") == "R20"
    assert [w for w in state.legal_words() if not w.startswith("pass")] == [
        *("break_pick p1", "break_pick p2", "break_pick p3", "break_lamp p1", "break_lamp p2"),
        *("fix_lamp_cart p3 lamp", "fix_lamp_cart p3 cart"),
    ]
    play(state, "p1: break_pick p3")
    assert state.position()["broken"] == {"p3": ["pick", "lamp", "cart"]}
    assert state.position()["discard"].count("break_pick") == 2


@pytest.mark.parametrize(("tool", "left"), [("lamp", ["cart"]), ("cart", ["lamp"])])
def test_R21_E27_a_card_with_two_tools_mends_one(tool, left):
    state = start(["fix_lamp_cart"], broken={"p3": ["lamp", "cart"]})
    before = state.position()["discard"]
    play(state, f"p1: fix_lamp_cart p3 {tool}")
    after = state.position()["discard"]
    assert state.position()["broken"] == {"p3": left}
    assert after.count("fix_lamp_cart") == 1
    assert after.count(f"break_{tool}") == before.count(f"break_{tool}") + 1


@pytest.mark.parametrize("words", ["fix_pick_lamp p2 cart", "fix_pick_lamp p2", "fix_pick_lamp p2 lamp pick"])
def test_R21_the_tool_must_be_named_and_on_the_card(words):
    assert rule_of(start(["fix_pick_lamp"], broken={"p2": ["cart", "lamp"]}), "p1", words) == "R21"


@pytest.mark.parametrize(
    ("card", "tools"),
    [
        ("fix_pick_lamp", ["pick", "lamp"]),
        ("fix_pick_cart", ["pick", "cart"]),
        ("fix_lamp_cart", ["lamp", "cart"]),
    ],
)
def test_R21_two_tool_cards(card, tools):
    state = start([card], broken={"p1": ["pick", "lamp", "cart"]})
    assert state.legal_words() == [*(f"{card} p1 {tool}" for tool in tools), f"pass {card}"]


@pytest.mark.parametrize("tool", ["pick", "lamp", "cart"])
def test_R20_R21_single_tool_cards(tool):
    state = start([f"break_{tool}"], hands={"p1": [f"break_{tool}"], "p2": [f"fix_{tool}", "map"]})
    play(state, f"p1: break_{tool} p2")
    assert state.position()["broken"] == {"p2": [tool]}
    play(state, f"p2: fix_{tool} p2")
    assert state.position()["broken"] == {}


def test_R21_R26_E28_nothing_to_mend():
    state = start(["fix_pick"], broken={"p2": ["lamp"]})
    assert rule_of(state, "p1", "fix_pick p2") == "R21"
    assert state.legal_words() == ["pass fix_pick"]


def test_R22_E29_mending_oneself_takes_the_turn():
    state = start(["fix_lamp", "cross"], broken={"p1": ["lamp"]}, draw=["dead_e", "dead_n", "rockfall"])
    assert lays(state) == set()
    play(state, "p1: fix_lamp p1", "p2: pass map", "p3: pass map")
    assert "cross 1,0" in lays(state)


def test_A12_breaking_ones_own_tool():
    assert start(["break_cart"]).why_not("p1", "break_cart p1") is None
    strict = start(["break_cart"], options={"allow_self_break": False})
    assert rule_of(strict, "p1", "break_cart p1") == "A12"
    assert strict.legal_words() == ["break_cart p2", "break_cart p3", "pass break_cart"]


@pytest.mark.parametrize("seat", ["p1", "p2", "p3"])
def test_A12_whichever_seat_it_is(seat):
    state = start(["break_cart"], options={"allow_self_break": False})
    position = state.position() | {"turn": seat}
    hands = position["hands"]
    hands["p1"], hands[seat] = hands[seat], hands["p1"]
    position.pop("last", None)
    words = state.game.from_position(position).legal_words()
    others = [other for other in ("p1", "p2", "p3") if other != seat]
    assert [word for word in words if word.startswith("break_cart")] == [f"break_cart {o}" for o in others]


def test_break_targets_are_seats_of_the_table():
    assert start(["break_cart"]).why_not("p1", "break_cart p4").code == "bad-notation"


def test_R9_passing_costs_a_card_of_choice():
    state = start(["cross", "map"], draw=["dead_e"])
    assert {"pass cross", "pass map"} <= set(state.legal_words())
    assert rule_of(state, "p1", "pass") == "R9"
    assert rule_of(state, "p1", "pass dead_e") == "R9"
    play(state, "p1: pass cross")
    assert state.position()["passed"] == {"p1": ["cross"]}
    assert sorted(state.position()["hands"]["p1"]) == ["dead_e", "map"]
    assert state.observation("p2").position()["passed"] == {"p1": ["?"]}
    assert state.observation("p1").position()["passed"] == {"p1": ["cross"]}
    assert state.seen_action(0, state.history[0][1], 2) == "p1: pass ?"
    assert state.seen_action(0, state.history[0][1], 1) == "p1: pass cross"


def test_R10_nobody_draws_from_an_empty_pile():
    state = play(start(["cross", "map"], draw=["dead_e"]), "p1: pass cross", "p2: pass map")
    assert state.position()["hands"] == {"p1": ["map", "dead_e"][::-1], "p2": [], "p3": ["map"]}
    assert state.position()["draw"] == []
    assert state.position()["round"] == 1


def test_R7_clockwise_and_only_in_turn():
    state = start(["cross"], players=4, saboteurs=(2,), hands={f"p{i}": ["map", "map"] for i in (1, 2, 4)})
    assert rule_of(state, "p2", "map top") == "R7"
    play(state, "p1: pass map", "p2: pass map")
    assert state.to_act() == [3]
    assert rule_of(state, "p3", "map top") == "R33"


def test_R7_the_option_says_who_begins():
    for seat in (1, 4):
        game = load_game("saboteur", players=4, first_player=f"p{seat}")
        state = game.new(3)
        assert state.to_act() == [seat - 1]
        assert state.position()["last"] == f"p{(seat - 2) % 4 + 1}"


def test_R33_E30_empty_hands_are_skipped_and_the_saboteur_wins():
    hands = {"p1": ["map"], "p2": [], "p3": ["cross"]}
    state = start(board=corridor(2), hands=hands, gold_pile=[1, 1, 2, 3])
    play(state, "p1: map top")
    assert state.to_act() == [2]
    play(state, "p3: pass cross")
    assert state.scores() == {"p1": 0, "p2": 4, "p3": 0}
    assert state.position()["round"] == 2


def test_A11_a_round_that_has_run_out_is_ended_when_it_is_read():
    state = start(hands={}, gold_pile=[1, 1, 2, 3], turn="p2")
    assert state.position()["round"] == 2
    assert state.scores()["p2"] == 4
    assert state.to_act() == [1]


def test_R33_a_seat_without_cards_is_skipped_when_the_position_is_read():
    state = start(hands={"p3": ["map"]}, turn="p1")
    assert state.to_act() == [2]
    assert start(hands={"p1": ["map"], "p3": ["map"]}).to_act() == [0]


def test_R33_no_early_end_on_a_hopeless_board():
    board = {"1,0": "dead_str_h", "-1,0": "dead_e", "0,1": "dead_n", "0,-1": "dead_str_v"}
    state = start(["cross", "map"], board, draw=["tee_v"])
    assert state.legal_words() == ["map top", "map middle", "map bottom", "pass cross", "pass map"]
    play(state, "p1: pass cross")
    assert state.position()["round"] == 1


def test_R20_R5_a_fourth_broken_lamp_cannot_be():
    broken = {f"p{i}": ["lamp"] for i in (2, 3, 1)}
    with pytest.raises(PositionError, match="only 3 of break_lamp"):
        start(["break_lamp"], broken=broken)
    with pytest.raises(PositionError, match="two broken cards"):
        start([], broken={"p2": ["lamp", "lamp"]})


def test_A15_what_was_played_is_known_and_what_was_passed_is_not():
    hands = {"p1": ["map"], "p2": ["rockfall", "cross"], "p3": ["tee_v", "map"]}
    state = start(board=corridor(2), hands=hands)
    before = state.position()["discard"]
    play(state, "p1: map top", "p2: rockfall 2,0", "p3: pass tee_v")
    seen = state.observation("p1").position()
    assert sorted(seen["discard"]) == sorted([*before, "map", "rockfall", "str_h"])
    assert seen["passed"] == {"p3": ["?"]}
