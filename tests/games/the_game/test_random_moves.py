"""The kernels' own random move draws each legal action equally often."""

import pytest

from tests.games.the_game.table import alone, moment, tops
from tests.support.sampling import assert_even

BOTH_HALVES = [2, 30, 42, 50, 51, 70, 98, 99]
MIDDLE = tops(40, 52, 60, 48)


@pytest.mark.parametrize(
    ("hand", "piles", "count"),
    [
        (BOTH_HALVES, tops(), 32),
        (BOTH_HALVES, MIDDLE, 7 + 4 + 6 + 3),
        ([2, 3, 30], tops(1, 20, 90, 60), 3 + 1 + 3 + 3),
        ([70, 98, 99], tops(1, 20, 95, 60), 3 + 3 + 1 + 1),
        ([30, 50], tops(40, 60, 20, 41), 2 + 1 + 1 + 1),
        ([70], tops(80, 75, 60, 65), 2),
    ],
    ids=["all on all piles", "onwards and back", "low cards", "high cards", "back", "one card"],
)
def test_while_cards_are_owed_only_lays_are_drawn(hand, piles, count):
    state = alone(hand, piles)
    assert_even(state)
    assert len(state.legal_words()) == count
    assert "end" not in state.legal_words()


@pytest.mark.parametrize("piles", [tops(), MIDDLE], ids=["all on all piles", "onwards and back"])
def test_once_enough_is_laid_the_end_is_drawn_as_often_as_each_lay(piles):
    state = moment([[2, 30, 51, 99], [5]], piles, 9, laid=2)
    assert_even(state)
    assert state.legal_words()[-1] == "end"
    assert len(state.legal_words()) > 5


def test_where_nothing_fits_only_the_end_is_drawn():
    state = moment([[50], [51]], tops(90, 91, 3, 4), 9, laid=2)
    assert_even(state)
    assert state.legal_words() == ["end"]
