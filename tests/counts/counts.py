"""Counts of all action sequences from fixed deals (chess programs call it perft), as data.

`python -m tests.counts.counts` writes `counts.json` anew. Where several seats may act the lowest one
does, so that a round of sealed choices is counted once.
"""

import json
from pathlib import Path

from stamtisch import State
from tests.support.variants import ALL, Variant, load, name_of, seeds

FILE = Path(__file__).parent / "counts.json"
MOST = 4000
"""deeper levels are not counted once a level is larger than this"""


def count_sequences(state: State, depth: int) -> int:
    """How many sequences of so many actions there are; a game that ends is one."""
    if depth == 0 or state.is_over():
        return 1
    seat = state.to_act()[0]
    actions = state.legal_actions(seat)
    if depth == 1:
        return len(actions)
    return sum(count_sequences(state.clone().apply(action, seat), depth - 1) for action in actions)


def counts_of(variant: Variant) -> dict[str, list[int]]:
    """For two fixed deals, the number of sequences of 1, 2, … actions."""
    found = {}
    for seed in seeds(2, salt=99):
        state, counts = load(variant).new(seed), []
        while len(counts) < 6 and (not counts or counts[-1] <= MOST):
            counts.append(count_sequences(state, len(counts) + 1))
        found[seed] = counts
    return found


if __name__ == "__main__":
    everything = {name_of(variant): counts_of(variant) for variant in ALL}
    FILE.write_text(json.dumps(everything, indent=1) + "\n", encoding="utf-8")
