"""The cards and the track of Runner-Up: 32 cards of nine values, 29 fields.

A hand is one number. In the base game it counts: three bits for each value, how many of it are held.
In the tactical variant it is a mask of the 32 cards, which the white numbers tell apart. So a card in a
hand is a *unit*: a value's index there, a card's index here.
"""

VALUES = (-4, -3, -2, -1, 1, 2, 3, 4, 5)
COPIES = (1, 3, 4, 5, 6, 5, 4, 3, 1)
KINDS = len(VALUES)
CARDS = sum(COPIES)
"""cards are numbered from 0 by value, -4 first"""
BACKWARD_KINDS = 4
"""the first so many kinds are -4 to -1"""
FIRST_OF_KIND = sum(1 << sum(COPIES[:kind]) for kind in range(1, KINDS))
"""mask of cards: the first of each value but the lowest"""

COUNT_BITS = 3
ONE_EACH = sum(1 << COUNT_BITS * kind for kind in range(KINDS))
"""a base hand with one of each value"""
ALL_COUNTED = sum(count << COUNT_BITS * kind for kind, count in enumerate(COPIES))
"""all cards as a base hand"""
ALL_CARDS = (1 << CARDS) - 1
"""all cards as a tactical hand"""

SEATS = 6
HAND_SIZE = 5
PILE_SIZE = 4
"""cards of the virtual player in a stage (R41)"""
STAGES, ROUNDS = 5, 5
BACK_END, FRONT_END = -12, 16
"""the ends of the track (R13)"""

WHITE_DEFAULT = (
    *(28,),
    *(21, 22, 23),
    *(12, 13, 14, 15),
    *(1, 2, 3, 4, 5),
    *(6, 7, 8, 9, 10, 11),
    *(16, 17, 18, 19, 20),
    *(24, 25, 26, 27),
    *(29, 30, 31),
    *(32,),
)
"""stand-in for the printed white numbers, by card (R60)"""
LARGEST_WHITE = 999
