"""What a seat may know of Saboteur (R2, R5, R9, R25, R40), and drawing a full state from it.

A viewer knows his own role, hand and passes, the goals he has looked at, his gold cards and the
packets he has picked from (`knowledge.py`), and all that is public: the table, what was played, who
passed how often, how many gold cards everybody got when, what saboteurs were paid in nuggets, and
all roles once a round is over.

`redeal` draws uniformly from all physical arrangements that fit this. Roles, goals and the 67 cards
are independent of each other: whatever is unseen is shuffled and dealt to the hidden places, and
every such deal fits, since nothing that others did excludes a card (passing is always allowed).
Gold is the one thing with memory over the rounds; see `inference.py`.
"""

from stamtisch._jit import kernel
from stamtisch.engine.rng import shuffle
from stamtisch.games.saboteur.cards import (
    CODE,
    DECK,
    DIGGER,
    GOAL_GOLD,
    GOALS,
    GOLD_CARDS,
    KINDS,
    NUGGETS,
    ROUNDS,
    SABOTEUR,
    TUNNELS,
)
from stamtisch.games.saboteur.inference import redeal_gold
from stamtisch.games.saboteur.knowledge import first_look, is_pick_open, sort_picks, stretch_end
from stamtisch.games.saboteur.state import DIGGING, OVER, TWO_CARDS, SaboteurRecord
from stamtisch.games.saboteur.tables import COPIES, DIGGERS, LAYS_OF_KIND, PLACED_KIND, SABOTEURS


@kernel
def observe(s: SaboteurRecord, viewer: int) -> None:
    """Hide roles (R2, R34), hands and draw pile (R5), passes (R9), goals (R3, R25) and gold (R6, R40)."""
    seat = viewer - 1
    for i in range(DECK):
        s.draw[i] = 0
    s.draw_end -= s.draw_at
    s.draw_at = 0
    for i in range(s.players + 1):
        if s.phase == DIGGING and (i != seat or i == s.players):
            s.role[i] = 0
    for i in range(s.players):
        if i != seat:
            hide_cards(s, i)
    seen = s.known[seat] if seat < s.players else 0
    for goal in range(GOALS):
        if s.goal_open[goal] == 0 and (seen >> goal) & 1 == 0:
            s.goal[goal] = 0
    for i in range(GOLD_CARDS):
        s.gold_pile[i] = 0
    if s.phase != OVER:
        hide_gold(s, seat)


@kernel
def hide_cards(s: SaboteurRecord, seat: int) -> None:
    """A hand, and the cards passed with, are for their owner only (R5, R9)."""
    for kind in range(KINDS):
        s.hand[seat, kind] = 0
        s.passed[seat, kind] = 0
    s.hand_kinds[seat] = 0
    s.hand_lays[seat] = 0


@kernel
def hide_gold(s: SaboteurRecord, seat: int) -> None:
    """Gold is secret until the end of the game; of pay only the worth is known (R37, R40)."""
    for i in range(s.players):
        if i != seat:
            for value in range(NUGGETS):
                s.start_gold[i, value] = 0
    for number in range(ROUNDS):
        hide_picks(s, number, seat)
        count = 0
        for i in range(s.players):
            if s.paid[number, i] != 0:
                count += 1
        for i in range(s.players):
            if count == 1 and i != seat and (s.paid[number, i] == 1 or s.paid[number, i] == 2):
                s.paid[number, i] = TWO_CARDS


@kernel
def hide_picks(s: SaboteurRecord, number: int, seat: int) -> None:
    """Picks are secret; who has seen the packet knows what the others took together (R35)."""
    look = first_look(s, number, seat)
    i = 0
    while i < s.packet[number]:
        if is_pick_open(s, number, i, seat) == 1:
            i += 1
        elif i < look:
            s.pick[number, i] = 0
            i += 1
        else:
            end = stretch_end(s, number, i, seat)
            sort_picks(s, number, i, end)
            i = end


@kernel
def redeal(s: SaboteurRecord) -> None:
    """Draw a full state that fits the view: roles, goals, cards and gold, in this order."""
    redeal_roles(s)
    redeal_goals(s)
    redeal_cards(s)
    redeal_gold(s)


@kernel
def redeal_roles(s: SaboteurRecord) -> None:
    """Deal the role cards not seen, the spare one too (R2)."""
    diggers = DIGGERS[s.players]
    saboteurs = SABOTEURS[s.players]
    for i in range(s.players + 1):
        if s.role[i] == DIGGER:
            diggers -= 1
        elif s.role[i] == SABOTEUR:
            saboteurs -= 1
    for i in range(diggers + saboteurs):
        s.draw[i] = DIGGER if i < diggers else SABOTEUR
    shuffle(s, s.draw, diggers + saboteurs, diggers + saboteurs)
    at = 0
    for i in range(s.players + 1):
        if s.role[i] == 0:
            s.role[i] = s.draw[at]
            at += 1


@kernel
def redeal_goals(s: SaboteurRecord) -> None:
    """Lay the goals not seen under the cells not seen (R3)."""
    count = 0
    for card in range(GOAL_GOLD, GOAL_GOLD + GOALS):
        seen = 0
        for goal in range(GOALS):
            if s.goal[goal] == card:
                seen = 1
        if seen == 0:
            s.draw[count] = card
            count += 1
    shuffle(s, s.draw, count, count)
    for goal in range(GOALS):
        if s.goal[goal] == 0:
            count -= 1
            s.goal[goal] = s.draw[count]


@kernel
def redeal_cards(s: SaboteurRecord) -> None:
    """Deal the cards not seen to the hidden hands and passes; the rest is the draw pile (R5, R9)."""
    draw_size = s.draw_end - s.draw_at
    unseen = collect_unseen(s)
    shuffle(s, s.draw, unseen, unseen)
    at = 0
    for seat in range(s.players):
        if seat + 1 != s.viewer:
            for i in range(at, at + s.hand_count[seat]):
                kind = s.draw[i]
                s.hand[seat, kind] += 1
                s.hand_kinds[seat] |= 1 << kind
                s.hand_lays[seat] |= LAYS_OF_KIND[kind]
            at += s.hand_count[seat]
            for i in range(at, at + s.passed_count[seat]):
                s.passed[seat, s.draw[i]] += 1
            at += s.passed_count[seat]
    s.draw_at = at
    s.draw_end = at + draw_size


@kernel
def collect_unseen(s: SaboteurRecord) -> int:
    """Write the cards that the viewer has not seen into `draw`; how many."""
    count = 0
    for kind in range(KINDS):
        unseen = COPIES[kind] - s.gone[kind] - shown(s, kind)
        for seat in range(s.players):
            unseen -= s.hand[seat, kind] + s.passed[seat, kind]
        for _ in range(unseen):
            s.draw[count] = kind
            count += 1
    return count


@kernel
def shown(s: SaboteurRecord, kind: int) -> int:
    """How many cards of the kind lie on the table, as tunnel or broken tool."""
    count = 0
    if kind < TUNNELS:
        for i in range(s.laid_count):
            if PLACED_KIND[(s.grid[s.laid[i]] & CODE) - 1] == kind:
                count += 1
    elif kind < TUNNELS + 3:
        for seat in range(s.players):
            count += (s.broken[kind - TUNNELS] >> seat) & 1
    return count
