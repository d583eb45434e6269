"""Reading positions: what cannot be is refused, with the place and the rule."""

from random import Random

import pytest

from stamtisch import PositionError
from tests.games.claim.helpers import GOBLIN_DRAGONS, GOBLINS, game, hands, start, two

P1 = {
    "phase": 1,
    "hands": {"p1": ["dwarf-0", "dwarf-1"], "p2": ["goblin-0", "knight-9"]},
    "open": ["undead-5"],
    "stock": ["knight-8", "knight-7", "knight-6"],
}
P2 = {"phase": 2, "hands": {"p1": ["dwarf-0", "dwarf-1"], "p2": ["goblin-0", "knight-9"]}}
SEER = {
    "phase": 1,
    "hands": {"p1": ["seer-0"], "p2": ["seer-1"], "p3": ["goblin-1"]},
    "trick": [["p1", "seer-7"], ["p2", "seer-4"], ["p3", "troll-9"]],
    "open": ["dwarf-3", "dwarf-4"],
    "looked": True,
}
FULL = {**SEER, "stock": ["troll-1", "troll-2", "troll-3", "troll-4"]}
DRAWN = {**SEER, "stock": ["troll-2", "troll-3", "troll-4"], "followers": {"p1": ["troll-1"]}}


def refused(table, position, **changes):
    with pytest.raises(PositionError) as problem:
        table.from_position({**position, **changes})
    return problem.value.where, problem.value.rule and problem.value.rule.removeprefix("claim/")


@pytest.mark.parametrize(
    ("position", "changes", "where", "rule"),
    [
        (P2, {"score": {"p1": ["dwarf-0"]}}, "score.p1", "R4"),
        (P2, {"score": {"p1": ["goblin-0"] * 5}}, "score.p1", "R4"),
        (P2, {"score": {"p1": ["dwarf-10"]}}, "score.p1", "R4"),
        (P2, {"score": {"p1": [7]}}, "score.p1", "R4"),
        (P2, {"score": {"p1": ["gnome-1"]}}, "score.p1", "R1"),
        (P2, {"hands": {"p3": []}}, "hands", None),
        (P2, {"hands": {"p1": "dwarf-0"}}, "hands.p1", None),
        (P2, {"hands": {"p1": ["dwarf-0"], "p2": []}}, "hands", "R2"),
        (
            P2,
            {"hands": {"p1": [f"dwarf-{i}" for i in range(10)] + [f"undead-{i}" for i in range(4)]}},
            "hands",
            "R2",
        ),
        (P2, {"phase": 3}, "phase", "R19"),
        (P2, {"phase": True}, "phase", "R19"),
        (P2, {"leader": "p3"}, "leader", None),
        (P2, {"trick": [["p2", "undead-1"]], "leader": "p1"}, "trick", "R8"),
        (P2, {"trick": [["p1", "undead-1"], ["p2", "undead-2"], ["p1", "undead-3"]]}, "trick", "R34"),
        (P2, {"trick": ["undead-1"]}, "trick", None),
        (P2, {"trick": [["p1"]]}, "trick", None),
        (P2, {"trick": [["p9", "undead-1"]]}, "leader", None),
        (P2, {"trick": [["p1", "undead-1"], ["p1", "undead-2"]]}, "trick", "R8"),
        (P2, {"trick": [["p1", "goblin-1"], ["p2", "undead-2"]]}, "trick", "R8"),
        (P2, {"stock": ["undead-1"]}, "stock", "R19"),
        (P2, {"open": ["undead-1"]}, "open", "R19"),
        (P2, {"followers": {"p1": ["undead-1"]}}, "followers", "R20"),
        (P2, {"middle": ["undead-1"]}, "middle", "R27"),
        (P2, {"gnomes": {"p2": ["undead-1"]}}, "gnomes.p2", "R24"),
        (P2, {"out": ["undead-1"]}, "out", "R4"),
        (P2, {"out": ["dwarf-0"]}, "out", "R4"),
        (P2, {"looked": True}, "looked", "R18"),
        (P2, {"looked": 1}, "looked", None),
        (P2, {"turn": "p2"}, "turn", "R8"),
        (P2, {"turn": "p3"}, "turn", None),
        (P2, {"known": {"p1": ["undead-1"]}}, "known.p1", "R15"),
        (P2, {"seen": {"p1": {"p2": ["undead-1"]}}}, "seen.p1", "R15"),
        (P2, {"seen": {"p1": {"p1": ["dwarf-0"]}}}, "seen.p1", "A1"),
        (P2, {"known": {"p2": ["goblin-0"]}, "seen": {"p1": {"p2": ["goblin-0"]}}}, "seen.p1", "R15"),
        (P2, {"voids": {"p1": ["dwarves"]}}, "voids.p1", "R8"),
        (P2, {"voids": {"p1": ["gnomes"]}}, "voids.p1", "R8"),
        (P2, {"secret": 1}, "position.secret", None),
        (P1, {"score": {"p1": ["goblin-1"]}}, "score.p1", "R16"),
        (P1, {"middle": ["undead-1"]}, "middle", "R27"),
        (P1, {"stock": ["knight-8", "knight-7"]}, "stock", "R4"),
        (P1, {"stock": ["knight-8", "knight-7", "knight-6", "knight-5"]}, "stock", "R4"),
        (P1, {"open": ["undead-5", "undead-6"]}, "open", "R14"),
        (
            P1,
            {
                "open": [],
                "trick": [["p1", "undead-1"]],
                "hands": {"p1": ["dwarf-0"], "p2": ["goblin-0", "knight-9"]},
                "stock": ["knight-8", "knight-7", "knight-6", "knight-5"],
            },
            "open",
            "R14",
        ),
        (P1, {"followers": {"p1": ["undead-1"]}}, "followers", "R15"),
        (P1, {"known": {"p1": ["dwarf-0"]}}, "known.p1", "R15"),
        (P1, {"looked": True}, "looked", "R18"),
        (
            P1,
            {
                "followers": {
                    "p1": [f"undead-{i}" for i in (0, 1, 2, 3, 4, 6)] + [f"dwarf-{i}" for i in range(2, 8)]
                }
            },
            "followers",
            "R15",
        ),
    ],
)
def test_R4_R8_R19_impossible_positions_of_two(position, changes, where, rule):
    assert refused(two(), position, **changes) == (where, rule)


@pytest.mark.parametrize(
    ("position", "changes", "where", "rule"),
    [
        (FULL, {"open": ["dwarf-3"]}, "open", "R33"),
        (FULL, {"hands": {"p1": ["seer-0"], "p2": ["seer-1"]}}, "hands", "R3"),
        (FULL, {"trick": [["p1", "undead-7"], ["p2", "seer-4"], ["p3", "troll-9"]]}, "trick", "R8"),
        (
            FULL,
            {"trick": FULL["trick"][:2], "hands": {**FULL["hands"], "p3": ["goblin-1", "goblin-2"]}},
            "looked",
            "R37",
        ),
        (DRAWN, {"looked": False}, "looked", "R37"),
        (DRAWN, {"followers": {"p2": ["troll-1"]}}, "followers", "R36"),
        (DRAWN, {"followers": {}}, "followers", "R36"),
        (DRAWN, {"turn": "p1"}, "turn", "R8"),
        (FULL, {"turn": "p2"}, "turn", "R8"),
        (FULL, {"stock": ["troll-1", "troll-2"]}, "stock", "R4"),
        (FULL, {"seen": {"p1": {"p4": []}}}, "seen.p1", None),
        (FULL, {"seen": {"p1": []}}, "seen.p1", None),
    ],
)
def test_R33_R36_R37_impossible_positions_of_three(position, changes, where, rule):
    table = game(3, GOBLIN_DRAGONS)
    if "undead-7" in str(changes):
        changes = {**changes, "hands": {"p1": ["seer-0"], "p2": ["undead-1"], "p3": ["goblin-1"]}}
    assert refused(table, position, **changes) == (where, rule)


def test_A2_a_hand_with_a_doppelganger_cannot_have_thrown_another_card_where_it_is_forced():
    position = {
        "phase": 2,
        "hands": {"p1": ["dwarf-0"], "p2": ["doppelganger-1"]},
        "trick": [["p1", "goblin-1"], ["p2", "undead-2"]],
    }
    assert two().from_position(position).position()["leader"] == "p1"
    assert refused(two(doppelganger_forced=True), position) == ("trick", "R8")


def test_R37_positions_in_the_middle_of_taking():
    table = game(3, GOBLIN_DRAGONS)
    state = table.from_position(FULL)
    assert state.legal_words() == ["take dwarf-3", "take dwarf-4", "take stock"]
    assert state.position()["looked"] is True
    second = table.from_position(DRAWN)
    assert second.to_act() == [1]
    assert second.legal_words() == ["take dwarf-3", "take dwarf-4"]
    assert second.position() == state.apply("take stock").position()
    third = second.apply("take dwarf-4").position()
    assert third["followers"] == {"p1": ["troll-1"], "p2": ["dwarf-4"], "p3": ["dwarf-3"]}
    equal = {**DRAWN, "open": ["goblin-0", "goblin-0"]}
    assert table.from_position(equal).position()["followers"] == {
        "p1": ["troll-1"],
        "p2": ["goblin-0"],
        "p3": ["goblin-0"],
    }


def test_R14_R33_cards_are_turned_up_before_ply_0():
    position = two().from_position({**P1, "open": [], "stock": ["undead-5", *P1["stock"]]}).position()
    assert (position["open"], position["stock"]) == (["undead-5"], P1["stock"])


def test_R19_a_position_at_the_end_of_phase_1_goes_on_in_phase_2():
    position = {"phase": 1, "hands": {}, "followers": {"p1": ["dwarf-0"], "p2": ["goblin-0"]}, "leader": "p2"}
    state = two().from_position(position)
    assert (state.position()["phase"], state.to_act()) == (2, [1])
    assert state.position()["hands"] == {"p1": ["dwarf-0"], "p2": ["goblin-0"]}


def test_R19_nothing_left_is_the_end():
    state = two().from_position({"phase": 2, "score": {"p1": ["dwarf-0"]}})
    assert state.is_over()
    assert state.winners() == ["p1"]


def test_R8_a_whole_trick_is_finished_before_ply_0():
    position = {**P2, "trick": [["p1", "undead-1"], ["p2", "undead-2"]]}
    state = two().from_position(position)
    assert state.position()["score"] == {"p2": ["undead-1", "undead-2"]}
    assert state.to_act() == [1]


def test_R8_the_trick_says_who_leads_and_what_a_hand_lacks():
    position = {
        "phase": 2,
        "hands": {"p1": ["dwarf-1", "dwarf-2"], "p2": ["goblin-1"], "p3": ["goblin-2"]},
        "trick": [["p2", "undead-3"], ["p3", "troll-3"]],
    }
    state = game(3, GOBLINS).from_position(position)
    assert state.position()["leader"] == "p2"
    assert state.to_act() == [0]
    assert state.position()["voids"] == {"p3": ["undead"]}


@pytest.mark.parametrize(
    ("players", "factions", "options"),
    [
        (2, "claim2", {}),
        (2, ["goblins", "knights", "seers", "doppelgangers", "dwarves"], {"loser_peeks": False}),
        (3, GOBLINS, {"doppelganger_forced": True}),
        (4, GOBLIN_DRAGONS, {"troll_strict": True}),
    ],
)
def test_R4_a_position_written_and_read_is_the_same(players, factions, options):
    table = game(players, factions, **options)
    dice = Random(players)
    for seed in range(4):
        state = table.new(seed)
        while not state.is_over():
            position = state.position()
            again = table.from_position(position)
            assert again.position() == position
            assert again.legal_words() == state.legal_words()
            state.apply(dice.choice(state.legal_words()))


def test_R15_a_view_is_no_position():
    view = two().new(3).observation("p1").position()
    assert refused(two(), view) == ("hands.p2", "R4")


def test_R7_helper_hands_follow_the_leader():
    assert start(two(), {"phase": 2, **hands("dwarf-1", "dwarf-2", leader="p2")}).position()["hands"] == {
        "p1": ["dwarf-2"],
        "p2": ["dwarf-1"],
    }
