"""Prints how fast our games are in OpenSpiel, with its own games beside them.

`python -m bench.adapters_openspiel`, in an environment with the extra `openspiel`. All in one Python
loop over `legal_actions` and `apply_action`; drawing the deals is in it, and counts for nothing.
"""

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import pyspiel

from bench.machine import print_machine
from stamtisch.adapters.openspiel import register

OURS = (
    "stamtisch_the_game(players=3)",
    "stamtisch_claim()",
    "stamtisch_claim(factions=claim2)",
    "stamtisch_runner_up(players=4)",
    "stamtisch_runner_up(players=4,sequential=True)",
    "stamtisch_saboteur()",
)
THEIRS = ("hearts", "spades", "oh_hell")
ROUNDS = 5
"""each figure is the median of so many measurements"""
SECONDS = 0.6


def take_decision(state: Any, dice: Callable[[], float]) -> int:
    """One random decision, or one of each seat at once; how many seats decided."""
    if not state.is_simultaneous_node():
        actions = state.legal_actions()
        state.apply_action(actions[int(dice() * len(actions))])
        return 1
    choices = [state.legal_actions(seat) for seat in range(state.num_players())]
    state.apply_actions([actions[int(dice() * len(actions))] for actions in choices])
    return len(choices)


def rate(name: str, look: Callable[[Any], object]) -> float:
    """Decisions of seats a second; `look` is called before each."""
    game, dice = pyspiel.load_game(name), random.Random(1)

    def measure() -> float:
        done, began = 0, time.perf_counter()
        while (spent := time.perf_counter() - began) < SECONDS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(dice.random() * len(outcomes))][0])
                    continue
                look(state)
                done += take_decision(state, dice.random)
        return done / spent

    measure()
    return statistics.median(measure() for _ in range(ROUNDS))


def ignore(_state: Any) -> None:
    """Nothing more than the decision."""


def copy(state: Any) -> object:
    """A state of its own."""
    return state.clone()


def see(state: Any) -> object:
    """A seat's observation tensor, or its information state's where a game has only that."""
    seat = max(state.current_player(), 0)
    if state.get_game().get_type().provides_observation_tensor:
        return state.observation_tensor(seat)
    return state.information_state_tensor(seat)


def main() -> None:
    """Print the table."""
    print_machine("OpenSpiel")
    register()
    looks: dict[str, Callable[[Any], object]] = {"decisions/s": ignore, "+ tensor": see, "+ clone": copy}
    print(f"| {'game':46} |" + "".join(f" {head:>11} |" for head in looks))
    print(f"|{'-' * 48}|" + f"{'-' * 12}:|" * len(looks))
    for name in (*OURS, *THEIRS):
        print(f"| {name:46} |" + "".join(f" {rate(name, look):>11,.0f} |" for look in looks.values()))


if __name__ == "__main__":
    main()
