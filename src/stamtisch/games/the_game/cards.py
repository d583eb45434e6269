"""The cards of The Game: numbers 2 to 99 on four piles, hands as bit masks in two halves."""

FIRST_CARD, LAST_CARD = 2, 99
CARDS = LAST_CARD - FIRST_CARD + 1
HALF = CARDS // 2
"""cards in each half of a mask: 2..50 and 51..99"""
ALL_IN_HALF = (1 << HALF) - 1

UP1, UP2, DOWN1, DOWN2 = range(4)
PILES = 4
PILE_NAMES = ("up1", "up2", "down1", "down2")
UP_START, DOWN_START = 1, 100
JUMP = 10
"""the exact distance of the backwards trick (R8)"""

SEATS = 5
HAND_SIZES = (0, 8, 7, 6, 6, 6)
"""by number of players (R3)"""
FIRE_CARDS = (22, 33, 44, 55, 66, 77)
"""edition On Fire (F1)"""
