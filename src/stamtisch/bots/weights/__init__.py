"""What was tuned or counted for bots: a file a game, made by a program in `tools/` each."""

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def load_weights(game: str) -> dict[str, Any]:
    """The content of the game's file; not to be changed."""
    path = files("stamtisch").joinpath("bots", "weights", f"{game}.json")
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


@cache
def load_arrays(name: str) -> dict[str, Any]:
    """The arrays of a file that would be too long as text; not to be changed."""
    import numpy as np

    with files("stamtisch").joinpath("bots", "weights", f"{name}.npz").open("rb") as file:
        return dict(np.load(file))


def lay_out(content: dict[str, Any]) -> str:
    """A file of parts, with a line for each name (or number of players) in each."""
    parts = [
        f' "{name}": {{\n'
        + ",\n".join(f'  "{key}": {json.dumps(value)}' for key, value in sorted(part.items()))
        + "\n }"
        for name, part in content.items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"
