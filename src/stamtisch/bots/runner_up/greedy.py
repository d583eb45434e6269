"""A player of Runner-Up who imagines how the stage and the game may go on, and picks what wins most often."""

from typing import Any

from stamtisch._jit import plain
from stamtisch.bots.base import Bot
from stamtisch.engine.snapshot import Observation
from stamtisch.games.runner_up import cards, observe, rules
from stamtisch.games.runner_up.actions import FIRST_CARD, FIRST_MOVE, TARGETS
from stamtisch.games.runner_up.state import NOBODY

_unseen_cards = plain(observe.unseen_cards)
_kind_of_card = plain(rules.kind_of_card)

FUTURES = 40
"""so many ways to go on are imagined for each decision"""
POINT = 0.01
"""what a point of this stage is worth beside a win"""


class RunnerUpGreedy(Bot):
    """Tries each of its actions in the same few dozen imagined futures, in which the others act at random."""

    def act(self, observation: Observation) -> int:
        """The action after which the seat is second most often."""
        seat = observation.viewer - 1
        actions = observation.legal_actions(seat)
        if len(actions) == 1:
            return actions[0]
        table = _Table(observation.view, seat)
        futures = [_Future(table, self.random) for _ in range(FUTURES)]
        worth = {action: table.worth(action, futures) for action in actions}
        best = max(worth.values())
        return self.random.choice([action for action in actions if worth[action] == best])


class _Table:
    """What the seat sees, as plain lists."""

    def __init__(self, view: Any, seat: int) -> None:
        self.view, self.seat = view, seat
        self.pawns: int = view.pawns
        self.field = [view.pawn[pawn] for pawn in range(view.pawns)]
        self.total = [view.total[player] for player in range(view.pawns)]
        self.unseen = _values(_unseen_cards(view), view.tactical)
        self.hand = _values(view.hand[seat], view.tactical)
        self.rounds_left = cards.ROUNDS - view.round
        self.stages_left = cards.STAGES - view.stage

    def steps(self, action: int) -> list[tuple[int, int]]:
        """The moves (pawn, steps) that the action may make: one, or any pawn by a card just chosen."""
        if action >= FIRST_MOVE:
            choice = self.view.played[self.view.round - 1, self.seat] - 1
            return [(action - FIRST_MOVE, _value_of_card(choice - FIRST_CARD))]
        if action >= FIRST_CARD:
            return [(pawn, _value_of_card(action - FIRST_CARD)) for pawn in range(self.pawns)]
        return [(action % TARGETS, cards.VALUES[action // TARGETS])]

    def worth(self, action: int, futures: "list[_Future]") -> float:
        """How good the action is on average; of several moves the best counts."""
        return max(
            sum(future.worth(self, pawn, steps) for future in futures) for pawn, steps in self.steps(action)
        )


class _Future:
    """What the others, later rounds and later stages may bring."""

    def __init__(self, table: _Table, dice: Any) -> None:
        view, seat = table.view, table.seat
        others = [other for other in range(view.players) if other != seat]
        self.field = list(table.field)
        unseen = table.unseen[:]
        dice.shuffle(unseen)
        for other in others:
            if view.turn != NOBODY:
                self._move_by_open_card(view, other, dice)
                count = table.rounds_left
            else:
                count = table.rounds_left + 1
            for number in range(count):
                before_itself = number == count - 1 and not view.tactical
                pawn = other if before_itself else dice.randrange(table.pawns)
                self.field[pawn] += unseen.pop()
        if table.pawns > view.players:
            for _ in range(table.rounds_left):
                self.field[view.players] += unseen.pop()
        if table.rounds_left and not view.tactical:
            self.field[seat] += dice.choice(table.hand)
        self.later = list(table.total)
        for _ in range(table.stages_left):
            self.later[dice.randrange(table.pawns)] += dice.choice((-2, -1, 0, 1, 1, 2, 3, 4, 5, 6))

    def _move_by_open_card(self, view: Any, other: int, dice: Any) -> None:
        if view.awaited >> other & 1:
            card = view.played[view.round - 1, other] - 1 - FIRST_CARD
            self.field[dice.randrange(view.pawns)] += _value_of_card(card)

    def worth(self, table: _Table, pawn: int, steps: int) -> float:
        """1 for a win alone, a share of it for a shared one, and a little for points."""
        field = self.field[:]
        field[pawn] += steps
        field = [max(cards.BACK_END, min(cards.FRONT_END, label)) for label in field]
        total = self.later[:]
        points = 0
        if len(occupied := sorted(set(field))) > 1:
            scoring = occupied[-2]
            total = [
                old + scoring if here == scoring else old for old, here in zip(total, field, strict=True)
            ]
            points = scoring if field[table.seat] == scoring else 0
        levels = sorted(set(total))
        won = len(levels) > 1 and total[table.seat] == levels[-2]
        return POINT * points + (1 / total.count(levels[-2]) if won else 0)


def _value_of_card(card: int) -> int:
    return cards.VALUES[_kind_of_card(card)]


def _values(hand: int, tactical: int) -> list[int]:
    """The values of the cards in a hand."""
    if tactical:
        return [_value_of_card(card) for card in range(cards.CARDS) if hand >> card & 1]
    most = (1 << cards.COUNT_BITS) - 1
    counts = [hand >> cards.COUNT_BITS * kind & most for kind in range(cards.KINDS)]
    return [cards.VALUES[kind] for kind, count in enumerate(counts) for _ in range(count)]
