"""Moments of The Game and naive counts, for the tests of its bots."""

from stamtisch import load_game
from stamtisch.bots.the_game import TheGameGreedy
from stamtisch.games.the_game.cards import FIRST_CARD, LAST_CARD, PILES
from stamtisch.games.the_game.position import hand_cards

OPTIONS = (
    {"players": 1},
    {"players": 2, "edition": "on-fire"},
    {"players": 3, "min_cards": 3, "hand_delta": -1},
    {"players": 4, "jump_announcements": True, "min_cards_empty": 2},
    {"players": 5, "edition": "on-fire", "min_cards": 4, "first_player": "p3"},
    {"players": 1, "min_cards": 8, "min_cards_empty": 8},
    {"players": 3, "hand_delta": 2},
)


def late(players, seed, unlaid=20, **options):
    """A moment near the end of a game of greedy bots; the next such game if this one ended early."""
    while True:
        state = load_game("the-game", players=players, **options).new(seed)
        bots = [TheGameGreedy(seat) for seat in range(players)]
        while not state.is_over():
            if 98 - state.scores()["p1"] <= unlaid:
                return state
            (seat,) = state.to_act()
            state.apply(bots[seat].act(state.observation(seat)), seat)
        seed += 1000


def unlaid_cards(view):
    """The cards that have not been laid."""
    laid = view.laid_cards[0] | view.laid_cards[1] << 49
    return [card for card in range(FIRST_CARD, LAST_CARD + 1) if not laid >> (card - FIRST_CARD) & 1]


def held(view, seat):
    """The seat's cards."""
    return hand_cards(view, seat)


def talk(state, bots):
    """Every seat says all it has to say."""
    for seat, bot in enumerate(bots):
        while (signal := bot.signal(state.observation(seat))) is not None:
            state.apply(signal, seat)


def full_view(state):
    """The state itself as a view: all hands open."""
    view = state.observation(0).view
    return type(view)(state._states)


def turned_around(first, second):
    bits = int(first) | int(second) << 49
    turned = sum(1 << 97 - bit for bit in range(98) if bits >> bit & 1)
    return turned & (1 << 49) - 1, turned >> 49


def mirrored(view):
    """The same moment upside down: 101 less every number, up for down."""
    states = view.states.copy()
    other = type(view)(states)
    for pile in range(PILES):
        other.top[pile] = 101 - view.top[pile ^ 2]
    for at in range(view.draw_at, view.draw_end):
        other.draw[at] = 101 - view.draw[at]
    other.laid_cards[0], other.laid_cards[1] = turned_around(view.laid_cards[0], view.laid_cards[1])
    for seat in range(view.players):
        halves = turned_around(view.hand[seat, 0], view.hand[seat, 1])
        other.hand[seat, 0], other.hand[seat, 1] = halves
    return other
