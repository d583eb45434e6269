"""Redeals: every world fits, and each arrangement of the unseen cards is equally likely."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from stamtisch._jit import INTERPRETED
from tests.games.claim.helpers import GNOMES, GOBLIN_DRAGONS, GOBLINS, every_card, game, two

DRAWS = 400 if INTERPRETED else 3000


def distribution(state, who, picture):
    """How often each picture of a redealt position comes up."""
    view = state.observation(who)
    found = Counter()
    for number in range(DRAWS):
        world = state.redeal(who, number)
        if number < 20:
            assert world.observation(who)._states.tobytes() == view._states.tobytes()
        found[picture(world.position())] += 1
    return found


def assert_uniform(found, weights):
    """Chi-square far below what a wrong weight would give (the seeds are fixed)."""
    total = sum(weights.values())
    assert set(found) <= set(weights)
    square = sum(
        (found[key] - DRAWS * weight / total) ** 2 / (DRAWS * weight / total)
        for key, weight in weights.items()
    )
    freedom = len(weights) - 1
    assert square < freedom + 5 * (2 * freedom) ** 0.5 + 5


def hands_of(*seats):
    return lambda position: tuple(tuple(sorted(position["hands"][seat])) for seat in seats)


def splits(cards, sizes):
    """All ways to deal numbered cards into hands of these sizes, as lists of indices."""
    if not sizes:
        yield []
        return
    for chosen in combinations(cards, sizes[0]):
        for rest in splits([card for card in cards if card not in chosen], sizes[1:]):
            yield [chosen, *rest]


def weigh(unseen, sizes, fits):
    """How many physical arrangements look alike, of those that fit."""
    weights = Counter()
    for split in splits(list(range(len(unseen))), sizes):
        dealt = [sorted(unseen[i] for i in part) for part in split]
        if fits(dealt):
            weights[tuple(map(tuple, dealt))] += 1
    return weights


def lacks(hand, faction):
    return not any(card.startswith(faction) for card in hand)


def test_R4_R8_R15_phase_1_two_players_with_copies_and_a_void():
    """Hidden: p2's hand of two (no Goblins), p2's hidden follower, a stock of three."""
    state = two().from_position(
        {
            "phase": 1,
            "hands": {"p1": ["knight-2", "knight-3"], "p2": ["dwarf-1", "undead-1"]},
            "open": ["knight-9"],
            "stock": ["goblin-0", "goblin-0", "dwarf-2"],
            "followers": {"p1": ["knight-8"], "p2": ["goblin-0"]},
            "voids": {"p2": ["goblins"]},
        }
    )
    unseen = ["dwarf-1", "undead-1", "goblin-0", "goblin-0", "dwarf-2", "goblin-0"]
    weights = weigh(unseen, [2, 1, 3], lambda dealt: lacks(dealt[0], "goblin"))

    def seen(position):
        parts = (position["hands"]["p2"], position["followers"]["p2"], position["stock"])
        return tuple(tuple(sorted(part)) for part in parts)

    assert_uniform(distribution(state, "p1", seen), weights)


def test_R4_the_order_of_the_stock_is_drawn_too():
    state = two().from_position(
        {
            "phase": 1,
            "hands": {"p1": ["knight-2", "knight-3"], "p2": ["dwarf-1", "dwarf-3"]},
            "open": ["knight-9"],
            "stock": ["goblin-1", "goblin-2", "dwarf-2"],
            "voids": {"p2": ["goblins"]},
        }
    )
    found = distribution(state, "p1", lambda position: tuple(position["stock"]))
    dwarves = ["dwarf-1", "dwarf-2", "dwarf-3"]
    orders = {
        order: 1
        for dwarf in dwarves
        for stock in [("goblin-1", "goblin-2", dwarf)]
        for order in set(_orders(stock))
    }
    assert len(orders) == 18
    assert_uniform(found, orders)


def _orders(cards):
    if not cards:
        return [()]
    return [(card, *rest) for i, card in enumerate(cards) for rest in _orders(cards[:i] + cards[i + 1 :])]


THREE = {
    "phase": 2,
    "hands": {
        "p1": ["troll-0", "troll-1", "troll-2"],
        "p2": ["goblin-0", "goblin-1", "dwarf-1"],
        "p3": ["undead-1", "goblin-0", "dwarf-2"],
    },
}


@pytest.mark.parametrize(
    "voids",
    [
        {},
        {"p2": ["undead"]},
        {"p2": ["undead"], "p3": ["seers"]},
        {"p2": ["undead", "knights"], "p3": ["doppelgangers"]},
    ],
)
def test_R8_R20_phase_2_three_players(voids):
    state = game(3, GOBLINS).from_position({**THREE, "voids": voids})
    unseen = [*THREE["hands"]["p2"], *THREE["hands"]["p3"]]
    weights = weigh(unseen, [3, 3], lambda d: lacks(d[0], "undead") if voids else True)
    assert_uniform(distribution(state, "p1", hands_of("p2", "p3")), weights)


def test_R8_two_bound_hands_that_lack_different_factions():
    """Undead only for p3, Dwarves only for p2: what is left is forced or shared."""
    hands = {
        "p1": ["troll-0", "troll-1", "troll-2"],
        "p2": ["goblin-0", "goblin-1", "dwarf-1"],
        "p3": ["undead-1", "goblin-0", "knight-2"],
    }
    voids = {"p2": ["undead"], "p3": ["dwarves"]}
    state = game(3, GOBLINS).from_position({"phase": 2, "hands": hands, "voids": voids})
    weights = weigh(
        [*hands["p2"], *hands["p3"]], [3, 3], lambda d: lacks(d[0], "undead") and lacks(d[1], "dwarf")
    )
    assert_uniform(distribution(state, "p1", hands_of("p2", "p3")), weights)


FOUR = {
    "p1": ["troll-0", "troll-1"],
    "p2": ["goblin-0", "dwarf-1"],
    "p3": ["undead-1", "goblin-0"],
    "p4": ["seer-3", "knight-2"],
}


def test_R8_three_bound_hands():
    voids = {"p2": ["undead"], "p3": ["dwarves", "seers"], "p4": ["goblins", "undead"]}
    state = game(4, GOBLINS).from_position({"phase": 2, "hands": FOUR, "voids": voids})
    weights = weigh(
        [*FOUR["p2"], *FOUR["p3"], *FOUR["p4"]],
        [2, 2, 2],
        lambda d: (
            lacks(d[0], "undead")
            and lacks(d[1], "dwarf")
            and lacks(d[1], "seer")
            and lacks(d[2], "goblin")
            and lacks(d[2], "undead")
        ),
    )
    assert len(weights) > 3
    assert_uniform(distribution(state, "p1", hands_of("p2", "p3", "p4")), weights)


def test_R8_a_spectator_and_a_bound_hand_beside_a_pool():
    """Phase 1 among three with one card each; p2 and p3 lack Goblins, the stock does not."""
    hands = {"p1": ["troll-0"], "p2": ["dwarf-1"], "p3": ["undead-1"]}
    state = game(3, GOBLINS).from_position(
        {
            "phase": 1,
            "hands": hands,
            "open": ["knight-2", "knight-3"],
            "stock": ["goblin-0"],
            "voids": {"p2": ["goblins"], "p3": ["goblins", "trolls"]},
        }
    )
    weights = weigh(
        ["troll-0", "dwarf-1", "undead-1", "goblin-0"],
        [1, 1, 1, 1],
        lambda d: lacks(d[1], "goblin") and lacks(d[2], "goblin") and lacks(d[2], "troll"),
    )

    def seen(position):
        seats = [tuple(position["hands"][seat]) for seat in ("p1", "p2", "p3")]
        return (*seats, tuple(position["stock"]))

    assert_uniform(distribution(state, "spectator", seen), weights)


def test_R15_R18_known_cards_stay_where_they_are():
    state = game(3, GOBLINS).from_position(
        {
            **THREE,
            "known": {"p2": ["goblin-0"]},
            "seen": {"p1": {"p3": ["undead-1"]}, "p2": {"p3": ["dwarf-2"]}},
        }
    )
    unseen = ["goblin-1", "dwarf-1", "goblin-0", "dwarf-2"]
    weights = weigh(unseen, [2, 2], lambda _: True)
    weights = {
        (tuple(sorted(["goblin-0", *one])), tuple(sorted(["undead-1", *other]))): weight
        for (one, other), weight in weights.items()
    }
    assert_uniform(distribution(state, "p1", hands_of("p2", "p3")), weights)


def test_A1_own_hidden_followers_are_drawn_where_nobody_peeks():
    table = two(loser_peeks=False)
    state = table.from_position(
        {
            "phase": 1,
            "hands": {"p1": ["knight-2"], "p2": ["dwarf-1"]},
            "open": ["knight-9"],
            "stock": ["dwarf-2"],
            "followers": {"p1": ["goblin-0", "knight-5"], "p2": ["goblin-1", "knight-6"]},
            "known": {"p1": ["knight-5"], "p2": ["knight-6"]},
        }
    )

    def seen(position):
        return (
            *position["hands"]["p2"],
            *position["stock"],
            *(card for seat in ("p1", "p2") for card in position["followers"][seat] if "knight" not in card),
        )

    found = distribution(state, "p1", seen)
    weights = dict.fromkeys(_orders(("dwarf-1", "dwarf-2", "goblin-0", "goblin-1")), 1)
    assert_uniform(found, weights)


@pytest.mark.parametrize(
    ("players", "factions", "options"),
    [(2, "claim", {}), (3, GOBLINS, {"doppelganger_forced": True}), (4, GOBLIN_DRAGONS, {}), (4, GNOMES, {})],
)
def test_R4_every_world_has_all_cards_and_can_be_played_on(players, factions, options):
    table = game(players, factions, **options)
    dice = Random(5)
    state = table.new(11)
    deck = every_card(state.position())
    while not state.is_over():
        for who in ["spectator", *range(players)]:
            world = state.redeal(who, dice.getrandbits(100))
            assert every_card(world.position()) == deck
            assert world.position() == table.from_position(world.position()).position()
            world.apply(world.legal_actions()[0])
        for _ in range(5):
            if not state.is_over():
                state.apply(dice.choice(state.legal_actions()))
