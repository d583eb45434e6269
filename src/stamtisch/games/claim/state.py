"""The state record of Claim.

A set of cards is a mask in two words of at most 52 bits. Each kind has as many neighbouring bits as
copies, and so many of them are set, from the lowest, as the set holds copies: equal cards are not
told apart, and equal sets have equal masks. Which bit is whose is fixed by the deck (`layout`).
"""

from typing import Annotated

from stamtisch.engine.layout import I8, I16, I64, Grid, Row, StateRecord

PLAY, FIRST_CHOICE, SECOND_CHOICE, OVER = range(4)
"""a card is to be played; the winner chooses a follower; the second in order does; the end"""
NOT_LOOKED, LOOKED, SEEN_CARD_GONE = range(3)
OUT, MIDDLE = 4, 5
"""rows of `pile` after the seats"""
HIDDEN_CARD = -1


class ClaimRecord(StateRecord):
    """Everything about a moment of Claim."""

    first_leader: I8  # option, a seat
    loser_peeks: I8  # option
    doppelganger_forced: I8  # option
    dragon_last_card: I8  # option
    troll_strict: I8  # option
    beaten_knight_first: I8  # option
    hand_size: I8  # by number of players
    deck_size: I8  # by number of players
    deck: I16  # mask of factions in the deck
    firsts: I64  # the lowest bit of each kind, in the first word (in the second every bit is one)
    kind_at: Annotated[Row, "i1", 72]  # kind of each bit; the second word begins at 52
    bit_of: Annotated[Row, "i1", 88]  # lowest bit of each kind; -1 if it is not in the deck
    suit: Annotated[Grid, "i8", 10, 2]  # faction, word: all its cards; 0 if not in the deck

    phase: I8  # 1 or 2
    stage: I8  # PLAY, FIRST_CHOICE, SECOND_CHOICE or OVER
    leader: I8  # seat that leads this trick
    turn: I8  # seat to act
    winner: I8  # seat that has won the trick, while followers are taken
    left: I8  # cards in each hand at the start of this trick
    gained: I8  # followers that each seat had at the start of this trick
    led: I8  # faction led, once a card is played
    played: I8  # cards in the trick
    looked: I8  # NOT_LOOKED, LOOKED or SEEN_CARD_GONE
    open_count: I8  # cards turned up
    stock_at: I8  # index of the top card of the stock
    stock_end: I8  # index behind its last card
    trick: Annotated[Row, "i1", 4]  # kinds in the order played
    order: Annotated[Row, "i1", 4]  # seats in the order of taking followers
    open: Annotated[Row, "i1", 2]  # kinds turned up
    stock: Annotated[Row, "i1", 72]  # kinds; the whole deck before the deal; HIDDEN_CARD in a view
    void: Annotated[Row, "i2", 4]  # seat: mask of factions that its hand cannot hold, as all saw
    hand: Annotated[Grid, "i8", 4, 2]  # seat, word: the hand; 0 where hidden
    follow: Annotated[Grid, "i8", 4, 2]  # seat, word: followers of phase 1; 0 where hidden
    known: Annotated[Grid, "i8", 4, 2]  # seat, word: followers taken openly and not yet played
    seen: Annotated[Grid, "i8", 16, 2]  # 4 * viewer + owner, word: followers seen by a Seer's look
    pile: Annotated[Grid, "i8", 6, 2]  # seat (Gnomes included), OUT or MIDDLE, word: open cards
