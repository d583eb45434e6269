"""Cards, pawns and actions of Runner-Up in words, both ways."""

import re
from typing import Any

from stamtisch.engine.errors import NotationError
from stamtisch.engine.notation import format_seat, parse_seat, shorten
from stamtisch.engine.spec import Options
from stamtisch.games.runner_up import cards
from stamtisch.games.runner_up.actions import FIRST_CARD, FIRST_MOVE, TARGETS

VIRTUAL = "v"
_CARD = re.compile(r"([+-][0-9]{1,2})(?:/([0-9]{1,4}))?")
_KIND_OF_CARD = tuple(kind for kind, copies in enumerate(cards.COPIES) for _ in range(copies))


def is_tactical(options: Options) -> bool:
    """Whether this is the tactical variant."""
    return bool(options["variant"] == "tactical")


def pawn_names(options: Options) -> list[str]:
    """Whose pawns are in play: the seats, with two players also `v` (R40)."""
    seats = [format_seat(seat) for seat in range(options["players"])]
    return seats if len(seats) > 2 else [*seats, VIRTUAL]


def card_value(unit: int, options: Options) -> int:
    """The value of a unit: of a kind, in the tactical variant of a card."""
    return cards.VALUES[_KIND_OF_CARD[unit] if is_tactical(options) else unit]


def format_card(unit: int, options: Options) -> str:
    """`+3`, in the tactical variant `+3/25`."""
    value = f"{card_value(unit, options):+d}"
    return f"{value}/{options['white_numbers'][unit]}" if is_tactical(options) else value


def parse_card(words: Any, options: Options) -> int:
    """`+3` or, in the tactical variant, `+3/25` to a unit.

    Raises:
        NotationError: there is no such card.
    """
    found = _CARD.fullmatch(words) if isinstance(words, str) else None
    if found is None or int(found[1]) not in cards.VALUES or words != words.strip():
        raise NotationError("runner-up-no-card", card=shorten(words))
    value, number = int(found[1]), found[2]
    if not is_tactical(options):
        if number is not None:
            raise NotationError("runner-up-no-white-numbers", rule="runner-up/R18", value=found[1])
        return cards.VALUES.index(value)
    of_value = [card for card, kind in enumerate(_KIND_OF_CARD) if cards.VALUES[kind] == value]
    for card in of_value:
        if number is not None and options["white_numbers"][card] == int(number):
            return card
    numbers = [options["white_numbers"][card] for card in of_value]
    raise NotationError("runner-up-white-number", rule="runner-up/R60", card=words, numbers=numbers)


def parse_pawn(words: str, options: Options) -> int:
    """`p2`, or `v` with two players, to a pawn.

    Raises:
        NotationError: no such pawn is in play.
    """
    names = pawn_names(options)
    if words == VIRTUAL and VIRTUAL in names:
        return names.index(VIRTUAL)
    if words == VIRTUAL:
        raise NotationError("runner-up-no-virtual", rule="runner-up/R40", pawns=names)
    return parse_seat(words, options["players"])


def format_action(action: int, options: Options) -> str:
    """`+3 > p2`, `+3/25` or `move p2`."""
    if action >= FIRST_MOVE:
        return f"move {_format_pawn(action - FIRST_MOVE, options)}"
    if action >= FIRST_CARD:
        card = action - FIRST_CARD
        return f"{cards.VALUES[_KIND_OF_CARD[card]]:+d}/{options['white_numbers'][card]}"
    kind, target = divmod(action, TARGETS)
    return f"{cards.VALUES[kind]:+d} > {_format_pawn(target, options)}"


def _format_pawn(pawn: int, options: Options) -> str:
    names = pawn_names(options)
    return names[pawn] if pawn < len(names) else format_seat(pawn)


def parse_action(words: str, options: Options) -> int:
    """The reverse of `format_action`.

    Raises:
        NotationError: what is wrong.
    """
    parts = words.split(" ")
    if len(parts) == 2 and parts[0] == "move":
        if not is_tactical(options):
            raise NotationError("runner-up-no-moves", rule="runner-up/R50", words=shorten(words))
        return FIRST_MOVE + parse_pawn(parts[1], options)
    if is_tactical(options):
        if len(parts) > 1 and parts[1] == ">":
            raise NotationError("runner-up-only-oneself", rule="runner-up/R50", words=shorten(words))
        if len(parts) > 1:
            raise NotationError("runner-up-no-action-tactical", words=shorten(words))
        return FIRST_CARD + parse_card(words, options)
    if len(parts) == 1 and _CARD.fullmatch(words):
        parse_card(words, options)
        raise NotationError("runner-up-no-target", rule="runner-up/R9", words=shorten(words))
    if len(parts) != 3 or parts[1] != ">":
        raise NotationError("runner-up-no-action", words=shorten(words))
    return parse_card(parts[0], options) * TARGETS + parse_pawn(parts[2], options)
