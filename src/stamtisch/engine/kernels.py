"""The kernels that every game answers, and the few entry points through which Python calls them.

A stub is answered by each game for its own record type. `seat` is an index from 0; a mask has bit
i set for seat i. A kernel trusts its caller; the façade (`game.py`) checks.
"""

from typing import Any

from stamtisch._jit import kernel, state_at, stub

HIDDEN_SCORE = -(1 << 30)
"""What `scores` writes for a seat whose points the viewer may not know."""
REDEAL_BLOCK = 1 << 20
"""A redeal draws from here on in the key stream. Later deals draw from its front, as they will when the
world is read back from its record: its position and the same seed."""
EVEN_WEIGHT = 256
SPECTATOR = 99
"""Value of a record's `viewer` in a spectator's view; a seat's view has seat + 1."""


@stub
def deal(s: Any) -> None:
    """Shuffle and deal a game; players, options and seed are set already."""


@stub
def settle(s: Any) -> None:
    """Do what the engine does by itself in a position that was read."""


@stub
def to_act(s: Any) -> int:
    """Mask of the seats that must act; 0 exactly when the game is over."""
    return 0


@stub
def legal_actions(s: Any, seat: int, out: Any) -> int:
    """Fill the seat's legal actions (signals apart) in a fixed order; how many."""
    return 0


@stub
def sample_action(s: Any, seat: int, word: int) -> int:
    """The legal action number `word * n >> 32` of n, for a random 32-bit word; n must not be 0."""
    return 0


@stub
def is_legal(s: Any, seat: int, action: int) -> int:
    """1 if the seat may take the action (or give the signal) now, else 0. Any int is safe."""
    return 0


@stub
def signals(s: Any, seat: int, out: Any) -> int:
    """Fill the signals that the seat may give now; how many."""
    return 0


@stub
def apply_action(s: Any, seat: int, action: int) -> None:
    """Carry out a legal action or signal."""


@stub
def scores(s: Any, out: Any) -> None:
    """Fill the rulebook's points of each seat (and of a virtual player after them)."""


@stub
def winners(s: Any) -> int:
    """Mask of the winners once the game is over (bit `players`: a virtual player)."""
    return 0


@stub
def returns(s: Any, out: Any) -> None:
    """Fill each seat's return (float64), 0 before the end."""


@stub
def observe(s: Any, viewer: int) -> None:
    """Blank what the viewer (a record's `viewer` value) may not know; the state becomes a view."""


@stub
def redeal(s: Any) -> None:
    """Turn a view into a full state: one of those that fit it, uniformly, by the record's seed."""


@stub
def fill_tensor(s: Any, seat: int, out: Any) -> None:
    """Fill the seat's observation tensor from its view, all of `out` (see `tensors.py`)."""


@stub
def rollout_action(s: Any, seat: int, word: int) -> int:
    """A legal action for a playout, by a random 32-bit word; `sample_action` unless a game knows better."""
    return 0


@stub
def action_weight(s: Any, seat: int, action: int) -> int:
    """How promising a legal action looks before it is tried; `EVEN_WEIGHT` unless a game knows better."""
    return 0


@kernel
def even_weight(s: Any, seat: int, action: int) -> int:
    """Nothing is known of the action."""
    return EVEN_WEIGHT


@kernel
def begin(states: Any) -> int:
    """Deal state 0; the seats to act."""
    s = state_at(states, 0)
    deal(s)
    return to_act(s)


@kernel
def resume(states: Any) -> int:
    """Settle a position that was read into state 0; the seats to act."""
    s = state_at(states, 0)
    settle(s)
    return to_act(s)


@kernel
def awaited(states: Any) -> int:
    """The seats to act in state 0."""
    return to_act(state_at(states, 0))


@kernel
def list_legal(states: Any, seat: int, out: Any) -> int:
    """Legal actions of a seat in state 0; how many."""
    return legal_actions(state_at(states, 0), seat, out)


@kernel
def list_signals(states: Any, seat: int, out: Any) -> int:
    """Signals open to a seat in state 0; how many."""
    return signals(state_at(states, 0), seat, out)


@kernel
def check_action(states: Any, seat: int, action: int) -> int:
    """1 if the action is legal in state 0."""
    return is_legal(state_at(states, 0), seat, action)


@kernel
def try_action(states: Any, seat: int, action: int) -> int:
    """Carry out an action in state 0 if it is legal; the seats to act, or -1: nothing changed."""
    s = state_at(states, 0)
    if is_legal(s, seat, action) == 0:
        return -1
    apply_action(s, seat, action)
    return to_act(s)


@kernel
def tally(states: Any, points: Any) -> int:
    """Fill the points; the mask of winners (0 while the game runs)."""
    s = state_at(states, 0)
    scores(s, points)
    if to_act(s) != 0:
        return 0
    return winners(s)


@kernel
def fill_returns(states: Any, out: Any) -> None:
    """Fill each seat's return."""
    returns(state_at(states, 0), out)


@kernel
def blind(states: Any, viewer: int) -> None:
    """Turn state 0 into the viewer's view."""
    s = state_at(states, 0)
    observe(s, viewer)
    s.viewer = viewer
    s.blocks = 0
    for word in range(8):
        s.seed[word] = 0


@kernel
def fill_observation(states: Any, scratch: Any, seat: int, out: Any) -> None:
    """Fill the observation tensor of a seat in state 0; `scratch` becomes its view."""
    scratch[0] = states[0]
    blind(scratch, seat + 1)
    fill_tensor(state_at(scratch, 0), seat, out)


@kernel
def complete(states: Any) -> None:
    """Turn the view in state 0 into a full state drawn by its seed."""
    s = state_at(states, 0)
    s.blocks = REDEAL_BLOCK
    redeal(s)
    s.blocks = 0
    s.viewer = 0


@kernel
def share_victory(won: int, players: int, out: Any) -> None:
    """Returns of a contest: winners share 1, the others share -1, a draw of all gives 0."""
    count = 0
    for seat in range(players):
        count += (won >> seat) & 1
    for seat in range(players):
        if won == 0 or count == players:
            out[seat] = 0.0
        elif (won >> seat) & 1 == 1:
            out[seat] = 1.0 / count
        else:
            out[seat] = -1.0 / (players - count)
