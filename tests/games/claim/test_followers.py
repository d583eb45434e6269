"""Taking followers after a trick of phase 1: R14 to R21, R33 to R39."""

import pytest

from tests.games.claim.helpers import (
    GNOMES,
    GOBLIN_DRAGONS,
    GOBLINS,
    MIXED,
    game,
    hands,
    held,
    phase_1,
    rule_of,
    scored,
    start,
    two,
)


def test_R14_R15_R16_R17_a_trick_of_two():
    state = start(
        two(),
        {
            "phase": 1,
            **hands(["dwarf-6", "goblin-0"], ["undead-9", "goblin-0"]),
            "open": ["undead-8"],
            "stock": ["knight-7", "undead-6", "undead-5"],
        },
        "p1: dwarf-6",
        "p2: undead-9",
    )
    position = state.position()
    assert position["followers"] == {"p1": ["undead-8"], "p2": ["knight-7"]}
    assert position["score"] == {"p1": ["undead-9"]}
    assert "dwarf-6" in position["out"]
    assert "undead-9" not in position["out"]
    assert position["open"] == ["undead-6"]
    assert position["stock"] == ["undead-5"]
    assert (position["leader"], position["trick"], state.to_act()) == ("p1", [], [0])


@pytest.mark.parametrize(
    ("first", "second", "winner", "undead"),
    [
        ("undead-3", "undead-8", "p2", ["undead-3", "undead-8"]),
        ("undead-4", "goblin-0", "p1", ["undead-4"]),
        ("undead-8", "doppelganger-9", "p2", ["undead-8"]),
        ("goblin-9", "knight-2", "p2", None),
        ("dwarf-6", "undead-9", "p1", ["undead-9"]),
    ],
)
def test_R16_undead_played_go_to_the_winner(first, second, winner, undead):
    state = phase_1(two(), first, second, opened=["undead-7"], stock=["dwarf-2"])
    assert scored(state) == ({winner: undead} if undead else {})
    assert held(state)[winner] == ["undead-7"]


def test_R19_R20_R21_followers_become_the_hands_of_phase_2():
    state = phase_1(
        two(),
        "undead-3",
        "undead-8",
        opened=["goblin-4"],
        stock=["dwarf-2"],
        score={"p2": ["undead-1"]},
        followers={"p1": ["knight-2"], "p2": ["knight-3"]},
    )
    position = state.position()
    assert (position["phase"], position["leader"], position["turn"]) == (2, "p2", "p2")
    assert held(state) == {"p1": ["dwarf-2", "knight-2"], "p2": ["goblin-4", "knight-3"]}
    assert scored(state) == {"p2": ["undead-1", "undead-3", "undead-8"]}
    assert not position["followers"]
    assert not position["stock"]
    assert not position["open"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R19_R39_both_phases_last_as_long_as_the_hands(players):
    table = game(players, "claim2" if players == 2 else GNOMES)
    size = {2: 13, 3: 12, 4: 9}[players]
    state = table.new(8)
    tricks = {1: 0, 2: 0}
    while not state.is_over():
        before = state.position()
        state.apply(state.legal_actions()[-1])
        if before["trick"] and not state.position()["trick"]:
            tricks[before["phase"]] += 1
    assert tricks == {1: size, 2: size}
    assert state.to_act() == []


def seer_trick(opened="troll-1", top="dragon-9", **options):
    return start(
        two("claim2", **options),
        {
            "phase": 1,
            **hands(["seer-6", "giant-1"], ["seer-3", "giant-1"]),
            "open": [opened],
            "stock": [top, "troll-9", "troll-8"],
        },
        "p1: seer-6",
        "p2: seer-3",
    )


def test_R18_A6_a_winning_seer_may_look_and_take_the_card_or_not():
    state = seer_trick()
    assert state.to_act() == [0]
    assert state.legal_words() == ["look", "take troll-1"]
    assert state.position()["trick"] == [["p1", "seer-6"], ["p2", "seer-3"]]
    kept = state.clone().apply("p1: take troll-1").position()
    assert kept["followers"] == {"p1": ["troll-1"], "p2": ["dragon-9"]}
    assert not kept["seen"]
    state.apply("p1: look")
    assert state.position()["looked"] is True
    assert state.legal_words() == ["take troll-1", "take stock"]
    after = state.clone().apply("p1: take troll-1").position()
    assert after["followers"] == {"p1": ["troll-1"], "p2": ["dragon-9"]}
    assert after["seen"] == {"p1": {"p2": ["dragon-9"]}}
    assert after["known"] == {"p1": ["troll-1"]}
    swapped = state.clone().apply("p1: take stock").position()
    assert swapped["followers"] == {"p1": ["dragon-9"], "p2": ["troll-1"]}
    assert swapped["known"] == {"p2": ["troll-1"]}
    assert not swapped["seen"]
    for position in (kept, after, swapped):
        assert position["looked"] is False
        assert position["open"] == ["troll-9"]
        assert position["stock"] == ["troll-8"]
        assert position["leader"] == "p1"


def test_R18_a_stock_card_like_the_open_one_is_still_a_choice():
    """Else the opponent could tell what the Seer has seen."""
    state = seer_trick("gnome-5", "gnome-5").apply("p1: look")
    assert state.legal_words() == ["take gnome-5", "take stock"]


@pytest.mark.parametrize(
    ("factions", "first", "second", "look"),
    [
        ("claim2", "seer-6", "seer-3", True),
        ("claim2", "seer-3", "seer-6", True),
        ("claim2", "seer-0", "troll-9", True),
        ("claim2", "troll-5", "seer-9", False),
        (MIXED, "seer-4", "doppelganger-7", False),
        (MIXED, "seer-7", "doppelganger-4", True),
        (MIXED, "doppelganger-0", "seer-9", False),
    ],
)
def test_R18_only_a_seer_that_has_won_looks(factions, first, second, look):
    opened, stock = ("troll-1", "troll-2") if factions == "claim2" else ("goblin-1", "goblin-2")
    state = phase_1(two(factions), first, second, opened=[opened], stock=[stock])
    assert (state.position()["phase"] == 1) == look
    assert ("look" in state.legal_words()) == look


@pytest.mark.parametrize(
    ("actions", "seat", "words", "rule"),
    [
        ([], "p1", "take stock", "R18"),
        ([], "p2", "look", "R18"),
        ([], "p1", "giant-1", "R18"),
        ([], "p1", "take dragon-9", "R18"),
        (["p1: look"], "p1", "look", "R18"),
        (["p1: look"], "p1", "take dragon-9", "R18"),
        (["p1: look"], "p2", "take troll-1", "R18"),
        (["p1: look"], "p1", "take stock", None),
    ],
)
def test_R18_refusals(actions, seat, words, rule):
    state = seer_trick()
    for action in actions:
        state.apply(action)
    assert rule_of(state, seat, words) == rule
    if rule and seat == "p1":
        assert "take troll-1" in str(state.why_not(seat, words))


FOUR = game(4, GOBLINS)
ORDERS = [
    (["dwarf-5", "dwarf-8", "knight-9", "undead-9"], [1, 0, 2, 3]),
    (["undead-6", "doppelganger-6", "undead-2", "goblin-9"], [0, 1, 2, 3]),
    (["goblin-9", "knight-3", "goblin-1", "knight-8"], [3, 0, 2, 1]),
    (["goblin-4", "doppelganger-9", "knight-2", "goblin-8"], [2, 1, 3, 0]),
    (["undead-6", "doppelganger-6", "undead-9", "doppelganger-0"], [2, 0, 1, 3]),
    (["undead-0", "seer-9", "troll-9", "dwarf-8"], [0, 1, 2, 3]),
    (["undead-0", "seer-1", "troll-9", "dwarf-9"], [0, 2, 3, 1]),
    (["dwarf-3", "dwarf-2", "dwarf-1", "dwarf-0"], [0, 1, 2, 3]),
    (["dwarf-3", "goblin-0", "goblin-0", "goblin-0"], [0, 1, 2, 3]),
]


def take_all(table, cards, leader, opened, stock):
    """Play the last trick of phase 1 and take the second open card where there is a choice."""
    state = phase_1(table, *cards, opened=opened, stock=stock, leader=leader)
    if state.position()["phase"] == 1:
        assert "look" not in state.legal_words()
        state.apply(f"take {opened[1]}")
    return held(state)


@pytest.mark.parametrize(("cards", "order"), ORDERS)
@pytest.mark.parametrize("shift", [0, 3])
def test_R35_R36_R12_the_order_of_taking_among_four(cards, order, shift):
    leader = f"p{shift + 1}"
    taken = take_all(FOUR, cards, leader, ["troll-3", "troll-4"], ["troll-1", "troll-2"])
    seats = [f"p{(shift + place) % 4 + 1}" for place in order]
    assert taken == dict(zip(seats, [["troll-4"], ["troll-3"], ["troll-1"], ["troll-2"]], strict=True))


@pytest.mark.parametrize(
    ("cards", "order"),
    [
        (["dwarf-1", "doppelganger-0", "doppelganger-1"], [0, 2, 1]),
        (["undead-0", "seer-9", "troll-9"], [0, 1, 2]),
        (["goblin-0", "knight-2", "knight-9"], [2, 0, 1]),
    ],
)
def test_R35_R36_the_order_of_taking_among_three(cards, order):
    taken = take_all(game(3, GOBLINS), cards, "p1", ["troll-3", "troll-4"], ["troll-1"])
    seats = [f"p{place + 1}" for place in order]
    assert taken == dict(zip(seats, [["troll-4"], ["troll-3"], ["troll-1"]], strict=True))


@pytest.mark.parametrize(
    ("cards", "literal", "option"),
    [
        (["goblin-9", "knight-3", "goblin-1", "knight-8"], [3, 0, 2, 1], [3, 1, 0, 2]),
        (["goblin-9", "knight-8", "knight-3", "knight-5"], [1, 0, 3, 2], [1, 3, 2, 0]),
        (["goblin-9", "doppelganger-9", "knight-3", "knight-8"], [3, 0, 1, 2], [3, 2, 0, 1]),
        (["undead-1", "knight-3", "undead-0", "knight-8"], [0, 2, 3, 1], [0, 2, 3, 1]),
    ],
)
def test_A5_R35_a_beaten_knight(cards, literal, option):
    for value, order in ((False, literal), (True, option)):
        table = game(4, GOBLINS, beaten_knight_first=value)
        taken = take_all(table, cards, "p1", ["troll-3", "troll-4"], ["troll-1", "troll-2"])
        seats = [f"p{place + 1}" for place in order]
        assert taken == dict(zip(seats, [["troll-4"], ["troll-3"], ["troll-1"], ["troll-2"]], strict=True))


def test_R33_R36_the_winner_chooses_one_of_two():
    position = {
        "phase": 1,
        **hands(["dwarf-5", "seer-0"], ["dwarf-8", "seer-1"], ["knight-9", "seer-2"], ["undead-9", "seer-3"]),
        "open": ["goblin-4", "doppelganger-7"],
        "stock": ["troll-1", "troll-2", "undead-8", "undead-7", "undead-6", "undead-5"],
    }
    state = start(FOUR, position, "p1: dwarf-5", "p2: dwarf-8", "p3: knight-9", "p4: undead-9")
    assert state.to_act() == [1]
    assert state.legal_words() == ["take goblin-4", "take doppelganger-7"]
    assert rule_of(state, "p1", "take goblin-4") == "R36"
    assert rule_of(state, "p2", "seer-1") == "R36"
    assert rule_of(state, "p2", "take seer-1") == "R36"
    assert rule_of(state, "p2", "look") == "R37"
    assert rule_of(state, "p2", "take stock") == "R37"
    first = state.clone().apply("p2: take goblin-4").position()
    assert first["followers"] == {
        "p1": ["doppelganger-7"],
        "p2": ["goblin-4"],
        "p3": ["troll-1"],
        "p4": ["troll-2"],
    }
    assert first["known"] == {"p1": ["doppelganger-7"], "p2": ["goblin-4"]}
    assert first["score"] == {"p2": ["undead-9"]}
    assert first["open"] == ["undead-8", "undead-7"]
    assert first["leader"] == "p2"


def test_R36_equal_open_cards_are_no_choice():
    state = phase_1(
        game(3, GOBLINS), "dwarf-5", "dwarf-8", "dwarf-9", opened=["goblin-0", "goblin-0"], stock=["troll-1"]
    )
    assert held(state) == {"p1": ["troll-1"], "p2": ["goblin-0"], "p3": ["goblin-0"]}


def seers(table, cards, opened, stock):
    return phase_1(table, *cards, opened=opened, stock=stock)


THREE = ["seer-7", "seer-4", "troll-9"]
STOCK = ["dragon-1", "dragon-2"]


def test_R37_three_players_and_a_seer():
    table = game(3, GOBLIN_DRAGONS)
    state = seers(table, THREE, ["dwarf-3", "dwarf-4"], STOCK[:1])
    assert state.legal_words() == ["look", "take dwarf-3", "take dwarf-4"]
    direct = state.clone().apply("take dwarf-4")
    assert held(direct) == {"p1": ["dwarf-4"], "p2": ["dwarf-3"], "p3": ["dragon-1"]}
    state.apply("look")
    assert state.legal_words() == ["take dwarf-3", "take dwarf-4", "take stock"]
    after = state.clone().apply("take dwarf-3")
    assert held(after) == {"p1": ["dwarf-3"], "p2": ["dwarf-4"], "p3": ["dragon-1"]}
    assert after.position()["seen"] == {"p1": {"p3": ["dragon-1"]}}
    state.apply("take stock")
    assert state.to_act() == [1]
    assert state.legal_words() == ["take dwarf-3", "take dwarf-4"]
    assert rule_of(state, "p2", "take stock") == "R37"
    assert rule_of(state, "p2", "look") == "R37"
    assert rule_of(state, "p1", "take dwarf-3") == "R37"
    state.apply("take dwarf-4")
    assert held(state) == {"p1": ["dragon-1"], "p2": ["dwarf-4"], "p3": ["dwarf-3"]}
    assert not state.position()["seen"]


def test_R37_four_players_and_a_seer():
    table = game(4, GOBLIN_DRAGONS)
    state = seers(table, [*THREE, "troll-3"], ["dwarf-3", "dwarf-4"], STOCK)
    stock = state.clone().apply("look").apply("take stock").apply("take dwarf-3")
    assert held(stock) == {"p1": ["dragon-1"], "p2": ["dwarf-3"], "p3": ["dwarf-4"], "p4": ["dragon-2"]}
    assert not stock.position()["seen"]
    open_card = state.clone().apply("look").apply("take dwarf-4")
    assert held(open_card) == {"p1": ["dwarf-4"], "p2": ["dwarf-3"], "p3": ["dragon-1"], "p4": ["dragon-2"]}
    assert open_card.position()["seen"] == {"p1": {"p3": ["dragon-1"]}}


def test_R37_R36_a_seer_before_two_equal_open_cards():
    table = game(3, GOBLIN_DRAGONS)
    state = seers(table, THREE, ["goblin-0", "goblin-0"], STOCK[:1])
    assert state.legal_words() == ["look", "take goblin-0"]
    state.apply("look")
    assert state.legal_words() == ["take goblin-0", "take stock"]
    state.apply("take stock")
    assert held(state) == {"p1": ["dragon-1"], "p2": ["goblin-0"], "p3": ["goblin-0"]}


def test_R38_undead_among_four_go_to_the_winner_who_leads():
    state = phase_1(
        FOUR,
        "undead-6",
        "doppelganger-6",
        "undead-2",
        "goblin-9",
        opened=["goblin-0", "goblin-0"],
        stock=["troll-1", "troll-2"],
        leader="p2",
    )
    assert scored(state) == {"p2": ["undead-2", "undead-6"]}
    assert state.position()["leader"] == "p2"
    assert {"doppelganger-6", "goblin-9"} <= set(state.position()["out"])


def test_A8_R26_R38_dragons_give_the_lead_in_phase_1():
    state = phase_1(two("claim2"), "giant-3", "dragon-0", opened=["troll-1"], stock=["troll-2"])
    assert state.position()["leader"] == "p2"
    assert held(state)["p1"] == ["troll-1"]


def test_A1_R15_the_owner_sees_the_hidden_follower_unless_the_table_says_no():
    fields = {
        "phase": 1,
        **hands(["undead-4", "dwarf-0"], ["goblin-0", "dwarf-1"]),
        "open": ["undead-5"],
        "stock": ["dwarf-7", "undead-9", "undead-8"],
    }
    for peeks, seen in ((True, "dwarf-7"), (False, "?")):
        state = start(two(loser_peeks=peeks), fields, "undead-4", "goblin-0")
        assert state.observation("p2").position()["followers"] == {"p1": ["undead-5"], "p2": [seen]}
        assert state.observation("p1").position()["followers"] == {"p1": ["undead-5"], "p2": ["?"]}
        for words in ("dwarf-0", "dwarf-1"):
            state.apply(words)
        assert "dwarf-7" in state.observation("p2").position()["hands"]["p2"]


def test_A1_R18_a_seer_knows_the_card_it_took_even_without_peeking():
    state = seer_trick(loser_peeks=False).apply("look").apply("take stock")
    assert state.position()["seen"] == {"p1": {"p1": ["dragon-9"]}}
    assert state.observation("p1").position()["followers"]["p1"] == ["dragon-9"]
    assert state.observation("p2").position()["followers"]["p1"] == ["?"]
    for words in ("giant-1", "giant-1"):
        state.apply(words)
    assert not state.position()["seen"]
