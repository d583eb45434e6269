"""Stepping many games: every kernel here works on games `first` to `last` of a vector, for any game.

The arrays have an element or row a game: `states`; `desks` (see `desk.py`); `finals`, the finished
games, kept where a new deal follows in the same step; `actions`; `mask`, a column an action (no rows:
not wanted). `empty` holds the options in element 0.
"""

from typing import Any

from stamtisch._jit import kernel, lowest_bit, state_at
from stamtisch.engine.kernels import (
    apply_action,
    blind,
    deal,
    fill_tensor,
    legal_actions,
    returns,
    sample_action,
    to_act,
)
from stamtisch.engine.spec import LARGEST_TABLE
from stamtisch.search.playout import next_random, play_out
from stamtisch.vector.desk import Desk, take_key

KEEP, NEXT_STEP, SAME_STEP = range(3)
"""a finished game stays; is dealt anew by the next step, which ignores its action; at once"""
FORFEIT_REWARD = -1
TO_ACT, LAST_ACTOR = -1, -2
"""whose observation: of who is to act (after the end, who acted last); of who acted last"""


@kernel
def move_at_random(s: Any, d: Desk, seat: int) -> None:
    """The seat takes a legal action by the game's dice, each as likely."""
    d.dice = next_random(d.dice)
    apply_action(s, seat, sample_action(s, seat, d.dice >> 16))


@kernel
def pass_bots(s: Any, d: Desk, bots: int) -> int:
    """Let the random seats (a mask) act until another is to act; the seats to act."""
    awaited = to_act(s)
    while awaited != 0 and (bots >> lowest_bit(awaited)) & 1 == 1:
        move_at_random(s, d, lowest_bit(awaited))
        awaited = to_act(s)
    return awaited


@kernel
def is_offered(d: Desk, action: int) -> int:
    """1 for one of the listed legal actions. A signal never is."""
    for number in range(d.count):
        if d.legal[number] == action:
            return 1
    return 0


@kernel
def move(s: Any, d: Desk, action: int, forfeits: int, bots: int) -> int:
    """Carry out the action; the seats to act. In place of one that is not offered the seat forfeits."""
    if forfeits == 1 and is_offered(d, action) == 0:
        d.offender = d.seat
        return 0
    apply_action(s, d.seat, action)
    return pass_bots(s, d, bots)


@kernel
def begin_step(d: Desk) -> None:
    """Nothing earned yet, nothing over."""
    d.offender = -1
    if d.seat >= 0:
        d.actor = d.seat
    if d.done != 0:
        d.done = 0
        for seat in range(LARGEST_TABLE):
            d.rewards[seat] = 0


@kernel
def pay(s: Any, d: Desk) -> None:
    """The end of a game: each seat's return, or for a forfeit -1 to the offender."""
    d.done = 1
    if d.offender < 0:
        returns(s, d.rewards)
    else:
        d.rewards[d.offender] = FORFEIT_REWARD


@kernel
def show_choice(s: Any, d: Desk, awaited: int) -> None:
    """Who is to act, and that seat's legal actions; nobody and none when the game is over."""
    d.seat = -1
    d.count = 0
    if awaited != 0:
        d.seat = lowest_bit(awaited)
        d.count = legal_actions(s, d.seat, d.legal)


@kernel
def start_game(states: Any, desks: Any, empty: Any, i: int, bots: int) -> int:
    """Deal game i, again if no seat but random ones came to act; the seats to act."""
    d = state_at(desks, i)
    awaited = 0
    while awaited == 0:
        states[i] = empty[0]
        s = state_at(states, i)
        take_key(s, d)
        deal(s)
        awaited = pass_bots(s, d, bots)
    return awaited


@kernel
def end_game(states: Any, desks: Any, empty: Any, finals: Any, i: int, reset: int, bots: int) -> int:
    """Pay; then, where the mode says so, keep the end of game i and deal anew; the seats to act."""
    pay(state_at(states, i), state_at(desks, i))
    if reset != SAME_STEP:
        return 0
    finals[i] = states[i]
    return start_game(states, desks, empty, i, bots)


@kernel
def pass_over(states: Any, desks: Any, empty: Any, i: int, reset: int, bots: int) -> None:
    """A step of game i that is over already: it is dealt anew, or stays as it is."""
    d = state_at(desks, i)
    begin_step(d)
    if reset == NEXT_STEP:
        deal_game(states, desks, empty, i, bots)
    else:
        d.done = 1


@kernel
def deal_game(states: Any, desks: Any, empty: Any, i: int, bots: int) -> None:
    """Deal game i and show the first choice."""
    d = state_at(desks, i)
    begin_step(d)
    awaited = start_game(states, desks, empty, i, bots)
    show_choice(state_at(states, i), d, awaited)
    d.actor = d.seat


@kernel
def step_games(
    states: Any,
    desks: Any,
    mask: Any,
    empty: Any,
    finals: Any,
    actions: Any,
    forfeits: int,
    reset: int,
    bots: int,
    first: int,
    last: int,
) -> None:
    """One decision in every game; no actions: random ones. Without forfeits all must be legal."""
    for i in range(first, last):
        s = state_at(states, i)
        d = state_at(desks, i)
        if d.seat >= 0:
            begin_step(d)
            if len(actions) != 0:
                awaited = move(s, d, int(actions[i]), forfeits, bots)
            else:
                move_at_random(s, d, d.seat)
                awaited = pass_bots(s, d, bots)
            if awaited == 0:
                awaited = end_game(states, desks, empty, finals, i, reset, bots)
            show_choice(s, d, awaited)
        else:
            pass_over(states, desks, empty, i, reset, bots)
    mask_games(desks, mask, first, last)


@kernel
def finish_games(
    states: Any,
    desks: Any,
    mask: Any,
    empty: Any,
    finals: Any,
    reset: int,
    bots: int,
    first: int,
    last: int,
) -> int:
    """Play every game to its end at random; how many decisions."""
    decisions = 0
    for i in range(first, last):
        s = state_at(states, i)
        d = state_at(desks, i)
        if d.seat < 0:
            pass_over(states, desks, empty, i, reset, bots)
        if d.seat >= 0:
            begin_step(d)
            count, rng = play_out(s, d.dice)
            d.dice = rng
            decisions += count
            show_choice(s, d, end_game(states, desks, empty, finals, i, reset, bots))
    mask_games(desks, mask, first, last)
    return decisions


@kernel
def reset_games(
    states: Any, desks: Any, mask: Any, empty: Any, which: Any, bots: int, first: int, last: int
) -> None:
    """Deal the games that `which` marks."""
    for i in range(first, last):
        if which[i] != 0:
            deal_game(states, desks, empty, i, bots)
    mask_games(desks, mask, first, last)


@kernel
def find_illegal(desks: Any, actions: Any, first: int, last: int) -> int:
    """The first game whose action is not offered, or -1."""
    for i in range(first, last):
        d = state_at(desks, i)
        if d.seat >= 0 and is_offered(d, int(actions[i])) == 0:
            return i
    return -1


@kernel
def mask_games(desks: Any, mask: Any, first: int, last: int) -> None:
    """The legal actions as rows of 0 and 1, unless the mask has no rows."""
    if len(mask) == 0:
        return
    for i in range(first, last):
        for action in range(mask.shape[1]):
            mask[i, action] = 0
        d = state_at(desks, i)
        for number in range(d.count):
            mask[i, d.legal[number]] = 1


@kernel
def list_games(desks: Any, legal: Any, counts: Any, first: int, last: int) -> None:
    """The legal actions, a row a game, and how many there are."""
    for i in range(first, last):
        d = state_at(desks, i)
        counts[i] = d.count
        for number in range(d.count):
            legal[i, number] = d.legal[number]


@kernel
def observe_games(
    states: Any, desks: Any, view: Any, who: int, which: Any, out: Any, first: int, last: int
) -> None:
    """The observation tensors of a seat in the games that `which` marks; `view` is scratch."""
    for i in range(first, last):
        if which[i] != 0:
            seat = viewer_of(state_at(desks, i), who)
            view[0] = states[i]
            blind(view, seat + 1)
            fill_tensor(state_at(view, 0), seat, out[i])


@kernel
def viewer_of(d: Desk, who: int) -> int:
    """The seat `who`, or who is to act, or after the end who acted last."""
    if who >= 0:
        return who
    return d.seat if d.seat >= 0 and who == TO_ACT else d.actor
