"""Ways to get somewhere in a game: random moves that every test can repeat."""

from collections.abc import Iterator
from random import Random

from stamtisch import Game, State

MOST_MOVES = 2000
"""No game of ours takes so many decisions."""


def random_step(state: State, dice: Random) -> tuple[int, int]:
    """Take one random legal action by one of the seats to act; (seat, action)."""
    seat = dice.choice(state.to_act())
    action = dice.choice(state.legal_actions(seat))
    state.apply(action, seat)
    return seat, action


def random_game(game: Game, seed: str, dice: Random) -> Iterator[State]:
    """The same state object after the deal and after each random action, to the end."""
    state = game.new(seed)
    yield state
    for _ in range(MOST_MOVES):
        if state.is_over():
            return
        random_step(state, dice)
        yield state
    raise AssertionError(f"{game!r} does not end")


def random_state(game: Game, seed: str, dice: Random, plies: int) -> State:
    """A state after so many random actions, or just before the end if the game is shorter."""
    state = game.new(seed)
    for _ in range(plies):
        before = state.clone()
        random_step(state, dice)
        if state.is_over():
            return before
    return state


def raw(snapshot: object) -> bytes:
    """The bytes of a state or an observation."""
    return bytes(snapshot._states.tobytes())  # type: ignore[attr-defined]  # tests look inside
