"""What tokens of the notation are called: `goblin-4` is “Goblin 4”, `p2` is whoever sits there.

The names are messages `<game>-name-<token>`. The terminal does without them, since there people type
the notation; the browser puts names by the same rules.
"""

import re
from collections.abc import Mapping

from stamtisch.engine.messages import FALLBACK, Names, has_message, say

_NUMBERED = re.compile(r"([a-z]+)-([0-9]+)")
_CELL = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")
_PLACED = re.compile(r"(?:([a-z0-9]+): )?(\S+) > ([a-z0-9]+)")
_IN_AN_ID = re.compile(r"[A-Za-z0-9_-]+")


def name_of(game: str, token: str, language: str = FALLBACK) -> str | None:
    """A token's own name, or that of `faction-4` by its faction; None if it has none.

    Where one and many differ (`undead`), the attribute `.one` names a single card. A cell, `3,-1`, is said as
    a place if the game has the message `<game>-cell`.
    """
    if (cell := _CELL.fullmatch(token)) and has_message(f"{game}-cell"):
        return _place(game, int(cell[1]), int(cell[2]), language)
    if found := _NUMBERED.fullmatch(token):
        single = f"{game}-name-{found[1]}.one"
        kind = say(single, language=language) if has_message(single) else name_of(game, found[1], language)
        return f"{kind} {found[2]}" if kind else None
    message = f"{game}-name-{token}"
    if not _IN_AN_ID.fullmatch(token) or not has_message(message):
        return None
    return say(message, language=language)


def _place(game: str, east: int, south: int, language: str) -> str:
    arguments = {
        "across": "east" if east > 0 else "west" if east else "level",
        "along": "below" if south > 0 else "above" if south else "level",
        "x": abs(east),
        "y": abs(south),
    }
    return say(f"{game}-cell", arguments, language)


def make_names(game: str, language: str = FALLBACK, seats: Mapping[str, str] | None = None) -> Names:
    """Names for the messages of a game.

    A token of several words (`take goblin-4`) is named word by word, and a colon stays; what is put before
    somebody (`+3 > p2`, `p1: +3 > p2`) is a phrase if the game has the message `<game>-placed`.

    Args:
        game: its id.
        language: one of `LANGUAGES`.
        seats: names of the players by seat (`p1`), the virtual player's too.
    """
    people = seats or {}

    def name(token: str) -> str | None:
        if token in people:
            return people[token]
        if (placed := _PLACED.fullmatch(token)) and has_message(f"{game}-placed"):
            return _phrase(*placed.groups())
        if " " in token:
            return " ".join(_name_word(word) for word in token.split(" "))
        return name_of(game, token, language)

    def _phrase(who: str | None, card: str, pawn: str) -> str:
        arguments = {"card": card, "pawn": pawn}
        if who is None:
            return say(f"{game}-placed", arguments, language, name)
        return say(f"{game}-placed.by", {**arguments, "seat": who, "own": int(who == pawn)}, language, name)

    def _name_word(word: str) -> str:
        bare = word.removesuffix(":")
        return (name(bare) or bare) + word[len(bare) :]

    return name
