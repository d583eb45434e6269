"""What holds of a kernel that draws a random move: it draws each legal action equally often."""

from collections import Counter

from stamtisch import State
from stamtisch._jit import plain

WORDS = 2**32
PER_ACTION = 32


def drawn(state: State, seat: int, words: list[int]) -> list[int]:
    """What the game's `sample_action` draws with these 32-bit words."""
    sample = plain(state.game.spec.kernels.sample_action)
    return [sample(state._record, seat, word) for word in words]


def assert_even(state: State) -> None:
    """Nothing illegal is drawn, and each legal action by as many words, for every seat to act."""
    for seat in state.to_act():
        actions = state.legal_actions(seat)
        count = PER_ACTION * len(actions)
        # So many words, equally far apart and off the limits between two actions.
        spread = [(2 * at + 1) * WORDS // (2 * count) for at in range(count)]
        assert Counter(drawn(state, seat, spread)) == dict.fromkeys(actions, PER_ACTION)
        # Each action's first and last word.
        firsts = [-(-at * WORDS // len(actions)) for at in range(len(actions) + 1)]
        assert drawn(state, seat, firsts[:-1]) == actions
        assert drawn(state, seat, [word - 1 for word in firsts[1:]]) == actions
