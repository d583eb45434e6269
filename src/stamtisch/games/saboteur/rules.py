"""The rules of Saboteur as kernels. Numbers refer to `rulebooks/saboteur.en.md`.

The board is in `board.py`, setting up in `rounds.py`, the sharing out of gold in `gold.py`.
"""

from stamtisch._jit import kernel, lowest_bit, popcount
from stamtisch.engine.kernels import HIDDEN_SCORE, share_victory
from stamtisch.engine.layout import Row
from stamtisch.games.saboteur.actions import (
    ACTIONS,
    EMPTY_PASS,
    FIRST_MAP,
    FIRST_PASS,
    FIRST_ROCKFALL,
    FIRST_TAKE,
    FIRST_USE,
)
from stamtisch.games.saboteur.board import (
    front_mask,
    is_laid,
    lay_tunnel,
    remove_tunnel,
    turn_up_goals,
)
from stamtisch.games.saboteur.cards import (
    BREAKS,
    CELLS,
    CODE,
    GOALS,
    MAP,
    NUGGETS,
    PLACED,
    ROCKFALL,
    ROUNDS,
    SEATS,
    TUNNELS,
)
from stamtisch.games.saboteur.gold import (
    go_round,
    packet_choices,
    packet_place,
    paid_worth,
    pay_saboteurs,
    share_gold,
    take_choices,
    take_gold,
)
from stamtisch.games.saboteur.knowledge import is_pick_known
from stamtisch.games.saboteur.rounds import draw_card, remove_card
from stamtisch.games.saboteur.state import CREDITED, DIGGING, OVER, SHARED, SHARING, SaboteurRecord
from stamtisch.games.saboteur.tables import PLACED_KIND, USE_KIND, USE_TOOL

USE_NUMBER = len(USE_KIND)


@kernel
def settle(s: SaboteurRecord) -> None:
    """Skip seats without cards, end a round that has run out, make picks that are no choice (R33, R35)."""
    if s.phase == SHARING:
        go_round(s)
    elif s.phase == DIGGING:
        s.turn = s.turn - 1 if s.turn > 0 else s.players - 1
        next_turn(s)


@kernel
def next_turn(s: SaboteurRecord) -> None:
    """The next seat clockwise that has cards; if none has, the saboteurs win the round (R7, R33)."""
    for _ in range(s.players):
        s.turn = s.turn + 1 if s.turn + 1 < s.players else 0
        if s.hand_count[s.turn] > 0:
            return
    pay_saboteurs(s)


@kernel
def to_act(s: SaboteurRecord) -> int:
    """The seat whose turn it is to play or to pick; nobody after the end (R7, R35)."""
    return 1 << s.turn if s.phase != OVER else 0


@kernel
def may_dig(s: SaboteurRecord, seat: int) -> int:
    """Whether the seat has no broken tool (R19, R22)."""
    return 1 - (((s.broken[0] | s.broken[1] | s.broken[2]) >> seat) & 1)


@kernel
def lays(s: SaboteurRecord, seat: int) -> int:
    """Mask of the placements of the cards in hand; 0 with a broken tool (R12, R19)."""
    return s.hand_lays[seat] if may_dig(s, seat) == 1 else 0


@kernel
def has_card(s: SaboteurRecord, seat: int, kind: int) -> int:
    """1 if the seat holds such a card (R8)."""
    return (s.hand_kinds[seat] >> kind) & 1


@kernel
def targets(s: SaboteurRecord, seat: int, use: int) -> int:
    """Mask of the seats before whom a tool card may be played (R20, R21, R26, A12)."""
    if has_card(s, seat, USE_KIND[use]) == 0:
        return 0
    broken = s.broken[USE_TOOL[use]]
    if use >= BREAKS:
        return broken
    whole = ((1 << s.players) - 1) & ~broken
    return whole if s.allow_self_break == 1 else whole & ~(1 << seat)


@kernel
def goals_to_see(s: SaboteurRecord) -> int:
    """Mask of the goals that lie face down (R25, A14)."""
    mask = 0
    for goal in range(GOALS):
        if s.goal_open[goal] == 0:
            mask |= 1 << goal
    return mask


@kernel
def legal_actions(s: SaboteurRecord, seat: int, out: Row) -> int:
    """Lays cell by cell, tools, rockfalls, maps, passes (R8, R9); or picks of gold (R35)."""
    if s.phase == OVER or seat != s.turn:
        return 0
    if s.phase == SHARING:
        return add_bits(out, 0, packet_choices(s), FIRST_TAKE, 1)
    count = 0
    held = lays(s, seat)
    if held != 0:
        for i in range(s.front_count):
            count = add_bits(out, count, s.front[i] & held, s.front[i] >> PLACED, CELLS)
    for use in range(USE_NUMBER):
        count = add_bits(out, count, targets(s, seat, use), FIRST_USE + use * SEATS, 1)
    if has_card(s, seat, ROCKFALL) == 1:
        for i in range(s.laid_count):
            out[count] = FIRST_ROCKFALL + s.laid[i]
            count += 1
    if has_card(s, seat, MAP) == 1:
        count = add_bits(out, count, goals_to_see(s), FIRST_MAP, 1)
    return add_bits(out, count, s.hand_kinds[seat], FIRST_PASS, 1)


@kernel
def add_bits(out: Row, count: int, mask: int, first: int, step: int) -> int:
    """Write `first + step * bit` for each bit of the mask; the new count."""
    while mask != 0:
        out[count] = first + step * lowest_bit(mask)
        mask &= mask - 1
        count += 1
    return count


@kernel
def nth_bit(mask: int, number: int) -> int:
    """The index of a mask's bit number so and so, from 0."""
    for _ in range(number):
        mask &= mask - 1
    return lowest_bit(mask)


@kernel
def sample_action(s: SaboteurRecord, seat: int, word: int) -> int:
    """The legal action number `word * n >> 32`, by counting bits."""
    if s.phase == SHARING:
        return FIRST_TAKE + nth_bit(packet_choices(s), (word * take_choices(s)) >> 32)
    held = lays(s, seat)
    lay_count = 0
    if held != 0:
        for i in range(s.front_count):
            lay_count += popcount(s.front[i] & held)
    other = 0
    for use in range(USE_NUMBER):
        other += popcount(targets(s, seat, use))
    falls = s.laid_count if has_card(s, seat, ROCKFALL) == 1 else 0
    maps = popcount(goals_to_see(s)) if has_card(s, seat, MAP) == 1 else 0
    left = (word * (lay_count + other + falls + maps + popcount(s.hand_kinds[seat]))) >> 32
    if left < lay_count:
        return nth_lay(s, held, left)
    left -= lay_count
    if left < other:
        return nth_use(s, seat, left)
    left -= other
    if left < falls:
        return FIRST_ROCKFALL + s.laid[left]
    left -= falls
    if left < maps:
        return FIRST_MAP + nth_bit(goals_to_see(s), left)
    return FIRST_PASS + nth_bit(s.hand_kinds[seat], left - maps)


@kernel
def nth_lay(s: SaboteurRecord, held: int, number: int) -> int:
    """The lay number so and so, from 0."""
    i = 0
    size = popcount(s.front[0] & held)
    while number >= size:
        number -= size
        i += 1
        size = popcount(s.front[i] & held)
    return nth_bit(s.front[i] & held, number) * CELLS + (s.front[i] >> PLACED)


@kernel
def nth_use(s: SaboteurRecord, seat: int, number: int) -> int:
    """The use of a tool card number so and so, from 0."""
    use = 0
    size = popcount(targets(s, seat, 0))
    while number >= size:
        number -= size
        use += 1
        size = popcount(targets(s, seat, use))
    return FIRST_USE + use * SEATS + nth_bit(targets(s, seat, use), number)


@kernel
def is_legal(s: SaboteurRecord, seat: int, action: int) -> int:
    """Whether the seat to act may do this (R7, R8, R9, R19, R23, R25, R35)."""
    if s.phase == OVER or seat != s.turn or action < 0 or action >= ACTIONS:
        return 0
    if s.phase == SHARING:
        return 1 if action >= FIRST_TAKE and packet_place(s, action - FIRST_TAKE + 1) >= 0 else 0
    if action < FIRST_ROCKFALL:
        placement = action // CELLS
        return ((lays(s, seat) & front_mask(s, action - placement * CELLS)) >> placement) & 1
    if action < FIRST_USE:
        return has_card(s, seat, ROCKFALL) & is_laid(s, action - FIRST_ROCKFALL)
    if action < FIRST_MAP:
        use = (action - FIRST_USE) // SEATS
        return (targets(s, seat, use) >> (action - FIRST_USE - use * SEATS)) & 1
    if action < FIRST_PASS:
        return has_card(s, seat, MAP) & (goals_to_see(s) >> (action - FIRST_MAP))
    return has_card(s, seat, action - FIRST_PASS) if action < EMPTY_PASS else 0


@kernel
def signals(s: SaboteurRecord, seat: int, out: Row) -> int:
    """Saboteur has none; people talk as they like (R25)."""
    return 0


@kernel
def apply_action(s: SaboteurRecord, seat: int, action: int) -> None:
    """One card is played or passed, one is drawn (R8); or gold is picked (R35)."""
    if action >= FIRST_TAKE:
        take_gold(s, action - FIRST_TAKE + 1)
        return
    s.last = seat
    if play_card(s, seat, action) == 1:
        share_gold(s, seat)
    else:
        draw_card(s, seat)
        next_turn(s)


@kernel
def play_card(s: SaboteurRecord, seat: int, action: int) -> int:
    """Lay, play an action card or pass (R8); 1 if the treasure is reached (R32)."""
    if action < FIRST_ROCKFALL:
        placement = action // CELLS
        remove_card(s, seat, PLACED_KIND[placement])
        lay_tunnel(s, action - placement * CELLS, placement)
        return turn_up_goals(s, action - placement * CELLS)
    if action < FIRST_USE:
        rockfall(s, seat, action - FIRST_ROCKFALL)
    elif action < FIRST_MAP:
        use = (action - FIRST_USE) // SEATS
        use_tool(s, seat, use, action - FIRST_USE - use * SEATS)
    elif action < FIRST_PASS:
        discard(s, seat, MAP)
        s.known[seat] |= 1 << (action - FIRST_MAP)
    else:
        remove_card(s, seat, action - FIRST_PASS)
        s.passed[seat, action - FIRST_PASS] += 1
        s.passed_count[seat] += 1
    return 0


@kernel
def discard(s: SaboteurRecord, seat: int, kind: int) -> None:
    """A card that was played goes to the discard pile, known to all (R10, A15)."""
    remove_card(s, seat, kind)
    s.gone[kind] += 1


@kernel
def rockfall(s: SaboteurRecord, seat: int, cell: int) -> None:
    """Take a tunnel card off the table; both cards are discarded (R23)."""
    discard(s, seat, ROCKFALL)
    s.gone[PLACED_KIND[(s.grid[cell] & CODE) - 1]] += 1
    remove_tunnel(s, cell)


@kernel
def use_tool(s: SaboteurRecord, seat: int, use: int, target: int) -> None:
    """A broken tool lies before a seat (R20); mended, both cards are discarded (R21)."""
    tool = USE_TOOL[use]
    if use < BREAKS:
        remove_card(s, seat, USE_KIND[use])
        s.broken[tool] |= 1 << target
    else:
        discard(s, seat, USE_KIND[use])
        s.broken[tool] &= ~(1 << target)
        s.gone[TUNNELS + tool] += 1


@kernel
def scores(s: SaboteurRecord, out: Row) -> None:
    """Nuggets of every seat; in a view only what the viewer may know (R40, R43)."""
    for seat in range(s.players):
        out[seat] = nuggets(s, seat)


@kernel
def nuggets(s: SaboteurRecord, seat: int) -> int:
    """Gold held from before, credited, paid and picked; `HIDDEN_SCORE` if the viewer lacks any (R40)."""
    total = s.credit[seat]
    cards = 0
    for value in range(NUGGETS):
        cards += s.start_gold[seat, value]
        total += (value + 1) * s.start_gold[seat, value]
    if cards != s.start_cards[seat]:
        return HIDDEN_SCORE
    for number in range(ROUNDS):
        if s.paid[number, seat] != 0 and s.paid[number, seat] != CREDITED:
            total += paid_worth(s, number)
        if s.gold_of_round[number] == SHARED:
            picked = s.picked if number == s.round and s.phase == SHARING else s.packet[number]
            for i in range(picked):
                if s.picker[number, i] == seat:
                    if is_pick_known(s, number, i) == 0:
                        return HIDDEN_SCORE
                    total += s.pick[number, i]
    return total


@kernel
def winners(s: SaboteurRecord) -> int:
    """The most nuggets win; equal totals share first place (R43)."""
    best = 0
    mask = 0
    for seat in range(s.players):
        total = nuggets(s, seat)
        if total > best or mask == 0:
            best = total
            mask = 0
        if total == best:
            mask |= 1 << seat
    return mask


@kernel
def returns(s: SaboteurRecord, out: Row) -> None:
    """Winners share 1, the others share -1 (R43); 0 before the end."""
    if s.phase == OVER:
        share_victory(winners(s), s.players, out)
    else:
        for seat in range(s.players):
            out[seat] = 0
