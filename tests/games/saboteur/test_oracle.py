"""The kernels of the mine against the oracle: what may be laid, which goals are turned up."""

from random import Random

import pytest

from stamtisch import PositionError, load_game
from tests.games.saboteur.oracle import CARDS, Mine
from tests.games.saboteur.table import DECK


def laid(words):
    """The card and the cell of `lay curve_se turned 3,-1`."""
    name, cell = words.removeprefix("lay ").rsplit(" ", 1)
    x, y = cell.split(",")
    return name, (int(x), int(y))


def choose(state, dice):
    """A random action that likes to dig towards the goals and to make gaps."""
    words = state.legal_words()
    tunnels = [w for w in words if w.startswith("lay ")]
    falls = [w for w in words if w.startswith("rockfall")]
    if falls and dice.random() < 0.3:
        return dice.choice(falls)
    if tunnels and dice.random() < 0.9:
        away = {w: abs(8 - laid(w)[1][0]) + abs(laid(w)[1][1]) + 6 * dice.random() for w in tunnels}
        return min(tunnels, key=away.__getitem__)
    return dice.choice(words)


@pytest.mark.parametrize("connected", [True, False])
@pytest.mark.parametrize("seed", range(12))
def test_R14_R16_R17_R27_R28_games_against_the_oracle(seed, connected):
    dice = Random(seed)
    state = load_game("saboteur", players=3 + seed % 4, require_connection=connected).new(seed)
    turned_up = 0
    for _ in range(90):
        before = state.position()
        if before["packet"]:
            break
        seat = before["turn"]
        free = not before["broken"].get(seat)
        wanted = Mine(before).all_lays(before["hands"][seat], connected) if free else set()
        assert {w for w in state.legal_words() if w.startswith("lay ")} == wanted
        words = choose(state, dice)
        state.apply(words)
        if words.startswith("lay "):
            mine = Mine(before)
            won = mine.lay(*laid(words))
            after = state.position()
            if after["round"] == before["round"]:
                assert after["open"] == mine.open_goals()
                assert won == bool(after["packet"])
            turned_up += len(mine.open_goals()) - len(before["open"])
    assert turned_up >= 0


def scatter(dice):
    """A board as it may lie after rockfalls: cards tried anywhere near the start and the goals."""
    board, counts = {}, dict(DECK)
    for _ in range(60):
        card = dice.choice([name for name in CARDS if name in DECK])
        name = card + dice.choice(["", " turned"])
        cell = f"{dice.randrange(-2, 11)},{dice.randrange(-3, 4)}"
        if counts[card] and cell not in ("0,0", "8,-2", "8,0", "8,2") and cell not in board:
            board[cell] = name
            counts[card] -= 1
    return board


def position(board, hand, goals):
    return {
        "roles": {"p1": "digger", "p2": "saboteur", "p3": "digger"},
        "hands": {"p1": hand, "p2": ["map"]},
        "board": board,
        "goals": goals,
        "gold_pile": [1, 2, 3, 1],
    }


@pytest.mark.parametrize("connected", [True, False])
@pytest.mark.parametrize("seed", range(25))
def test_R14_R16_R18_R30_A4_scattered_boards_against_the_oracle(seed, connected):
    """Cut-off pieces beside face-down goals, several connecting sides, stubs: all that rarely happens."""
    dice = Random(seed)
    game = load_game("saboteur", players=3, require_connection=connected)
    board = {}
    for cell, name in scatter(dice).items():
        try:
            game.from_position(
                position({**board, cell: name}, ["map"], dice.sample(["gold", "stone_se", "stone_sw"], 3))
            )
            board[cell] = name
        except PositionError:
            pass
    names = [name.removesuffix(" turned") for name in board.values()]
    goals = dice.sample(["gold", "stone_se", "stone_sw"], 3)
    hand = [card for card in CARDS if names.count(card) < DECK.get(card, 0)]
    for start in range(0, len(hand), 6):
        state = game.from_position(position(board, hand[start : start + 6], goals))
        seen = state.position()
        wanted = Mine(seen).all_lays(hand[start : start + 6], connected)
        assert {w for w in state.legal_words() if w.startswith("lay ")} == wanted
        for words in sorted(wanted)[:12]:
            after = state.clone().apply(words).position()
            mine = Mine(seen)
            won = mine.lay(*laid(words))
            assert won == bool(after["packet"])
            assert after["open"] == mine.open_goals()
