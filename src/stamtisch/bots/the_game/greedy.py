"""A player of The Game who wastes as few numbers as possible, looks a card ahead and minds the hints."""

from typing import Any

from stamtisch.bots.base import Bot
from stamtisch.engine.snapshot import Observation
from stamtisch.games.the_game import cards
from stamtisch.games.the_game.actions import BACK, END, FIRST_HINT, HINTS, NO_HINT
from stamtisch.games.the_game.position import hand_cards
from stamtisch.games.the_game.state import DUE

AVOID, GOOD, JUMP = HINTS.index("avoid"), HINTS.index("good"), HINTS.index("jump")
WISHES = {AVOID: 6.0, GOOD: 9.0, BACK: 12.0}
"""so many numbers a pile counts as dearer while a teammate says this of it"""
ASKED = 3.0
"""so many numbers a jump counts as cheaper where a teammate asks for it"""
NEAR = 3
"""a card so many numbers on is worth keeping a pile for"""
FREE = 0.0
"""past the minimum only what costs no number is laid"""
FIRE = 200.0
"""the worth of covering a fire that would lose the game"""


class TheGameGreedy(Bot):
    """Lays the card that, with the best card after it, skips the fewest numbers not yet laid."""

    def act(self, observation: Observation) -> int:
        """The cheapest card, or the end of the turn once going on would cost something."""
        view, seat = observation.view, observation.viewer - 1
        actions = observation.legal_actions(seat)
        if actions == [END]:
            return END
        thought = _Thought(view, seat)
        owed = view.minimum - view.laid
        worth = {action: thought.cost(action, owed) for action in actions if action != END}
        best = min(worth, key=lambda action: worth[action])
        if END in actions and worth[best] > FREE:
            return END
        return best

    def signal(self, observation: Observation) -> int | None:
        """A hint that the seat would like to give now, if it is a new one: a signal, not an action."""
        view, seat = observation.view, observation.viewer - 1
        thought = _Thought(view, seat)
        for pile in range(cards.PILES):
            wish = thought.wish(pile)
            if wish != view.hint[seat, pile]:
                return FIRST_HINT + pile * len(HINTS) + wish
        return None


class _Thought:
    """What the seat sees, ready for counting."""

    def __init__(self, view: Any, seat: int) -> None:
        self.seat = seat
        self.hand = hand_cards(view, seat)
        self.top = [view.top[pile] for pile in range(cards.PILES)]
        self.due = [view.fire[pile] == DUE for pile in range(cards.PILES)]
        self.burns = bool(view.on_fire)
        self.wishes = [_wishes(view, pile, seat) for pile in range(cards.PILES)]
        laid = view.laid_cards[0] | view.laid_cards[1] << cards.HALF
        left = [0]
        for card in range(cards.FIRST_CARD, cards.LAST_CARD + 1):
            left.append(left[-1] + (not laid >> (card - cards.FIRST_CARD) & 1))
        self.left_below = [0, 0, *left]
        """by number up to 100: how many lower numbers have not been laid"""

    def skipped(self, pile: int, top: int, card: int) -> float | None:
        """How many numbers the pile loses (negative: wins back) by the card; None if it does not fit."""
        upward = pile < cards.DOWN1
        ahead = card - top if upward else top - card
        if ahead == -cards.JUMP:
            low, high = min(top, card), max(top, card)
            return -float(self.left_below[high] - self.left_below[low + 1] + 1)
        if ahead <= 0:
            return None
        low, high = min(top, card), max(top, card)
        return float(self.left_below[high] - self.left_below[low + 1])

    def cost(self, action: int, owed: int) -> float:
        """The card's cost with that of the best card after it, if one is owed or gains."""
        card, pile = action // cards.PILES + cards.FIRST_CARD, action % cards.PILES
        first = self._one(pile, self.top[pile], card)
        tops = self.top[:]
        tops[pile] = card
        after = [
            cost
            for other in self.hand
            if other != card
            for target in range(cards.PILES)
            if (cost := self._one(target, tops[target], other)) is not None
        ]
        second = min(after, default=FIRE if owed > 1 else FREE)
        return (first or 0.0) + (second if owed > 1 else min(second, FREE))

    def _one(self, pile: int, top: int, card: int) -> float | None:
        """One card's cost, as the hints and the fires have it."""
        cost = self.skipped(pile, top, card)
        if cost is None:
            return None
        jumps = cost < 0
        for wish in self.wishes[pile]:
            cost += WISHES.get(wish, 0.0)
            if wish == JUMP and jumps:
                cost -= ASKED
        if self.due[pile] and top == self.top[pile]:
            cost -= FIRE
        if self.burns and card in cards.FIRE_CARDS:
            cost += NEAR
        return cost

    def wish(self, pile: int) -> int:
        """What the seat would say of a pile: I have something very good; please leave it; nothing."""
        costs = [cost for card in self.hand if (cost := self.skipped(pile, self.top[pile], card)) is not None]
        if any(cost < 0 for cost in costs):
            return GOOD
        return AVOID if len([cost for cost in costs if cost < NEAR]) > 1 else NO_HINT


def _wishes(view: Any, pile: int, seat: int) -> list[int]:
    """What the teammates who still play say of a pile."""
    others = [other for other in range(view.players) if other != seat and view.hand_count[other]]
    return [view.hint[other, pile] for other in others if view.hint[other, pile] != NO_HINT]
