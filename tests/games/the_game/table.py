"""Moments of The Game for tests."""

from stamtisch import State, load_game

PILES = ("up1", "up2", "down1", "down2")


def tops(up1=1, up2=1, down1=100, down2=100) -> dict[str, int]:
    """The top values in the order of the rulebook's examples."""
    return dict(zip(PILES, (up1, up2, down1, down2), strict=True))


def moment(hands: list[list[int]], piles=None, draw=0, players=None, options=None, **rest) -> State:
    """A moment with these hands; `draw` is the draw pile, or how many cards it has (any that are left)."""
    piles = piles or tops()
    used = {*piles.values(), *(card for hand in hands for card in hand)}
    if isinstance(draw, int):
        draw = [card for card in range(2, 100) if card not in used][:draw]
    game = load_game("the-game", players=players or len(hands), **(options or {}))
    named = {f"p{at + 1}": hand for at, hand in enumerate(hands)}
    return game.from_position({"piles": piles, "hands": named, "draw": draw, **rest})


def alone(hand: list[int], piles=None, draw=0, **rest) -> State:
    """The same for one player."""
    return moment([hand], piles, draw, **rest)


def play(state: State, *words: str) -> State:
    """The seat whose turn it is does this and that."""
    for each in words:
        state.apply(each)
    return state


def rule_of(state: State, words: str, seat: str = "p1") -> str | None:
    """Which rule forbids it; None if it may be done."""
    problem = state.why_not(seat, words)
    return problem and (problem.rule or "").removeprefix("the-game/")


def lost(state: State) -> bool:
    """Whether the game is over and lost."""
    return state.is_over() and state.winners() == []
