"""The kernels' own random move draws each legal action equally often."""

import pytest

from tests.games.claim.helpers import GOBLIN_DRAGONS, MIXED, game, hands, phase_1, start, two
from tests.support.sampling import assert_even

FIRST_WORD = ["goblin-0", "goblin-0", "goblin-0", "goblin-5", "knight-2"]
SECOND_WORD = ["doppelganger-1", "doppelganger-8"]
FILLER = ["undead-1", "undead-2", "undead-3", "undead-4", "undead-5", "undead-6", "undead-7"]


@pytest.mark.parametrize("hand", [FIRST_WORD, SECOND_WORD, [*FIRST_WORD, *SECOND_WORD]])
def test_each_different_card_is_led_equally_often(hand):
    state = start(two(), {"phase": 2, **hands(hand, FILLER[: len(hand)])})
    assert_even(state)
    assert state.legal_words() == [*dict.fromkeys(hand)]


@pytest.mark.parametrize(
    ("hand", "legal", "options"),
    [
        ([*FIRST_WORD, *SECOND_WORD], ["goblin-0", "goblin-5", *SECOND_WORD], {}),
        (["knight-2", "knight-3", *SECOND_WORD], ["knight-2", "knight-3", *SECOND_WORD], {}),
        (["knight-2", "knight-3", *SECOND_WORD], SECOND_WORD, {"doppelganger_forced": True}),
        (["knight-2", "undead-1", "undead-9"], ["knight-2", "undead-1", "undead-9"], {}),
    ],
    ids=["follow or doppelganger", "no card of the faction", "doppelganger forced", "anything"],
)
def test_each_card_that_may_follow_is_played_equally_often(hand, legal, options):
    filler = ["dwarf-1", "dwarf-2", "dwarf-3", "dwarf-4", "dwarf-5", "dwarf-6"][: len(hand) - 1]
    position = {"phase": 2, "hands": {"p1": filler, "p2": hand}, "trick": [["p1", "goblin-9"]]}
    state = start(two(**options), position)
    assert_even(state)
    assert sorted(state.legal_words("p2")) == sorted(legal)


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
