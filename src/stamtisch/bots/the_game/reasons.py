"""Why an action is a good one, in a sentence: what it does to the piles."""

from stamtisch._jit import plain
from stamtisch.bots.the_game import counting
from stamtisch.engine.errors import Reason
from stamtisch.games.the_game.actions import END
from stamtisch.games.the_game.cards import ALL_IN_HALF, FIRST_CARD, PILE_NAMES, PILES
from stamtisch.games.the_game.state import DUE, TheGameRecord

_skipped = plain(counting.skipped)
_ten_back = plain(counting.ten_back)


def describe(view: TheGameRecord, action: int) -> Reason | None:
    """What laying the card or ending the turn does, counted in cards that are not laid yet."""
    if action > END:
        return None
    if action == END:
        more = "the-game-why-end-empty" if view.draw_at == view.draw_end else "the-game-why-end"
        return Reason(more, {"laid": view.laid})
    card, pile = action // PILES + FIRST_CARD, action % PILES
    top = view.top[pile]
    unlaid = (ALL_IN_HALF & ~view.laid_cards[0], ALL_IN_HALF & ~view.laid_cards[1])
    gap = _skipped(*unlaid, top, card)
    about: dict[str, str | int] = {"card": card, "pile": PILE_NAMES[pile], "count": gap}
    if view.fire[pile] == DUE:
        return Reason("the-game-why-fire", about)
    if card == _ten_back(pile, top):
        return Reason("the-game-why-jump", about)
    if gap == 0:
        return Reason("the-game-why-next", about)
    owed = "the-game-why-owed" if view.laid < view.minimum else "the-game-why-more"
    return Reason(owed, about)
