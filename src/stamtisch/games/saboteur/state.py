"""The state record of Saboteur."""

from typing import Annotated

from stamtisch.engine.layout import I8, I16, Grid, Row, StateRecord

DIGGING, SHARING, OVER = range(3)
"""phases: cards are played, gold is shared out, the game has ended"""
NOBODY, SHARED, PAID = range(3)
"""gold of a round: not yet or to nobody, a packet among diggers, saboteurs paid"""
CREDITED, TWO_CARDS = 5, 6
"""in `paid`, after the ways of `cards.PAYMENTS`: credited without cards (A9); some way of two cards"""


class SaboteurRecord(StateRecord):
    """Everything about a moment of Saboteur. Seats, kinds, cells: see `cards.py`."""

    require_connection: I8  # option (A1)
    allow_self_break: I8  # option (A12)
    saboteur_finisher_picks: I8  # option (A7)
    gold_by_diggers: I8  # option gold_cards (A8)
    broken_diggers_unpaid: I8  # option (A16)
    first_player: I8  # option, a seat
    hand_size: I8  # by players

    phase: I8  # DIGGING, SHARING or OVER
    round: I8  # 0, 1, 2
    turn: I8  # seat to act
    last: I8  # seat that played the last hand card (R42)
    draw_at: I8  # index of the top card of the draw pile
    draw_end: I8  # index behind its last card
    laid_count: I8  # tunnel cards on the table
    pile_count: I8  # gold cards in the face-down pile
    picked: I8  # gold cards already taken from this round's packet
    front_count: I16  # cells where a card may be laid
    draw: Annotated[Row, "i1", 67]  # the draw pile, kinds; 0 in a view
    role: Annotated[Row, "i1", 11]  # by seat, then the spare one; 0 hidden, DIGGER, SABOTEUR
    hand_count: Annotated[Row, "i1", 10]
    hand: Annotated[Grid, "i1", 10, 27]  # seat, kind: copies; 0 where hidden
    hand_kinds: Annotated[Row, "i4", 10]  # mask of the kinds in hand
    hand_lays: Annotated[Row, "i4", 10]  # mask of their placements
    passed_count: Annotated[Row, "i1", 10]  # cards that a seat passed with this round
    passed: Annotated[Grid, "i1", 10, 27]  # seat, kind; 0 where hidden
    gone: Annotated[Row, "i1", 27]  # kind: played and openly discarded this round
    broken: Annotated[Row, "i2", 3]  # tool: mask of the seats where it is broken
    goal: Annotated[Row, "i1", 3]  # which card; 0 hidden
    goal_open: Annotated[Row, "i1", 3]  # 0 face down, 1 face up, 2 face up and turned
    known: Annotated[Row, "i1", 10]  # seat: mask of the goals looked at
    grid: Annotated[Row, "i1", 7225]  # cell: what lies there
    laid: Annotated[Row, "i2", 40]  # cells of the tunnel cards, ascending
    front: Annotated[Row, "i8", 176]  # cell << PLACED | mask of placements that may be laid, ascending

    gold_total: Annotated[Row, "i1", 3]  # nuggets - 1: gold cards in the game at its start
    gold_pile: Annotated[Row, "i1", 28]  # nuggets, the top card last; 0 in a view
    start_cards: Annotated[Row, "i1", 10]  # seat: gold cards held when the position was read
    start_gold: Annotated[Grid, "i1", 10, 3]  # which; 0 where hidden
    gold_of_round: Annotated[Row, "i1", 3]  # NOBODY, SHARED, PAID
    packet: Annotated[Row, "i1", 3]  # round: gold cards in its packet
    asked: Annotated[Row, "i1", 3]  # round: picks that were asked for; the engine made the others
    alike: Annotated[Row, "i1", 3]  # round: 1 if it made them because the cards left were equal
    unpaid: Annotated[Row, "i2", 3]  # round: mask of the diggers who got none of its packet
    pick: Annotated[Grid, "i1", 3, 9]  # round, number: nuggets picked, then those in the packet, ascending
    picker: Annotated[Grid, "i1", 3, 9]  # round, number: the seat
    paid: Annotated[Grid, "i1", 3, 10]  # round, seat: 1 + way of payment, CREDITED, TWO_CARDS; 0 none
    credit: Annotated[Row, "i1", 10]  # seat: nuggets credited without cards (A9)
