"""Setting up a game and each of its rounds; hands of cards."""

from stamtisch._jit import kernel
from stamtisch.engine.rng import shuffle
from stamtisch.games.saboteur.board import lay_out
from stamtisch.games.saboteur.cards import (
    DECK,
    DIGGER,
    GOAL_GOLD,
    GOALS,
    GOLD_CARDS,
    GOLD_COPIES,
    KINDS,
    NUGGETS,
    ROUNDS,
    SABOTEUR,
)
from stamtisch.games.saboteur.state import DIGGING, OVER, SaboteurRecord
from stamtisch.games.saboteur.tables import COPIES, DIGGERS, LAYS_OF_KIND


@kernel
def deal(s: SaboteurRecord) -> None:
    """Shuffle the 28 gold cards, 1s first, then 2s and 3s (their last is the top), then round 1 (R6, R7)."""
    count = 0
    for value in range(NUGGETS):
        s.gold_total[value] = GOLD_COPIES[value]
        for _ in range(GOLD_COPIES[value]):
            s.gold_pile[count] = value + 1
            count += 1
    shuffle(s, s.gold_pile, GOLD_CARDS, GOLD_CARDS)
    s.pile_count = GOLD_CARDS
    s.last = (s.first_player + s.players - 1) % s.players
    start_round(s)


@kernel
def start_round(s: SaboteurRecord) -> None:
    """Three shuffles: roles (diggers first, the last card is spare), goals (gold, se, sw), deck (R41)."""
    for i in range(s.players + 1):
        s.role[i] = DIGGER if i < DIGGERS[s.players] else SABOTEUR
    shuffle(s, s.role, s.players + 1, s.players + 1)
    for goal in range(GOALS):
        s.goal[goal] = GOAL_GOLD + goal
    shuffle(s, s.goal, GOALS, GOALS)
    lay_out(s)
    clear_cards(s)
    fill_deck(s)
    shuffle(s, s.draw, DECK, DECK)
    for seat in range(s.players):
        for _ in range(s.hand_size):
            draw_card(s, seat)
    s.turn = (s.last + 1) % s.players
    s.phase = DIGGING


@kernel
def fill_deck(s: SaboteurRecord) -> None:
    """40 tunnel and 27 action cards in the order of the tables (R5)."""
    count = 0
    for kind in range(KINDS):
        for _ in range(COPIES[kind]):
            s.draw[count] = kind
            count += 1
    s.draw_at = 0
    s.draw_end = count


@kernel
def clear_cards(s: SaboteurRecord) -> None:
    """Hands, discards, broken tools and what was seen belong to one round (R41)."""
    for seat in range(s.players):
        for kind in range(KINDS):
            s.hand[seat, kind] = 0
            s.passed[seat, kind] = 0
        s.hand_count[seat] = 0
        s.hand_kinds[seat] = 0
        s.hand_lays[seat] = 0
        s.passed_count[seat] = 0
        s.known[seat] = 0
    for kind in range(KINDS):
        s.gone[kind] = 0
    for tool in range(3):
        s.broken[tool] = 0


@kernel
def draw_card(s: SaboteurRecord, seat: int) -> None:
    """Draw the top card, if there is one (R8, R10)."""
    if s.draw_at < s.draw_end:
        add_card(s, seat, s.draw[s.draw_at])
        s.draw_at += 1


@kernel
def add_card(s: SaboteurRecord, seat: int, kind: int) -> None:
    """Put a card into a hand."""
    s.hand[seat, kind] += 1
    s.hand_count[seat] += 1
    s.hand_kinds[seat] |= 1 << kind
    s.hand_lays[seat] |= LAYS_OF_KIND[kind]


@kernel
def remove_card(s: SaboteurRecord, seat: int, kind: int) -> None:
    """Take a card out of a hand."""
    s.hand[seat, kind] -= 1
    s.hand_count[seat] -= 1
    if s.hand[seat, kind] == 0:
        s.hand_kinds[seat] &= ~(1 << kind)
        s.hand_lays[seat] &= ~LAYS_OF_KIND[kind]


@kernel
def finish_round(s: SaboteurRecord) -> None:
    """After the third round the game is over; else the next begins (R1, R41, R43)."""
    if s.round == ROUNDS - 1:
        s.phase = OVER
        s.turn = (s.last + 1) % s.players
    else:
        s.round += 1
        start_round(s)
