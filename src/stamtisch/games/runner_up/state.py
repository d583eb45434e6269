"""The state record of Runner-Up."""

from typing import Annotated

from stamtisch.engine.layout import I8, Grid, Row, StateRecord

NOBODY = -1
"""`turn` while cards are being chosen"""


class RunnerUpRecord(StateRecord):
    """Everything about a moment of Runner-Up."""

    tactical: I8  # option variant
    require_scored_stage: I8  # option
    top_places: I8  # option top_tie: 1 = players level at the top take first and second place
    equal_share: I8  # option all_equal: 1 = all share the win
    pawns: I8  # pawns in play: the seats, with two players also the virtual player after them
    white: Annotated[Row, "i2", 32]  # option white_numbers, by card

    stage: I8  # 1 to 5
    round: I8  # 1 to 5; 6 once the game is over
    awaited: I8  # mask of the seats that have still to choose a card, or to move a pawn
    turn: I8  # tactical, once the cards are open: the seat whose number is up; else NOBODY
    pawn: Annotated[Row, "i1", 6]  # field of each pawn
    total: Annotated[Row, "i2", 6]  # points of each player, a virtual one after the seats
    scored: I8  # mask of the players who have scored in some stage
    hand: Annotated[Row, "i8", 6]  # base: how many of each value; tactical: mask; 0 where hidden
    pile: Annotated[Row, "i1", 4]  # the virtual player's values by round; 0 = none or hidden
    played: Annotated[Grid, "i1", 5, 6]  # round, seat: the choice (action + 1); 0 = none or hidden
    last: Annotated[Row, "i1", 6]  # fifth round of the stage before: the choice (action + 1); 0 = none
    deck: Annotated[Row, "i1", 32]  # scratch of the deal; 0 in a view
