"""Comparing a seat's choices in Runner-Up: each is played to the end of the stage in the same worlds."""

from stamtisch._jit import kernel, lowest_bit, state_at
from stamtisch.bots.runner_up.desk import Desk, Notes, deal_world, draw, open_desk
from stamtisch.bots.runner_up.quick import (
    CHANCES,
    lay_cards,
    move,
    play_on,
    quick_pick,
    weigh_cards,
    weigh_moves,
)
from stamtisch.bots.runner_up.regrets import Minds, choose, learn
from stamtisch.bots.runner_up.work import Work
from stamtisch.bots.runner_up.worth import look_ahead, worth
from stamtisch.engine.layout import Row
from stamtisch.games.runner_up.actions import FIRST_CARD, FIRST_MOVE, TARGETS
from stamtisch.games.runner_up.rules import kind_of_value
from stamtisch.games.runner_up.state import RunnerUpRecord


@kernel
def begin(work: Work, seat: int, futures: int, deals: int, rng: int) -> int:
    """Set all up for a decision of the seat: desk 0 is what it sees. Lists its choices; how many."""
    view, d, n = state_at(work.views, 0), state_at(work.desks, 0), state_at(work.notes, 0)
    work.scratch[0] = work.views[0]
    open_desk(view, d, n, seat, rng)
    look_ahead(view, d, n, work.stages, futures)
    if d.tactical == 1 or d.size < 2 or deals == 0:
        n.learned = 0
    else:
        learn(work.desks, work.notes, work.scratch, work.minds, deals)
    return list_picks(d, work.picks)


@kernel
def list_picks(d: Desk, out: Row) -> int:
    """The different choices: place * TARGETS + target, or the pawn to move; how many."""
    count = 0
    if d.awaited != 0:
        for pawn in range(d.pawns):
            out[pawn] = pawn
        return d.pawns
    if d.tactical == 0 and d.size == 1:
        out[0] = d.me
        return 1
    for place in range(d.size):
        if d.tactical == 0 and place > 0 and d.value[d.me, place] == d.value[d.me, place - 1]:
            continue
        for target in range(1 if d.tactical == 1 else d.pawns):
            out[count] = place * TARGETS + target
            count += 1
    return count


@kernel
def action_of(view: RunnerUpRecord, d: Desk, pick: int) -> int:
    """The game's action for a choice."""
    if d.awaited != 0:
        return FIRST_MOVE + pick
    place = pick // TARGETS
    if d.tactical == 0:
        return kind_of_value(d.value[d.me, place]) * TARGETS + pick - place * TARGETS
    cards = view.hand[d.me]
    for _ in range(place):
        cards &= cards - 1
    return FIRST_CARD + lowest_bit(cards)


@kernel
def glance(work: Work, count: int, samples: int) -> None:
    """What each choice brings in so many futures in which all others act at random."""
    picks, sums = work.picks, work.sums
    d, n, s = state_at(work.desks, 0), state_at(work.notes, 0), state_at(work.scratch, 0)
    if d.awaited != 0:
        weigh_moves(d, n, s, d.me, samples)
    else:
        weigh_cards(d, n, s, d.me, samples)
    for i in range(count):
        place = picks[i] // TARGETS
        sums[i] = n.gain[place, picks[i] - place * TARGETS]
        if d.tactical == 1 and d.awaited == 0:
            for pawn in range(d.pawns):
                sums[i] = max(sums[i], n.gain[place, pawn])


@kernel
def compare(work: Work, count: int, worlds: int) -> None:
    """Play the choices in so many worlds, and add up what each brings."""
    desks, picks = work.desks, work.picks
    view, d, n = state_at(work.views, 0), state_at(desks, 0), state_at(work.notes, 0)
    s, m = state_at(work.scratch, 0), state_at(work.minds, 0)
    for _ in range(worlds):
        deal_world(view, d)
        if d.awaited == 0:
            for other in range(d.players):
                if other != d.me:
                    d.pick[other] = foresee(d, n, s, m, other)
        for i in range(count):
            desks[1] = desks[0]
            then = state_at(desks, 1)
            if d.awaited != 0:
                move(then, d.me, picks[i])
            else:
                then.pick[d.me] = picks[i]
                lay_cards(then)
            work.sums[i] += worth(then, n, s, play_on(then, n, s), d.me)
        d.rng = state_at(desks, 1).rng


@kernel
def foresee(d: Desk, n: Notes, s: RunnerUpRecord, m: Minds, seat: int) -> int:
    """What another seat may choose now: by what was learned, or by a quick decision."""
    if n.learned != 0 and draw(d, CHANCES) < n.learned:
        return choose(d, m, seat, 0)
    return quick_pick(d, n, s, seat)
