"""Phase 1 of Claim after a trick: who takes which follower, and the way into phase 2."""

from stamtisch._jit import kernel
from stamtisch.engine.layout import Row
from stamtisch.games.claim.actions import FIRST_TAKE, LOOK, TAKE_STOCK
from stamtisch.games.claim.cards import SEER, UNDEAD
from stamtisch.games.claim.state import (
    FIRST_CHOICE,
    LOOKED,
    NOT_LOOKED,
    OUT,
    OVER,
    PLAY,
    SECOND_CHOICE,
    SEEN_CARD_GONE,
    ClaimRecord,
)
from stamtisch.games.claim.tables import FACTION_OF
from stamtisch.games.claim.trick import fill_order, next_leader, winning_card
from stamtisch.games.claim.zones import put


@kernel
def start_trick(s: ClaimRecord) -> None:
    """The leader plays; first cards are turned up, or phase 2 begins, or it is over (R14, R19, R33, R39)."""
    s.turn = s.leader
    if s.phase == 1:
        if s.left == 0:
            begin_phase_2(s)
        elif s.open_count == 0:
            turn_up(s)
    if s.left == 0:
        s.stage = OVER


@kernel
def turn_up(s: ClaimRecord) -> None:
    """One card of the stock is turned up for two players, two for more (R14, R33)."""
    s.open_count = 1 if s.players == 2 else 2
    for i in range(s.open_count):
        s.open[i] = s.stock[s.stock_at]
        s.stock_at += 1


@kernel
def begin_phase_2(s: ClaimRecord) -> None:
    """Everybody takes the followers in hand; score piles stay (R19, R20, R39)."""
    s.phase = 2
    s.left = s.gained
    s.gained = 0
    for seat in range(s.players):
        s.void[seat] = 0
        for word in range(2):
            s.hand[seat, word] = s.follow[seat, word]
            s.follow[seat, word] = 0
            s.seen[5 * seat, word] = 0


@kernel
def begin_taking(s: ClaimRecord, best: int) -> None:
    """The winner takes the only open card, or chooses: among two (R36), or with a Seer (R15, R18, R37)."""
    if s.players == 2:
        s.order[0] = s.winner
        s.order[1] = 1 - s.winner
    else:
        fill_order(s, best)
    s.turn = s.winner
    s.stage = FIRST_CHOICE
    if FACTION_OF[s.trick[best]] != SEER and one_open_kind(s) == 1:
        take_open(s, 0)


@kernel
def one_open_kind(s: ClaimRecord) -> int:
    """Whether the open cards leave no choice (R36)."""
    return 1 if s.open_count == 1 or s.open[0] == s.open[1] else 0


@kernel
def take_open(s: ClaimRecord, index: int) -> None:
    """One takes an open card, the next gets the other, the rest draw from the stock (R15, R36, R37)."""
    place = 0 if s.stage == FIRST_CHOICE else 1
    gain_openly(s, s.order[place], s.open[index])
    place += 1
    if s.open_count == 2:
        gain_openly(s, s.order[place], s.open[1 - index])
        place += 1
    while place < s.players:
        draw_follower(s, s.order[place])
        place += 1
    end_taking(s)


@kernel
def take_stock(s: ClaimRecord) -> None:
    """The winning Seer takes the card looked at, then the second gets an open card (R18, R37)."""
    draw_follower(s, s.winner)
    second_chooses(s)


@kernel
def second_chooses(s: ClaimRecord) -> None:
    """After a Seer's draw the second in order picks an open card, if there is a choice (R18, R37)."""
    s.stage = SECOND_CHOICE
    s.turn = s.order[1]
    if one_open_kind(s) == 1:
        take_open(s, 0)


@kernel
def gain_openly(s: ClaimRecord, seat: int, kind: int) -> None:
    """A follower from the open cards: everybody saw it (R15, R36)."""
    put(s, s.follow, seat, kind)
    put(s, s.known, seat, kind)


@kernel
def draw_follower(s: ClaimRecord, seat: int) -> None:
    """A follower from the stock: only a Seer's look and its owner know it (R15, R18, R36, R37, A1)."""
    kind = s.stock[s.stock_at]
    s.stock_at += 1
    put(s, s.follow, seat, kind)
    if s.looked == LOOKED:
        s.looked = SEEN_CARD_GONE
        if seat != s.winner or s.loser_peeks == 0:
            put(s, s.seen, 4 * s.winner + seat, kind)


@kernel
def end_taking(s: ClaimRecord) -> None:
    """Undead that were played go to the winner's score pile, other cards leave the game (R16, R38, A8)."""
    for place in range(s.players):
        kind = s.trick[place]
        put(s, s.pile, s.winner if FACTION_OF[kind] == UNDEAD else OUT, kind)
    s.leader = next_leader(s)
    s.played = 0
    s.looked = NOT_LOOKED
    s.stage = PLAY
    s.open_count = 0
    s.left -= 1
    s.gained += 1
    start_trick(s)


@kernel
def open_index(s: ClaimRecord, kind: int) -> int:
    """Which open card is of the kind; -1 if none (R36)."""
    for index in range(s.open_count):
        if s.open[index] == kind:
            return index
    return -1


@kernel
def may_look(s: ClaimRecord) -> int:
    """Whether a winning Seer has the look still before it (R18, R37, A6)."""
    if s.stage != FIRST_CHOICE or s.looked != NOT_LOOKED:
        return 0
    return 1 if FACTION_OF[winning_card(s)] == SEER else 0


@kernel
def choices(s: ClaimRecord) -> int:
    """How many choices there are: the look, each different open card, the card looked at (R18, R36, R37)."""
    count = 1 if one_open_kind(s) == 1 else 2
    return count + may_look(s) + (1 if s.looked == LOOKED else 0)


@kernel
def choice(s: ClaimRecord, number: int) -> int:
    """The look, the open cards, the card looked at: in this order (R18, R36, R37)."""
    if may_look(s) == 1:
        if number == 0:
            return LOOK
        number -= 1
    if number == 0:
        return FIRST_TAKE + s.open[0]
    if number == 1 and one_open_kind(s) == 0:
        return FIRST_TAKE + s.open[1]
    return TAKE_STOCK


@kernel
def fill_choices(s: ClaimRecord, out: Row) -> int:
    """All choices of whoever takes a follower; how many (R18, R36, R37)."""
    count = choices(s)
    for number in range(count):
        out[number] = choice(s, number)
    return count
