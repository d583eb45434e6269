"""The deck of Claim: which factions may play together (R1, R2, R3), and where their cards' bits lie."""

from typing import Any

from stamtisch.engine.errors import OptionError
from stamtisch.engine.messages import Argument
from stamtisch.games.claim.cards import (
    BOXES,
    COPIES,
    DECK_FACTIONS,
    FACTION_OF,
    FACTIONS,
    FREE,
    KINDS,
    PAIRS,
    PLURALS,
    WORD,
)


def check_factions(value: Any) -> Any:
    """`claim`, `claim2` or a list of different factions, in the order of the rulebook.

    Raises:
        ValueError: anything else.
    """
    if isinstance(value, str) and value in BOXES:
        return value
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise ValueError
    if len(set(value)) != len(value) or not set(value) <= set(PLURALS):
        raise ValueError
    return [name for name in PLURALS if name in value]


def deck_factions(factions: Any) -> tuple[int, ...]:
    """The factions that the option (its canonical value) names."""
    if isinstance(factions, str):
        return BOXES[factions]
    return tuple(PLURALS.index(name) for name in factions)


def check_deck(factions: Any, players: int) -> tuple[int, ...]:
    """The factions of the deck: one pair, whole, and three or five others.

    Raises:
        OptionError: they are no deck for so many players, and what would be.
    """
    deck = deck_factions(factions)
    wanted = DECK_FACTIONS[players]
    arguments: dict[str, Argument] = {
        "players": players,
        "wanted": wanted,
        "free": wanted - 2,
        "count": len(deck),
    }
    rule = "claim/R2" if players == 2 else "claim/R3"
    whole = [pair for pair in PAIRS if set(pair) <= set(deck)]
    part = [pair for pair in PAIRS if set(pair) & set(deck)]
    if len(whole) != 1 or len(part) != 1:
        raise OptionError("claim-one-pair", where="factions", rule=rule, **arguments)
    if len(deck) != wanted:
        raise OptionError("claim-deck-size", where="factions", rule=rule, **arguments)
    return deck


def lay_out(record: Any, deck: tuple[int, ...]) -> None:
    """Give each card of the deck its bit, the pair first, and put the whole deck into the stock."""
    pair = [faction for faction in deck if faction not in FREE]
    order = pair + [faction for faction in deck if faction in FREE]
    for kind in range(KINDS):
        record.bit_of[kind] = -1
    bit = 0
    for faction in order:
        record.deck |= 1 << faction
        for kind in range(KINDS):
            if FACTION_OF[kind] == faction:
                record.bit_of[kind] = bit
                for copy in range(COPIES[kind]):
                    _place_bit(record, kind, bit + copy, copy == 0)
                bit += COPIES[kind]
    record.deck_size = bit


def _place_bit(record: Any, kind: int, bit: int, first: bool) -> None:
    word, at = divmod(bit, WORD)
    record.kind_at[bit] = kind
    record.stock[bit] = kind
    record.suit[FACTION_OF[kind], word] |= 1 << at
    if word == 0 and first:
        record.firsts |= 1 << at


def faction_names(deck_mask: int) -> list[str]:
    """The names of the factions in a mask, in the order of the rulebook."""
    return [PLURALS[faction] for faction in range(len(FACTIONS)) if deck_mask >> faction & 1]
