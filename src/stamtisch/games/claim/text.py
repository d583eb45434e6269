"""Claim in words: actions both ways, the result. Refusals and the picture have modules of their own."""

from stamtisch._jit import plain
from stamtisch.engine.errors import NotationError, Reason
from stamtisch.engine.messages import Argument
from stamtisch.engine.notation import format_seat, shorten
from stamtisch.engine.spec import Options
from stamtisch.games.claim import votes
from stamtisch.games.claim.actions import FIRST_TAKE, LOOK, TAKE_STOCK
from stamtisch.games.claim.cards import CARD_NAMES, KIND_OF
from stamtisch.games.claim.events import happened
from stamtisch.games.claim.picture import picture
from stamtisch.games.claim.position import read_position, write_position
from stamtisch.games.claim.refusals import refuse
from stamtisch.games.claim.state import ClaimRecord

__all__ = [
    "format_action",
    "format_seen",
    "happened",
    "parse_action",
    "picture",
    "read_position",
    "refuse",
    "result",
    "tell",
    "write_position",
]

_winners = plain(votes.winners)
_scores = plain(votes.scores)


def parse_action(words: str, options: Options) -> int:
    """`goblin-4`, `look`, `take goblin-4` or `take stock` to an action.

    Raises:
        NotationError: what is wrong.
    """
    if words == "look":
        return LOOK
    if words == "take stock":
        return TAKE_STOCK
    card = words.removeprefix("take ")
    if card not in KIND_OF:
        message = "claim-no-card" if "-" in card and " " not in card else "claim-no-action"
        raise NotationError(message, rule="claim/R4", words=shorten(card), action=shorten(words))
    return KIND_OF[card] + (FIRST_TAKE if card != words else 0)


def format_action(action: int, options: Options) -> str:
    """An action in words."""
    if action == LOOK:
        return "look"
    if action == TAKE_STOCK:
        return "take stock"
    if action >= FIRST_TAKE:
        return f"take {CARD_NAMES[action - FIRST_TAKE]}"
    return CARD_NAMES[action]


def format_seen(action: int, seat: int, viewer: int, options: Options) -> str:
    """All that is done is seen by all; what a look shows is not part of the action (R18)."""
    return format_action(action, options)


def tell(action: int, seat: int, viewer: int, options: Options) -> Reason:
    """The action as a sentence; it is public."""
    who = format_seat(seat)
    if action == LOOK:
        return Reason("claim-tell-look", {"seat": who}, "claim/R18")
    if action == TAKE_STOCK:
        return Reason("claim-tell-take-stock", {"seat": who}, "claim/R18")
    if action >= FIRST_TAKE:
        return Reason("claim-tell-take", {"seat": who, "card": CARD_NAMES[action - FIRST_TAKE]})
    return Reason("claim-tell-play", {"seat": who, "card": CARD_NAMES[action]})


def result(record: ClaimRecord, options: Options) -> Reason:
    """Who wins with how many votes."""
    won = _winners(record)
    seats = [seat for seat in range(record.players) if won >> seat & 1]
    points = [0] * record.players
    _scores(record, points)
    rule = ("claim/R32", "claim/R44", "claim/R45")[record.players - 2]
    alone = len(seats) == (2 if record.players == 4 else 1)
    arguments: dict[str, Argument] = {
        "winners": [format_seat(seat) for seat in seats],
        "count": len(seats),
        "votes": points[seats[0]],
    }
    return Reason("claim-won" if alone else "claim-shared", arguments, rule)
