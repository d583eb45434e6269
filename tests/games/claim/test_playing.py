"""What may be played to a trick and who wins it: R7 to R13, in both phases."""

import pytest

from tests.games.claim.helpers import (
    GNOMES,
    GOBLIN_DRAGONS,
    GOBLINS,
    MIXED,
    game,
    hands,
    phase_1,
    rule_of,
    start,
    trick,
    two,
)

FILLER = ["dwarf-1", "dwarf-2", "dwarf-3", "dwarf-4", "dwarf-5"]


def follow(table, led, hand):
    """The second of two is to play on a card, in phase 2."""
    fields = {"phase": 2, "hands": {"p1": FILLER[: len(hand) - 1], "p2": hand}, "trick": [["p1", led]]}
    return table.from_position(fields)


def test_R7_the_leader_may_play_any_card_equal_ones_once():
    hand = ["goblin-0", "goblin-0", "knight-2", "undead-3", "dwarf-9", "doppelganger-0"]
    state = start(
        two(),
        {"phase": 2, **hands(hand, ["goblin-0", "goblin-0", "goblin-0", "undead-1", "undead-2", "undead-4"])},
    )
    assert state.legal_words() == ["goblin-0", "knight-2", "undead-3", "dwarf-9", "doppelganger-0"]


@pytest.mark.parametrize(
    ("led", "hand", "legal"),
    [
        ("goblin-9", ["goblin-0", "knight-9", "doppelganger-4"], ["goblin-0", "doppelganger-4"]),
        ("goblin-9", ["goblin-0", "goblin-3", "knight-9"], ["goblin-0", "goblin-3"]),
        ("goblin-9", ["knight-9", "undead-1", "doppelganger-4"], ["knight-9", "undead-1", "doppelganger-4"]),
        ("knight-2", ["knight-3", "goblin-9", "doppelganger-1"], ["knight-3", "doppelganger-1"]),
        ("undead-4", ["undead-0", "undead-9", "goblin-0"], ["undead-0", "undead-9"]),
        ("undead-4", ["goblin-0", "goblin-0", "knight-3"], ["goblin-0", "knight-3"]),
        ("doppelganger-0", ["doppelganger-9", "goblin-3", "undead-1"], ["doppelganger-9"]),
        ("doppelganger-0", ["knight-9", "goblin-3"], ["goblin-3", "knight-9"]),
    ],
)
def test_R8_R9_A3_following(led, hand, legal):
    state = follow(two(), led, hand)
    assert state.legal_words("p2") == legal
    for card in hand:
        assert (rule_of(state, "p2", card) is None) == (card in legal)


@pytest.mark.parametrize(
    ("led", "hand", "legal"),
    [
        ("troll-4", ["troll-1", "seer-9"], ["troll-1"]),
        ("seer-4", ["troll-1", "seer-9", "gnome-3"], ["seer-9"]),
        ("gnome-1", ["gnome-1", "gnome-1", "giant-9"], ["gnome-1"]),
        ("giant-1", ["gnome-1", "gnome-9"], ["gnome-1", "gnome-9"]),
    ],
)
def test_R8_following_with_claim_2(led, hand, legal):
    fields = {"phase": 2, "hands": {"p1": ["dragon-0", "dragon-1", "dragon-2"][: len(hand) - 1], "p2": hand}}
    state = start(two("claim2"), {**fields, "trick": [["p1", led]]})
    assert state.legal_words() == legal


@pytest.mark.parametrize(
    ("led", "hand", "legal"),
    [
        ("undead-4", ["doppelganger-9", "dwarf-9"], ["doppelganger-9"]),
        ("undead-4", ["knight-3", "dwarf-9"], ["knight-3", "dwarf-9"]),
        ("undead-4", ["undead-1", "doppelganger-9", "dwarf-9"], ["undead-1", "doppelganger-9"]),
        ("doppelganger-4", ["knight-3", "dwarf-9"], ["knight-3", "dwarf-9"]),
    ],
)
def test_A2_R8_the_option_forces_a_doppelganger(led, hand, legal):
    assert follow(two(doppelganger_forced=True), led, hand).legal_words() == legal
    if led == "undead-4" and "undead-1" not in hand:
        assert set(follow(two(), led, hand).legal_words()) == set(hand)


def test_R8_R34_everybody_plays_once_clockwise():
    table = game(4, GNOMES)
    state = table.new(3)
    for seat in (0, 1, 2, 3):
        assert state.to_act() == [seat]
        assert state.legal_actions((seat + 1) % 4) == []
        state.apply(state.legal_actions()[0])
    assert state.position()["phase"] == 1


def test_R8_R34_the_led_faction_binds_every_seat():
    state = start(
        game(3, GOBLINS),
        {
            "phase": 2,
            **hands(["dwarf-4", "dwarf-0"], ["troll-9", "troll-8"], ["dwarf-9", "troll-1"]),
        },
        "p1: dwarf-4",
        "p2: troll-9",
    )
    assert state.legal_words() == ["dwarf-9"]
    assert state.apply("p3: dwarf-9").position()["leader"] == "p3"


# Winner by the leader of the next trick: no Dragons here.
TWO = [
    ("goblin-9", "goblin-8", 0),
    ("goblin-8", "goblin-9", 1),
    ("goblin-0", "goblin-0", 0),
    ("goblin-5", "doppelganger-5", 0),
    ("goblin-5", "doppelganger-6", 1),
    ("goblin-5", "doppelganger-4", 0),
    ("goblin-9", "knight-2", 1),
    ("knight-2", "goblin-9", 0),
    ("knight-2", "knight-3", 1),
    ("undead-0", "knight-9", 0),
    ("dwarf-0", "goblin-9", 0),
    ("doppelganger-0", "doppelganger-9", 1),
    ("doppelganger-3", "doppelganger-2", 0),
    ("doppelganger-0", "knight-9", 0),
    ("doppelganger-0", "goblin-9", 0),
    ("undead-3", "undead-8", 1),
    ("knight-5", "doppelganger-6", 1),
]


@pytest.mark.parametrize(("first", "second", "winner"), TWO)
@pytest.mark.parametrize("leader", ["p1", "p2"])
def test_R9_R10_R11_R12_R13_A4_who_wins_a_trick_of_two(first, second, winner, leader):
    seats = ["p1", "p2"] if leader == "p1" else ["p2", "p1"]
    assert trick(two(), first, second, leader=leader).position()["leader"] == seats[winner]
    ended = phase_1(two(), first, second, leader=leader, opened=["knight-8"], stock=["knight-7"])
    assert ended.position()["leader"] == seats[winner]
    assert ended.position()["hands"][seats[winner]] == ["knight-8"]


MANY = [
    (["undead-4", "goblin-9", "knight-3"], 0),
    (["goblin-9", "doppelganger-9", "knight-2"], 2),
    (["goblin-1", "knight-5", "knight-8", "goblin-9"], 2),
    (["goblin-1", "knight-8", "knight-5", "goblin-9"], 1),
    (["goblin-9", "knight-3", "goblin-1", "knight-8"], 3),
    (["doppelganger-0", "knight-9", "goblin-9"], 0),
    (["dwarf-5", "dwarf-8", "knight-9", "undead-9"], 1),
    (["undead-6", "doppelganger-6", "undead-2", "goblin-9"], 0),
    (["undead-5", "doppelganger-6", "undead-6", "doppelganger-5"], 1),
    (["goblin-0", "goblin-0", "goblin-0"], 0),
]


@pytest.mark.parametrize(("cards", "winner"), MANY)
@pytest.mark.parametrize("shift", [0, 1, 2])
def test_R10_R11_R12_R13_who_wins_a_trick_of_more(cards, winner, shift):
    seats = [f"p{seat + 1}" for seat in range(len(cards))]
    leader = seats[shift]
    state = trick(game(len(cards), GOBLINS), *cards, leader=leader)
    assert state.position()["leader"] == seats[(shift + winner) % len(cards)]


def test_R13_a_knight_does_not_break_following():
    state = follow(two(), "goblin-9", ["goblin-0", "knight-9"])
    problem = state.why_not("p2", "knight-9")
    assert problem.rule == "claim/R8"
    assert "goblin-0" in str(problem)


@pytest.mark.parametrize(
    ("factions", "led", "hand", "words", "rule", "says"),
    [
        ("claim", "undead-4", ["undead-0", "dwarf-9"], "dwarf-9", "R8", "or a Doppelganger"),
        ("claim2", "troll-4", ["troll-0", "seer-9"], "seer-9", "R8", "must play one of them. Legal"),
        ("claim", "doppelganger-4", ["doppelganger-0", "dwarf-9"], "dwarf-9", "R9", "doppelganger-0"),
        (
            "claim",
            "undead-4",
            ["undead-0", "dwarf-9"],
            "dwarf-8",
            "R7",
            "not in your hand (undead-0 and dwarf-9)",
        ),
        ("claim", "undead-4", ["undead-0", "dwarf-9"], "seer-8", "R2", "no seer-8 in this game"),
        ("claim", "undead-4", ["undead-0", "dwarf-9"], "take undead-4", "R22", "undead-0"),
        ("claim", "undead-4", ["undead-0", "dwarf-9"], "look", "R28", "a card is to be played"),
        ("claim", "undead-4", ["undead-0", "dwarf-9"], "take goblin-0", "R22", "a card is to be played"),
        ("claim", "undead-4", ["undead-0", "dwarf-9"], "take stock", "R22", "a card is to be played"),
    ],
)
def test_R8_R9_refusals_name_the_cards(factions, led, hand, words, rule, says):
    filler = "dwarf-1" if factions == "claim" else "gnome-1"
    state = start(
        two(factions),
        {"phase": 2, "hands": {"p1": [filler], "p2": hand}, "trick": [["p1", led]]},
    )
    assert rule_of(state, "p2", words) == rule
    assert says in str(state.why_not("p2", words))


def test_R8_out_of_turn():
    state = follow(two(), "undead-4", ["undead-0", "dwarf-9"])
    assert rule_of(state, "p1", "dwarf-1") == "R8"
    assert "p2 is to play" in str(state.why_not("p1", "dwarf-1"))


def test_A2_refusal_of_the_option():
    state = follow(two(doppelganger_forced=True), "undead-4", ["doppelganger-9", "dwarf-9"])
    assert rule_of(state, "p2", "dwarf-9") == "A2"
    assert "doppelganger-9" in str(state.why_not("p2", "dwarf-9"))


def test_R3_cards_of_absent_factions_are_refused_at_larger_tables():
    assert rule_of(game(3, GOBLIN_DRAGONS).new(1), "p1", "gnome-1") == "R3"
    assert rule_of(two(MIXED).new(1), "p1", "take gnome-1") == "R15"
