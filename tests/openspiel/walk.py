"""Ways through our games in OpenSpiel that every test can repeat."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel

from stamtisch.adapters.openspiel import short_name, write_parameters  # registers the games
from tests.support.variants import Variant


def load(variant: Variant, **parameters: Any) -> Any:
    """A variant as an OpenSpiel game."""
    name, options = variant
    return pyspiel.load_game(short_name(name), write_parameters(options) | parameters)


def step(state: Any, dice: Random) -> None:
    """One random step; several seats choose at once where they may."""
    if state.is_simultaneous_node():
        state.apply_actions([choice(state, dice, seat) for seat in range(state.num_players())])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


def choice(state: Any, dice: Random, seat: int) -> int:
    """A random legal action of a seat, 0 if it has none."""
    return dice.choice(state.legal_actions(seat) or [0])


def walk(game: Any, dice: Random) -> Iterator[Any]:
    """The same state after each random step, the draws of the seed among them, to the end."""
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        step(state, dice)
        yield state


def dealt(game: Any, dice: Random, steps: int = 0) -> Any:
    """A state so many random decisions after the deal, or just before the end."""
    state = game.new_initial_state()
    while state.is_chance_node():
        step(state, dice)
    for _ in range(steps):
        before = state.clone()
        step(state, dice)
        if state.is_terminal():
            return before
    return state


def awaited(state: Any) -> list[int]:
    """The seats that are to act."""
    if state.is_simultaneous_node():
        return [seat for seat in range(state.num_players()) if state.legal_actions(seat)]
    return [state.current_player()] if state.current_player() >= 0 else []


def raw(state: Any) -> tuple[bytes, Any, Any]:
    """All that a state holds."""
    moment = state.moment
    return (moment._states.tobytes() if moment.is_dealt() else b"", moment.player, moment._history.copy())
