"""Saboteur's compact action numbers: one to one with the legal actions, whatever the window."""

from itertools import pairwise
from random import Random

import numpy as np
import pytest

from stamtisch import load_game
from stamtisch.games.saboteur.actions import ACTIONS, EMPTY_PASS, FIRST_ROCKFALL, FIRST_USE
from stamtisch.games.saboteur.cards import CELLS, PLACED, cell_at
from stamtisch.games.saboteur.window import MOST_OUTSIDE, WindowNumbering
from tests.support.play import random_game
from tests.support.variants import seeds


@pytest.mark.parametrize("margin", [0, 1, 3, 34])
def test_numbers_and_legal_actions_are_one_to_one(margin):
    numbering = WindowNumbering(margin)
    outside = 0
    for seed in seeds(2):
        for state in random_game(load_game("saboteur", players=5), seed, Random(seed)):
            for seat in state.to_act():
                legal = np.array(state.legal_actions(seat), np.int32)
                numbers = numbering.numbers(legal)
                assert len(set(numbers.tolist())) == len(legal)
                assert numbers.min() >= 0
                assert numbers.max() < numbering.count
                assert [numbering.action(number, legal) for number in numbers.tolist()] == legal.tolist()
                outside += (numbers >= numbering.first_outside).sum()
    assert (outside > 0) == (margin < 3)


def test_a_number_that_stands_for_nothing_now_is_no_action():
    numbering = WindowNumbering(0)
    legal = np.array([FIRST_USE, cell_at(-1, 0)], np.int32)
    assert numbering.numbers(legal).tolist() == [numbering.first_other, numbering.first_outside]
    assert numbering.action(numbering.first_outside + 1, legal) == -1
    assert numbering.action(numbering.count, legal) == -1
    assert numbering.action(-1, legal) == -1


def test_numbers_in_the_window_are_the_same_at_every_moment():
    numbering = WindowNumbering(3)
    assert numbering.cells == 15 * 13
    assert FIRST_ROCKFALL == PLACED * CELLS
    none = np.array([], np.int32)
    for placement, x, y in ((0, -3, -6), (7, 0, 0), (PLACED - 1, 11, 6)):
        number = placement * numbering.cells + (y + 6) * 15 + x + 3
        assert numbering.action(number, none) == placement * CELLS + cell_at(x, y)
    assert numbering.action(numbering.first_rockfall + 6 * 15 + 3, none) == FIRST_ROCKFALL + cell_at(0, 0)
    assert numbering.action(numbering.first_other, none) == FIRST_USE
    assert numbering.action(numbering.first_outside - 1, none) == ACTIONS - 1


def test_the_table_of_numbers_is_whole():
    table = WindowNumbering(2).table()
    assert table[0][0] == 0
    for (first, count, _), (following, _, _) in pairwise(table):
        assert first + count == following
    assert table[-1][0] + MOST_OUTSIDE == WindowNumbering(2).count
    assert [count for _, count, words in table if "never" in words] == [1]
    assert EMPTY_PASS - FIRST_USE + WindowNumbering(2).first_other == table[5][0]
