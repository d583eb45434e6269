"""All that a seat could still do in its turn: rows of plays, tried on copies of the state, the best kept.

Plays on different piles do not touch each other, so a row lists its piles in order. It may hold as many
plays that skip more than one unlaid card as the turn still owes, and any number of others.
"""

from typing import Any

from stamtisch._jit import kernel, popcount, state_at
from stamtisch.bots.the_game.counting import has, nearest, skipped, ten_back
from stamtisch.bots.the_game.features import FEATURES, START, WEIGHT, weigh
from stamtisch.bots.the_game.work import Work
from stamtisch.engine.layout import Grid, Row
from stamtisch.games.the_game.actions import END, MAX_LEGAL
from stamtisch.games.the_game.cards import ALL_IN_HALF, CARDS, DOWN1, FIRST_CARD, PILES
from stamtisch.games.the_game.rules import fitting, lay
from stamtisch.games.the_game.state import DUE, FRESH, LOST, RUNNING, WON, TheGameRecord

DEPTH = 8
"""plays in a row, at most"""
STACK = DEPTH + 1
WIDTH = MAX_LEGAL + 1
ROWS = STACK + 1
"""rows of `moves`: the plays by depth, then the counters"""
AHEAD = 3
"""of a turn that owes more, only so many plays are thought through at a time"""
FREE_SKIP = 1
"""a play that skips no more than this is one of any number"""
NEAREST = 2
"""of the cards that go on on a pile so many are tried, and those with a partner ten back in hand"""
MOST_ROWS = 6000
BEATEN, BURNT = 1 << 40, -(1 << 40)
FIRE_COST = 200000
"""in thousandths, like the weights: a fire card left for the next player"""
COUNT, CURSOR, SPENT, CAP = 0, STACK, 2 * STACK, 3 * STACK
"""columns of the counters: how many plays, the next to try, the dear ones so far, each by depth; then
how much a play may skip"""
MARGIN = 5
"""so much more than the cheapest cards that are owed may a play skip"""
WIDE, EVERY, QUICK = range(3)
"""ways to think about a turn: as said above; every play; only plays that skip little more than others do"""
LENGTH, FIRST = 0, 1
PLAN = DEPTH + 1
"""a plan is its length and its plays"""


@kernel
def list_plays(s: TheGameRecord, first: int, budget: int, way: int, moves: Grid, depth: int) -> int:
    """Fill the plays worth a thought from a pile on (or every one); how many."""
    count = 0
    for pile in range(first, PILES):
        if pile & 1 == 0 or s.top[pile] != s.top[pile - 1]:  # else as good as the pile before
            count = list_pile(s, pile, budget, way, moves, depth, count)
    return count


@kernel
def list_pile(s: TheGameRecord, pile: int, budget: int, way: int, moves: Grid, depth: int, count: int) -> int:
    """A jump, the nearest cards and those that one could jump back from; dear ones within budget only.

    A play that skips much is marked by adding `END`.
    """
    f0 = fitting(s, s.turn, pile, 0)
    f1 = fitting(s, s.turn, pile, 1)
    if f0 == 0 and f1 == 0:
        return count
    top = s.top[pile]
    card = ten_back(pile, top)
    if has(f0, f1, card) == 1:
        moves[depth, count] = (card - FIRST_CARD) * PILES + pile
        count += 1
    u0 = ALL_IN_HALF & ~s.laid_cards[0]
    u1 = ALL_IN_HALF & ~s.laid_cards[1]
    card = nearest(f0, f1, pile, top)
    rank = 0
    cap = moves[STACK, CAP]
    while card > 0:
        gap = skipped(u0, u1, top, card)
        dear = END if gap > FREE_SKIP else 0
        if dear > 0 and budget == 0:
            return count
        if (
            (rank < NEAREST and gap <= cap)
            or way == EVERY
            or has(s.hand[s.turn, 0], s.hand[s.turn, 1], ten_back(pile, card)) == 1
        ):
            moves[depth, count] = (card - FIRST_CARD) * PILES + pile + dear
            count += 1
        rank += 1
        card = nearest(f0, f1, pile, card)
    return count


@kernel
def judge(s: TheGameRecord, seat: int, desk: Row) -> int:
    """What the position is worth if the seat ends its turn here."""
    if s.outcome == WON:
        return BEATEN
    value = weigh(s, seat, desk)
    if s.on_fire == 1:
        for pile in range(PILES):
            if s.fire[pile] == DUE:
                return value + BURNT
            if s.fire[pile] == FRESH:
                value -= FIRE_COST
    return value


@kernel
def keep(plans: Grid, values: Row, kept: int, room: int, moves: Grid, length: int, value: int) -> int:
    """Put a row of plays in its place among the best so far; how many are kept."""
    if kept == room and value <= values[room - 1]:
        return kept
    at = kept if kept < room else room - 1
    while at > 0 and values[at - 1] < value:
        values[at] = values[at - 1]
        for i in range(PLAN):
            plans[at, i] = plans[at - 1, i]
        at -= 1
    values[at] = value
    plans[at, LENGTH] = length
    for depth in range(length):
        action = moves[depth, moves[STACK, CURSOR + depth] - 1]
        plans[at, FIRST + depth] = action - END if action >= END else action
    return min(kept + 1, room)


@kernel
def lay_plan(s: TheGameRecord, plans: Grid, which: int) -> None:
    """Lay a plan's cards."""
    for at in range(FIRST, FIRST + plans[which, LENGTH]):
        lay(s, s.turn, plans[which, at] // PILES, plans[which, at] % PILES)


@kernel
def open_desk(s: TheGameRecord, desk: Row, weights: Row) -> None:
    """Note the tops before the turn goes on, and blend the weights of the end and of the beginning."""
    unlaid = popcount(ALL_IN_HALF & ~s.laid_cards[0]) + popcount(ALL_IN_HALF & ~s.laid_cards[1])
    early = unlaid + s.laid
    for i in range(FEATURES):
        desk[WEIGHT + i] = weights[i] * (CARDS - early) + weights[FEATURES + i] * early
    for pile in range(PILES):
        desk[START + pile] = s.top[pile]


@kernel
def cheapest(s: TheGameRecord, owed: int) -> int:
    """What the dearest of the cheapest so many cards would skip, each laid first; at most a lot."""
    u0 = ALL_IN_HALF & ~s.laid_cards[0]
    u1 = ALL_IN_HALF & ~s.laid_cards[1]
    h0 = s.hand[s.turn, 0]
    h1 = s.hand[s.turn, 1]
    first = CARDS
    second = CARDS
    third = CARDS
    card = nearest(h0, h1, 0, 0)
    while card > 0:
        cost = CARDS
        for pile in range(PILES):
            top = s.top[pile]
            if card == ten_back(pile, top):
                cost = 0
            elif (card > top) == (pile < DOWN1):
                cost = min(cost, skipped(u0, u1, top, card))
        if cost < first:
            third = second
            second = first
            first = cost
        elif cost < second:
            third = second
            second = cost
        elif cost < third:
            third = cost
        card = nearest(h0, h1, 0, card)
    return first if owed <= 1 else (second if owed == 2 else third)


@kernel
def plan_turn(work: Work, plans: Grid, room: int, way: int) -> int:
    """The best ways to finish the turn of state 0, best first; how many (0: none was found that goes on)."""
    stack, moves, desk, values = work.stack, work.moves, work.desk, work.values
    s: TheGameRecord = state_at(stack, 0)
    open_desk(s, desk, work.weights)
    budget = max(s.minimum - s.laid, 0)
    goal = s.laid + min(budget, AHEAD)
    kept = 0
    if s.laid >= s.minimum:
        kept = keep(plans, values, kept, room, moves, 0, judge(s, s.turn, desk))
    moves[STACK, CAP] = cheapest(s, budget) + MARGIN if way == QUICK else CARDS
    enter(s, 0, 0, budget, 0, way, moves)
    depth = 0
    rows = 0
    while depth >= 0:
        cursor = moves[STACK, CURSOR + depth]
        if cursor == moves[STACK, COUNT + depth] or rows >= MOST_ROWS:
            depth -= 1
            continue
        rows += 1
        play = moves[depth, cursor]
        moves[STACK, CURSOR + depth] = cursor + 1
        if try_play(stack, depth, play) != LOST:
            spent = moves[STACK, SPENT + depth] + (1 if play >= END else 0)
            depth += 1
            s = state_at(stack, depth)
            if s.laid >= goal or s.outcome == WON:
                kept = keep(plans, values, kept, room, moves, depth, judge(s, s.turn, desk))
            enter(s, depth, play % PILES, budget, spent, way, moves)
    return kept


@kernel
def enter(s: TheGameRecord, depth: int, pile: int, budget: int, spent: int, way: int, moves: Grid) -> None:
    """Begin with a position at a depth: list the plays from a pile on."""
    moves[STACK, CURSOR + depth] = 0
    moves[STACK, SPENT + depth] = spent
    moves[STACK, COUNT + depth] = 0
    if depth < DEPTH and s.outcome == RUNNING:
        moves[STACK, COUNT + depth] = list_plays(s, pile, budget - spent, way, moves, depth)


@kernel
def try_play(stack: Any, depth: int, action: int) -> int:
    """Lay a card in a copy of the state at a depth, at the next depth; the outcome."""
    stack[depth + 1] = stack[depth]
    s: TheGameRecord = state_at(stack, depth + 1)
    play = action - END if action >= END else action
    lay(s, s.turn, play // PILES, play % PILES)
    return s.outcome


@kernel
def plan_any(work: Work, plans: Grid, room: int, way: int = WIDE) -> int:
    """The best ways to finish the turn; if thinking ahead finds none, any that there are; how many."""
    kept = plan_turn(work, plans, room, way)
    if kept == 0:
        kept = plan_turn(work, plans, room, EVERY)
    return kept
