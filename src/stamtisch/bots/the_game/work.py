"""The arrays that the kernels of The Game's bots work on, handed over as one."""

from typing import Any, NamedTuple


class Work(NamedTuple):
    """One study's arrays; kernels read them by name.

    Attributes:
        view: (1,) what the seat to act sees.
        worlds: (1,) a world that fits it.
        stack: states by depth; games are played on in state 0.
        moves: (`ROWS`, `WIDTH`) plays by depth, and counters (`turns.py`).
        desk: (`SHEET`,) what evaluation and network note (`features.py`, `outlook.py`).
        weights: (2 `FEATURES`,) the evaluation's.
        plans: (any, `PLAN`) for those that play on.
        values: what the plans being found are worth, the best first.
        candidates: (any, `PLAN`) plans that are compared.
        tally: (candidates, 4) how games went that began with each (`rollouts.py`).
        net: the network that foresees how games end.
        units: (units of the network,) for its sums.
        instinct: the network that chooses among plans (`instinct.py`).
        feelings: (its units of both layers,) for its sums.
        spots: (`MOST_SPOTS`,) the numbers of its inputs that are on (`sight.py`).
        scores: what it thinks of the plans being found.
    """

    view: Any
    worlds: Any
    stack: Any
    moves: Any
    desk: Any
    weights: Any
    plans: Any
    values: Any
    candidates: Any
    tally: Any
    net: Any
    units: Any
    instinct: Any
    feelings: Any
    spots: Any
    scores: Any
