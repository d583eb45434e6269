"""The table of Claim in plain text."""

from stamtisch._jit import plain
from stamtisch.engine.notation import HIDDEN, format_seat
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
from stamtisch.games.claim.state import LOOKED, MIDDLE, OVER, PLAY, ClaimRecord

_vote = plain(votes.vote)
_sides = plain(votes.sides)


def picture(record: ClaimRecord, options: Options) -> str:
    """The table as the viewer sees it."""
    lines = [f"phase {record.phase}    deck: {', '.join(_deck(record))}"]
    if record.phase == 1:
        turned = [CARD_NAMES[record.open[i]] for i in range(record.open_count)]
        stock = stock_names(record)
        top = f", on top {stock[0]}" if record.looked == LOOKED and stock[0] != HIDDEN else ""
        lines.append(f"open: {' '.join(turned) or '–'}    stock: {len(stock)} cards{top}")
    if middle := card_names(record, record.pile, MIDDLE):
        lines.append(f"in the middle: {' '.join(middle)}")
    trick = [f"{seat} {card}" for seat, card in trick_cards(record)]
    lines.append(f"trick: {', '.join(trick) or '–'}")
    for seat in range(record.players):
        lines += _seat_lines(record, seat)
    lines.append(f"votes: {_votes(record)}")
    if record.stage != OVER:
        what = "to play" if record.stage == PLAY else "to choose a follower"
        lines.append(f"{format_seat(record.turn)} {what}")
    return "\n".join(lines)


def _deck(record: ClaimRecord) -> list[str]:
    return [PLURALS[faction] for faction in range(len(FACTIONS)) if record.deck >> faction & 1]


def _seat_lines(record: ClaimRecord, seat: int) -> list[str]:
    """A seat's hand, followers and piles, a line each; empty ones are left out."""
    parts = {
        "hand": hand_names(record, seat),
        "followers": follower_names(record, seat),
        "won": score_pile(record, seat, False),
        "gnomes": score_pile(record, seat, True),
    }
    lines = [f"{what:>9}: {' '.join(found)}" for what, found in parts.items() if found]
    return [f"{format_seat(seat)}", *lines]


def _votes(record: ClaimRecord) -> str:
    """Each faction with the side it votes for as the piles lie."""
    said = []
    for faction in range(len(FACTIONS)):
        if record.deck >> faction & 1:
            side = _vote(record, faction)
            seats = range(side, record.players, _sides(record)) if side != votes.NOBODY else ()
            said.append(f"{PLURALS[faction]} {'+'.join(map(format_seat, seats)) or '–'}")
    return ", ".join(said)
