"""Phase 2 of Claim after a trick: where its cards go, by the powers of the factions."""

from stamtisch._jit import kernel, lowest_bit
from stamtisch.games.claim.cards import DWARF, GIANT, TROLL, WORD
from stamtisch.games.claim.state import MIDDLE, OUT, ClaimRecord
from stamtisch.games.claim.tables import FACTION_OF, GNOME_OF, VALUE_OF
from stamtisch.games.claim.trick import next_leader, seat_of
from stamtisch.games.claim.zones import holds, put, take_out


@kernel
def score_trick(s: ClaimRecord) -> None:
    """All but Dwarves and Trolls is the winner's; then Giants; who leads (R22, R24, R28, R40, R43, A16)."""
    trolls = 0
    giants = 0
    for place in range(s.players):
        kind = s.trick[place]
        faction = FACTION_OF[kind]
        if faction == TROLL:
            trolls += 1
        elif faction == DWARF:
            put(s, s.pile, dwarf_taker(s), kind)
        else:
            put(s, s.pile, s.winner, kind)
            giants += 1 if faction == GIANT else 0
    if trolls != 0 or s.pile[MIDDLE, 0] | s.pile[MIDDLE, 1] != 0:
        share_trolls(s, trolls)
    if giants != 0:
        smash_gnomes(s)
    s.leader = next_leader(s)
    s.played = 0
    s.left -= 1


@kernel
def dwarf_taker(s: ClaimRecord) -> int:
    """Who gets Dwarves: the loser of two, else the lowest card, of equal the last (R23, R41, A14, A15)."""
    if s.players == 2:
        return 1 - s.winner
    lowest = 0
    for place in range(1, s.players):
        if VALUE_OF[s.trick[place]] <= VALUE_OF[s.trick[lowest]]:
            lowest = place
    return seat_of(s, lowest)


@kernel
def share_trolls(s: ClaimRecord, trolls: int) -> None:
    """Of several Trolls only the highest is won; one or none brings those waiting (R27, A9, A10)."""
    old = s.pile[MIDDLE, 0] | s.pile[MIDDLE, 1]
    for place in range(s.players):
        if FACTION_OF[s.trick[place]] == TROLL:
            put(s, s.pile, MIDDLE, s.trick[place])
    if s.troll_strict == 1:
        win_troll(s, highest_waiting(s))
    elif trolls >= 2:
        win_troll(s, highest_played(s))
    elif trolls == 1 or old != 0:
        for word in range(2):
            s.pile[s.winner, word] |= s.pile[MIDDLE, word]
            s.pile[MIDDLE, word] = 0


@kernel
def win_troll(s: ClaimRecord, kind: int) -> None:
    """The winner gets this Troll from the middle (R27)."""
    take_out(s, s.pile, MIDDLE, kind)
    put(s, s.pile, s.winner, kind)


@kernel
def highest_waiting(s: ClaimRecord) -> int:
    """The highest Troll in the middle, those just played included (A9)."""
    highest = -1
    for word in range(2):
        cards = s.pile[MIDDLE, word]
        while cards != 0:
            highest = max(highest, s.kind_at[WORD * word + lowest_bit(cards)])
            cards &= cards - 1
    return highest


@kernel
def highest_played(s: ClaimRecord) -> int:
    """The highest Troll of the trick (R27)."""
    highest = -1
    for place in range(s.players):
        if FACTION_OF[s.trick[place]] == TROLL:
            highest = max(highest, s.trick[place])
    return highest


@kernel
def smash_gnomes(s: ClaimRecord) -> None:
    """Each Giant removes one Gnome of its value from every opponent of the winner (R25, R42, A13)."""
    for place in range(s.players):
        kind = s.trick[place]
        if FACTION_OF[kind] == GIANT:
            gnome = GNOME_OF[VALUE_OF[kind]]
            for seat in range(s.players):
                if are_opponents(s, seat, s.winner) == 1 and holds(s, s.pile, seat, gnome) == 1:
                    take_out(s, s.pile, seat, gnome)
                    put(s, s.pile, OUT, gnome)


@kernel
def are_opponents(s: ClaimRecord, seat: int, other: int) -> int:
    """Everybody else; among four not the partner opposite (R5, R42)."""
    if s.players == 4:
        return (seat + other) & 1
    return 1 if seat != other else 0
