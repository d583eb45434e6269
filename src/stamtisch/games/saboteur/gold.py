"""Gold as kernels: the packet that goes round among the diggers, and the saboteurs' pay."""

from stamtisch._jit import kernel, popcount
from stamtisch.games.saboteur.cards import DIGGER, LARGEST_PACKET, NEVER, NUGGETS, SABOTEUR, WAYS
from stamtisch.games.saboteur.rounds import finish_round
from stamtisch.games.saboteur.state import CREDITED, PAID, SHARED, SHARING, SaboteurRecord
from stamtisch.games.saboteur.tables import PAYMENTS, WORTH


@kernel
def diggers(s: SaboteurRecord) -> int:
    """Mask of the diggers (R2)."""
    mask = 0
    for seat in range(s.players):
        if s.role[seat] == DIGGER:
            mask |= 1 << seat
    return mask


@kernel
def paid_diggers(s: SaboteurRecord) -> int:
    """Mask of the diggers who share in the packet (R35, R39); broken tools may bar them (A16)."""
    mask = diggers(s)
    if s.broken_diggers_unpaid == 1:
        mask &= ~(s.broken[0] | s.broken[1] | s.broken[2])
    return mask


@kernel
def count_role(s: SaboteurRecord, role: int) -> int:
    """How many players have the role; the spare card does not count (R36, R37)."""
    count = 0
    for seat in range(s.players):
        if s.role[seat] == role:
            count += 1
    return count


@kernel
def share_gold(s: SaboteurRecord, finisher: int) -> None:
    """The diggers win: draw a packet, the finisher picks first, or the next digger (R32, R35, A7)."""
    paid = paid_diggers(s)
    s.turn = finisher
    first = (paid >> finisher) & 1
    if s.saboteur_finisher_picks == 1 and s.role[finisher] == SABOTEUR:
        first = 1
    if first == 0:
        s.turn = next_picker(s, finisher)
    size = packet_size(s)
    if paid == 0:
        size = first
    draw_packet(s, min(size, s.pile_count))
    s.phase = SHARING
    go_round(s)


@kernel
def packet_size(s: SaboteurRecord) -> int:
    """As many cards as players, nine for ten (R35, R36); or as many as diggers (A8)."""
    if s.gold_by_diggers == 1:
        return count_role(s, DIGGER)
    return min(s.players, LARGEST_PACKET)


@kernel
def draw_packet(s: SaboteurRecord, size: int) -> None:
    """Draw so many gold cards from the top; the packet is kept in ascending order (R35)."""
    s.gold_of_round[s.round] = SHARED
    s.packet[s.round] = size
    s.picked = 0
    for count in range(size):
        s.pile_count -= 1
        value = s.gold_pile[s.pile_count]
        s.gold_pile[s.pile_count] = 0
        place = count
        while place > 0 and s.pick[s.round, place - 1] > value:
            s.pick[s.round, place] = s.pick[s.round, place - 1]
            place -= 1
        s.pick[s.round, place] = value


@kernel
def next_picker(s: SaboteurRecord, seat: int) -> int:
    """The next digger counter-clockwise who shares in the gold; the seat itself if there is none (R35)."""
    paid = paid_diggers(s)
    for _ in range(s.players):
        seat = seat - 1 if seat > 0 else s.players - 1
        if (paid >> seat) & 1 == 1:
            return seat
    return seat


@kernel
def go_round(s: SaboteurRecord) -> None:
    """Make the picks that are no choice: equal cards, or nobody else to pick (R35)."""
    size = s.packet[s.round]
    alone = 1 if paid_diggers(s) & ~(1 << s.turn) == 0 else 0
    alike = 1 if is_alike(s) == 1 and alone == 0 else 0
    if alone == 0 and alike == 0:
        return
    s.alike[s.round] = alike
    while s.picked < size:
        s.picker[s.round, s.picked] = s.turn
        s.picked += 1
        s.turn = next_picker(s, s.turn) if alone == 0 else s.turn
    s.picked = 0
    s.unpaid[s.round] = passed_by(s)
    finish_round(s)


@kernel
def passed_by(s: SaboteurRecord) -> int:
    """Mask of the diggers to whom no card of the round's packet went: all roles are turned up (R34)."""
    mask = diggers(s)
    for i in range(s.packet[s.round]):
        mask &= ~(1 << s.picker[s.round, i])
    return mask


@kernel
def is_alike(s: SaboteurRecord) -> int:
    """1 if all gold cards left in the packet are equal, or none is left."""
    size = s.packet[s.round]
    if s.picked >= size:
        return 1
    return 1 if s.pick[s.round, s.picked] == s.pick[s.round, size - 1] else 0


@kernel
def packet_place(s: SaboteurRecord, value: int) -> int:
    """Where in the round's packet the first card of that value lies; -1 if there is none (R35)."""
    for place in range(s.picked, s.packet[s.round]):
        if s.pick[s.round, place] == value:
            return place
    return -1


@kernel
def take_gold(s: SaboteurRecord, value: int) -> None:
    """Pick a gold card secretly and hand the packet on counter-clockwise (R35)."""
    for place in range(packet_place(s, value), s.picked, -1):
        s.pick[s.round, place] = s.pick[s.round, place - 1]
    s.pick[s.round, s.picked] = value
    s.picker[s.round, s.picked] = s.turn
    s.picked += 1
    s.asked[s.round] += 1
    s.turn = next_picker(s, s.turn)
    go_round(s)


@kernel
def pay_saboteurs(s: SaboteurRecord) -> None:
    """The saboteurs win: 4, 3 or 2 nuggets each, by their number; or nobody (R33, R37, R38)."""
    count = count_role(s, SABOTEUR)
    if count > 0:
        s.gold_of_round[s.round] = PAID
        ones = count_pile(s, 1)
        twos = count_pile(s, 2)
        threes = count_pile(s, 3)
        ways = exact_ways(ones, twos, threes, count)
        number = 0
        for seat in range(s.players):
            if s.role[seat] == SABOTEUR:
                pay(s, seat, WORTH[count], way_of(ways, number))
                number += 1
        cards = payment_cards(ones, twos, threes, count)
        for value in range(NUGGETS):
            remove_gold(s, value + 1, (cards >> (8 * value)) & 255)
    finish_round(s)


@kernel
def pay(s: SaboteurRecord, seat: int, worth: int, way: int) -> None:
    """Pay one saboteur in cards, or credit the exact worth if that cannot be (R37, A9)."""
    if way >= 0:
        s.paid[s.round, seat] = 1 + way
    else:
        s.paid[s.round, seat] = CREDITED
        s.credit[seat] += worth


@kernel
def count_pile(s: SaboteurRecord, value: int) -> int:
    """How many cards of that value the gold pile holds."""
    count = 0
    for i in range(s.pile_count):
        if s.gold_pile[i] == value:
            count += 1
    return count


@kernel
def remove_gold(s: SaboteurRecord, value: int, count: int) -> None:
    """Take so many cards of that value out of the gold pile, the uppermost first."""
    place = s.pile_count - 1
    while count > 0 and place >= 0:
        if s.gold_pile[place] == value:
            s.pile_count -= 1
            for i in range(place, s.pile_count):
                s.gold_pile[i] = s.gold_pile[i + 1]
            s.gold_pile[s.pile_count] = 0
            count -= 1
        place -= 1


@kernel
def exact_ways(ones: int, twos: int, threes: int, seats: int) -> int:
    """How many saboteurs are paid in each way, fewest cards first, one byte each; -1 if impossible (A9)."""
    for a in range(seats, -1, -1):
        for b in range(seats - a, -1, -1):
            for c in range(seats - a - b, -1, -1):
                ways = a | (b << 8) | (c << 16) | ((seats - a - b - c) << 24)
                if is_in_pile(needed(ways, WORTH[seats]), ones, twos, threes) == 1:
                    return ways
    return -1


@kernel
def needed(ways: int, worth: int) -> int:
    """The cards that the ways of payment take, one byte a value (A9)."""
    total = 0
    for way in range(WAYS):
        total += ((ways >> (8 * way)) & 255) * PAYMENTS[(worth - 1) * WAYS + way]
    return total


@kernel
def is_in_pile(cards: int, ones: int, twos: int, threes: int) -> int:
    """1 if the pile holds the cards needed (A9)."""
    if cards >= NEVER or (cards & 255) > ones or ((cards >> 8) & 255) > twos:
        return 0
    return 1 if (cards >> 16) <= threes else 0


@kernel
def way_of(ways: int, number: int) -> int:
    """The way in which saboteur number so and so, in seat order, is paid; -1: credited (A9)."""
    if ways < 0:
        return -1
    way = 0
    while number >= (ways >> (8 * way)) & 255:
        number -= (ways >> (8 * way)) & 255
        way += 1
    return way


@kernel
def payment_cards(ones: int, twos: int, threes: int, seats: int) -> int:
    """The cards that leave the pile, one byte a value: those paid, or others of the right total (A9)."""
    ways = exact_ways(ones, twos, threes, seats)
    worth = WORTH[seats]
    if ways >= 0:
        return needed(ways, worth)
    for c in range(min(threes, seats * worth // 3), -1, -1):
        for b in range(min(twos, (seats * worth - 3 * c) // 2), -1, -1):
            a = seats * worth - 3 * c - 2 * b
            if a <= ones:
                return a | (b << 8) | (c << 16)
    return 0


@kernel
def way_cards(worth: int, way: int) -> int:
    """How many cards a way of payment takes (A9)."""
    cards = PAYMENTS[(worth - 1) * WAYS + way]
    return (cards & 255) + ((cards >> 8) & 255) + (cards >> 16)


@kernel
def paid_worth(s: SaboteurRecord, number: int) -> int:
    """The nuggets that each saboteur got in that round (R37)."""
    count = 0
    for seat in range(s.players):
        if s.paid[number, seat] != 0:
            count += 1
    return WORTH[count]


@kernel
def packet_choices(s: SaboteurRecord) -> int:
    """Mask of the values in the packet: bit nuggets - 1 (R35)."""
    mask = 0
    for place in range(s.picked, s.packet[s.round]):
        mask |= 1 << (s.pick[s.round, place] - 1)
    return mask


@kernel
def take_choices(s: SaboteurRecord) -> int:
    """How many different cards there are to pick from (R35)."""
    return popcount(packet_choices(s))
