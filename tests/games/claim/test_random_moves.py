"""The kernels' own random move draws each legal action equally often."""

import pytest

from tests.games.claim.helpers import GOBLIN_DRAGONS, GOBLINS, MIXED, game, hands, phase_1, start
from tests.support.sampling import assert_even

# Of seven factions the last two lie in the second word of a mask.
FIRST_WORD = ["goblin-0", "goblin-0", "goblin-0", "goblin-5", "knight-2"]
SECOND_WORD = ["troll-1", "troll-8", "seer-2"]
DOPPELGANGERS = ["doppelganger-1", "doppelganger-8"]


def fillers(size):
    """Hands of so many cards for the other two."""
    return [f"undead-{value}" for value in range(size)], [f"dwarf-{value}" for value in range(size)]


@pytest.mark.parametrize("hand", [FIRST_WORD, SECOND_WORD, [*FIRST_WORD, *SECOND_WORD]])
def test_each_different_card_is_led_equally_often(hand):
    state = start(game(3, GOBLINS), {"phase": 2, **hands(hand, *fillers(len(hand)))})
    assert_even(state)
    assert state.legal_words() == [*dict.fromkeys(hand)]


@pytest.mark.parametrize(
    ("led", "hand", "legal", "options"),
    [
        ("goblin-9", [*FIRST_WORD, *DOPPELGANGERS], ["goblin-0", "goblin-5", *DOPPELGANGERS], {}),
        ("troll-9", [*FIRST_WORD, *SECOND_WORD], ["troll-1", "troll-8"], {}),
        ("troll-9", [*DOPPELGANGERS, *SECOND_WORD], [*DOPPELGANGERS, "troll-1", "troll-8"], {}),
        ("knight-9", [*SECOND_WORD, *DOPPELGANGERS], [*DOPPELGANGERS, *SECOND_WORD], {}),
        ("knight-9", [*SECOND_WORD, *DOPPELGANGERS], DOPPELGANGERS, {"doppelganger_forced": True}),
        ("knight-9", [*SECOND_WORD, "goblin-1"], ["goblin-1", *SECOND_WORD], {}),
    ],
    ids=["first word", "second word", "both words", "not the faction", "forced", "anything"],
)
def test_each_card_that_may_follow_is_played_equally_often(led, hand, legal, options):
    third, leader = fillers(len(hand))
    held = {"p1": leader[1:], "p2": hand, "p3": third}
    state = start(game(3, GOBLINS, **options), {"phase": 2, "hands": held, "trick": [["p1", led]]})
    assert_even(state)
    assert state.legal_words("p2") == legal


@pytest.mark.parametrize(
    ("players", "cards", "opened"),
    [
        (2, ["seer-7", "seer-4"], ["dragon-3"]),
        (3, ["seer-7", "seer-4", "troll-9"], ["dwarf-3", "dwarf-4"]),
        (3, ["seer-7", "seer-4", "troll-9"], ["goblin-0", "goblin-0"]),
    ],
    ids=["one open card", "two", "two alike"],
)
def test_look_open_cards_and_stock_are_drawn_equally_often(players, cards, opened):
    table = game(players, GOBLIN_DRAGONS if players == 3 else MIXED)
    state = phase_1(table, *cards, opened=opened, stock=["dragon-1"])
    take = [f"take {card}" for card in dict.fromkeys(opened)]
    assert_even(state)
    assert state.legal_words() == ["look", *take]
    state.apply("look")
    assert_even(state)
    assert state.legal_words() == [*take, "take stock"]
    if len(take) == 2:
        state.apply("take stock")
        assert_even(state)
        assert state.legal_words() == take


def test_without_a_seer_one_of_two_open_cards_is_drawn_equally_often():
    trick = ["dwarf-5", "dwarf-8", "knight-9"]
    state = phase_1(game(3, GOBLIN_DRAGONS), *trick, opened=["goblin-4", "goblin-0"], stock=["troll-1"])
    assert_even(state)
    assert state.legal_words() == ["take goblin-4", "take goblin-0"]
