"""Observation tensors: layout, bounds, twins, windows; what they say is in `contract.py`."""

from random import Random

import numpy as np
import pytest

from stamtisch import _jit, load_game
from stamtisch._jit import plain
from stamtisch.adapters.match import Match
from stamtisch.engine.tensors import DEFAULT_MARGIN, bounds, offsets, split_tensor, tensor_size, with_margin
from tests.adapters.decoders import saboteur as decoder
from tests.adapters.decoders.common import Reader
from tests.support.play import random_game, random_state
from tests.support.variants import GAMES, ONE_EACH, load, name_of, seeds
from tools.game_pages import action_ranges

SIZES = {"the-game": 308, "runner-up": 331, "saboteur": 2366, "claim": 1560}
"""whoever changes one raises the game's `tensor_version`"""


@pytest.mark.parametrize("game", GAMES)
def test_pieces_have_names_of_their_own_and_add_up(game):
    pieces = load_game(game, players=4, **seven(game)).spec.pieces
    assert len({piece.name for piece in pieces}) == len(pieces)
    assert tensor_size(pieces) == SIZES[game]
    low, high = bounds(pieces)
    assert low.shape == high.shape == (SIZES[game],)
    assert (low >= -1).all()
    assert (high == 1).all()
    ends = [offsets(pieces)[piece.name] + piece.size for piece in pieces]
    assert ends[:-1] == list(offsets(pieces).values())[1:]


def seven(game):
    return {"factions": ["goblins", "knights", *SEVEN]} if game == "claim" else {}


SEVEN = ["undead", "dwarves", "doppelgangers", "dragons", "seers"]


@pytest.mark.skipif(_jit.INTERPRETED, reason="there is nothing compiled in this mode")
@pytest.mark.parametrize("variant", ONE_EACH, ids=name_of)
def test_compiled_and_interpreted_kernels_fill_alike(variant):
    match = Match(load(variant))
    fill = plain(match.game.spec.kernels.fill_tensor)
    for seed in seeds(1):
        for ply, state in enumerate(random_game(match.game, seed, Random(5))):
            match.state = state
            if ply % 7 == 0 or state.is_over():
                for seat in range(match.game.players):
                    out = np.full(match.size, 9, np.float32)
                    fill(state.observation(seat).view, seat, out)
                    assert np.array_equal(match.tensor(seat), out)


@pytest.mark.parametrize("margin", [0, 1, 2, 3, 5, 34])
def test_a_window_of_any_size_loses_nothing(margin):
    game = load_game("saboteur", players=3)
    match = Match(game, margin)
    pieces = with_margin(game.spec.pieces, margin)
    assert pieces[-1].shape == (9, 7 + 2 * margin, 9 + 2 * margin)
    assert match.size == tensor_size(pieces)
    for seed in seeds(2, salt=4):
        match.state = state = random_state(game, seed, Random(seed), 60)
        for seat in range(3):
            reader = Reader(game, seat, match.tensor(seat), margin)
            known = state.observation(seat).position()
            assert decoder.board(reader, margin) == known["board"]
            goals = reader["mine"][7]
            assert goals.sum() == 3 - len(known["open"])
            assert (reader["outside"].any() != 0) <= (margin < 34)


def test_the_window_shows_where_cards_may_be_laid_and_what_is_reached():
    game = load_game("saboteur", players=3)
    position = {
        "hands": {"p1": ["cross"]},
        "goals": ["gold", "stone_se", "stone_sw"],
        "roles": {"p1": "digger", "p2": "digger", "p3": "digger"},
        "board": {"1,0": "str_h", "2,0": "dead_cross", "0,1": "str_v", "0,2": "curve_se turned"},
    }
    match = Match(game)
    match.state = game.from_position(position)
    mine = split_tensor(match.tensor(0), match.pieces)["mine"]

    def cells(plane):
        return {(int(x) - 3, int(y) - 6) for y, x in np.argwhere(mine[plane])}

    assert cells(0) == {(1, 0), (2, 0), (0, 1), (0, 2)}
    assert cells(6) == {(0, 0), (1, 0), (0, 1), (0, 2)}
    assert cells(5) == {(0, 0), (1, 0), (0, 1), (0, 2)}
    assert cells(7) == {(8, -2), (8, 0), (8, 2)}
    assert cells(8) == {(0, -1), (-1, 0), (-1, 2)}
    assert cells(1) == {(0, 0), (2, 0), (0, 1), (0, 2)}
    assert cells(4) == {(0, 0), (1, 0), (2, 0), (0, 2)}


@pytest.mark.parametrize("margin", [-1, 35, 40, 1.5, 3.0, "3", None, True])
def test_a_margin_has_limits(margin):
    with pytest.raises(ValueError, match="margin must be"):
        Match(load_game("saboteur"), margin)


def test_other_games_have_no_window():
    game = load_game("the-game")
    assert with_margin(game.spec.pieces, DEFAULT_MARGIN) == game.spec.pieces
    with pytest.raises(ValueError, match="margin must be left out"):
        with_margin(game.spec.pieces, 0)


def test_what_is_returned_is_ours_to_change():
    match = Match(load_game("claim"))
    first = match.tensor(0)
    first[:] = 7
    assert not np.array_equal(match.tensor(0), first)


@pytest.mark.parametrize("game", GAMES)
def test_every_action_number_is_explained(game):
    match = Match(load_game(game, players=4, **seven(game)))
    at = 0
    for first, count, _ in action_ranges(match.game.spec):
        assert first == at
        at += count
    assert at == match.action_count


@pytest.mark.parametrize(
    ("game", "number", "words"),
    [
        ("the-game", (45 - 2) * 4 + 1, "45 up2"),
        ("the-game", 392, "end"),
        ("the-game", 393 + 2 * 5 + 3, "hint down1 jump"),
        ("runner-up", 2 * 6 + 1, "-2 > p2"),
        ("runner-up", 4 * 6 + 2, "+1 > p3"),
        ("claim", 0, "goblin-0"),
        ("claim", 88, "take goblin-0"),
        ("claim", 2 * 88, "look"),
        ("claim", 2 * 88 + 1, "take stock"),
        ("saboteur", 0 * 195 + 6 * 15 + 4, "lay cross 1,0"),
        ("saboteur", 5070 + 7 * 15 + 2, "rockfall -1,1"),
        ("saboteur", 5265 + 1 * 10 + 3, "break_lamp p4"),
        ("saboteur", 5385 + 1, "map middle"),
        ("saboteur", 5388, "pass cross"),
        ("saboteur", 5416 + 2, "take 3"),
    ],
)
def test_action_numbers_are_as_the_page_says(game, number, words):
    match = Match(load_game(game), signals=True)
    assert match.game.format_words(match.action(0, number)) == words
