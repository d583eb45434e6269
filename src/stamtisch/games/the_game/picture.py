"""The table of The Game in plain text."""

from stamtisch._jit import plain
from stamtisch.engine.messages import say
from stamtisch.engine.notation import HIDDEN
from stamtisch.engine.pictures import mark_seat
from stamtisch.engine.spec import Options
from stamtisch.games.the_game import cards, rules
from stamtisch.games.the_game.actions import HINTS
from stamtisch.games.the_game.position import draw_pile, hand_cards
from stamtisch.games.the_game.state import DUE, NO_FIRE, RUNNING, TheGameRecord

_cards_laid = plain(rules.cards_laid)
_COLUMN = 10


def picture(record: TheGameRecord, options: Options) -> str:
    """The table in plain text."""
    names = [f"{name} {'↓' if pile >= cards.DOWN1 else '↑'}" for pile, name in enumerate(cards.PILE_NAMES)]
    tops = [_top(record, pile) for pile in range(cards.PILES)]
    lines = ["".join(f"{each:>{_COLUMN}}" for each in row) for row in (names, tops)]
    if any(record.fire[pile] != NO_FIRE for pile in range(cards.PILES)):
        lines.append(_fire(record))
    facts = [
        say("pictures-draw-pile", {"count": len(draw_pile(record))}),
        say("pictures-laid", {"laid": _cards_laid(record), "all": cards.CARDS}),
    ]
    if record.outcome == RUNNING:
        left = max(record.minimum - record.laid, 0)
        facts.append(say("pictures-this-turn", {"laid": record.laid, "left": left}))
    seats = [_seat_line(record, seat) for seat in range(record.players)]
    return "\n".join([*lines, "   ".join(facts), *seats])


def _top(record: TheGameRecord, pile: int) -> str:
    return f"{record.top[pile]}{'' if record.fire[pile] == NO_FIRE else '*'}"


def _fire(record: TheGameRecord) -> str:
    """Which fires burn, and which of them must be covered before the turn ends (F2)."""
    due = [name for pile, name in enumerate(cards.PILE_NAMES) if record.fire[pile] == DUE]
    return say("pictures-fire-due", {"piles": ", ".join(due)}) if due else say("pictures-fire")


def _seat_line(record: TheGameRecord, seat: int) -> str:
    hand = [str(card) for card in hand_cards(record, seat)] or [HIDDEN] * record.hand_count[seat]
    hints = [
        f"{name} {HINTS[record.hint[seat, pile]]}"
        for pile, name in enumerate(cards.PILE_NAMES)
        if record.hint[seat, pile]
    ]
    says = f"   {say('pictures-says', {'hints': ', '.join(hints)})}" if hints else ""
    acts = record.outcome == RUNNING and record.turn == seat
    return f"{mark_seat(seat, record.viewer, acts)} {' '.join(hand) or '–'}{says}"
