"""The table of Claim in plain text; cards of a faction stand together: `goblin 0 2 9` are three."""

from collections.abc import Sequence

from stamtisch._jit import plain
from stamtisch.engine.messages import say
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
    lines = [f"{say('pictures-phase', {'phase': record.phase, 'phases': PHASES})}   {_stakes(record)}"]
    if middle := card_names(record, record.pile, MIDDLE):
        lines.append(say("pictures-middle", {"cards": _group(middle)}))
    if trick := [f"{seat} {card}" for seat, card in trick_cards(record)]:
        line = say("pictures-trick", {"cards": ", ".join(trick)})
        if record.stage in CHOICES:
            line += f"   {say('pictures-takes-follower', {'seat': format_seat(record.turn)})}"
        lines.append(line)
    elif record.stage != OVER:
        lines.append(say("pictures-leads", {"seat": format_seat(record.turn)}))
    for seat in range(record.players):
        lines += _seat_lines(record, seat)
    return "\n".join([*lines, say("pictures-votes", {"votes": _votes(record)})])


def _stakes(record: ClaimRecord) -> str:
    """What the trick is about in phase 1: the open cards, and what is left of the stock."""
    if record.phase == PHASES:
        left = max(len(hand_names(record, seat)) for seat in range(record.players))
        return say("pictures-tricks-left", {"count": left})
    opened = " ".join(CARD_NAMES[record.open[i]] for i in range(record.open_count)) or "–"
    stock = stock_names(record)
    shown = say("pictures-stock", {"count": len(stock)})
    if record.looked == LOOKED and stock[0] != HIDDEN:
        shown += f", {say('pictures-on-top', {'card': stock[0]})}"
    return f"{say('pictures-to-be-won', {'cards': opened})}   {shown}"


def _seat_lines(record: ClaimRecord, seat: int) -> list[str]:
    """A seat's hand, followers and piles, a line each; empty ones are left out."""
    parts = {
        say("pictures-hand"): hand_names(record, seat),
        say("pictures-followers"): follower_names(record, seat),
        say("pictures-won"): score_pile(record, seat, False),
        say("pictures-gnomes"): score_pile(record, seat, True),
    }
    width = max(map(len, parts))
    lines = [f"{what:>{width}}: {_group(found)}" for what, found in parts.items() if found]
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
