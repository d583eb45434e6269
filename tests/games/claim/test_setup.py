"""Decks, deals, options: R1 to R6."""

import pytest

from stamtisch import OptionError, PlayersError, load_game
from stamtisch.games.claim import cards
from stamtisch.games.claim.deck import check_factions
from tests.games.claim.helpers import GNOMES, GOBLINS, every_card, game, two

COPIES = {
    "goblin": {0: 5} | dict.fromkeys(range(1, 10), 1),
    "knight": dict.fromkeys(range(2, 10), 1),
    "gnome": {1: 3, 3: 3, 5: 3, 7: 3, 9: 1},
    "giant": {1: 2, 3: 2, 5: 2, 7: 2, 9: 1},
}
TEN = dict.fromkeys(range(10), 1)
SINGULAR = {"dwarves": "dwarf", "undead": "undead"}


def expected(factions):
    singular = [SINGULAR.get(name, name.removesuffix("s")) for name in factions]
    return {f"{name}-{value}": copies for name in singular for value, copies in COPIES.get(name, TEN).items()}


BOX_1 = ["goblins", "knights", "undead", "dwarves", "doppelgangers"]
BOX_2 = ["gnomes", "giants", "dragons", "trolls", "seers"]


@pytest.mark.parametrize(
    ("players", "factions", "names"),
    [
        (2, "claim", BOX_1),
        (2, "claim2", BOX_2),
        (2, [*BOX_1[:2], "seers", "dragons", "trolls"], [*BOX_1[:2], "seers", "dragons", "trolls"]),
        (3, GNOMES, GNOMES),
        (4, GOBLINS, GOBLINS),
    ],
)
def test_R1_R2_R3_R4_every_card_of_the_deck_is_dealt_or_in_the_stock(players, factions, names):
    position = game(players, factions).new(1).position()
    assert every_card(position) == expected(names)
    assert sum(every_card(position).values()) == (52 if players == 2 else 72)


@pytest.mark.parametrize(
    ("players", "hand", "opened", "stock"), [(2, 13, 1, 25), (3, 12, 2, 34), (4, 9, 2, 34)]
)
def test_R2_R3_R14_R33_hands_open_cards_and_stock(players, hand, opened, stock):
    position = game(players, "claim" if players == 2 else GOBLINS).new(2).position()
    assert [len(cards) for cards in position["hands"].values()] == [hand] * players
    assert (len(position["open"]), len(position["stock"])) == (opened, stock)
    assert position["phase"] == 1
    assert not position["score"]
    assert not position["followers"]


def test_R4_another_seed_is_another_deal_and_the_same_seed_the_same():
    table = two()
    assert table.new(5).position() == table.new(5).position()
    assert table.new(5).position() != table.new(6).position()


def test_R4_the_first_cards_of_the_shuffle_are_the_hands_and_the_rest_the_stock():
    """Dealt again with the generator alone: 13 to p1, 13 to p2, one turned up, then the stock."""
    from stamtisch._jit import plain
    from stamtisch.engine.rng import shuffle
    from stamtisch.engine.seeds import parse_seed, write_seed
    from stamtisch.games.claim.state import ClaimRecord

    record = ClaimRecord.empty()
    write_seed(record, parse_seed(77))
    order = [
        f"{name}-{value}"
        for name in ("goblin", "knight")
        for value, n in COPIES[name].items()
        for _ in range(n)
    ]
    order += [f"{name}-{value}" for name in ("undead", "dwarf", "doppelganger") for value in range(10)]
    places = list(range(52))
    plain(shuffle)(record, places, 52, 52)
    dealt = [order[place] for place in places]
    position = two().new(77).position()
    assert sorted(position["hands"]["p1"]) == sorted(dealt[:13])
    assert sorted(position["hands"]["p2"]) == sorted(dealt[13:26])
    assert position["open"] + position["stock"] == dealt[26:]


@pytest.mark.parametrize(
    ("players", "factions", "rule", "says"),
    [
        (2, ["goblins", "knights", "gnomes", "undead", "dwarves"], "R2", "exactly one pair"),
        (2, ["goblins", "undead", "dwarves", "dragons", "seers"], "R2", "exactly one pair"),
        (2, ["undead", "dwarves", "dragons", "seers", "trolls"], "R2", "exactly one pair"),
        (2, ["goblins", "knights", "gnomes", "giants", "undead"], "R2", "exactly one pair"),
        (2, ["goblins", "knights", "undead", "dwarves"], "R2", "has 5 factions"),
        (2, GNOMES, "R2", "Here there are 7"),
        (3, "claim", "R3", "has 7 factions"),
        (4, "claim2", "R3", '["goblins", "knights", "undead", "dwarves", "dragons", "trolls", "seers"]'),
        (3, [*GNOMES[:-1], "knights"], "R3", "exactly one pair"),
        (4, GOBLINS[:-1], "R3", "Here there are 6"),
    ],
)
def test_R1_R2_R3_no_other_deck(players, factions, rule, says):
    with pytest.raises(OptionError) as problem:
        game(players, factions)
    assert problem.value.rule == f"claim/{rule}"
    assert problem.value.where == "factions"
    assert says in str(problem.value)


@pytest.mark.parametrize("players", [0, 1, 5, True, "2"])
def test_R3_R5_for_two_to_four(players):
    with pytest.raises(PlayersError) as problem:
        load_game("claim", players=players)
    assert problem.value.rule == "claim/R3"


@pytest.mark.parametrize(
    "factions", ["claim3", 7, None, ["goblins", "goblins", "knights", "undead", "seers"], ["elves"], [1], {}]
)
def test_R1_factions_are_a_box_or_a_list_of_names(factions):
    with pytest.raises(OptionError) as problem:
        two(factions)
    assert problem.value.rule == "claim/R1"


def test_R2_the_order_of_the_list_does_not_matter():
    assert check_factions(tuple(reversed(BOX_2))) == sorted(BOX_2, key=cards.PLURALS.index)
    assert two(BOX_2[::-1]).new(3).position() == two("claim2").new(3).position()
    assert check_factions("claim") == "claim"


@pytest.mark.parametrize("first", ["p1", "p2", "p3"])
def test_R6_A18_the_first_leader_is_an_option(first):
    state = game(3, GOBLINS, first_leader=first).new(4)
    assert state.position()["leader"] == first
    assert state.to_act() == [int(first[1]) - 1]


def test_R6_the_first_leader_sits_at_the_table():
    with pytest.raises(OptionError):
        two(first_leader="p3")


def test_R6_p1_leads_unless_told():
    assert two().new(9).to_act() == [0]


def test_A17_there_is_no_table_talk():
    state = game(4, GOBLINS).new(4)
    assert all(state.signals(seat) == [] for seat in range(4))
