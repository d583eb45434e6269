"""A player of Claim who weighs what a trick brings against the chance to win it, and saves strong cards."""

from typing import Any

from stamtisch._jit import plain
from stamtisch.bots.base import Bot
from stamtisch.engine.snapshot import Observation
from stamtisch.games.claim import redeal, votes
from stamtisch.games.claim.actions import FIRST_TAKE, LOOK, TAKE_STOCK
from stamtisch.games.claim.cards import (
    COPIES,
    DOPPELGANGER,
    DWARF,
    FACTION_OF,
    FACTIONS,
    GIANT,
    GNOME_OF,
    GOBLIN,
    KINDS,
    KNIGHT,
    MOST_CARDS,
    TROLL,
    UNDEAD,
    VALUE_OF,
    WORD,
)
from stamtisch.games.claim.state import MIDDLE, OUT, PLAY

_hand_cards_left = plain(redeal.hand_cards_left)
_sides = plain(votes.sides)

FOLLOWER_VALUE = 0.09
"""what each point of a follower's value is worth, in votes"""
FOLLOWER_BONUS = {DOPPELGANGER: 0.25, KNIGHT: 0.15}
DWARF_VALUE = 0.03
"""a Dwarf wins no Dwarves, so its value counts for less"""
UNDEAD_WON = 0.3
"""what an Undead on a score pile is worth in phase 1"""
SAVED_VALUE = 0.03
"""what each point of value is worth if the card is kept for later tricks"""
SAVED_BONUS = {DOPPELGANGER: 0.1, KNIGHT: 0.08}


class ClaimGreedy(Bot):
    """Values each card by what it is likely to win or lose in this trick."""

    def act(self, observation: Observation) -> int:
        """The card or follower that promises most."""
        seat = observation.viewer - 1
        actions = observation.legal_actions(seat)
        if len(actions) == 1:
            return actions[0]
        table = _Table(observation.view, seat)
        rate = table.rate_card if observation.view.stage == PLAY else table.rate_choice
        rated = {action: rate(action) for action in actions}
        best = max(rated.values())
        return self.random.choice([action for action in actions if rated[action] == best])


def follower_worth(kind: int) -> float:
    """What a card is worth as a follower, roughly in votes."""
    faction, value = FACTION_OF[kind], VALUE_OF[kind]
    each = DWARF_VALUE if faction == DWARF else FOLLOWER_VALUE
    return each * value + FOLLOWER_BONUS.get(faction, 0.0)


def strength(kind: int, led: int) -> int:
    """A card's strength in a trick; more wins."""
    faction = FACTION_OF[kind]
    if faction in (led, DOPPELGANGER):
        return 10 + VALUE_OF[kind]
    return 20 + VALUE_OF[kind] if faction == KNIGHT and led == GOBLIN else 0


class _Table:
    """What the seat sees, counted once for a decision."""

    def __init__(self, view: Any, seat: int) -> None:
        self.view, self.seat = view, seat
        self.players: int = view.players
        self.trick: list[int] = [view.trick[i] for i in range(view.played)]
        self.unseen = self._unseen()
        self.unseen_count = max(sum(self.unseen), 1)
        self.others = [
            other
            for other in (self.seat + step for step in range(1, self.players - view.played))
            if _hand_cards_left(view, other % self.players) > 0
        ]
        """the seats still to play after this one, perhaps past the last number"""
        if view.phase == 2:
            self.weights = [self._weight(faction) for faction in range(len(FACTIONS))]
            total = sum(self.weights[FACTION_OF[kind]] * n for kind, n in enumerate(self.unseen))
            self.average = total / self.unseen_count
        else:
            total = sum(follower_worth(kind) * n for kind, n in enumerate(self.unseen))
            self.average = total / self.unseen_count

    def _kinds(self, zone: Any, row: int) -> list[int]:
        view = self.view
        found = []
        for word in range(2):
            mask = zone[row, word]
            while mask:
                found.append(view.kind_at[WORD * word + (mask & -mask).bit_length() - 1])
                mask &= mask - 1
        return found

    def _unseen(self) -> list[int]:
        """How many cards of each kind are hidden from the seat or in others' hands."""
        view = self.view
        left = [0] * KINDS
        for bit in range(min(view.deck_size, MOST_CARDS)):
            left[view.kind_at[bit]] += 1
        visible = list(self.trick) + [view.open[i] for i in range(view.open_count)]
        visible += self._kinds(view.hand, self.seat) + self._kinds(view.follow, self.seat)
        for row in (*range(self.players), OUT, MIDDLE):
            visible += self._kinds(view.pile, row)
        if view.phase == 1:
            for other in range(self.players):
                if other != self.seat:
                    visible += self._kinds(view.known, other)
        for kind in visible:
            left[kind] -= 1
        return [min(max(n, 0), COPIES[kind]) for kind, n in enumerate(left)]

    def _count(self, side: int, faction: int) -> int:
        seats = range(side, self.players, _sides(self.view))
        masks = (self.view.pile[seat, w] & self.view.suit[faction, w] for seat in seats for w in range(2))
        return sum(int(mask).bit_count() for mask in masks)

    def _weight(self, faction: int) -> float:
        """What one more card of the faction is worth: the nearer a vote is to be settled, the more."""
        sides = _sides(self.view)
        mine: int = self._count(self.seat % sides, faction)
        theirs: int = max(self._count(side, faction) for side in range(sides) if side != self.seat % sides)
        hand = self._kinds(self.view.hand, self.seat)
        left: int = sum(n for kind, n in enumerate(self.unseen) if FACTION_OF[kind] == faction)
        left += sum(FACTION_OF[kind] == faction for kind in [*hand, *self.trick])
        if faction == TROLL:
            left += len(self._kinds(self.view.pile, MIDDLE))
        if abs(mine - theirs) > left:
            return 0.0
        return 1.0 / (min(left + theirs - mine, left + mine - theirs) // 2 + 1)

    def _is_friend(self, seat: int) -> bool:
        return (seat - self.seat) % (2 if self.players == 4 else self.players) == 0

    def chance_to_win(self, kind: int) -> float:
        """How likely the trick is ours after this card: nobody still to play can or will beat it."""
        led = FACTION_OF[(self.trick or [kind])[0]]
        strengths = [strength(card, led) for card in self.trick]
        mine = strength(kind, led)
        if strengths and mine <= max(strengths):
            winner = (self.view.leader + strengths.index(max(strengths))) % self.players
            if not self._is_friend(winner):
                return 0.0
            mine = max(strengths)
        chance: float = 1.0
        for other in self.others:
            if not self._is_friend(other):
                chance *= 1.0 - self._chance_beaten(other % self.players, mine, led)
        return chance

    def _chance_beaten(self, other: int, mine: int, led: int) -> float:
        """How likely a seat holds a card that beats this strength, and may play it."""
        cards = int(_hand_cards_left(self.view, other))
        void = self.view.void[other]
        same = beating = knights = 0
        for kind, n in enumerate(self.unseen):
            if n and not void >> FACTION_OF[kind] & 1:
                faction = FACTION_OF[kind]
                same += n if faction == led else 0
                if strength(kind, led) > mine:
                    knights += n if faction == KNIGHT != led else 0
                    beating += n if faction != KNIGHT or led == KNIGHT else 0
        total = self.unseen_count
        can_follow: float = 1 - (1 - min(same / total, 1)) ** cards
        chance: float = 1 - (1 - min(beating / total, 1)) ** cards
        if knights:
            chance += (1 - chance) * (1 - can_follow) * (1 - (1 - min(knights / total, 1)) ** cards)
        return chance

    def rate_choice(self, action: int) -> float:
        """How good a follower is; a Seer always looks."""
        if action == LOOK:
            return 100.0
        if action == TAKE_STOCK:
            return follower_worth(self.view.stock[self.view.stock_at])
        return follower_worth(action - FIRST_TAKE)

    def rate_card(self, kind: int) -> float:
        """What the trick brings on average if this card is played, less what it would be worth later."""
        chance = self.chance_to_win(kind)
        gain, loss = self._stakes_1(kind) if self.view.phase == 1 else self._stakes_2(kind)
        return chance * gain - (1 - chance) * loss - self._saved(kind)

    def _saved(self, kind: int) -> float:
        later: float = min(self.view.left - 1, 5) / 5
        return later * (SAVED_VALUE * VALUE_OF[kind] + SAVED_BONUS.get(FACTION_OF[kind], 0.0))

    def _stakes_1(self, kind: int) -> tuple[float, float]:
        """What winning brings in phase 1, and what losing costs: the follower, and Undead played."""
        prizes = [follower_worth(self.view.open[i]) for i in range(self.view.open_count)]
        undead = UNDEAD_WON * sum(FACTION_OF[card] == UNDEAD for card in [*self.trick, kind])
        prize = max(prizes) - self.average
        return prize / 2 + undead, prize / 2 + undead

    def _stakes_2(self, kind: int) -> tuple[float, float]:
        """What winning brings in phase 2, and what losing costs: the cards, by the votes still open."""
        played = [*self.trick, kind]
        won = sum(self.weights[FACTION_OF[card]] for card in played if FACTION_OF[card] not in (DWARF, TROLL))
        won += len(self.others) * self.average
        trolls = [card for card in played if FACTION_OF[card] == TROLL]
        waiting = len(self._kinds(self.view.pile, MIDDLE)) if len(trolls) < 2 else 0
        won += self.weights[TROLL] * (min(len(trolls), 1) + waiting)
        dwarves = self.weights[DWARF] * sum(FACTION_OF[card] == DWARF for card in played)
        if self.players == 2:
            won -= dwarves  # they go to the loser
        return won + self._smashed(played, False), won + self._smashed(played, True)

    def _smashed(self, played: list[int], friends: bool) -> float:
        """What Giants among the cards played remove from one side or the other, in votes."""
        total = 0.0
        for card in played:
            if FACTION_OF[card] == GIANT:
                gnome = GNOME_OF[VALUE_OF[card]]
                for seat in range(self.players):
                    if self._is_friend(seat) == friends and gnome in self._kinds(self.view.pile, seat):
                        total += self.weights[FACTION_OF[gnome]]
        return total
