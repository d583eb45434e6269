"""OpenSpiel's trick games, for comparison: its Python loop and its native playouts. Prints JSON.

Runs in an environment of its own (see the Makefile), with nothing of ours.
"""

import json
import random
import sys
import time

import pyspiel

GAMES = ("hearts", "spades")


def python_loop(name: str, seconds: float) -> dict[str, float]:
    """Random games through the Python interface; decisions (chance apart) a second and a game."""
    game, dice = pyspiel.load_game(name), random.Random(1)
    decisions = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
        games += 1
    return {"per_second": decisions / (time.perf_counter() - began), "per_game": decisions / games}


def native_playouts(name: str, per_game: float, seconds: float) -> float:
    """Decisions a second of whole random games inside OpenSpiel, deals included."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    games, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, games)
        games += 1
    return games * per_game / (time.perf_counter() - began)


def main() -> None:
    """Measure all."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    found = {}
    for name in GAMES:
        loop = python_loop(name, seconds)
        found[f"{name}, Python loop"] = loop["per_second"]
        found[f"{name}, native playouts"] = native_playouts(name, loop["per_game"], seconds)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
