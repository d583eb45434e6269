"""Playthroughs as OpenSpiel writes them, stored and replayed. Run as a module to write them anew:

    python -m tests.openspiel.playthroughs

A piece of a tensor is one line here: how many of its numbers are not 0, and a fingerprint; none if all are.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pyspiel
from absl import flags

if not flags.FLAGS.is_parsed():
    flags.FLAGS.mark_as_parsed()

from open_spiel.python.algorithms import generate_playthrough

from tests.openspiel import reduced

FOLDER = Path(__file__).parent / "playthroughs"
SEEDS = {
    "stamtisch_the_game(players=3)": 3,
    "stamtisch_claim(factions=claim2)": 1,
    "stamtisch_runner_up(players=2)": 1,
    str(reduced.load("tactical", sequential=False)): 1,
    str(pyspiel.convert_to_turn_based(reduced.load("runner_up", sequential=False))): 1,
    str(reduced.load("saboteur")): 6,
}
"""game strings, each with the seed of its random actions"""


def _format_tensor(tensor: Any, name: str, max_cols: int = 120) -> list[str]:
    found = sha256(tensor.tobytes()).hexdigest()[:8]
    return [f"{name}: {(tensor != 0).sum()} of {tensor.size}, {found}"] if tensor.any() else []


@contextmanager
def short_tensors() -> Iterator[None]:
    """OpenSpiel would write every number of every tensor."""
    with patch.object(generate_playthrough, "_format_tensor", _format_tensor):
        yield


def file_of(game: str) -> Path:
    """Where a game's playthrough is stored."""
    name = game.split(",position=", maxsplit=1)[0].translate(str.maketrans("(),=", "____"))
    return FOLDER / f"{name.strip('_')}.txt"


def main() -> None:
    """Write all playthroughs."""
    FOLDER.mkdir(exist_ok=True)
    with short_tensors():
        for game, seed in SEEDS.items():
            text = generate_playthrough.playthrough(game, [], seed=seed)
            file_of(game).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
