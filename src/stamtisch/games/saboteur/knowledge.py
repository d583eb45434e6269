"""What a viewer knows of the picks of gold (R35, R40): of past rounds and of the packet going round.

`pick[round]` lists the picks in order, then the cards still in the packet. A pick is *open* to a
viewer whose own it is, who has the packet before him, or who got one of the equal cards that ended
the round. Whoever was asked to pick saw all cards left then: so from his first look on he knows
which cards each stretch between his open picks holds, but not who took which. In a view such a
stretch is sorted; what lies before the first look is 0.
"""

from stamtisch._jit import kernel
from stamtisch.games.saboteur.state import OVER, SHARING, SaboteurRecord

NO_LOOK = 99


@kernel
def is_going_round(s: SaboteurRecord, number: int) -> int:
    """1 if that round's packet is being shared out now."""
    return 1 if s.phase == SHARING and number == s.round else 0


@kernel
def first_look(s: SaboteurRecord, number: int, seat: int) -> int:
    """The number of the first pick before which the seat saw the packet; `NO_LOOK` if it never did (R35)."""
    for i in range(s.asked[number]):
        if s.picker[number, i] == seat:
            return i
    if is_going_round(s, number) == 1 and s.turn == seat:
        return s.picked
    return NO_LOOK


@kernel
def got_alike(s: SaboteurRecord, number: int, seat: int) -> int:
    """1 if the seat got one of the equal cards that ended the sharing out, so that it knows them all."""
    if s.alike[number] == 0:
        return 0
    for i in range(s.asked[number], s.packet[number]):
        if s.picker[number, i] == seat:
            return 1
    return 0


@kernel
def is_pick_open(s: SaboteurRecord, number: int, i: int, seat: int) -> int:
    """1 if the seat knows which card this pick was, or is still to be picked (R35, R40)."""
    if is_going_round(s, number) == 1 and i >= s.picked:
        return 1 if s.turn == seat else 0
    if s.picker[number, i] == seat:
        return 1
    return 1 if i >= s.asked[number] and got_alike(s, number, seat) == 1 else 0


@kernel
def stretch_end(s: SaboteurRecord, number: int, i: int, seat: int) -> int:
    """Behind the last pick of the stretch, not open to the seat, that begins with pick i."""
    while i < s.packet[number] and is_pick_open(s, number, i, seat) == 0:
        i += 1
    return i


@kernel
def is_pick_known(s: SaboteurRecord, number: int, i: int) -> int:
    """1 if the record's viewer knows the pick: open, or in a stretch of equal cards (R40)."""
    seat = s.viewer - 1
    if seat < 0 or s.phase == OVER or is_pick_open(s, number, i, seat) == 1:
        return 1
    if s.pick[number, i] == 0:
        return 0
    first = i
    while first > 0 and is_pick_open(s, number, first - 1, seat) == 0 and s.pick[number, first - 1] != 0:
        first -= 1
    last = stretch_end(s, number, i, seat) - 1
    return 1 if s.pick[number, first] == s.pick[number, last] else 0


@kernel
def sort_picks(s: SaboteurRecord, number: int, first: int, end: int) -> None:
    """Put a stretch of picks into ascending order, so that it does not tell who took what."""
    for i in range(first + 1, end):
        value = s.pick[number, i]
        place = i
        while place > first and s.pick[number, place - 1] > value:
            s.pick[number, place] = s.pick[number, place - 1]
            place -= 1
        s.pick[number, place] = value
