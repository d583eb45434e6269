"""Golden games: whole games written out so that a person can read them and a change shows up.

`python -m tests.golden.golden` writes the files anew; look at every difference before keeping it.
"""

from pathlib import Path
from random import Random

from stamtisch import State
from tests.support.play import random_step
from tests.support.variants import ALL, Variant, load, name_of, seeds

FOLDER = Path(__file__).parent
FULL_PLIES = 12
"""so many plies with the whole table; then every `STRIDE`-th, and the last"""
STRIDE = 15


def golden_variants() -> list[Variant]:
    """All variants but the same game with yet another number of players."""
    kept, shapes = [], set()
    for game, options in ALL:
        shape = (game, *sorted(key for key in options if key != "players"), options["players"] > 2)
        if shape not in shapes or len(options) > 1:
            shapes.add(shape)
            kept.append((game, options))
    return kept


def path_of(variant: Variant) -> Path:
    """Where a variant's golden game lies."""
    return FOLDER / f"{name_of(variant)}.txt"


def write_game(variant: Variant) -> str:
    """A random game of the variant, in words."""
    game = load(variant)
    (seed,) = seeds(1, salt=len(name_of(variant)))
    dice = Random(seed)
    state = game.new(seed)
    lines = [f"# {game!r}", f"# seed {seed}", "", str(state), *offers(state)]
    ply = 0
    while not state.is_over():
        seat, action = random_step(state, dice)
        ply += 1
        lines += ["", f"{ply}. {game.format_action(seat, action)}"]
        if ply <= FULL_PLIES or ply % STRIDE == 0 or state.is_over():
            lines += [str(state), *offers(state)]
    lines += ["", f"scores {state.scores()}", f"winners {state.winners()}", f"returns {state.returns()}"]
    return "\n".join([*lines, state.result(), ""])


def offers(state: State) -> list[str]:
    """What each seat to act may do."""
    return [f"p{seat + 1} may: {'; '.join(state.legal_words(seat))}" for seat in state.to_act()]


if __name__ == "__main__":
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for each in golden_variants():
        path_of(each).write_text(write_game(each), encoding="utf-8")
