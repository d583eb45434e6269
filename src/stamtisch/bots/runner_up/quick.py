"""Quick decisions in Runner-Up, for playouts: what is best in a few futures, all others acting at random."""

from stamtisch._jit import kernel
from stamtisch.bots.runner_up.desk import Desk, Notes, draw
from stamtisch.bots.runner_up.worth import add_worths, end_key
from stamtisch.games.runner_up.actions import TARGETS
from stamtisch.games.runner_up.cards import PILE_SIZE, ROUNDS
from stamtisch.games.runner_up.rules import on_track
from stamtisch.games.runner_up.state import RunnerUpRecord

CHANCES = 256


@kernel
def guess_others(d: Desk, n: Notes, seat: int) -> None:
    """Let the others' cards, and the virtual player's, fall as they may."""
    for pawn in range(d.pawns):
        n.fin[pawn] = d.pos[pawn]
    for other in range(d.players):
        if other == seat:
            continue
        if (d.awaited >> other) & 1 == 1:
            n.fin[draw(d, d.pawns)] += d.card[other]
        for number in range(d.size):
            pawn = other if d.tactical == 0 and number == 0 else draw(d, d.pawns)
            n.fin[pawn] += n.pool[draw(d, n.pool_size)]
    if d.pawns > d.players:
        for _ in range(d.round - 1, PILE_SIZE):
            n.fin[d.players] += n.pool[draw(d, n.pool_size)]


@kernel
def weigh_cards(d: Desk, n: Notes, s: RunnerUpRecord, seat: int, samples: int) -> None:
    """Fill `gain`: what each card before each pawn brings the seat."""
    for place in range(d.size):
        for target in range(d.pawns):
            n.gain[place, target] = 0
    for _ in range(samples):
        guess_others(d, n, seat)
        for place in range(d.size):
            kept = 0
            if d.size > 1 and d.tactical == 0:
                other = draw(d, d.size - 1)
                kept = d.value[seat, other if other < place else other + 1]
            n.fin[seat] += kept
            add_worths(d, n, s, seat, place, d.value[seat, place])
            n.fin[seat] -= kept


@kernel
def best_pick(d: Desk, n: Notes) -> int:
    """The best card and pawn; of equals any."""
    best, found, equals = -1, 0, 0
    for place in range(d.size):
        for target in range(d.pawns):
            gain = n.gain[place, target]
            if gain > best:
                best, equals = gain, 0
            if gain == best:
                equals += 1
                if draw(d, equals) == 0:
                    found = place * TARGETS + target
    return found


@kernel
def samples_of(d: Desk, n: Notes, seat: int) -> int:
    """So many futures the seat looks at."""
    return n.own_samples if seat == d.me else n.samples


@kernel
def is_careless(d: Desk, n: Notes, seat: int) -> int:
    """Whether the seat acts without a thought this time."""
    if seat == d.me:
        return 1 if n.own_samples == 0 else 0
    return 1 if n.samples == 0 or draw(d, CHANCES) < n.careless else 0


@kernel
def quick_pick(d: Desk, n: Notes, s: RunnerUpRecord, seat: int) -> int:
    """A card and the pawn before which it is put; in the tactical variant the pawn says nothing."""
    if d.size == 1 and d.tactical == 0:
        return seat
    if is_careless(d, n, seat) == 1:
        return draw(d, d.size) * TARGETS + draw(d, d.pawns)
    weigh_cards(d, n, s, seat, samples_of(d, n, seat))
    return best_pick(d, n)


@kernel
def weigh_moves(d: Desk, n: Notes, s: RunnerUpRecord, seat: int, samples: int) -> None:
    """Fill the first row of `gain`: what it brings the seat to move each pawn by its open card."""
    for pawn in range(d.pawns):
        n.gain[0, pawn] = 0
    for _ in range(samples):
        guess_others(d, n, seat)
        for _number in range(d.size):
            n.fin[draw(d, d.pawns)] += n.pool[draw(d, n.pool_size)]
        add_worths(d, n, s, seat, 0, d.card[seat])


@kernel
def quick_move(d: Desk, n: Notes, s: RunnerUpRecord, seat: int) -> int:
    """The pawn to move by the open card."""
    if is_careless(d, n, seat) == 1:
        return draw(d, d.pawns)
    weigh_moves(d, n, s, seat, samples_of(d, n, seat))
    best, found, equals = -1, 0, 0
    for pawn in range(d.pawns):
        if n.gain[0, pawn] > best:
            best, equals = n.gain[0, pawn], 0
        if n.gain[0, pawn] == best:
            equals += 1
            if draw(d, equals) == 0:
                found = pawn
    return found


@kernel
def lay_cards(d: Desk) -> None:
    """Put down what all seats have picked; in the base game pawns move at once."""
    for seat in range(d.players):
        place = d.pick[seat] // TARGETS
        value = d.value[seat, place]
        if d.tactical == 1:
            d.card[seat], d.number[seat] = value, d.white[seat, place]
        else:
            d.pos[d.pick[seat] - place * TARGETS] += value
        d.value[seat, place] = d.value[seat, d.size - 1]
        d.white[seat, place] = d.white[seat, d.size - 1]
    d.size -= 1
    if d.tactical == 1:
        d.awaited = (1 << d.players) - 1
        return
    if d.pawns > d.players and d.round <= PILE_SIZE:
        d.pos[d.players] += d.pile[d.round - 1]
    for pawn in range(d.pawns):
        d.pos[pawn] = on_track(d.pos[pawn])
    d.round += 1


@kernel
def next_mover(d: Desk) -> int:
    """Of those still to move the one with the highest number."""
    highest, found = -1, 0
    for seat in range(d.players):
        if (d.awaited >> seat) & 1 == 1 and d.number[seat] > highest:
            highest, found = d.number[seat], seat
    return found


@kernel
def move(d: Desk, seat: int, pawn: int) -> None:
    """Move a pawn by the seat's open card."""
    d.pos[pawn] = on_track(d.pos[pawn] + d.card[seat])
    d.awaited &= ~(1 << seat)
    if d.awaited == 0:
        d.round += 1


@kernel
def play_on(d: Desk, n: Notes, s: RunnerUpRecord) -> int:
    """Play to the end of the stage by quick decisions; how it ends."""
    while d.round <= ROUNDS:
        while d.awaited != 0:
            seat = next_mover(d)
            move(d, seat, quick_move(d, n, s, seat))
        if d.round <= ROUNDS:
            for seat in range(d.players):
                d.pick[seat] = quick_pick(d, n, s, seat)
            lay_cards(d)
    return end_key(d, n, d.pos)
