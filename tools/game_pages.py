"""Fills the tables of the pages docs/games/*.md from the code; what stands around them is written by hand.

`python tools/game_pages.py` writes the pages; a test compares them with what they should say. A table stands
between `<!-- made: options -->` and `<!-- end -->`.
"""

import json
import re
from pathlib import Path

from stamtisch import available_games
from stamtisch.adapters.variants import VARIANTS
from stamtisch.bots.roster import LEVELS, bot_names, resolve_level
from stamtisch.engine.registry import find_spec
from stamtisch.engine.spec import GameSpec, Option
from stamtisch.engine.tensors import DEFAULT_MARGIN, Piece, offsets, tensor_size
from stamtisch.games.claim import actions as claim
from stamtisch.games.runner_up import actions as runner_up
from stamtisch.games.the_game import actions as the_game

FOLDER = Path(__file__).parent.parent / "docs" / "games"
BLOCK = re.compile(r"<!-- made: (\w+) -->\n.*?<!-- end -->", re.DOTALL)
HEADINGS = (
    "Rules",
    "Options",
    "Actions",
    "Observation table",
    "Returns",
    "Information state",
    "Version history",
)
LONGEST_DEFAULT = 40
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


def action_ranges(spec: GameSpec) -> Ranges:
    """First number, how many, and what they stand for."""
    return spec.numbering(DEFAULT_MARGIN).table() if spec.numbering else ACTIONS[spec.id]


def count_actions(spec: GameSpec) -> int:
    """How many action numbers there are."""
    return sum(count for _, count, _ in action_ranges(spec))


def make_facts(spec: GameSpec) -> list[str]:
    """Names and numbers."""
    variants = [each for each in VARIANTS if each.game == spec.id]
    levels = ", ".join(f"{level} is {_level_words(resolve_level(level, spec.id))}" for level in LEVELS)
    rows = [
        ("players", f"{min(spec.seats)} to {max(spec.seats)}; {spec.default_players} unless given"),
        ("library", f'`load_game("{spec.id}", players={spec.default_players})`'),
        ("PettingZoo", ", ".join(f"`{each.name}_v{each.version}`" for each in variants)),
        ("Gymnasium", ", ".join(f"`{each.id}`" for each in variants)),
        ("OpenSpiel", f"`stamtisch_{spec.id.replace('-', '_')}`"),
        ("bots", f"{', '.join(f'`{name}`' for name in bot_names(spec.id))}; {levels}"),
        ("actions", f"{count_actions(spec)} numbers; at most {spec.max_legal} legal at once"),
        ("observation", f"{tensor_size(spec.pieces)} numbers"),
        ("versions", f"rules {spec.rules_version}, tables of numbers {spec.tensor_version}"),
    ]
    return ["| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows)]


def _level_words(bot: str) -> str:
    """A level's bot; `careless:greedy` is no name that anybody may give, so it is told in words."""
    careless, _, name = bot.rpartition(":")
    return f"`{name}` that is careless now and then" if careless == "careless" else f"`{bot}`"


def make_options(spec: GameSpec) -> list[str]:
    """Every option with its default, what it may be, what it does, and its rule."""
    head = ["| option | default | may be | does | rule |", "|---|---|---|---|---|"]
    seats = f"{min(spec.seats)} to {max(spec.seats)}"
    players = f"| `players` | {spec.default_players} | {seats} | How many play. | {spec.players_rule} |"
    return [*head, players, *map(_option_row, spec.options)]


def _option_row(option: Option) -> str:
    default = json.dumps(option.default)
    if len(default) > LONGEST_DEFAULT:
        default = f"{default[:LONGEST_DEFAULT].rpartition(',')[0]}, …"
    cells = [f"`{option.name}`", f"`{default}`", option.values, option.meaning, option.rule]
    return f"| {' | '.join(cells)} |"


def make_actions(spec: GameSpec) -> list[str]:
    """The numbers of the actions."""
    head = ["| actions from | how many | what they do |", "|---|---|---|"]
    return [*head, *(f"| {first} | {count} | {words} |" for first, count, words in action_ranges(spec))]


def make_observation(spec: GameSpec) -> list[str]:
    """The pieces of an observation."""
    at = offsets(spec.pieces)
    head = ["| piece | from | shape | range | meaning |", "|---|---|---|---|---|"]
    return [*head, *(_piece_row(piece, at[piece.name]) for piece in spec.pieces)]


def _piece_row(piece: Piece, first: int) -> str:
    shape = " × ".join(map(str, piece.shape))
    return f"| `{piece.name}` | {first} | {shape} | {piece.low:g} … {piece.high:g} | {piece.meaning} |"


MAKERS = {
    "facts": make_facts,
    "options": make_options,
    "actions": make_actions,
    "observation": make_observation,
}


def path_of(game: str) -> Path:
    """A game's page."""
    return FOLDER / f"{game}.md"


def fill(game: str, text: str) -> str:
    """The page with its tables as they should be."""
    spec = find_spec(game)

    def table(found: re.Match[str]) -> str:
        lines = MAKERS[found[1]](spec)
        return "\n".join([f"<!-- made: {found[1]} -->", *lines, "<!-- end -->"])

    return BLOCK.sub(table, text)


if __name__ == "__main__":
    for name in available_games():
        page = path_of(name)
        page.write_text(fill(name, page.read_text(encoding="utf-8")), encoding="utf-8")
