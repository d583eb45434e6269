"""What a game tells the search about good play, and what stands in where it tells nothing.

A game that has something to say registers its kernel (`implement`) when it is itself loaded, so that
compiled search is always the same.
"""

from typing import Any

from stamtisch._jit import implement
from stamtisch.engine.kernels import action_weight, even_weight, rollout_action
from stamtisch.engine.spec import GameSpec


def complete_policies(spec: GameSpec) -> None:
    """Let chance answer what the game does not; to be called before its search is compiled or run."""
    given: Any = (rollout_action, action_weight)
    for generic, default in zip(given, (spec.kernels.sample_action, even_weight), strict=True):
        if spec.record.dtype not in generic.table:
            implement(generic, spec.record.dtype, default)
