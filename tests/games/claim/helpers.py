"""Short ways to a moment of Claim."""

from collections import Counter

from stamtisch import load_game

GOBLINS = ["goblins", "knights", "undead", "dwarves", "doppelgangers", "trolls", "seers"]
GOBLIN_DRAGONS = ["goblins", "knights", "undead", "dwarves", "dragons", "trolls", "seers"]
GNOMES = ["gnomes", "giants", "undead", "dwarves", "doppelgangers", "dragons", "seers"]
GNOME_TROLLS = ["gnomes", "giants", "undead", "dwarves", "dragons", "trolls", "seers"]
MIXED = ["goblins", "knights", "dragons", "doppelgangers", "seers"]


def game(players=2, factions="claim", **options):
    return load_game("claim", players=players, factions=factions, **options)


def two(factions="claim", **options):
    return game(2, factions, **options)


def names(count):
    return [f"p{seat + 1}" for seat in range(count)]


def start(table, position, *actions):
    """A state from a position, after these actions (`p1: goblin-4`)."""
    state = table.from_position(position)
    for action in actions:
        state.apply(action)
    return state


def hands(*cards, leader="p1"):
    """One card or a list of cards for each seat, in the order of play from the leader."""
    seats = names(len(cards))
    at = seats.index(leader)
    order = seats[at:] + seats[:at]
    held = [card if isinstance(card, list) else [card] for card in cards]
    return {"hands": dict(zip(order, held, strict=True)), "leader": leader}


def trick(table, *cards, leader="p1", **fields):
    """The state after a trick of phase 2 of these cards, one of each seat from the leader on."""
    position = {"phase": 2, **hands(*cards, leader=leader), **fields}
    state = table.from_position(position)
    for card in cards:
        state.apply(card)
    return state


def phase_1(table, *cards, opened, stock, leader="p1", **fields):
    """The state after the last trick of phase 1, as far as it needs no choice."""
    position = {"phase": 1, **hands(*cards, leader=leader), "open": opened, "stock": stock, **fields}
    state = table.from_position(position)
    for card in cards:
        state.apply(card)
    return state


def scored(state):
    """Score piles as sorted lists, by seat."""
    return {seat: sorted(cards) for seat, cards in state.position()["score"].items()}


def gnomes(state):
    return {seat: sorted(cards) for seat, cards in state.position()["gnomes"].items()}


def held(state):
    return {seat: sorted(cards) for seat, cards in state.position()["hands"].items()}


def every_card(position):
    """All cards of a position, wherever they lie, counted."""
    found = Counter(card for _, card in position["trick"])
    for field in ("stock", "open", "middle", "out"):
        found.update(position[field])
    for field in ("hands", "followers", "score", "gnomes"):
        for cards in position[field].values():
            found.update(cards)
    return found


def rule_of(state, seat, words):
    """The rule that forbids an action, without the game's name; None if it is legal."""
    problem = state.why_not(seat, words)
    return problem and problem.rule and problem.rule.removeprefix("claim/")
