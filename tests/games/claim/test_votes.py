"""Votes, ties and winners: R29 to R32, R44, R45."""

import pytest

from tests.games.claim.helpers import GNOMES, GOBLIN_DRAGONS, GOBLINS, game, trick, two

# Two players, Claim. p1 leads and wins the last trick with a Knight on a Goblin or so: the two cards
# of the trick are given, then the piles before it.
ENDS = [
    # number before value
    (
        "knight-2",
        "undead-1",
        {"p1": ["goblin-0", "goblin-0", "goblin-1"], "p2": ["goblin-8", "goblin-9"]},
        (3, 0),
    ),
    # five to five, the highest decides
    (
        "undead-0",
        "goblin-1",
        {
            "p1": ["undead-2", "undead-4", "undead-6", "undead-8"],
            "p2": ["undead-1", "undead-3", "undead-5", "undead-7", "undead-9"],
        },
        (1, 1),
    ),
    # the highest counts, not the sum
    ("knight-2", "goblin-3", {"p1": ["undead-9", "undead-0"], "p2": ["undead-5", "undead-6"]}, (3, 0)),
    # equal number, equal highest: nobody
    ("knight-9", "doppelganger-1", {"p1": ["goblin-0", "goblin-0"], "p2": ["goblin-0", "goblin-0"]}, (2, 0)),
    ("knight-9", "knight-2", {"p1": ["goblin-1", "undead-9"], "p2": ["doppelganger-1", "dwarf-5"]}, (3, 2)),
]


@pytest.mark.parametrize(("first", "second", "score", "votes"), ENDS)
def test_R29_R30_R31_R32_votes_of_two(first, second, score, votes):
    state = trick(two(), first, second, score=score)
    assert state.scores() == dict(zip(["p1", "p2"], votes, strict=True))
    assert state.is_over()
    if votes[0] != votes[1]:
        assert state.winners() == ["p1" if votes[0] > votes[1] else "p2"]


def test_R29_R24_gnomes_in_front_count():
    state = trick(two("claim2"), "giant-5", "dragon-1", gnomes={"p1": ["gnome-1"], "p2": ["gnome-5"]})
    assert state.scores() == {"p1": 3, "p2": 0}
    assert state.winners() == ["p1"]
    assert state.returns() == [1.0, -1.0]


@pytest.mark.parametrize(
    ("one", "other", "votes"),
    [
        (["gnome-7"], ["gnome-7"], (2, 0)),
        (["gnome-7", "gnome-7"], ["gnome-7", "gnome-5"], (2, 0)),
        (["gnome-7", "gnome-5"], ["gnome-7", "gnome-7"], (2, 0)),
        (["gnome-7", "gnome-1"], ["gnome-5", "gnome-5"], (3, 0)),
        (["gnome-3", "gnome-3"], ["gnome-5", "gnome-1"], (2, 1)),
        (["gnome-9"], ["gnome-1", "gnome-1"], (2, 1)),
    ],
)
def test_R30_R31_equal_highest_values_of_several_copies(one, other, votes):
    state = trick(two("claim2"), "seer-1", "troll-9", gnomes={"p1": one, "p2": other})
    assert state.scores() == dict(zip(["p1", "p2"], votes, strict=True))


def test_R31_a_faction_that_nobody_owns_does_not_vote():
    state = trick(two("claim2"), "troll-4", "troll-2", score={"p2": ["dragon-1", "giant-3"]})
    assert state.scores() == {"p1": 1, "p2": 2}
    assert state.winners() == ["p2"]


def test_R30_doppelgangers_vote_for_themselves():
    state = trick(two(), "undead-3", "doppelganger-5", leader="p2", score={"p2": ["undead-1", "undead-2"]})
    assert state.scores() == {"p1": 1, "p2": 1}


TIES = [
    # more cards of the voting factions
    ("knight-9", "goblin-9", {"p1": ["knight-2", "knight-3"], "p2": ["undead-1", "dwarf-1"]}, ["p1"]),
    ("knight-2", "goblin-1", {"p2": ["undead-9", "dwarf-9", "dwarf-8"]}, ["p2"]),
    # as many cards, the higher sum
    ("knight-9", "goblin-5", {"p2": ["undead-1", "dwarf-1"]}, ["p1"]),
    ("knight-2", "goblin-1", {"p2": ["undead-1", "dwarf-3"]}, ["p2"]),
    # all equal
    ("knight-4", "goblin-3", {"p2": ["undead-4", "dwarf-3"]}, ["p1", "p2"]),
    # cards of factions that vote for the other do not count (A19)
    (
        "knight-4",
        "goblin-3",
        {"p1": ["undead-9"], "p2": ["undead-1", "undead-2", "doppelganger-3"]},
        ["p2"],
    ),
]


@pytest.mark.parametrize(("first", "second", "score", "winners"), TIES)
def test_R32_R44_A11_A19_equal_votes_of_two(first, second, score, winners):
    state = trick(two(), first, second, score=score)
    assert state.scores() == {"p1": 2, "p2": 2}
    assert state.winners() == winners
    assert state.returns() == [0.0, 0.0] if len(winners) == 2 else sorted(state.returns()) == [-1.0, 1.0]


def test_R32_votes_are_counted_only_at_the_end():
    table = two()
    position = {
        "phase": 2,
        "hands": {"p1": ["goblin-1"], "p2": ["goblin-2"]},
        "score": {"p1": ["knight-2", "undead-1", "dwarf-1", "doppelganger-1"]},
    }
    state = table.from_position(position)
    assert state.scores() == {"p1": 4, "p2": 0}
    assert not state.is_over()
    assert state.winners() == []
    assert state.returns() == [0.0, 0.0]


def three(first, second, third, **piles):
    return trick(game(3, GOBLIN_DRAGONS), first, second, third, leader="p3", score=piles)


def test_R44_three_with_equal_votes_and_cards_the_sum_decides():
    state = three(
        *("seer-1", "undead-0", "troll-0"),
        p1=[
            *("goblin-0", "goblin-0", "goblin-0", "goblin-2", "goblin-3", "goblin-9"),
            *("knight-5", "knight-6", "knight-9", "undead-1", "undead-4", "undead-7", "undead-8"),
        ],
        p2=[
            *("dwarf-0", "dwarf-1", "dwarf-2", "dwarf-3", "dwarf-9", "dragon-5", "dragon-6", "dragon-7"),
            *("dragon-8", "troll-2", "troll-3", "troll-4", "troll-6"),
        ],
    )
    assert state.scores() == {"p1": 3, "p2": 3, "p3": 1}
    assert state.winners() == ["p2"]
    assert state.returns() == [-0.5, 1.0, -0.5]


def test_R44_three_with_equal_votes_most_cards():
    state = three(
        "seer-1", "undead-0", "troll-0", p1=["dwarf-1", "dwarf-2"], p2=["goblin-9"], p3=["knight-2"]
    )
    assert state.scores() == {"p1": 1, "p2": 1, "p3": 4}
    state = three("seer-1", "undead-0", "troll-0", p1=["dwarf-1", "goblin-1", "dragon-1", "dragon-2"])
    assert state.scores() == {"p1": 3, "p2": 0, "p3": 3}
    assert state.winners() == ["p1"]


def test_R44_three_that_stay_tied_share():
    state = three("seer-1", "undead-0", "troll-0", p1=["dwarf-1", "goblin-0", "dragon-0"])
    assert state.scores() == {"p1": 3, "p2": 0, "p3": 3}
    assert state.winners() == ["p1", "p3"]
    assert state.returns() == [0.5, -1.0, 0.5]


def test_R29_R31_among_three_the_most_cards_of_one_seat_count():
    state = three(
        *("seer-1", "undead-0", "troll-0"),
        p1=["dwarf-1", "dwarf-5", "goblin-1"],
        p2=["dwarf-2", "dwarf-3", "goblin-2"],
        p3=["dwarf-9", "goblin-3"],
    )
    assert state.scores() == {"p1": 1, "p2": 0, "p3": 4}


@pytest.mark.parametrize(
    "order", [("p1", "p2", "p3"), ("p2", "p3", "p1"), ("p3", "p1", "p2"), ("p3", "p2", "p1")]
)
def test_R31_R44_no_result_depends_on_the_seat(order):
    zero = ["goblin-0"]
    one = dict(zip(order, (["goblin-0", "knight-2"], zero, zero), strict=True))
    state = trick(game(3, GOBLINS), "seer-1", "undead-0", "troll-0", leader="p3", score=one)
    votes = {"p1": 0, "p2": 0, "p3": 3}
    votes[order[0]] += 1
    assert state.scores() == votes
    two_cards = dict(
        zip(order, (["goblin-0", "goblin-0"], ["goblin-0", "goblin-0"], ["goblin-9"]), strict=True)
    )
    assert trick(
        game(3, GOBLINS), "seer-1", "undead-0", "troll-0", leader="p3", score=two_cards
    ).scores() == {
        "p1": 0,
        "p2": 0,
        "p3": 3,
    }


def test_R45_R5_partners_count_together():
    state = trick(
        game(4, GOBLINS),
        *("goblin-3", "goblin-1", "goblin-2", "troll-1"),
        score={"p2": ["undead-1"], "p3": ["dwarf-1", "troll-3"], "p4": ["undead-2"], "p1": ["undead-9"]},
    )
    assert state.scores() == {"p1": 3, "p2": 1, "p3": 3, "p4": 1}
    assert state.winners() == ["p1", "p3"]
    assert state.returns() == [0.5, -0.5, 0.5, -0.5]


def test_R45_gnomes_of_partners_count_together():
    state = trick(
        game(4, GNOMES),
        *("seer-3", "seer-1", "seer-2", "undead-1"),
        gnomes={"p1": ["gnome-1"], "p2": ["gnome-9", "gnome-3"], "p3": ["gnome-1", "gnome-1"]},
    )
    assert state.scores() == {"p1": 3, "p2": 0, "p3": 3, "p4": 0}


@pytest.mark.parametrize(
    ("score", "winners"),
    [
        ({"p2": ["dwarf-9"], "p4": ["troll-9", "troll-1"]}, ["p1", "p3"]),
        ({"p2": ["dwarf-1", "dwarf-0"], "p4": ["troll-2", "troll-1", "troll-0"]}, ["p2", "p4"]),
        ({"p2": ["dwarf-5"], "p4": ["troll-4", "troll-0", "dwarf-0"]}, ["p2", "p4"]),
        ({"p2": ["dwarf-5"], "p4": ["troll-3", "troll-0", "dwarf-0"]}, ["p1", "p2", "p3", "p4"]),
        ({"p2": ["dwarf-4"], "p4": ["troll-3", "troll-0", "dwarf-0"]}, ["p1", "p3"]),
    ],
)
def test_A12_R45_equal_votes_of_two_teams(score, winners):
    """The trick brings p1 four cards of two factions, with values of 8 together."""
    state = trick(game(4, GOBLINS), "knight-3", "goblin-1", "goblin-2", "knight-2", score=score)
    assert state.scores() == {"p1": 2, "p2": 2, "p3": 2, "p4": 2}
    assert state.winners() == winners
    if len(winners) == 4:
        assert state.returns() == [0.0] * 4
