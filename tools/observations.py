"""Writes docs/observations.md: what the observation tensors and the action numbers of each game mean.

`python tools/observations.py` writes the page; a test compares it with what it should say.
"""

from pathlib import Path

from stamtisch import available_games
from stamtisch.engine.registry import find_spec
from stamtisch.engine.spec import GameSpec
from stamtisch.engine.tensors import DEFAULT_MARGIN, Piece, offsets, tensor_size
from stamtisch.games.claim import actions as claim
from stamtisch.games.runner_up import actions as runner_up
from stamtisch.games.saboteur.window import LARGEST_MARGIN
from stamtisch.games.the_game import actions as the_game

PAGE = Path(__file__).parent.parent / "docs" / "observations.md"
Ranges = list[tuple[int, int, str]]

ACTIONS: dict[str, Ranges] = {
    "the-game": [
        (0, the_game.END, "lay a card on a pile: (card − 2) × 4 + pile (up1, up2, down1, down2)"),
        (the_game.END, 1, "end the turn"),
        (
            the_game.FIRST_HINT,
            the_game.ACTIONS - the_game.FIRST_HINT,
            "signals: a hint about a pile: pile × 5 + word (none, avoid, good, jump, back)",
        ),
    ],
    "runner-up": [
        (0, runner_up.FIRST_CARD, "base game: a card before a pawn: value × 6 + pawn, values from −4 to +5"),
        (
            runner_up.FIRST_CARD,
            runner_up.FIRST_MOVE - runner_up.FIRST_CARD,
            "tactical: a card, by value from −4 on, as in the option white_numbers",
        ),
        (runner_up.FIRST_MOVE, runner_up.ACTIONS - runner_up.FIRST_MOVE, "tactical: move a pawn"),
    ],
    "claim": [
        (0, claim.FIRST_TAKE, "play a card of a kind (the 88 kinds in the order of the rulebook)"),
        (claim.FIRST_TAKE, claim.LOOK - claim.FIRST_TAKE, "take an open card of a kind"),
        (claim.LOOK, 1, "a winning Seer looks at the stock"),
        (claim.TAKE_STOCK, 1, "and takes the card seen"),
    ],
}

HEAD = f"""# Observations and actions

Made by `python tools/observations.py` from the code.

An observation is one row of float32 numbers, the pieces below one behind the other, each row by row. It
is filled from what the seat may know and from nothing else. Seats are counted from the viewer's own,
clockwise: index 0 is the viewer. Cards and values keep one order whatever the options, and seats that are
not at the table are 0. `stamtisch.engine.tensors.split_tensor` takes a tensor apart by names.

A mask has a 1 for each action that may be taken now. Where an action names a seat or a pawn it is the seat
at the table (0 is `p1`), not one counted from the viewer. The version in an environment's id
(`stamtisch/Claim-v0`, `claim_v0`) is raised by every change of these tables.

Saboteur's mine has no borders. Its window and its action numbers depend on the option `margin` of the
environments, from 0 to {LARGEST_MARGIN}; the tables hold for {DEFAULT_MARGIN}. Nothing is lost outside of it:
such cards are listed in `outside`, and such actions are numbered in the last range.
"""


def piece_row(piece: Piece, first: int) -> str:
    """One line of a table of pieces."""
    shape = " × ".join(map(str, piece.shape))
    return f"| `{piece.name}` | {first} | {shape} | {piece.low:g} … {piece.high:g} | {piece.meaning} |"


def action_ranges(spec: GameSpec) -> Ranges:
    """First number, how many, and what they stand for."""
    return spec.numbering(DEFAULT_MARGIN).table() if spec.numbering else ACTIONS[spec.id]


def section(game: str) -> list[str]:
    """One game."""
    spec = find_spec(game)
    at = offsets(spec.pieces)
    ranges = action_ranges(spec)
    actions = sum(count for _, count, _ in ranges)
    return [
        f"## {game}",
        "",
        f"Version {spec.tensor_version}: {tensor_size(spec.pieces)} numbers, {actions} actions.",
        "",
        "| piece | from | shape | range | meaning |",
        "|---|---|---|---|---|",
        *(piece_row(piece, at[piece.name]) for piece in spec.pieces),
        "",
        "| actions from | how many | what they do |",
        "|---|---|---|",
        *(f"| {first} | {count} | {words} |" for first, count, words in ranges),
        "",
    ]


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for game in available_games() for line in section(game))])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
