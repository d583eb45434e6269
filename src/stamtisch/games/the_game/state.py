"""The state record of The Game."""

from typing import Annotated

from stamtisch.engine.layout import I8, Grid, Row, StateRecord

RUNNING, LOST, WON = range(3)


class TheGameRecord(StateRecord):
    """Everything about a moment of The Game."""

    min_cards: I8  # option
    min_cards_empty: I8  # option
    hand_size: I8  # by players and the option hand_delta
    first_player: I8  # option, a seat
    on_fire: I8  # option edition: 1 = fire cards burn
    may_announce: I8  # option jump_announcements

    turn: I8  # seat to act
    laid: I8  # cards laid in this turn
    minimum: I8  # cards owed in this turn
    outcome: I8  # RUNNING, LOST or WON
    draw_at: I8  # index of the top card of the draw pile
    draw_end: I8  # index behind its last card
    draw: Annotated[Row, "i1", 98]  # the draw pile; 0 where hidden
    top: Annotated[Row, "i1", 4]  # top value of each pile
    fire: Annotated[Row, "i1", 4]  # NO_FIRE, FRESH or DUE, by pile
    hand_count: Annotated[Row, "i1", 5]  # cards in each hand
    hint: Annotated[Grid, "i1", 5, 4]  # seat, pile: index into HINTS
    hand: Annotated[Grid, "i8", 5, 2]  # seat, half: mask of cards; 0 where hidden
    laid_cards: Annotated[Row, "i8", 2]  # half: mask of all cards laid so far


NO_FIRE, FRESH, DUE = range(3)
"""a fire card on top: laid in this turn, or to be covered by the end of this turn (F2)"""
