"""Drawing the hidden gold: exactly uniform over all arrangements that fit what the viewer knows.

Only the value of a gold card matters, so an arrangement is a sequence of values over all hidden
places (gold held from before, picks and payments of each round, the pile), and uniform over cards is
uniform over such sequences with the right number of each value. The events that took cards from
the pile are gone through in order: gold held from before, then each round. `count_ways` counts the
sequences by choosing how many cards of each value an event took: times the orders in which these
may lie in its hidden places, times the ways of what follows; at the end the orders of the pile.
There are at most 45 choices an event, so this is exact and quick. One random number below the
count then picks a choice for each event, and shuffles put the cards in their places.

What restricts a round's picks, known to all: the engine ends the sharing out as soon as the cards
left are equal. So if it did, these were equal and the pick before them differed; and as long as
somebody is asked, the cards left are not all equal. What restricts a payment: it was made by the
method of A9 from the pile as it was. Known to the viewer only: his own cards, and what he saw in
the packet (`knowledge.py`).

Bundles of gold cards are written as one number: ones, twos and threes, a byte each.
"""

import numpy as np

from stamtisch._jit import kernel
from stamtisch.engine.rng import next_block, shuffle
from stamtisch.games.saboteur.cards import NUGGETS, ROUNDS
from stamtisch.games.saboteur.gold import exact_ways, needed, payment_cards, way_cards, way_of
from stamtisch.games.saboteur.knowledge import first_look, is_going_round, sort_picks, stretch_end
from stamtisch.games.saboteur.state import CREDITED, OVER, PAID, SHARED, TWO_CARDS, SaboteurRecord
from stamtisch.games.saboteur.tables import WORTH

FREE, ALIKE, UNLIKE, NOT_LAST = range(4)
"""how a stretch of picks may end: anyhow; its last cards equal and the one before not; its last
cards not all equal; its last card not of a given value"""
MOST_THREES = 5
CHOICES = 9 * MOST_THREES
"""an event takes 0 to 8 twos and 0 to 4 threes: choice number twos * `MOST_THREES` + threes"""
RANDOM_RANGE = 1 << 62
NOTHING = -1


@kernel
def bundle_of(ones: int, twos: int, threes: int) -> int:
    """A bundle of gold cards."""
    return ones | (twos << 8) | (threes << 16)


@kernel
def count_of(bundle: int, value: int) -> int:
    """How many cards of a value are in a bundle."""
    return (bundle >> (8 * value - 8)) & 255


@kernel
def size_of(bundle: int) -> int:
    """How many cards are in a bundle."""
    return (bundle & 255) + ((bundle >> 8) & 255) + ((bundle >> 16) & 255)


@kernel
def without(bundle: int, cards: int) -> int:
    """What is left when cards are taken out; `NOTHING` if they are not all in it."""
    if bundle == NOTHING:
        return NOTHING
    for value in range(1, NUGGETS + 1):
        if count_of(bundle, value) < count_of(cards, value):
            return NOTHING
    return bundle - cards


@kernel
def same(value: int, count: int) -> int:
    """A bundle of equal cards."""
    return count << (8 * value - 8)


@kernel
def orders(bundle: int) -> int:
    """In how many orders of values a bundle can lie; 0 for `NOTHING`."""
    if bundle == NOTHING:
        return 0
    total = 1
    placed = 0
    for value in range(1, NUGGETS + 1):
        for number in range(1, count_of(bundle, value) + 1):
            placed += 1
            total = total * placed // number
    return total


@kernel
def ending(s: SaboteurRecord, number: int, first: int, end: int) -> int:
    """How a stretch of picks that are not open to the viewer ends: kind + 4 * (length or value) (R35)."""
    size = s.packet[number]
    asked = s.asked[number]
    if is_going_round(s, number) == 1:
        return UNLIKE + 4 * (size - s.picked) if end == size else FREE
    if s.alike[number] == 1:
        if end == size:
            return ALIKE + 4 * (size - asked)
        return NOT_LAST + 4 * s.pick[number, end] if end == asked else FREE
    if asked == 1 and first == 0:
        if end == size:
            return UNLIKE + 4 * size
        return NOT_LAST + 4 * s.pick[number, end] if s.pick[number, end] == s.pick[number, size - 1] else FREE
    return FREE


@kernel
def fitting_orders(bundle: int, end: int) -> int:
    """In how many orders a bundle can lie with such an ending."""
    kind = end & 3
    more = end >> 2
    if kind == NOT_LAST:
        return orders(bundle) - orders_ending(bundle, more)
    total = 0
    if kind == ALIKE:
        for value in range(1, NUGGETS + 1):
            total += alike_orders(bundle, more, value)
        return total
    total = orders(bundle)
    if kind == UNLIKE:
        for value in range(1, NUGGETS + 1):
            total -= orders(without(bundle, same(value, more)))
    return total


@kernel
def orders_ending(bundle: int, value: int) -> int:
    """In how many orders the last card of a bundle has that value."""
    return orders(without(bundle, same(value, 1)))


@kernel
def alike_orders(bundle: int, length: int, value: int) -> int:
    """In how many orders a bundle ends with so many cards of a value, and another card before them."""
    rest = without(bundle, same(value, length))
    return orders(rest) - orders_ending(rest, value)


@kernel
def start_bundle(s: SaboteurRecord) -> int:
    """The gold held from before that the viewer knows."""
    bundle = 0
    for seat in range(s.players):
        for value in range(NUGGETS):
            bundle += same(value + 1, s.start_gold[seat, value])
    return bundle


@kernel
def pick_bundle(s: SaboteurRecord, number: int, first: int, end: int) -> int:
    """The known picks of a stretch."""
    bundle = 0
    for i in range(first, end):
        if s.pick[number, i] != 0:
            bundle += same(s.pick[number, i], 1)
    return bundle


@kernel
def hidden_cards(s: SaboteurRecord, event: int) -> int:
    """How many cards that an event took the viewer does not know. Event 0: gold held from before."""
    count = 0
    if event == 0:
        for seat in range(s.players):
            count += s.start_cards[seat]
        return count - size_of(start_bundle(s))
    for i in range(s.packet[event - 1]):
        if s.pick[event - 1, i] == 0:
            count += 1
    return count


@kernel
def known_bundle(s: SaboteurRecord, event: int) -> int:
    """The cards taken by an event, or still in its packet, that the viewer knows."""
    if event == 0:
        return start_bundle(s)
    return pick_bundle(s, event - 1, 0, s.packet[event - 1])


@kernel
def hidden_ending(s: SaboteurRecord, event: int) -> int:
    """How the hidden picks of an event end: before a look at the packet anyhow (R35)."""
    seat = s.viewer - 1
    if event == 0 or s.phase == OVER or first_look(s, event - 1, seat) < s.packet[event - 1]:
        return FREE
    return ending(s, event - 1, 0, stretch_end(s, event - 1, 0, seat))


@kernel
def paid_seats(s: SaboteurRecord, number: int) -> int:
    """How many saboteurs were paid in a round (R37)."""
    count = 0
    for seat in range(s.players):
        if s.paid[number, seat] != 0:
            count += 1
    return count


@kernel
def was_paid_from(s: SaboteurRecord, number: int, pile: int) -> int:
    """1 if a round's saboteurs could be paid as they were from such a pile (R37, A9)."""
    seats = paid_seats(s, number)
    ways = exact_ways(count_of(pile, 1), count_of(pile, 2), count_of(pile, 3), seats)
    place = 0
    for seat in range(s.players):
        paid = s.paid[number, seat]
        if paid != 0:
            way = way_of(ways, place)
            place += 1
            if paid == TWO_CARDS:
                if way < 0 or way_cards(WORTH[seats], way) != 2:
                    return 0
            elif paid != (CREDITED if way < 0 else 1 + way):
                return 0
    return 1


@kernel
def payment_bundle(s: SaboteurRecord, number: int, pile: int) -> int:
    """The cards that a round's payments took from such a pile (A9)."""
    return payment_cards(count_of(pile, 1), count_of(pile, 2), count_of(pile, 3), paid_seats(s, number))


@kernel
def payment_orders(s: SaboteurRecord, number: int, pile: int) -> int:
    """In how many orders the cards of a round's payments can lie before each saboteur, or aside (R37, A9)."""
    seats = paid_seats(s, number)
    ways = exact_ways(count_of(pile, 1), count_of(pile, 2), count_of(pile, 3), seats)
    if ways < 0:
        return orders(payment_bundle(s, number, pile))
    total = 1
    for place in range(seats):
        total *= orders(needed(1 << (8 * way_of(ways, place)), WORTH[seats]))
    return total


@kernel
def count_ways(s: SaboteurRecord, event: int, pile: int) -> int:
    """In how many ways hidden cards can lie from an event on, when the pile was such before it (R35, R37).

    Goes through all choices of all events depth first; kernels do not call themselves.
    """
    piles = np.zeros(ROUNDS + 2, np.int64)
    ways = np.zeros(ROUNDS + 2, np.int64)
    choice = np.zeros(ROUNDS + 2, np.int64)
    piles[event] = pile
    ways[event] = 0 if pile == NOTHING else 1
    total = 0
    level = event
    while level >= event:
        if level > ROUNDS:
            total += ways[level] * ways_at_end(s, piles[level])
            level -= 1
        elif choice[level] == CHOICES or ways[level] == 0:
            level -= 1
        else:
            more = ways_of_choice(s, level, piles[level], choice[level])
            choice[level] += 1
            if more > 0:
                piles[level + 1] = pile_after(s, level, piles[level], choice[level] - 1)
                ways[level + 1] = ways[level] * more
                choice[level + 1] = 0
                level += 1
    return int(total)


@kernel
def ways_at_end(s: SaboteurRecord, pile: int) -> int:
    """In how many orders the pile can lie, if it is as large as it must be."""
    return orders(pile) if size_of(pile) == s.pile_count else 0


@kernel
def chosen_cards(s: SaboteurRecord, event: int, pile: int, choice: int) -> int:
    """The cards that a choice gives to an event's hidden places; `NOTHING` if the pile has not got them."""
    hidden = hidden_cards(s, event)
    twos = choice // MOST_THREES
    threes = choice - twos * MOST_THREES
    if twos + threes > hidden:
        return NOTHING
    cards = bundle_of(hidden - twos - threes, twos, threes)
    return cards if without(pile, cards) != NOTHING else NOTHING


@kernel
def ways_of_choice(s: SaboteurRecord, event: int, pile: int, choice: int) -> int:
    """In how many orders a choice's cards can lie at an event; 0 if it cannot be (R35, R37)."""
    if pile_after(s, event, pile, choice) == NOTHING:
        return 0
    if event > 0 and s.gold_of_round[event - 1] == PAID:
        return payment_orders(s, event - 1, pile)
    cards = chosen_cards(s, event, without(pile, known_bundle(s, event)), choice)
    return fitting_orders(cards, hidden_ending(s, event)) if cards != 0 else 1


@kernel
def pile_after(s: SaboteurRecord, event: int, pile: int, choice: int) -> int:
    """The pile after an event by a choice; `NOTHING` if it cannot be (R35, R37)."""
    if event > 0 and s.gold_of_round[event - 1] == PAID:
        if choice > 0 or was_paid_from(s, event - 1, pile) == 0:
            return NOTHING
        return without(pile, payment_bundle(s, event - 1, pile))
    pile = without(pile, known_bundle(s, event))
    if pile == NOTHING:
        return NOTHING
    cards = chosen_cards(s, event, pile, choice)
    return without(pile, cards) if cards != NOTHING else NOTHING


@kernel
def random_below(s: SaboteurRecord, bound: int) -> int:
    """A random number from 0 to bound - 1, each as likely: 62 bits of the key stream, or again."""
    while True:
        words = next_block(s)
        number = (words[0] << 30) | (words[1] >> 2)
        if number < RANDOM_RANGE - RANDOM_RANGE % bound:
            return number % bound


@kernel
def redeal_gold(s: SaboteurRecord) -> None:
    """Deal the hidden gold: what each event took, then the pile (R35, R37, R40)."""
    pile = bundle_of(s.gold_total[0], s.gold_total[1], s.gold_total[2])
    target = random_below(s, count_ways(s, 0, pile))
    for event in range(ROUNDS + 1):
        if event > 0 and s.gold_of_round[event - 1] == PAID:
            cards = payment_bundle(s, event - 1, pile)
            restore_payment(s, event - 1, pile)
            pile = without(pile, cards)
        else:
            pile = without(pile, known_bundle(s, event))
            cards = 0
            if hidden_cards(s, event) > 0:
                cards = choose_cards(s, event, pile, target)
                pile = without(pile, cards)
            restore_event(s, event, cards)
        target = target % count_ways(s, event + 1, pile)
    fill_scratch(s, pile)
    shuffle(s, s.gold_pile, s.pile_count, s.pile_count)


@kernel
def choose_cards(s: SaboteurRecord, event: int, pile: int, target: int) -> int:
    """The cards that way number so and so gives to an event's hidden places."""
    end = hidden_ending(s, event)
    for choice in range(CHOICES):
        cards = chosen_cards(s, event, pile, choice)
        if cards != NOTHING:
            fitting = fitting_orders(cards, end)
            if fitting > 0:
                ways = fitting * count_ways(s, event + 1, without(pile, cards))
                if target < ways:
                    return cards
                target -= ways
    return NOTHING


@kernel
def restore_payment(s: SaboteurRecord, number: int, pile: int) -> None:
    """Pay a round's saboteurs as the method of A9 does from such a pile."""
    ways = exact_ways(count_of(pile, 1), count_of(pile, 2), count_of(pile, 3), paid_seats(s, number))
    place = 0
    for seat in range(s.players):
        if s.paid[number, seat] != 0:
            if s.paid[number, seat] == TWO_CARDS:
                s.paid[number, seat] = 1 + way_of(ways, place)
            place += 1


@kernel
def restore_event(s: SaboteurRecord, event: int, cards: int) -> None:
    """Put the cards chosen for an event, and those known in no order, into their places."""
    if event == 0:
        restore_start(s, cards)
    elif s.gold_of_round[event - 1] == SHARED and s.phase != OVER:
        number = event - 1
        seat = s.viewer - 1
        i = 0
        while i < s.packet[number]:
            end = stretch_end(s, number, i, seat)
            if end > i:
                if s.pick[number, i] != 0:
                    cards = pick_bundle(s, number, i, end)
                arrange(s, number, i, end, cards)
                i = end
            else:
                i += 1
        if is_going_round(s, number) == 1:
            sort_picks(s, number, s.picked, s.packet[number])


@kernel
def restore_start(s: SaboteurRecord, cards: int) -> None:
    """Deal gold held from before to the seats that hold it."""
    fill_scratch(s, cards)
    shuffle(s, s.gold_pile, size_of(cards), size_of(cards))
    at = 0
    for seat in range(s.players):
        if seat + 1 != s.viewer and s.phase != OVER:
            for _ in range(s.start_cards[seat]):
                s.start_gold[seat, s.gold_pile[at] - 1] += 1
                at += 1


@kernel
def fill_scratch(s: SaboteurRecord, cards: int) -> None:
    """Write a bundle into the front of `gold_pile`."""
    at = 0
    for value in range(1, NUGGETS + 1):
        for _ in range(count_of(cards, value)):
            s.gold_pile[at] = value
            at += 1


@kernel
def arrange(s: SaboteurRecord, number: int, first: int, end: int, cards: int) -> None:
    """Put cards into a stretch of picks in a random order that fits its ending (R35)."""
    tail = ending(s, number, first, end)
    if (tail & 3) == ALIKE:
        length = tail >> 2
        value = choose_alike(s, cards, length)
        for i in range(end - length, end):
            s.pick[number, i] = value
        end -= length
        cards = without(cards, same(value, length))
        tail = NOT_LAST + 4 * value
    size = end - first
    if size > 0:
        fill_scratch(s, cards)
        shuffle(s, s.gold_pile, size, size)
        while is_ending(s, size, tail) == 0:
            shuffle(s, s.gold_pile, size, size)
        for i in range(size):
            s.pick[number, first + i] = s.gold_pile[i]


@kernel
def choose_alike(s: SaboteurRecord, cards: int, length: int) -> int:
    """The value of the equal cards that ended the sharing out, as likely as it leaves orders (R35)."""
    target = random_below(s, fitting_orders(cards, ALIKE + 4 * length))
    value = 1
    while target >= alike_orders(cards, length, value):
        target -= alike_orders(cards, length, value)
        value += 1
    return value


@kernel
def is_ending(s: SaboteurRecord, size: int, tail: int) -> int:
    """Whether shuffled cards have the ending; at least one order in nine does."""
    more = tail >> 2
    if (tail & 3) == NOT_LAST:
        return 1 if s.gold_pile[size - 1] != more else 0
    if (tail & 3) == UNLIKE:
        for i in range(size - more, size - 1):
            if s.gold_pile[i] != s.gold_pile[i + 1]:
                return 1
        return 0
    return 1
