"""A Saboteur player by plain rules of thumb: diggers dig the shortest way, saboteurs spoil it late.

It judges by the table as it lies and remembers nothing: whoever passes often though no tool is
broken digs badly.
"""

from typing import Any

from stamtisch.bots.base import Bot
from stamtisch.engine.snapshot import Observation
from stamtisch.games.saboteur import cards
from stamtisch.games.saboteur.actions import (
    FIRST_MAP,
    FIRST_PASS,
    FIRST_ROCKFALL,
    FIRST_TAKE,
    FIRST_USE,
)
from stamtisch.games.saboteur.names import cell_xy

FAR = 99
NEAR = 4
"""from so few cells before a goal on, a saboteur shows his colours"""
MANY_PASSES = 3
"""passes, tools broken now subtracted, from which on a seat is suspected"""
_THROUGH_KINDS = range(cards.FIRST_DEAD)


class SaboteurGreedy(Bot):
    """Digs or spoils, whichever its role asks for."""

    def act(self, observation: Observation) -> int:
        """One of the seat's legal actions."""
        legal = observation.legal_actions(observation.seat)
        if legal[-1] >= FIRST_TAKE:
            return legal[-1]
        table = _Table(observation.view, (observation.seat or 0))
        rate = table.digger_value if table.is_digger else table.saboteur_value
        return max(legal, key=lambda action: rate(action) + self.random.random() / 8)


class _Table:
    """What the seat sees, and what its actions are worth."""

    def __init__(self, view: Any, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.is_digger = self.view.role[seat] == cards.DIGGER
        self.targets = self._targets()
        fronts = (self.view.front[i] >> cards.PLACED for i in range(self.view.front_count))
        self.ahead = min((self._distance(cell) for cell in fronts), default=FAR)
        """cells from the best open end to a goal that may be the treasure"""

    def _targets(self) -> list[int]:
        """The cells of the goals that may hide the treasure, as far as the seat knows."""
        goals = range(cards.GOALS)
        gold = [g for g in goals if self.view.goal[g] == cards.GOAL_GOLD]
        hidden = [g for g in goals if self.view.goal[g] == 0]
        self.knows_gold = bool(gold) or len(hidden) == 1
        return [cards.GOAL_CELLS[g] for g in gold or hidden]

    def _distance(self, cell: int) -> int:
        x, y = cell_xy(cell)
        return min(
            (abs(x - gx) + abs(y - gy) for gx, gy in map(cell_xy, self.targets)),
            default=FAR,
        )

    def _leads_to(self, placement: int, cell: int) -> int:
        """How far from a goal the tunnel ends when the card is laid there; `FAR` if it leads nowhere."""
        if cards.PLACED_KIND[placement] >= cards.FIRST_DEAD:
            return FAR
        ends = [FAR]
        for side in range(cards.SIDES):
            beside = cell + cards.STEP[side]
            if cards.EDGES[1 + placement] >> side & 1:
                if beside in self.targets:
                    return 0
                if self.view.grid[beside] == cards.EMPTY:
                    ends.append(self._distance(beside))
        return min(ends)

    def _is_suspect(self, seat: int) -> bool:
        broken = sum(self.view.broken[tool] >> seat & 1 for tool in range(3))
        return seat != self.seat and self.view.passed_count[seat] - 2 * broken >= MANY_PASSES

    def digger_value(self, action: int) -> float:
        """What an action is worth to a digger."""
        if action < FIRST_ROCKFALL:
            placement, cell = divmod(action, cards.CELLS)
            gain = self.ahead - self._leads_to(placement, cell)
            joins = cards.EDGES[1 + placement].bit_count()
            return 50 + 10 * gain + joins if gain > 0 else -20 + gain
        if action < FIRST_USE:
            return self._clearing_value(action - FIRST_ROCKFALL)
        if action < FIRST_MAP:
            use, target = divmod(action - FIRST_USE, cards.SEATS)
            if use < cards.BREAKS:
                return 30 if self._is_suspect(target) else -60
            return 100 if target == self.seat else -30 if self._is_suspect(target) else 35
        if action < FIRST_PASS:
            middle = action - FIRST_MAP == 1
            return -50 if self.knows_gold or self._seen(action - FIRST_MAP) else 80 + middle
        return -self._worth_keeping(action - FIRST_PASS)

    def _seen(self, goal: int) -> bool:
        return bool(self.view.goal[goal])

    def _clearing_value(self, cell: int) -> float:
        """A rockfall on a dead end that lies before a goal clears the way."""
        placement = (self.view.grid[cell] & cards.CODE) - 1
        is_dead = cards.PLACED_KIND[placement] >= cards.FIRST_DEAD
        return 45 if is_dead and self._distance(cell) < self.ahead else -60

    def _worth_keeping(self, kind: int) -> float:
        """How much a digger would miss the card."""
        if kind < cards.TUNNELS:
            joins = cards.EDGES[1 + _first_placement(kind)].bit_count()
            return 6 + 2 * joins if kind in _THROUGH_KINDS else 0
        if kind < cards.TUNNELS + 3:
            return 3
        if kind == cards.MAP:
            return 1 if self.knows_gold else 20
        return 8

    def saboteur_value(self, action: int) -> float:
        """What an action is worth to a saboteur."""
        late = self.ahead <= NEAR
        if action < FIRST_ROCKFALL:
            return self._spoiling_value(*divmod(action, cards.CELLS), late)
        if action < FIRST_USE:
            cell = action - FIRST_ROCKFALL
            reached = self.view.grid[cell] >= cards.REACHED
            return 60 - self._distance(cell) if late and reached else -40
        if action < FIRST_MAP:
            use, target = divmod(action - FIRST_USE, cards.SEATS)
            if use < cards.BREAKS:
                soon = (target - self.seat) % self.view.players
                whole = not any(self.view.broken[tool] >> target & 1 for tool in range(3))
                return -60 if target == self.seat else 40 + 20 * whole + 10 * late - soon
            return 30 if target == self.seat else -60
        if action < FIRST_PASS:
            return 5 if not self.knows_gold and not self._seen(action - FIRST_MAP) else -50
        return self._worth_keeping(action - FIRST_PASS) if action - FIRST_PASS in _THROUGH_KINDS else -10

    def _spoiling_value(self, placement: int, cell: int, late: bool) -> float:
        """A dead end or a turn away before the goals, late; a harmless card early."""
        leads = self._leads_to(placement, cell)
        on_the_way = self._distance(cell) == self.ahead
        if late and on_the_way and leads > self.ahead:
            return 55 + min(leads, 9)
        return -60 if leads < self.ahead else -5


def _first_placement(kind: int) -> int:
    return cards.PLACED_KIND.index(kind)
