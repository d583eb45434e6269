"""The end, exactly: once the draw pile is empty and all hands are known, whether everything can be laid."""

from typing import Any

from stamtisch._jit import kernel, state_at
from stamtisch.bots.the_game.counting import skipped, ten_back
from stamtisch.engine.layout import Row
from stamtisch.games.the_game.actions import END, FIRST_HINT
from stamtisch.games.the_game.cards import ALL_IN_HALF, FIRST_CARD, PILES
from stamtisch.games.the_game.rules import apply_action, legal_actions
from stamtisch.games.the_game.state import RUNNING, WON, TheGameRecord

DEEPEST = 46
"""actions to the end, at most: the ends of turns too"""
MOST_UNLAID = 20
"""with more cards it is not tried"""
NO, YES, UNKNOWN = 0, 1, 2
UNIT = FIRST_HINT
"""an action is listed as UNIT times how late it should be tried, and the action"""
END_RANK = 3
CURSOR, KEYS = DEEPEST + 1, 2 * (DEEPEST + 1)
"""after the numbers of actions by depth: the next action to try, and the positions' keys"""
COUNTERS = 3 * (DEEPEST + 1)
MIX, KEY_MASK = 0x2545F4914F6CDD1D, (1 << 62) - 1


@kernel
def stir(key: int, part: int) -> int:
    """Mix a number into a key; the same with 64 bits as with any number of them."""
    key = ((key ^ part) * MIX) & KEY_MASK
    return key ^ (key >> 29)


@kernel
def key_of(s: TheGameRecord) -> int:
    """A key of everything that decides how the game can go on."""
    key = stir(stir(1, s.laid_cards[0]), s.laid_cards[1])
    for pile in range(PILES):
        key = stir(key, s.top[pile] * 4 + s.fire[pile])
    return stir(key, (s.turn * 16 + s.laid) * 16 + s.minimum)


@kernel
def list_ranked(s: TheGameRecord, out: Row) -> int:
    """The legal actions, those first that skip least; the end of the turn before the dear ones."""
    u0 = ALL_IN_HALF & ~s.laid_cards[0]
    u1 = ALL_IN_HALF & ~s.laid_cards[1]
    count = legal_actions(s, s.turn, out)
    for i in range(count):
        action = out[i]
        rank = END_RANK
        if action != END:
            card = action // PILES + FIRST_CARD
            pile = action % PILES
            top = s.top[pile]
            rank = 0 if card == ten_back(pile, top) else 2 * skipped(u0, u1, top, card)
        value = rank * UNIT + action
        at = i
        while at > 0 and out[at - 1] > value:
            out[at] = out[at - 1]
            at -= 1
        out[at] = value
    return count


@kernel
def enter(s: TheGameRecord, depth: int, rows: Any, counters: Row) -> None:
    """Begin with a position at a depth."""
    counters[depth] = list_ranked(s, rows[depth])
    counters[CURSOR + depth] = 0
    counters[KEYS + depth] = key_of(s)


@kernel
def solve(stack: Any, rows: Any, counters: Row, failed: Any, limit: int) -> int:
    """Whether state 0 can be won with all hands open, within so many positions; `rows` holds the way.

    `failed` remembers positions from which nothing helps.
    """
    mask = len(failed) - 1
    enter(state_at(stack, 0), 0, rows, counters)
    depth = 0
    seen = 0
    while depth >= 0:
        cursor = counters[CURSOR + depth]
        if cursor == counters[depth]:
            key = counters[KEYS + depth]
            failed[key & mask] = key
            depth -= 1
            continue
        if seen >= limit:
            return UNKNOWN
        seen += 1
        counters[CURSOR + depth] = cursor + 1
        stack[depth + 1] = stack[depth]
        s = state_at(stack, depth + 1)
        apply_action(s, s.turn, rows[depth, cursor] % UNIT)
        if s.outcome == WON:
            return YES
        key = key_of(s)
        if s.outcome == RUNNING and failed[key & mask] != key:
            depth += 1
            enter(s, depth, rows, counters)
    return NO
