"""Moments of Runner-Up for tests: name the cards that matter, the rest of the hands is filled in."""

from collections import Counter

from stamtisch import State, load_game

COPIES = {"-4": 1, "-3": 3, "-2": 4, "-1": 5, "+1": 6, "+2": 5, "+3": 4, "+4": 3, "+5": 1}
"""the table of cards in the rulebook, copied by hand"""
DECK = [card for card, copies in COPIES.items() for _ in range(copies)]
WHITE = [
    *[28, 21, 22, 23, 12, 13, 14, 15, 1, 2, 3, 4, 5],
    *[6, 7, 8, 9, 10, 11, 16, 17, 18, 19, 20, 24, 25, 26, 27, 29, 30, 31, 32],
]
"""the stand-in of the rulebook's page on options, copied by hand"""
NUMBERED = [f"{card}/{number}" for card, number in zip(DECK, WHITE, strict=True)]


def deal_rest(first: list[str], size: int, deck: list[str]) -> tuple[list[list[str]], list[str]]:
    """Hands of so many cards, each with its first card as given; and what is left of the deck."""
    left = list((Counter(deck) - Counter(first)).elements())
    assert len(left) == len(deck) - len(first), "more cards named than there are"
    hands = [[card, *left[at * (size - 1) : (at + 1) * (size - 1)]] for at, card in enumerate(first)]
    return hands, left[len(first) * (size - 1) :]


def moment(choices: list[str], card_round: int = 1, pawns=None, options=None, virtual=None, **rest) -> State:
    """A moment before a round in which seat after seat could make these choices (`+3 > p2` or `+3/25`)."""
    tactical = "/" in choices[0]
    variant = {"variant": "tactical"} if tactical else {}
    game = load_game("runner-up", players=len(choices), **variant, **(options or {}))
    first = [choice.split(" ")[0] for choice in choices]
    deck = NUMBERED if tactical else DECK
    hands, left = deal_rest([*first, *(virtual or [])], 6 - card_round, deck)
    position = {
        "round": card_round,
        "pawns": dict(zip(game.names, pawns or [0] * 9, strict=False)),
        "hands": {f"p{at + 1}": hand for at, hand in enumerate(hands[: len(choices)])},
        **rest,
    }
    if len(choices) == 2:
        position["virtual"] = [*(virtual or []), *left][: 5 - card_round]
    return game.from_position(position)


def play(state: State, *choices: str) -> State:
    """Seat after seat makes its choice, p1 first."""
    for at, choice in enumerate(choices):
        state.apply(choice, at)
    return state


def fields(state: State) -> list[int]:
    """Where the pawns stand."""
    return list(state.position()["pawns"].values())


def after(choices: list[str], pawns: list[int], card_round: int = 1, **rest) -> list[int]:
    """Where the pawns stand after a round (not the fifth)."""
    return fields(play(moment(choices, card_round, pawns, **rest), *choices))


def last_round(pawns: list[int], *, steps: list[int] | None = None, **rest) -> State:
    """Round 5 of a base game, in which each seat has this last card (default +1), played."""
    steps = steps or [1] * len(pawns)
    seats = len(pawns) if len(pawns) > 3 or not rest.pop("two", False) else 2
    choices = [f"{step:+d} > p{at + 1}" for at, step in enumerate(steps[:seats])]
    return play(moment(choices, 5, pawns, **rest), *choices)


def points(pawns: list[int], **rest) -> list[int]:
    """The points of a stage that ends with the pawns on these fields; each makes one step before."""
    before = [field - 1 for field in pawns]
    if rest.get("two"):
        before[2] += 1
    return list(last_round(before, **rest).scores().values())


def ended(totals: list[int], scored: list[str] | None = None, two: bool = False, **options) -> State:
    """A finished game with these totals."""
    game = load_game("runner-up", players=2 if two else len(totals), **options)
    position = {"stage": 5, "round": 5, "totals": dict(zip(game.names, totals, strict=True))}
    if scored is not None:
        position["scored"] = scored
    return game.from_position(position)
