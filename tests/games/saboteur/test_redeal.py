"""What is known, and worlds drawn from it: each fits, and each as likely as any other."""

from collections import Counter
from itertools import permutations, product

import pytest

from stamtisch import PositionError, load_game
from tests.games.saboteur.table import DECK, corridor, play, start

WHO = ("p1", "p2", "p3", "spectator")


def raw(snapshot):
    return bytes(snapshot._states.tobytes())


def near(found, expected, draws):
    """Whether frequencies agree with probabilities: chi-square far below what a fault would give."""
    assert set(found) <= set(expected), set(found) - set(expected)
    chi = sum((found[key] - draws * p) ** 2 / (draws * p) for key, p in expected.items())
    assert chi < 2 * len(expected) + 25, (chi, len(expected))


def frequencies(state, who, draws, key):
    view = state.observation(who)
    found = Counter()
    for seed in range(draws):
        world = state.redeal(who, seed)
        if seed % 25 == 0:
            assert raw(world.observation(who)) == raw(view)
        found[key(world.position())] += 1
    return found


def test_R2_roles_by_the_number_of_cards():
    state = load_game("saboteur", players=4).new(1)
    mine = state.position()["roles"]["p1"]
    found = frequencies(state, "p1", 800, lambda p: (*list(p["roles"].values())[1:], *p["spare_roles"]))
    left = ["digger"] * 4 + ["saboteur"]
    left.remove(mine)
    orders = Counter(permutations(left))
    near(found, {order: n / orders.total() for order, n in orders.items()}, 800)


def test_R25_goals_not_looked_at():
    state = play(start(["map", "map"], draw=["dead_e"] + ["map"] * 2), "p1: map top")
    found = frequencies(state, "p1", 400, lambda p: tuple(p["goals"]))
    near(found, {("gold", "stone_se", "stone_sw"): 0.5, ("gold", "stone_sw", "stone_se"): 0.5}, 400)
    found = frequencies(state, "p2", 600, lambda p: tuple(p["goals"]))
    near(found, dict.fromkeys(permutations(["gold", "stone_se", "stone_sw"]), 1 / 6), 600)


def test_R5_R9_cards_not_seen_lie_in_hands_passes_or_the_pile():
    """All but five cards are known: one in p2's hand, one passed by p2, three to draw."""
    rest = [card for card, copies in DECK.items() for _ in range(copies)]
    for card in ("cross", "cross", "map", "dead_e", "str_v"):
        rest.remove(card)
    more = {
        "hands": {"p1": [], "p2": ["cross"]},
        "passed": {"p2": ["map"]},
        "draw": ["cross", "dead_e", "str_v"],
    }
    state = start(discard=rest, **more)
    found = frequencies(state, "p1", 900, lambda p: (p["hands"]["p2"][0], p["passed"]["p2"][0], *p["draw"]))
    orders = Counter(permutations(["cross", "cross", "map", "dead_e", "str_v"]))
    near(found, {order: n / orders.total() for order, n in orders.items()}, 900)


@pytest.mark.parametrize("seed", range(3))
def test_R5_every_card_is_somewhere_in_every_world(seed):
    state = load_game("saboteur", players=3).new(seed)
    for number in range(60):
        state.apply(state.legal_actions()[number % len(state.legal_actions())])
        if number % 12 == 0:
            for who in WHO:
                p = state.redeal(who, number).position()
                held = [card for cards in p["hands"].values() for card in cards]
                held += [card for cards in p["passed"].values() for card in cards]
                held += [f"break_{tool}" for tools in p["broken"].values() for tool in tools]
                held += [name.removesuffix(" turned") for name in p["board"].values()]
                assert Counter([*held, *p["draw"], *p["discard"]]) == DECK
                assert Counter(
                    p["gold_pile"] + [card for held in p["gold"].values() for card in held] + p["packet"]
                ) == {
                    1: 16,
                    2: 8,
                    3: 4,
                }


# Gold, by trying all sequences of values over the places that the viewer does not see -------------


def gold_places(position):
    """Every place of a gold card as a path into the position, with what lies there."""
    for seat, held in position["gold"].items():
        for i, card in enumerate(held):
            yield ("gold", seat, i), card
    for number, share in enumerate(position["shares"]):
        for i, (_, card) in enumerate(share.get("picks", ())):
            yield ("picks", number, i), card
    for i, card in enumerate(position["packet"]):
        yield ("packet", i), card
    for i, card in enumerate(position["gold_pile"]):
        yield ("pile", i), card


def all_worlds(state, who, pool):  # noqa: C901 - one long loop, plainly in order
    """Every way in which the gold could lie: all sequences that a position accepts and that look alike.

    `pool` lists all gold cards; a world is its picks, then its packet and pile.
    """
    truth = state.position()
    before = {seat: list(held) for seat, held in truth["gold"].items()}
    for share in truth["shares"]:
        for seat, card in share.get("picks", ()):
            before[seat].remove(card)
        for seat, cards in share.get("paid", {}).items():
            for card in cards:
                before[seat].remove(card)
    view = raw(state.observation(who))
    sizes = [len(share.get("picks", ())) for share in truth["shares"]]
    paid = [seat for share in truth["shares"] for seat in share.get("paid", {})]
    worlds = Counter()
    for order in set(permutations(pool)):
        cards = iter(order)
        world = {**truth, "gold": {seat: [next(cards) for _ in held] for seat, held in before.items()}}
        shares = []
        for share, size in zip(truth["shares"], sizes, strict=True):
            if size or "picks" in share:
                picks = [[seat, next(cards)] for seat, _ in share["picks"]]
                shares.append({**share, "picks": picks})
            else:
                shares.append(
                    {**share, "paid": {s: [next(cards) for _ in c] for s, c in share["paid"].items()}}
                )
        for share in shares:
            for seat, card in share.get("picks", ()):
                world["gold"].setdefault(seat, []).append(card)
            for seat, some in share.get("paid", {}).items():
                world["gold"].setdefault(seat, []).extend(some)
        world["shares"] = shares
        world["packet"] = [next(cards) for _ in truth["packet"]]
        world["gold_pile"] = list(cards)
        try:
            other = state.game.from_position(world)
        except PositionError:
            continue
        if raw(other.observation(who)) == view:
            worlds[gold_key(other.position())] += 1
    assert paid is not None
    return worlds


def gold_key(p):
    """What a world is told by: who holds what, who picked what, the pile."""
    picks = tuple(tuple(card for _, card in share.get("picks", ())) for share in p["shares"])
    held = tuple(tuple(sorted(cards)) for _, cards in sorted(p["gold"].items()))
    return picks, held, tuple(sorted(p["packet"])), tuple(p["gold_pile"])


def check(state, who, pool, draws=300):
    worlds = all_worlds(state, who, pool)
    near(frequencies(state, who, draws, gold_key), {k: n / worlds.total() for k, n in worlds.items()}, draws)
    return len(worlds)


def sharing(pile, saboteurs=(2,), players=3, **more):
    """p1 has just reached the treasure."""
    more = {"goals": ["stone_se", "gold", "stone_sw"], "hands": {"p1": ["tee_h"], "p2": ["map"]}, **more}
    state = start(board=corridor(), saboteurs=saboteurs, players=players, gold_pile=pile, **more)
    return play(state, "p1: lay tee_h 7,0")


SIX = [1, 2, 3, 1, 2, 1]
"""the packet of three is 1, 2, 3; the pile 1, 2, 1"""


@pytest.mark.parametrize("who", WHO)
def test_R35_worlds_before_the_first_pick(who):
    state = sharing(SIX)
    assert check(state, who, SIX) >= (3 if who == "p1" else 10)


@pytest.mark.parametrize("who", WHO)
def test_R35_worlds_while_the_packet_goes_round(who):
    state = play(sharing(SIX), "p1: take 2")
    check(state, who, SIX)


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize(
    "picks", [("p1: take 2", "p3: take 1"), ("p1: take 1", "p3: take 3"), ("p1: take 3", "p3: take 1")]
)
def test_R40_worlds_after_the_sharing_out(who, picks):
    check(play(sharing(SIX), *picks), who, SIX)


@pytest.mark.parametrize("who", WHO)
def test_R40_worlds_after_an_end_by_equal_cards(who):
    state = play(sharing([1, 3, 1, 2, 2, 1]), "p1: take 3")
    check(state, who, [1, 1, 1, 2, 2, 3])
    check(sharing([1, 1, 1, 2, 2, 3]), who, [1, 1, 1, 2, 2, 3])


@pytest.mark.parametrize("who", ["p1", "p3", "p4", "spectator"])
def test_R40_worlds_of_four_diggers(who):
    pool = [1, 2, 1, 3, 1, 2]
    state = play(sharing(pool, saboteurs=(), players=4), "p1: take 1")
    check(state, who, pool)
    check(play(state, "p4: take 3"), who, pool)


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("pile", [[2, 3, 1, 2, 1, 1], [2, 3, 2, 1, 1, 1], [2, 2, 2, 1, 1, 1]])
def test_R37_A9_worlds_after_a_payment(who, pile):
    """Which two cards a single saboteur got depends on what the pile held."""
    state = play(start(["map"], hands={"p1": ["map"]}, gold_pile=pile), "p1: pass map")
    assert state.scores()["p2"] == 4
    check(state, who, pile)


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("pile", [[3, 2, 1, 2, 2, 1, 1], [1, 2, 1, 3, 2, 2, 1]])
def test_R35_R37_worlds_after_a_packet_and_a_payment(who, pile):
    """A payment without a 3 says that the packet before took it."""
    shared = play(sharing(pile), "p1: take 2")
    if shared.position()["packet"]:
        shared.apply(shared.legal_actions()[-1])
    saved = shared.position()
    hands = {"p1": ["map"]}
    late = {**saved, "hands": hands, "draw": [], "discard": None, "turn": "p1", "last": "p3"}
    late["roles"], late["spare_roles"] = {"p1": "digger", "p2": "saboteur", "p3": "digger"}, []
    state = play(shared.game.from_position(late), "p1: pass map")
    check(state, who, pile, draws=400)


@pytest.mark.parametrize("who", WHO)
def test_R40_worlds_with_gold_from_before(who):
    state = start(["map"], gold={"p1": [1], "p2": [3, 1], "p3": [2]}, gold_pile=[1, 2], round=2)
    check(state, who, [1, 3, 1, 2, 1, 2])


@pytest.mark.parametrize("who", WHO)
def test_A7_A16_worlds_when_one_digger_gets_the_rest(who):
    options = {"saboteur_finisher_picks": True, "broken_diggers_unpaid": True}
    more = {"options": options, "broken": {"p2": ["lamp"]}, "hands": {"p1": ["tee_h"]}}
    state = play(sharing(SIX, saboteurs=(1,), **more), "p1: take 2")
    check(state, who, SIX)


def test_the_truth_is_drawn_no_likelier_than_any_other_world():
    state = load_game("saboteur", players=5).new(3)
    same = sum(
        state.redeal("p1", seed).position()["roles"] == state.position()["roles"] for seed in range(300)
    )
    assert same < 120
    assert (
        len({str(list(product(state.redeal("p1", seed).position()["draw"], "x"))) for seed in range(20)})
        == 20
    )
