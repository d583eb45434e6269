"""What a seat may know: hands, followers, voids, what a Seer showed (R4, R8, R15, R18, R37, A1)."""

from random import Random

import pytest

from tests.games.claim.helpers import GNOMES, GOBLIN_DRAGONS, GOBLINS, MIXED, game, hands, start, two
from tests.games.claim.test_followers import seer_trick


def view(state, who):
    return state.observation(who).position()


def test_R4_hands_and_stock_are_hidden():
    state = game(3, GOBLINS).new(2)
    truth, mine = state.position(), view(state, "p2")
    assert mine["hands"]["p2"] == truth["hands"]["p2"]
    assert mine["hands"]["p1"] == mine["hands"]["p3"] == ["?"] * 12
    assert mine["stock"] == ["?"] * 34
    assert mine["open"] == truth["open"]
    assert view(state, "spectator")["hands"] == {seat: ["?"] * 12 for seat in ("p1", "p2", "p3")}


def test_R15_R20_what_was_taken_openly_is_known_until_it_is_played():
    state = start(
        two(),
        {
            "phase": 1,
            **hands(["undead-4", "dwarf-0"], ["goblin-0", "dwarf-1"]),
            "open": ["undead-5"],
            "stock": ["dwarf-7", "undead-9", "undead-8"],
        },
        *("undead-4", "goblin-0", "dwarf-0", "dwarf-1"),
    )
    assert state.position()["phase"] == 2
    assert state.position()["known"] == {"p1": ["undead-5"], "p2": ["undead-9"]}
    assert sorted(view(state, "p2")["hands"]["p2"]) == ["dwarf-7", "undead-9"]
    assert view(state, "p2")["hands"]["p1"] == ["undead-5", "?"]
    assert view(state, "p1")["hands"]["p2"] == ["undead-9", "?"]
    assert view(state, "spectator")["hands"] == {"p1": ["undead-5", "?"], "p2": ["undead-9", "?"]}
    state.apply("p2: undead-9")
    assert view(state, "p1")["hands"]["p2"] == ["?"]
    assert state.position()["known"] == {"p1": ["undead-5"]}


def test_R20_of_equal_cards_the_known_one_goes_first():
    state = two("claim2").from_position(
        {
            "phase": 2,
            "hands": {"p1": ["gnome-1", "gnome-1", "seer-1"], "p2": ["gnome-3", "troll-1", "troll-2"]},
            "known": {"p1": ["gnome-1"]},
            "seen": {"p2": {"p1": ["gnome-1"]}},
        }
    )
    assert view(state, "p2")["hands"]["p1"] == ["gnome-1", "gnome-1", "?"]
    assert view(state, "spectator")["hands"]["p1"] == ["gnome-1", "?", "?"]
    state.apply("p1: gnome-1")
    assert view(state, "p2")["hands"]["p1"] == ["gnome-1", "?"]
    assert view(state, "spectator")["hands"]["p1"] == ["?", "?"]
    state.apply("p2: gnome-3").apply("p2: troll-1").apply("p1: gnome-1")
    assert view(state, "p2")["hands"]["p1"] == ["?"]
    assert not state.position()["seen"]


def test_R18_only_the_winner_sees_what_the_seer_shows():
    state = seer_trick().apply("p1: look")
    assert view(state, "p1")["stock"] == ["dragon-9", "?", "?"]
    assert view(state, "p2")["stock"] == view(state, "spectator")["stock"] == ["?", "?", "?"]
    assert view(state, "p2")["looked"] is True
    kept = state.clone().apply("take troll-1")
    assert view(kept, "p1")["followers"] == {"p1": ["troll-1"], "p2": ["dragon-9"]}
    assert view(kept, "p2")["followers"] == {"p1": ["troll-1"], "p2": ["dragon-9"]}
    assert view(kept, "spectator")["followers"] == {"p1": ["troll-1"], "p2": ["?"]}
    assert view(kept, "p2")["seen"] == {}
    assert view(kept, "p1")["stock"] == ["?"]
    swapped = state.clone().apply("take stock")
    assert view(swapped, "p2")["followers"] == {"p1": ["?"], "p2": ["troll-1"]}
    assert view(swapped, "p1")["followers"] == {"p1": ["dragon-9"], "p2": ["troll-1"]}


def test_R18_a_card_not_looked_at_is_hidden_from_the_winner():
    state = seer_trick()
    assert view(state, "p1")["stock"] == ["?", "?", "?"]
    assert view(state.apply("take troll-1"), "p1")["followers"] == {"p1": ["troll-1"], "p2": ["?"]}


def test_R37_the_next_stock_card_is_hidden_when_the_winner_has_drawn():
    table = game(4, GOBLIN_DRAGONS)
    position = {
        "phase": 1,
        **hands("seer-7", "seer-4", "troll-9", "troll-3"),
        "open": ["dwarf-3", "dwarf-4"],
        "stock": ["dragon-1", "dragon-2"],
    }
    state = start(table, position, "seer-7", "seer-4", "troll-9", "troll-3", "look", "take stock")
    assert view(state, "p1")["stock"] == ["?"]
    assert view(state, "p1")["followers"] == {"p1": ["dragon-1"]}
    assert view(state, "p2")["followers"] == {"p1": ["?"]}


def test_R18_a_card_that_a_seer_saw_is_known_until_it_is_played():
    state = seer_trick().apply("p1: look").apply("take troll-1").apply("giant-1").apply("giant-1")
    assert state.position()["phase"] == 2
    assert "dragon-9" in view(state, "p1")["hands"]["p2"]
    assert "dragon-9" not in view(state, "spectator")["hands"]["p2"]
    state.apply("p1: troll-9").apply("p2: troll-8").apply("p1: troll-1")
    assert state.position()["seen"] == {"p1": {"p2": ["dragon-9"]}}
    state.apply("p2: dragon-9")
    assert not state.position()["seen"]


VOIDS = [
    ({}, "undead-4", "dwarf-9", ["undead"]),
    ({}, "undead-4", "doppelganger-9", None),
    ({}, "undead-4", "undead-9", None),
    ({}, "doppelganger-4", "dwarf-9", ["doppelgangers"]),
    ({}, "doppelganger-4", "doppelganger-9", None),
    ({"doppelganger_forced": True}, "undead-4", "dwarf-9", ["undead", "doppelgangers"]),
    ({"doppelganger_forced": True}, "undead-4", "doppelganger-9", None),
]


@pytest.mark.parametrize(("options", "led", "answer", "voids"), VOIDS)
@pytest.mark.parametrize("phase", [1, 2])
def test_R8_R9_A2_all_see_what_a_hand_lacks(options, led, answer, voids, phase):
    table = game(3, GOBLINS, **options)
    position = {"phase": phase, **hands([led, "seer-1"], [answer, "seer-2"], ["seer-4", "seer-3"])}
    if phase == 1:
        position |= {"open": ["troll-1", "troll-2"], "stock": ["troll-3", "troll-4", "troll-5", "troll-6"]}
    state = start(table, position, f"p1: {led}", f"p2: {answer}")
    for who in ("p1", "p3", "spectator"):
        assert view(state, who)["voids"].get("p2") == voids


def test_R20_voids_end_with_phase_1():
    position = {
        "phase": 1,
        **hands("undead-4", "dwarf-9"),
        "voids": {"p1": ["goblins"]},
        "open": ["goblin-1"],
        "stock": ["goblin-2"],
    }
    state = two().from_position(position)
    assert state.position()["voids"] == {"p1": ["goblins"]}
    state.apply("undead-4")
    assert state.position()["voids"] == {"p1": ["goblins"]}
    state.apply("dwarf-9")
    assert state.position()["voids"] == {}


@pytest.mark.parametrize(
    ("players", "factions", "options"),
    [(2, "claim2", {}), (2, MIXED, {"loser_peeks": False}), (3, GOBLINS, {}), (4, GNOMES, {})],
)
def test_R4_R15_R18_nothing_in_a_view_depends_on_what_is_hidden(players, factions, options):
    table = game(players, factions, **options)
    for seed in range(3):
        dice = Random(seed)
        state = table.new(seed)
        while not state.is_over():
            for who in ["spectator", *range(players)]:
                observed = state.observation(who)
                world = state.redeal(who, dice.getrandbits(200))
                again = world.observation(who)
                assert again._states.tobytes() == observed._states.tobytes()
                assert str(again) == str(observed)
                if who != "spectator":
                    assert observed.legal_words(who) == state.legal_words(who)
            for _ in range(4):
                if not state.is_over():
                    state.apply(dice.choice(state.legal_words()))


def test_R15_the_stock_leaves_no_trace_behind_its_top():
    """Cards already dealt are not left in the record's unused places."""
    state = two().new(1)
    assert set(state.observation("p1").view.stock) == {-1}
