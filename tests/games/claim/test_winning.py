"""Where the cards of a trick go in phase 2: R20 to R28, R40 to R43."""

import pytest

from tests.games.claim.helpers import (
    GNOME_TROLLS,
    GNOMES,
    GOBLIN_DRAGONS,
    GOBLINS,
    MIXED,
    game,
    gnomes,
    phase_1,
    scored,
    start,
    trick,
    two,
)


@pytest.mark.parametrize(
    ("first", "second", "piles"),
    [
        ("goblin-3", "knight-8", {"p2": ["goblin-3", "knight-8"]}),
        ("undead-2", "undead-7", {"p2": ["undead-2", "undead-7"]}),
        ("undead-9", "undead-7", {"p1": ["undead-7", "undead-9"]}),
        ("dwarf-9", "dwarf-2", {"p2": ["dwarf-2", "dwarf-9"]}),
        ("dwarf-2", "dwarf-9", {"p1": ["dwarf-2", "dwarf-9"]}),
        ("knight-7", "dwarf-4", {"p1": ["knight-7"], "p2": ["dwarf-4"]}),
        ("dwarf-3", "doppelganger-8", {"p1": ["dwarf-3"], "p2": ["doppelganger-8"]}),
        ("dwarf-8", "undead-3", {"p1": ["undead-3"], "p2": ["dwarf-8"]}),
        ("undead-2", "dwarf-1", {"p1": ["undead-2"], "p2": ["dwarf-1"]}),
    ],
)
def test_R22_R23_R28_R10_A14_a_trick_of_two(first, second, piles):
    state = trick(two(), first, second)
    assert scored(state) == piles
    assert state.is_over()


def test_R22_R28_seers_have_no_power_in_phase_2():
    state = trick(two("claim2"), "seer-6", "seer-3")
    assert scored(state) == {"p1": ["seer-3", "seer-6"]}
    assert state.is_over()


def test_R24_gnomes_lie_in_front_of_the_winner():
    state = trick(two("claim2"), "gnome-5", "gnome-7", gnomes={"p2": ["gnome-7"]}, score={"p1": ["seer-1"]})
    assert gnomes(state) == {"p2": ["gnome-5", "gnome-7", "gnome-7"]}
    assert scored(state) == {"p1": ["seer-1"]}


SMASHED = [
    ("giant-7", "giant-5", {"p2": ["gnome-5", "gnome-5", "gnome-7"]}, {"p2": ["gnome-5"]}),
    ("giant-7", "giant-7", {"p2": ["gnome-7"]}, {}),
    ("giant-7", "giant-7", {"p2": ["gnome-3", "gnome-7", "gnome-7"]}, {"p2": ["gnome-3"]}),
    ("giant-9", "giant-1", {"p2": ["gnome-3", "gnome-7"]}, {"p2": ["gnome-3", "gnome-7"]}),
    ("giant-9", "giant-1", {"p2": ["gnome-1", "gnome-9"]}, {}),
    ("giant-3", "seer-9", {"p2": ["gnome-3", "gnome-3", "gnome-3"]}, {"p2": ["gnome-3", "gnome-3"]}),
    ("gnome-5", "giant-5", {"p1": ["gnome-5"]}, {"p1": ["gnome-5", "gnome-5"]}),
    ("giant-5", "gnome-5", {"p1": ["gnome-5"]}, {"p1": ["gnome-5", "gnome-5"]}),
    ("seer-5", "giant-7", {"p1": ["gnome-7"], "p2": ["gnome-7"]}, {"p1": ["gnome-7"]}),
]


@pytest.mark.parametrize(("first", "second", "before", "after"), SMASHED)
def test_R25_R24_A13_A16_giants_smash_gnomes(first, second, before, after):
    state = trick(two("claim2"), first, second, gnomes=before)
    assert gnomes(state) == after
    giants = sorted(card for card in (first, second) if card.startswith("giant"))
    assert [card for card in scored(state)["p1"] if card.startswith("giant")] == giants
    out = [card for card in state.position()["out"] if card.startswith("gnome")]
    assert len(out) == 13 - sum(map(len, after.values()))


def test_R25_gnomes_in_hand_are_safe():
    state = start(
        two("claim2"),
        {"phase": 2, "hands": {"p1": ["giant-7", "dragon-0"], "p2": ["seer-1", "gnome-7"]}},
        "p1: giant-7",
        "p2: seer-1",
    )
    assert state.position()["hands"]["p2"] == ["gnome-7"]
    assert gnomes(state) == {}


DRAGONS = [
    ("claim2", ["dragon-8", "dragon-2"], 1, 1),
    ("claim2", ["giant-3", "dragon-0"], 1, 1),
    ("claim2", ["dragon-5", "seer-9"], 0, 0),
    ("claim2", ["troll-6", "dragon-9"], 1, 1),
    (MIXED, ["dragon-1", "doppelganger-5"], 0, 1),
    (MIXED, ["dragon-7", "dragon-5"], 1, 1),
    (GOBLIN_DRAGONS, ["dragon-0", "dragon-1", "seer-9"], 1, 1),
    (GOBLIN_DRAGONS, ["goblin-5", "dragon-1", "knight-9"], 1, 2),
    (GOBLIN_DRAGONS, ["dragon-9", "dragon-1", "seer-9"], 1, 0),
    (GOBLIN_DRAGONS, ["goblin-5", "seer-9", "dragon-2"], 2, 2),
    (GOBLIN_DRAGONS, ["troll-2", "troll-9", "troll-5", "dragon-0"], 3, 3),
    (GOBLIN_DRAGONS, ["dragon-2", "troll-9", "dragon-5", "seer-0"], 2, 2),
    (GOBLIN_DRAGONS, ["dragon-6", "troll-9", "dragon-5", "seer-0"], 2, 0),
]


@pytest.mark.parametrize(("factions", "cards", "leader", "strict"), DRAGONS)
@pytest.mark.parametrize("shift", [0, 1])
def test_R26_R43_A7_the_last_dragon_leads(factions, cards, leader, strict, shift):
    seats = [f"p{seat + 1}" for seat in range(len(cards))]
    first = seats[shift]
    for option, place in ((False, leader), (True, strict)):
        table = game(len(cards), factions, dragon_last_card=option)
        assert trick(table, *cards, leader=first).position()["leader"] == seats[(shift + place) % len(cards)]


def test_A8_R21_R26_a_dragon_in_the_last_trick_of_phase_1():
    for option, leader in ((False, "p1"), (True, "p2")):
        table = two(MIXED, dragon_last_card=option)
        state = phase_1(table, "dragon-1", "doppelganger-5", opened=["goblin-1"], stock=["goblin-2"])
        assert (state.position()["phase"], state.position()["leader"]) == (2, leader)


def test_R26_R22_the_winner_still_gets_the_cards():
    assert scored(trick(two("claim2"), "troll-6", "dragon-9")) == {"p1": ["dragon-9", "troll-6"]}


TROLLS = [
    # cards, middle before, won by p1 and left lying: default, then strict
    (["troll-8", "troll-3"], [], ["troll-8"], ["troll-3"], ["troll-8"], ["troll-3"]),
    (
        ["troll-9", "troll-7"],
        ["troll-3"],
        ["troll-9"],
        ["troll-3", "troll-7"],
        ["troll-9"],
        ["troll-3", "troll-7"],
    ),
    (
        ["troll-5", "troll-4"],
        ["troll-8"],
        ["troll-5"],
        ["troll-4", "troll-8"],
        ["troll-8"],
        ["troll-4", "troll-5"],
    ),
    (
        ["troll-2", "seer-0"],
        ["troll-3", "troll-7"],
        ["seer-0", "troll-2", "troll-3", "troll-7"],
        [],
        ["seer-0", "troll-7"],
        ["troll-2", "troll-3"],
    ),
    (
        ["seer-4", "giant-9"],
        ["troll-3", "troll-7"],
        ["giant-9", "seer-4", "troll-3", "troll-7"],
        [],
        ["giant-9", "seer-4", "troll-7"],
        ["troll-3"],
    ),
    (["troll-2", "seer-0"], [], ["seer-0", "troll-2"], [], ["seer-0", "troll-2"], []),
    (["seer-4", "troll-9"], [], ["seer-4", "troll-9"], [], ["seer-4", "troll-9"], []),
    (
        ["seer-4", "troll-0"],
        ["troll-1"],
        ["seer-4", "troll-0", "troll-1"],
        [],
        ["seer-4", "troll-1"],
        ["troll-0"],
    ),
]


@pytest.mark.parametrize(("cards", "middle", "won", "left", "strict_won", "strict_left"), TROLLS)
def test_R27_A9_trolls_of_two(cards, middle, won, left, strict_won, strict_left):
    for option, expected, lying in ((False, won, left), (True, strict_won, strict_left)):
        state = trick(two("claim2", troll_strict=option), *cards, middle=middle)
        assert scored(state) == {"p1": expected}
        assert state.position()["middle"] == lying


def test_R27_the_trolls_in_the_middle_go_to_the_next_winner():
    state = start(
        two("claim2"),
        {"phase": 2, "hands": {"p1": ["troll-8", "dragon-4"], "p2": ["troll-3", "dragon-6"]}},
        *("p1: troll-8", "p2: troll-3", "p1: dragon-4", "p2: dragon-6"),
    )
    assert scored(state) == {"p1": ["troll-8"], "p2": ["dragon-4", "dragon-6", "troll-3"]}
    assert state.position()["middle"] == []


def test_R27_R43_three_trolls_among_four():
    state = trick(game(4, GOBLIN_DRAGONS), "troll-2", "troll-9", "troll-5", "seer-0")
    assert scored(state) == {"p2": ["seer-0", "troll-9"]}
    assert state.position()["middle"] == ["troll-2", "troll-5"]


def test_A10_R27_trolls_left_at_the_end_are_nobodys():
    state = trick(
        two("claim2"), "troll-9", "troll-1", middle=["troll-4"], score={"p2": ["troll-0", "troll-2"]}
    )
    assert state.position()["middle"] == ["troll-1", "troll-4"]
    assert state.scores() == {"p1": 0, "p2": 1}


LOWEST = [
    (["knight-6", "dwarf-2", "dwarf-5"], {"p1": ["knight-6"], "p2": ["dwarf-2", "dwarf-5"]}),
    (["goblin-0", "goblin-0", "dwarf-3"], {"p1": ["goblin-0", "goblin-0"], "p2": ["dwarf-3"]}),
    (["dwarf-3", "knight-4", "undead-9"], {"p1": ["dwarf-3", "knight-4", "undead-9"]}),
    (["dwarf-3", "dwarf-9", "undead-1"], {"p2": ["undead-1"], "p3": ["dwarf-3", "dwarf-9"]}),
    (["undead-5", "dwarf-2", "doppelganger-2"], {"p1": ["doppelganger-2", "undead-5"], "p3": ["dwarf-2"]}),
    (
        ["dwarf-7", "doppelganger-2", "dwarf-4", "troll-2"],
        {"p1": ["doppelganger-2", "troll-2"], "p4": ["dwarf-4", "dwarf-7"]},
    ),
    (
        ["undead-5", "seer-2", "troll-2", "dwarf-9"],
        {"p1": ["seer-2", "troll-2", "undead-5"], "p3": ["dwarf-9"]},
    ),
]


@pytest.mark.parametrize(("cards", "piles"), LOWEST)
def test_R40_R41_A14_A15_dwarves_go_to_the_lowest_card(cards, piles):
    assert scored(trick(game(len(cards), GOBLINS), *cards)) == piles


def test_R41_the_lowest_seat_counts_from_the_leader():
    state = trick(game(3, GOBLINS), "knight-6", "dwarf-2", "undead-2", leader="p2")
    assert scored(state) == {"p1": ["dwarf-2"], "p2": ["knight-6", "undead-2"]}


def test_R42_R5_giants_spare_the_partner():
    state = trick(
        game(4, GNOMES),
        *("giant-7", "giant-7", "giant-5", "seer-9"),
        gnomes={"p2": ["gnome-5", "gnome-7"], "p3": ["gnome-7"], "p4": ["gnome-1", "gnome-7"]},
    )
    assert gnomes(state) == {"p3": ["gnome-7"], "p4": ["gnome-1"]}
    assert scored(state) == {"p1": ["giant-5", "giant-7", "giant-7", "seer-9"]}


def test_R42_one_giant_hits_each_opponent_and_never_the_winner():
    state = trick(
        game(3, GNOMES),
        *("giant-3", "seer-1", "seer-2"),
        gnomes={"p1": ["gnome-3"], "p2": ["gnome-3", "gnome-9"], "p3": ["gnome-3"]},
        leader="p3",
    )
    assert gnomes(state) == {"p2": ["gnome-9"], "p3": ["gnome-3"]}


def test_R43_R24_R28_among_four_gnomes_lie_in_front_and_undead_are_ordinary():
    state = trick(game(4, GNOMES), "gnome-3", "gnome-9", "undead-9", "doppelganger-9", leader="p2")
    assert gnomes(state) == {"p3": ["gnome-3", "gnome-9"]}
    assert scored(state) == {"p3": ["doppelganger-9", "undead-9"]}


def test_A16_all_powers_in_one_trick():
    """A Dwarf to the lowest, one Troll of two, a Gnome won is safe, a Giant smashes, a Dragon leads."""
    table = game(4, GNOME_TROLLS)
    state = trick(table, "giant-3", "dwarf-1", "gnome-3", "dragon-9", gnomes={"p2": ["gnome-3"]})
    assert gnomes(state) == {"p1": ["gnome-3"]}
    assert scored(state) == {"p1": ["dragon-9", "giant-3"], "p2": ["dwarf-1"]}
    assert state.position()["leader"] == "p4"
    other = trick(table, "troll-3", "troll-1", "giant-9", "dwarf-0", gnomes={"p4": ["gnome-9"]})
    assert scored(other) == {"p1": ["giant-9", "troll-3"], "p4": ["dwarf-0"]}
    assert gnomes(other) == {}
    assert other.position()["middle"] == ["troll-1"]
