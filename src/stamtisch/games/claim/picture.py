"""The table of Claim in plain text; cards of a faction stand together: `goblin 0 2 9` are three."""

from collections.abc import Sequence

from stamtisch._jit import plain
from stamtisch.engine.notation import HIDDEN, format_seat
from stamtisch.engine.pictures import mark_seat
from stamtisch.engine.spec import Options
from stamtisch.games.claim import votes
from stamtisch.games.claim.cards import CARD_NAMES, FACTIONS, PLURALS
from stamtisch.games.claim.position import (
    card_names,
    follower_names,
    hand_names,
    score_pile,
    stock_names,
    trick_cards,
)
from stamtisch.games.claim.state import FIRST_CHOICE, LOOKED, MIDDLE, OVER, SECOND_CHOICE, ClaimRecord

PHASES = 2
CHOICES = (FIRST_CHOICE, SECOND_CHOICE)
_vote = plain(votes.vote)
_sides = plain(votes.sides)


def picture(record: ClaimRecord, options: Options) -> str:
    """The table as the viewer sees it."""
    lines = [f"phase {record.phase} of {PHASES}   {_stakes(record)}"]
    if middle := card_names(record, record.pile, MIDDLE):
        lines.append(f"in the middle: {_group(middle)}")
    if trick := [f"{seat} {card}" for seat, card in trick_cards(record)]:
        chooses = f"   {format_seat(record.turn)} takes a follower" if record.stage in CHOICES else ""
        lines.append(f"trick: {', '.join(trick)}{chooses}")
    elif record.stage != OVER:
        lines.append(f"trick: {format_seat(record.turn)} leads")
    for seat in range(record.players):
        lines += _seat_lines(record, seat)
    return "\n".join([*lines, f"votes: {_votes(record)}"])


def _stakes(record: ClaimRecord) -> str:
    """What the trick is about in phase 1: the open cards, and what is left of the stock."""
    if record.phase == PHASES:
        return f"tricks left: {max(len(hand_names(record, seat)) for seat in range(record.players))}"
    opened = " ".join(CARD_NAMES[record.open[i]] for i in range(record.open_count)) or "–"
    stock = stock_names(record)
    top = f", on top {stock[0]}" if record.looked == LOOKED and stock[0] != HIDDEN else ""
    return f"to be won: {opened}   stock: {len(stock)}{top}"


def _seat_lines(record: ClaimRecord, seat: int) -> list[str]:
    """A seat's hand, followers and piles, a line each; empty ones are left out."""
    parts = {
        "hand": hand_names(record, seat),
        "followers": follower_names(record, seat),
        "won": score_pile(record, seat, False),
        "gnomes": score_pile(record, seat, True),
    }
    lines = [f"{what:>9}: {_group(found)}" for what, found in parts.items() if found]
    who = mark_seat(seat, record.viewer, record.stage != OVER and record.turn == seat)
    return [f"{who}{lines[0]}" if lines else who.rstrip(), *(f"{' ' * len(who)}{line}" for line in lines[1:])]


def _group(names: Sequence[str]) -> str:
    """Cards by faction, in the order given; hidden ones are counted."""
    groups: dict[str, list[str]] = {}
    hidden = 0
    for name in names:
        faction, _, value = name.rpartition("-")
        if name == HIDDEN:
            hidden += 1
        else:
            groups.setdefault(faction, []).append(value)
    shown = [f"{faction} {' '.join(values)}" for faction, values in groups.items()]
    return ", ".join([*shown, *([f"{hidden} × {HIDDEN}"] if hidden else [])])


def _votes(record: ClaimRecord) -> str:
    """Each faction with the side it votes for as the piles lie."""
    said = []
    for faction in range(len(FACTIONS)):
        if record.deck >> faction & 1:
            side = _vote(record, faction)
            seats = range(side, record.players, _sides(record)) if side != votes.NOBODY else ()
            said.append(f"{PLURALS[faction]} {'+'.join(map(format_seat, seats)) or '–'}")
    return ", ".join(said)
